//! The OpenGL context of a case, which is current to the thread that makes the call.

use std::cell::{Cell, RefCell};

use cuspec_harness::OpenGl;

use super::driver_calls::Libraries;
use super::resources::{CaseResources, SetupError};

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

/// Makes an OpenGL context current for the length of the case, unless the case has one.
pub(super) fn enter(resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
    if IS_DETACHED.get() || CURRENT.with_borrow(Option::is_some) {
        return Ok(());
    }
    let context = OpenGl::new().map_err(SetupError::Unavailable)?;
    CURRENT.set(Some(context));
    resources.on_release(|_| {
        CURRENT.take();
        Ok(())
    });
    Ok(())
}

/// Uses the OpenGL context of the case, which is made if there is none.
pub(super) fn with<T>(
    resources: &mut CaseResources<'_>,
    make: impl FnOnce(&OpenGl) -> T,
) -> Result<T, SetupError> {
    enter(resources)?;
    let made = CURRENT.with_borrow(|context| context.as_ref().map(make));
    made.ok_or_else(|| SetupError::Unavailable("no OpenGL context".to_owned()))
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

/// Leaves the thread without a current OpenGL context until the case is cleaned up.
pub(super) fn detach(resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
    let switch = |is_current: bool| {
        CURRENT.with_borrow(|context| match context {
            Some(context) => context.set_current(is_current),
            None => Ok(()),
        })
    };
    switch(false).map_err(SetupError::Unavailable)?;
    IS_DETACHED.set(true);
    resources.on_release(move |_| {
        IS_DETACHED.set(false);
        let _ = switch(true);
        Ok(())
    });
    Ok(())
}
