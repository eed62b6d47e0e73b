//! Objects that the worker makes before its first case and passes to no case: a stream, an event and device
//! memory with known bytes. They must still work after each case, whatever the case has ended or changed.

use std::ptr::null_mut;

use super::driver_calls::{CallError, Handle, Libraries};

/// `CU_STREAM_NON_BLOCKING` and `cudaStreamNonBlocking`.
const NON_BLOCKING: u32 = 1;
/// `CU_EVENT_DISABLE_TIMING` and `cudaEventDisableTiming`.
const DISABLE_TIMING: u32 = 2;
/// `CUDA_ERROR_NOT_READY` and `cudaErrorNotReady`: the answer of a query while work is pending.
const NOT_READY: u32 = 600;

/// The bytes of the memory.
const CONTENT: [u8; SIZE] = [0x6b; SIZE];
const SIZE: usize = 64;
/// Size of the allocation. A driver takes small ones from a block of memory, where this one would move the addresses
/// of the memory of cases.
const BLOCK: usize = 2 << 20;

/// The objects of one process. They belong to the primary context of its device.
pub(super) struct WatchedObjects {
    /// The libraries, with the one that makes and uses the objects.
    api: Libraries,
    device: i32,
    context: u64,
    list: Vec<Object>,
}

/// A handle or an address, by kind.
#[derive(Clone, Copy)]
enum Object {
    Stream(u64),
    Event(u64),
    Memory(u64),
}

/// The state of the objects after a case.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum State {
    Intact,
    /// An object does not work, although its context does; the reason, for people.
    Damaged(String),
    /// The context of the objects is unusable or was ended, and the objects with it.
    Gone,
}

impl WatchedObjects {
    /// Makes the objects. An object that cannot be made, or does not work from the beginning, is left out.
    pub(super) fn make(
        api: &Libraries,
        device: i32,
        context: u64,
    ) -> Result<WatchedObjects, CallError> {
        api.set_current(device, context)?;
        let makers = [make_stream, make_event, make_memory];
        let made = makers.iter().filter_map(|make| make(api).ok());
        let list = made.filter(|object| check(api, *object).is_ok()).collect();
        Ok(WatchedObjects {
            api: *api,
            device,
            context,
            list,
        })
    }

    /// The damage to an object, for people.
    pub(super) fn find_damage(&self) -> Option<String> {
        match self.check() {
            State::Damaged(damage) => Some(damage),
            State::Intact | State::Gone => None,
        }
    }

    /// Uses each object, on the calling thread, whose current context is the primary one afterwards.
    pub(super) fn check(&self) -> State {
        let api = &self.api;
        if self.list.is_empty() {
            return State::Intact;
        }
        // A context that was reset can be made current, but the use of its objects crashes a driver.
        if !self.is_context_active() || api.set_current(self.device, self.context).is_err() {
            return State::Gone;
        }
        let mut objects = self.list.iter();
        let damage = objects.find_map(|object| check(api, *object).err());
        match damage {
            None => State::Intact,
            Some(damage) if api.cuCtxSynchronize().is_ok() => State::Damaged(damage),
            Some(_) => State::Gone,
        }
    }
}

impl WatchedObjects {
    /// Whether the primary context is active; true for a library that cannot be asked.
    fn is_context_active(&self) -> bool {
        let (mut flags, mut is_active) = (0, 0);
        let asked = self
            .api
            .cuDevicePrimaryCtxGetState(self.device, &mut flags, &mut is_active);
        asked.is_err() || is_active != 0
    }
}

/// Fails if the library lacks the function with which an object is used.
fn require(api: &Libraries, function: &'static str) -> Result<(), CallError> {
    api.look_up(function).map(drop)
}

fn make_stream(api: &Libraries) -> Result<Object, CallError> {
    require(api, "cuStreamQuery")?;
    let mut stream: Handle = null_mut();
    api.cuStreamCreate(&mut stream, NON_BLOCKING)?;
    Ok(Object::Stream(stream as u64))
}

fn make_event(api: &Libraries) -> Result<Object, CallError> {
    require(api, "cuEventQuery")?;
    let mut event: Handle = null_mut();
    api.cuEventCreate(&mut event, DISABLE_TIMING)?;
    Ok(Object::Event(event as u64))
}

fn make_memory(api: &Libraries) -> Result<Object, CallError> {
    let mut address: u64 = 0;
    api.cuMemAlloc_v2(&mut address, BLOCK)?;
    api.copy(address, CONTENT.as_ptr() as u64, SIZE)?;
    Ok(Object::Memory(address))
}

/// Uses an object. The error says what is wrong with it, for people.
fn check(api: &Libraries, object: Object) -> Result<(), String> {
    let used = match object {
        Object::Stream(stream) => api
            .cuStreamQuery(stream as Handle)
            .map_err(|error| ("stream", error)),
        Object::Event(event) => api
            .cuEventQuery(event as Handle)
            .map_err(|error| ("event", error)),
        Object::Memory(address) => {
            let mut content = [0; SIZE];
            let copied = api.copy(content.as_mut_ptr() as u64, address, SIZE);
            if copied.is_ok() && content != CONTENT {
                return Err(
                    "other device memory, which the call was not given, has other bytes".to_owned(),
                );
            }
            copied.map_err(|error| ("device memory", error))
        }
    };
    match used {
        Err((what, error)) if error.code != Some(NOT_READY) => {
            let error = api.show(&error);
            Err(format!(
                "another {what}, which the call was not given, does not work: {error}"
            ))
        }
        _ => Ok(()),
    }
}
