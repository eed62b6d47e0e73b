//! What the printed contracts are made of: three-valued numbers, arguments, verdicts.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;

use cuspec_sys::driver::CUresult;

/// A number, or `None` where nobody can tell. Truth is a number that is not zero.
pub type Tri = Option<i128>;

/// What validation says: go on to the effect, or stop with this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Go,
    Stop(CUresult),
}

/// Where a failed check leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Code(CUresult),
    /// Nobody may rely on it; this driver answers `CUDA_ERROR_INVALID_HANDLE`.
    Undefined,
    /// The call succeeds, and the code comes from whoever waits.
    Later,
}

/// What an exemplar does to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Accepted,
    /// The check's id, and where it leads.
    Fault(&'static str, Outcome),
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
#[derive(Clone, Debug, Default)]
pub struct Arg {
    value: Tri,
    words: Vec<&'static str>,
    numbers: Vec<(&'static str, i128)>,
    fault: Option<(&'static str, Outcome)>,
    pub elements: Vec<Arg>,
}

impl Arg {
    /// A plain number; what it counts as is added with [`Arg::exemplar`].
    pub fn number(value: i128) -> Self {
        Self {
            value: Some(value),
            ..Self::default()
        }
    }

    /// A value the driver knows. A kind that the table does not list is left out by the contract
    /// and counts as accepted.
    pub fn live<K: Exemplar>(
        value: u64,
        facts: Facts<K>,
        table: &[(&'static str, Standing)],
    ) -> Self {
        let name = facts.kind.name();
        let standing = table
            .iter()
            .find(|(exemplar, _)| *exemplar == name)
            .map_or(Standing::Accepted, |(_, standing)| *standing);
        Self {
            value: Some(value.into()),
            words: facts.kind.words().to_vec(),
            numbers: facts.numbers,
            fault: standing.fault(),
            elements: Vec::new(),
        }
    }

    /// The number counts as an exemplar where `is` holds. The first fault stays.
    pub fn exemplar(mut self, is: Tri, words: &[&'static str], standing: Standing) -> Self {
        if truth(is) {
            self.words.extend(words);
            self.fault = self.fault.or(standing.fault());
        }
        self
    }

    /// The elements behind an array; the first fault among them is the array's.
    pub fn with_elements(mut self, elements: Vec<Arg>) -> Self {
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

    /// The size of the value behind a place, where a table gives it for the tag.
    pub fn measured(mut self, tag: Tri, sizes: &[(i128, i128)]) -> Self {
        let size = sizes.iter().find(|(known, _)| Some(*known) == tag);
        if let Some((_, size)) = size {
            self.numbers.push(("value_size", *size));
        }
        self
    }

    /// The check it fails, if it does.
    pub fn fault(&self) -> Option<(&'static str, Outcome)> {
        self.fault
    }

    /// Its value; a refused one answers no question.
    pub fn value(&self) -> Tri {
        if self.fault.is_some() {
            None
        } else {
            self.value
        }
    }

    /// Whether a predicate holds; a refused argument answers no question.
    pub fn is(&self, word: &str) -> Tri {
        if self.fault.is_some() {
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

impl Standing {
    fn fault(self) -> Option<(&'static str, Outcome)> {
        match self {
            Standing::Accepted => None,
            Standing::Fault(rule, outcome) => Some((rule, outcome)),
        }
    }
}

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

/// Whether a value is one of the options.
pub fn one_of(value: Tri, options: &[Tri]) -> Tri {
    let mut found = Some(0);
    for option in options {
        found = or(found, eq(value, *option));
    }
    found
}

/// Whether a condition holds for any element of the arrays, taken side by side.
pub fn any(arrays: &[&Arg], condition: impl Fn(&[&Arg]) -> Tri) -> Tri {
    let len = arrays.iter().map(|a| a.elements.len()).min().unwrap_or(0);
    let mut found = Some(0);
    for index in 0..len {
        let row: Vec<&Arg> = arrays.iter().map(|a| &a.elements[index]).collect();
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
            unsafe {
                std::ptr::copy_nonoverlapping(bytes.add(index * size), value.as_mut_ptr(), size);
            }
            u64::from_le_bytes(value)
        })
        .collect()
}

/// One check of one rule is switched off, or answers another code. Set by `CUSPEC_MUTATE` as
/// `off RULE` or `code NUMBER RULE`; for finding out whether the suite would notice.
struct Mutation {
    rule: String,
    code: Option<u32>,
}

fn mutation() -> Option<&'static Mutation> {
    static MUTATION: OnceLock<Option<Mutation>> = OnceLock::new();
    MUTATION
        .get_or_init(|| {
            let text = std::env::var("CUSPEC_MUTATE").ok()?;
            let (kind, rest) = text.split_once(' ')?;
            if kind == "off" {
                return Some(Mutation {
                    rule: rest.to_owned(),
                    code: None,
                });
            }
            let (code, rule) = rest.split_once(' ')?;
            Some(Mutation {
                rule: rule.to_owned(),
                code: Some(code.parse().ok()?),
            })
        })
        .as_ref()
}

/// Where a failed check leads; `None` goes on with the checks.
pub fn fail(rule: &'static str, outcome: Outcome) -> Option<Verdict> {
    let outcome = match mutation().filter(|mutation| mutation.rule == rule) {
        Some(Mutation { code: None, .. }) => {
            SKIPPED.set(true);
            return None;
        }
        Some(Mutation {
            code: Some(code), ..
        }) => Outcome::Code(CUresult(*code as _)),
        None => outcome,
    };
    match outcome {
        Outcome::Code(code) => Some(Verdict::Stop(code)),
        Outcome::Undefined => Some(Verdict::Stop(CUresult::CUDA_ERROR_INVALID_HANDLE)),
        Outcome::Later => Some(Verdict::Go),
    }
}

/// The first eight bytes of an argument, as a number.
pub fn bits<T: Copy>(argument: &T) -> u64 {
    let mut bytes = [0_u8; 8];
    let size = size_of::<T>().min(8);
    unsafe {
        std::ptr::copy_nonoverlapping((&raw const *argument).cast(), bytes.as_mut_ptr(), size);
    }
    u64::from_le_bytes(bytes)
}

thread_local! {
    static PER_THREAD: Cell<bool> = const { Cell::new(false) };
    /// Whether a check that is switched off would have stopped the call at hand.
    static SKIPPED: Cell<bool> = const { Cell::new(false) };
}

/// What a call answers whose checks found nothing wrong. An effect may refuse what it cannot do;
/// where the check for that is switched off, the refusal counts as that check, and is off too.
pub fn unless_skipped(code: CUresult) -> CUresult {
    if SKIPPED.get() {
        CUresult::CUDA_SUCCESS
    } else {
        code
    }
}

/// Whether the call at hand came through a `_ptsz` or `_ptds` symbol, in which the null stream is
/// the thread's own.
pub fn is_per_thread() -> bool {
    PER_THREAD.get()
}

/// Runs an entry point. A panic does not cross the C boundary: it is an unknown error.
pub fn enter(per_thread: bool, body: impl FnOnce() -> CUresult) -> CUresult {
    let before = PER_THREAD.replace(per_thread);
    SKIPPED.set(false);
    let result = catch_unwind(AssertUnwindSafe(body));
    PER_THREAD.set(before);
    result.unwrap_or(CUresult::CUDA_ERROR_UNKNOWN)
}
