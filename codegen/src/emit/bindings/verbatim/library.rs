//! A loaded library and the addresses found in it so far.

use core::ffi::{CStr, c_void};
use core::fmt;
use core::mem::ManuallyDrop;
use core::ptr::{self, NonNull};
use core::sync::atomic::{AtomicPtr, Ordering};
use std::ffi::OsStr;

use crate::error::Missing;

/// Where a symbol is.
pub type Address = NonNull<c_void>;

/// A library with room for the addresses of `N` symbols.
pub struct Library<const N: usize> {
    /// Never unloaded: the library may run threads, and functions handed out must stay callable.
    library: ManuallyDrop<libloading::Library>,
    /// Null until a symbol is asked for, [`ABSENT`] if the library turned out not to have it.
    addresses: Box<[AtomicPtr<c_void>; N]>,
}

/// Stands for a symbol that was looked for in vain; no function has this address.
const ABSENT: *mut c_void = ptr::without_provenance_mut(1);

impl<const N: usize> Library<N> {
    /// Loads the first of the names that can be loaded; the error is that of the first.
    pub fn open<T: AsRef<OsStr>>(names: &[T]) -> Result<Self, libloading::Error> {
        let mut first = None;
        for name in names {
            // SAFETY: whoever opens a CUDA library asks for its initializers to be run.
            match unsafe { libloading::Library::new(name.as_ref()) } {
                Ok(library) => {
                    return Ok(Self {
                        library: ManuallyDrop::new(library),
                        addresses: Box::new([const { AtomicPtr::new(ptr::null_mut()) }; N]),
                    });
                }
                Err(error) => first = first.or(Some(error)),
            }
        }
        Err(first.unwrap_or(libloading::Error::DlOpenUnknown))
    }

    /// The address of the symbol that has the given place. Threads that ask at once find the same.
    pub fn address(
        &self,
        place: usize,
        name: &'static CStr,
        introduced: Option<u32>,
    ) -> Result<Address, Missing> {
        let address = self.addresses[place].load(Ordering::Acquire);
        let address = match address.is_null() {
            true => self.look_up(place, name),
            false => address,
        };
        match NonNull::new(address).filter(|address| address.as_ptr() != ABSENT) {
            Some(address) => Ok(address),
            None => Err(Missing {
                symbol: name.to_str().unwrap_or_default(),
                introduced,
            }),
        }
    }

    #[cold]
    fn look_up(&self, place: usize, name: &CStr) -> *mut c_void {
        // SAFETY: the pointer is only kept here; whoever calls through it answers for the type.
        let found = unsafe { self.library.get::<*mut c_void>(name) };
        let address = found.map_or(ABSENT, |symbol| *symbol);
        let address = if address.is_null() { ABSENT } else { address };
        self.addresses[place].store(address, Ordering::Release);
        address
    }
}

impl<const N: usize> fmt::Debug for Library<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Library").field(&*self.library).finish()
    }
}
