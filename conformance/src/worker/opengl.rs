//! The OpenGL context of a case, which is current to the thread that makes the call.

use std::cell::{Cell, RefCell};

use cuspec_harness::OpenGl;

use super::driver_calls::Libraries;

/// `CU_GL_DEVICE_LIST_ALL`.
const ALL_DEVICES: u32 = 1;

thread_local! {
    /// The context of the case.
    static CURRENT: RefCell<Option<OpenGl>> = const { RefCell::new(None) };
    /// Whether the thread that makes the call is to be without it.
    static IS_DETACHED: Cell<bool> = const { Cell::new(false) };
}

/// Whether a process can have an OpenGL context of a device that the driver lists.
pub(super) fn is_available(api: &Libraries) -> bool {
    let Ok(_context) = OpenGl::new() else {
        return false;
    };
    let (mut count, mut devices) = (0, [0; 8]);
    let listed = api.cuGLGetDevices_v2(&mut count, devices.as_mut_ptr(), 8, ALL_DEVICES);
    listed.is_ok() && count > 0
}

/// Makes an OpenGL context current, unless the case has one or is to be without. Returns whether it did.
pub(super) fn start() -> Result<bool, String> {
    if IS_DETACHED.get() || CURRENT.with_borrow(Option::is_some) {
        return Ok(false);
    }
    CURRENT.set(Some(OpenGl::new()?));
    Ok(true)
}

/// Ends the context of the case.
pub(super) fn end() {
    CURRENT.take();
}

/// Uses the context of the case, if there is one.
pub(super) fn with_current<T>(make: impl FnOnce(&OpenGl) -> T) -> Option<T> {
    CURRENT.with_borrow(|context| context.as_ref().map(make))
}

/// Leaves the thread without a current context, or makes the context of the case current again.
pub(super) fn set_detached(is_detached: bool) -> Result<(), String> {
    let switched = with_current(|context| context.set_current(!is_detached)).unwrap_or(Ok(()));
    IS_DETACHED.set(is_detached && switched.is_ok());
    switched
}

/// Lends the OpenGL context of the case to the thread that runs `call`, and takes it back.
pub(super) struct Lent(Option<OpenGl>);

impl Lent {
    /// Takes the context from the calling thread, unless the thread is detached from it.
    pub(super) fn take() -> Lent {
        if IS_DETACHED.get() {
            return Lent(None);
        }
        let context = CURRENT.take();
        if let Some(context) = &context {
            let _ = context.set_current(false);
        }
        Lent(context)
    }

    /// Makes a call on another thread with the context current to it.
    pub(super) fn with<T>(&self, call: impl FnOnce() -> T) -> T {
        if let Some(context) = &self.0 {
            let _ = context.set_current(true);
        }
        let result = call();
        if let Some(context) = &self.0 {
            let _ = context.set_current(false);
        }
        result
    }

    /// Gives the context back to the calling thread.
    pub(super) fn give_back(self) {
        if let Some(context) = self.0 {
            let _ = context.set_current(true);
            CURRENT.set(Some(context));
        }
    }
}
