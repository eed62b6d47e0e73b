/// Kernels and variables of one image, registered under host addresses as by a compiler.
struct Registered {
    unregister: unsafe extern "C" fn(*mut c_void),
    handle: *mut c_void,
    names: Vec<&'static CStr>,
    stubs: Box<[u64]>,
    _wrapper: Box<[u64; 3]>,
    _image: Vec<u64>,
}

impl Registered {
    /// The host address that identifies a kernel or a variable.
    fn address(&self, name: &CStr) -> *const c_void {
        let at = self.names.iter().position(|known| *known == name).unwrap();
        (&raw const self.stubs[at]).cast()
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        // SAFETY: the handle comes from one registration, and this is the only call that ends it.
        unsafe { (self.unregister)(self.handle) };
    }
}

/// Registers kernels, and variables with their sizes, of a PTX text. Every runtime exports the functions for
/// this, but no header declares them.
fn register(
    cuda: Values,
    text: *const c_void,
    kernels: &[&'static CStr],
    variables: &[(&'static CStr, usize)],
) -> Result<Registered, Box<dyn std::error::Error>> {
    let find = |name: &CStr| cuda.library().exported(name).ok_or("no such export");
    // SAFETY: the signatures are those of the functions, the text ends in a zero byte, and the registered memory
    // stays valid until it is unregistered.
    unsafe {
        let start = find(c"__cudaRegisterFatBinary")?.as_ptr();
        let start: unsafe extern "C" fn(*const c_void) -> *mut c_void = std::mem::transmute(start);
        let end = find(c"__cudaRegisterFatBinaryEnd")?.as_ptr();
        let end: unsafe extern "C" fn(*mut c_void) = std::mem::transmute(end);
        let unregister = find(c"__cudaUnregisterFatBinary")?.as_ptr();
        let kernel = find(c"__cudaRegisterFunction")?.as_ptr();
        let kernel: unsafe extern "C" fn(
            *mut c_void, *const c_void, *const c_char, *const c_char, c_int,
            *mut c_void, *mut c_void, *mut c_void, *mut c_void, *mut c_int,
        ) = std::mem::transmute(kernel);
        let variable = find(c"__cudaRegisterVar")?.as_ptr();
        let variable: unsafe extern "C" fn(
            *mut c_void, *const c_void, *const c_char, *const c_char, c_int, usize, c_int, c_int,
        ) = std::mem::transmute(variable);
        // A container with the text, for devices of compute capability 5.0 and later.
        let text = CStr::from_ptr(text.cast()).to_bytes_with_nul();
        let size = text.len().next_multiple_of(8) as u64;
        let mut image = vec![
            0x0010_0001_ba55_ed50, 80 + size, 80 << 32 | 0x0101_0001, size, 64 << 32,
            50 << 32 | 6 << 16 | 3, 0, 0x11, 0, 0, 0x48, 0,
        ];
        image.extend(text.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        }));
        let wrapper = Box::new([1 << 32 | 0x4662_43b1, image.as_ptr() as u64, 0]);
        let names: Vec<_> = kernels.iter().copied().chain(variables.iter().map(|v| v.0)).collect();
        let made = Registered {
            unregister: std::mem::transmute(unregister),
            handle: start(wrapper.as_ptr().cast()),
            stubs: vec![0; names.len()].into_boxed_slice(),
            names,
            _wrapper: wrapper,
            _image: image,
        };
        let (handle, none) = (made.handle, std::ptr::null_mut());
        for name in kernels {
            let (stub, name) = (made.address(name), name.as_ptr());
            kernel(handle, stub, name, name, -1, none, none, none, none, std::ptr::null_mut());
        }
        for (name, size) in variables {
            let (stub, name) = (made.address(name), name.as_ptr());
            variable(handle, stub, name, name, 0, *size, 0, 0);
        }
        end(handle);
        Ok(made)
    }
}
