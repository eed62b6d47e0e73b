//! The OpenGL context that is current to the calling thread, in whichever library the program has loaded. The driver
//! links to none.

use std::ffi::{CStr, c_int, c_uint, c_void};
use std::sync::OnceLock;

use crate::image_format::{ImageFormat, Transfer};

const NO_ERROR: c_uint = 0;
const COPY_READ_BUFFER: c_uint = 0x8f36;
const COPY_READ_BUFFER_BINDING: c_uint = 0x8f36;
const BUFFER_SIZE: c_uint = 0x8764;
const PIXEL_PACK_BUFFER: c_uint = 0x88eb;
const PIXEL_PACK_BUFFER_BINDING: c_uint = 0x88ed;
const PIXEL_UNPACK_BUFFER: c_uint = 0x88ec;
const PIXEL_UNPACK_BUFFER_BINDING: c_uint = 0x88ef;
const TEXTURE_WIDTH: c_uint = 0x1000;
const TEXTURE_HEIGHT: c_uint = 0x1001;
const TEXTURE_INTERNAL_FORMAT: c_uint = 0x1003;
const TEXTURE_DEPTH: c_uint = 0x8071;
const CUBE_FACE: c_uint = 0x8515;
const RENDERBUFFER: c_uint = 0x8d41;
const RENDERBUFFER_BINDING: c_uint = 0x8ca7;
const RENDERBUFFER_WIDTH: c_uint = 0x8d42;
const RENDERBUFFER_HEIGHT: c_uint = 0x8d43;
const RENDERBUFFER_INTERNAL_FORMAT: c_uint = 0x8d44;
const RENDERBUFFER_SAMPLES: c_uint = 0x8cab;
const READ_FRAMEBUFFER: c_uint = 0x8ca8;
const READ_FRAMEBUFFER_BINDING: c_uint = 0x8caa;
const DRAW_FRAMEBUFFER: c_uint = 0x8ca9;
const DRAW_FRAMEBUFFER_BINDING: c_uint = 0x8ca6;
const COLOR_ATTACHMENT: c_uint = 0x8ce0;
const COLOR_BUFFER_BIT: c_uint = 0x4000;
const NEAREST: c_uint = 0x2600;
const SCISSOR_TEST: c_uint = 0x0c11;

/// Parameters of transfers of pixels, each with the value that leaves rows and slices without gaps.
const PACKING: [(c_uint, c_int); 8] = [
    (0x0d00, 0),
    (0x0d02, 0),
    (0x0d03, 0),
    (0x0d04, 0),
    (0x0d05, 1),
    (0x806b, 0),
    (0x806c, 0),
    (0x0d01, 0),
];
const UNPACKING: [(c_uint, c_int); 8] = [
    (0x0cf0, 0),
    (0x0cf2, 0),
    (0x0cf3, 0),
    (0x0cf4, 0),
    (0x0cf5, 1),
    (0x806d, 0),
    (0x806e, 0),
    (0x0cf1, 0),
];

/// Kinds of images that can be registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageKind {
    Line,
    Table,
    Rectangle,
    Volume,
    Cube,
    Lines,
    Layers,
    Renderbuffer,
}

impl ImageKind {
    /// Textures, with the targets that they are bound to and the names of the bindings.
    const TEXTURES: [(ImageKind, c_uint, c_uint); 7] = [
        (ImageKind::Table, 0x0de1, 0x8069),
        (ImageKind::Volume, 0x806f, 0x806a),
        (ImageKind::Rectangle, 0x84f5, 0x84f6),
        (ImageKind::Cube, 0x8513, 0x8514),
        (ImageKind::Layers, 0x8c1a, 0x8c1d),
        (ImageKind::Line, 0x0de0, 0x8068),
        (ImageKind::Lines, 0x8c18, 0x8c1c),
    ];

    /// The target, and the name of its binding.
    fn target(self) -> (c_uint, c_uint) {
        let mut all = ImageKind::TEXTURES.into_iter();
        let found = all.find(|(kind, _, _)| *kind == self);
        found.map_or(
            (RENDERBUFFER, RENDERBUFFER_BINDING),
            |(_, target, binding)| (target, binding),
        )
    }

    /// Faces with images of their own.
    pub fn faces(self) -> u32 {
        match self {
            ImageKind::Cube => 6,
            _ => 1,
        }
    }
}

/// An image of OpenGL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    pub name: c_uint,
    pub kind: ImageKind,
    pub format: ImageFormat,
    /// Pixels of a row, rows, and slices or layers; zero for a dimension that the image does not have.
    pub size: [u32; 3],
    /// Whether it has levels besides the first.
    pub has_levels: bool,
}

/// Why an object cannot be registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsuitable {
    /// No object has the name.
    Unknown,
    /// The object has no storage.
    Empty,
    /// There is no array of its kind or format.
    Kind,
}

macro_rules! functions {
    ($($name:ident($($argument:ty),*) $(-> $result:ty)?;)*) => {
        /// Functions of OpenGL.
        #[allow(non_snake_case, reason = "the names are those of the C API")]
        struct Functions {
            $($name: unsafe extern "C" fn($($argument),*) $(-> $result)?,)*
        }

        impl Functions {
            /// Looks up all functions; `None` if one is missing.
            fn look_up(find: impl Fn(&CStr) -> *mut c_void) -> Option<Functions> {
                Some(Functions {
                    $($name: {
                        let name = concat!(stringify!($name), "\0");
                        let address = find(CStr::from_bytes_with_nul(name.as_bytes()).ok()?);
                        if address.is_null() {
                            return None;
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

functions! {
    glGetError() -> c_uint;
    glFinish();
    glGetIntegerv(c_uint, *mut c_int);
    glIsBuffer(c_uint) -> u8;
    glBindBuffer(c_uint, c_uint);
    glGetBufferParameteri64v(c_uint, c_uint, *mut i64);
    glGetBufferSubData(c_uint, isize, isize, *mut c_void);
    glBufferSubData(c_uint, isize, isize, *const c_void);
    glIsTexture(c_uint) -> u8;
    glBindTexture(c_uint, c_uint);
    glGetTexLevelParameteriv(c_uint, c_int, c_uint, *mut c_int);
    glGetTexImage(c_uint, c_int, c_uint, c_uint, *mut c_void);
    glTexSubImage1D(c_uint, c_int, c_int, c_int, c_uint, c_uint, *const c_void);
    glTexSubImage2D(c_uint, c_int, c_int, c_int, c_int, c_int, c_uint, c_uint, *const c_void);
    glTexSubImage3D(
        c_uint, c_int, c_int, c_int, c_int, c_int, c_int, c_int, c_uint, c_uint, *const c_void
    );
    glPixelStorei(c_uint, c_int);
    glIsRenderbuffer(c_uint) -> u8;
    glBindRenderbuffer(c_uint, c_uint);
    glGetRenderbufferParameteriv(c_uint, c_uint, *mut c_int);
    glGenFramebuffers(c_int, *mut c_uint);
    glDeleteFramebuffers(c_int, *const c_uint);
    glBindFramebuffer(c_uint, c_uint);
    glFramebufferRenderbuffer(c_uint, c_uint, c_uint, c_uint);
    glFramebufferTexture2D(c_uint, c_uint, c_uint, c_uint, c_int);
    glReadPixels(c_int, c_int, c_int, c_int, c_uint, c_uint, *mut c_void);
    glBlitFramebuffer(
        c_int, c_int, c_int, c_int, c_int, c_int, c_int, c_int, c_uint, c_uint
    );
    glGenTextures(c_int, *mut c_uint);
    glDeleteTextures(c_int, *const c_uint);
    glTexImage2D(c_uint, c_int, c_int, c_int, c_int, c_int, c_uint, c_uint, *const c_void);
    glIsEnabled(c_uint) -> u8;
    glEnable(c_uint);
    glDisable(c_uint);
}

type GetContext = unsafe extern "C" fn() -> *mut c_void;
type GetAddress = unsafe extern "C" fn(*const std::ffi::c_char) -> *mut c_void;

/// A library that makes OpenGL contexts current.
struct Window {
    get_context: GetContext,
    get_address: GetAddress,
    functions: OnceLock<Option<Functions>>,
}

/// A way to find such a library: the functions for the current context and for addresses, and the names of libraries.
const WINDOWS: [(&CStr, &CStr, &[&CStr]); 2] = [
    (
        c"eglGetCurrentContext",
        c"eglGetProcAddress",
        &[c"libEGL.so.1"],
    ),
    (
        c"glXGetCurrentContext",
        c"glXGetProcAddressARB",
        &[c"libGLX.so.0", c"libGL.so.1"],
    ),
];

impl Window {
    /// Finds a function of the program, or of a library that it has loaded.
    fn find(name: &CStr, libraries: &[&CStr]) -> Option<*mut c_void> {
        // SAFETY: the names end with NUL. A library is not loaded, only found.
        let of = |handle| unsafe { libc::dlsym(handle, name.as_ptr()) };
        let global = of(libc::RTLD_DEFAULT);
        if !global.is_null() {
            return Some(global);
        }
        let mut libraries = libraries.iter();
        libraries.find_map(|library| {
            let mode = libc::RTLD_LAZY | libc::RTLD_NOLOAD;
            // SAFETY: the name ends with NUL. The handle stays open, as the program's own does.
            let handle = unsafe { libc::dlopen(library.as_ptr(), mode) };
            let found = (!handle.is_null()).then(|| of(handle));
            found.filter(|address| !address.is_null())
        })
    }

    fn open(place: usize) -> Option<Window> {
        let (get_context, get_address, libraries) = *WINDOWS.get(place)?;
        let (context, address) = (
            Window::find(get_context, libraries)?,
            Window::find(get_address, libraries)?,
        );
        // SAFETY: the functions of these names have these signatures.
        unsafe {
            Some(Window {
                get_context: std::mem::transmute::<*mut c_void, GetContext>(context),
                get_address: std::mem::transmute::<*mut c_void, GetAddress>(address),
                functions: OnceLock::new(),
            })
        }
    }

    /// The window system number `place`, once the program has loaded it.
    fn known(place: usize) -> Option<&'static Window> {
        static KNOWN: [OnceLock<Window>; 2] = [OnceLock::new(), OnceLock::new()];
        let known = KNOWN.get(place)?;
        if let Some(window) = known.get() {
            return Some(window);
        }
        let window = Window::open(place)?;
        Some(known.get_or_init(|| window))
    }

    /// The current context, as a number.
    fn context(&self) -> Option<usize> {
        // SAFETY: the function takes no arguments and may be called on every thread.
        let context = unsafe { (self.get_context)() } as usize;
        (context != 0).then_some(context)
    }

    fn functions(&self) -> Option<&Functions> {
        let look_up = || {
            Functions::look_up(|name| {
                // SAFETY: the name ends with NUL.
                unsafe { (self.get_address)(name.as_ptr()) }
            })
        };
        self.functions.get_or_init(look_up).as_ref()
    }
}

/// The OpenGL context that is current to the calling thread.
pub struct OpenGl {
    /// The context, as a number.
    pub context: usize,
    functions: &'static Functions,
}

/// Whether an OpenGL context is current to the calling thread.
pub fn is_current() -> bool {
    current().is_some()
}

/// The OpenGL context that is current to the calling thread, if there is one.
pub fn current() -> Option<OpenGl> {
    (0..WINDOWS.len()).find_map(|place| {
        let window = Window::known(place)?;
        let context = window.context()?;
        let functions = window.functions()?;
        Some(OpenGl { context, functions })
    })
}

/// What a transfer has changed of the context, to be restored after it.
struct Changed<'a> {
    gl: &'a OpenGl,
    buffers: [(c_uint, c_uint); 2],
    packing: Vec<(c_uint, c_int)>,
}

impl Drop for Changed<'_> {
    fn drop(&mut self) {
        let functions = self.gl.functions;
        for (parameter, value) in &self.packing {
            // SAFETY: the context is current.
            unsafe { (functions.glPixelStorei)(*parameter, *value) };
        }
        for (target, name) in self.buffers {
            // SAFETY: the context is current.
            unsafe { (functions.glBindBuffer)(target, name) };
        }
        self.gl.has_failed();
    }
}

impl OpenGl {
    /// Whether a call since the last question has failed.
    fn has_failed(&self) -> bool {
        let mut failed = false;
        // A context that was lost returns errors for ever.
        for _ in 0..16 {
            // SAFETY: the context is current.
            match unsafe { (self.functions.glGetError)() } {
                NO_ERROR => break,
                _ => failed = true,
            }
        }
        failed
    }

    fn integer(&self, name: c_uint) -> c_int {
        let mut value = 0;
        // SAFETY: the context is current, and the name is that of a single integer.
        unsafe { (self.functions.glGetIntegerv)(name, &raw mut value) };
        value
    }

    /// Runs `work` with a buffer bound.
    fn with_buffer<T>(&self, name: c_uint, work: impl FnOnce(&Functions) -> T) -> T {
        let before = self.integer(COPY_READ_BUFFER_BINDING) as c_uint;
        // SAFETY: the context is current.
        unsafe { (self.functions.glBindBuffer)(COPY_READ_BUFFER, name) };
        let result = work(self.functions);
        // SAFETY: the context is current.
        unsafe { (self.functions.glBindBuffer)(COPY_READ_BUFFER, before) };
        result
    }

    /// The size of a buffer in bytes.
    pub fn buffer_size(&self, name: c_uint) -> Result<u64, Unsuitable> {
        // SAFETY: the context is current.
        if unsafe { (self.functions.glIsBuffer)(name) } == 0 {
            return Err(Unsuitable::Unknown);
        }
        let mut size = 0;
        // SAFETY: the context is current, and the place lives during the call.
        self.with_buffer(name, |functions| unsafe {
            (functions.glGetBufferParameteri64v)(COPY_READ_BUFFER, BUFFER_SIZE, &raw mut size);
        });
        self.has_failed();
        match u64::try_from(size) {
            Ok(size) if size > 0 => Ok(size),
            _ => Err(Unsuitable::Empty),
        }
    }

    /// Reads the first `size` bytes of a buffer; `None` if the buffer has fewer, or was deleted.
    pub fn read_buffer(&self, name: c_uint, size: u64) -> Option<Vec<u8>> {
        if self.buffer_size(name).ok()? < size {
            return None;
        }
        let mut bytes = vec![0; usize::try_from(size).ok()?];
        let length = isize::try_from(size).ok()?;
        // SAFETY: the context is current, and the place has room for the bytes.
        self.with_buffer(name, |functions| unsafe {
            let place = bytes.as_mut_ptr().cast();
            (functions.glGetBufferSubData)(COPY_READ_BUFFER, 0, length, place);
        });
        (!self.has_failed()).then_some(bytes)
    }

    /// Replaces the first bytes of a buffer. A buffer that is smaller, or was deleted, is left alone.
    pub fn write_buffer(&self, name: c_uint, bytes: &[u8]) {
        let size = self.buffer_size(name).unwrap_or(0);
        let (Ok(length), true) = (isize::try_from(bytes.len()), size >= bytes.len() as u64) else {
            return;
        };
        // SAFETY: the context is current, and OpenGL copies the bytes.
        self.with_buffer(name, |functions| unsafe {
            let bytes = bytes.as_ptr().cast();
            (functions.glBufferSubData)(COPY_READ_BUFFER, 0, length, bytes);
        });
        self.has_failed();
    }

    /// Runs `work` with a texture or renderbuffer bound to its target.
    fn with_image<T>(
        &self,
        kind: ImageKind,
        name: c_uint,
        work: impl FnOnce(c_uint) -> T,
    ) -> Option<T> {
        self.has_failed();
        let (target, binding) = kind.target();
        let before = self.integer(binding) as c_uint;
        let bind = |name| {
            let bind = match kind {
                ImageKind::Renderbuffer => self.functions.glBindRenderbuffer,
                _ => self.functions.glBindTexture,
            };
            // SAFETY: the context is current.
            unsafe { bind(target, name) };
        };
        bind(name);
        let result = (!self.has_failed()).then(|| work(target));
        bind(before);
        self.has_failed();
        result
    }

    /// Describes a texture, or a renderbuffer.
    pub fn image(&self, name: c_uint, is_renderbuffer: bool) -> Result<Image, Unsuitable> {
        match is_renderbuffer {
            true => self.renderbuffer(name),
            false => self.texture(name),
        }
    }

    fn renderbuffer(&self, name: c_uint) -> Result<Image, Unsuitable> {
        // SAFETY: the context is current.
        if unsafe { (self.functions.glIsRenderbuffer)(name) } == 0 {
            return Err(Unsuitable::Unknown);
        }
        let kind = ImageKind::Renderbuffer;
        let read = |target| {
            let names = [
                RENDERBUFFER_WIDTH,
                RENDERBUFFER_HEIGHT,
                RENDERBUFFER_INTERNAL_FORMAT,
                RENDERBUFFER_SAMPLES,
            ];
            names.map(|name| {
                let mut value = 0;
                // SAFETY: the context is current, and the place lives during the call.
                unsafe {
                    (self.functions.glGetRenderbufferParameteriv)(target, name, &raw mut value);
                }
                value
            })
        };
        let read = self.with_image(kind, name, read);
        let [width, height, format, samples] = read.ok_or(Unsuitable::Kind)?;
        if width <= 0 || height <= 0 {
            return Err(Unsuitable::Empty);
        }
        let format = ImageFormat::of_opengl(format.cast_unsigned());
        match format.filter(|_| samples <= 0) {
            Some(format) => Ok(Image {
                name,
                kind,
                format,
                size: [width.cast_unsigned(), height.cast_unsigned(), 0],
                has_levels: false,
            }),
            None => Err(Unsuitable::Kind),
        }
    }

    fn texture(&self, name: c_uint) -> Result<Image, Unsuitable> {
        // SAFETY: the context is current.
        if unsafe { (self.functions.glIsTexture)(name) } == 0 {
            return Err(Unsuitable::Unknown);
        }
        let level_of = |target, level| {
            let names = [
                TEXTURE_WIDTH,
                TEXTURE_HEIGHT,
                TEXTURE_DEPTH,
                TEXTURE_INTERNAL_FORMAT,
            ];
            names.map(|name| {
                let mut value = 0;
                // SAFETY: the context is current, and the place lives during the call.
                unsafe {
                    (self.functions.glGetTexLevelParameteriv)(target, level, name, &raw mut value);
                }
                value.max(0).cast_unsigned()
            })
        };
        let mut kinds = ImageKind::TEXTURES.into_iter();
        let found = kinds.find_map(|(kind, _, _)| {
            let read = |target| {
                let target = match kind {
                    ImageKind::Cube => CUBE_FACE,
                    _ => target,
                };
                let first = level_of(target, 0);
                (
                    first,
                    kind != ImageKind::Rectangle && level_of(target, 1)[0] > 0,
                )
            };
            Some((kind, self.with_image(kind, name, read)?))
        });
        let (kind, ([width, height, depth, format], has_levels)) = found.ok_or(Unsuitable::Kind)?;
        if width == 0 {
            return Err(Unsuitable::Kind);
        }
        let size = match kind {
            ImageKind::Line => [width, 0, 0],
            ImageKind::Volume | ImageKind::Layers => [width, height, depth],
            ImageKind::Cube => [width, height, 6],
            _ => [width, height, 0],
        };
        Ok(Image {
            name,
            kind,
            format: ImageFormat::of_opengl(format).ok_or(Unsuitable::Kind)?,
            size,
            has_levels,
        })
    }

    /// Prepares for a transfer of pixels between OpenGL and memory without gaps.
    fn change(&self, is_read: bool) -> Changed<'_> {
        let packing = match is_read {
            true => PACKING,
            false => UNPACKING,
        };
        let before = packing.map(|(parameter, _)| (parameter, self.integer(parameter)));
        let buffers = [
            (
                PIXEL_PACK_BUFFER,
                self.integer(PIXEL_PACK_BUFFER_BINDING) as c_uint,
            ),
            (
                PIXEL_UNPACK_BUFFER,
                self.integer(PIXEL_UNPACK_BUFFER_BINDING) as c_uint,
            ),
        ];
        for (target, _) in buffers {
            // SAFETY: the context is current.
            unsafe { (self.functions.glBindBuffer)(target, 0) };
        }
        for (parameter, value) in packing {
            // SAFETY: the context is current.
            unsafe { (self.functions.glPixelStorei)(parameter, value) };
        }
        Changed {
            gl: self,
            buffers,
            packing: before.into(),
        }
    }

    /// Whether a level of an image, or of a face, still has this size.
    fn has_size(&self, image: &Image, target: c_uint, level: u32, size: [u32; 3]) -> bool {
        let Ok(level) = c_int::try_from(level) else {
            return false;
        };
        let names = [TEXTURE_WIDTH, TEXTURE_HEIGHT, TEXTURE_DEPTH];
        let found = names.map(|name| {
            let mut value = 0;
            // SAFETY: the context is current, and the place lives during the call.
            unsafe {
                (self.functions.glGetTexLevelParameteriv)(target, level, name, &raw mut value);
            }
            value.max(0).cast_unsigned()
        });
        let depth = match image.kind {
            ImageKind::Cube => 1,
            _ => size[2].max(1),
        };
        found == [size[0], size[1].max(1), depth]
    }

    /// Reads the pixels of a level of an image, or of one of its faces. `None` if there is no such level any more.
    pub fn read_image(
        &self,
        image: &Image,
        face: u32,
        level: u32,
        size: [u32; 3],
    ) -> Option<Vec<u8>> {
        let Transfer {
            format,
            kind,
            bytes,
        } = image.format.transfer();
        let rows = u64::from(size[1].max(1));
        let slices = match image.kind {
            ImageKind::Cube => 1,
            _ => u64::from(size[2].max(1)),
        };
        let length = u64::from(size[0]) * rows * slices * u64::from(bytes);
        let mut pixels = vec![0_u8; usize::try_from(length).ok()?];
        let place = pixels.as_mut_ptr().cast();
        let read = |target| {
            let _changed = self.change(true);
            if image.kind == ImageKind::Renderbuffer {
                let size = [size[0], size[1]].map(|size| size.cast_signed());
                return self.with_framebuffer(READ_FRAMEBUFFER, image.name, || {
                    // SAFETY: the context is current, and the place has room for the pixels.
                    unsafe {
                        (self.functions.glReadPixels)(0, 0, size[0], size[1], format, kind, place);
                    }
                });
            }
            let target = match image.kind {
                ImageKind::Cube => CUBE_FACE + face,
                _ => target,
            };
            if !self.has_size(image, target, level, size) {
                return false;
            }
            // SAFETY: the context is current, and the place has room for the pixels of the level.
            unsafe {
                (self.functions.glGetTexImage)(target, level.cast_signed(), format, kind, place);
            }
            !self.has_failed()
        };
        let is_read = self.with_image(image.kind, image.name, read)?;
        if !is_read {
            return None;
        }
        image.format.clear_padding(&mut pixels);
        Some(pixels)
    }

    /// Replaces the pixels of a level of an image, or of one of its faces. A level that does not have this size any more
    /// is left alone.
    pub fn write_image(&self, image: &Image, face: u32, level: u32, size: [u32; 3], pixels: &[u8]) {
        let Transfer { format, kind, .. } = image.format.transfer();
        let [width, height, depth] = size.map(|size| size.cast_signed());
        let place = pixels.as_ptr().cast();
        let gl = self.functions;
        let write = |target| {
            let _changed = self.change(false);
            if image.kind == ImageKind::Renderbuffer {
                self.write_renderbuffer(image, [width, height], place);
                return;
            }
            let target = match image.kind {
                ImageKind::Cube => CUBE_FACE + face,
                _ => target,
            };
            if !self.has_size(image, target, level, size) {
                return;
            }
            let level = level.cast_signed();
            // SAFETY: the context is current, and OpenGL copies the pixels of the whole level.
            unsafe {
                match image.kind {
                    ImageKind::Line => {
                        (gl.glTexSubImage1D)(target, level, 0, width, format, kind, place);
                    }
                    ImageKind::Volume | ImageKind::Layers => (gl.glTexSubImage3D)(
                        target, level, 0, 0, 0, width, height, depth, format, kind, place,
                    ),
                    _ => (gl.glTexSubImage2D)(
                        target, level, 0, 0, width, height, format, kind, place,
                    ),
                }
            }
        };
        self.with_image(image.kind, image.name, write);
    }

    /// Runs `work` with a framebuffer whose color is a renderbuffer. Returns whether no call has failed.
    fn with_framebuffer(&self, target: c_uint, name: c_uint, work: impl FnOnce()) -> bool {
        let gl = self.functions;
        let binding = match target {
            READ_FRAMEBUFFER => READ_FRAMEBUFFER_BINDING,
            _ => DRAW_FRAMEBUFFER_BINDING,
        };
        let before = self.integer(binding) as c_uint;
        let mut framebuffer = 0;
        // SAFETY: the context is current, and the place lives during the call.
        unsafe {
            (gl.glGenFramebuffers)(1, &raw mut framebuffer);
            (gl.glBindFramebuffer)(target, framebuffer);
            (gl.glFramebufferRenderbuffer)(target, COLOR_ATTACHMENT, RENDERBUFFER, name);
        }
        work();
        let has_failed = self.has_failed();
        // SAFETY: the context is current.
        unsafe {
            (gl.glBindFramebuffer)(target, before);
            (gl.glDeleteFramebuffers)(1, &raw const framebuffer);
        }
        !has_failed
    }

    /// Copies pixels to a renderbuffer through a texture.
    fn write_renderbuffer(&self, image: &Image, size: [c_int; 2], pixels: *const c_void) {
        let Transfer { format, kind, .. } = image.format.transfer();
        let [width, height] = size;
        let gl = self.functions;
        let (target, binding) = ImageKind::Table.target();
        let before = self.integer(binding) as c_uint;
        let reading = self.integer(READ_FRAMEBUFFER_BINDING) as c_uint;
        let (mut texture, mut framebuffer) = (0, 0);
        let internal = image.format.opengl().cast_signed();
        // SAFETY: the context is current, places live during the calls, and OpenGL copies the pixels.
        unsafe {
            (gl.glGenTextures)(1, &raw mut texture);
            (gl.glBindTexture)(target, texture);
            (gl.glTexImage2D)(target, 0, internal, width, height, 0, format, kind, pixels);
            (gl.glGenFramebuffers)(1, &raw mut framebuffer);
            (gl.glBindFramebuffer)(READ_FRAMEBUFFER, framebuffer);
            (gl.glFramebufferTexture2D)(READ_FRAMEBUFFER, COLOR_ATTACHMENT, target, texture, 0);
        }
        self.with_framebuffer(DRAW_FRAMEBUFFER, image.name, || {
            // SAFETY: the context is current.
            unsafe {
                let is_cut = (gl.glIsEnabled)(SCISSOR_TEST) != 0;
                (gl.glDisable)(SCISSOR_TEST);
                (gl.glBlitFramebuffer)(
                    0,
                    0,
                    width,
                    height,
                    0,
                    0,
                    width,
                    height,
                    COLOR_BUFFER_BIT,
                    NEAREST,
                );
                if is_cut {
                    (gl.glEnable)(SCISSOR_TEST);
                }
            }
        });
        // SAFETY: the context is current.
        unsafe {
            (gl.glBindFramebuffer)(READ_FRAMEBUFFER, reading);
            (gl.glDeleteFramebuffers)(1, &raw const framebuffer);
            (gl.glBindTexture)(target, before);
            (gl.glDeleteTextures)(1, &raw const texture);
        }
    }

    /// Waits for the commands that OpenGL was given.
    pub fn finish(&self) {
        // SAFETY: the context is current.
        unsafe { (self.functions.glFinish)() };
    }
}
