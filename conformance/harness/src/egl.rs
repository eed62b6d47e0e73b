//! EGL, as far as it needs no window: the displays of its devices, and the functions of its library.

use std::ffi::{CStr, c_char, c_void};
use std::ptr::null_mut;
use std::sync::OnceLock;

use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW};

const EGL_PLATFORM_DEVICE: u32 = 0x313f;

/// Devices that are asked for.
const MAX_DEVICES: usize = 16;

/// Declares functions that are looked up by their names.
macro_rules! functions {
    ($(#[doc = $doc:literal])* struct $name:ident {
        $($function:ident: fn($($argument:ty),*) $(-> $result:ty)?;)*
    }) => {
        $(#[doc = $doc])*
        #[allow(non_snake_case, reason = "the names are those of the C API")]
        struct $name {
            $($function: unsafe extern "C" fn($($argument),*) $(-> $result)?,)*
        }

        impl $name {
            /// Looks up all functions. The error is the name of a missing one.
            fn look_up(find: impl Fn(&std::ffi::CStr) -> *mut c_void) -> Result<$name, String> {
                Ok($name {
                    $($function: {
                        let name = concat!(stringify!($function), "\0");
                        let name = std::ffi::CStr::from_bytes_with_nul(name.as_bytes());
                        let address = find(name.unwrap_or_default());
                        if address.is_null() {
                            return Err(format!("no function {}", stringify!($function)));
                        }
                        // SAFETY: the function of this name has this signature.
                        unsafe {
                            std::mem::transmute::<
                                *mut c_void,
                                unsafe extern "C" fn($($argument),*) $(-> $result)?,
                            >(address)
                        }
                    },)*
                })
            }
        }
    };
}

pub(crate) use functions;

functions! {
    /// The functions that find displays.
    struct Displays {
        eglQueryDevicesEXT: fn(i32, *mut *mut c_void, *mut i32) -> u32;
        eglGetPlatformDisplayEXT: fn(u32, *mut c_void, *const i32) -> *mut c_void;
        eglInitialize: fn(*mut c_void, *mut i32, *mut i32) -> u32;
    }
}

/// The library, which stays loaded: its threads may run until the process ends.
pub(crate) struct Egl {
    library: Library,
    address: unsafe extern "C" fn(*const c_char) -> *mut c_void,
    displays: Displays,
}

impl Egl {
    /// Loads the library. The error is the reason why there is none.
    pub(crate) fn load() -> Result<&'static Egl, String> {
        static EGL: OnceLock<Result<Egl, String>> = OnceLock::new();
        EGL.get_or_init(Egl::open).as_ref().map_err(Clone::clone)
    }

    fn open() -> Result<Egl, String> {
        // SAFETY: the initializers of the library are trusted as those of any program's library.
        let library = unsafe { Library::open(Some("libEGL.so.1"), RTLD_NOW | RTLD_GLOBAL) };
        let library = library.map_err(|_| "no libEGL.so.1".to_owned())?;
        // SAFETY: the function of this name has this signature.
        let address = unsafe { library.get(b"eglGetProcAddress\0") };
        let address = *address.map_err(|_| "no function eglGetProcAddress".to_owned())?;
        let displays = Displays::look_up(|name| find(&library, address, name))?;
        Ok(Egl {
            library,
            address,
            displays,
        })
    }

    /// Returns the address of a function of EGL or of its client APIs, or null.
    pub(crate) fn find(&self, name: &CStr) -> *mut c_void {
        find(&self.library, self.address, name)
    }

    /// Returns the devices that EGL knows.
    pub(crate) fn devices(&self) -> Vec<*mut c_void> {
        let (mut devices, mut count) = ([null_mut(); MAX_DEVICES], 0);
        // SAFETY: the list has room for so many devices.
        let result = unsafe {
            (self.displays.eglQueryDevicesEXT)(
                MAX_DEVICES as i32,
                devices.as_mut_ptr(),
                &raw mut count,
            )
        };
        let count = if result == 0 { 0 } else { count.max(0) };
        devices.into_iter().take(count as usize).collect()
    }

    /// Returns the initialized display of a device of the list.
    pub(crate) fn display(&self, device: *mut c_void) -> Option<*mut c_void> {
        let displays = &self.displays;
        // SAFETY: the device is one of the list. EGL accepts null for the places of its version.
        unsafe {
            let display =
                (displays.eglGetPlatformDisplayEXT)(EGL_PLATFORM_DEVICE, device, std::ptr::null());
            let is_ready = !display.is_null()
                && (displays.eglInitialize)(display, null_mut(), null_mut()) != 0;
            is_ready.then_some(display)
        }
    }
}

fn find(
    library: &Library,
    address: unsafe extern "C" fn(*const c_char) -> *mut c_void,
    name: &CStr,
) -> *mut c_void {
    // SAFETY: only the address is used.
    let own = unsafe { library.get::<*mut c_void>(name.to_bytes_with_nul()) };
    match own {
        Ok(own) => own.as_raw_ptr(),
        // SAFETY: the name ends with NUL.
        Err(_) => unsafe { address(name.as_ptr()) },
    }
}
