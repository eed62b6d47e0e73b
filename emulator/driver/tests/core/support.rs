//! A context to work in, and a gate that keeps a stream busy until it is opened.

use std::sync::mpsc::{Sender, channel};

use cuda::code::Code;
use cuda::objects::graph::NodeKind;
use cuda::objects::image::Image;
use cuda::operations::launches::Shape;
use cuda::operations::transfers::{Copy, Order};
use cuda::world::{Driver, driver};

/// Runs a test in a process of its own, for a fault of a kernel ends all contexts of a process.
pub(crate) fn alone(test: impl FnOnce()) {
    const MARK: &str = "CUSPEC_TEST_ALONE";
    if std::env::var_os(MARK).is_some() {
        return test();
    }
    let this = std::thread::current();
    let name = this.name().expect("a test's thread has its name");
    let itself = std::env::current_exe().expect("a test has a file");
    let ran = std::process::Command::new(itself)
        .args(["--exact", name, "--nocapture"])
        .env(MARK, "1")
        .output()
        .expect("a test can run itself");
    let (told, failed) = (
        String::from_utf8_lossy(&ran.stdout),
        String::from_utf8_lossy(&ran.stderr),
    );
    assert!(told.contains("1 passed"), "{told}{failed}");
}

/// A fresh context, current in this thread while it lives.
pub(crate) struct Bench {
    pub driver: &'static Driver,
    pub context: usize,
}

impl Bench {
    pub(crate) fn new() -> Bench {
        let driver = driver();
        driver.initialize().unwrap();
        let context = driver.create_context(0, 3020).unwrap();
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

/// One block of one thread.
pub(crate) const ONE: Shape = Shape {
    grid: [1; 3],
    block: [1; 3],
    cluster: None,
    dynamic_shared: 0,
    is_cooperative: false,
    passes_captures: false,
};

/// A grid of so many blocks of so many threads.
pub(crate) fn shape(blocks: u32, threads: u32) -> Shape {
    Shape {
        grid: [blocks, 1, 1],
        block: [threads, 1, 1],
        ..ONE
    }
}

impl Bench {
    /// Loads a text into the context.
    pub(crate) fn load(&self, text: &str) -> usize {
        let image =
            Image::read(text.as_bytes()).unwrap_or_else(|refusal| panic!("{}", refusal.log));
        self.driver.load_module(image).unwrap()
    }

    /// A function of one of the suite's own kernels.
    pub(crate) fn function(&self, file: &str, name: &str) -> usize {
        let module = self.load(cuspec_kernels::text(file));
        self.driver.lock().find_function(module, name).unwrap()
    }

    /// Launches a function with a word for each of its parameters.
    pub(crate) fn launch(
        &self,
        function: usize,
        shape: Shape,
        stream: usize,
        words: &[u64],
    ) -> Result<(), Code> {
        let facts = self.driver.lock().function(function)?;
        let entry = facts.facts()?;
        assert_eq!(entry.parameters.len(), words.len());
        let mut bytes = vec![0; entry.parameter_bytes as usize];
        for (parameter, word) in entry.parameters.iter().zip(words) {
            let (start, size) = (parameter.offset as usize, parameter.size as usize);
            bytes[start..start + size].copy_from_slice(&word.to_le_bytes()[..size]);
        }
        self.driver.launch(function, shape, stream, bytes)
    }

    /// Words from memory of the device, behind everything in the legacy stream.
    pub(crate) fn read(&self, address: u64, count: usize) -> Result<Vec<u32>, Code> {
        let mut words = vec![0_u32; count];
        let size = size_of_val(&words[..]) as u64;
        let copy = Copy::line(words.as_mut_ptr() as u64, address, size);
        self.driver.copy(copy, Order::waiting(0))?;
        Ok(words)
    }

    /// Puts words into memory of the device.
    pub(crate) fn write(&self, address: u64, words: &[u32]) {
        let size = size_of_val(words) as u64;
        let copy = Copy::line(address, words.as_ptr() as u64, size);
        self.driver.copy(copy, Order::waiting(0)).unwrap();
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
