//! Launching functions in the order of a stream. Nothing runs them yet.

use crate::code::{Code, Outcome};
use crate::device::occupancy::{Footprint, multiprocessors};
use crate::objects::graph::NodeKind;
use crate::world::Driver;

/// How many threads are launched, and how they are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub grid: [u32; 3],
    pub block: [u32; 3],
    /// Blocks of a cluster, where the launch says it.
    pub cluster: Option<[u32; 3]>,
    /// Bytes of dynamic shared memory for each block.
    pub dynamic_shared: u32,
    /// Whether blocks wait for each other, so that all have to run at once.
    pub is_cooperative: bool,
}

fn product(sizes: [u32; 3]) -> u64 {
    sizes.into_iter().map(u64::from).product()
}

impl Shape {
    /// Whether all blocks run at once, which a launch whose blocks wait for each other needs.
    fn check_residency(&self, footprint: &Footprint) -> Outcome {
        if !self.is_cooperative {
            return Ok(());
        }
        let threads = u32::try_from(product(self.block)).unwrap_or(u32::MAX);
        let resident = footprint.resident_blocks(threads, self.dynamic_shared);
        match product(self.grid) <= u64::from(resident) * u64::from(multiprocessors()) {
            true => Ok(()),
            false => Err(Code::COOPERATIVE_LAUNCH_TOO_LARGE),
        }
    }
}

impl Driver {
    /// Launches a function in the order of a stream. Its parameters are as its entry lays them out.
    pub fn launch(
        &self,
        function: usize,
        shape: Shape,
        stream: usize,
        _parameters: Vec<u8>,
    ) -> Outcome {
        let mut world = self.lock();
        let function = world.function(function)?;
        if world.stream(stream)?.context != function.context {
            return Err(Code::INVALID_HANDLE);
        }
        if shape.dynamic_shared > function.settings.most_dynamic_shared {
            return Err(Code::INVALID_VALUE);
        }
        shape.check_residency(&function.footprint()?)?;
        world.submit(stream, NodeKind::Kernel, Box::new(|| ()))
    }
}
