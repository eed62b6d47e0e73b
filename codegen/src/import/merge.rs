//! Merges one toolkit into a declared layer.
//!
//! All items of one name are split into the facts of each toolkit and joined
//! again, oldest first: equal facts extend an interval, changed ones open a new one.
//! The result is sorted by name. The order of imports therefore does not matter, and
//! importing a toolkit again changes nothing.

mod keep;
#[cfg(test)]
mod tests;

pub(super) use keep::keep;

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::declared::{
    Api, Constant, Declared, Enum, Enumerator, Function, Interval, Record, Release, ReturnSet,
    Toolkit, Typedef,
};
use rayon::prelude::*;

/// Returns the layer with one toolkit added or replaced.
pub(super) fn merge(layer: &Declared, release: Release, facts: Declared) -> Declared {
    let toolkit = release.toolkit.clone();
    let mut toolkits = layer.toolkits.clone();
    match toolkits.iter_mut().find(|known| known.toolkit == toolkit) {
        // Reading existing headers again keeps the record of the toolkit's packages.
        Some(_) if release.packages.is_empty() => {}
        Some(known) => *known = release,
        None => toolkits.push(release),
    }
    toolkits.sort_by(|a, b| a.toolkit.cmp(&b.toolkit));
    let next = toolkits
        .iter()
        .map(|known| known.toolkit.clone())
        .find(|known| *known > toolkit);
    let step = Step { toolkit, next };
    Declared {
        functions: step.merge(&layer.functions, facts.functions),
        enums: step.merge(&layer.enums, facts.enums),
        records: step.merge(&layer.records, facts.records),
        typedefs: step.merge(&layer.typedefs, facts.typedefs),
        constants: step.merge(&layer.constants, facts.constants),
        toolkits,
    }
}

/// All items of one name: those of the layer and those of the toolkit.
struct Family<'a, T> {
    known: Vec<&'a T>,
    facts: Vec<T>,
}

impl<T> Default for Family<'_, T> {
    fn default() -> Self {
        Self {
            known: Vec::new(),
            facts: Vec::new(),
        }
    }
}

/// The toolkit that is added, and the next one in the layer, if any.
struct Step {
    toolkit: Toolkit,
    next: Option<Toolkit>,
}

impl Step {
    fn merge<T: Item>(&self, layer: &[T], facts: Vec<T>) -> Vec<T> {
        let mut families: BTreeMap<(Api, String), Family<'_, T>> = BTreeMap::new();
        for item in layer {
            let family = families.entry(item.key()).or_default();
            family.known.push(item);
        }
        for fact in facts {
            let family = families.entry(fact.key()).or_default();
            family.facts.push(fact);
        }
        let families: Vec<_> = families.into_values().collect();
        families
            .into_par_iter()
            .flat_map_iter(|family| self.merge_family(family))
            .collect()
    }

    fn merge_family<T: Item>(&self, Family { known, facts }: Family<'_, T>) -> Vec<T> {
        // Nothing changes between two of these toolkits.
        let mut turns: BTreeSet<Toolkit> = self.next.iter().cloned().collect();
        turns.insert(self.toolkit.clone());
        for item in &known {
            item.turns(&mut turns);
        }
        let mut facts = Some(facts);
        let mut merged = Vec::new();
        for turn in turns {
            let said = match turn == self.toolkit {
                true => facts.take().unwrap_or_default(),
                false => narrow(known.iter().copied(), &turn),
            };
            add(&mut merged, said, &turn);
        }
        for item in &mut merged {
            item.sort_parts();
        }
        merged
    }
}

/// The facts of one toolkit, with intervals that begin there.
fn narrow<'a, T: Fact + 'a>(items: impl Iterator<Item = &'a T>, toolkit: &Toolkit) -> Vec<T> {
    items
        .filter(|item| item.toolkits().contains(toolkit))
        .map(|item| {
            let mut item = item.clone();
            *item.toolkits_mut() = Interval::since(toolkit);
            item.narrow_parts(toolkit);
            item
        })
        .collect()
}

/// Adds the facts of the next toolkit; facts that it lacks end with it.
fn add<T: Fact>(merged: &mut Vec<T>, facts: Vec<T>, toolkit: &Toolkit) {
    let mut kept = vec![false; merged.len()];
    for fact in facts {
        let same = (0..kept.len()).find(|index| {
            !kept[*index]
                && merged[*index].toolkits().end.is_none()
                && merged[*index].is_same(&fact)
        });
        match same {
            Some(index) => {
                merged[index].absorb(fact, toolkit);
                kept[index] = true;
            }
            None => merged.push(fact),
        }
    }
    for (item, kept) in merged.iter_mut().zip(kept) {
        if !kept && item.toolkits().end.is_none() {
            item.toolkits_mut().end = Some(toolkit.clone());
            item.end_parts(toolkit);
        }
    }
}

/// An item that exists in some toolkits.
trait Fact: Clone {
    fn toolkits(&self) -> &Interval;
    fn toolkits_mut(&mut self) -> &mut Interval;
    /// Whether a newer toolkit states the same; if not, it opens a new interval.
    fn is_same(&self, newer: &Self) -> bool;
    /// Takes over changes that open no new interval.
    fn absorb(&mut self, _newer: Self, _toolkit: &Toolkit) {}
    /// Keeps only the parts that one toolkit has.
    fn narrow_parts(&mut self, _toolkit: &Toolkit) {}
    /// Ends the parts together with the whole.
    fn end_parts(&mut self, _toolkit: &Toolkit) {}
    /// Adds the toolkits at which the fact or a part of it begins or ends.
    fn turns(&self, turns: &mut BTreeSet<Toolkit>) {
        let Interval { first, end } = self.toolkits();
        turns.insert(first.clone());
        turns.extend(end.clone());
    }
}

/// A fact with its own name.
trait Item: Fact + Send + Sync {
    fn key(&self) -> (Api, String);
    /// Sorts parts, independent of the order of merging.
    fn sort_parts(&mut self) {}
}

/// Consecutive toolkits with the same fact.
impl Fact for Interval {
    fn toolkits(&self) -> &Interval {
        self
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        self
    }

    fn is_same(&self, _newer: &Self) -> bool {
        true
    }
}

impl Fact for Function {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        let variant = |one: &Self| {
            one.per_thread
                .as_ref()
                .map(|variant| variant.symbol.clone())
        };
        self.params == newer.params
            && self.result == newer.result
            && self.inline == newer.inline
            && variant(self) == variant(newer)
    }

    fn absorb(&mut self, newer: Self, toolkit: &Toolkit) {
        add(&mut self.returns, newer.returns, toolkit);
        add(&mut self.defaults, newer.defaults, toolkit);
        add(&mut self.deprecated, newer.deprecated, toolkit);
        self.base_name = newer.base_name;
        self.group = newer.group;
        self.header = newer.header;
        self.introduced = newer.introduced.or(self.introduced);
        self.per_thread = newer.per_thread;
        self.notes = newer.notes;
        self.see = newer.see;
    }

    fn narrow_parts(&mut self, toolkit: &Toolkit) {
        self.returns = narrow(self.returns.iter(), toolkit);
        self.defaults = narrow(self.defaults.iter(), toolkit);
        self.deprecated = narrow(self.deprecated.iter(), toolkit);
    }

    fn end_parts(&mut self, toolkit: &Toolkit) {
        add(&mut self.returns, Vec::new(), toolkit);
        add(&mut self.defaults, Vec::new(), toolkit);
        add(&mut self.deprecated, Vec::new(), toolkit);
    }

    fn turns(&self, turns: &mut BTreeSet<Toolkit>) {
        self.toolkits.turns(turns);
        self.returns.iter().for_each(|set| set.turns(turns));
        self.defaults.iter().for_each(|part| part.turns(turns));
        self.deprecated.iter().for_each(|part| part.turns(turns));
    }
}

impl Item for Function {
    fn key(&self) -> (Api, String) {
        (self.api, self.name.clone())
    }
}

impl Fact for ReturnSet {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.codes == newer.codes
    }
}

impl Fact for Enum {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.is_signed == newer.is_signed
    }

    fn absorb(&mut self, newer: Self, toolkit: &Toolkit) {
        self.tag = newer.tag;
        add(&mut self.members, newer.members, toolkit);
    }

    fn narrow_parts(&mut self, toolkit: &Toolkit) {
        self.members = narrow(self.members.iter(), toolkit);
    }

    fn end_parts(&mut self, toolkit: &Toolkit) {
        add(&mut self.members, Vec::new(), toolkit);
    }

    fn turns(&self, turns: &mut BTreeSet<Toolkit>) {
        self.toolkits.turns(turns);
        self.members.iter().for_each(|member| member.turns(turns));
    }
}

impl Item for Enum {
    fn key(&self) -> (Api, String) {
        (self.api, self.name.clone())
    }

    fn sort_parts(&mut self) {
        // The name to use comes before retained names.
        self.members.sort_by_cached_key(|one| {
            let first = one.toolkits.first.clone();
            (one.value, one.is_deprecated(), one.name.clone(), first)
        });
    }
}

impl Fact for Enumerator {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.name == newer.name && self.value == newer.value
    }

    fn absorb(&mut self, newer: Self, toolkit: &Toolkit) {
        add(&mut self.deprecated, newer.deprecated, toolkit);
    }

    fn narrow_parts(&mut self, toolkit: &Toolkit) {
        self.deprecated = narrow(self.deprecated.iter(), toolkit);
    }

    fn end_parts(&mut self, toolkit: &Toolkit) {
        add(&mut self.deprecated, Vec::new(), toolkit);
    }

    fn turns(&self, turns: &mut BTreeSet<Toolkit>) {
        self.toolkits.turns(turns);
        self.deprecated.iter().for_each(|part| part.turns(turns));
    }
}

impl Fact for Record {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.kind == newer.kind
            && (self.size, self.align) == (newer.size, newer.align)
            && self.fields == newer.fields
    }

    fn absorb(&mut self, newer: Self, _toolkit: &Toolkit) {
        self.tag = newer.tag;
        self.windows = newer.windows;
    }
}

impl Item for Record {
    fn key(&self) -> (Api, String) {
        (self.api, self.name.clone())
    }
}

impl Fact for Typedef {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.kind == newer.kind
    }
}

impl Item for Typedef {
    fn key(&self) -> (Api, String) {
        (self.api, self.name.clone())
    }
}

impl Fact for Constant {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.value == newer.value
    }
}

impl Item for Constant {
    fn key(&self) -> (Api, String) {
        (self.api, self.name.clone())
    }
}
