//! EGL streams, which carry frames from a producer to a consumer.

use std::ffi::{CStr, c_char, c_void};
use std::sync::OnceLock;

use crate::egl::Egl;
use crate::{Driver, Failure, Runtime};

const EGL_CUDA_DEVICE: i32 = 0x323a;
const EGL_EXTENSIONS: i32 = 0x3055;
const EGL_NONE: i32 = 0x3038;
const EGL_SUPPORT_REUSE: i32 = 0x3335;

type QueryDevice = unsafe extern "C" fn(*mut c_void, i32, *mut isize) -> u32;
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
    let egl = Egl::load().map_err(|_| "there is no EGL with devices")?;
    let address = |name: &CStr| {
        let found = egl.find(name);
        match found.is_null() {
            true => Err("EGL has no streams of devices"),
            false => Ok(found as usize),
        }
    };
    let attribute = address(c"eglQueryDeviceAttribEXT")?;
    let text = address(c"eglQueryString")?;
    // SAFETY: the functions of these names have these signatures.
    let (ask, text) = unsafe {
        (
            std::mem::transmute::<usize, QueryDevice>(attribute),
            std::mem::transmute::<usize, QueryString>(text),
        )
    };
    let is_first = |device: &*mut c_void| {
        let mut ordinal = -1;
        // SAFETY: the device is one of the list, and the place is valid.
        unsafe { ask(*device, EGL_CUDA_DEVICE, &mut ordinal) != 0 && ordinal == 0 }
    };
    let device = egl.devices().into_iter().find(is_first);
    let device = device.ok_or("EGL knows no CUDA device")?;
    let display = egl
        .display(device)
        .ok_or("EGL has no display of the device")?;
    // SAFETY: the display is initialized.
    let extensions = unsafe { text(display, EGL_EXTENSIONS) };
    let has_streams = !extensions.is_null()
        // SAFETY: EGL returns a zero-terminated text, which lives as long as the display.
        && unsafe { CStr::from_ptr(extensions) }
            .to_bytes()
            .split(|byte| *byte == b' ')
            .any(|name| name == b"EGL_KHR_stream");
    match has_streams {
        false => Err("EGL has no streams on the device"),
        true => Ok(EglStreams::OfDisplay {
            display: display as usize,
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
