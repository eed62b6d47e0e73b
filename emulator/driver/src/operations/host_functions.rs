//! Host functions, executed in stream order on a thread of the driver.

use std::sync::PoisonError;

use crate::code::{Code, Outcome};
use crate::objects::graph::NodeKind;
use crate::objects::thread;
use crate::queue::run_callback;
use crate::world::Driver;

impl Driver {
    /// Runs a host function behind all work of a stream, with the stream's context current.
    /// In a capture it becomes a node.
    pub fn launch_host_function(
        &self,
        stream: usize,
        function: impl FnOnce() + Send + 'static,
    ) -> Outcome {
        let mut world = self.lock();
        let context = world.stream(stream)?.context;
        let turn = world.context(context)?.host_functions.clone();
        let work = Box::new(move || {
            let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
            thread::push(context);
            run_callback(function);
            // The function cannot change the context stack, so the pushed context is on top.
            thread::pop();
        });
        world.submit(stream, NodeKind::Host, work)
    }

    /// As `launch_host_function`, for stream callbacks, which cannot be captured.
    pub fn add_callback(&self, stream: usize, function: impl FnOnce() + Send + 'static) -> Outcome {
        if self.lock().stream(stream)?.capture.is_some() {
            return Err(Code::STREAM_CAPTURE_UNSUPPORTED);
        }
        self.launch_host_function(stream, function)
    }
}
