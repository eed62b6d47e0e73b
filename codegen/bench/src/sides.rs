//! The crates that are compared.

use std::path::Path;

use serde::{Serialize, Serializer};

/// One column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Side {
    Cuspec,
    Cudarc,
    /// The bindings within cudarc, as a crate of their own: no package, and only built.
    CudarcSys,
    CustRaw,
    /// No crate: the address of the symbol, called.
    Bare,
}

/// The sides that are crates.
pub(crate) const CRATES: [Side; 3] = [Side::Cuspec, Side::Cudarc, Side::CustRaw];

/// The sides whose functions are called.
pub(crate) const ALL: [Side; 4] = [Side::Cuspec, Side::Cudarc, Side::CustRaw, Side::Bare];

/// All sides, in the order of the columns.
pub(crate) const COLUMNS: [Side; 5] = [
    Side::Cuspec,
    Side::Cudarc,
    Side::CudarcSys,
    Side::CustRaw,
    Side::Bare,
];

/// The newest toolkit that this version of cudarc has a feature for, and one of the year before
/// that: a program has to choose one of them.
pub(crate) const CUDARC_NEWEST: &str = "cuda-13040";
pub(crate) const CUDARC_OLDER: &str = "cuda-12060";

/// The Driver and the Runtime API, loaded at run time, and nothing else of what cudarc has.
const CUDARC_FEATURES: [&str; 4] = ["std", "driver", "runtime", "dynamic-loading"];

impl Side {
    /// What the column is headed with.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Side::Cuspec => "cuspec-sys",
            Side::Cudarc => "cudarc 0.19.10",
            Side::CudarcSys => "its sys alone",
            Side::CustRaw => "cust_raw 0.11.3",
            Side::Bare => "bare pointer",
        }
    }

    /// The package, as cargo knows it.
    pub(crate) fn package(self) -> &'static str {
        match self {
            Side::Cuspec => "cuspec-sys",
            Side::Cudarc => "cudarc",
            Side::CudarcSys => "cudarc-sys",
            Side::CustRaw => "cust_raw",
            Side::Bare => "libloading",
        }
    }

    /// The packages that it is made of.
    pub(crate) fn packages(self) -> Vec<&'static str> {
        match self {
            Side::Cuspec => vec![
                "cuspec-sys",
                "cuspec-sys-core",
                "cuspec-sys-driver",
                "cuspec-sys-runtime",
            ],
            other => vec![other.package()],
        }
    }

    /// Its name in the probes.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Side::Cuspec => "cuspec",
            Side::Cudarc => "cudarc",
            Side::CudarcSys => "cudarc_sys",
            Side::CustRaw => "cust_raw",
            Side::Bare => "bare",
        }
    }

    /// The line of a manifest that depends on it.
    pub(crate) fn dependency(self, bindings: &Path) -> String {
        match self {
            Side::Cuspec => format!("cuspec-sys = {{ path = {bindings:?} }}"),
            Side::Cudarc | Side::CudarcSys => cudarc(&[CUDARC_NEWEST]),
            Side::CustRaw => "cust_raw = \"=0.11.3\"".to_owned(),
            Side::Bare => "libloading = \"0.9\"".to_owned(),
        }
    }
}

/// The line that depends on cudarc for the given toolkits.
pub(crate) fn cudarc(toolkits: &[&str]) -> String {
    let features: Vec<&str> = CUDARC_FEATURES.iter().chain(toolkits).copied().collect();
    format!(
        "cudarc = {{ version = \"=0.19.10\", default-features = false, features = {features:?} }}"
    )
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.title())
    }
}
