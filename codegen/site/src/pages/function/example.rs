//! An example that can be pasted, made from a tested scenario.

use cuspec_spec::contract::Scenario;
use maud::{Markup, html};

use crate::address::Address;
use crate::function::Function;
use crate::view::View;

/// Scenarios that a page lists besides the example. A function such as `cuInit` has hundreds.
const MAX_FURTHER: usize = 6;

/// Lines of a program that the page of a function shows.
const MAX_LINES: usize = 40;

impl View<'_, '_> {
    pub(super) fn example(&self, function: &Function<'_>) -> Markup {
        let (about, others) = self.scenarios(function);
        let Some(shown) = about.first().or(others.first()) else {
            return html! {};
        };
        let further: Vec<&&Scenario> = about
            .iter()
            .chain(&others)
            .filter(|one| one.id != shown.id)
            .collect();
        html! {
            h2 id="example" { "Example" }
                @if about.is_empty() || self.is_long(shown) {
                    // A long program, or one that merely uses the function, is on the page of its scenario.
                    p { (self.prose(&shown.doc)) " " span.hint { "The program is on the page of " (self.scenario(shown)) "." } }
                } @else {
                    p { (self.prose(&shown.doc)) " " span.hint { "Runs as it stands; made from " (self.scenario(shown)) ", which the suite runs." } }
                    (self.program(shown))
                }
                @if !further.is_empty() {
                    details {
                        summary {
                            (further.len()) " more that call it"
                            @if further.len() > MAX_FURTHER { "; the " (MAX_FURTHER) " shortest" }
                        }
                        ul {
                            @for scenario in further.iter().take(MAX_FURTHER) {
                                li { (self.scenario(scenario)) }
                            }
                        }
                        @if further.len() > MAX_FURTHER {
                            p { "The " (self.link(&Address::page(format!("f/{}.json", function.name)), "data of this page")) " list all." }
                        }
                    }
                }
        }
    }

    /// Whether the program of the scenario is too long for the pages of functions.
    fn is_long(&self, scenario: &Scenario) -> bool {
        let program = self.site.facts.examples.get(&scenario.id);
        program.is_some_and(|program| program.lines().count() > MAX_LINES)
    }

    /// The scenario as a program.
    pub(crate) fn program(&self, scenario: &Scenario) -> Markup {
        html! {
            @if let Some(program) = self.site.facts.examples.get(&scenario.id) {
                div.paste { pre { code { (self.rust(program)) } } }
            }
        }
    }

    /// A scenario by its id.
    pub(crate) fn scenario(&self, scenario: &Scenario) -> Markup {
        self.name(&scenario.id, Some(Address::scenario(&scenario.id)))
    }

    /// The scenarios about a function, from the file of its contract, the shortest first;
    /// then those that merely use it.
    fn scenarios(&self, function: &Function<'_>) -> (Vec<&Scenario>, Vec<&Scenario>) {
        let all = self.site.uses.scenarios.get(function.name);
        let mut all: Vec<&Scenario> = all.into_iter().flatten().copied().collect();
        all.sort_by_key(|scenario| scenario.source.len());
        let own = function
            .contract
            .map(|contract| (contract.api, &contract.file));
        all.into_iter()
            .partition(|scenario| Some((scenario.api, &scenario.file)) == own)
    }
}
