//! What may go wrong around a call.

use core::fmt;

use crate::driver::{self, CUresult};
use crate::library::OpenError;
use crate::runtime::{self, cudaError_t};
use crate::symbol::Missing;

/// The error of one library's calls: a code, or the lack of the function. It takes eight bytes, and
/// `Result<(), Error>` as well, whose zero is success: nothing is converted on the way.
macro_rules! error {
    ($code:ident, $table:ty) => {
        #[doc = concat!("Why a call did not succeed: a [`", stringify!($code), "`], or a symbol that")]
        /// the loaded library does not have.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct Error(core::num::NonZeroU64);

        impl Error {
            /// The library's answer, which may be a code that has no name here; none where there
            /// was no call.
            pub const fn code(self) -> Option<$code> {
                match self.0.get() {
                    bits if bits >> 32 == 0 => Some($code(bits as u32 as _)),
                    _ => None,
                }
            }

            /// The symbol that is missing; none where there was a call.
            pub fn missing(self) -> Option<$crate::Missing> {
                let number = (self.0.get() >> 32).checked_sub(1)?;
                let symbols = <$table as $crate::library::Loaded>::SYMBOLS;
                Some($crate::Missing {
                    symbol: symbols.symbol(number as u16),
                })
            }
        }

        impl $code {
            /// Whether the call succeeded.
            pub const fn is_success(self) -> bool {
                self.0 == 0
            }

            /// Nothing after success, and the code as an error after anything else.
            #[inline]
            pub const fn result(self) -> Result<(), Error> {
                match core::num::NonZeroU64::new(self.0 as u32 as u64) {
                    None => Ok(()),
                    Some(bits) => Err(Error(bits)),
                }
            }
        }

        impl $crate::entry::Returned for $code {
            type Result = Result<(), Error>;
            #[inline(always)]
            fn returned(self) -> Self::Result {
                self.result()
            }
            #[cold]
            fn missing(missing: $crate::Missing) -> Self::Result {
                Err(missing.into())
            }
        }

        impl From<$crate::Missing> for Error {
            fn from(missing: $crate::Missing) -> Self {
                let number = missing.symbol.number as u64 + 1;
                Error(core::num::NonZeroU64::MIN.saturating_add((number << 32) - 1))
            }
        }

        impl PartialEq<$code> for Error {
            fn eq(&self, code: &$code) -> bool {
                self.code() == Some(*code)
            }
        }

        impl core::fmt::Debug for Error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match (self.code(), self.missing()) {
                    (Some(code), _) => code.fmt(f),
                    (None, missing) => write!(f, "{missing:?}"),
                }
            }
        }

        impl core::fmt::Display for Error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match (self.code(), self.missing()) {
                    (Some(code), _) => core::fmt::Display::fmt(&code, f),
                    (None, Some(missing)) => missing.fmt(f),
                    (None, None) => f.write_str("no symbol"),
                }
            }
        }

        impl core::error::Error for Error {}

        impl core::fmt::Display for $code {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self.name() {
                    Some(name) => write!(f, "{name} ({})", self.0),
                    None => core::fmt::Debug::fmt(self, f),
                }
            }
        }

        impl core::error::Error for $code {}
    };
}

/// Everything that may go wrong, for functions that only want to pass it on with `?`.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The library could not be loaded.
    Open(OpenError),
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
            Error::Open(error) => error.fmt(f),
            Error::Missing(error) => error.fmt(f),
            Error::Driver(code) => fmt::Display::fmt(code, f),
            Error::Runtime(code) => fmt::Display::fmt(code, f),
        }
    }
}

impl core::error::Error for Error {}

impl From<OpenError> for Error {
    fn from(error: OpenError) -> Self {
        Error::Open(error)
    }
}

impl From<Missing> for Error {
    fn from(error: Missing) -> Self {
        Error::Missing(error)
    }
}

impl From<driver::Error> for Error {
    fn from(error: driver::Error) -> Self {
        match (error.missing(), error.code()) {
            (Some(missing), _) => Error::Missing(missing),
            (None, code) => Error::Driver(code.unwrap_or(CUresult(0))),
        }
    }
}

impl From<runtime::Error> for Error {
    fn from(error: runtime::Error) -> Self {
        match (error.missing(), error.code()) {
            (Some(missing), _) => Error::Missing(missing),
            (None, code) => Error::Runtime(code.unwrap_or(cudaError_t(0))),
        }
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
