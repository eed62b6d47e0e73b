//! Search for the shortest failing part of a sequence.
//!
//! Assumes that additional items do not prevent a failure. Then a sequence without an item of the first
//! finding that still fails has another cause, and if none fails there is no other cause.

use std::collections::{BTreeSet, HashSet};

/// The found part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found<T> {
    /// The items in their order, none of which can be omitted.
    pub items: Vec<T>,
    /// No shorter part fails.
    pub is_shortest: bool,
}

/// Searches the items; the empty sequence must not fail. The search for shorter parts stops when `may_go_on`
/// returns false.
pub(super) fn search<T: Copy>(
    items: &[T],
    fails: &dyn Fn(&[T]) -> bool,
    may_go_on: &dyn Fn() -> bool,
) -> Option<Found<T>> {
    let pick = |places: &[usize]| -> Vec<T> { places.iter().map(|place| items[*place]).collect() };
    let fails = |places: &[usize]| fails(&pick(places));
    let all: Vec<usize> = (0..items.len()).collect();
    let first = minimise(shortest_suffix(&all, &fails)?, &fails);
    let mut best = first.clone();
    let mut seen = HashSet::new();
    let mut left: Vec<BTreeSet<usize>> = without_each(&BTreeSet::new(), &first);
    while best.len() > 1
        && let Some(excluded) = left.pop()
    {
        if !seen.insert(excluded.clone()) {
            continue;
        }
        if !may_go_on() {
            return Some(Found {
                items: pick(&best),
                is_shortest: false,
            });
        }
        let rest: Vec<usize> = all
            .iter()
            .copied()
            .filter(|place| !excluded.contains(place))
            .collect();
        if rest.is_empty() || !fails(&rest) {
            continue;
        }
        let other = minimise(&rest, &fails);
        left.extend(without_each(&excluded, &other));
        if other.len() < best.len() {
            best = other;
        }
    }
    Some(Found {
        items: pick(&best),
        is_shortest: true,
    })
}

/// Sets of excluded items: another failing part must lack one of the found items.
fn without_each(excluded: &BTreeSet<usize>, found: &[usize]) -> Vec<BTreeSet<usize>> {
    let without = |place: &usize| {
        let mut excluded = excluded.clone();
        excluded.insert(*place);
        excluded
    };
    found.iter().map(without).collect()
}

/// Tries suffixes of length 1, 2, 4 and so on, since the cause is usually near.
fn shortest_suffix<'a, T>(items: &'a [T], fails: &dyn Fn(&[T]) -> bool) -> Option<&'a [T]> {
    let mut length = 1;
    loop {
        let suffix = &items[items.len().saturating_sub(length)..];
        if suffix.is_empty() {
            return None;
        }
        if fails(suffix) {
            return Some(suffix);
        }
        if suffix.len() == items.len() {
            return None;
        }
        length *= 2;
    }
}

/// Removes smaller and smaller pieces as long as the rest fails (delta debugging). No item of the result can
/// be omitted; the empty sequence must not fail.
fn minimise<T: Copy>(items: &[T], fails: &dyn Fn(&[T]) -> bool) -> Vec<T> {
    let mut items = items.to_vec();
    let mut pieces = 2;
    while items.len() > 1 {
        let size = items.len().div_ceil(pieces);
        let starts = (0..items.len()).step_by(size);
        let piece = |start: usize| start..(start + size).min(items.len());
        let alone = starts.clone().map(|start| items[piece(start)].to_vec());
        let others = starts.map(|start| {
            let mut rest = items.clone();
            rest.drain(piece(start));
            rest
        });
        let smaller = alone
            .map(|some| (some, 2))
            .chain(others.map(|some| (some, pieces.saturating_sub(1).max(2))))
            .find(|(some, _)| some.len() < items.len() && fails(some));
        match smaller {
            Some((some, next)) => (items, pieces) = (some, next),
            None if pieces >= items.len() => break,
            None => pieces = (pieces * 2).min(items.len()),
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// Searches a sequence in which each of these sets causes a failure.
    fn find(count: u32, causes: &[&[u32]]) -> Found<u32> {
        let items: Vec<u32> = (0..count).collect();
        let has = |some: &[u32], cause: &[u32]| cause.iter().all(|item| some.contains(item));
        let fails = |some: &[u32]| causes.iter().any(|cause| has(some, cause));
        search(&items, &fails, &|| true).expect("a failure")
    }

    fn shortest(items: &[u32]) -> Found<u32> {
        Found {
            items: items.to_vec(),
            is_shortest: true,
        }
    }

    #[test]
    fn one_cause_is_found_at_any_position() {
        for culprit in [0, 1, 499, 998, 999] {
            assert_eq!(find(1000, &[&[culprit]]), shortest(&[culprit]));
        }
    }

    #[test]
    fn several_causes_are_found_in_their_order() {
        assert_eq!(find(1000, &[&[3, 500, 999]]), shortest(&[3, 500, 999]));
        assert_eq!(find(5, &[&[0, 1, 2, 3, 4]]), shortest(&[0, 1, 2, 3, 4]));
    }

    #[test]
    fn of_several_causes_the_shortest_is_found() {
        // The set of three is nearer and found first.
        assert_eq!(find(100, &[&[3], &[70, 80, 99]]), shortest(&[3]));
        assert_eq!(find(100, &[&[3, 4], &[70, 80, 99]]), shortest(&[3, 4]));
        let overlapping: [&[u32]; 3] = [&[10, 20, 99], &[10, 30, 98, 99], &[20, 30]];
        assert_eq!(find(100, &overlapping), shortest(&[20, 30]));
    }

    #[test]
    fn an_interrupted_search_is_reported_as_incomplete() {
        let items: Vec<u32> = (0..100).collect();
        let has = |some: &[u32], cause: &[u32]| cause.iter().all(|item| some.contains(item));
        let fails = |some: &[u32]| has(some, &[3]) || has(some, &[80, 99]);
        let found = search(&items, &fails, &|| false).expect("a failure");
        assert_eq!(found.items, [80, 99]);
        assert!(!found.is_shortest);
    }

    #[test]
    fn a_search_takes_few_attempts() {
        let items: Vec<u32> = (0..100_000).collect();
        let attempts = Cell::new(0);
        let fails = |some: &[u32]| {
            attempts.set(attempts.get() + 1);
            some.contains(&70_000)
        };
        let found = search(&items, &fails, &|| true);
        assert_eq!(found, Some(shortest(&[70_000])));
        assert!(attempts.get() < 60);
    }

    #[test]
    fn a_search_without_a_failure_finds_nothing() {
        assert_eq!(search(&[1, 2, 3], &|_| false, &|| true), None);
        assert_eq!(search::<u32>(&[], &|_| true, &|| true), None);
    }
}
