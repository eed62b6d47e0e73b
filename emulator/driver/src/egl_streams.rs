//! EGL streams, which programs make by these functions, because no EGL is beside this driver.

use std::ffi::c_void;

use crate::objects::egl::{EglStream, End};
use crate::world::driver;

/// Attribute of a stream, `EGL_SUPPORT_REUSE_NV`: whether the last frame is given again.
const SUPPORT_REUSE: i32 = 0x3335;

/// End of a list of attributes, `EGL_NONE`.
const NONE: i32 = 0x3038;

/// The longest list of attributes that is read.
const MAX_ATTRIBUTES: usize = 16;

/// Creates a stream. `attributes` is null, or a list of names and values as EGL takes it.
///
/// # Safety
/// The list ends with `EGL_NONE`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuspecEglCreateStream(attributes: *const i32) -> *mut c_void {
    let mut is_reused = true;
    if !attributes.is_null() {
        for at in 0..MAX_ATTRIBUTES {
            // SAFETY: the caller guarantees that the list ends with a name that ends this loop.
            let name = unsafe { attributes.add(2 * at).read() };
            if name == NONE {
                break;
            }
            // SAFETY: a name that does not end the list has a value after it.
            let value = unsafe { attributes.add(2 * at + 1).read() };
            if name == SUPPORT_REUSE {
                is_reused = value != 0;
            }
        }
    }
    let stream = driver().lock().others.of().insert(EglStream {
        is_reused,
        consumer: End::Open,
        producer: End::Open,
        frames: Vec::new(),
    });
    stream as *mut c_void
}

/// Destroys a stream. Its connections stay until they are disconnected.
#[unsafe(no_mangle)]
pub extern "C" fn cuspecEglDestroyStream(stream: *mut c_void) {
    let mut world = driver().lock();
    world.others.of::<EglStream>().remove(stream as usize);
}

/// Returns the state of a stream, as EGL numbers it; -1 for a number that is no stream.
#[unsafe(no_mangle)]
pub extern "C" fn cuspecEglStreamState(stream: *mut c_void) -> i32 {
    let mut world = driver().lock();
    let stream = world.others.of::<EglStream>().get(stream as usize);
    stream.map_or(-1, EglStream::state)
}
