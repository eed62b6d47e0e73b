//! Functions by API and group: judged on a device, contracted from the documents, or not contracted.

use std::collections::{BTreeMap, HashSet};

use cuspec_spec::Registry;
use cuspec_spec::case::address::split_twin;
use cuspec_spec::case::{Api, Case, Kind};
use serde::Serialize;

use crate::evidence::Evidence;
use crate::print::say;

/// The answer of a run whose library lacks the function.
const MISSING: &str = "missing";

/// Counts of the functions of a group. Inline functions of the headers, which no library exports, are not counted.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Group {
    pub(super) api: &'static str,
    pub(super) group: String,
    /// A recorded library with a device answered a case of the function.
    pub(super) judged: usize,
    /// Contracted, and answered by no recorded library with a device.
    pub(super) documented: Vec<String>,
    /// Without a contract.
    pub(super) uncontracted: Vec<String>,
}

/// Counts the exported functions of the registry by API and group.
pub(super) fn by_group(registry: &Registry, cases: &[Case], subjects: &[Evidence]) -> Vec<Group> {
    let asked = answered(cases, subjects);
    let mut groups: BTreeMap<(Api, &str), Group> = BTreeMap::new();
    let functions = registry.history.functions.iter();
    for function in functions.filter(|one| one.inline.is_none()) {
        let key = (function.api, &*function.group);
        let group = groups.entry(key).or_insert_with(|| Group {
            api: function.api.word(),
            group: function.group.clone(),
            ..Group::default()
        });
        let name = &*function.name;
        match registry.contract(name) {
            None => group.uncontracted.push(name.to_owned()),
            Some(_) if asked.contains(name) => group.judged += 1,
            Some(_) => group.documented.push(name.to_owned()),
        }
    }
    groups.into_values().collect()
}

/// Functions for which some library with a device answered a call.
fn answered<'c>(cases: &'c [Case], subjects: &[Evidence]) -> HashSet<&'c str> {
    let with_device: Vec<&Evidence> = subjects.iter().filter(|one| one.has_device()).collect();
    let calls = cases
        .iter()
        .filter(|case| !matches!(case.kind, Kind::Scenario | Kind::Export));
    let asked = calls.filter(|case| {
        let mut answers = with_device.iter().filter_map(|one| one.of(&case.id));
        answers.any(|answer| answer != MISSING)
    });
    asked.map(|case| split_twin(&case.function).0).collect()
}

/// Prints one line per group, and the totals of each API.
pub(super) fn print(groups: &[Group]) {
    say!("");
    say!("functions by group                  judged  documented  no contract");
    let line = |name: &str, judged: usize, documented: usize, uncontracted: usize| {
        say!("  {name:<32} {judged:>7} {documented:>11} {uncontracted:>12}");
    };
    for group in groups {
        let name = format!("{} {}", group.api, group.group);
        line(
            &name,
            group.judged,
            group.documented.len(),
            group.uncontracted.len(),
        );
    }
    for api in Api::ALL {
        let of_api = || groups.iter().filter(|group| group.api == api.word());
        line(
            &format!("all of the {}", api.word()),
            of_api().map(|group| group.judged).sum(),
            of_api().map(|group| group.documented.len()).sum(),
            of_api().map(|group| group.uncontracted.len()).sum(),
        );
    }
    for name in groups.iter().flat_map(|group| &group.uncontracted) {
        say!("no contract: {name}");
    }
}
