//! Keeps a stream busy during a call.

use std::sync::mpsc::channel;
use std::time::Duration;

use cuspec_harness::Gate;

use super::block::Block;
use super::case_resources::CaseResources;
use super::made::SetupError;
use crate::worker::driver_calls::{CallError, Handle, RecordedCalls};

/// A block ends by itself after this time, in case the call waits for the stream.
const MAX_BLOCK_TIME: Duration = Duration::from_millis(300);

impl CaseResources<'_> {
    /// Blocks a stream until the call has returned.
    pub(crate) fn block(&mut self, stream: Handle) -> Result<(), SetupError> {
        // A driver that runs host functions one at a time would run the one that makes the call only after
        // the block has ended. So the device waits for a value instead, if the library supports that.
        if self.is_in_callback && self.block_by_value(stream).is_ok() {
            return Ok(());
        }
        let gate = Gate::with_patience(MAX_BLOCK_TIME);
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
        self.cuMemHostAlloc(&mut word, 4096, PORTABLE_AND_MAPPED)?;
        let address = word as u64;
        // SAFETY: the page was just allocated, and is freed after the case and its thread have ended.
        unsafe { word.cast::<u32>().write_volatile(0) };
        self.api()
            .cuStreamWaitValue32_v2(stream, address, 1, EQUAL)?;
        let (stop, stopped) = channel();
        let thread = std::thread::spawn(move || {
            let _ = stopped.recv_timeout(MAX_BLOCK_TIME);
            // SAFETY: as above.
            unsafe { (address as *mut u32).write_volatile(1) };
        });
        self.blocks.push(Block::Value { stop, thread });
        Ok(())
    }
}
