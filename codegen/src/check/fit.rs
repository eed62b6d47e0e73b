//! Compares exported names with the symbols that every toolkit declares.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use cuspec_spec::declared::{Api, Declared, Toolkit};

/// The symbols of one library, and the toolkits that declare each.
pub(super) struct Symbols<'a> {
    pub api: Api,
    /// Oldest first.
    pub toolkits: Vec<&'a Toolkit>,
    /// For each symbol and each toolkit, whether the toolkit declares the symbol.
    declared: BTreeMap<&'a str, Vec<bool>>,
}

/// Counts for one toolkit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Count {
    /// Symbols that the toolkit declares.
    pub symbols: usize,
    /// Those of them that are exported.
    pub exported: usize,
    /// Those of them that are not exported.
    pub missing: usize,
    /// Exports that only other toolkits declare.
    pub extra: usize,
}

/// Toolkits that follow each other in the registry: `12.4.99 to 12.4.127`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub first: Toolkit,
    pub last: Toolkit,
}

impl<'a> Symbols<'a> {
    /// Returns every symbol of an API that any toolkit declares: functions and their per-thread variants.
    pub(super) fn of(history: &'a Declared, api: Api) -> Self {
        let toolkits: Vec<&Toolkit> = history.toolkits.iter().map(|one| &one.toolkit).collect();
        let mut declared = BTreeMap::new();
        // A function that is defined in the header has no symbol.
        let functions = history.functions.iter();
        for function in functions.filter(|one| one.api == api && one.inline.is_none()) {
            let variant = function.per_thread.as_ref().map(|variant| &variant.symbol);
            for name in [Some(&function.name), variant].into_iter().flatten() {
                let declares: &mut Vec<bool> = declared
                    .entry(name.as_str())
                    .or_insert_with(|| vec![false; toolkits.len()]);
                for (declares, toolkit) in declares.iter_mut().zip(&toolkits) {
                    *declares |= function.toolkits.contains(toolkit);
                }
            }
        }
        Self {
            api,
            toolkits,
            declared,
        }
    }

    /// Returns the number of names that some toolkit declares.
    pub(super) fn count_known(&self, names: &BTreeSet<String>) -> usize {
        names.iter().filter(|name| self.is_known(name)).count()
    }

    pub(super) fn is_known(&self, name: &str) -> bool {
        self.declared.contains_key(name)
    }

    /// Returns the counts for each toolkit.
    pub(super) fn count(&self, names: &BTreeSet<String>) -> Vec<Count> {
        let known = self.count_known(names);
        (0..self.toolkits.len())
            .map(|index| {
                let symbols = self.declared.values().filter(|has| has[index]).count();
                let exported = self
                    .declared
                    .iter()
                    .filter(|(name, has)| has[index] && names.contains(**name))
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

    /// Returns the symbols of the toolkit at this index that the names lack.
    pub(super) fn missing(
        &self,
        index: usize,
        names: &BTreeSet<String>,
    ) -> Vec<(&'a str, Vec<Range>)> {
        self.select(|name, has| has[index] && !names.contains(name))
    }

    /// Returns the names that other toolkits declare, but not the one at this index.
    pub(super) fn extra(
        &self,
        index: usize,
        names: &BTreeSet<String>,
    ) -> Vec<(&'a str, Vec<Range>)> {
        self.select(|name, has| !has[index] && names.contains(name))
    }

    /// Returns ranges of indexes of consecutive toolkits that declare the same symbols.
    pub(super) fn groups(&self) -> Vec<std::ops::Range<usize>> {
        let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
        for index in 0..self.toolkits.len() {
            match groups.last_mut() {
                Some(group) if self.is_alike(group.start, index) => group.end = index + 1,
                _ => groups.push(index..index + 1),
            }
        }
        groups
    }

    fn is_alike(&self, one: usize, other: usize) -> bool {
        self.declared.values().all(|has| has[one] == has[other])
    }

    fn select(&self, is_selected: impl Fn(&str, &[bool]) -> bool) -> Vec<(&'a str, Vec<Range>)> {
        self.declared
            .iter()
            .filter(|(name, has)| is_selected(name, has))
            .map(|(name, has)| (*name, self.ranges(|index| has[index])))
            .collect()
    }

    /// Returns the toolkits at the selected indexes as the shortest list of ranges.
    pub(super) fn ranges(&self, is_selected: impl Fn(usize) -> bool) -> Vec<Range> {
        let mut ranges: Vec<Range> = Vec::new();
        let mut is_open = false;
        for (index, toolkit) in self.toolkits.iter().enumerate() {
            let is_selected = is_selected(index);
            match ranges.last_mut() {
                Some(range) if is_selected && is_open => range.last = (*toolkit).clone(),
                _ if is_selected => ranges.push(Range {
                    first: (*toolkit).clone(),
                    last: (*toolkit).clone(),
                }),
                _ => {}
            }
            is_open = is_selected;
        }
        ranges
    }
}

impl Count {
    /// Returns the number of missing and extra symbols; zero if the exports match the toolkit.
    pub(super) fn distance(&self) -> usize {
        self.missing + self.extra
    }
}

/// Returns the indexes of the toolkits that the exports are nearest to.
pub(super) fn nearest(counts: &[Count]) -> Vec<usize> {
    let least = counts.iter().map(Count::distance).min();
    (0..counts.len())
        .filter(|index| Some(counts[*index].distance()) == least)
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

/// Returns ranges as a list on one line.
pub(super) fn join(ranges: &[Range]) -> String {
    let ranges: Vec<String> = ranges.iter().map(ToString::to_string).collect();
    ranges.join(", ")
}
