//! The libraries whose functions are declared and bound, and have no contracts: a row for each.
//!
//! A row is all that the tools know of a library by name. Whatever reads its headers, compares its releases,
//! binds it or holds a file against it goes by the row.

/// One library beside the two APIs that have contracts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// Packages that the headers are read from, without the suffix for a major release. The first is numbered
    /// as releases of the library are.
    pub packages: &'static [&'static str],
    /// What the names of its functions begin with.
    pub prefix: &'static str,
    /// The enumeration that its functions return.
    pub result: &'static str,
    /// The enumerator of a call that has worked.
    pub success: &'static str,
    /// `libnvrtc`: the file without which no program finds it, without what follows the name.
    pub file: &'static str,
    /// `nvrtc64`: the same on Windows.
    pub windows_file: &'static str,
    /// Files are named after the release that began the compatible ones: `libnvrtc.so.13` and
    /// `nvrtc64_130_0.dll` for every 13.x. These are the major releases in which that is not `.0`, with the
    /// minor release that it is: `libnvrtc.so.11.2` and `nvrtc64_112_0.dll`.
    pub compatible_since: &'static [(u16, u16)],
    /// How a loaded library is asked for its version.
    pub version: Query,
}

/// The function that answers with the version of a loaded library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Query {
    /// Writes one number, 12040 for 12.4.
    Number(&'static str),
    /// Writes the major and the minor release to two places.
    Pair(&'static str),
}

impl Library {
    /// Its files on Linux and on Windows in a major release.
    pub fn files(&self, major: u16) -> (String, String) {
        let mut known = self.compatible_since.iter();
        let since = known.find(|(known, _)| *known == major);
        let dotted = since.map_or(String::new(), |(_, minor)| format!(".{minor}"));
        let minor = since.map_or(0, |(_, minor)| *minor);
        (
            format!("{}.so.{major}{dotted}", self.file),
            format!("{}_{major}{minor}_0.dll", self.windows_file),
        )
    }
}

/// The run-time compiler.
const NVRTC: Library = Library {
    word: "nvrtc",
    handle: "Nvrtc",
    title: "NVRTC, the run-time compiler",
    header: "nvrtc.h",
    other_headers: &[],
    packages: &["nvidia-cuda-nvrtc"],
    prefix: "nvrtc",
    result: "nvrtcResult",
    success: "NVRTC_SUCCESS",
    file: "libnvrtc",
    windows_file: "nvrtc64",
    compatible_since: &[(11, 2)],
    version: Query::Pair("nvrtcVersion"),
};

/// Every library, in the order in which they are listed.
pub static LIBRARIES: [Library; 1] = [NVRTC];
