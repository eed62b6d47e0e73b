//! Values of special registers.

use super::warp::{Site, Warp};
use crate::code::WORKSPACE;
use crate::lanes::{Lanes, WIDTH};
use crate::special::Special;

/// Number of multiprocessors of the emulated device.
const MULTIPROCESSORS: u32 = 132;

impl Warp {
    /// Returns the value of a special register.
    pub(super) fn special(&self, special: Special, site: &Site<'_, '_>) -> Lanes {
        use Special as S;
        let plan = site.plan;
        let launch = plan.launch;
        let at = |of: [u32; 3], axis: usize| u64::from(of[axis]);
        let cluster = launch.cluster;
        let within =
            || -> [u32; 3] { std::array::from_fn(|axis| site.block[axis] % cluster[axis]) };
        let clusters = |axis: usize| u64::from(launch.grid[axis] / cluster[axis]);
        let number = |axis: usize| u64::from(site.block[axis] / cluster[axis]);
        let ticks = || plan.start.elapsed().as_nanos() as u64 * 2;
        let clock = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let timer = || clock().map_or(0, |time| time.as_nanos() as u64);
        let per_lane = |of: fn(u32) -> u32| std::array::from_fn(|lane| u64::from(of(lane as u32)));
        let block = site.block;
        let value = match special {
            S::TidX => return self.thread[0],
            S::TidY => return self.thread[1],
            S::TidZ => return self.thread[2],
            S::NtidX => at(launch.block, 0),
            S::NtidY => at(launch.block, 1),
            S::NtidZ => at(launch.block, 2),
            S::CtaidX => at(block, 0),
            S::CtaidY => at(block, 1),
            S::CtaidZ => at(block, 2),
            S::NctaidX => at(launch.grid, 0),
            S::NctaidY => at(launch.grid, 1),
            S::NctaidZ => at(launch.grid, 2),
            S::LaneId => return per_lane(|lane| lane),
            S::MaskEqual => return per_lane(|lane| 1 << lane),
            S::MaskLess => return per_lane(|lane| (1 << lane) - 1),
            S::MaskLessEqual => return per_lane(|lane| (1u32 << lane) | ((1 << lane) - 1)),
            S::MaskGreater => return per_lane(|lane| !((1u32 << lane) | ((1 << lane) - 1))),
            S::MaskGreaterEqual => return per_lane(|lane| !((1 << lane) - 1)),
            S::WarpId => self.index.into(),
            S::WarpCount => u64::from(plan.threads().div_ceil(WIDTH as u32)),
            S::SmId => match launch.multiprocessors {
                [] => u64::from(block[0] % MULTIPROCESSORS),
                some => u64::from(some[block[0] as usize % some.len()]),
            },
            S::SmCount => MULTIPROCESSORS.into(),
            S::GridId => launch.number,
            S::Clock => ticks() & 0xffff_ffff,
            S::ClockHigh => ticks() >> 32,
            S::Clock64 => ticks(),
            S::GlobalTimer => timer(),
            S::GlobalTimerLow => timer() & 0xffff_ffff,
            S::GlobalTimerHigh => timer() >> 32,
            S::DynamicShared => launch.dynamic_shared.into(),
            S::TotalShared => plan.shared_bytes().into(),
            S::CurrentGraph => plan.memory.current_graph(),
            S::WorkspaceHigh => WORKSPACE >> 32,
            S::WorkspaceLow => WORKSPACE & 0xffff_ffff,
            S::ClusterIdX => number(0),
            S::ClusterIdY => number(1),
            S::ClusterIdZ => number(2),
            S::ClusterCountX => clusters(0),
            S::ClusterCountY => clusters(1),
            S::ClusterCountZ => clusters(2),
            S::ClusterCtaidX => at(within(), 0),
            S::ClusterCtaidY => at(within(), 1),
            S::ClusterCtaidZ => at(within(), 2),
            S::ClusterNctaidX => at(cluster, 0),
            S::ClusterNctaidY => at(cluster, 1),
            S::ClusterNctaidZ => at(cluster, 2),
            S::ClusterRank => {
                let [x, y, z] = within().map(u64::from);
                x + u64::from(cluster[0]) * (y + u64::from(cluster[1]) * z)
            }
            S::ClusterSize => cluster.iter().map(|&count| u64::from(count)).product(),
        };
        [value; WIDTH]
    }
}
