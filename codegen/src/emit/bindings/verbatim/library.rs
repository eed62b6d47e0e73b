//! A loaded library, and how symbols are found in it.

use core::ffi::{CStr, c_char, c_int, c_void};
use core::fmt;
use core::marker::PhantomData;
use core::mem::{size_of, size_of_val, transmute};
use core::ptr::{self, NonNull};
use std::ffi::{OsStr, OsString};
use std::path::Path;

use crate::entry::Entry;
use crate::symbol::{Symbol, Symbols};

/// Where a symbol is.
pub type Address = NonNull<c_void>;

/// A handle for a loaded library: only this crate's `Driver` and `Runtime` are some.
///
/// # Safety
///
/// `Entries` is `repr(C)` and has an entry for each row of `SYMBOLS`, and nothing else.
pub unsafe trait Loaded: Copy + 'static {
    #[doc(hidden)]
    type Entries: 'static;
    #[doc(hidden)]
    const SYMBOLS: &'static Symbols;
    /// The function that answers with the library's version.
    #[doc(hidden)]
    const VERSION: &'static CStr;
    /// What the library is called, on this platform, in the order in which the names are tried.
    const NAMES: &'static [&'static str];
    #[doc(hidden)]
    fn new(entries: &'static Self::Entries) -> Self;
}

/// How a library is opened, and how its symbols are found.
#[derive(Clone, Copy, Debug)]
pub struct Options<T> {
    settings: Settings,
    table: PhantomData<T>,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Settings {
    per_thread: bool,
    by_symbol: bool,
    api_version: Option<u32>,
}

// What depends on `T` is compiled where it is used: here it would only take room.
impl<T: Loaded> Options<T> {
    #[inline]
    pub(crate) fn new() -> Self {
        Self {
            settings: Settings::default(),
            table: PhantomData,
        }
    }

    /// Whether functions that know a default stream use one per thread. With it, a function is
    /// missing when its variant is.
    #[inline]
    pub fn per_thread(mut self, yes: bool) -> Self {
        self.settings.per_thread = yes;
        self
    }

    /// Makes symbols that came after an API version missing: 12040 stands for CUDA 12.4.
    #[inline]
    pub fn api_version(mut self, version: u32) -> Self {
        self.settings.api_version = Some(version);
        self
    }

    /// Whether symbols are only looked for among those that the library exports, and
    /// `cuGetProcAddress` is not asked.
    #[inline]
    pub fn by_symbol(mut self, yes: bool) -> Self {
        self.settings.by_symbol = yes;
        self
    }

    /// Loads the library that the system finds under one of [its names](Loaded::NAMES).
    #[inline]
    pub fn open(self) -> Result<T, OpenError> {
        let names = &mut T::NAMES.iter().map(OsStr::new);
        Ok(table(open(names, self.settings, T::SYMBOLS, T::VERSION)?))
    }

    /// Loads the library at a path.
    #[inline]
    pub fn open_from(self, path: impl AsRef<Path>) -> Result<T, OpenError> {
        let names = &mut core::iter::once(path.as_ref().as_os_str());
        Ok(table(open(names, self.settings, T::SYMBOLS, T::VERSION)?))
    }
}

/// The entries of a library under their names.
#[inline]
fn table<T: Loaded>(entries: &'static [Entry<()>]) -> T {
    debug_assert_eq!(size_of::<T::Entries>(), size_of_val(entries));
    // SAFETY: a table is so many entries, as the trait promises.
    T::new(unsafe { &*entries.as_ptr().cast::<T::Entries>() })
}

/// Loads a library and makes its entries. They are never given back, as the library is never
/// unloaded.
fn open(
    names: &mut dyn Iterator<Item = &OsStr>,
    settings: Settings,
    symbols: &'static Symbols,
    version: &CStr,
) -> Result<&'static [Entry<()>], OpenError> {
    let library = Library::load(names, settings, symbols, version)?;
    let library: &'static Library = Box::leak(Box::new(library));
    let numbers = 0..symbols.rows.len();
    let entries: Vec<_> = numbers
        .map(|number| Entry::new(library, number as u16))
        .collect();
    Ok(entries.leak())
}

/// A library that is loaded for as long as the process lives: it may run threads, and functions
/// that were handed out must stay callable.
pub struct Library {
    handle: libloading::Library,
    name: OsString,
    settings: Settings,
    pub(crate) symbols: &'static Symbols,
    ask: Option<Ask>,
    /// Tells the library's version.
    version: Option<AskVersion>,
}

/// The two forms of the driver's own way to find a function.
#[derive(Clone, Copy)]
enum Ask {
    WithStatus(AskWithStatus),
    Plain(AskPlain),
}

type AskWithStatus =
    unsafe extern "C" fn(*const c_char, *mut *mut c_void, c_int, u64, *mut c_int) -> c_int;
type AskPlain = unsafe extern "C" fn(*const c_char, *mut *mut c_void, c_int, u64) -> c_int;
type AskVersion = unsafe extern "C" fn(*mut c_int) -> c_int;

/// Flags of `cuGetProcAddress`: which default stream the function uses.
const LEGACY_STREAM: u64 = 1;
const PER_THREAD_STREAM: u64 = 2;

impl Library {
    fn load(
        names: &mut dyn Iterator<Item = &OsStr>,
        settings: Settings,
        symbols: &'static Symbols,
        version: &CStr,
    ) -> Result<Self, OpenError> {
        let mut tried = Vec::new();
        for name in names {
            // SAFETY: whoever opens a CUDA library asks for its initializers to be run.
            match unsafe { libloading::Library::new(name) } {
                Ok(handle) => return Ok(Self::new(handle, name, settings, symbols, version)),
                Err(error) => tried.push((name.to_owned(), error)),
            }
        }
        Err(OpenError { tried })
    }

    fn new(
        handle: libloading::Library,
        name: &OsStr,
        settings: Settings,
        symbols: &'static Symbols,
        version: &CStr,
    ) -> Self {
        // SAFETY: these are the types that the functions of these names have.
        let (ask, version) = unsafe {
            let find = |name: &CStr| exported(&handle, name);
            let with_status = find(c"cuGetProcAddress_v2")
                .map(|address| Ask::WithStatus(transmute::<Address, AskWithStatus>(address)));
            let plain = || {
                find(c"cuGetProcAddress")
                    .map(|address| Ask::Plain(transmute::<Address, AskPlain>(address)))
            };
            let version = find(version);
            (
                with_status.or_else(plain),
                version.map(|address| transmute::<Address, AskVersion>(address)),
            )
        };
        Self {
            ask: ask.filter(|_| !settings.by_symbol),
            handle,
            name: name.to_owned(),
            settings,
            symbols,
            version,
        }
    }

    /// What was opened.
    pub fn name(&self) -> &OsStr {
        &self.name
    }

    /// Where an exported symbol is, whatever its name.
    pub fn exported(&self, name: &CStr) -> Option<Address> {
        exported(&self.handle, name)
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
        let mut version = 0;
        // SAFETY: the function writes a number.
        let code = self.version.map(|ask| unsafe { ask(&mut version) });
        code == Some(0) && versions.contains(&version.unsigned_abs())
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

fn exported(library: &libloading::Library, name: &CStr) -> Option<Address> {
    // SAFETY: the pointer is only kept; whoever calls through it answers for the type.
    let found = unsafe { library.get::<*mut c_void>(name) };
    NonNull::new(*found.ok()?)
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Library").field(&self.name).finish()
    }
}

/// No library could be loaded.
#[derive(Debug)]
pub struct OpenError {
    /// Every name that was tried, with what the system said.
    pub tried: Vec<(OsString, libloading::Error)>,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cannot load the library; tried")?;
        for (place, (name, error)) in self.tried.iter().enumerate() {
            let comma = if place == 0 { "" } else { ";" };
            write!(
                f,
                "{comma} {} ({})",
                Path::new(name).display(),
                Reason(error)
            )?;
        }
        Ok(())
    }
}

impl core::error::Error for OpenError {}

/// The innermost message of an error, which is the system's own.
struct Reason<'a>(&'a dyn core::error::Error);

impl fmt::Display for Reason<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.source() {
            Some(source) => Reason(source).fmt(f),
            None => fmt::Display::fmt(self.0, f),
        }
    }
}
