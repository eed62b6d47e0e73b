//! Every function states how the effect of a successful call can be observed.

use cuspec_diagnostic::Diagnostic;

use crate::contract::model::{Contract, Contracts};

/// Rejects a function without a claim, and an excuse that no longer holds.
pub fn check(contracts: &Contracts, contract: &Contract, mistakes: &mut Vec<Diagnostic>) {
    let function = &contract.function;
    let ensures = contract.ensures().next().map(|ensure| &ensure.id);
    let mut scenarios = contracts.scenarios.iter();
    let shown = scenarios.find(|scenario| scenario.shows.contains(function));
    let claim = ensures.or(shown.map(|scenario| &scenario.id));
    match (&contract.no_visible_effect, claim) {
        // Cases with held work notice a function that has no effect and so does not wait.
        (None, None) if contract.waits.iter().any(|wait| wait.waits) => {}
        (None, None) => {
            let message =
                format!("neither an ensure nor a scenario checks the effect of `{function}`");
            mistakes.push(contract.span.error(message).with_help(format!(
                "add an `#[ensure(..)]`, or a scenario with `#[shows({function})]`; if the effect is not \
                 visible, `#[no_visible_effect(\"why\")]`"
            )));
        }
        (Some(_), Some(claim)) => {
            let message = format!(
                "`{function}` is marked as having no visible effect, but `{claim}` shows one"
            );
            mistakes.push(
                contract
                    .span
                    .error(message)
                    .with_help("remove `#[no_visible_effect(..)]`"),
            );
        }
        _ => {}
    }
}
