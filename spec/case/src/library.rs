//! The libraries whose functions are declared and bound, and have no contracts: a row for each.
//!
//! A row is all that the tools know of a library by name. Whatever reads its headers, compares its releases,
//! binds it or holds a file against it goes by the row.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

/// One library beside the two APIs that have contracts. Its word names it: two of the same word are the same.
#[derive(Clone, Copy, Debug)]
pub struct Library {
    /// `nvrtc`: its folders, the module of the bindings, and what the command line calls it.
    pub word: &'static str,
    /// `Nvrtc`: the type of the loaded library in the bindings.
    pub handle: &'static str,
    /// What it is called in a sentence.
    pub title: &'static str,
    /// The header that most is declared in.
    pub header: &'static str,
    /// Headers beside it that a program includes for more of the library.
    pub other_headers: &'static [&'static str],
    /// What a program defines to have every symbol declared under its own name.
    pub every_symbol: &'static [&'static str],
    /// Packages that the headers are read from, without the suffix for a major release. The first is numbered
    /// as releases of the library are.
    pub packages: &'static [&'static str],
    /// What the names of its functions begin with.
    pub prefix: &'static str,
    /// The enumeration that its functions return.
    pub result: &'static str,
    /// The enumerator of a call that has worked.
    pub success: &'static str,
    /// What it is called where programs look for it.
    pub files: Files,
    /// How a loaded library is asked for its version.
    pub version: Query,
}

impl PartialEq for Library {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word
    }
}

impl Eq for Library {}

impl PartialOrd for Library {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Library {
    fn cmp(&self, other: &Self) -> Ordering {
        self.word.cmp(other.word)
    }
}

impl Hash for Library {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.word.hash(state);
    }
}

/// The function that answers with the version of a loaded library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Writes one number, 12040 for 12.4.
    Number(&'static str),
    /// Writes the major and the minor release to two places.
    Pair(&'static str),
}

/// What the files of a library are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Files {
    /// After the release that began the compatible ones: `libnvrtc.so.13` and `nvrtc64_130_0.dll` for every 13.x.
    Numbered {
        /// `libnvrtc`: on Linux, without what follows the name.
        linux: &'static str,
        /// `nvrtc64`: the same on Windows.
        windows: &'static str,
        /// The major releases in which compatible ones do not begin with `.0`, with the minor release that it is:
        /// `libnvrtc.so.11.2` and `nvrtc64_112_0.dll`.
        compatible_since: &'static [(u16, u16)],
    },
    /// The same in all releases, since it comes with the driver.
    Fixed {
        /// `libnvidia-ml`: on Linux, without what follows the name.
        linux: &'static str,
        /// `1`: what follows it.
        number: u16,
        /// `nvml.dll`: on Windows.
        windows: &'static str,
    },
}

impl Library {
    /// `libnvrtc`: the file without which no program finds it, without what follows the name.
    pub fn file(&self) -> &'static str {
        match self.files {
            Files::Numbered { linux, .. } | Files::Fixed { linux, .. } => linux,
        }
    }

    /// Its files on Linux and on Windows in a major release.
    pub fn files(&self, major: u16) -> (String, String) {
        match self.files {
            Files::Numbered {
                linux,
                windows,
                compatible_since,
            } => {
                let mut known = compatible_since.iter();
                let since = known.find(|(known, _)| *known == major);
                let dotted = since.map_or(String::new(), |(_, minor)| format!(".{minor}"));
                let minor = since.map_or(0, |(_, minor)| *minor);
                (
                    format!("{linux}.so.{major}{dotted}"),
                    format!("{windows}_{major}{minor}_0.dll"),
                )
            }
            Files::Fixed {
                linux,
                number,
                windows,
            } => (format!("{linux}.so.{number}"), windows.to_owned()),
        }
    }
}

/// The run-time compiler.
const NVRTC: Library = Library {
    word: "nvrtc",
    handle: "Nvrtc",
    title: "NVRTC, the run-time compiler",
    header: "nvrtc.h",
    other_headers: &[],
    every_symbol: &[],
    packages: &["nvidia-cuda-nvrtc"],
    prefix: "nvrtc",
    result: "nvrtcResult",
    success: "NVRTC_SUCCESS",
    files: Files::Numbered {
        linux: "libnvrtc",
        windows: "nvrtc64",
        compatible_since: &[(11, 2)],
    },
    version: Query::Pair("nvrtcVersion"),
};

/// The linker of what the compilers made.
const NVJITLINK: Library = Library {
    word: "nvjitlink",
    handle: "NvJitLink",
    title: "nvJitLink, the run-time linker",
    header: "nvJitLink.h",
    other_headers: &[],
    every_symbol: &[],
    packages: &["nvidia-nvjitlink"],
    prefix: "nvJitLink",
    result: "nvJitLinkResult",
    success: "NVJITLINK_SUCCESS",
    files: Files::Numbered {
        linux: "libnvJitLink",
        windows: "nvJitLink",
        compatible_since: &[],
    },
    version: Query::Pair("nvJitLinkVersion"),
};

/// What tells of devices and manages them.
const NVML: Library = Library {
    word: "nvml",
    handle: "Nvml",
    title: "NVML, the management library",
    header: "nvml.h",
    other_headers: &[],
    every_symbol: &["NVML_NO_UNVERSIONED_FUNC_DEFS"],
    packages: &["nvidia-nvml-dev"],
    prefix: "nvml",
    result: "nvmlReturn_t",
    success: "NVML_SUCCESS",
    files: Files::Fixed {
        linux: "libnvidia-ml",
        number: 1,
        windows: "nvml.dll",
    },
    version: Query::Number("nvmlSystemGetCudaDriverVersion"),
};

/// Every library, in the order in which they are listed.
pub static LIBRARIES: [Library; 3] = [NVRTC, NVJITLINK, NVML];
