//! The crates that are compared.

use std::path::Path;

use serde::{Serialize, Serializer};

/// One column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Side {
    Cuspec,
    Cudarc,
    /// The bindings within cudarc as a separate crate, which is not published; only its build is measured.
    CudarcSys,
    CustRaw,
    /// No crate: a call through the address of the symbol.
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

/// cudarc's features for the newest toolkit and for an older one: a program has to choose one of them.
pub(crate) const CUDARC_NEWEST: &str = "cuda-13040";
pub(crate) const CUDARC_OLDER: &str = "cuda-12060";

/// Only the Driver API and the Runtime API, loaded at run time.
const CUDARC_FEATURES: [&str; 4] = ["std", "driver", "runtime", "dynamic-loading"];

impl Side {
    /// Returns the heading of the column.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Side::Cuspec => "cuspec-sys",
            Side::Cudarc => "cudarc 0.19.10",
            Side::CudarcSys => "its sys alone",
            Side::CustRaw => "cust_raw 0.11.3",
            Side::Bare => "bare pointer",
        }
    }

    /// Returns the name of the cargo package.
    pub(crate) fn package(self) -> &'static str {
        match self {
            Side::Cuspec => "cuspec-sys",
            Side::Cudarc => "cudarc",
            Side::CudarcSys => "cudarc-sys",
            Side::CustRaw => "cust_raw",
            Side::Bare => "libloading",
        }
    }

    /// Returns the packages of the side.
    pub(crate) fn packages(self) -> Vec<&'static str> {
        match self {
            Side::Cuspec => vec![
                "cuspec-sys",
                "cuspec-sys-core",
                "cuspec-sys-driver",
                "cuspec-sys-runtime",
                "cuspec-sys-shared",
            ],
            other => vec![other.package()],
        }
    }

    /// Returns the name of the side in the probes.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Side::Cuspec => "cuspec",
            Side::Cudarc => "cudarc",
            Side::CudarcSys => "cudarc_sys",
            Side::CustRaw => "cust_raw",
            Side::Bare => "bare",
        }
    }

    /// Returns the line of a manifest that depends on the side.
    pub(crate) fn dependency(self, bindings: &Path) -> String {
        match self {
            Side::Cuspec => format!("cuspec-sys = {{ path = {bindings:?} }}"),
            Side::Cudarc | Side::CudarcSys => cudarc(&[CUDARC_NEWEST]),
            Side::CustRaw => "cust_raw = \"=0.11.3\"".to_owned(),
            Side::Bare => "libloading = \"0.9\"".to_owned(),
        }
    }
}

/// Returns the line of a manifest that depends on cudarc for the given toolkits.
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
