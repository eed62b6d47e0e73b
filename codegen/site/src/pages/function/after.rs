//! What a call does beside its answer: to its results, to the thread, to the process.

use cuspec_spec::contract::Contract;
use cuspec_spec::guide::Handle;
use maud::{Markup, html};

use crate::function::Function;
use crate::view::View;

impl View<'_, '_> {
    /// What a failing call may have written, thread and state, and how handles come and go.
    pub(super) fn after(&self, function: &Function<'_>) -> Markup {
        let facts = self.facts(function);
        let handles = self.handles(function);
        html! {
            @if !facts.is_empty() {
                h2 id="behaviour" { "Behaviour" }
                    ul.facts { @for fact in &facts { li { (fact) } } }
            }
            @if !handles.is_empty() {
                h2 id="lifetime" { "Lifetime" }
                    dl.handles {
                        @for (handle, role) in handles { (self.handle(function, handle, role)) }
                    }
            }
        }
    }

    fn facts(&self, function: &Function<'_>) -> Vec<Markup> {
        let mut out = Vec::new();
        if let Some(contract) = function.contract {
            out.extend(on_failure(contract));
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

    /// What the contract says of states, threads and the process.
    fn demands(&self, contract: &Contract) -> Vec<Markup> {
        let mut out = Vec::new();
        let list = |names: &[String]| {
            html! {
                @for (place, name) in names.iter().enumerate() {
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
        if contract.has_own_thread {
            out.push(html! { "It has to do with what belongs to the calling thread: its contexts, its captures, or its stream." });
        }
        if contract.is_lasting {
            out.push(
                html! { "What a successful call changes outlasts the objects it was called with." },
            );
        }
        if let Some(hazard) = &contract.hazard {
            out.push(html! { "The suite calls it only when asked for: " (self.word("hazard", hazard)) "." });
        }
        out
    }

    /// The handles that the function hands out or ends, and the others it takes.
    fn handles(&self, function: &Function<'_>) -> Vec<(&Handle, Role)> {
        let mut out: Vec<(&Handle, Role)> = Vec::new();
        for handle in &self.site.registry.guide.handles {
            let named = |names: &[String]| names.iter().any(|name| name == function.name);
            let role = if named(&handle.made_by) {
                Role::Makes
            } else if named(&handle.ended_by) {
                Role::Ends
            } else if takes(function, &handle.word.name) {
                Role::Takes
            } else {
                continue;
            };
            out.push((handle, role));
        }
        out.sort_by_key(|(_, role)| *role);
        out
    }

    fn handle(&self, function: &Function<'_>, handle: &Handle, role: Role) -> Markup {
        // Who merely takes a handle is told the ways that are taken most; the type has them all.
        let most = if role == Role::Takes { 2 } else { usize::MAX };
        let list = |names: &[String]| {
            html! {
                (self.symbols(names.iter().map(String::as_str).take(most)))
                @if names.len() > most { " and others" }
            }
        };
        let is_own = |names: &[String]| names.iter().all(|name| name == function.name);
        html! {
            dt { (self.ty(&handle.word.name)) }
            dd.names {
                @match role {
                    Role::Makes => "This call hands one out. ",
                    Role::Ends => "This call ends one. ",
                    Role::Takes => {}
                }
                @if role != Role::Makes && !is_own(&handle.made_by) { "From " (list(&handle.made_by)) ". " }
                @if role != Role::Ends && !handle.ended_by.is_empty() { "Ended by " (list(&handle.ended_by)) "." }
            }
        }
    }
}

/// What a function has to do with a handle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Makes,
    Ends,
    Takes,
}

/// Whether a parameter is a handle of the type.
fn takes(function: &Function<'_>, name: &str) -> bool {
    use cuspec_spec::declared::Type;
    let params = function.newest.params.iter();
    params
        .map(|param| &param.ty)
        .any(|ty| matches!(ty, Type::Named(known) if known == name))
}

/// Which results a failing call may have written.
fn on_failure(contract: &Contract) -> Option<Markup> {
    let params = contract.params.iter();
    let places: Vec<_> = params
        .clone()
        .filter(|param| matches!(&*param.domain.domain, "Out" | "OutSlice" | "OutText"))
        .collect();
    let written: Vec<_> = places
        .iter()
        .filter(|param| param.domain.on_failure)
        .collect();
    if places.is_empty() {
        return None;
    }
    Some(html! {
        @if written.is_empty() {
            "A failing call leaves its results as they were."
        } @else {
            "A failing call may have written "
            @for (place, param) in written.iter().enumerate() {
                @if place > 0 { ", " }
                code { a href={ "#p-" (param.name) } { (param.name) } }
            }
            "."
        }
    })
}

/// The shared notes of the newest form that has any.
fn notes<'a>(function: &Function<'a>) -> &'a [String] {
    let forms = function.forms.iter();
    let mut notes = forms.map(|form| form.notes.as_slice());
    notes.find(|notes| !notes.is_empty()).unwrap_or_default()
}
