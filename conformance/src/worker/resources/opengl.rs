//! The OpenGL context of a case, which ends with the case.

use cuspec_harness::OpenGl;

use super::case_resources::CaseResources;
use super::made::SetupError;
use crate::worker::opengl;

/// Makes an OpenGL context current for the length of the case, unless the case has one.
pub(in crate::worker) fn enter(resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
    if opengl::start().map_err(SetupError::Unavailable)? {
        resources.on_release(|_| {
            opengl::end();
            Ok(())
        });
    }
    Ok(())
}

/// Uses the OpenGL context of the case, which is made if there is none.
pub(super) fn with<T>(
    resources: &mut CaseResources<'_>,
    make: impl FnOnce(&OpenGl) -> T,
) -> Result<T, SetupError> {
    enter(resources)?;
    let none = || SetupError::Unavailable("no OpenGL context".to_owned());
    opengl::with_current(make).ok_or_else(none)
}

/// Leaves the thread without a current OpenGL context until the case is cleaned up.
pub(super) fn detach(resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
    opengl::set_detached(true).map_err(SetupError::Unavailable)?;
    resources.on_release(|_| {
        // Only the end of the context follows, which needs no current context.
        let _ = opengl::set_detached(false);
        Ok(())
    });
    Ok(())
}
