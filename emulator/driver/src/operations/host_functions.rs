//! A program's functions, run in a stream's order on one of the driver's threads.

use crate::code::{Code, Outcome};
use crate::objects::graph::NodeKind;
use crate::objects::thread;
use crate::queue::run_callback;
use crate::world::Driver;

impl Driver {
    /// Runs a program's function behind everything in a stream, with the stream's context current.
    /// In a capture it becomes a node.
    pub fn launch_host_function(
        &self,
        stream: usize,
        function: impl FnOnce() + Send + 'static,
    ) -> Outcome {
        let mut world = self.lock();
        let context = world.stream(stream)?.context;
        let work = Box::new(move || {
            thread::push(context);
            run_callback(function);
            // The function may call nothing that changes the stack, so this is what was pushed.
            thread::pop();
        });
        world.submit(stream, NodeKind::Host, work)
    }

    /// As `launch_host_function`, for the older kind of function, which cannot be captured.
    pub fn add_callback(&self, stream: usize, function: impl FnOnce() + Send + 'static) -> Outcome {
        if self.lock().stream(stream)?.capture.is_some() {
            return Err(Code::STREAM_CAPTURE_UNSUPPORTED);
        }
        self.launch_host_function(stream, function)
    }
}
