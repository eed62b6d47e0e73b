//! What keeps a stream busy for as long as a call takes.

use std::sync::mpsc::Sender;
use std::thread::JoinHandle;

use cuspec_harness::Gate;

/// Something in a stream that does not end.
pub(super) enum Block {
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
    pub(super) fn lift(self) {
        match self {
            Block::Gate(gate) => gate.open(),
            Block::Value { stop, thread } => {
                let _ = stop.send(());
                let _ = thread.join();
            }
        }
    }
}
