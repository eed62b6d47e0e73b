//! What this process has opened: whoever opens it again gets the same, and nothing that is kept for good
//! is out of reach.
//!
//! Here and in its neighbours a loop is often a loop where an iterator would be shorter: each adapter is some ten
//! functions more to compile in every clean build.

use alloc::boxed::Box;
use alloc::vec;
use core::ffi::c_void;
use core::mem::size_of;
use core::ptr::{self, NonNull};
use core::sync::atomic::{AtomicPtr, Ordering};

use crate::library::Library;
use crate::symbol::{Symbol, Symbols};

/// The address of a function, which changes when it is first needed.
pub(crate) type Slot = AtomicPtr<c_void>;

/// A library with its entries. Neither is ever given back: functions that were handed out must stay
/// callable.
struct Opened {
    library: &'static Library,
    entries: &'static [Slot],
    next: Option<&'static Opened>,
}

/// The one that was opened last, and behind it all others.
static LAST: AtomicPtr<Opened> = AtomicPtr::new(ptr::null_mut());

fn last() -> Option<&'static Opened> {
    // SAFETY: what stands there was leaked, and nobody changes it.
    unsafe { LAST.load(Ordering::Acquire).as_ref() }
}

/// The symbols of an API, by its number: those of the first library of it that was opened.
pub(crate) fn symbols(number: u8) -> Option<&'static Symbols> {
    let mut next = last();
    while let Some(opened) = next {
        if opened.library.symbols.library == number {
            return Some(opened.library.symbols);
        }
        next = opened.next;
    }
    None
}

/// The entries of an opened library.
pub(crate) fn find(is_same: impl Fn(&Library) -> bool) -> Option<&'static [Slot]> {
    let mut next = last();
    while let Some(opened) = next {
        if is_same(opened.library) {
            return Some(opened.entries);
        }
        next = opened.next;
    }
    None
}

/// The library of an entry, and its symbol. Entries hold nothing but addresses, so that opening a library
/// fills one small table with zeros; who they are is only asked before the first call and after a failed one.
pub(crate) fn owner(entry: *const Slot) -> (&'static Library, Symbol) {
    let mut next = last();
    while let Some(opened) = next {
        let distance = entry.addr().wrapping_sub(opened.entries.as_ptr().addr());
        let number = distance / size_of::<Slot>();
        if number < opened.entries.len() {
            return (opened.library, opened.library.symbols.symbol(number as u16));
        }
        next = opened.next;
    }
    unreachable!("an entry stands in the table of a library that was opened")
}

/// Keeps a library for as long as the process lives, and makes its entries. Two threads that open the
/// same at the same time may each keep one.
pub(crate) fn keep(library: Library) -> &'static [Slot] {
    let library: &'static Library = Box::leak(Box::new(library));
    let entries = vec![ptr::null_mut::<c_void>(); library.symbols.rows.len()].leak();
    // SAFETY: a slot has the layout of a pointer, and no other reference to these exists.
    let entries: &'static [Slot] = unsafe { &*(ptr::from_mut(entries) as *const [Slot]) };
    let opened = Box::into_raw(Box::new(Opened {
        library,
        entries,
        next: None,
    }));
    loop {
        let next = LAST.load(Ordering::Acquire);
        // SAFETY: nobody else knows of the new one yet; the other was leaked, and nobody changes it.
        unsafe { (*opened).next = next.as_ref() };
        let changed = LAST.compare_exchange(next, opened, Ordering::AcqRel, Ordering::Acquire);
        if changed.is_ok() {
            return entries;
        }
    }
}

/// Where an API keeps the entries of its process-wide instance.
#[doc(hidden)]
#[derive(Debug)]
pub struct Shared(AtomicPtr<c_void>);

#[doc(hidden)]
impl Shared {
    #[allow(clippy::new_without_default, reason = "for a static alone")]
    pub const fn new() -> Self {
        Self(AtomicPtr::new(ptr::null_mut()))
    }

    #[inline]
    pub(crate) fn get(&self) -> Option<NonNull<c_void>> {
        NonNull::new(self.0.load(Ordering::Acquire))
    }

    /// Puts entries there, unless there are some; those that are there now.
    pub(crate) fn set(&self, entries: NonNull<c_void>) -> NonNull<c_void> {
        let (new, none) = (entries.as_ptr(), ptr::null_mut());
        let before = self
            .0
            .compare_exchange(none, new, Ordering::AcqRel, Ordering::Acquire);
        let known = before.err().and_then(NonNull::new);
        known.unwrap_or(entries)
    }
}
