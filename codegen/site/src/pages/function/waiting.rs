//! When a call returns.

use cuspec_spec::case::ReadTime;
use cuspec_spec::contract::{Contract, Expr, Wait, Work};
use maud::{Markup, html};

use crate::view::View;

impl View<'_, '_> {
    /// Sentences about the time of a return, and about the source of a copy at that time.
    pub(super) fn return_times(&self, contract: &Contract) -> Vec<Markup> {
        let param = |index: usize| {
            let name = contract.axis(index).name;
            html! { code { a href={ "#p-" (name) } { (name) } } }
        };
        let when = |when: &Option<Expr>| match when {
            Some(when) => html! { " if " (self.condition(contract, when)) },
            None => html! {},
        };
        let wait = |wait: &Wait| {
            let when = when(&wait.when);
            match (wait.work, wait.waits) {
                (Work::Own, true) => {
                    html! { "It returns after its own work is complete" (when) "." }
                }
                (Work::Own, false) => {
                    html! { "It returns before its own work is complete" (when) "." }
                }
                (Work::Context, true) => {
                    html! { "It waits for all work of the context" (when) "." }
                }
                (Work::Context, false) => html! { "It waits for no work" (when) "." },
                (Work::ContextOf(index), true) => {
                    html! { "It waits for all work of " (param(index)) (when) "." }
                }
                (Work::ContextOf(index), false) => {
                    html! { "It returns before work of " (param(index)) " is complete" (when) "." }
                }
                (Work::Stream(index), true) => {
                    html! { "It waits for the work in " (param(index)) (when) "." }
                }
                (Work::Stream(index), false) => {
                    html! { "It returns before work in " (param(index)) " is complete" (when) "." }
                }
                (Work::Event(index), true) => {
                    html! { "It waits for the work before " (param(index)) (when) "." }
                }
                (Work::Event(index), false) => {
                    html! { "It returns before the work before " (param(index)) " is complete" (when) "." }
                }
            }
        };
        let mut out: Vec<Markup> = contract.waits.iter().map(wait).collect();
        let source = contract.copies.map(|copy| param(copy.from));
        let source = source.unwrap_or_default();
        let reads = contract.reads.iter().map(|read| {
            let when = when(&read.when);
            match read.time {
                ReadTime::AtReturn => html! { "It has read " (source) " when it returns" (when) "." },
                ReadTime::InOrder => {
                    html! { "It reads " (source) " after the work before it in the stream" (when) "." }
                }
            }
        });
        out.extend(reads);
        out
    }
}
