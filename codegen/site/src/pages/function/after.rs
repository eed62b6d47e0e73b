//! Effects of a call besides its return code: on results, on the thread, on the process.

use cuspec_spec::case::FailureWrite;
use cuspec_spec::contract::Role::Place;
use cuspec_spec::contract::{Contract, Domain, NeedId, Param};
use maud::{Markup, html};

use crate::function::Function;
use crate::lifetimes::{Lifetime, Part, Role};
use crate::view::View;

impl View<'_, '_> {
    /// Places that a failing call may write, thread and state, and lifetimes of handles.
    pub(super) fn after(&self, function: &Function<'_>) -> Markup {
        let facts = self.facts(function);
        let parts = self.site.lifetimes.of(function);
        html! {
            @if !facts.is_empty() {
                h2 id="behaviour" { "Behaviour" }
                    ul.facts { @for fact in &facts { li { (fact) } } }
            }
            @if !parts.is_empty() {
                h2 id="handles" { "Handles" }
                    dl.handles {
                        @for part in &parts { (self.part(function, part)) }
                    }
            }
        }
    }

    fn facts(&self, function: &Function<'_>) -> Vec<Markup> {
        let mut out = Vec::new();
        if let Some(contract) = function.contract {
            out.extend(on_success(self, contract));
            out.extend(on_failure(self, contract));
            out.extend(self.demands(contract));
        }
        for note in notes(function) {
            let known = &self.site.registry.guide.notes;
            let word = known.iter().find(|word| word.name == *note);
            out.push(match word {
                Some(word) => self.prose(&word.doc),
                None => html! { code { (note) } },
            });
        }
        out
    }

    /// The contract's statements about states, threads and the process.
    fn demands(&self, contract: &Contract) -> Vec<Markup> {
        let mut out = Vec::new();
        let vocabulary = &self.site.registry.contracts.vocabulary;
        let list = |needs: &[NeedId]| {
            html! {
                @for (place, name) in vocabulary.need_names(needs).into_iter().enumerate() {
                    @if place > 0 { ", " }
                    (self.word("need", name))
                }
            }
        };
        match contract.needs.as_slice() {
            [] => out.push(html! { "It asks nothing of the process or the thread." }),
            needs => out.push(html! { "It needs: " (list(needs)) "." }),
        }
        if !contract.tolerates.is_empty() {
            out.push(html! {
                "It works without what its neighbours need: " (list(&contract.tolerates)) "."
            });
        }
        if let Some(stream) = &contract.stream_ordered {
            out.push(html! { "It joins the order of the stream " code { a href={ "#p-" (stream) } { (stream) } } "." });
        }
        out.extend(self.return_times(contract));
        if let Some(why) = &contract.no_visible_effect {
            out.push(html! { "Nobody can see what a successful call does: " (why) "." });
        }
        for param in &contract.params {
            if let Some(why) = &param.unseen {
                out.push(html! {
                    "Nobody can see whether it is " code { (self.axis(&param.name)) } " that a successful call uses or writes: " (why) "."
                });
            }
            if domain(self, param).is_replaced {
                out.push(html! {
                    "A successful call may replace what " code { (self.axis(&param.name)) } " points to."
                });
            }
        }
        if contract.has_own_thread {
            out.push(html! { "It has to do with what belongs to the calling thread: its contexts, its captures, or its stream." });
        }
        if !contract.changes.is_empty() {
            out.push(html! {
                "A successful call changes the "
                @for (place, setting) in contract.changes.iter().enumerate() {
                    @if place > 0 { " and the " }
                    (self.word("setting", &vocabulary[*setting].name))
                }
                "."
            });
        }
        if contract.is_lasting {
            out.push(
                html! { "What a successful call changes outlasts the objects it was called with." },
            );
        }
        if let Some(hazard) = vocabulary.hazard_name(contract.hazard) {
            out.push(html! { "The suite calls it only when asked for: " (self.word("hazard", hazard)) "." });
        }
        out
    }

    /// The effect of the call on a handle, and other functions that create and end such handles.
    fn part(&self, function: &Function<'_>, part: &Part<'_, '_>) -> Markup {
        let Part {
            lifetime,
            role,
            params,
        } = part;
        let places = names(function, params);
        // A function that merely uses a handle lists the most frequent ways; the page of the type lists all.
        let most = if *role == Role::Uses { 2 } else { usize::MAX };
        let list = |names: &[&str]| {
            html! {
                (self.symbols(names.iter().copied().take(most)))
                @if names.len() > most { " and others" }
            }
        };
        let others = |names: &[&'_ str]| names.iter().any(|name| *name != function.name);
        let made: Vec<&str> = [&lifetime.made_by, &lifetime.taken_by]
            .into_iter()
            .flatten()
            .copied()
            .collect();
        html! {
            dt { (self.lifetime_name(lifetime)) }
            dd.names {
                @match role {
                    Role::Makes => {
                        "The call creates one"
                        @if !params.is_empty() { ", in " (places) }
                        ". "
                    }
                    Role::Takes => {
                        "The call acquires one for " (places) ". "
                    }
                    Role::Ends => {
                        "The call ends "
                        @if params.is_empty() { "one" } @else { (places) }
                        ". "
                    }
                    Role::Lends => {
                        "The call hands out, in " (places) ", one that stays somebody else’s. "
                    }
                    Role::Uses => { "The call works with " (places) ". " }
                }
                @if lifetime.is_counted && matches!(role, Role::Makes | Role::Takes | Role::Ends) {
                    "It can be taken several times, and has to be given back as often. "
                }
                @if *role != Role::Makes && *role != Role::Takes && others(&made) { "From " (list(&made)) ". " }
                @if *role != Role::Ends && !lifetime.ended_by.is_empty() { "Ended by " (list(&lifetime.ended_by)) "." }
            }
        }
    }

    /// The type, or the glossary entry.
    pub(crate) fn lifetime_name(&self, lifetime: &Lifetime<'_>) -> Markup {
        match lifetime.is_type {
            true => self.ty(lifetime.name),
            false => self.word("resource", lifetime.name),
        }
    }
}

/// Parameters, linked to their descriptions if there are any.
fn names(function: &Function<'_>, params: &[&str]) -> Markup {
    let is_linked = super::has_descriptions(function);
    html! {
        @for (place, name) in params.iter().enumerate() {
            @if place > 0 { " and " }
            code {
                @if is_linked { a href={ "#p-" (name) } { (name) } } @else { (name) }
            }
        }
    }
}

/// The results that a successful call does not always write.
fn on_success(view: &View<'_, '_>, contract: &Contract) -> Vec<Markup> {
    let left_alone = |param: &Param| {
        let left_alone = param.may_leave_alone.as_ref()?;
        Some(html! {
            "A successful call may leave "
            code { a href={ "#p-" (param.name) } { (param.name) } }
            " as it was"
            @if let Some(when) = &left_alone.when {
                " where "
                (view.condition(contract, when))
            }
            ": " (left_alone.reason) "."
        })
    };
    contract.params.iter().filter_map(left_alone).collect()
}

/// The effect of a failing call on the places for its results.
fn on_failure(view: &View<'_, '_>, contract: &Contract) -> Vec<Markup> {
    let places = contract.params.iter().filter(|param| {
        let domain = domain(view, param);
        domain.role == Place || domain.is_replaced
    });
    if places.clone().next().is_none() {
        return Vec::new();
    }
    let written: Vec<Markup> = places.filter_map(|param| written(view, param)).collect();
    match written.is_empty() {
        true => vec![html! { "A failing call leaves its results as they were." }],
        false => written,
    }
}

fn domain<'a>(view: &View<'_, 'a>, param: &Param) -> &'a Domain {
    &view.site.registry.contracts.vocabulary[param.domain.domain]
}

/// The effect of a failing call on a place.
fn written(view: &View<'_, '_>, param: &Param) -> Option<Markup> {
    let on_failure = param.on_failure.as_ref()?;
    Some(html! {
        "A failing call may have "
        @match on_failure.what {
            FailureWrite::Zeroed => "set ",
            FailureWrite::Written => "written ",
        }
        code { a href={ "#p-" (param.name) } { (param.name) } }
        @if on_failure.what == FailureWrite::Zeroed { " to zero" }
        @if !on_failure.unless.is_empty() {
            ", unless it fails with "
            @for (place, code) in on_failure.unless.iter().enumerate() {
                @if place > 0 { " or " }
                (view.code(code))
            }
        }
        "."
    })
}

/// The shared notes of the newest form that has any.
fn notes<'a>(function: &Function<'a>) -> &'a [String] {
    let forms = function.forms.iter();
    let mut notes = forms.map(|form| form.notes.as_slice());
    notes.find(|notes| !notes.is_empty()).unwrap_or_default()
}
