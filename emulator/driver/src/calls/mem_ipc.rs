//! Memory and events of other processes. Handles are given out, and nobody has a way to open them.

use super::prelude::*;
use cuspec_glue::driver::calls::MemIpcCalls;

/// How a handle of memory and one of an event begin.
const MEMORY: u8 = 0x6d;
const EVENT: u8 = 0x65;

impl MemIpcCalls for Driver {
    unsafe fn cuIpcGetEventHandle(
        &self,
        pHandle: *mut CUipcEventHandle,
        event: CUevent,
    ) -> Outcome {
        let reserved = marked(EVENT, event as u64);
        // SAFETY: the caller promises that `pHandle` has room for the handle.
        unsafe { put(pHandle, CUipcEventHandle { reserved }) };
        Ok(())
    }

    /// A handle that is one is the process's own.
    unsafe fn cuIpcOpenEventHandle(
        &self,
        _phEvent: *mut CUevent,
        handle: CUipcEventHandle,
    ) -> Outcome {
        Err(match is_own(EVENT, &handle.reserved) {
            true => Code::INVALID_CONTEXT,
            false => Code::MAP_FAILED,
        })
    }

    unsafe fn cuIpcGetMemHandle(&self, pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) -> Outcome {
        let world = self.lock();
        let allocation = world.memory.find(dptr).ok_or(Code::INVALID_VALUE)?;
        let reserved = marked(MEMORY, allocation.base);
        // SAFETY: the caller promises that `pHandle` has room for the handle.
        unsafe { put(pHandle, CUipcMemHandle { reserved }) };
        Ok(())
    }

    unsafe fn cuIpcOpenMemHandle_v2(
        &self,
        _pdptr: *mut CUdeviceptr,
        handle: CUipcMemHandle,
        _Flags: c_uint,
    ) -> Outcome {
        Err(match is_own(MEMORY, &handle.reserved) {
            true => Code::INVALID_CONTEXT,
            false => Code::INVALID_VALUE,
        })
    }

    unsafe fn cuIpcCloseMemHandle(&self, _dptr: CUdeviceptr) -> Outcome {
        Err(Code::INVALID_VALUE)
    }
}

/// A handle: how it begins, whose it is, and what it stands for.
fn marked(kind: u8, what: u64) -> [c_char; 64] {
    let mut handle = [0x55; 64];
    handle[0] = kind;
    handle[4..8].copy_from_slice(&std::process::id().to_le_bytes());
    handle[8..16].copy_from_slice(&what.to_le_bytes());
    handle.map(|byte| byte as c_char)
}

/// Whether a handle was given out by this process.
fn is_own(kind: u8, handle: &[c_char; 64]) -> bool {
    let handle = handle.map(|byte| byte as u8);
    handle[0] == kind && handle[4..8] == std::process::id().to_le_bytes()
}
