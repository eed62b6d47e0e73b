//! Selection of cases.
//!
//! Every option only removes cases; ids and the order stay as in the suite. The result does not depend on the
//! order of the options.

mod caselist;
mod chosen;
mod rerun;
pub(super) mod shard_choice;
mod shard_variables;
mod smoke;

use std::collections::BTreeSet;
use std::path::PathBuf;

use cuspec_case::{Case, Kind};
use cuspec_diagnostic::nearest;

use crate::results::exit::Stop;
use crate::suite::pattern::Pattern;
use crate::suite::plan::{Head, Plan};

use chosen::Chosen;

pub(super) use rerun::Rerun;

/// Selection options; a case must match all of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Selection {
    /// API groups, as in a case's `group`; a case must be in one of them.
    pub groups: Vec<String>,
    /// Rules by id or pattern; a case must be able to violate, or must check, one of them.
    pub rules: Vec<String>,
    /// See [`tags`]; a case must have one of them.
    pub tags: Vec<String>,
    /// The same; a case must have none of them.
    pub without: Vec<String>,
    /// Files of case ids and patterns.
    pub caselists: Vec<PathBuf>,
    /// Earlier outcomes; a case must have one of them.
    pub rerun: Option<Rerun>,
    /// Restricts the selection to the smallest set that covers every function and every rule.
    pub smoke: bool,
}

impl Selection {
    /// Whether the whole suite is selected.
    pub(super) fn is_everything(&self) -> bool {
        self.groups.is_empty()
            && self.rules.is_empty()
            && self.tags.is_empty()
            && self.without.is_empty()
            && self.caselists.is_empty()
            && self.rerun.is_none()
            && !self.smoke
    }

    /// Selects cases from a plan of the whole suite. A name that no case has is a usage error.
    pub(super) fn select(&self, plan: Plan) -> Result<Plan, Stop> {
        let mut chosen = vec![true; plan.cases.len()];
        let mut keep = |wanted: &dyn Fn(usize) -> bool| {
            for (number, chosen) in chosen.iter_mut().enumerate() {
                *chosen = *chosen && wanted(number);
            }
        };
        let head = |number: usize| &*plan.cases[number].head;
        if !self.groups.is_empty() {
            let known = plan
                .cases
                .iter()
                .flat_map(|planned| names(&planned.head.group));
            require_known("group", &self.groups, known.collect())?;
            let is_wanted = |name: &str| self.groups.iter().any(|wanted| wanted == name);
            keep(&|number| names(&head(number).group).any(is_wanted));
        }
        for (listed, is_wanted) in [(&self.tags, true), (&self.without, false)] {
            if listed.is_empty() {
                continue;
            }
            let known = plan.cases.iter().flat_map(|planned| tags(&planned.head));
            require_known("tag", listed, known.collect())?;
            let is_listed = |tag: &str| listed.iter().any(|known| known == tag);
            keep(&|number| tags(head(number)).any(is_listed) == is_wanted);
        }
        if !self.caselists.is_empty() {
            let mut listed = Chosen::none_of(&plan);
            for path in &self.caselists {
                caselist::read(path, &plan, &mut listed)?;
            }
            keep(&|number| listed.has(number));
        }
        if let Some(rerun) = &self.rerun {
            let named = rerun.cases(&plan)?;
            keep(&|number| named.has(number));
        }
        if !self.rules.is_empty() {
            let named = cases_of(&self.rules, &plan)?;
            keep(&|number| named.has(number));
        }
        if self.smoke {
            let enough = smoke::choose(&plan).map_err(Stop::infrastructure)?;
            keep(&|number| enough.contains(plan.cases[number].id()));
        }
        let mut chosen = chosen.into_iter();
        let mut plan = plan;
        plan.cases.retain(|_| chosen.next().unwrap_or(false));
        Ok(plan)
    }
}

/// Names of a group: `driver/stream`, and `stream`, which may occur in both APIs.
fn names(group: &str) -> impl Iterator<Item = &str> {
    [Some(group), group.split_once('/').map(|(_, short)| short)]
        .into_iter()
        .flatten()
}

/// Tags of a case: its API, kind, state and hazard, and whether it is about both libraries.
pub(super) fn tags(head: &Head) -> impl Iterator<Item = &str> {
    let state = Some(head.state.as_str()).filter(|state| !state.is_empty());
    let hazard = head.hazard.as_deref();
    let marked = hazard.map(|_| "hazard");
    let api = Some(head.api.word());
    let interop = head.is_interop.then(|| Kind::Interop.word());
    let all = [api, Some(head.kind.word()), state, marked, hazard, interop];
    all.into_iter().flatten()
}

/// All rules of a case: those that the call may violate, and its postconditions.
pub(super) fn rules(case: &Case) -> impl Iterator<Item = &str> {
    let faults = case.expect.faults.iter().map(|fault| fault.rule.as_str());
    faults.chain(case.ensures.iter().map(|ensure| ensure.rule.as_str()))
}

fn cases_of(wanted: &[String], plan: &Plan) -> Result<Chosen, Stop> {
    let patterns: Vec<Pattern> = wanted.iter().map(|rule| Pattern::new(rule)).collect();
    let mut named = Chosen::none_of(plan);
    let mut used = vec![false; patterns.len()];
    let mut known = BTreeSet::new();
    for (number, planned) in plan.cases.iter().enumerate() {
        let case = planned.read().map_err(Stop::infrastructure)?;
        for rule in rules(&case) {
            for (pattern, used) in patterns.iter().zip(&mut used) {
                if pattern.matches(rule) {
                    *used = true;
                    named.add(number);
                }
            }
            if !known.contains(rule) {
                known.insert(rule.to_owned());
            }
        }
    }
    match wanted.iter().zip(used).find(|(_, used)| !used) {
        None => Ok(named),
        Some((rule, _)) => Err(unknown(
            "rule",
            rule,
            known.iter().map(String::as_str).collect(),
        )),
    }
}

/// Rejects hazards that no case has: they would have no effect.
pub(super) fn require_known_hazards(wanted: &[String], plan: &Plan) -> Result<(), Stop> {
    if wanted.is_empty() {
        return Ok(());
    }
    let known = plan
        .cases
        .iter()
        .filter_map(|planned| planned.head.hazard.as_deref());
    require_known("hazard", wanted, known.collect())
}

fn require_known(what: &str, wanted: &[String], known: BTreeSet<&str>) -> Result<(), Stop> {
    match wanted.iter().find(|name| !known.contains(name.as_str())) {
        None => Ok(()),
        Some(name) => Err(unknown(what, name, known)),
    }
}

fn unknown(what: &str, name: &str, known: BTreeSet<&str>) -> Stop {
    const LISTED: usize = 100;
    let advice = match nearest(name, known.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None if known.len() > LISTED => "`cuconform list --json` lists all of them".to_owned(),
        None => {
            let all: Vec<&str> = known.into_iter().collect();
            format!("there are {}", all.join(", "))
        }
    };
    Stop::usage(format!("no case has the {what} `{name}`; {advice}"))
}

#[cfg(test)]
pub(crate) mod tests;
