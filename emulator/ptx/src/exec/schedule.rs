//! The scheduling of blocks on the cores of the host.

use super::block::{Cluster, Progress};
use super::plan::{Fault, Launch, Memory, Output, Plan};
use super::reach::RegionCache;
use crate::image::Entry;
use crate::module::Module;
use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Instructions of a cluster per turn.
const TURN: u32 = 1 << 18;
/// Instructions of a cluster per turn in a cooperative launch.
const COOPERATIVE_TURN: u32 = 1 << 11;
/// Maximum number of unfinished clusters per core.
const RESIDENT: usize = 16;

/// Runs a kernel to completion.
///
/// # Errors
///
/// Returns the fault of the kernel, or a fault of kind `Stopped` if `stop` became true.
pub fn launch(
    module: &Module,
    entry: &Entry,
    launch: &Launch<'_>,
    memory: &dyn Memory,
    output: &dyn Output,
    stop: &AtomicBool,
) -> Result<(), Fault> {
    // A launch without clusters has clusters of one block.
    let launch = &Launch {
        cluster: launch.cluster.map(|count| count.max(1)),
        ..*launch
    };
    let clusters: u64 = (0..3)
        .map(|axis| u64::from(launch.grid[axis] / launch.cluster[axis]))
        .product();
    let plan = Plan::new(&module.code, entry, launch, memory, output, stop);
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let begun = AtomicU64::new(0);
    let fault = Mutex::new(None);
    let work = || {
        if let Err(found) = work(&plan, &begun, clusters) {
            plan.failed.store(true, Ordering::Relaxed);
            fault
                .lock()
                .unwrap_or_else(|poison| poison.into_inner())
                .get_or_insert(found);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..cores.min(clusters) {
            scope.spawn(work);
        }
        work();
    });
    match fault
        .into_inner()
        .unwrap_or_else(|poison| poison.into_inner())
    {
        Some(fault) => Err(fault),
        None if stop.load(Ordering::Relaxed) => Err(Fault::stopped(&plan)),
        None => Ok(()),
    }
}

/// Runs clusters until none is left.
fn work(plan: &Plan<'_>, begun: &AtomicU64, clusters: u64) -> Result<(), Fault> {
    let mut reach = RegionCache::new(plan.memory, plan.workspace());
    let mut resident: VecDeque<Cluster> = VecDeque::new();
    let mut spare: Vec<Cluster> = Vec::new();
    let (turn, most) = match plan.launch.cooperative {
        true => (COOPERATIVE_TURN, usize::MAX),
        false => (TURN, RESIDENT),
    };
    let mut idle = 0;
    while !plan.is_over() {
        // A cluster that uses its whole turn may wait for a cluster that has not started.
        if resident.len() < most {
            let number = begun.fetch_add(1, Ordering::Relaxed);
            if number < clusters {
                let mut cluster = spare.pop().unwrap_or_default();
                cluster.begin(number, plan);
                resident.push_front(cluster);
            }
        }
        let Some(mut cluster) = resident.pop_front() else {
            break;
        };
        let progress = cluster.run(plan, &mut reach, turn)?;
        idle = if progress == Progress::Stuck {
            idle + 1
        } else {
            0
        };
        match progress {
            Progress::Over => spare.push(cluster),
            _ => resident.push_back(cluster),
        }
        if idle > resident.len() {
            std::thread::sleep(Duration::from_micros(100));
        }
    }
    Ok(())
}
