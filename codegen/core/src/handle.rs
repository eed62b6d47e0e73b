//! Handles of loaded libraries, and how they are opened.

use alloc::boxed::Box;
#[cfg(feature = "std")]
use alloc::vec::Vec;
use core::ffi::CStr;
use core::marker::PhantomData;
use core::mem::{size_of, size_of_val};
use core::ptr::NonNull;

#[cfg(feature = "std")]
use std::{ffi::OsStr, path::Path};

use crate::library::{Address, Library, Query, Settings, Source, Wanted};
#[cfg(feature = "std")]
use crate::open::OpenError;
use crate::opened::{self, Shared, Slot};
use crate::symbol::Symbols;

/// A handle for a loaded library: only this crate's own are some, `Driver`, `Runtime` and their like.
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
    const VERSION: Query;
    /// What the library is called, on this platform, in the order in which the names are tried.
    const NAMES: &'static [&'static str];
    #[doc(hidden)]
    fn new(entries: &'static Self::Entries) -> Self;
    #[doc(hidden)]
    fn entries(self) -> &'static Self::Entries;
    /// Where the instance of the whole process is kept.
    #[doc(hidden)]
    fn place() -> &'static Shared;
}

/// How a library is opened, and how its symbols are found.
#[derive(Clone, Copy, Debug)]
pub struct Options<T> {
    settings: Settings,
    table: PhantomData<T>,
}

// What depends on `T` is compiled where it is used: here it would only take room.
impl<T: Loaded> Options<T> {
    #[inline]
    #[doc(hidden)]
    #[allow(
        clippy::new_without_default,
        reason = "a library's own function makes them"
    )]
    pub fn new() -> Self {
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

    /// Loads the library that the system finds under one of [its names](Loaded::NAMES). Who has opened it
    /// this way before gets the same again, which costs nothing.
    #[cfg(feature = "std")]
    #[inline]
    pub fn open(self) -> Result<T, OpenError> {
        let names: Vec<&OsStr> = T::NAMES.iter().map(OsStr::new).collect();
        Ok(table(crate::open::open(&names, self.wanted())?))
    }

    /// Loads the library at a path. Who has opened it under this path before gets the same again.
    ///
    /// ```compile_fail,E0133
    /// // The call is unsafe.
    /// let driver = cuspec_sys::driver::Driver::open_from("libcuda.so.1");
    /// ```
    ///
    /// # Safety
    ///
    /// It is a library of this API: what runs when it is loaded is sound, and every symbol that it
    /// exports under a name of the API is a function with the signature that stands here, and so is
    /// every address that it hands out.
    #[cfg(feature = "std")]
    #[inline]
    pub unsafe fn open_from(self, path: impl AsRef<Path>) -> Result<T, OpenError> {
        let names = [path.as_ref().as_os_str()];
        Ok(table(crate::open::open(&names, self.wanted())?))
    }

    /// Takes a library that is there already, by a function that finds its symbols: one that was linked,
    /// or loaded by other means. This needs no standard library. Each call makes a table of its
    /// own, which stays for as long as the process lives.
    ///
    /// # Safety
    ///
    /// What is found under a name of the API is a function with the signature that stands here, for as
    /// long as the process lives.
    #[inline]
    pub unsafe fn from_lookup(
        self,
        find: impl Fn(&CStr) -> Option<Address> + Send + Sync + 'static,
    ) -> T {
        let library = Library::new(Source::LookUp(Box::new(find)), self.wanted());
        table(opened::keep(library))
    }

    /// The library of which nothing is there.
    #[cold]
    fn nothing() -> T {
        let wanted = Self::new().wanted();
        let is_same = |library: &Library| !library.is_loaded() && library.is(wanted);
        let known = opened::find(is_same);
        table(known.unwrap_or_else(|| opened::keep(Library::new(Source::Nothing, wanted))))
    }

    fn wanted(self) -> Wanted {
        Wanted {
            settings: self.settings,
            symbols: T::SYMBOLS,
            version: T::VERSION,
        }
    }
}

/// The instance of the whole process: the one that is there, or the one that the system finds, or one that
/// lacks everything.
#[doc(hidden)]
#[inline]
pub fn shared<T: Loaded>() -> &'static T::Entries {
    match T::place().get() {
        // SAFETY: only `share` writes there, and what it writes are this type's entries.
        Some(entries) => unsafe { entries.cast().as_ref() },
        None => first::<T>().entries(),
    }
}

#[cold]
fn first<T: Loaded>() -> T {
    #[cfg(feature = "std")]
    if let Ok(found) = Options::<T>::new().open() {
        return share(found);
    }
    Options::nothing()
}

/// Makes a library the one of the whole process, unless there is one; the one that it is now.
#[doc(hidden)]
pub fn share<T: Loaded>(library: T) -> T {
    let entries = T::place().set(NonNull::from(library.entries()).cast());
    // SAFETY: as in `shared`.
    T::new(unsafe { entries.cast().as_ref() })
}

/// The entries of a library under their names.
#[inline]
fn table<T: Loaded>(entries: &'static [Slot]) -> T {
    debug_assert_eq!(size_of::<T::Entries>(), size_of_val(entries));
    // SAFETY: a table is so many entries, as the trait promises, and an entry is a slot.
    T::new(unsafe { &*entries.as_ptr().cast::<T::Entries>() })
}
