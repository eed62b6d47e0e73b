//! What may go wrong around a call.

use core::fmt;

use crate::driver::CUresult;
use crate::runtime::cudaError_t;

/// A symbol that the loaded library does not export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Missing {
    /// The symbol, `cuMemAlloc_v2`.
    pub symbol: &'static str,
    /// The API version that introduced it, 6000 for 6.0, where the headers tell.
    pub introduced: Option<u32>,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the loaded library has no `{}`", self.symbol)?;
        match self.introduced {
            Some(version) => write!(
                f,
                ", which came with CUDA {}.{}",
                version / 1000,
                version % 1000 / 10
            ),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Missing {}

/// Everything that may go wrong, for functions that only want to pass it on with `?`.
#[derive(Debug)]
pub enum Error {
    /// The library could not be loaded.
    Load(libloading::Error),
    /// The library lacks a symbol.
    Missing(Missing),
    /// The driver's answer.
    Driver(CUresult),
    /// The runtime's answer.
    Runtime(cudaError_t),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Load(error) => write!(f, "cannot load the library: {error}"),
            Error::Missing(error) => error.fmt(f),
            Error::Driver(code) => code.fmt(f),
            Error::Runtime(code) => code.fmt(f),
        }
    }
}

impl core::error::Error for Error {}

impl From<libloading::Error> for Error {
    fn from(error: libloading::Error) -> Self {
        Error::Load(error)
    }
}

impl From<Missing> for Error {
    fn from(error: Missing) -> Self {
        Error::Missing(error)
    }
}

impl From<CUresult> for Error {
    fn from(code: CUresult) -> Self {
        Error::Driver(code)
    }
}

impl From<cudaError_t> for Error {
    fn from(code: cudaError_t) -> Self {
        Error::Runtime(code)
    }
}
