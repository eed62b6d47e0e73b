//! What keeps a stream busy for as long as a call takes.

use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use cuspec_harness::Gate;

use super::SetupError;
use super::case_resources::{CaseResources, Kind};
use crate::worker::driver_calls::{CallError, Handle};

/// A block lifts itself after this long, for a call that waits for the stream. The same time as a
/// gate's own.
const PATIENCE: Duration = Duration::from_millis(300);

/// Something in a stream that does not end.
pub enum Block {
    /// A host function that waits.
    Gate(Gate),
    /// The device itself waits for a value, which a thread of the host writes.
    Value {
        stop: Sender<()>,
        thread: JoinHandle<()>,
    },
}

impl Block {
    /// Lets the stream go on.
    pub fn lift(self) {
        match self {
            Block::Gate(gate) => gate.open(),
            Block::Value { stop, thread } => {
                let _ = stop.send(());
                let _ = thread.join();
            }
        }
    }
}

impl CaseResources<'_> {
    /// Blocks a stream until the call is over.
    pub fn block(&mut self, stream: Handle) -> Result<(), SetupError> {
        // A driver that runs host functions one after the other would run the one that makes the
        // call only when the block is gone. Not every library can wait for a value, though.
        if self.is_in_callback && self.block_by_value(stream).is_ok() {
            return Ok(());
        }
        let gate = Gate::new();
        let Some(host_fn) = gate.host_fn() else {
            return Ok(());
        };
        self.api().cuLaunchHostFunc(stream, host_fn, gate.data())?;
        self.blocks.push(Block::Gate(gate));
        Ok(())
    }

    fn block_by_value(&mut self, stream: Handle) -> Result<(), CallError> {
        const EQUAL: u32 = 1;
        const PORTABLE_AND_MAPPED: u32 = 3;
        let mut word: Handle = std::ptr::null_mut();
        self.api()
            .cuMemHostAlloc(&mut word, 4096, PORTABLE_AND_MAPPED)?;
        let address = word as u64;
        self.on_release(Kind::Host, address, move |api| {
            api.cuMemFreeHost(address as Handle)
        });
        unsafe { word.cast::<u32>().write_volatile(0) };
        self.api()
            .cuStreamWaitValue32_v2(stream, address, 1, EQUAL)?;
        let (stop, stopped) = channel();
        let thread = std::thread::spawn(move || {
            let _ = stopped.recv_timeout(PATIENCE);
            unsafe { (address as *mut u32).write_volatile(1) };
        });
        self.blocks.push(Block::Value { stop, thread });
        Ok(())
    }
}
