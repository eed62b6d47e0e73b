//! Blocks on the cores of the host.

use super::block::{Gang, Progress};
use super::plan::{Fault, Launch, Memory, Output, Plan};
use super::reach::Reach;
use crate::image::Entry;
use crate::module::Module;
use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Instructions of a cluster before another one has its turn.
const TURN: u32 = 1 << 18;
/// The same where clusters wait for each other.
const COOPERATIVE_TURN: u32 = 1 << 11;
/// Clusters that each core has begun and not ended, at most.
const RESIDENT: usize = 16;

/// Runs a kernel to its end.
///
/// # Errors
///
/// How the kernel failed, or that `stop` became true.
pub fn launch(
    module: &Module,
    entry: &Entry,
    launch: &Launch<'_>,
    memory: &dyn Memory,
    output: &dyn Output,
    stop: &AtomicBool,
) -> Result<(), Fault> {
    // A launch without clusters has clusters of one.
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
    let mut reach = Reach::new(plan.memory, plan.workspace());
    let mut resident: VecDeque<Gang> = VecDeque::new();
    let mut spare: Vec<Gang> = Vec::new();
    let (turn, most) = match plan.launch.cooperative {
        true => (COOPERATIVE_TURN, usize::MAX),
        false => (TURN, RESIDENT),
    };
    let mut idle = 0;
    while !plan.is_over() {
        // A cluster that takes its time may wait for one that has not begun.
        if resident.len() < most {
            let number = begun.fetch_add(1, Ordering::Relaxed);
            if number < clusters {
                let mut gang = spare.pop().unwrap_or_default();
                gang.begin(number, plan);
                resident.push_front(gang);
            }
        }
        let Some(mut gang) = resident.pop_front() else {
            break;
        };
        let progress = gang.run(plan, &mut reach, turn)?;
        idle = if progress == Progress::Stuck {
            idle + 1
        } else {
            0
        };
        match progress {
            Progress::Over => spare.push(gang),
            _ => resident.push_back(gang),
        }
        if idle > resident.len() {
            std::thread::sleep(Duration::from_micros(100));
        }
    }
    Ok(())
}
