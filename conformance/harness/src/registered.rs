//! Code that is registered with the runtime, in the way of compiled programs: kernels and device variables
//! are then identified by host addresses.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::transmute;
use std::ptr::null_mut;

use crate::{Failure, Runtime};

/// The argument of a registration: the location of a container of images.
#[repr(C)]
struct Wrapper {
    magic: u32,
    version: u32,
    image: *const c_void,
    file: *const c_void,
}

const MAGIC: u32 = 0x4662_43b1;

/// Words of a name: as many as the record of a texture reference has.
const WORDS: usize = 16;

/// The runtime's handle of a registered image.
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

type RegisterTexture = unsafe extern "C" fn(
    Handle,
    *const c_void,
    *mut *const c_void,
    *const c_char,
    c_int,
    c_int,
    c_int,
);
type RegisterSurface =
    unsafe extern "C" fn(Handle, *const c_void, *mut *const c_void, *const c_char, c_int, c_int);

/// Kernels and variables of an image, identified by host addresses, until this is dropped.
pub struct Registered {
    unregister: EndOrUnregister,
    handle: Handle,
    /// The names behind the addresses: kernels, then variables.
    names: Vec<&'static CStr>,
    /// Words for each name, of which only the addresses are used.
    stubs: Box<[u64]>,
    _wrapper: Box<Wrapper>,
    _image: Vec<u64>,
}

// SAFETY: the value is not changed after its construction, and the runtime's functions may be called on any
// thread.
unsafe impl Send for Registered {}
// SAFETY: as above.
unsafe impl Sync for Registered {}

impl Registered {
    /// The address that identifies a kernel or a variable; null if the name is not registered.
    pub fn address(&self, name: &CStr) -> *const c_void {
        let mut names = self.names.iter();
        let at = names.position(|known| *known == name);
        at.and_then(|at| self.stubs.get(at * WORDS))
            .map_or(std::ptr::null(), |stub| std::ptr::from_ref(stub).cast())
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        // SAFETY: the handle came from the runtime and is released once.
        unsafe { (self.unregister)(self.handle) };
    }
}

impl Runtime {
    /// Registers kernels, and variables with their sizes, of PTX text; null means a container without an
    /// image. Nothing is loaded before its first use.
    ///
    /// # Safety
    ///
    /// The text must be null or end with NUL.
    #[track_caller]
    pub unsafe fn register(
        &self,
        text: *const c_void,
        kernels: &[&'static CStr],
        variables: &[(&'static CStr, usize)],
    ) -> Result<Registered, Failure> {
        // SAFETY: the caller guarantees the same.
        unsafe { self.register_all(text, kernels, variables, |_| {}) }
    }

    /// Registers names, and what `more` adds before the end of the registration.
    ///
    /// # Safety
    ///
    /// The text must be null or end with NUL.
    #[track_caller]
    unsafe fn register_all(
        &self,
        text: *const c_void,
        kernels: &[&'static CStr],
        variables: &[(&'static CStr, usize)],
        more: impl FnOnce(&mut Registered),
    ) -> Result<Registered, Failure> {
        // SAFETY: every runtime exports these functions with these signatures.
        let (register, end, unregister, function, variable) = unsafe {
            (
                transmute::<*const c_void, RegisterImage>(self.require("__cudaRegisterFatBinary")?),
                transmute::<*const c_void, EndOrUnregister>(
                    self.require("__cudaRegisterFatBinaryEnd")?,
                ),
                transmute::<*const c_void, EndOrUnregister>(
                    self.require("__cudaUnregisterFatBinary")?,
                ),
                transmute::<*const c_void, RegisterFunction>(
                    self.require("__cudaRegisterFunction")?,
                ),
                transmute::<*const c_void, RegisterVariable>(self.require("__cudaRegisterVar")?),
            )
        };
        let text = match text.is_null() {
            true => None,
            // SAFETY: the caller guarantees that the text ends with NUL.
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
        let stubs = vec![0_u64; names.len() * WORDS].into_boxed_slice();
        // SAFETY: the wrapper and the image stay valid as long as they are registered.
        let handle = unsafe { register(&raw const *wrapper) };
        let mut made = Registered {
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
            // SAFETY: the handle is the one from above, and the names live as long as the program.
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
        more(&mut made);
        // SAFETY: as above.
        unsafe { end(handle) };
        Ok(made)
    }

    /// Registers a texture reference and a surface reference of PTX text, as programs of CUDA 11 do. The records are
    /// zero.
    ///
    /// # Safety
    ///
    /// The text must end with NUL.
    #[track_caller]
    pub unsafe fn register_references(
        &self,
        text: *const c_void,
        texture: &'static CStr,
        surface: &'static CStr,
    ) -> Result<Registered, Failure> {
        // SAFETY: runtimes with references export these functions with these signatures.
        let (add_texture, add_surface) = unsafe {
            (
                transmute::<*const c_void, RegisterTexture>(self.require("__cudaRegisterTexture")?),
                transmute::<*const c_void, RegisterSurface>(self.require("__cudaRegisterSurface")?),
            )
        };
        let add = |made: &mut Registered| {
            made.names = vec![texture, surface];
            made.stubs = vec![0_u64; made.names.len() * WORDS].into_boxed_slice();
            let (handle, none) = (made.handle, null_mut());
            let (of_texture, of_surface) = (made.address(texture), made.address(surface));
            // SAFETY: the handle is live, and the records live as long as it does.
            unsafe {
                add_texture(handle, of_texture, none, texture.as_ptr(), 1, 0, 0);
                add_surface(handle, of_surface, none, surface.as_ptr(), 2, 0);
            }
        };
        // SAFETY: the caller guarantees that the text ends with NUL.
        unsafe { self.register_all(text, &[], &[], add) }
    }

    /// The address of a required export.
    #[track_caller]
    fn require(&self, name: &str) -> Result<*const c_void, Failure> {
        let missing = || Failure::new(format!("an export `{name}`"), "none");
        self.symbol(name).ok_or_else(missing)
    }
}
