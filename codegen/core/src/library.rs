//! A loaded library, and how symbols are found in it.

use alloc::boxed::Box;
use core::ffi::{CStr, c_char, c_int, c_uint, c_void};
use core::fmt;
use core::mem::transmute;
use core::ptr::{self, NonNull};

#[cfg(feature = "std")]
use std::ffi::{OsStr, OsString};

use crate::symbol::{Symbol, Symbols};

/// Where a symbol is.
pub type Address = NonNull<c_void>;

/// How symbols are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settings {
    pub per_thread: bool,
    pub by_symbol: bool,
    pub api_version: Option<u32>,
}

/// What is opened, and how.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    pub settings: Settings,
    pub symbols: &'static Symbols,
    pub version: Query,
}

/// The function that answers with a library's version.
#[derive(Clone, Copy, Debug)]
pub enum Query {
    /// Writes one number, 12040 for 12.4.
    Number(&'static CStr),
    /// Writes the major and the minor release to two places.
    Pair(&'static CStr),
}

/// Where a library's exported symbols are found.
pub(crate) enum Source {
    #[cfg(feature = "std")]
    Loaded(libloading::Library, OsString),
    LookUp(Box<LookUp>),
    /// There is no library.
    Nothing,
}

type LookUp = dyn Fn(&CStr) -> Option<Address> + Send + Sync;

impl Source {
    fn exported(&self, name: &CStr) -> Option<Address> {
        match self {
            #[cfg(feature = "std")]
            Source::Loaded(library, _) => {
                // SAFETY: the pointer is only kept; whoever calls through it answers for the type.
                let found = unsafe { library.get::<*mut c_void>(name) };
                NonNull::new(*found.ok()?)
            }
            Source::LookUp(find) => find(name),
            Source::Nothing => None,
        }
    }
}

/// A library that is loaded for as long as the process lives: it may run threads, and functions
/// that were handed out must stay callable.
pub struct Library {
    source: Source,
    settings: Settings,
    pub(crate) symbols: &'static Symbols,
    ask: Option<Ask>,
    /// Returns the version of the library.
    version: Query,
}

/// The two forms of the driver's own way to find a function.
#[derive(Clone, Copy)]
enum Ask {
    WithStatus(AskWithStatus),
    Plain(AskPlain),
}

type AskWithStatus =
    unsafe extern "C" fn(*const c_char, *mut *mut c_void, c_int, u64, *mut c_int) -> c_uint;
type AskPlain = unsafe extern "C" fn(*const c_char, *mut *mut c_void, c_int, u64) -> c_uint;

/// The two forms of a function that tells the library's version.
#[derive(Clone, Copy)]
enum AskVersion {
    Number(AskNumber),
    Pair(AskPair),
}

type AskNumber = unsafe extern "C" fn(*mut c_int) -> c_uint;
type AskPair = unsafe extern "C" fn(*mut c_int, *mut c_int) -> c_uint;

impl AskVersion {
    /// # Safety
    ///
    /// What is found under the query's name has the signature that the query says.
    unsafe fn find(query: Query, find: impl Fn(&CStr) -> Option<Address>) -> Option<Self> {
        // SAFETY: the caller's.
        Some(unsafe {
            match query {
                Query::Number(name) => {
                    AskVersion::Number(transmute::<Address, AskNumber>(find(name)?))
                }
                Query::Pair(name) => AskVersion::Pair(transmute::<Address, AskPair>(find(name)?)),
            }
        })
    }

    /// 12040 for 12.4; nothing where the library does not say.
    fn answer(self) -> Option<u32> {
        let (mut major, mut minor) = (0, 0);
        // SAFETY: the function writes numbers.
        let code = unsafe {
            match self {
                AskVersion::Number(ask) => ask(&mut major),
                AskVersion::Pair(ask) => ask(&mut major, &mut minor),
            }
        };
        let version = match self {
            AskVersion::Number(_) => major,
            AskVersion::Pair(_) => major
                .checked_mul(1000)?
                .checked_add(minor.checked_mul(10)?)?,
        };
        u32::try_from(version).ok().filter(|_| code == 0)
    }
}

/// Flags of `cuGetProcAddress`: which default stream the function uses.
const LEGACY_STREAM: u64 = 1;
const PER_THREAD_STREAM: u64 = 2;

impl Library {
    pub(crate) fn new(source: Source, wanted: Wanted) -> Self {
        let find = |name: &CStr| source.exported(name);
        // SAFETY: these are the types that the functions of these names have, as who opens a library
        // by its path or by a look-up function promises.
        let ask = unsafe {
            let with_status = find(c"cuGetProcAddress_v2")
                .map(|address| Ask::WithStatus(transmute::<Address, AskWithStatus>(address)));
            let plain = || {
                find(c"cuGetProcAddress")
                    .map(|address| Ask::Plain(transmute::<Address, AskPlain>(address)))
            };
            with_status.or_else(plain)
        };
        Self {
            ask: ask.filter(|_| !wanted.settings.by_symbol),
            source,
            settings: wanted.settings,
            symbols: wanted.symbols,
            version: wanted.version,
        }
    }

    /// What was opened; nothing for a library that was not opened here.
    #[cfg(feature = "std")]
    pub fn name(&self) -> Option<&OsStr> {
        match &self.source {
            Source::Loaded(_, name) => Some(name),
            Source::LookUp(_) | Source::Nothing => None,
        }
    }

    /// Whether there is a library at all: where none could be opened, a process-wide instance lacks
    /// everything.
    pub fn is_loaded(&self) -> bool {
        !matches!(self.source, Source::Nothing)
    }

    /// What the library says its version is, 12040 for 12.4.
    pub fn version(&self) -> Option<u32> {
        let find = |name: &CStr| self.exported(name);
        // SAFETY: this is the type that the function of this name has, as who opened the library promised.
        unsafe { AskVersion::find(self.version, find) }?.answer()
    }

    /// Whether it is the same API, opened in the same way.
    pub(crate) fn is(&self, wanted: Wanted) -> bool {
        self.settings == wanted.settings && ptr::eq(self.symbols, wanted.symbols)
    }

    /// Where an exported symbol is, whatever its name.
    pub fn exported(&self, name: &CStr) -> Option<Address> {
        self.source.exported(name)
    }

    /// Where a symbol is, by way of the driver or by name, as the options say.
    pub fn find(&self, symbol: Symbol) -> Option<Address> {
        let wanted = self.wanted(symbol)?;
        self.asked(symbol)
            .or_else(|| self.exported(wanted.c_name()))
    }

    /// Where the driver says that a symbol is; nothing if it cannot be asked.
    pub fn asked(&self, symbol: Symbol) -> Option<Address> {
        let is_per_thread = self.settings.per_thread || is_variant(symbol);
        self.ask(self.wanted(symbol)?, is_per_thread)
    }

    /// The symbol or its variant, as the options say, if this library may have it.
    fn wanted(&self, symbol: Symbol) -> Option<Symbol> {
        let limit = self.settings.api_version.unwrap_or(u32::MAX);
        let variant = symbol.per_thread().filter(|_| self.settings.per_thread);
        let wanted = variant.unwrap_or(symbol);
        (wanted.since() <= limit && self.agrees(symbol)).then_some(wanted)
    }

    /// Whether the symbol's signature is the one that this version of the library has.
    fn agrees(&self, symbol: Symbol) -> bool {
        let Some(versions) = symbol.versions() else {
            return true;
        };
        self.version()
            .is_some_and(|version| versions.contains(&version))
    }

    /// Asks the driver for the function that had this base name in the API version that introduced
    /// the symbol: that is the symbol itself, and not a later form with another signature.
    fn ask(&self, symbol: Symbol, per_thread: bool) -> Option<Address> {
        let (ask, name) = (self.ask?, symbol.base_name()?.as_ptr());
        let version = c_int::try_from(symbol.introduced()?).ok()?;
        let flags = if per_thread {
            PER_THREAD_STREAM
        } else {
            LEGACY_STREAM
        };
        let mut address = ptr::null_mut();
        let mut status = 0;
        // SAFETY: the name ends with a zero byte, and there is room for the results.
        let code = unsafe {
            match ask {
                Ask::WithStatus(ask) => ask(name, &mut address, version, flags, &mut status),
                Ask::Plain(ask) => ask(name, &mut address, version, flags),
            }
        };
        NonNull::new(address).filter(|_| code == 0 && status == 0)
    }
}

/// Whether a symbol is another one's variant for the per-thread default stream.
fn is_variant(symbol: Symbol) -> bool {
    let name = symbol.name();
    name.ends_with("_ptds") || name.ends_with("_ptsz")
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.source {
            #[cfg(feature = "std")]
            Source::Loaded(_, name) => f.debug_tuple("Library").field(name).finish(),
            Source::LookUp(_) => f.write_str("Library(by a look-up function)"),
            Source::Nothing => f.write_str("Library(none)"),
        }
    }
}
