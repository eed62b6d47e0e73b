//! What the printed contracts are made of: three-valued numbers, arguments, verdicts.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::mutation::{ChangedCheck, of_check};

/// A number, or `None` where nobody can tell. Truth is a number that is not zero.
pub type Tri = Option<i128>;

/// What validation says: go on to the call, or stop with this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<C> {
    Go,
    Stop(C),
}

/// Where a failed check leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<C> {
    Code(C),
    /// Nobody may rely on it; the reference libraries answer that a handle is invalid.
    Undefined,
    /// The call succeeds, and the code comes from whoever waits.
    Later,
}

impl<C> From<C> for Outcome<C> {
    fn from(code: C) -> Self {
        Outcome::Code(code)
    }
}

/// The type that functions of an API return.
pub trait ResultCode: Copy {
    const SUCCESS: Self;
    /// An answer where nobody may rely on any.
    const UNDEFINED: Self;
    /// A panic ended the call.
    const UNKNOWN: Self;
    /// Work is not done yet, which is an answer and no refusal.
    const NOT_READY: Self;
    fn number(self) -> u32;
    fn from_number(number: u32) -> Self;
}

impl ResultCode for cuspec_sys::driver::CUresult {
    const SUCCESS: Self = Self::CUDA_SUCCESS;
    const UNDEFINED: Self = Self::CUDA_ERROR_INVALID_HANDLE;
    const UNKNOWN: Self = Self::CUDA_ERROR_UNKNOWN;
    const NOT_READY: Self = Self::CUDA_ERROR_NOT_READY;
    fn number(self) -> u32 {
        self.0 as _
    }
    fn from_number(number: u32) -> Self {
        Self(number as _)
    }
}

impl ResultCode for cuspec_sys::runtime::cudaError_t {
    const SUCCESS: Self = Self::cudaSuccess;
    const UNDEFINED: Self = Self::cudaErrorInvalidResourceHandle;
    const UNKNOWN: Self = Self::cudaErrorUnknown;
    const NOT_READY: Self = Self::cudaErrorNotReady;
    fn number(self) -> u32 {
        self.0 as _
    }
    fn from_number(number: u32) -> Self {
        Self(number as _)
    }
}

/// A live value as the vocabulary sees it: which exemplar it is, and its numbers.
#[derive(Clone, Debug)]
pub struct Facts<K> {
    pub kind: K,
    pub numbers: Vec<(&'static str, i128)>,
}

impl<K> Facts<K> {
    pub fn new(kind: K) -> Self {
        Self {
            kind,
            numbers: Vec::new(),
        }
    }

    /// Adds a number, `remaining` and the like.
    pub fn with(mut self, name: &'static str, value: i128) -> Self {
        self.numbers.push((name, value));
        self
    }
}

/// A domain whose values have an identity that only the driver knows.
pub trait Exemplar: Copy {
    /// As the vocabulary writes it.
    fn name(self) -> &'static str;
    /// Every predicate that holds.
    fn words(self) -> &'static [&'static str];
}

/// One argument of a call.
#[derive(Clone, Debug)]
pub struct Arg<C> {
    value: Tri,
    words: Vec<&'static str>,
    numbers: Vec<(&'static str, i128)>,
    fault: Option<(&'static str, Outcome<C>)>,
    pub elements: Vec<Arg<C>>,
}

impl<C: Copy> Arg<C> {
    /// A plain number; what it counts as is added with [`Arg::accepted`] and [`Arg::refused`].
    pub fn number(value: i128) -> Self {
        Self {
            value: Some(value),
            words: Vec::new(),
            numbers: Vec::new(),
            fault: None,
            elements: Vec::new(),
        }
    }

    /// A field of a record that is not there, or of an arm that is not meant.
    pub fn absent() -> Self {
        Self {
            value: None,
            words: Vec::new(),
            numbers: Vec::new(),
            fault: None,
            elements: Vec::new(),
        }
    }

    /// A value the driver knows. A kind that is not listed with the check it fails and where that leads is left
    /// out by the contract, and counts as accepted.
    pub fn live<K: Exemplar>(
        value: u64,
        facts: Facts<K>,
        faults: &[(&'static str, &'static str, Outcome<C>)],
    ) -> Self {
        let name = facts.kind.name();
        let mut faults = faults.iter();
        let fault = faults.find(|(exemplar, _, _)| *exemplar == name);
        Self {
            value: Some(value.into()),
            words: facts.kind.words().to_vec(),
            numbers: facts.numbers,
            fault: fault.map(|(_, rule, outcome)| (*rule, *outcome)),
            elements: Vec::new(),
        }
    }

    /// The number counts as an exemplar that calls take, where `is` holds.
    pub fn accepted(mut self, is: Tri, words: &[&'static str]) -> Self {
        if truth(is) {
            self.words.extend(words);
        }
        self
    }

    /// The number counts as an exemplar that is a fault, where `is` holds. The first fault stays.
    pub fn refused(
        mut self,
        is: Tri,
        words: &[&'static str],
        rule: &'static str,
        outcome: impl Into<Outcome<C>>,
    ) -> Self {
        if truth(is) {
            self.words.extend(words);
            self.fault = self.fault.or(Some((rule, outcome.into())));
        }
        self
    }

    /// The elements behind an array; the first fault among them is the array's.
    pub fn with_elements(mut self, elements: Vec<Arg<C>>) -> Self {
        self.fault = self
            .fault
            .or_else(|| elements.iter().find_map(|element| element.fault));
        self.numbers.push(("len", elements.len() as i128));
        self.words.extend(match elements.as_slice() {
            [_] => Some("one"),
            [first, second] if first.value == second.value => Some("twice"),
            [_, _] => Some("two"),
            _ => None,
        });
        self.elements = elements;
        self
    }

    /// An array of records, which are read with each check that asks their fields.
    pub fn with_len(mut self, address: i128, len: i128) -> Self {
        let len = if address == 0 { 0 } else { len };
        self.numbers.push(("len", len));
        self.words.extend(match len {
            1 => Some("one"),
            2 => Some("two"),
            _ => None,
        });
        self
    }

    /// The size of the value behind a place, where a table gives it for the tag.
    pub fn measured(mut self, tag: Tri, sizes: &[(i128, i128)]) -> Self {
        let size = sizes.iter().find(|(known, _)| Some(*known) == tag);
        if let Some((_, size)) = size {
            self.numbers.push(("value_size", *size));
        }
        self
    }

    /// The check it fails, if it does.
    pub fn fault(&self) -> Option<(&'static str, Outcome<C>)> {
        self.fault
    }

    /// The same where the driver may not be initialised: then nothing is behind a handle, and one on which
    /// nobody may rely is like any other that is not null.
    pub fn fault_in(&self, is_initialized: bool) -> Option<(&'static str, Outcome<C>)> {
        let is_followed = is_initialized || self.value == Some(0);
        self.fault
            .filter(|(_, outcome)| is_followed || !matches!(outcome, Outcome::Undefined))
    }

    /// Its value; a refused one answers no question.
    pub fn value(&self) -> Tri {
        if self.fault.is_some() {
            None
        } else {
            self.value
        }
    }

    /// The address that a pointer holds; null for a refused one.
    pub fn address(&self) -> u64 {
        self.value().unwrap_or(0) as u64
    }

    /// Whether a predicate holds; a refused argument answers no question.
    pub fn is(&self, word: &str) -> Tri {
        if self.fault.is_some() || self.value.is_none() {
            None
        } else {
            Some(self.words.contains(&word).into())
        }
    }

    /// One of its numbers; a refused argument still measures others.
    pub fn ask(&self, name: &str) -> Tri {
        self.numbers
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| *value)
    }
}

/// Numbers that may be unknown, as conditions are printed with them.
pub mod tri {
    use super::{Arg, Tri};

    pub fn int(value: i128) -> Tri {
        Some(value)
    }

    pub fn truth(value: Tri) -> bool {
        value.is_some_and(|value| value != 0)
    }

    pub fn not(value: Tri) -> Tri {
        value.map(|value| (value == 0).into())
    }

    pub fn and(left: Tri, right: Tri) -> Tri {
        match (left, right) {
            (Some(0), _) | (_, Some(0)) => Some(0),
            (Some(_), Some(_)) => Some(1),
            _ => None,
        }
    }

    pub fn or(left: Tri, right: Tri) -> Tri {
        match (left, right) {
            (Some(value), _) | (_, Some(value)) if value != 0 => Some(1),
            (Some(_), Some(_)) => Some(0),
            _ => None,
        }
    }

    /// Whether a value is a number.
    pub fn equals(value: i128, number: i128) -> Tri {
        Some((value == number).into())
    }

    /// Whether the bits of a value that a mask leaves are those of a number.
    pub fn has_bits(value: i128, mask: i128, number: i128) -> Tri {
        equals(value & mask, number)
    }

    /// Whether a value is one of some numbers.
    pub fn is_among(value: i128, numbers: &[i128]) -> Tri {
        Some(numbers.contains(&value).into())
    }

    /// Whether the bits of a value that a mask leaves are those of none of some numbers.
    pub fn is_beside(value: i128, mask: i128, numbers: &[i128]) -> Tri {
        not(is_among(value & mask, numbers))
    }

    /// Whether a value is one of the options.
    pub fn one_of(value: Tri, options: &[Tri]) -> Tri {
        let mut found = Some(0);
        for option in options {
            found = or(found, eq(value, *option));
        }
        found
    }

    /// Whether a condition holds for any element of the arrays, taken side by side.
    pub fn any<C: Copy>(arrays: &[&Arg<C>], condition: impl Fn(&[&Arg<C>]) -> Tri) -> Tri {
        let len = arrays.iter().map(|a| a.elements.len()).min().unwrap_or(0);
        let mut found = Some(0);
        for index in 0..len {
            let row: Vec<&Arg<C>> = arrays.iter().map(|a| &a.elements[index]).collect();
            found = or(found, condition(&row));
        }
        found
    }

    macro_rules! arithmetic {
        ($($name:ident => |$left:ident, $right:ident| $result:expr;)*) => {
            $(pub fn $name(left: Tri, right: Tri) -> Tri {
                let ($left, $right) = (left?, right?);
                $result
            })*
        };
    }

    arithmetic! {
        add => |l, r| Some(l.saturating_add(r));
        sub => |l, r| Some(l.saturating_sub(r));
        mul => |l, r| Some(l.saturating_mul(r));
        div => |l, r| l.checked_div(r);
        rem => |l, r| l.checked_rem(r);
        bit_and => |l, r| Some(l & r);
        bit_or => |l, r| Some(l | r);
        shl => |l, r| u32::try_from(r).ok().and_then(|r| l.checked_shl(r));
        eq => |l, r| Some((l == r).into());
        ne => |l, r| Some((l != r).into());
        lt => |l, r| Some((l < r).into());
        le => |l, r| Some((l <= r).into());
        gt => |l, r| Some((l > r).into());
        ge => |l, r| Some((l >= r).into());
    }
}

use tri::truth;

/// The elements behind a pointer, as unsigned numbers of `size` bytes each.
///
/// # Safety
/// A pointer that is not null leads to at least `len` elements.
pub unsafe fn elements(pointer: u64, len: i128, size: usize) -> Vec<u64> {
    if pointer == 0 || len <= 0 {
        return Vec::new();
    }
    let bytes = pointer as usize as *const u8;
    (0..len.min(4096) as usize)
        .map(|index| {
            let mut value = [0_u8; 8];
            let size = size.min(8);
            // SAFETY: the element lies inside the `len` that the pointer leads to, and a number of
            // eight bytes has room for it.
            unsafe {
                std::ptr::copy_nonoverlapping(bytes.add(index * size), value.as_mut_ptr(), size);
            }
            u64::from_le_bytes(value)
        })
        .collect()
}

/// Where the record begins that a field lies in, if it is there and the field means something.
pub fn field(base: u64, when: Tri) -> Option<u64> {
    (base != 0 && truth(when)).then_some(base)
}

/// The numbers of the elements of an array, of which there are none behind null.
pub fn indices(base: u64, len: Tri) -> core::ops::Range<u64> {
    let len = len.unwrap_or(0).clamp(0, 4096) as u64;
    0..if base == 0 { 0 } else { len }
}

/// Where an element of an array begins; null where there is no array.
pub fn element(base: u64, index: u64, size: u64) -> u64 {
    if base == 0 { 0 } else { base + index * size }
}

/// A number of `size` bytes at an address. Where bytes are not a number, as in a structure, it is made of
/// the first eight.
///
/// # Safety
/// So many bytes are there.
pub unsafe fn read(address: u64, size: usize, is_signed: bool) -> i128 {
    let mut bytes = [0_u8; 8];
    let size = size.min(8);
    // SAFETY: the caller guarantees that the bytes are valid, and there are no more than the array has.
    unsafe {
        std::ptr::copy_nonoverlapping(address as usize as *const u8, bytes.as_mut_ptr(), size);
    }
    let value = u64::from_le_bytes(bytes);
    let unused = 64 - 8 * size as u32;
    match is_signed {
        true => ((value << unused) as i64 >> unused).into(),
        false => value.into(),
    }
}

/// What a check says: to go on with the next, or the verdict.
pub type Checked<C> = ControlFlow<Verdict<C>>;

/// The check of a need.
pub fn check_need<C: ResultCode>(
    is_met: bool,
    rule: &'static str,
    outcome: impl Into<Outcome<C>>,
) -> Checked<C> {
    match is_met {
        true => Checked::Continue(()),
        false => fail(rule, outcome.into()),
    }
}

/// The check of a rule, which is broken where its condition holds.
pub fn check_rule<C: ResultCode>(
    is_broken: Tri,
    rule: &'static str,
    outcome: impl Into<Outcome<C>>,
) -> Checked<C> {
    check_need(!truth(is_broken), rule, outcome)
}

/// The check of an argument.
pub fn check_argument<C: ResultCode>(fault: Option<(&'static str, Outcome<C>)>) -> Checked<C> {
    match fault {
        None => Checked::Continue(()),
        Some((rule, outcome)) => fail(rule, outcome),
    }
}

/// Where a failed check leads.
fn fail<C: ResultCode>(rule: &'static str, outcome: Outcome<C>) -> Checked<C> {
    let outcome = match of_check(rule) {
        Some(ChangedCheck::Off) => {
            SKIPPED.set(true);
            return Checked::Continue(());
        }
        Some(ChangedCheck::Code(code)) => Outcome::Code(C::from_number(code)),
        None => outcome,
    };
    Checked::Break(match outcome {
        Outcome::Code(code) => Verdict::Stop(code),
        Outcome::Undefined => Verdict::Stop(C::UNDEFINED),
        Outcome::Later => Verdict::Go,
    })
}

/// Empties a place, unless it is null.
///
/// # Safety
/// A place that is not null has room for so many bytes.
pub unsafe fn zero(place: *mut u8, size: usize) {
    if !place.is_null() {
        // SAFETY: the caller guarantees that the place is valid.
        unsafe { place.write_bytes(0, size) };
    }
}

thread_local! {
    static PER_THREAD: Cell<bool> = const { Cell::new(false) };
    /// Whether a check that is switched off would have stopped the call at hand.
    static SKIPPED: Cell<bool> = const { Cell::new(false) };
}

/// What a call answers whose checks found nothing wrong. An effect may refuse what it cannot do;
/// where the check for that is switched off, the refusal counts as that check, and is off too.
pub fn unless_skipped<C: ResultCode, E: Into<C>>(done: Result<(), E>) -> C {
    match done {
        Err(error) if !SKIPPED.get() => error.into(),
        _ => C::SUCCESS,
    }
}

/// Whether the call at hand came through a `_ptsz` or `_ptds` symbol, in which the null stream is
/// the thread's own.
pub fn is_per_thread() -> bool {
    PER_THREAD.get()
}

/// Runs an entry point. A panic does not cross the C boundary: it is an unknown error.
pub fn enter<C: ResultCode>(per_thread: bool, body: impl FnOnce() -> C) -> C {
    enter_or(per_thread, C::UNKNOWN, body)
}

/// The same for a function that returns something else than a code.
pub fn enter_or<T>(per_thread: bool, otherwise: T, body: impl FnOnce() -> T) -> T {
    let before = PER_THREAD.replace(per_thread);
    SKIPPED.set(false);
    let result = catch_unwind(AssertUnwindSafe(body));
    PER_THREAD.set(before);
    result.unwrap_or(otherwise)
}

/// One exported function with a contract: validates, does what a refused call does all the same, or does
/// what the call does.
#[doc(hidden)]
#[macro_export]
macro_rules! contracted_symbol {
    ($library:path, $api:ident, $calls:ident, $symbol:ident, $name:ident, $per_thread:literal,
     ($($param:ident: $ty:ty),*), [$($general:ident ($($general_param:ident),*))?],
     [$($failed:ident ($($failed_param:ident),*))?]) => {
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, clippy::missing_safety_doc, clippy::too_many_arguments)]
        pub unsafe extern "C" fn $symbol($($param: $ty),*) -> $crate::$api::Code {
            $crate::enter($per_thread, || {
                let library = $library();
                // SAFETY: the caller of the C function passes valid pointers.
                let checked = unsafe { $crate::$api::validate::$name(library $(, $param)*) };
                if let $crate::Checked::Break($crate::Verdict::Stop(code)) = checked {
                    // SAFETY: the caller of the C function passes valid pointers.
                    unsafe {
                        $($crate::$api::failure::$general(library, $($general_param,)* code);)?
                        $($crate::$api::calls::$calls::$failed(library, $($failed_param,)* code);)?
                    }
                    return $crate::answered!($api, library, code);
                }
                let done = match $crate::mutation::of_success(stringify!($name)) {
                    // SAFETY: as above.
                    None => unsafe { $crate::$api::calls::$calls::$name(library $(, $param)*) },
                    // SAFETY: as above.
                    Some(change) => unsafe {
                        $crate::$api::mutants::$name(library, change $(, $param)*)
                    },
                };
                let code: $crate::$api::Code = $crate::unless_skipped(done);
                $crate::answered!($api, library, code)
            })
        }
    };
}

/// One exported function without a contract.
#[doc(hidden)]
#[macro_export]
macro_rules! uncontracted_symbol {
    ($library:path, $api:ident, $symbol:ident, $name:ident, $per_thread:literal,
     ($($param:ident: $ty:ty),*)) => {
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, clippy::missing_safety_doc, clippy::too_many_arguments)]
        pub unsafe extern "C" fn $symbol($($param: $ty),*) -> $crate::$api::Code {
            $crate::enter($per_thread, || {
                let library = $library();
                if let Some(code) = $crate::$api::refuse(library) {
                    return $crate::answered!($api, library, code);
                }
                // SAFETY: the caller of the C function passes valid pointers.
                let code: $crate::$api::Code = $crate::unless_skipped(unsafe {
                    $crate::$api::uncontracted::Uncontracted::$name(library $(, $param)*)
                });
                $crate::answered!($api, library, code)
            })
        }
    };
}

/// One exported function that cannot fail: what it returns is no code, or one that is not its own.
#[doc(hidden)]
#[macro_export]
macro_rules! value_symbol {
    ($library:path, $api:ident, $calls:ident, $symbol:ident, $name:ident, $per_thread:literal,
     ($($param:ident: $ty:ty),*), $result:ty) => {
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, clippy::missing_safety_doc)]
        pub unsafe extern "C" fn $symbol($($param: $ty),*) -> $result {
            // SAFETY: every type that the C API returns may be all zeros.
            let otherwise = unsafe { core::mem::zeroed() };
            $crate::enter_or($per_thread, otherwise, || {
                // SAFETY: the caller of the C function passes valid pointers.
                let call = || unsafe {
                    $crate::$api::calls::$calls::$name($library() $(, $param)*)
                };
                match $crate::mutation::of_success(stringify!($name)) {
                    None => call(),
                    Some(change) => change.result(otherwise, call),
                }
            })
        }
    };
}

/// A code on its way to the caller: the library is told of one that is no success.
#[doc(hidden)]
#[macro_export]
macro_rules! answered {
    ($api:ident, $library:expr, $code:expr) => {{
        let code: $crate::$api::Code = $code;
        match code.is_success() {
            true => code,
            false => $crate::$api::Library::failed($library, code),
        }
    }};
}
