//! The headers of each API.

use std::path::{Path, PathBuf};

use cuspec_spec::declared::{self, Api, Library};

use super::bind;

/// A set of headers that is imported together, into its own layer.
#[derive(Clone, Copy)]
pub(crate) enum Subject {
    /// Both contracted APIs, from headers for Linux.
    Apis,
    /// The additions of the headers for Windows.
    Windows,
    Library(&'static Library),
}

impl Subject {
    /// Folder of its layer.
    pub(super) fn folder(self, spec: &Path) -> PathBuf {
        match self {
            Subject::Apis => spec.to_owned(),
            Subject::Windows => declared::windows_folder(spec),
            Subject::Library(library) => declared::library_folder(spec, library),
        }
    }
}

/// The headers of one API.
#[derive(Clone, Copy)]
pub(super) struct Family {
    pub api: Api,
    /// The main header, which every toolkit has.
    pub main: &'static str,
    /// Headers for interoperation with other libraries, and the profiler's.
    pub others: &'static [&'static str],
    /// Headers included by the above that define what they use.
    pub parts: &'static [&'static str],
    /// Headers with versioned prototypes of functions.
    pub versions: &'static [&'static str],
    /// Headers with functions defined in place, which no library exports.
    pub inline: &'static [&'static str],
    /// Platform of the headers.
    pub target: &'static str,
    /// Macros of the view with every symbol under every name.
    pub every_symbol: &'static [&'static str],
    /// Included first, since some headers do not include what they use.
    pub before: &'static [&'static str],
}

/// Macros with which both contracted APIs declare all their symbols.
const EVERY_SYMBOL: &[&str] = &["__CUDA_API_VERSION_INTERNAL"];

const DRIVER: Family = Family {
    api: Api::Driver,
    main: "cuda.h",
    others: &["cudaProfiler.h", "cudaGL.h", "cudaEGL.h", "cudaVDPAU.h"],
    parts: &[],
    versions: &[
        "cudaTypedefs.h",
        "cudaProfilerTypedefs.h",
        "cudaGLTypedefs.h",
        "cudaEGLTypedefs.h",
        "cudaVDPAUTypedefs.h",
    ],
    inline: &[],
    target: bind::LINUX,
    every_symbol: EVERY_SYMBOL,
    before: &["vdpau/vdpau.h"],
};

const RUNTIME: Family = Family {
    api: Api::Runtime,
    main: "cuda_runtime_api.h",
    others: &[
        "cuda_profiler_api.h",
        "cuda_gl_interop.h",
        "cuda_egl_interop.h",
        "cuda_vdpau_interop.h",
    ],
    parts: &[
        "driver_types.h",
        "surface_types.h",
        "texture_types.h",
        "vector_types.h",
        "library_types.h",
        "device_types.h",
    ],
    versions: &[],
    inline: &["driver_functions.h"],
    target: bind::LINUX,
    every_symbol: EVERY_SYMBOL,
    before: &[],
};

/// The driver's headers in packages for Windows.
const WINDOWS_DRIVER: Family = Family {
    others: &["cudaGL.h", "cudaD3D9.h", "cudaD3D10.h", "cudaD3D11.h"],
    versions: &[
        "cudaTypedefs.h",
        "cudaGLTypedefs.h",
        "cudaD3D9Typedefs.h",
        "cudaD3D10Typedefs.h",
        "cudaD3D11Typedefs.h",
    ],
    target: bind::WINDOWS,
    before: &["d3d.h"],
    ..DRIVER
};

/// The runtime's headers in packages for Windows.
const WINDOWS_RUNTIME: Family = Family {
    others: &[
        "cuda_gl_interop.h",
        "cuda_egl_interop.h",
        "cuda_d3d9_interop.h",
        "cuda_d3d10_interop.h",
        "cuda_d3d11_interop.h",
    ],
    target: bind::WINDOWS,
    before: &["d3d.h"],
    ..RUNTIME
};

/// The headers that are read together.
pub(super) fn families(subject: Subject) -> Vec<Family> {
    match subject {
        Subject::Apis => vec![DRIVER, RUNTIME],
        Subject::Windows => vec![WINDOWS_DRIVER, WINDOWS_RUNTIME],
        Subject::Library(library) => vec![Family {
            api: Api::Library(library),
            main: library.header,
            others: library.other_headers,
            parts: &[],
            versions: &[],
            inline: &[],
            target: bind::LINUX,
            every_symbol: library.every_symbol,
            before: &[],
        }],
    }
}

impl Family {
    /// Headers that a program includes, the main one first.
    pub(super) fn included(&self) -> impl Iterator<Item = &'static str> {
        let main = std::iter::once(self.main);
        main.chain(self.others.iter().copied())
            .chain(self.inline.iter().copied())
    }

    /// Headers that every toolkit has; clang finds those that they include.
    pub(super) fn promised(&self) -> impl Iterator<Item = &'static str> {
        self.included().chain(self.versions.iter().copied())
    }

    /// Every header that declarations are taken from.
    pub(super) fn all(&self) -> impl Iterator<Item = &'static str> {
        self.promised().chain(self.parts.iter().copied())
    }

    /// All headers whose text is read.
    pub(super) fn texts(&self) -> impl Iterator<Item = &'static str> {
        self.included().chain(self.parts.iter().copied())
    }

    /// Prefixes of its macros, in upper or lower case.
    pub(super) fn prefix(&self) -> &'static str {
        match self.api {
            Api::Driver | Api::Runtime => "cu",
            Api::Library(library) => library.prefix,
        }
    }

    /// The header to record for an item; `None` for the main one.
    pub(super) fn name_other(&self, header: &str) -> Option<String> {
        (header != self.main).then(|| header.to_owned())
    }
}
