//! Host functions, executed in stream order on a thread of the driver.

use std::sync::PoisonError;

use crate::code::{Code, Outcome};
use crate::objects::graph::{NodeKind, NodeWork};
use crate::objects::thread;
use crate::queue::{Work, run_callback};
use crate::world::{Driver, World};

impl World {
    /// Prepares a host function: it runs with the context current, and no other one of the context beside it.
    pub fn host_work(
        &self,
        context: usize,
        function: impl FnOnce() + Send + 'static,
    ) -> Outcome<Work> {
        let turn = self.context(context)?.host_functions.clone();
        Ok(Box::new(move || {
            let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
            thread::push(context);
            run_callback(function);
            // The function cannot change the context stack, so the pushed context is on top.
            thread::pop();
        }))
    }
}

impl Driver {
    /// Runs a host function behind all work of a stream, with the stream's context current.
    /// In a capture it becomes a node.
    pub fn launch_host_function(
        &self,
        stream: usize,
        node: impl Into<NodeWork>,
        function: impl FnOnce() + Send + 'static,
    ) -> Outcome {
        let mut world = self.lock();
        let context = world.stream(stream)?.context;
        let work = world.host_work(context, function)?;
        world.submit(stream, node, work)
    }

    /// As `launch_host_function`, for stream callbacks, which cannot be captured.
    pub fn add_callback(&self, stream: usize, function: impl FnOnce() + Send + 'static) -> Outcome {
        if self.lock().stream(stream)?.capture.is_some() {
            return Err(Code::STREAM_CAPTURE_UNSUPPORTED);
        }
        self.launch_host_function(stream, NodeKind::Host, function)
    }
}
