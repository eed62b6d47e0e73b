//! Blocks, which keep a stream busy during a call.

use std::sync::mpsc::Sender;
use std::thread::JoinHandle;

use cuspec_harness::Gate;

/// Work in a stream that does not end by itself.
pub(super) enum Block {
    /// A host function that waits.
    Gate(Gate),
    /// The device waits for a value in memory, which a host thread writes.
    Value {
        stop: Sender<()>,
        thread: JoinHandle<()>,
    },
}

impl Block {
    /// Lets the stream continue.
    pub(super) fn end(self) {
        match self {
            Block::Gate(gate) => gate.open(),
            Block::Value { stop, thread } => {
                let _ = stop.send(());
                let _ = thread.join();
            }
        }
    }
}
