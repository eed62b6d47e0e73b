//! Arguments of a call, as validation sees them.

use crate::tri::{Tri, or, truth};
use crate::verdict::Outcome;

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

    /// The same, if the driver may be uninitialized. No handle is then valid, so a handle with undefined behavior is
    /// treated as any other that is not null.
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

    /// Whether a predicate holds, also of a refused argument.
    pub fn matches(&self, word: &str) -> Tri {
        self.value.map(|_| self.words.contains(&word).into())
    }

    /// One of its numbers; a refused argument still measures others.
    pub fn ask(&self, name: &str) -> Tri {
        self.numbers
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| *value)
    }
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
