//! The driver calls that the worker itself makes, by symbol and with C types, so that fixtures
//! depend on nothing that is generated.

#![allow(non_snake_case)]

use std::ffi::{c_char, c_void};
use std::mem::transmute;
use std::sync::OnceLock;

use cuspec_harness::Driver;

/// A call of the worker's own that did not succeed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallError {
    pub function: &'static str,
    /// `None` if the library does not export it.
    pub code: Option<u32>,
}

/// Names a code for people.
type NameCode = fn(u32) -> Option<&'static str>;

/// The loaded library.
#[derive(Clone, Copy)]
pub struct Api {
    pub driver: Driver,
    pub code_name: NameCode,
    symbols: &'static Symbols,
}

/// The address of a function, or null for one that is not there, once that is known.
type Symbol = OnceLock<usize>;

impl Api {
    pub fn new(driver: Driver, code_name: NameCode) -> Api {
        Api {
            driver,
            code_name,
            // Leaked: it is as long-lived as the library, which is never unloaded.
            symbols: Box::leak(Box::default()),
        }
    }

    pub fn show(&self, error: &CallError) -> String {
        match error.code {
            None => format!("the library has no {}", error.function),
            Some(code) => format!("{} answered {}", error.function, self.show_code(code)),
        }
    }

    pub fn show_code(&self, code: u32) -> String {
        (self.code_name)(code).map_or_else(|| code.cast_signed().to_string(), str::to_owned)
    }

    fn find(&self, symbol: &Symbol, name: &'static str) -> Result<*const c_void, CallError> {
        let find = || {
            self.driver
                .symbol(name)
                .map_or(0, |address| address as usize)
        };
        match *symbol.get_or_init(find) {
            0 => Err(CallError {
                function: name,
                code: None,
            }),
            address => Ok(address as *const c_void),
        }
    }
}

fn accept(function: &'static str, code: u32) -> Result<(), CallError> {
    if code == 0 {
        return Ok(());
    }
    Err(CallError {
        function,
        code: Some(code),
    })
}

/// A handle of the driver.
pub type Handle = *mut c_void;
/// A function that a stream runs.
pub type HostFn = unsafe extern "C" fn(*mut c_void);

macro_rules! calls {
    ($($name:ident($($arg:ident: $type:ty),*);)*) => {
        #[derive(Default)]
        struct Symbols {
            $($name: Symbol,)*
        }

        impl Api {
            $(pub fn $name(&self, $($arg: $type),*) -> Result<(), CallError> {
                let function = self.find(&self.symbols.$name, stringify!($name))?;
                let function: unsafe extern "C" fn($($type),*) -> u32 =
                    unsafe { transmute(function) };
                accept(stringify!($name), unsafe { function($($arg),*) })
            })*
        }
    };
}

calls! {
    cuInit(flags: u32);
    cuDriverGetVersion(version: &mut i32);
    cuDeviceGetCount(count: &mut i32);
    cuDeviceGet(device: &mut i32, ordinal: i32);
    cuDeviceGetName(name: *mut c_char, len: i32, device: i32);
    cuDeviceGetPCIBusId(id: *mut c_char, len: i32, device: i32);
    cuDeviceTotalMem_v2(bytes: &mut usize, device: i32);
    cuDeviceGetAttribute(value: &mut i32, attribute: i32, device: i32);
    cuDeviceGetDefaultMemPool(pool: &mut Handle, device: i32);
    cuGetProcAddress_v2(
        name: *const c_char, function: &mut Handle, version: i32, flags: u64, status: &mut i32
    );
    cuDevicePrimaryCtxRetain(context: &mut Handle, device: i32);
    cuDevicePrimaryCtxRelease_v2(device: i32);

    cuCtxCreate_v2(context: &mut Handle, flags: u32, device: i32);
    cuCtxDestroy_v2(context: Handle);
    cuCtxGetCurrent(context: &mut Handle);
    cuCtxSetCurrent(context: Handle);
    cuCtxPushCurrent_v2(context: Handle);
    cuCtxPopCurrent_v2(context: &mut Handle);
    cuCtxSynchronize();

    cuStreamCreate(stream: &mut Handle, flags: u32);
    cuStreamDestroy_v2(stream: Handle);
    cuStreamSynchronize(stream: Handle);
    cuStreamBeginCapture_v2(stream: Handle, mode: i32);
    cuStreamEndCapture(stream: Handle, graph: &mut Handle);
    cuStreamIsCapturing(stream: Handle, status: &mut i32);
    cuStreamGetCaptureInfo_v2(
        stream: Handle, status: &mut i32, id: &mut u64,
        graph: &mut Handle, nodes: &mut *const Handle, count: &mut usize
    );
    cuStreamWaitValue32_v2(stream: Handle, address: u64, value: u32, flags: u32);
    cuLaunchHostFunc(stream: Handle, function: HostFn, data: *mut c_void);

    cuEventCreate(event: &mut Handle, flags: u32);
    cuEventDestroy_v2(event: Handle);
    cuEventRecord(event: Handle, stream: Handle);
    cuEventSynchronize(event: Handle);

    cuMemAlloc_v2(address: &mut u64, bytes: usize);
    cuMemAllocManaged(address: &mut u64, bytes: usize, flags: u32);
    cuMemAllocAsync(address: &mut u64, bytes: usize, stream: Handle);
    cuMemFreeAsync(address: u64, stream: Handle);
    cuMemFree_v2(address: u64);
    cuMemHostAlloc(address: &mut Handle, bytes: usize, flags: u32);
    cuMemFreeHost(address: Handle);
    cuMemHostRegister_v2(address: Handle, bytes: usize, flags: u32);
    cuMemHostUnregister(address: Handle);

    cuMemPoolCreate(pool: &mut Handle, properties: *const u8);
    cuMemPoolDestroy(pool: Handle);
    cuGraphCreate(graph: &mut Handle, flags: u32);
    cuGraphDestroy(graph: Handle);
    cuGraphAddEmptyNode(node: &mut Handle, graph: Handle, before: *const Handle, count: usize);
}
