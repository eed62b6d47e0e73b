//! The calls that the worker itself makes, by symbol and with C types, so that makers of arguments do not
//! depend on generated code.
//!
//! Each call has the name of a function of the driver. For cases of the runtime, the runtime makes those calls
//! for which it has a function with the same parameters.

#![allow(non_snake_case)]
#![allow(clippy::too_many_arguments, reason = "the C functions have as many")]

use std::ffi::{c_char, c_void};
use std::mem::transmute;
use std::sync::OnceLock;

use cuspec_case::Api;
use cuspec_harness::{Driver, Runtime};

use super::calling::during;
use super::counterparts::counterparts;
use super::ipc::missing_message;
use super::last_error;

/// A call by the worker that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CallError {
    pub api: Api,
    pub function: &'static str,
    /// The result code; `None` if the library does not export the function.
    pub code: Option<u32>,
}

/// Returns the name of a code.
type NameCode = fn(Api, u32) -> Option<&'static str>;

/// The loaded libraries.
#[derive(Clone, Copy)]
pub(super) struct Libraries {
    pub driver: Driver,
    pub runtime: Option<Runtime>,
    pub code_name: NameCode,
    /// The library that makes the calls for which both libraries have a function.
    maker: Api,
    /// Whether a failed call of the runtime may be followed by a query that resets the last error.
    resets_errors: bool,
    /// The functions of the calls, if the driver makes them, and if the runtime does.
    symbols: [&'static Symbols; 2],
}

/// A function that a library exports.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    api: Api,
    function: &'static str,
    address: usize,
}

impl Found {
    pub(super) fn function(&self) -> &'static str {
        self.function
    }

    pub(super) fn address(&self) -> *const c_void {
        self.address as *const c_void
    }
}

/// A function, looked up once; `None` if the library does not export it.
type Symbol = OnceLock<Option<Found>>;

impl Libraries {
    /// The libraries; the driver makes the calls, or the runtime if there is no driver. `resets_errors` is false for a
    /// runtime that cannot be asked for its last error.
    pub(super) fn new(
        driver: Driver,
        runtime: Option<Runtime>,
        code_name: NameCode,
        resets_errors: bool,
    ) -> Libraries {
        Libraries {
            driver,
            runtime,
            code_name,
            maker: match driver.is_there() {
                true => Api::Driver,
                false => Api::Runtime,
            },
            resets_errors,
            // Leaked: the libraries are never unloaded, so the tables are needed until the process ends.
            symbols: [Box::leak(Box::default()), Box::leak(Box::default())],
        }
    }

    /// The same libraries, of which this one makes the calls for which both have a function.
    pub(super) fn made_by(self, maker: Api) -> Libraries {
        Libraries { maker, ..self }
    }

    /// The address of a symbol in a library; `None` if it is not exported.
    pub(super) fn symbol(&self, api: Api, name: &str) -> Option<*const c_void> {
        match api {
            Api::Driver => self.driver.symbol(name),
            Api::Runtime => self.runtime.as_ref()?.symbol(name),
            Api::Library(_) => None,
        }
    }

    pub(super) fn show(&self, error: &CallError) -> String {
        let function = error.function;
        match error.code {
            None if error.api == Api::Driver && !self.driver.is_there() => {
                format!("there is no driver for {function}")
            }
            None => missing_message(function),
            Some(code) => format!("{function} answered {}", self.show_code(error.api, code)),
        }
    }

    pub(super) fn show_code(&self, api: Api, code: u32) -> String {
        (self.code_name)(api, code).map_or_else(|| code.cast_signed().to_string(), str::to_owned)
    }

    /// The function that makes a call: the function of the driver with this name or its counterpart, or the
    /// function of the runtime with this name.
    pub(super) fn look_up(&self, name: &'static str) -> Result<Found, CallError> {
        let same = [name];
        let (api, names) = match self.maker {
            _ if name.starts_with("cuda") => (Api::Runtime, &same[..]),
            Api::Runtime if !counterparts(name).is_empty() => (Api::Runtime, counterparts(name)),
            _ => (Api::Driver, &same[..]),
        };
        let mut found = names.iter().copied().filter_map(|function| {
            let address = self.symbol(api, function)? as usize;
            Some(Found {
                api,
                function,
                address,
            })
        });
        found.next().ok_or(CallError {
            api,
            function: names.last().copied().unwrap_or(name),
            code: None,
        })
    }

    /// The name of the function that makes a call, whether it is exported or not.
    pub(super) fn name_of(&self, name: &'static str) -> (Api, &'static str) {
        match self.look_up(name) {
            Ok(found) => (found.api, found.function),
            Err(error) => (error.api, error.function),
        }
    }

    fn find(&self, symbol: &Symbol, name: &'static str) -> Result<Found, CallError> {
        let found = symbol.get_or_init(|| self.look_up(name).ok());
        found.map_or_else(|| self.look_up(name), Ok)
    }

    fn symbols(&self) -> &'static Symbols {
        match self.maker {
            Api::Runtime => self.symbols[1],
            _ => self.symbols[0],
        }
    }

    /// The result of a call with this code. The last error that the call left is reset, so that the call under test
    /// finds none.
    pub(super) fn accept(&self, found: Found, code: u32) -> Result<(), CallError> {
        if code == 0 {
            return Ok(());
        }
        if let Some(runtime) = &self.runtime
            && found.api == Api::Runtime
            && self.resets_errors
        {
            last_error::reset(runtime);
        }
        Err(CallError {
            api: found.api,
            function: found.function,
            code: Some(code),
        })
    }

    /// Makes the context of a device current to the calling thread; without a driver, the device.
    pub(super) fn set_current(&self, device: i32, context: u64) -> Result<(), CallError> {
        match self.driver.is_there() {
            true => self.cuCtxSetCurrent(context as Handle),
            false => self.cudaSetDevice(device),
        }
    }

    /// Copies between any two addresses, of the host or of a device.
    pub(super) fn copy(&self, to: u64, from: u64, bytes: usize) -> Result<(), CallError> {
        /// `cudaMemcpyDefault`.
        const BY_ADDRESS: i32 = 4;
        match self.maker {
            Api::Runtime => self.cudaMemcpy(to, from, bytes, BY_ADDRESS),
            _ => self.cuMemcpy(to, from, bytes),
        }
    }
}

/// An argument that is read again after the call.
pub(super) trait Passed {
    type Kept;
    fn keep(self) -> Self::Kept;
    fn pass(kept: &Self::Kept) -> Self;
    /// The value that was passed; for a pointer to a place, the first eight bytes of the place.
    fn word(kept: &Self::Kept) -> u64;
}

macro_rules! passed_by_value {
    ($($type:ty => |$value:ident| $word:expr;)*) => {
        $(impl Passed for $type {
            type Kept = $type;
            fn keep(self) -> $type {
                self
            }
            fn pass(kept: &$type) -> $type {
                *kept
            }
            fn word(kept: &$type) -> u64 {
                let $value = *kept;
                $word
            }
        })*
    };
}

passed_by_value! {
    u32 => |value| value.into();
    i32 => |value| u64::from(value.cast_unsigned());
    u64 => |value| value;
    usize => |value| value as u64;
    *mut c_void => |value| value as u64;
    *mut c_char => |value| value as u64;
    *const c_char => |value| value as u64;
    *const u8 => |value| value as u64;
    *mut i32 => |value| value as u64;
    *const Handle => |value| value as u64;
    HostFn => |value| value as usize as u64;
    Extent => |value| value.width as u64;
}

impl<'a, T: Copy> Passed for &'a mut T {
    type Kept = *mut T;

    fn keep(self) -> *mut T {
        self
    }

    fn pass(kept: &*mut T) -> &'a mut T {
        // SAFETY: the pointer comes from a reference that is not used during the call.
        unsafe { &mut **kept }
    }

    fn word(kept: &*mut T) -> u64 {
        let mut bytes = [0; 8];
        let size = size_of::<T>().min(8);
        // SAFETY: `size` is at most the size of the type, and the call has returned.
        unsafe { std::ptr::copy_nonoverlapping(kept.cast::<u8>(), bytes.as_mut_ptr(), size) };
        u64::from_le_bytes(bytes)
    }
}

/// `cudaExtent`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// A handle of either library.
pub(super) type Handle = *mut c_void;
/// A host function that a stream runs.
pub(super) type HostFn = unsafe extern "C" fn(*mut c_void);

macro_rules! calls {
    ($($name:ident($($arg:ident: $type:ty),*);)*) => {
        #[derive(Default)]
        struct Symbols {
            $($name: Symbol,)*
        }

        /// The same calls, for types that record the resources that they create and end.
        #[expect(dead_code, reason = "most calls make and end nothing, and are made on `Libraries`")]
        pub(super) trait RecordedCalls {
            fn library(&self) -> Libraries;
            /// Records a successful call. `words` holds the value of each parameter; for a pointer to a
            /// place, the first eight bytes of the place.
            fn record(&mut self, function: &'static str, words: &[u64]);

            $(fn $name(&mut self, $($arg: $type),*) -> Result<(), CallError> {
                $(let $arg = Passed::keep($arg);)*
                self.library().$name($(Passed::pass(&$arg)),*)?;
                self.record(stringify!($name), &[$(<$type as Passed>::word(&$arg)),*]);
                Ok(())
            })*
        }

        impl Libraries {
            $(pub(super) fn $name(&self, $($arg: $type),*) -> Result<(), CallError> {
                let found = self.find(&self.symbols().$name, stringify!($name))?;
                let function: unsafe extern "C" fn($($type),*) -> u32 =
                    // SAFETY: the symbol is the function of that name or its counterpart; the table below
                    // lists the C signature of both.
                    unsafe { transmute(found.address()) };
                // SAFETY: places are borrowed for the length of the call and have the types that the
                // function writes. Handles and addresses come from the library, or are invalid values that
                // the case tests in a process of its own.
                let call = || unsafe { function($($arg),*) };
                self.accept(found, during(found.function, call))
            })*
        }
    };
}

/// Declares the calls of one file of makers: a trait with a method for each call, which records the
/// resources that it creates and ends.
macro_rules! recorded_calls {
    ($trait:ident: $($name:ident($($arg:ident: $type:ty),*);)*) => {
        #[allow(non_snake_case, reason = "the names are the C API's")]
        trait $trait: crate::worker::driver_calls::RecordedCalls {
            $(
            #[allow(clippy::too_many_arguments, reason = "they are the C function's")]
            fn $name(
                &mut self,
                $($arg: $type),*
            ) -> Result<(), crate::worker::driver_calls::CallError> {
                use crate::worker::driver_calls::Passed;
                let name = stringify!($name);
                $(let $arg = Passed::keep($arg);)*
                let found = self.library().look_up(name)?;
                type Function = unsafe extern "C" fn($($type),*) -> u32;
                // SAFETY: the symbol of this name has this signature, and so has its counterpart.
                let function = unsafe {
                    std::mem::transmute::<*const std::ffi::c_void, Function>(found.address())
                };
                // SAFETY: the arguments have the types that the function takes, and the places outlive the
                // call.
                let call = || unsafe { function($(Passed::pass(&$arg)),*) };
                let code = crate::worker::calling::during(found.function(), call);
                self.library().accept(found, code)?;
                self.record(name, &[$(<$type as Passed>::word(&$arg)),*]);
                Ok(())
            })*
        }

        impl<T: crate::worker::driver_calls::RecordedCalls + ?Sized> $trait for T {}
    };
}

pub(super) use recorded_calls;

calls! {
    cuInit(flags: u32);
    cuDriverGetVersion(version: &mut i32);
    cuDeviceGetCount(count: &mut i32);
    cuDeviceGet(device: &mut i32, ordinal: i32);
    cuDeviceGetName(name: *mut c_char, len: i32, device: i32);
    cuDeviceGetPCIBusId(id: *mut c_char, len: i32, device: i32);
    cuDeviceTotalMem_v2(bytes: &mut usize, device: i32);
    cuDeviceGetAttribute(value: &mut i32, attribute: i32, device: i32);
    cuDeviceCanAccessPeer(can: &mut i32, device: i32, peer: i32);
    cuDeviceGetDefaultMemPool(pool: &mut Handle, device: i32);
    cuDeviceGetMemPool(pool: &mut Handle, device: i32);
    cuGetProcAddress_v2(
        name: *const c_char, function: &mut Handle, version: i32, flags: u64, status: &mut i32
    );
    cuDevicePrimaryCtxRetain(context: &mut Handle, device: i32);
    cuDevicePrimaryCtxRelease_v2(device: i32);
    cuDevicePrimaryCtxReset_v2(device: i32);
    cuDevicePrimaryCtxGetState(device: i32, flags: &mut u32, is_active: &mut i32);

    cuCheckpointProcessLock(process: i32, args: Handle);
    cuCheckpointProcessCheckpoint(process: i32, args: Handle);
    cuCheckpointProcessRestore(process: i32, args: Handle);
    cuCheckpointProcessUnlock(process: i32, args: Handle);

    cuEGLStreamConsumerDisconnect(connection: u64);
    cuEGLStreamProducerDisconnect(connection: u64);

    cuCtxCreate_v2(context: &mut Handle, flags: u32, device: i32);
    cuCtxDestroy_v2(context: Handle);
    cuCtxGetCurrent(context: &mut Handle);
    cuCtxSetCurrent(context: Handle);
    cuCtxPushCurrent_v2(context: Handle);
    cuCtxPopCurrent_v2(context: &mut Handle);
    cuCtxSynchronize();

    cuStreamCreate(stream: &mut Handle, flags: u32);
    cuStreamDestroy_v2(stream: Handle);
    cuStreamQuery(stream: Handle);
    cuStreamSynchronize(stream: Handle);
    cuStreamBeginCapture_v2(stream: Handle, mode: i32);
    cuStreamEndCapture(stream: Handle, graph: &mut Handle);
    cuStreamIsCapturing(stream: Handle, status: &mut i32);
    cuStreamGetCaptureInfo_v2(
        stream: Handle, status: &mut i32, id: &mut u64,
        graph: &mut Handle, nodes: &mut *const Handle, count: &mut usize
    );
    cudaStreamGetCaptureInfo(
        stream: Handle, status: &mut i32, id: &mut u64,
        graph: &mut Handle, nodes: &mut *const Handle, edges: Handle, count: &mut usize
    );
    cuThreadExchangeStreamCaptureMode(mode: &mut i32);
    cuStreamWaitValue32_v2(stream: Handle, address: u64, value: u32, flags: u32);
    cuLaunchHostFunc(stream: Handle, function: HostFn, data: *mut c_void);

    cuEventCreate(event: &mut Handle, flags: u32);
    cuEventDestroy_v2(event: Handle);
    cuEventRecord(event: Handle, stream: Handle);
    cuEventQuery(event: Handle);
    cuEventSynchronize(event: Handle);

    cuMemGetInfo_v2(free: &mut usize, total: &mut usize);
    cuMemAlloc_v2(address: &mut u64, bytes: usize);
    cuMemAllocManaged(address: &mut u64, bytes: usize, flags: u32);
    cuMemAllocAsync(address: &mut u64, bytes: usize, stream: Handle);
    cuMemFreeAsync(address: u64, stream: Handle);
    cuMemFree_v2(address: u64);
    cuMemcpy(to: u64, from: u64, bytes: usize);
    cudaSetDevice(device: i32);
    cudaMemcpy(to: u64, from: u64, bytes: usize, kind: i32);
    cuMemHostAlloc(address: &mut Handle, bytes: usize, flags: u32);
    cuMemHostRegister_v2(address: Handle, bytes: usize, flags: u32);

    cuModuleLoadData(module: &mut Handle, image: *const u8);
    cuModuleUnload(module: Handle);
    cuModuleGetFunction(function: &mut Handle, module: Handle, name: *const c_char);
    cuFuncSetBlockShape(function: Handle, x: i32, y: i32, z: i32);
    cuLaunchKernel(
        function: Handle, grid_x: u32, grid_y: u32, grid_z: u32, block_x: u32, block_y: u32,
        block_z: u32, shared: u32, stream: Handle, values: *const Handle, extra: *const Handle
    );
    cuModuleGetTexRef(reference: &mut Handle, module: Handle, name: *const c_char);
    cuModuleGetSurfRef(reference: &mut Handle, module: Handle, name: *const c_char);
    cuTexRefCreate(reference: &mut Handle);
    cuTexRefDestroy(reference: Handle);
    cuTexRefSetAddress_v2(offset: &mut usize, reference: Handle, address: u64, bytes: usize);

    cuMemCreate(memory: &mut u64, size: usize, properties: *const u8, flags: u64);
    cuMemExportToShareableHandle(descriptor: &mut i32, memory: u64, kind: u32, flags: u64);
    cuMemRelease(memory: u64);
    cuMemPoolCreate(pool: &mut Handle, properties: *const u8);
    cuMemPoolDestroy(pool: Handle);
    cuGraphCreate(graph: &mut Handle, flags: u32);
    cuGraphDestroy(graph: Handle);
    cuGraphAddEmptyNode(node: &mut Handle, graph: Handle, before: *const Handle, count: usize);

    cuGLUnmapBufferObject(buffer: u32);
    cuGLGetDevices_v2(count: &mut u32, devices: *mut i32, room: u32, list: u32);
    cuGraphicsUnmapResources(count: u32, resources: *const Handle, stream: Handle);
}
