//! Stub headers of the C library and of the graphics libraries.
//!
//! The toolkit's headers include a few of them for a handful of types. The libclang wheel contains
//! none, and with those of the machine an import would depend on the machine.

use std::io;
use std::path::Path;

use cuspec_spec::declared::Type;

const SIZE_T: &str = "typedef __SIZE_TYPE__ size_t;\n";

const STDINT: &str = "\
typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;
";

const STDDEF: &str = "\
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __WCHAR_TYPE__ wchar_t;
#define NULL ((void *)0)
#define offsetof(type, member) __builtin_offsetof(type, member)
";

const LIMITS: &str = "\
#define CHAR_BIT __CHAR_BIT__
#define SCHAR_MAX __SCHAR_MAX__
#define SHRT_MAX __SHRT_MAX__
#define INT_MAX __INT_MAX__
#define INT_MIN (-__INT_MAX__ - 1)
#define UINT_MAX (__INT_MAX__ * 2U + 1U)
#define LONG_MAX __LONG_MAX__
#define ULONG_MAX (__LONG_MAX__ * 2UL + 1UL)
";

const STDBOOL: &str = "#define bool _Bool\n#define true 1\n#define false 0\n";

/// Types of other libraries that the toolkit's headers use, as those libraries define them.
const GL: &str = "\
#define GL_VERSION 0x1F02
typedef unsigned int GLenum;
typedef unsigned int GLuint;
";

const EGL: &str = "\
#include <stdint.h>
typedef int32_t EGLint;
";

const EGL_EXTENSIONS: &str = "\
typedef void *EGLImageKHR;
typedef void *EGLStreamKHR;
typedef void *EGLSyncKHR;
";

const VDPAU: &str = "\
#include <stdint.h>
typedef uint32_t VdpDevice;
typedef uint32_t VdpFuncId;
typedef uint32_t VdpOutputSurface;
typedef uint32_t VdpStatus;
typedef uint32_t VdpVideoSurface;
typedef VdpStatus VdpGetProcAddress(VdpDevice device, VdpFuncId function_id, void **function_pointer);
";

/// Direct3D: its interfaces are only pointed to. Its companion headers name a structure of the
/// runtime in the way that C++ allows.
const D3D: &str = "\
typedef struct cudaArray cudaArray;
typedef void IDXGIAdapter;
typedef void IDirect3DDevice9;
typedef void IDirect3DResource9;
typedef void IDirect3DVertexBuffer9;
typedef void ID3D10Device;
typedef void ID3D10Resource;
typedef void ID3D11Device;
typedef void ID3D11Resource;
";

/// The names of Direct3D headers, which include one stub.
const OF_D3D: &str = "#include <d3d.h>\n";

/// Name and content of each header; guards are added on writing.
const HEADERS: [(&str, &str); 20] = [
    ("D3D10_1.h", OF_D3D),
    ("D3D11_1.h", OF_D3D),
    ("EGL/egl.h", EGL),
    ("EGL/eglext.h", EGL_EXTENSIONS),
    ("GL/gl.h", GL),
    ("assert.h", ""),
    ("ctype.h", ""),
    ("d3d.h", D3D),
    ("d3d10_1.h", OF_D3D),
    ("d3d11.h", OF_D3D),
    ("d3d9.h", OF_D3D),
    ("limits.h", LIMITS),
    ("math.h", ""),
    ("rpcsal.h", ""),
    ("stdbool.h", STDBOOL),
    ("stddef.h", STDDEF),
    ("stdint.h", STDINT),
    ("stdlib.h", SIZE_T),
    ("string.h", SIZE_T),
    ("vdpau/vdpau.h", VDPAU),
];

/// Function types of the stubs, not pointers to functions.
const FUNCTIONS: [&str; 1] = ["VdpGetProcAddress"];

/// Whether a type is a function type.
pub(super) fn is_function(ty: &Type) -> bool {
    matches!(ty, Type::Named(name) if FUNCTIONS.contains(&name.as_str()))
}

/// Writes the stubs into an existing folder.
pub(super) fn write(folder: &Path) -> io::Result<()> {
    for (name, content) in HEADERS {
        let path = folder.join(name);
        std::fs::create_dir_all(path.parent().unwrap_or(folder))?;
        std::fs::write(path, format!("#pragma once\n{content}"))?;
    }
    Ok(())
}
