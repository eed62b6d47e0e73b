//! One change of a reference library, for finding out whether the suite would notice.
//!
//! `CUSPEC_MUTATE` says which. A check: `off RULE` leaves it out, and `code NUMBER RULE` has it answer another
//! code. Or what a function does when nothing is wrong with a call, which then answers as ever:
//!
//! - `skip FUNCTION`: it does nothing;
//! - `unwritten FUNCTION PLACE`: it leaves a result unwritten;
//! - `value FUNCTION PLACE`: it writes another value that is as plausible, or returns one for `result`;
//! - `neighbour FUNCTION PARAMETER`: it does it to another object of the same kind;
//! - `early FUNCTION`: it waits for nothing;
//! - `late FUNCTION`: it waits for all work of the context first;
//! - `late-read FUNCTION`: it reads the source of its copy only when its stream gets there.

use std::cell::Cell;
use std::sync::OnceLock;

use crate::verdict::ResultCode;

/// What a library does otherwise.
enum Mutation {
    Check { rule: String, code: Option<u32> },
    Success { function: String, change: Change },
}

/// What a function does otherwise when nothing is wrong with a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Skip,
    Unwritten(String),
    Value(String),
    Neighbour(String),
    Early,
    Late,
    LateRead,
}

/// What becomes of a check.
pub(crate) enum ChangedCheck {
    Off,
    Code(u32),
}

/// How a check is changed, if it is.
pub(crate) fn of_check(asked: &str) -> Option<ChangedCheck> {
    match mutation()? {
        Mutation::Check { rule, code } if rule == asked => {
            Some(code.map_or(ChangedCheck::Off, ChangedCheck::Code))
        }
        _ => None,
    }
}

/// How the success of a function is changed, if it is.
pub fn of_success(asked: &str) -> Option<&'static Change> {
    match mutation()? {
        Mutation::Success { function, change } if function == asked => Some(change),
        _ => None,
    }
}

fn mutation() -> Option<&'static Mutation> {
    static MUTATION: OnceLock<Option<Mutation>> = OnceLock::new();
    let mutation = MUTATION.get_or_init(|| parse(&std::env::var("CUSPEC_MUTATE").ok()?));
    mutation.as_ref()
}

fn parse(text: &str) -> Option<Mutation> {
    let (kind, rest) = text.split_once(' ')?;
    let check = |rule: &str, code| Mutation::Check {
        rule: rule.to_owned(),
        code,
    };
    let success = |function: &str, change| Mutation::Success {
        function: function.to_owned(),
        change,
    };
    let of_param = |change: fn(String) -> Change| {
        let (function, param) = rest.split_once(' ')?;
        Some(success(function, change(param.to_owned())))
    };
    match kind {
        "off" => Some(check(rest, None)),
        "code" => {
            let (code, rule) = rest.split_once(' ')?;
            Some(check(rule, Some(code.parse().ok()?)))
        }
        "skip" => Some(success(rest, Change::Skip)),
        "early" => Some(success(rest, Change::Early)),
        "late" => Some(success(rest, Change::Late)),
        "late-read" => Some(success(rest, Change::LateRead)),
        "unwritten" => of_param(Change::Unwritten),
        "value" => of_param(Change::Value),
        "neighbour" => of_param(Change::Neighbour),
        _ => None,
    }
}

/// A place that a successful call writes.
pub struct Written<'a> {
    /// The parameter that leads to it.
    pub param: &'static str,
    /// Where it begins; zero where the caller has no room for it.
    pub address: u64,
    /// Bytes.
    pub size: usize,
    /// Where in it the value lies that becomes another one.
    pub offset: usize,
    pub other: Other<'a>,
}

/// What becomes of a value so that it is another one and just as plausible.
pub enum Other<'a> {
    /// Its lowest bit is the other one: a number is one more or less, a letter the next.
    Bit,
    /// The next greater number.
    Float,
    /// The next of these.
    Enumerator(&'a [i32]),
    /// Another object of the kind, if there is one.
    Live(Box<Find<'a>>),
    /// Another address of the kind, or the next byte.
    Address(Box<Find<'a>>),
}

/// Finds another value of the kind.
type Find<'a> = dyn Fn(u64) -> Option<u64> + 'a;

thread_local! {
    static IS_EARLY: Cell<bool> = const { Cell::new(false) };
    static READS_LATE: Cell<bool> = const { Cell::new(false) };
}

/// Whether the call at hand is one that waits for nothing.
pub fn is_early() -> bool {
    IS_EARLY.get()
}

/// Whether the call at hand is one that reads its source only when its stream gets there.
pub fn reads_late() -> bool {
    READS_LATE.get()
}

/// What a call answers that was made with another object; none where the library refuses that, so that the call
/// has to be made as it is.
pub fn answer<C: ResultCode, E: From<C> + Into<C>>(done: Result<(), E>) -> Option<Result<(), E>> {
    let Err(error) = done else {
        return Some(Ok(()));
    };
    let code: C = error.into();
    (code.number() == C::NOT_READY.number()).then(|| Err(code.into()))
}

impl Change {
    /// Another object than the one that was passed for a parameter, if the change is of that.
    pub fn neighbour(&self, of: &str, find: impl FnOnce() -> Option<u64>) -> Option<usize> {
        match self {
            Change::Neighbour(param) if param == of => find().map(|other| other as usize),
            _ => None,
        }
    }

    /// Makes a call and changes what it does; `wait` waits for all work of the current context.
    ///
    /// # Safety
    /// Each place is null or has so many bytes.
    pub unsafe fn apply<E>(
        &self,
        written: &[Written<'_>],
        wait: impl FnOnce(),
        call: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        let find = |param: &String| {
            let mut written = written.iter();
            written.find(|written| written.param == param && written.address != 0)
        };
        match self {
            Change::Skip => Ok(()),
            Change::Neighbour(_) => call(),
            Change::Early => {
                IS_EARLY.set(true);
                let done = call();
                IS_EARLY.set(false);
                done
            }
            Change::Late => {
                wait();
                call()
            }
            Change::LateRead => {
                READS_LATE.set(true);
                let done = call();
                READS_LATE.set(false);
                done
            }
            Change::Unwritten(param) => {
                let place = find(param);
                // SAFETY: the caller answers for the places.
                let before = place.map(|place| unsafe { place.read() });
                call()?;
                if let (Some(place), Some(before)) = (place, before) {
                    // SAFETY: as above.
                    unsafe { place.write(&before) };
                }
                Ok(())
            }
            Change::Value(param) => {
                let place = find(param);
                call()?;
                if let Some(place) = place {
                    // SAFETY: as above.
                    unsafe { place.replace() };
                }
                Ok(())
            }
        }
    }

    /// What a function returns that returns no code.
    pub fn result<T: Copy>(&self, nothing: T, call: impl FnOnce() -> T) -> T {
        if *self == Change::Skip {
            return nothing;
        }
        let mut result = call();
        if matches!(self, Change::Value(_)) {
            let place = Written {
                param: "result",
                address: &raw mut result as usize as u64,
                size: size_of::<T>(),
                offset: 0,
                other: Other::Bit,
            };
            // SAFETY: the place is the result itself, and whatever the C API returns may have any lowest bit.
            unsafe { place.replace() };
        }
        result
    }
}

impl Written<'_> {
    /// # Safety
    /// The place has so many bytes.
    unsafe fn read(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.size];
        let place = self.address as usize as *const u8;
        // SAFETY: the caller guarantees that the place is valid.
        unsafe { std::ptr::copy_nonoverlapping(place, bytes.as_mut_ptr(), self.size) };
        bytes
    }

    /// # Safety
    /// The place has so many bytes, of which there are no more.
    unsafe fn write(&self, bytes: &[u8]) {
        let place = self.address as usize as *mut u8;
        // SAFETY: the caller guarantees that the place is valid.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), place, bytes.len()) };
    }

    /// Puts another value where one was written.
    ///
    /// # Safety
    /// The place has so many bytes.
    unsafe fn replace(&self) {
        // SAFETY: the caller guarantees that the place is valid.
        let mut bytes = unsafe { self.read() };
        if let Some(value) = bytes.get_mut(self.offset..)
            && !value.is_empty()
        {
            self.other.put(value);
        }
        // SAFETY: as above.
        unsafe { self.write(&bytes) };
    }
}

impl Other<'_> {
    /// Replaces the value at the beginning of some bytes.
    fn put(&self, bytes: &mut [u8]) {
        let mut word = [0; 8];
        let size = bytes.len().min(8);
        word[..size].copy_from_slice(&bytes[..size]);
        let number = u64::from_le_bytes(word);
        let low = number as u32;
        match self {
            Other::Bit => bytes[0] ^= 1,
            Other::Float => replace(bytes, &f32::from_bits(low).next_up().to_le_bytes()),
            Other::Enumerator(all) => {
                let at = all.iter().position(|value| *value == low as i32);
                let next = at.map_or(0, |at| (at + 1) % all.len());
                replace(bytes, &all[next].to_le_bytes());
            }
            Other::Live(another) => {
                if let Some(other) = another(number) {
                    replace(bytes, &other.to_le_bytes());
                }
            }
            Other::Address(another) => {
                let other = another(number).unwrap_or(number.wrapping_add(1));
                replace(bytes, &other.to_le_bytes());
            }
        }
    }
}

/// The bytes of so many elements of a size; of no more than an array of results ever has.
pub fn bytes(count: i128, size: usize) -> usize {
    count.clamp(0, 4096) as usize * size
}

fn replace(bytes: &mut [u8], value: &[u8]) {
    if let Some(start) = bytes.get_mut(..value.len()) {
        start.copy_from_slice(value);
    }
}
