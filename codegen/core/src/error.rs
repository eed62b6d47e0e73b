//! What may go wrong around a call.

use core::num::NonZeroU64;

use crate::entry::Place;
use crate::opened;
use crate::symbol::{Missing, Symbol};

/// Why a call did not succeed, in eight bytes: a code, or the lack of the function, and which
/// function that is. In a `Result<(), Failure>` zero is success, so that nothing is converted on the way.
///
/// From the lowest bit: 32 of the code, 16 of the entry's number and one, 8 of the library's number; then
/// whether the function is missing, and whether the whole library is.
#[doc(hidden)]
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Failure(NonZeroU64);

const FUNCTION: u32 = 32;
const LIBRARY: u32 = 48;
const IS_MISSING: u64 = 1 << 62;
const HAS_NO_LIBRARY: u64 = 1 << 63;

#[doc(hidden)]
impl Failure {
    /// A code that is not zero, of nobody knows which function.
    #[inline]
    pub const fn of_code(code: u32) -> Option<Self> {
        match NonZeroU64::new(code as u64) {
            Some(bits) => Some(Self(bits)),
            None => None,
        }
    }

    /// A code that a function returned.
    #[cold]
    pub fn of_call(code: Self, place: &Place) -> Self {
        Self(code.0 | function(place.symbol()))
    }

    /// The lack of a function.
    pub fn of_missing(missing: Missing) -> Self {
        let library = if missing.has_library {
            0
        } else {
            HAS_NO_LIBRARY
        };
        Self(NonZeroU64::MIN.saturating_add(IS_MISSING - 1) | function(missing.symbol) | library)
    }

    /// The library's answer; none where there was no call.
    pub const fn code(self) -> Option<u32> {
        match self.0.get() {
            bits if bits & IS_MISSING == 0 => Some(bits as u32),
            _ => None,
        }
    }

    /// The function, if that is known.
    pub fn function(self) -> Option<Symbol> {
        let number = ((self.0.get() >> FUNCTION) as u16).checked_sub(1)?;
        let library = (self.0.get() >> LIBRARY) as u8;
        Some(opened::symbols(library)?.symbol(number))
    }

    /// What is missing; none where there was a call.
    pub fn missing(self) -> Option<Missing> {
        let bits = self.0.get();
        let symbol = self.function().filter(|_| bits & IS_MISSING != 0)?;
        Some(Missing {
            symbol,
            has_library: bits & HAS_NO_LIBRARY == 0,
        })
    }

    /// What makes two of them equal: the same code whichever function gave it, or the same lack.
    pub fn key(self) -> u64 {
        match self.code() {
            Some(code) => code.into(),
            None => self.0.get(),
        }
    }

    /// Prints the function, and what is wrong.
    pub fn fmt(
        self,
        f: &mut core::fmt::Formatter<'_>,
        code: Option<&dyn core::fmt::Display>,
    ) -> core::fmt::Result {
        match (self.function(), self.missing(), code) {
            (_, Some(missing), _) => core::fmt::Display::fmt(&missing, f),
            (Some(function), None, Some(code)) => write!(f, "{}: {code}", function.name()),
            (None, None, Some(code)) => code.fmt(f),
            (_, None, None) => f.write_str("no function"),
        }
    }
}

/// The bits of a function.
fn function(symbol: Symbol) -> u64 {
    (u64::from(symbol.number) + 1) << FUNCTION | u64::from(symbol.all.library) << LIBRARY
}

/// The error of one library's calls. What it does is done above, for all libraries; these hand it on, and are
/// compiled where they are used.
#[doc(hidden)]
#[macro_export]
macro_rules! error {
    ($code:ident) => {
        #[doc = concat!("Why a call did not succeed: a [`", stringify!($code), "`], or a symbol that")]
        /// the loaded library does not have; and which function that is about.
        ///
        /// It takes eight bytes, and so does `Result<(), Error>`. Two of them are equal if their codes
        /// are, whichever functions gave them.
        #[derive(Clone, Copy)]
        #[repr(transparent)]
        pub struct Error($crate::error::Failure);

        impl Error {
            /// The library's answer, which may be a code that has no name here; none where there
            /// was no call.
            #[inline]
            pub const fn code(self) -> Option<$code> {
                match self.0.code() {
                    Some(code) => Some($code(code as _)),
                    None => None,
                }
            }

            /// The function that answered, or that is missing; none for an error that was made of a
            /// code.
            #[inline]
            pub fn function(self) -> Option<$crate::Symbol> {
                self.0.function()
            }

            /// The symbol that is missing; none where there was a call.
            #[inline]
            pub fn missing(self) -> Option<$crate::Missing> {
                self.0.missing()
            }
        }

        impl $code {
            /// Whether the call succeeded.
            #[inline]
            pub const fn is_success(self) -> bool {
                self.0 == 0
            }

            /// Nothing after success, and the code as an error after anything else.
            #[inline]
            pub const fn result(self) -> Result<(), Error> {
                match $crate::error::Failure::of_code(self.0 as u32) {
                    None => Ok(()),
                    Some(failure) => Err(Error(failure)),
                }
            }
        }

        impl $crate::entry::Returned for $code {
            type Result = Result<(), Error>;
            #[inline(always)]
            fn returned(self, place: &$crate::entry::Place) -> Self::Result {
                match self.result() {
                    Ok(()) => Ok(()),
                    Err(Error(code)) => Err(Error($crate::error::Failure::of_call(code, place))),
                }
            }
            #[cold]
            fn missing(missing: $crate::Missing) -> Self::Result {
                Err(missing.into())
            }
        }

        impl From<$crate::Missing> for Error {
            #[inline]
            fn from(missing: $crate::Missing) -> Self {
                Error($crate::error::Failure::of_missing(missing))
            }
        }

        impl PartialEq for Error {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.0.key() == other.0.key()
            }
        }

        impl Eq for Error {}

        impl core::hash::Hash for Error {
            #[inline]
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.0.key().hash(state)
            }
        }

        impl PartialEq<$code> for Error {
            #[inline]
            fn eq(&self, code: &$code) -> bool {
                self.code() == Some(*code)
            }
        }

        impl core::fmt::Debug for Error {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }

        impl core::fmt::Display for Error {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let code = self.code();
                self.0.fmt(f, code.as_ref().map(|code| code as _))
            }
        }

        impl core::error::Error for Error {}

        impl core::fmt::Display for $code {
            #[inline]
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

/// The error of all libraries: a variant for each, with its code.
#[doc(hidden)]
#[macro_export]
macro_rules! any_error {
    ($($(#[$if:meta])? $variant:ident($module:ident)),* $(,)?) => {
        /// Everything that may go wrong, for functions that only want to pass it on with `?`.
        #[derive(Debug)]
        #[non_exhaustive]
        pub enum Error {
            /// The library could not be loaded.
            #[cfg(feature = "std")]
            Open(OpenError),
            /// The library lacks a symbol.
            Missing(Missing),
            $(
                #[doc = concat!("A call of `", stringify!($module), "` did not succeed.")]
                $(#[$if])?
                $variant($module::Error),
            )*
        }

        impl core::fmt::Display for Error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self {
                    #[cfg(feature = "std")]
                    Error::Open(error) => error.fmt(f),
                    Error::Missing(error) => error.fmt(f),
                    $($(#[$if])? Error::$variant(error) => error.fmt(f),)*
                }
            }
        }

        impl core::error::Error for Error {}

        #[cfg(feature = "std")]
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

        $(
            $(#[$if])?
            impl From<$module::Error> for Error {
                fn from(error: $module::Error) -> Self {
                    match error.missing() {
                        Some(missing) => Error::Missing(missing),
                        None => Error::$variant(error),
                    }
                }
            }
        )*
    };
}
