//! The codes of a call, toolkit by toolkit, with the subjects that returned them.

use std::collections::BTreeSet;

use cuspec_spec::declared::Type;
use maud::{Markup, html};

use crate::address::Address;
use crate::check::CheckSubject;
use crate::function::{Function, Returned};
use crate::view::View;

impl View<'_, '_> {
    pub(super) fn returns(&self, function: &Function<'_>) -> Markup {
        let is_code = matches!(&function.newest.result,
            Type::Named(name) if name == "CUresult" || name == "cudaError_t");
        html! {
            h2 id="returns" { "Returns" }
                @if !is_code {
                    p { "No code: a " (self.c_type(function.api, &function.newest.result)) "." }
                } @else if function.returns.is_empty() {
                    p { "A " (self.c_type(function.api, &function.newest.result))
                        ". No toolkit documents which codes." }
                }
                @if !function.returns.is_empty() {
                    div.scroll {
                        table.codes.history {
                            thead {
                                tr {
                                    th { "Code" }
                                    th.scale { "Documented" }
                                    th { "Seen" }
                                }
                            }
                            tbody {
                                @for returned in &function.returns { (self.returned(function, returned)) }
                            }
                        }
                    }
                }
        }
    }

    fn returned(&self, function: &Function<'_>, returned: &Returned<'_>) -> Markup {
        let spans = &returned.documented;
        let by: Vec<&str> = function
            .checks_for(returned.code)
            .filter(|check| matches!(check.subject, CheckSubject::Rule(_)))
            .filter_map(|check| check.ids.first().map(String::as_str))
            .collect();
        html! {
            tr id=(returned.code) data-v=[self.mark(spans).filter(|_| !spans.is_empty())] {
                th {
                    (self.returned_code(returned.code))
                    @if !by.is_empty() {
                        span.by {
                            @for id in by { " " a href={ "#" (id) } { (id) } }
                        }
                    }
                }
                @match spans.is_empty() {
                    true => td.never { "not documented" },
                    // A code of every toolkit that has the function needs no words.
                    false => (self.bar(spans, *spans != function.toolkits)),
                }
                td { (self.seen(returned)) }
            }
        }
    }

    /// The code, in a column of codes.
    fn returned_code(&self, code: &str) -> Markup {
        html! {
            @match self.site.names.code(code) {
                Some((full, to)) => (self.link(&to, full)),
                None => code { (code) },
            }
        }
    }

    /// The subjects that returned it, each with a case, or the reason why none did.
    fn seen(&self, returned: &Returned<'_>) -> Markup {
        html! {
            @for (place, alike) in returned.seen.chunk_by(|one, next| one.case == next.case).enumerate() {
                @let releases = alike.iter().filter_map(|shown| self.site.evidence.subjects.get(shown.subject));
                @let releases: BTreeSet<&str> = releases.map(|subject| &*subject.release).collect();
                @let releases: Vec<&str> = releases.into_iter().collect();
                @if place > 0 { ", " }
                @if let Some(case) = Address::case(alike[0].case) {
                    (self.link(&case, &releases.join(", ")))
                }
            }
            @if let (true, Some(unseen)) = (returned.seen.is_empty(), &returned.unseen) {
                span.never { (unseen.word) }
                span.why { ": " (self.prose(unseen.reason)) }
            }
        }
    }
}
