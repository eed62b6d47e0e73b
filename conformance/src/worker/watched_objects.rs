//! Objects that the worker makes before its first case and passes to no case: a stream, an event and device
//! memory with known bytes. They must still work after each case, whatever the case has ended or changed.

use std::ffi::c_void;
use std::ptr::null_mut;

use cuspec_case::Api;
use cuspec_harness::Runtime;
use cuspec_sys::runtime::Error;
use cuspec_sys::runtime::cudaMemcpyKind;

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
    calls: Calls,
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
    /// Makes the objects, through the runtime if there is one. An object that cannot be made, or does not work from
    /// the beginning, is left out.
    pub(super) fn make(
        api: &Libraries,
        runtime: Option<Runtime>,
        device: i32,
        context: u64,
    ) -> Result<WatchedObjects, CallError> {
        let calls = Calls { api: *api, runtime };
        api.cuCtxSetCurrent(context as Handle)?;
        let makers = [Calls::make_stream, Calls::make_event, Calls::make_memory];
        let made = makers.iter().filter_map(|make| make(&calls).ok());
        let list = made.filter(|object| calls.check(*object).is_ok()).collect();
        Ok(WatchedObjects {
            calls,
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
        let api = &self.calls.api;
        if self.list.is_empty() {
            return State::Intact;
        }
        // A context that was reset can be made current, but the use of its objects crashes a driver.
        if !self.is_context_active() || api.cuCtxSetCurrent(self.context as Handle).is_err() {
            return State::Gone;
        }
        let mut objects = self.list.iter();
        let damage = objects.find_map(|object| self.calls.check(*object).err());
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
        let api = &self.calls.api;
        let asked = api.cuDevicePrimaryCtxGetState(self.device, &mut flags, &mut is_active);
        asked.is_err() || is_active != 0
    }
}

/// The calls that make and use the objects.
struct Calls {
    api: Libraries,
    /// The runtime, which then makes the calls in place of the driver.
    runtime: Option<Runtime>,
}

impl Calls {
    /// Fails if the library lacks the function with which an object is used.
    fn require(&self, of_driver: &'static str, of_runtime: &'static str) -> Result<(), CallError> {
        let (api, function) = match self.runtime {
            Some(_) => (Api::Runtime, of_runtime),
            None => (Api::Driver, of_driver),
        };
        let code = None;
        let found = self.api.symbol(api, function);
        found.map(drop).ok_or(CallError {
            api,
            function,
            code,
        })
    }

    fn make_stream(&self) -> Result<Object, CallError> {
        self.require("cuStreamQuery", "cudaStreamQuery")?;
        let mut stream: Handle = null_mut();
        match &self.runtime {
            // SAFETY: there is room for the handle.
            Some(runtime) => accept("cudaStreamCreateWithFlags", unsafe {
                let place = (&raw mut stream).cast();
                runtime.raw().cudaStreamCreateWithFlags(place, NON_BLOCKING)
            })?,
            None => self.api.cuStreamCreate(&mut stream, NON_BLOCKING)?,
        }
        Ok(Object::Stream(stream as u64))
    }

    fn make_event(&self) -> Result<Object, CallError> {
        self.require("cuEventQuery", "cudaEventQuery")?;
        let mut event: Handle = null_mut();
        match &self.runtime {
            // SAFETY: there is room for the handle.
            Some(runtime) => accept("cudaEventCreateWithFlags", unsafe {
                let place = (&raw mut event).cast();
                runtime
                    .raw()
                    .cudaEventCreateWithFlags(place, DISABLE_TIMING)
            })?,
            None => self.api.cuEventCreate(&mut event, DISABLE_TIMING)?,
        }
        Ok(Object::Event(event as u64))
    }

    fn make_memory(&self) -> Result<Object, CallError> {
        self.require("cuMemcpy", "cudaMemcpy")?;
        let mut address: u64 = 0;
        match &self.runtime {
            // SAFETY: there is room for the address.
            Some(runtime) => accept("cudaMalloc", unsafe {
                let place = (&raw mut address).cast();
                runtime.raw().cudaMalloc(place, BLOCK)
            })?,
            None => self.api.cuMemAlloc_v2(&mut address, BLOCK)?,
        }
        self.copy(address, CONTENT.as_ptr() as u64)?;
        Ok(Object::Memory(address))
    }

    /// Uses an object. The error says what is wrong with it, for people.
    fn check(&self, object: Object) -> Result<(), String> {
        let used = match object {
            Object::Stream(stream) => self
                .query_stream(stream as Handle)
                .map_err(|error| ("stream", error)),
            Object::Event(event) => self
                .query_event(event as Handle)
                .map_err(|error| ("event", error)),
            Object::Memory(address) => {
                let mut content = [0; SIZE];
                let copied = self.copy(content.as_mut_ptr() as u64, address);
                if copied.is_ok() && content != CONTENT {
                    return Err(
                        "other device memory, which the call was not given, has other bytes"
                            .to_owned(),
                    );
                }
                copied.map_err(|error| ("device memory", error))
            }
        };
        match used {
            Err((what, error)) if error.code != Some(NOT_READY) => {
                let error = self.api.show(&error);
                Err(format!(
                    "another {what}, which the call was not given, does not work: {error}"
                ))
            }
            _ => Ok(()),
        }
    }

    fn query_stream(&self, stream: Handle) -> Result<(), CallError> {
        match &self.runtime {
            // SAFETY: the worker has created the stream and never destroys it.
            Some(runtime) => accept("cudaStreamQuery", unsafe {
                runtime.raw().cudaStreamQuery(stream.cast())
            }),
            None => self.api.cuStreamQuery(stream),
        }
    }

    fn query_event(&self, event: Handle) -> Result<(), CallError> {
        match &self.runtime {
            // SAFETY: the worker has created the event and never destroys it.
            Some(runtime) => accept("cudaEventQuery", unsafe {
                runtime.raw().cudaEventQuery(event.cast())
            }),
            None => self.api.cuEventQuery(event),
        }
    }

    fn copy(&self, to: u64, from: u64) -> Result<(), CallError> {
        match &self.runtime {
            // SAFETY: both addresses are the memory or a buffer of its size, which outlives the call.
            Some(runtime) => accept("cudaMemcpy", unsafe {
                let (to, from) = (to as *mut c_void, from as *const c_void);
                let kind = cudaMemcpyKind::cudaMemcpyDefault;
                runtime.raw().cudaMemcpy(to, from, SIZE, kind)
            }),
            None => self.api.cuMemcpy(to, from, SIZE),
        }
    }
}

fn accept(function: &'static str, answer: Result<(), Error>) -> Result<(), CallError> {
    answer.map_err(|error| CallError {
        api: Api::Runtime,
        function,
        code: error.code().map(|code| code.0),
    })
}
