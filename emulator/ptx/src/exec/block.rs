//! The blocks of a cluster, which run together.

use super::barrier::{BARRIERS, Barrier, ClusterBarrier};
use super::plan::{Failure, Fault, FaultKind, Plan};
use super::reach::RegionCache;
use super::warp::{Pause, Site, Warp};
use crate::lanes::WIDTH;

/// Number of instructions that a warp runs before the next warp gets its turn.
const TURN: u32 = 4096;

#[derive(Default)]
struct Block {
    place: [u32; 3],
    warps: Vec<Warp>,
    shared: Vec<u8>,
    barriers: [Barrier; BARRIERS],
}

/// A cluster of blocks, usually of one block. Execution can stop at any instruction and resume later.
#[derive(Default)]
pub(super) struct Cluster {
    blocks: Vec<Block>,
    cluster: ClusterBarrier,
}

/// The state of a cluster after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    Over,
    /// Instructions remain.
    More,
    /// Every thread is blocked.
    Stuck,
}

impl Cluster {
    /// Initializes the cluster with this index.
    pub(super) fn begin(&mut self, number: u64, plan: &Plan<'_>) {
        let launch = plan.launch;
        let cluster = launch.cluster;
        let count = cluster.iter().product::<u32>();
        let clusters: [u64; 3] =
            std::array::from_fn(|axis| u64::from(launch.grid[axis] / cluster[axis]));
        let origin = [
            number % clusters[0],
            number / clusters[0] % clusters[1],
            number / clusters[0] / clusters[1],
        ];
        self.cluster = ClusterBarrier::default();
        self.blocks.resize_with(count as usize, Block::default);
        for (rank, block) in self.blocks.iter_mut().enumerate() {
            let rank = rank as u32;
            let within = [
                rank % cluster[0],
                rank / cluster[0] % cluster[1],
                rank / cluster[0] / cluster[1],
            ];
            block.place =
                std::array::from_fn(|axis| origin[axis] as u32 * cluster[axis] + within[axis]);
            block.shared.clear();
            block.shared.resize(plan.shared_bytes() as usize, 0);
            block.barriers = Default::default();
            let warps = plan.threads().div_ceil(WIDTH as u32);
            block.warps.resize_with(warps as usize, Warp::default);
            for (index, warp) in block.warps.iter_mut().enumerate() {
                warp.begin(index as u32, plan);
            }
        }
    }

    /// Runs for about `budget` instructions.
    pub(super) fn run<'a>(
        &mut self,
        plan: &Plan<'a>,
        reach: &mut RegionCache<'a>,
        mut budget: u32,
    ) -> Result<Progress, Fault> {
        loop {
            let mut progress = Progress::Over;
            for block in &mut self.blocks {
                let before = budget;
                let over = block.run(plan, reach, &mut self.cluster, &mut budget)?;
                progress = match (progress, over, before != budget) {
                    (Progress::Over, true, _) => Progress::Over,
                    (Progress::More, _, _) | (_, _, true) => Progress::More,
                    _ => Progress::Stuck,
                };
            }
            self.open_cluster();
            if plan.is_over() || progress != Progress::More || budget == 0 {
                return Ok(progress);
            }
        }
    }

    /// Releases the threads that wait at the cluster barrier once all threads have arrived.
    fn open_cluster(&mut self) {
        let warps = || self.blocks.iter().flat_map(|block| &block.warps);
        let alive: u32 = warps().map(|warp| warp.alive.count_ones()).sum();
        if self.cluster.arrived > 0 && self.cluster.arrived >= alive {
            self.cluster.arrived = 0;
            self.cluster.phase += 1;
            for warp in self.blocks.iter_mut().flat_map(|block| &mut block.warps) {
                warp.ready |= std::mem::take(&mut warp.at_cluster);
            }
        }
    }
}

impl Block {
    /// Runs each warp for one turn. Returns whether all threads have ended.
    fn run<'a>(
        &mut self,
        plan: &Plan<'a>,
        reach: &mut RegionCache<'a>,
        cluster: &mut ClusterBarrier,
        budget: &mut u32,
    ) -> Result<bool, Fault> {
        let mut site = Site {
            plan,
            reach,
            shared: &mut self.shared,
            barriers: &mut self.barriers,
            cluster,
            block: self.place,
            line: 0,
        };
        let mut over = true;
        for warp in &mut self.warps {
            if warp.ready == 0 {
                over &= warp.alive == 0;
                continue;
            }
            if *budget == 0 {
                return Ok(false);
            }
            let mut turn = TURN.min(*budget);
            let given = turn;
            let pause = warp
                .run(&mut site, &mut turn)
                .map_err(|failure| fault(failure, &site))?;
            *budget -= given - turn;
            over &= pause == Pause::Over;
            if plan.is_over() {
                return Ok(false);
            }
        }
        open_barriers(&mut self.warps, &mut site);
        Ok(over)
    }
}

fn fault(failure: Failure, site: &Site<'_, '_>) -> Fault {
    Fault {
        kind: failure.kind,
        address: failure.address,
        entry: site.plan.entry.name.clone(),
        line: site.line,
    }
}

impl Fault {
    pub(super) fn stopped(plan: &Plan<'_>) -> Fault {
        Fault {
            kind: FaultKind::Stopped,
            address: None,
            entry: plan.entry.name.clone(),
            line: 0,
        }
    }
}

/// Opens each barrier that has enough arrivals.
fn open_barriers(warps: &mut [Warp], site: &mut Site<'_, '_>) {
    for id in 0..BARRIERS {
        let waiting: u32 = warps
            .iter()
            .map(|warp| warp.at_barrier[id].count_ones())
            .sum();
        let Barrier {
            passed,
            expected,
            asked,
            held,
        } = site.barriers[id];
        if waiting + passed == 0 {
            continue;
        }
        let (come, wanted) = match expected {
            None => (
                waiting + passed,
                warps.iter().map(|warp| warp.alive.count_ones()).sum(),
            ),
            // With an explicit count, a partial warp counts as a full warp once all its threads have arrived.
            Some(wanted) => {
                let count = |warp: &Warp| match warp.at_barrier[id] {
                    0 => 0,
                    mask if mask == warp.alive => WIDTH as u32,
                    mask => mask.count_ones(),
                };
                (warps.iter().map(count).sum::<u32>() + passed, wanted)
            }
        };
        if come >= wanted {
            site.barriers[id] = Barrier::default();
            for warp in warps.iter_mut() {
                warp.release(id, asked, held, site);
            }
        }
    }
}
