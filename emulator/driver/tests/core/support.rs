//! A context to work in, and a gate that keeps a stream busy until it is opened.

use std::sync::mpsc::{Sender, channel};

use cuda::objects::graph::NodeKind;
use cuda::world::{Driver, driver};

/// A fresh context, current in this thread while it lives.
pub(crate) struct Bench {
    pub driver: &'static Driver,
    pub context: usize,
}

impl Bench {
    pub(crate) fn new() -> Bench {
        let driver = driver();
        driver.initialize().unwrap();
        let context = driver.create_context(0, 3020);
        Bench { driver, context }
    }

    pub(crate) fn stream(&self, flags: u32) -> usize {
        self.driver.lock().create_stream(flags, 0).unwrap()
    }

    pub(crate) fn event(&self) -> usize {
        self.driver.lock().create_event(0).unwrap()
    }

    pub(crate) fn device_memory(&self, size: u64) -> u64 {
        let mut world = self.driver.lock();
        world.memory.allocate_device(self.context, size).unwrap()
    }

    /// Keeps a stream busy until the gate is dropped.
    pub(crate) fn block(&self, stream: usize) -> Gate {
        let (sender, receiver) = channel::<()>();
        let wait = move || {
            let _ = receiver.recv();
        };
        self.driver
            .submit(stream, NodeKind::Host, Box::new(wait))
            .unwrap();
        Gate(sender)
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        let _ = self.driver.destroy_context(self.context);
    }
}

pub(crate) struct Gate(
    #[allow(dead_code, reason = "dropping it is what opens the gate")] Sender<()>,
);

impl Gate {
    pub(crate) fn open(self) {}
}
