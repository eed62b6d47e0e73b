//! Allocations in stream order, and frees.

use crate::code::{Code, Outcome};
use crate::memory::kinds::Kind;
use crate::objects::capture::Status;
use crate::objects::graph::{NodeKind, NodeWork};
use crate::world::{Driver, World};

impl World {
    /// Frees an allocation. After a fault, memory is freed with its context.
    fn release(&mut self, address: u64, fits: impl Fn(&Kind) -> bool) -> Outcome {
        let context = self.memory.find(address).map_or(0, |found| found.context);
        self.check_health(context)?;
        self.memory.release(address, fits).map(|_| ())
    }
}

impl Driver {
    /// Frees device memory after all work that may use it.
    pub fn free(&self, address: u64) -> Outcome {
        if self.lock().memory.is_part(address) {
            let unfinished = self.lock().unfinished_anywhere();
            unfinished.iter().for_each(|token| token.wait());
            let freed = self.lock().memory.free_part(address);
            return freed.unwrap_or(Err(Code::INVALID_VALUE));
        }
        let is_pooled = |kind: &Kind| match kind {
            Kind::Pooled { .. } => true,
            Kind::Opened { pool, .. } => pool.is_some(),
            _ => false,
        };
        if self.lock().memory.is_of_graph(address) {
            let unfinished = self.lock().unfinished_anywhere();
            unfinished.iter().for_each(|token| token.wait());
            return self.lock().memory.free_of_launch(address);
        }
        {
            // Pooled memory is freed without waiting: the caller guarantees that no work uses it.
            let mut world = self.lock();
            let found = world.memory.find(address);
            if found.is_some_and(|found| found.base == address && is_pooled(&found.kind)) {
                return world.release(address, is_pooled);
            }
        }
        self.free_when_idle(address, |kind| {
            matches!(kind, Kind::Device) || matches!(kind, Kind::Managed(of) if !of.is_variable)
        })
    }

    /// Frees host memory of the driver after all work that may use it.
    pub fn free_host(&self, address: u64) -> Outcome {
        self.free_when_idle(address, |kind| matches!(kind, Kind::Pinned { .. }))
    }

    /// Closes the memory of another process after all work that may use it. Unmaps it after as many closes as
    /// opens.
    pub fn close_opened(&self, address: u64) -> Outcome {
        let mut world = self.lock();
        let opened = world.memory.find_mut(address);
        match opened.map(|found| (found.base, &mut found.kind)) {
            Some((
                base,
                Kind::Opened {
                    pool: None, times, ..
                },
            )) if base == address => {
                if *times > 1 {
                    *times -= 1;
                    return Ok(());
                }
            }
            _ => return Err(Code::INVALID_VALUE),
        }
        drop(world);
        self.free_when_idle(address, |kind| matches!(kind, Kind::Opened { .. }))
    }

    fn free_when_idle(&self, address: u64, fits: impl Fn(&Kind) -> bool) -> Outcome {
        let unfinished = {
            let world = self.lock();
            let found = world.memory.find(address);
            let found = found
                .filter(|found| found.base == address && fits(&found.kind))
                .ok_or(Code::INVALID_VALUE)?;
            // Work of other contexts is not awaited, although it may use the memory.
            world.unfinished(found.context)
        };
        unfinished.iter().for_each(|token| token.wait());
        self.lock().release(address, fits)
    }

    /// Unregisters memory of the program after all work that may use it.
    pub fn unregister_host(&self, address: u64) -> Outcome {
        let unfinished = {
            let world = self.lock();
            let registered = world.memory.find(address);
            registered.map_or_else(Vec::new, |registered| world.unfinished(registered.context))
        };
        unfinished.iter().for_each(|token| token.wait());
        self.lock().memory.unregister_host(address)
    }

    /// Allocates memory from a pool in stream order and returns its address immediately. Memory that a
    /// capture allocates belongs to its graph.
    pub fn allocate_async(&self, pool: usize, size: u64, stream: usize) -> Outcome<u64> {
        let mut world = self.lock();
        let context = world.streams.get(stream).map_or(0, |stream| stream.context);
        world.check_health(context)?;
        let info = world.capture_info(stream)?;
        if info.status == Status::None {
            world.mark(stream, NodeKind::MemAlloc, [])?;
            return world.memory.allocate_pooled(context, pool, size);
        }
        let repeated = world.allocation_to_recapture(stream, size);
        let address = match repeated {
            Some(address) => address,
            None => world.memory.reserve_for_graph(info.graph, size)?,
        };
        let node = NodeWork::MemAlloc { address, size };
        match world.mark(stream, node, []) {
            Ok(_) => Ok(address),
            Err(code) => {
                if repeated.is_none() {
                    world.memory.withdraw(address);
                }
                Err(code)
            }
        }
    }

    /// Frees memory to its pool in stream order. The address is invalid immediately. A capture can free only
    /// memory of graphs.
    pub fn free_async(&self, address: u64, stream: usize) -> Outcome {
        let mut world = self.lock();
        let info = world.capture_info(stream)?;
        if info.status == Status::Active {
            if !world.is_free_to_recapture(stream, address) {
                world.check_free_node(info.graph, address)?;
            }
            let node = NodeWork::MemFree(address);
            return world.mark(stream, node, []).map(|_| ());
        }
        if world.memory.is_of_graph(address) {
            world.place(stream, NodeKind::MemFree, [])?;
            return world.memory.free_of_launch(address);
        }
        let is_freeable = |kind: &Kind| match kind {
            Kind::Device | Kind::Pooled { .. } => true,
            Kind::Opened { pool, .. } => pool.is_some(),
            _ => false,
        };
        let found = world.memory.find(address);
        found
            .filter(|found| found.base == address && is_freeable(&found.kind))
            .ok_or(Code::INVALID_VALUE)?;
        let Some(place) = world.place(stream, NodeKind::MemFree, [])? else {
            return Ok(());
        };
        let allocation = world.memory.take_out(address, is_freeable)?;
        place.enqueue(Box::new(move || {
            let driver = crate::world::driver();
            driver.lock().memory.recycle(&allocation);
        }));
        Ok(())
    }
}
