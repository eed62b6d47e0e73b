//! Version bounds were observed on both sides, on known releases.

use std::collections::BTreeSet;

use crate::contract::model::{Basis, Bound, Contract, Side, Step, StepKind, Vocabulary};
use crate::span::Span;
use cuspec_case::Api;
use cuspec_diagnostic::{Diagnostic, nearest};

/// Returns the mistakes of a contract's bounds, and unknown releases.
pub fn check(vocabulary: &Vocabulary, contract: &Contract) -> Vec<Diagnostic> {
    let mut mistakes = Vec::new();
    let checker = Checker {
        vocabulary,
        api: contract.api,
    };
    // One place may make several steps.
    let mut seen = BTreeSet::new();
    for step in &contract.steps {
        if let Some((on, span)) = shown(step)
            && seen.insert(place(span))
        {
            checker.releases(on, span, &mut mistakes);
        }
        for bound in &step.bounds {
            if seen.insert(place(&bound.span)) {
                checker.releases(&bound.on, &bound.span, &mut mistakes);
                checker.releases(&bound.not_on, &bound.span, &mut mistakes);
                let own = shown(step).map_or(&[][..], |(on, _)| on);
                let placed: Vec<String> = step
                    .bounds
                    .iter()
                    .flat_map(|one| &one.on)
                    .cloned()
                    .collect();
                let within = own.iter().chain(&placed);
                mistakes.extend(checker.bound(bound, within, is_assumed(step)));
            }
        }
    }
    for bound in of_exemplars(vocabulary, contract) {
        if seen.insert(place(&bound.span)) {
            checker.releases(&bound.on, &bound.span, &mut mistakes);
            checker.releases(&bound.not_on, &bound.span, &mut mistakes);
            mistakes.extend(checker.bound(bound, &bound.on, false));
        }
    }
    mistakes
}

/// Version bounds of exemplars that the contract's parameters and fields use.
fn of_exemplars<'a>(vocabulary: &'a Vocabulary, contract: &'a Contract) -> Vec<&'a Bound> {
    let mut out = Vec::new();
    for axis in 0..contract.axes() {
        let used = contract.axis(axis).domain;
        out.extend(used.by_version.iter().map(|(_, one)| &one.bound));
        let exemplars = vocabulary[used.domain].exemplars.iter();
        out.extend(
            exemplars
                .flat_map(|one| &one.by_version)
                .map(|one| &one.bound),
        );
    }
    out
}

fn place(span: &Span) -> (String, usize) {
    (span.path.display().to_string(), span.range.start)
}

/// The releases that a rule or a postcondition names.
fn shown(step: &Step) -> Option<(&[String], &Span)> {
    match &step.kind {
        StepKind::Rule(rule) => Some((&rule.on, &rule.span)),
        StepKind::Ensure(ensure) => Some((&ensure.on, &ensure.span)),
        _ => None,
    }
}

fn is_assumed(step: &Step) -> bool {
    let basis = match &step.kind {
        StepKind::Rule(rule) => Some(rule.basis),
        StepKind::Ensure(ensure) => Some(ensure.basis),
        _ => None,
    };
    basis == Some(Basis::Assumed)
}

struct Checker<'a> {
    vocabulary: &'a Vocabulary,
    api: Api,
}

impl Checker<'_> {
    /// Releases that the vocabulary does not list.
    fn releases(&self, named: &[String], span: &Span, mistakes: &mut Vec<Diagnostic>) {
        let known = || self.vocabulary.releases.iter().map(|one| one.name.as_str());
        for name in named {
            if known().all(|one| one != name) {
                let near = nearest(name, known()).map(|near| format!("did you mean `{near}`?"));
                let help = near.unwrap_or_else(|| {
                    "releases are listed in vocabulary/releases.rs, with their versions".to_owned()
                });
                let message = format!("the vocabulary has no release `{name}`");
                mistakes.push(with_help(span, message, &help));
            }
        }
    }

    /// The version of a release of the contract's library.
    fn version(&self, name: &str) -> Option<u32> {
        let mut releases = self.vocabulary.releases.iter();
        let release = releases.find(|one| one.api == self.api && one.name == name)?;
        Some(release.version)
    }

    fn bound<'n>(
        &self,
        bound: &Bound,
        within: impl IntoIterator<Item = &'n String>,
        is_assumed: bool,
    ) -> Option<Diagnostic> {
        let within: Vec<(&str, u32)> = self.versions(within);
        let beyond: Vec<(&str, u32)> = self.versions(&bound.not_on);
        let (word, other) = match bound.side {
            Side::Since => ("since", "before"),
            Side::Until => ("until", "from"),
        };
        let version = show(bound.version);
        if let Some((name, is)) = within.iter().find(|(_, is)| !bound.holds_in(*is)) {
            let is = show(*is);
            let message = format!("`{name}` is {is}, where this does not hold");
            return Some(with_help(&bound.span, message, "name it in `not_on(..)`"));
        }
        if let Some((name, is)) = beyond.iter().find(|(_, is)| bound.holds_in(*is)) {
            let is = show(*is);
            let message = format!("`{name}` is {is}, where this holds");
            return Some(with_help(&bound.span, message, "name it in `on(..)`"));
        }
        if is_assumed {
            return None;
        }
        if within.is_empty() {
            let message = format!("no release shows the behaviour {word} {version}");
            return Some(with_help(
                &bound.span,
                message,
                "name a release that showed it in `on(..)`",
            ));
        }
        if beyond.is_empty() {
            let message = format!("no release shows another behaviour {other} {version}");
            return Some(with_help(
                &bound.span,
                message,
                "name a release that showed it in `not_on(..)`, or add `assumed`",
            ));
        }
        None
    }

    fn versions<'n>(&self, names: impl IntoIterator<Item = &'n String>) -> Vec<(&'n str, u32)> {
        let names = names.into_iter();
        names
            .filter_map(|name| Some((name.as_str(), self.version(name)?)))
            .collect()
    }
}

/// 12.5 for 12050.
fn show(version: u32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}

fn with_help(span: &Span, message: String, help: &str) -> Diagnostic {
    let mut mistake = span.error(message);
    mistake.help = Some(help.to_owned());
    mistake
}
