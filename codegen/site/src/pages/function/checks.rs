//! The checks of a call, in the driver's order.

use cuspec_spec::contract::{Contract, Order, Rule, snake};
use cuspec_spec::display;
use maud::{Markup, html};

use super::is_undefined;
use crate::address::Address;
use crate::check::{Check, CheckSubject, Refused};
use crate::evidence::Shown;
use crate::function::Function;
use crate::names;
use crate::view::View;

impl View<'_, '_> {
    pub(super) fn checks(&self, function: &Function<'_>) -> Markup {
        let Some(contract) = function.contract else {
            return html! {};
        };
        let mut ids = Ids::default();
        html! {
            h2 id="checks" { "Checks" }
                @if let Some(success) = &function.success {
                    p.hint { "A call with which nothing is wrong succeeds, and all that says nothing else: " (success) "." }
                }
                @if function.checks.is_empty() {
                    p { "The call checks nothing." }
                } @else {
                    p.hint {
                        @match contract.order {
                            Order::Observed => {
                                "In the order in which a library was seen to check. With several \
                                 faults at once, the first one decides. "
                            }
                            Order::Partial => {
                                "Those that begin the list come first, as a library was seen to check; of \
                                 the others the order is not known: with several faults at once, the \
                                 code of any of them may come. "
                            }
                            Order::Unknown => {
                                "The order is not known: with several faults at once, the code of \
                                 any of them may come. "
                            }
                        }
                        (self.about_badges()) "."
                    }
                    ol.checks {
                        @for check in function.checks.chunks(1) { (self.check(function, check, &mut ids)) }
                    }
                }
                @if !function.promises.is_empty() {
                    @let of_failure = function.promises.iter().any(|one| matches!(one.subject, CheckSubject::LastError(_)));
                    h3 id="after-success" { @if of_failure { "After the call" } @else { "After success" } }
                    ul.checks {
                        // Conditions of one statement are grouped.
                        @for checks in function.promises.chunk_by(|one, next| one.ids == next.ids) {
                            (self.check(function, checks, &mut ids))
                        }
                    }
                }
        }
    }

    /// A step, or the conditions of one statement.
    fn check(&self, function: &Function<'_>, checks: &[Check<'_>], ids: &mut Ids) -> Markup {
        let (Some(contract), Some((check, further))) = (function.contract, checks.split_first())
        else {
            return html! {};
        };
        let fresh: Vec<&String> = check.ids.iter().filter(|id| ids.take(id)).collect();
        let first = fresh.first();
        html! {
            li id=[first] class=[is_undefined(check.outcome).then_some("undef")] {
                div.what {
                    @for id in fresh.iter().skip(1) { span id=(id) {} }
                    (self.statement(contract, check))
                    @if let Some(guard) = check.guard {
                        p.where { "Only where " (self.words(contract, guard)) "." }
                    }
                    @if let Some(bound) = check.versions {
                        p.where { "Only " (display::versions(bound)) "." }
                    }
                    (self.source_of(contract, check))
                    @for more in further {
                        (self.promise(contract, more))
                        (self.source_of(contract, more))
                    }
                }
                div.answer {
                    @if let Some(outcome) = check.outcome.filter(|_| !is_undefined(check.outcome)) {
                        span { (self.outcome(outcome)) }
                    }
                    // A basis equal to that of a success is stated once, above; the badge of an observation names the release.
                    span title=[Some(&check.basis).filter(|basis| function.success.as_ref() != Some(basis) && basis.documented.is_some())] {
                        (self.badge(&check.badge))
                    }
                    @if let Some(id) = first {
                        a href={ "#" (encoded(id)) } { (id) }
                    }
                }
            }
        }
    }

    /// The subject of the check, in words.
    fn statement(&self, contract: &Contract, check: &Check<'_>) -> Markup {
        match &check.subject {
            CheckSubject::Need(need) => html! {
                p { "Unless " (self.prose(&begin_small(&need.doc))) }
            },
            CheckSubject::Param(axis, refused) => html! {
                p {
                    "When " code { (self.axis(axis.name)) } " is "
                    (self.refused(refused)) "."
                }
            },
            CheckSubject::Rule(rule) => html! {
                p { (self.prose(&rule.doc)) }
                p.when { "When " (self.words(contract, &rule.condition)) "." }
                (self.remarks(rule))
            },
            CheckSubject::Ensure(ensure) => html! {
                p { (self.prose(&ensure.doc)) }
                (self.promise(contract, check))
            },
            CheckSubject::LastError(sentence) => html! { p { (sentence) } },
        }
    }

    /// The condition of a postcondition.
    fn promise(&self, contract: &Contract, check: &Check<'_>) -> Markup {
        let CheckSubject::Ensure(ensure) = &check.subject else {
            return html! {};
        };
        html! {
            p.when {
                @if !is_always(&ensure.condition) {
                    "When " (self.words(contract, &ensure.condition)) ": "
                }
                (self.words(contract, &ensure.holds)) "."
            }
        }
    }

    /// Further facts about a rule.
    fn remarks(&self, rule: &Rule) -> Markup {
        html! {
            @if let Some(documented) = &rule.documented {
                p.differs { "The documents say " (self.outcome(documented)) "." }
            }
            @if rule.is_undocumented {
                p.differs { "The documents state the demand, and do not list the code." }
            }
            @if let Some(reason) = &rule.unreachable {
                p.differs { "Not tried: " (self.prose(reason)) "." }
            }
            @if let Some(hazard) = self.site.registry.contracts.vocabulary.hazard_name(rule.hazard) {
                p.differs {
                    "Tried only when asked for: "
                    (self.name(hazard, self.site.names.word("hazard", hazard))) "."
                }
            }
        }
    }

    /// The condition in the notation of the contract.
    fn source_of(&self, contract: &Contract, check: &Check<'_>) -> Markup {
        html! {
            @match &check.subject {
                CheckSubject::Rule(rule) => {
                    p.source {
                        (self.condition(contract, &rule.condition))
                        @if let Some(guard) = check.guard { " where " (self.condition(contract, guard)) }
                    }
                }
                CheckSubject::Ensure(ensure) => {
                    p.source {
                        (self.condition(contract, &ensure.holds))
                        @if !is_always(&ensure.condition) { " where " (self.condition(contract, &ensure.condition)) }
                    }
                }
                _ => {}
            }
            @for shown in &check.against { (self.otherwise(shown)) }
        }
    }

    /// A subject that deviates, and the case.
    fn otherwise(&self, shown: &Shown<'_>) -> Markup {
        let subject = self.site.evidence.subjects.get(shown.subject);
        let release = subject.map_or("", |subject| &subject.release);
        html! {
            p.differs.bad {
                "Driver " (release) " answers otherwise"
                @if let Some(case) = Address::case(shown.case) { ": " (self.link(&case, "the call")) }
                "."
            }
        }
    }

    /// Exemplars in words; those for enumerators under their names.
    fn refused(&self, refused: &[Refused<'_>]) -> Markup {
        let last = refused.len().saturating_sub(1);
        html! {
            @for (place, one) in refused.iter().enumerate() {
                @if place > 0 && place == last { " or " } @else if place > 0 { ", " }
                (self.refusal(one))
            }
        }
    }

    fn refusal(&self, refused: &Refused<'_>) -> Markup {
        let Refused {
            label,
            exemplar,
            domain,
        } = refused;
        if let Some(to) = self.site.names.value(label) {
            return self.name(label, Some(to));
        }
        let own = cuspec_spec::contract::kebab(&exemplar.name);
        let to = names::exemplar(domain, &exemplar.name);
        let text = match *label == own {
            true => label.replace('-', " "),
            // An element inside is refused: `one-null` means one element is null.
            false => label.replacen(&format!("{own}-"), &format!("{own}: "), 1),
        };
        html! { a href=(self.href(&to)) { (text) } }
    }

    /// The page of a hazard, need or other glossary entry.
    pub(crate) fn word(&self, sort: &str, name: &str) -> Markup {
        let text = snake(name).replace(['-', '_'], " ");
        html! {
            @match self.site.names.word(sort, name) {
                Some(to) => (self.link(&to, &text)),
                None => (text),
            }
        }
    }
}

/// The id in a link.
fn encoded(id: &str) -> String {
    Address::page("")
        .at(id)
        .from("")
        .trim_start_matches('#')
        .to_owned()
}

/// A sentence that continues other words: its first letter becomes small unless it is a name.
fn begin_small(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}

fn is_always(expr: &cuspec_spec::contract::Expr) -> bool {
    matches!(expr, cuspec_spec::contract::Expr::Int(value) if *value != 0)
}

/// The ids used on a page: each belongs to one element.
#[derive(Default)]
struct Ids(std::collections::BTreeSet<String>);

impl Ids {
    fn take(&mut self, id: &str) -> bool {
        self.0.insert(id.to_owned())
    }
}
