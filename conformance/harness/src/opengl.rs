//! An OpenGL context without a window, which EGL makes for cases and scenarios that register buffers and images.

use std::ffi::c_void;
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::egl::{Egl, functions};
use crate::{Driver, Failure, Runtime};

const EGL_OPENGL_API: u32 = 0x30a2;
const EGL_SURFACE_TYPE: i32 = 0x3033;
const EGL_PBUFFER_BIT: i32 = 1;
const EGL_RENDERABLE_TYPE: i32 = 0x3040;
const EGL_OPENGL_BIT: i32 = 8;
const EGL_NONE: i32 = 0x3038;

const ARRAY_BUFFER: u32 = 0x8892;
const DYNAMIC_DRAW: u32 = 0x88e8;
/// `GL_RGBA8`, `GL_RGBA` and `GL_UNSIGNED_BYTE`: four bytes of a pixel.
const PIXELS: (u32, u32, u32) = (0x8058, 0x1908, 0x1401);

const TEXTURE_2D: u32 = OpenGl::TEXTURE_2D;
const RENDERBUFFER: u32 = OpenGl::RENDERBUFFER;

/// `GL_DEPTH_COMPONENT24`.
const DEPTHS: u32 = 0x81a6;

functions! {
    /// Functions of EGL for contexts.
    struct Contexts {
        eglBindAPI: fn(u32) -> u32;
        eglChooseConfig: fn(*mut c_void, *const i32, *mut *mut c_void, i32, *mut i32) -> u32;
        eglCreateContext: fn(*mut c_void, *mut c_void, *mut c_void, *const i32) -> *mut c_void;
        eglMakeCurrent: fn(*mut c_void, *mut c_void, *mut c_void, *mut c_void) -> u32;
    }
}

functions! {
    /// Functions of OpenGL.
    struct Gl {
        glGetError: fn() -> u32;
        glFinish: fn();
        glGenBuffers: fn(i32, *mut u32);
        glDeleteBuffers: fn(i32, *const u32);
        glBindBuffer: fn(u32, u32);
        glBufferData: fn(u32, isize, *const c_void, u32);
        glBufferSubData: fn(u32, isize, isize, *const c_void);
        glGetBufferSubData: fn(u32, isize, isize, *mut c_void);
        glGenTextures: fn(i32, *mut u32);
        glDeleteTextures: fn(i32, *const u32);
        glBindTexture: fn(u32, u32);
        glTexStorage2D: fn(u32, i32, u32, i32, i32);
        glTexSubImage2D: fn(u32, i32, i32, i32, i32, i32, u32, u32, *const c_void);
        glGetTexImage: fn(u32, i32, u32, u32, *mut c_void);
        glGenRenderbuffers: fn(i32, *mut u32);
        glDeleteRenderbuffers: fn(i32, *const u32);
        glBindRenderbuffer: fn(u32, u32);
        glRenderbufferStorage: fn(u32, u32, i32, i32);
        glIsTexture: fn(u32) -> u8;
        glIsRenderbuffer: fn(u32) -> u8;
    }
}

/// The display of a device, with the functions of its driver.
struct Display {
    egl: Contexts,
    gl: Gl,
    /// The display and the configuration, as numbers, so that threads may share them.
    display: usize,
    config: usize,
    /// Contexts that are current to no thread.
    spare: Mutex<Vec<usize>>,
}

/// An OpenGL context that is current to the thread that made it, until the value is dropped.
pub struct OpenGl {
    display: &'static Display,
    context: usize,
}

impl OpenGl {
    /// `GL_TEXTURE_2D`.
    pub const TEXTURE_2D: u32 = 0x0de1;
    /// `GL_RENDERBUFFER`.
    pub const RENDERBUFFER: u32 = 0x8d41;

    /// Creates a context and makes it current. The error is the reason why there is none.
    pub fn new() -> Result<OpenGl, String> {
        let display = Display::find()?;
        let spare = display
            .spare
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop();
        let context = match spare {
            Some(context) => context,
            None => display.create_context(display.config as *mut c_void)? as usize,
        };
        let this = OpenGl { display, context };
        this.set_current(true)?;
        Ok(this)
    }

    /// Makes the context current to the calling thread, or takes it away from it.
    pub fn set_current(&self, is_current: bool) -> Result<(), String> {
        let display = self.display.display;
        let context = if is_current { self.context } else { 0 };
        let none = std::ptr::null_mut();
        let egl = &self.display.egl;
        // SAFETY: the display and the context are live. The context needs no surface.
        let made = unsafe {
            (egl.eglBindAPI)(EGL_OPENGL_API);
            (egl.eglMakeCurrent)(display as *mut c_void, none, none, context as *mut c_void)
        };
        match made {
            0 => Err("EGL does not switch contexts".to_owned()),
            _ => Ok(()),
        }
    }

    /// Creates a buffer with these bytes.
    pub fn buffer(&self, bytes: &[u8]) -> u32 {
        let gl = &self.display.gl;
        let mut name = 0;
        // SAFETY: the context is current, and OpenGL copies the bytes.
        unsafe {
            (gl.glGenBuffers)(1, &raw mut name);
            (gl.glBindBuffer)(ARRAY_BUFFER, name);
            let size = bytes.len() as isize;
            (gl.glBufferData)(ARRAY_BUFFER, size, bytes.as_ptr().cast(), DYNAMIC_DRAW);
        }
        name
    }

    /// Replaces the bytes of a buffer.
    pub fn write_buffer(&self, name: u32, bytes: &[u8]) {
        let gl = &self.display.gl;
        let size = bytes.len() as isize;
        // SAFETY: the context is current, and OpenGL copies the bytes.
        unsafe {
            (gl.glBindBuffer)(ARRAY_BUFFER, name);
            (gl.glBufferSubData)(ARRAY_BUFFER, 0, size, bytes.as_ptr().cast());
            (gl.glFinish)();
        }
    }

    /// Returns the bytes of a buffer.
    pub fn read_buffer(&self, name: u32, size: usize) -> Vec<u8> {
        let gl = &self.display.gl;
        let mut bytes = vec![0; size];
        // SAFETY: the context is current, and the place has room for the bytes.
        unsafe {
            (gl.glBindBuffer)(ARRAY_BUFFER, name);
            (gl.glGetBufferSubData)(ARRAY_BUFFER, 0, size as isize, bytes.as_mut_ptr().cast());
        }
        bytes
    }

    /// Deletes a buffer.
    pub fn delete_buffer(&self, name: u32) {
        // SAFETY: the context is current.
        unsafe { (self.display.gl.glDeleteBuffers)(1, &raw const name) };
    }

    /// Creates a texture of `levels` levels, the first of which has these pixels of four bytes.
    pub fn texture(&self, width: i32, height: i32, levels: i32, pixels: &[u8]) -> u32 {
        assert!(pixels.len() >= width as usize * height as usize * 4);
        let gl = &self.display.gl;
        let mut name = 0;
        let (storage, format, kind) = PIXELS;
        let pixels = pixels.as_ptr().cast();
        // SAFETY: the context is current, and OpenGL copies the pixels, which are enough.
        unsafe {
            // A context that was used before may have a renderbuffer of this name.
            (gl.glGenTextures)(1, &raw mut name);
            while (gl.glIsRenderbuffer)(name) != 0 {
                (gl.glGenTextures)(1, &raw mut name);
            }
            (gl.glBindTexture)(TEXTURE_2D, name);
            (gl.glTexStorage2D)(TEXTURE_2D, levels, storage, width, height);
            (gl.glTexSubImage2D)(TEXTURE_2D, 0, 0, 0, width, height, format, kind, pixels);
        }
        name
    }

    /// Creates a texture of depths.
    pub fn depth_texture(&self, width: i32, height: i32) -> u32 {
        let gl = &self.display.gl;
        let mut name = 0;
        // SAFETY: the context is current.
        unsafe {
            // A context that was used before may have a renderbuffer of this name.
            (gl.glGenTextures)(1, &raw mut name);
            while (gl.glIsRenderbuffer)(name) != 0 {
                (gl.glGenTextures)(1, &raw mut name);
            }
            (gl.glBindTexture)(TEXTURE_2D, name);
            (gl.glTexStorage2D)(TEXTURE_2D, 1, DEPTHS, width, height);
        }
        name
    }

    /// Returns `size` bytes of pixels of a level.
    pub fn read_texture(&self, name: u32, level: i32, size: usize) -> Vec<u8> {
        let gl = &self.display.gl;
        let mut pixels = vec![0_u8; size];
        let (_, format, kind) = PIXELS;
        // SAFETY: the context is current, and the place has room for the pixels.
        unsafe {
            (gl.glBindTexture)(TEXTURE_2D, name);
            (gl.glGetTexImage)(TEXTURE_2D, level, format, kind, pixels.as_mut_ptr().cast());
        }
        pixels
    }

    /// Deletes a texture.
    pub fn delete_texture(&self, name: u32) {
        // SAFETY: the context is current.
        unsafe { (self.display.gl.glDeleteTextures)(1, &raw const name) };
    }

    /// Creates a renderbuffer of pixels of four bytes.
    pub fn renderbuffer(&self, width: i32, height: i32) -> u32 {
        let gl = &self.display.gl;
        let mut name = 0;
        // SAFETY: the context is current.
        unsafe {
            (gl.glGenRenderbuffers)(1, &raw mut name);
            // A context that was used before may have a texture of this name.
            while (gl.glIsTexture)(name) != 0 {
                (gl.glGenRenderbuffers)(1, &raw mut name);
            }
            (gl.glBindRenderbuffer)(RENDERBUFFER, name);
            (gl.glRenderbufferStorage)(RENDERBUFFER, PIXELS.0, width, height);
        }
        name
    }

    /// Deletes a renderbuffer.
    pub fn delete_renderbuffer(&self, name: u32) {
        // SAFETY: the context is current.
        unsafe { (self.display.gl.glDeleteRenderbuffers)(1, &raw const name) };
    }

    /// The code of the first error since the last call.
    pub fn error(&self) -> u32 {
        // SAFETY: the context is current.
        unsafe { (self.display.gl.glGetError)() }
    }
}

impl Drop for OpenGl {
    /// Keeps the context for the next user, because resources of the driver may still refer to it.
    fn drop(&mut self) {
        if self.set_current(false).is_ok() {
            let mut spare = self
                .display
                .spare
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            spare.push(self.context);
        }
    }
}

impl Display {
    /// The display of the first device that creates OpenGL contexts.
    fn find() -> Result<&'static Display, String> {
        static DISPLAY: OnceLock<Result<Display, String>> = OnceLock::new();
        DISPLAY
            .get_or_init(Display::open)
            .as_ref()
            .map_err(Clone::clone)
    }

    fn open() -> Result<Display, String> {
        let library = Egl::load()?;
        let mut found = Display {
            egl: Contexts::look_up(|name| library.find(name))?,
            gl: Gl::look_up(|name| library.find(name))?,
            display: 0,
            config: 0,
            spare: Mutex::default(),
        };
        let mut displays = library.devices().into_iter();
        match displays.any(|device| {
            library
                .display(device)
                .is_some_and(|one| found.use_display(one))
        }) {
            true => Ok(found),
            false => Err("no device creates an OpenGL context".to_owned()),
        }
    }

    /// Whether the display creates a context. If so, it is used from now on.
    fn use_display(&mut self, display: *mut c_void) -> bool {
        let attributes = [
            EGL_SURFACE_TYPE,
            EGL_PBUFFER_BIT,
            EGL_RENDERABLE_TYPE,
            EGL_OPENGL_BIT,
            EGL_NONE,
        ];
        let (mut config, mut count) = (std::ptr::null_mut(), 0);
        // SAFETY: the display is initialized, and all places live during the calls.
        unsafe {
            if (self.egl.eglBindAPI)(EGL_OPENGL_API) == 0 {
                return false;
            }
            (self.egl.eglChooseConfig)(
                display,
                attributes.as_ptr(),
                &raw mut config,
                1,
                &raw mut count,
            );
        }
        self.display = display as usize;
        self.config = config as usize;
        let context = self.create_context(config);
        self.spare = Mutex::new(context.iter().map(|context| *context as usize).collect());
        context.is_ok()
    }

    fn create_context(&self, config: *mut c_void) -> Result<*mut c_void, String> {
        let (egl, display) = (&self.egl, self.display as *mut c_void);
        // SAFETY: the display is initialized, and the list of attributes has an end.
        let context = unsafe {
            (egl.eglBindAPI)(EGL_OPENGL_API);
            (egl.eglCreateContext)(display, config, std::ptr::null_mut(), &EGL_NONE)
        };
        match context.is_null() {
            true => Err("EGL creates no OpenGL context".to_owned()),
            false => Ok(context),
        }
    }
}

impl Driver {
    /// An OpenGL context, which is current to the thread until it is dropped.
    #[track_caller]
    pub fn opengl(&self) -> Result<OpenGl, Failure> {
        OpenGl::new().map_err(|reason| Failure::new("an OpenGL context", reason))
    }
}

impl Runtime {
    /// An OpenGL context, which is current to the thread until it is dropped.
    #[track_caller]
    pub fn opengl(&self) -> Result<OpenGl, Failure> {
        OpenGl::new().map_err(|reason| Failure::new("an OpenGL context", reason))
    }
}
