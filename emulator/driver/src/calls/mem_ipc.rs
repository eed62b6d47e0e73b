//! Memory and events shared between processes.

use super::prelude::*;
use crate::memory::sharing::Shared;
use crate::objects::shared_event::SharedEvent;
use cuspec_glue::driver::calls::MemIpcCalls;

/// Magic numbers of handles of memory and of events.
const MEMORY: [u8; 8] = *b"memory\0\0";
const EVENT: [u8; 8] = *b"event\0\0\0";

impl MemIpcCalls for Driver {
    unsafe fn cuIpcGetEventHandle(
        &self,
        pHandle: *mut CUipcEventHandle,
        event: CUevent,
    ) -> Outcome {
        let world = self.lock();
        let shared = world.event(event as usize)?.shared.clone();
        let shared = shared.filter(|shared| shared.is_own());
        let reserved = marked(EVENT, &shared.ok_or(Code::INVALID_HANDLE)?.to_bytes());
        // SAFETY: the caller guarantees that `pHandle` is valid for writes.
        unsafe { put(pHandle, CUipcEventHandle { reserved }) };
        Ok(())
    }

    unsafe fn cuIpcOpenEventHandle(
        &self,
        phEvent: *mut CUevent,
        handle: CUipcEventHandle,
    ) -> Outcome {
        let bytes = content(EVENT, handle.reserved).ok_or(Code::MAP_FAILED)?;
        let shared = SharedEvent::open(&bytes).ok_or(Code::MAP_FAILED)?;
        // A process cannot open its own handle.
        if shared.is_own() {
            return Err(Code::INVALID_CONTEXT);
        }
        let event = self.lock().open_event(shared)?;
        // SAFETY: the caller guarantees that `phEvent` is valid for writes.
        unsafe { put(phEvent, event as CUevent) };
        Ok(())
    }

    unsafe fn cuIpcGetMemHandle(&self, pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) -> Outcome {
        let shared = self.lock().memory.share(dptr)?;
        let reserved = marked(MEMORY, &shared.to_bytes());
        // SAFETY: the caller guarantees that `pHandle` is valid for writes.
        unsafe { put(pHandle, CUipcMemHandle { reserved }) };
        Ok(())
    }

    unsafe fn cuIpcOpenMemHandle_v2(
        &self,
        pdptr: *mut CUdeviceptr,
        handle: CUipcMemHandle,
        _Flags: c_uint,
    ) -> Outcome {
        let bytes = content(MEMORY, handle.reserved).ok_or(Code::INVALID_VALUE)?;
        let shared = Shared::from_bytes(&bytes).ok_or(Code::INVALID_VALUE)?;
        // A process cannot open its own handle.
        if shared.process == std::process::id() {
            return Err(Code::INVALID_CONTEXT);
        }
        let mut world = self.lock();
        let context = world.working_context()?;
        if !world.memory.may_open(context) {
            return Err(Code::INVALID_HANDLE);
        }
        let address = world.memory.open(context, None, shared)?;
        // SAFETY: the caller guarantees that `pdptr` is valid for writes.
        unsafe { put(pdptr, address) };
        Ok(())
    }

    unsafe fn cuIpcCloseMemHandle(&self, dptr: CUdeviceptr) -> Outcome {
        self.close_opened(dptr)
    }
}

/// Builds a handle from its magic number and content.
fn marked(mark: [u8; 8], content: &[u8]) -> [c_char; 64] {
    let mut handle = [0x55; 64];
    handle[..8].copy_from_slice(&mark);
    handle[8..8 + content.len()].copy_from_slice(content);
    handle.map(|byte| byte as c_char)
}

/// Returns the content of a handle with this magic number.
fn content(mark: [u8; 8], handle: [c_char; 64]) -> Option<Vec<u8>> {
    let handle = handle.map(|byte| byte as u8);
    (handle[..8] == mark).then(|| handle[8..].to_vec())
}
