//! A place for the address of one function.

use core::ffi::c_void;
use core::marker::PhantomData;
use core::mem::{size_of, transmute_copy, zeroed};
use core::ptr;
use core::sync::atomic::Ordering;

use crate::library::Library;
use crate::opened::{self, Slot};
use crate::symbol::{Missing, Symbol};

/// An entry point of a loaded library: a function of type `F`, if the library has it. It is looked
/// for once, when it is first needed.
#[repr(transparent)]
pub struct Entry<F> {
    place: Place,
    function: PhantomData<F>,
}

/// What is known of an entry, whatever its function is: the address, and by where it stands the library and
/// the symbol.
#[repr(transparent)]
pub struct Place {
    /// Null until the function is asked for, [`ABSENT`] if it turned out not to be there.
    address: Slot,
}

/// Stands for a symbol that was looked for in vain; no function has this address.
const ABSENT: *mut c_void = ptr::without_provenance_mut(1);

impl<F> Entry<F> {
    /// The library it belongs to.
    pub fn library(&self) -> &'static Library {
        self.place.owner().0
    }

    /// The symbol behind it.
    pub fn symbol(&self) -> Symbol {
        self.place.symbol()
    }

    /// Whether the library has the function.
    pub fn is_available(&self) -> bool {
        self.place.address().is_some()
    }

    /// The function, for as long as the process lives.
    #[inline]
    pub fn get(&self) -> Result<F, Missing> {
        match self.function() {
            Some(function) => Ok(function),
            None => Err(self.place.missing()),
        }
    }

    #[inline(always)]
    fn function(&self) -> Option<F> {
        const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
        let address = self.place.address()?;
        // SAFETY: the table names the type that the function of this symbol has, a function
        // pointer, and this is the function's address.
        Some(unsafe { transmute_copy::<*mut c_void, F>(&address) })
    }
}

impl Place {
    fn owner(&self) -> (&'static Library, Symbol) {
        opened::owner(&raw const self.address)
    }

    pub(crate) fn symbol(&self) -> Symbol {
        self.owner().1
    }

    #[inline(always)]
    fn address(&self) -> Option<*mut c_void> {
        let address = self.address.load(Ordering::Acquire);
        if address.addr() > ABSENT.addr() {
            return Some(address);
        }
        self.look_up()
    }

    /// Finds the function, unless that was tried before. Threads that ask at once find the same.
    #[cold]
    fn look_up(&self) -> Option<*mut c_void> {
        if self.address.load(Ordering::Acquire) == ABSENT {
            return None;
        }
        let (library, symbol) = self.owner();
        let found = library.find(symbol);
        let address = found.map_or(ABSENT, |address| address.as_ptr());
        self.address.store(address, Ordering::Release);
        // What a library hands out that can be no function is none.
        Some(address).filter(|address| *address != ABSENT)
    }

    #[cold]
    pub(crate) fn missing(&self) -> Missing {
        let (library, symbol) = self.owner();
        Missing {
            symbol,
            has_library: library.is_loaded(),
        }
    }
}

/// What a function of the library returns, and what the method that calls it makes of that.
pub trait Returned: Sized {
    type Result;
    /// What the call of the function at a place returned.
    fn returned(self, place: &Place) -> Self::Result;
    /// There was no call.
    fn missing(symbol: Missing) -> Self::Result;
}

/// A result that is no code: the call cannot fail, unless there is no such function. Numbers and pointers
/// have theirs below, under whatever names headers give them.
#[doc(hidden)]
#[macro_export]
macro_rules! plain {
    ($($(@$any:ident)? $type:ty),* $(,)?) => {
        $(impl$(<$any>)? $crate::entry::Returned for $type {
            type Result = Result<Self, $crate::Missing>;
            #[inline]
            fn returned(self, _: &$crate::entry::Place) -> Self::Result {
                Ok(self)
            }
            #[cold]
            #[inline]
            fn missing(symbol: $crate::Missing) -> Self::Result {
                Err(symbol)
            }
        })*
    };
}

/// The call through an entry with some arguments.
macro_rules! call {
    ($name:ident($($arg:ident)*)) => {
        impl<R: Returned, $($arg),*> Entry<unsafe extern "C" fn($($arg),*) -> R> {
            /// # Safety
            ///
            /// That of the function.
            #[inline(always)]
            #[doc(hidden)]
            #[allow(non_snake_case, reason = "an argument has the name of its type")]
            #[allow(clippy::too_many_arguments, reason = "they are the C function's")]
            pub unsafe fn $name(&self, $($arg: $arg),*) -> R::Result {
                match self.function() {
                    // SAFETY: the caller's.
                    Some(function) => unsafe { function($($arg),*) }.returned(&self.place),
                    None => R::missing(self.place.missing()),
                }
            }
        }
    };
}

/// The same call of a function that writes a value to the place that is its first argument, and returns
/// nothing else but a code: the value is what this returns.
macro_rules! value {
    ($name:ident = $call:ident($($arg:ident)*)) => {
        impl<T, E, R: Returned<Result = Result<(), E>>, $($arg),*>
            Entry<unsafe extern "C" fn(*mut T, $($arg),*) -> R>
        {
            /// # Safety
            ///
            /// That of the function; and all zeros are a value of the type.
            #[inline(always)]
            #[doc(hidden)]
            #[allow(non_snake_case, reason = "an argument has the name of its type")]
            #[allow(clippy::too_many_arguments, reason = "they are the C function's")]
            pub unsafe fn $name(&self, $($arg: $arg),*) -> Result<T, E> {
                // SAFETY: the caller's.
                let mut value = unsafe { zeroed() };
                // SAFETY: the caller's.
                match unsafe { self.$call(&mut value, $($arg),*) } {
                    Ok(()) => Ok(value),
                    Err(error) => Err(error),
                }
            }
        }
    };
}

/// Both calls for each number of arguments: a line has one argument more than the line before it, and names it.
macro_rules! calls {
    ([$($arg:ident)*]) => {};
    ([$($arg:ident)*] $call:ident $value:ident($($last:ident)?); $($rest:tt)*) => {
        call!($call(A0 $($arg)* $($last)?));
        value!($value = $call($($arg)* $($last)?));
        calls!([$($arg)* $($last)?] $($rest)*);
    };
}

call!(call0());

// No function of CUDA has more than 16 parameters. The generated crates name these methods, so that one with more
// than 32 is a method that the compiler does not find here.
calls! { []
    call1 value1();
    call2 value2(A1);
    call3 value3(A2);
    call4 value4(A3);
    call5 value5(A4);
    call6 value6(A5);
    call7 value7(A6);
    call8 value8(A7);
    call9 value9(A8);
    call10 value10(A9);
    call11 value11(A10);
    call12 value12(A11);
    call13 value13(A12);
    call14 value14(A13);
    call15 value15(A14);
    call16 value16(A15);
    call17 value17(A16);
    call18 value18(A17);
    call19 value19(A18);
    call20 value20(A19);
    call21 value21(A20);
    call22 value22(A21);
    call23 value23(A22);
    call24 value24(A23);
    call25 value25(A24);
    call26 value26(A25);
    call27 value27(A26);
    call28 value28(A27);
    call29 value29(A28);
    call30 value30(A29);
    call31 value31(A30);
    call32 value32(A31);
}

plain!(
    (),
    bool,
    i8,
    i16,
    i32,
    i64,
    isize,
    u8,
    u16,
    u32,
    u64,
    usize,
    f32,
    f64,
    @T *const T,
    @T *mut T,
);
