//! Stub headers of OpenGL, EGL and VDPAU, which few machines have.
//!
//! They declare only the names that the toolkit's headers use, after the public specifications of
//! these interfaces. The importer has its own stubs, so that a mistake in one is not confirmed by
//! the other.

use std::path::Path;

use super::error::Error;

const GL: &str = "typedef unsigned int GLenum;\ntypedef unsigned int GLuint;\n";

const EGL: &str = "typedef int32_t EGLint;\n";

const EGLEXT: &str = "\
typedef void *EGLImageKHR;
typedef void *EGLStreamKHR;
typedef void *EGLSyncKHR;
";

const VDPAU: &str = "\
typedef uint32_t VdpDevice;
typedef uint32_t VdpFuncId;
typedef uint32_t VdpOutputSurface;
typedef uint32_t VdpVideoSurface;
typedef enum { VDP_STATUS_OK = 0 } VdpStatus;
typedef VdpStatus VdpGetProcAddress(VdpDevice, VdpFuncId, void **);
";

const HEADERS: [(&str, &str, &str); 4] = [
    ("GL", "gl.h", GL),
    ("EGL", "egl.h", EGL),
    ("EGL", "eglext.h", EGLEXT),
    ("vdpau", "vdpau.h", VDPAU),
];

/// Writes the stubs into an existing folder.
pub(super) fn write(folder: &Path) -> Result<(), Error> {
    for (place, name, content) in HEADERS {
        let place = folder.join(place);
        let path = place.join(name);
        std::fs::create_dir_all(&place)
            .and_then(|()| {
                std::fs::write(
                    &path,
                    format!("#pragma once\n#include <stdint.h>\n{content}"),
                )
            })
            .map_err(|error| Error::File {
                path,
                reason: error.to_string(),
            })?;
    }
    Ok(())
}
