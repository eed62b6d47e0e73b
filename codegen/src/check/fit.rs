//! Exported names held against what every toolkit declares.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use cuspec_spec::declared::{Api, Declared, Toolkit};

/// The symbols of one library, and which toolkits declare each.
pub(super) struct Symbols<'a> {
    pub api: Api,
    /// Oldest first.
    pub toolkits: Vec<&'a Toolkit>,
    /// For each symbol, one answer for each toolkit.
    declared: BTreeMap<&'a str, Vec<bool>>,
}

/// One toolkit's symbols beside the exports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Count {
    /// What the toolkit declares.
    pub symbols: usize,
    /// How many of them are exported.
    pub exported: usize,
    /// How many of them are not.
    pub missing: usize,
    /// How many exports only other toolkits declare.
    pub extra: usize,
}

/// Toolkits that follow each other in the registry: `12.4.99 to 12.4.127`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub first: Toolkit,
    pub last: Toolkit,
}

impl<'a> Symbols<'a> {
    /// Every symbol of an API that any toolkit declares: functions and their per-thread variants.
    pub(super) fn of(history: &'a Declared, api: Api) -> Self {
        let toolkits: Vec<&Toolkit> = history.toolkits.iter().map(|one| &one.toolkit).collect();
        let mut declared = BTreeMap::new();
        // A function whose body stands in the header has no symbol.
        let functions = history.functions.iter();
        for function in functions.filter(|one| one.api == api && one.inline.is_none()) {
            let variant = function.per_thread.as_ref().map(|variant| &variant.symbol);
            for name in [Some(&function.name), variant].into_iter().flatten() {
                let answers: &mut Vec<bool> = declared
                    .entry(name.as_str())
                    .or_insert_with(|| vec![false; toolkits.len()]);
                for (answer, toolkit) in answers.iter_mut().zip(&toolkits) {
                    *answer |= function.toolkits.contains(toolkit);
                }
            }
        }
        Self {
            api,
            toolkits,
            declared,
        }
    }

    /// How many of these names some toolkit declares.
    pub(super) fn count_known(&self, names: &BTreeSet<String>) -> usize {
        names.iter().filter(|name| self.is_known(name)).count()
    }

    pub(super) fn is_known(&self, name: &str) -> bool {
        self.declared.contains_key(name)
    }

    /// One count for each toolkit.
    pub(super) fn count(&self, names: &BTreeSet<String>) -> Vec<Count> {
        let known = self.count_known(names);
        (0..self.toolkits.len())
            .map(|place| {
                let symbols = self.declared.values().filter(|has| has[place]).count();
                let exported = self
                    .declared
                    .iter()
                    .filter(|(name, has)| has[place] && names.contains(**name))
                    .count();
                Count {
                    symbols,
                    exported,
                    missing: symbols - exported,
                    extra: known - exported,
                }
            })
            .collect()
    }

    /// What the toolkit at a place declares and these names lack.
    pub(super) fn missing(
        &self,
        place: usize,
        names: &BTreeSet<String>,
    ) -> Vec<(&'a str, Vec<Range>)> {
        self.select(|name, has| has[place] && !names.contains(name))
    }

    /// Those of the names that other toolkits declare, and not the one at a place.
    pub(super) fn extra(
        &self,
        place: usize,
        names: &BTreeSet<String>,
    ) -> Vec<(&'a str, Vec<Range>)> {
        self.select(|name, has| !has[place] && names.contains(name))
    }

    /// The toolkits that declare the same symbols, together.
    pub(super) fn groups(&self) -> Vec<std::ops::Range<usize>> {
        let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
        for place in 0..self.toolkits.len() {
            match groups.last_mut() {
                Some(group) if self.is_alike(group.start, place) => group.end = place + 1,
                _ => groups.push(place..place + 1),
            }
        }
        groups
    }

    fn is_alike(&self, one: usize, other: usize) -> bool {
        self.declared.values().all(|has| has[one] == has[other])
    }

    fn select(&self, is_wanted: impl Fn(&str, &[bool]) -> bool) -> Vec<(&'a str, Vec<Range>)> {
        self.declared
            .iter()
            .filter(|(name, has)| is_wanted(name, has))
            .map(|(name, has)| (*name, self.ranges(|place| has[place])))
            .collect()
    }

    /// The toolkits at the places that are wanted, as few ranges as can be.
    pub(super) fn ranges(&self, is_wanted: impl Fn(usize) -> bool) -> Vec<Range> {
        let mut ranges: Vec<Range> = Vec::new();
        let mut is_open = false;
        for (place, toolkit) in self.toolkits.iter().enumerate() {
            let is_wanted = is_wanted(place);
            match ranges.last_mut() {
                Some(range) if is_wanted && is_open => range.last = (*toolkit).clone(),
                _ if is_wanted => ranges.push(Range {
                    first: (*toolkit).clone(),
                    last: (*toolkit).clone(),
                }),
                _ => {}
            }
            is_open = is_wanted;
        }
        ranges
    }
}

impl Count {
    /// How far the exports are from the toolkit; zero when they are the same.
    pub(super) fn distance(&self) -> usize {
        self.missing + self.extra
    }
}

/// The places of the toolkits that the exports are nearest to.
pub(super) fn nearest(counts: &[Count]) -> Vec<usize> {
    let least = counts.iter().map(Count::distance).min();
    (0..counts.len())
        .filter(|place| Some(counts[*place].distance()) == least)
        .collect()
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.first == self.last {
            true => write!(f, "{}", self.first),
            false => write!(f, "{} to {}", self.first, self.last),
        }
    }
}

/// Ranges as a list in one line.
pub(super) fn join(ranges: &[Range]) -> String {
    let ranges: Vec<String> = ranges.iter().map(ToString::to_string).collect();
    ranges.join(", ")
}
