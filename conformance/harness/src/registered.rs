//! Code that is registered with the runtime, as a compiler has each program register its own: kernels and
//! variables of the device stand behind addresses of the host from then on.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::transmute;
use std::ptr::null_mut;

use crate::{Failure, Runtime};

/// What the runtime is given to register: where a container of images is.
#[repr(C)]
struct Wrapper {
    magic: u32,
    version: u32,
    image: *const c_void,
    file: *const c_void,
}

const MAGIC: u32 = 0x4662_43b1;

/// What the runtime calls an image that is registered.
type Handle = *mut *mut c_void;

type RegisterImage = unsafe extern "C" fn(*const Wrapper) -> Handle;
type EndOrUnregister = unsafe extern "C" fn(Handle);
type RegisterFunction = unsafe extern "C" fn(
    Handle,
    *const c_char,
    *mut c_char,
    *const c_char,
    c_int,
    *mut c_void,
    *mut c_void,
    *mut c_void,
    *mut c_void,
    *mut c_int,
);
type RegisterVariable = unsafe extern "C" fn(
    Handle,
    *mut c_char,
    *mut c_char,
    *const c_char,
    c_int,
    usize,
    c_int,
    c_int,
);

/// Kernels and variables of one image, under addresses of the host, until this is dropped.
pub struct Registered {
    unregister: EndOrUnregister,
    handle: Handle,
    /// What the addresses stand for: kernels, then variables.
    names: Vec<&'static CStr>,
    /// A word for each of them, which nobody looks at: its address is what counts.
    stubs: Box<[u64]>,
    _wrapper: Box<Wrapper>,
    _image: Vec<u64>,
}

// SAFETY: nothing of it is written once it is made, and the runtime's functions may be called by any thread.
unsafe impl Send for Registered {}
// SAFETY: as above.
unsafe impl Sync for Registered {}

impl Registered {
    /// The address that stands for a kernel or a variable; null where none was registered under the name.
    pub fn address(&self, name: &CStr) -> *const c_void {
        let mut names = self.names.iter();
        let at = names.position(|known| *known == name);
        at.and_then(|at| self.stubs.get(at))
            .map_or(std::ptr::null(), |stub| std::ptr::from_ref(stub).cast())
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        // SAFETY: the handle is one that the runtime gave, and is given back once.
        unsafe { (self.unregister)(self.handle) };
    }
}

impl Runtime {
    /// Registers kernels and variables, with their sizes, of a text of PTX; of null, what a container without an
    /// image should have. Nothing is loaded before somebody uses it.
    ///
    /// # Safety
    ///
    /// The text is null, or ends in a zero.
    #[track_caller]
    pub unsafe fn register(
        &self,
        text: *const c_void,
        kernels: &[&'static CStr],
        variables: &[(&'static CStr, usize)],
    ) -> Result<Registered, Failure> {
        // SAFETY: every runtime exports these, with these signatures.
        let (register, end, unregister, function, variable) = unsafe {
            (
                transmute::<*const c_void, RegisterImage>(self.demand("__cudaRegisterFatBinary")?),
                transmute::<*const c_void, EndOrUnregister>(
                    self.demand("__cudaRegisterFatBinaryEnd")?,
                ),
                transmute::<*const c_void, EndOrUnregister>(
                    self.demand("__cudaUnregisterFatBinary")?,
                ),
                transmute::<*const c_void, RegisterFunction>(
                    self.demand("__cudaRegisterFunction")?,
                ),
                transmute::<*const c_void, RegisterVariable>(self.demand("__cudaRegisterVar")?),
            )
        };
        let text = match text.is_null() {
            true => None,
            // SAFETY: the caller answers for the text.
            false => unsafe { CStr::from_ptr(text.cast()) }.to_str().ok(),
        };
        let image = cuspec_kernels::fatbin(text);
        let wrapper = Box::new(Wrapper {
            magic: MAGIC,
            version: 1,
            image: image.as_ptr().cast(),
            file: std::ptr::null(),
        });
        let all = kernels.iter().chain(variables.iter().map(|(name, _)| name));
        let names: Vec<&'static CStr> = all.copied().collect();
        let stubs = vec![0_u64; names.len()].into_boxed_slice();
        // SAFETY: the wrapper and the image live for as long as they are registered.
        let handle = unsafe { register(&raw const *wrapper) };
        let made = Registered {
            unregister,
            handle,
            names,
            stubs,
            _wrapper: wrapper,
            _image: image,
        };
        for name in kernels {
            let (stub, none) = (made.address(name).cast(), null_mut());
            let name = name.as_ptr();
            // SAFETY: the handle is the one of above, and the names live for as long as the program.
            unsafe {
                function(
                    handle,
                    stub,
                    name.cast_mut(),
                    name,
                    -1,
                    none,
                    none,
                    none,
                    none,
                    null_mut(),
                );
            }
        }
        for (name, size) in variables {
            let stub = made.address(name).cast_mut().cast();
            let name = name.as_ptr();
            // SAFETY: as above.
            unsafe { variable(handle, stub, name.cast_mut(), name, 0, *size, 0, 0) };
        }
        // SAFETY: as above.
        unsafe { end(handle) };
        Ok(made)
    }

    /// The address of an export that there has to be.
    #[track_caller]
    fn demand(&self, name: &str) -> Result<*const c_void, Failure> {
        let missing = || Failure::new(format!("an export `{name}`"), "none");
        self.symbol(name).ok_or_else(missing)
    }
}
