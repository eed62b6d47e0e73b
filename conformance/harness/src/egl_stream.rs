//! EGL streams, which carry frames from a producer to a consumer.

use std::ffi::{CStr, c_char, c_void};
use std::ptr::null_mut;
use std::sync::OnceLock;

use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW};

use crate::{Driver, Failure, Runtime};

const EGL_PLATFORM_DEVICE: u32 = 0x313f;
const EGL_CUDA_DEVICE: i32 = 0x323a;
const EGL_EXTENSIONS: i32 = 0x3055;
const EGL_NONE: i32 = 0x3038;
const EGL_SUPPORT_REUSE: i32 = 0x3335;

/// Devices that are asked whether they are the first CUDA device.
const MAX_DEVICES: usize = 16;

type GetProcAddress = unsafe extern "C" fn(*const c_char) -> *mut c_void;
type QueryDevices = unsafe extern "C" fn(i32, *mut *mut c_void, *mut i32) -> u32;
type QueryDevice = unsafe extern "C" fn(*mut c_void, i32, *mut isize) -> u32;
type GetDisplay = unsafe extern "C" fn(u32, *mut c_void, *const i32) -> *mut c_void;
type Initialize = unsafe extern "C" fn(*mut c_void, *mut i32, *mut i32) -> u32;
type QueryString = unsafe extern "C" fn(*mut c_void, i32) -> *const c_char;
type CreateStream = unsafe extern "C" fn(*mut c_void, *const i32) -> *mut c_void;
type DestroyStream = unsafe extern "C" fn(*mut c_void, *mut c_void) -> u32;
type CreateOwnStream = unsafe extern "C" fn(*const i32) -> *mut c_void;
type DestroyOwnStream = unsafe extern "C" fn(*mut c_void);

/// The maker of EGL streams. The addresses are numbers, so that threads may share them.
#[derive(Clone, Copy, Debug)]
pub enum EglStreams {
    /// EGL makes them, on a display of the first device.
    OfDisplay {
        /// The display.
        display: usize,
        /// `eglCreateStreamKHR`.
        create: usize,
        /// `eglDestroyStreamKHR`.
        destroy: usize,
    },
    /// The driver has streams of its own, because it has no EGL beside it.
    OfDriver {
        /// The function that creates a stream with attributes.
        create: usize,
        /// The function that destroys a stream.
        destroy: usize,
    },
}

impl EglStreams {
    /// Returns the maker of streams for a driver, whose exports `symbol` finds. The error is the reason why there is
    /// none.
    pub fn find(
        symbol: impl Fn(&str) -> Option<*const c_void>,
    ) -> Result<EglStreams, &'static str> {
        let own = (
            symbol("cuspecEglCreateStream"),
            symbol("cuspecEglDestroyStream"),
        );
        if let (Some(create), Some(destroy)) = own {
            let (create, destroy) = (create as usize, destroy as usize);
            return Ok(EglStreams::OfDriver { create, destroy });
        }
        static DISPLAY: OnceLock<Result<EglStreams, &'static str>> = OnceLock::new();
        *DISPLAY.get_or_init(find_display)
    }

    /// Creates a stream. With `is_reused` the consumer may acquire its last frame again. The result is zero if EGL
    /// refuses.
    pub fn create(self, is_reused: bool) -> u64 {
        let attributes = match is_reused {
            true => [EGL_NONE; 3],
            false => [EGL_SUPPORT_REUSE, 0, EGL_NONE],
        };
        let stream = match self {
            EglStreams::OfDisplay {
                display, create, ..
            } => {
                // SAFETY: the function has this signature, and the display is never terminated.
                unsafe {
                    let create = std::mem::transmute::<usize, CreateStream>(create);
                    create(display as *mut c_void, attributes.as_ptr())
                }
            }
            // SAFETY: the function has this signature.
            EglStreams::OfDriver { create, .. } => unsafe {
                let create = std::mem::transmute::<usize, CreateOwnStream>(create);
                create(attributes.as_ptr())
            },
        };
        stream as u64
    }

    /// Destroys a stream.
    pub fn destroy(self, stream: u64) {
        let stream = stream as *mut c_void;
        match self {
            EglStreams::OfDisplay {
                display, destroy, ..
            } => {
                // SAFETY: the function has this signature, and refuses a value that is no stream.
                unsafe {
                    let destroy = std::mem::transmute::<usize, DestroyStream>(destroy);
                    destroy(display as *mut c_void, stream);
                }
            }
            // SAFETY: the function has this signature.
            EglStreams::OfDriver { destroy, .. } => unsafe {
                std::mem::transmute::<usize, DestroyOwnStream>(destroy)(stream);
            },
        }
    }
}

/// Finds the display of the first CUDA device, and the functions of its streams.
fn find_display() -> Result<EglStreams, &'static str> {
    let name = "libEGL.so.1";
    // SAFETY: the library has no requirements. It is never unloaded.
    let library = unsafe { Library::open(Some(name), RTLD_NOW | RTLD_GLOBAL) };
    let library = library.map_err(|_| "there is no libEGL.so.1")?;
    // SAFETY: the function of this name has this signature.
    let find = unsafe { library.get::<GetProcAddress>(b"eglGetProcAddress\0") };
    let find = *find.map_err(|_| "EGL finds no functions")?;
    std::mem::forget(library);
    let address = |name: &CStr| {
        // SAFETY: the name is a zero-terminated text.
        let found = unsafe { find(name.as_ptr()) };
        match found.is_null() {
            true => Err("EGL has no streams of devices"),
            false => Ok(found as usize),
        }
    };
    let devices = address(c"eglQueryDevicesEXT")?;
    let attribute = address(c"eglQueryDeviceAttribEXT")?;
    let display = address(c"eglGetPlatformDisplayEXT")?;
    let initialize = address(c"eglInitialize")?;
    let text = address(c"eglQueryString")?;
    // SAFETY: the functions of these names have these signatures, and the places are valid.
    let (display, extensions) = unsafe {
        let query = std::mem::transmute::<usize, QueryDevices>(devices);
        let (mut found, mut count) = ([null_mut(); MAX_DEVICES], 0);
        query(MAX_DEVICES as i32, found.as_mut_ptr(), &mut count);
        let ask = std::mem::transmute::<usize, QueryDevice>(attribute);
        let is_first = |device: &&*mut c_void| {
            let mut ordinal = -1;
            ask(**device, EGL_CUDA_DEVICE, &mut ordinal) != 0 && ordinal == 0
        };
        let count = usize::try_from(count).unwrap_or(0).min(MAX_DEVICES);
        let device = found[..count].iter().find(is_first);
        let device = *device.ok_or("EGL knows no CUDA device")?;
        let get = std::mem::transmute::<usize, GetDisplay>(display);
        let display = get(EGL_PLATFORM_DEVICE, device, std::ptr::null());
        let start = std::mem::transmute::<usize, Initialize>(initialize);
        if display.is_null() || start(display, null_mut(), null_mut()) == 0 {
            return Err("EGL has no display of the device");
        }
        let text = std::mem::transmute::<usize, QueryString>(text);
        (display as usize, text(display, EGL_EXTENSIONS))
    };
    let has_streams = !extensions.is_null()
        // SAFETY: EGL returns a zero-terminated text, which lives as long as the display.
        && unsafe { CStr::from_ptr(extensions) }
            .to_bytes()
            .split(|byte| *byte == b' ')
            .any(|name| name == b"EGL_KHR_stream");
    match has_streams {
        false => Err("EGL has no streams on the device"),
        true => Ok(EglStreams::OfDisplay {
            display,
            create: address(c"eglCreateStreamKHR")?,
            destroy: address(c"eglDestroyStreamKHR")?,
        }),
    }
}

/// An EGL stream, which is destroyed when the value is dropped.
#[derive(Debug)]
pub struct EglStream {
    streams: EglStreams,
    handle: u64,
}

impl EglStream {
    /// The handle of the stream, `EGLStreamKHR`.
    pub fn handle(&self) -> *mut c_void {
        self.handle as *mut c_void
    }
}

impl Drop for EglStream {
    fn drop(&mut self) {
        self.streams.destroy(self.handle);
    }
}

impl Driver {
    /// Creates an EGL stream whose consumer acquires each frame once.
    #[track_caller]
    pub fn egl_stream(&self) -> Result<EglStream, Failure> {
        let streams = EglStreams::find(|name| self.symbol(name));
        let streams = streams.map_err(|reason| Failure::new("EGL streams", reason))?;
        match streams.create(false) {
            0 => Err(Failure::new("an EGL stream", "none")),
            handle => Ok(EglStream { streams, handle }),
        }
    }
}

impl Runtime {
    /// Creates an EGL stream whose consumer acquires each frame once.
    #[track_caller]
    pub fn egl_stream(&self) -> Result<EglStream, Failure> {
        self.driver().egl_stream()
    }
}
