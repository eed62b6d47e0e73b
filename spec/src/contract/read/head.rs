//! The attributes of a contract: needs, changes, unobserved items.

use syn::ItemFn;

use super::attributes::{self, Attr, ident, unknown};
use super::hazard;
use super::library::Library;
use super::need;
use super::outcome;
use crate::contract::model::{
    Contract, NeedId, Order, Reach, SettingId, Step, StepKind, Unobserved, Vocabulary,
};
use crate::source::File;
use cuspec_case::Api;
use cuspec_diagnostic::nearest;

/// Reads the attributes of the function; returns the contract whose rules it shares.
pub(super) fn read(
    file: &mut File<'_>,
    item: &ItemFn,
    contract: &mut Contract,
    library: &Library<'_>,
) -> Option<(String, proc_macro2::Span)> {
    let mut same_rules = None;
    let mut order = None;
    let mut has_needs = false;
    let mut named: Vec<NeedId> = Vec::new();
    for attr in attributes::read(file, &item.attrs) {
        match attr.name.as_str() {
            "needs" => {
                has_needs = true;
                named.extend(needs(file, &attr, library.vocabulary));
            }
            "tolerates" => {
                let tolerated = needs(file, &attr, library.vocabulary);
                contract.tolerates.extend(tolerated);
            }
            "yields" => {
                for (name, code) in attr.pairs() {
                    let outcome = outcome::read(file, library.names, code);
                    if let Some(need) = need::resolve(file, &attr, &name, library.vocabulary) {
                        named.push(need);
                        contract.yields.push((need, outcome));
                    }
                }
            }
            "class" => {
                has_needs = true;
                if let Some(class) = need::resolve_class(file, &attr, library.vocabulary) {
                    named.extend(&class.needs);
                    contract.tolerates.extend(&class.tolerates);
                }
            }
            "order" => {
                match attr.idents().first().map(String::as_str) {
                    Some("observed") => order = Some(Order::Observed),
                    Some("partial") => order = Some(Order::Partial),
                    Some("unknown") => order = Some(Order::Unknown),
                    _ => unknown(file, &attr),
                }
                let except = attr.call("except").unwrap_or_default();
                let names = except.into_iter().filter_map(ident);
                contract.unordered = names
                    .filter_map(|name| need::resolve(file, &attr, &name, library.vocabulary))
                    .collect();
            }
            "stream_ordered" => contract.stream_ordered = attr.idents().pop(),
            "hazard" => contract.hazard = hazard::resolve(file, &attr, library.vocabulary),
            "changes" => changes(file, &attr, contract, library.vocabulary),
            "returns" if attr.idents() == ["last_error"] => {
                contract.returns_last_error = true;
                contract.steps.push(Step::unguarded(StepKind::LastError));
            }
            "own_thread" => contract.has_own_thread = true,
            // Conditions of these name parameters, which are read later.
            "waits" | "copies" | "read_at_return" | "read_in_order" => {}
            "no_visible_effect" => match attr.text() {
                Some(reason) => contract.no_visible_effect = Some(reason),
                None => file.error(attr.span(), "expected a reason in quotes"),
            },
            "on" if attr.is_list_of_releases() => contract.on = attr.texts(),
            "unobserved" => contract.unobserved = unobserved(file, &attr, library.vocabulary),
            "same_rules" => same_rules = attr.idents().pop().map(|name| (name, attr.span())),
            "unreachable" | "contradicted" | "not_safe" => {
                let reason = attr.text();
                let code = attr
                    .args
                    .first()
                    .and_then(|c| outcome::code(file, library.names, c));
                match (code, reason) {
                    (Some(code), Some(reason)) if attr.name == "unreachable" => {
                        contract.unreachable.push((code, reason));
                    }
                    (Some(code), Some(reason)) if attr.name == "contradicted" => {
                        contract.contradicted.push((code, reason));
                    }
                    (Some(code), Some(reason)) => contract.not_safe.push((code, reason)),
                    _ => file.error(attr.span(), "expected a code and a reason in quotes"),
                }
            }
            _ => unknown(file, &attr),
        }
    }
    let special = library.vocabulary.special_needs;
    let is_of_driver = contract.api == Api::Driver
        || special
            .context
            .is_some_and(|context| named.contains(&context));
    if let (false, Some(usable)) = (is_of_driver, special.usable_context) {
        // The runtime makes a context current where there is none.
        let of_driver = [special.live_context, special.intact_context];
        for need in named.iter_mut().chain(&mut contract.tolerates) {
            if of_driver.contains(&Some(*need)) {
                *need = usable;
            }
        }
    }
    contract.needs = with_implied(library.vocabulary, &named);
    if !has_needs {
        file.error_with(
            item.sig.ident.span(),
            "the contract has no `#[needs(..)]`",
            Some("add `#[needs(context)]`, or `#[needs(nothing)]`".to_owned()),
        );
    }
    match order {
        Some(order) => contract.order = order,
        None => file.error_with(
            item.sig.ident.span(),
            "the contract has no `#[order(..)]`",
            Some(
                "add `#[order(unknown)]`, or `#[order(observed)]` once a driver has shown it"
                    .to_owned(),
            ),
        ),
    }
    same_rules
}

/// The name of a function's success in lists of unobserved items.
const SUCCESS: &str = "success";

/// Unobserved needs, and success; texts are the ends of ids of the driver's rules.
fn unobserved(file: &mut File<'_>, attr: &Attr<'_>, vocabulary: &Vocabulary) -> Vec<Unobserved> {
    let mut out = Vec::new();
    for name in attr.idents() {
        if name == SUCCESS {
            out.push(Unobserved::Success);
        } else if let Some(need) = NeedId::find(&vocabulary.needs, |need| need.name == name) {
            out.push(Unobserved::Need(need));
        } else {
            let known = vocabulary.needs.iter().map(|need| need.name.as_str());
            let near = nearest(&name, known.chain([SUCCESS]));
            let help = near.map(|near| format!("did you mean `{near}`?"));
            let message = format!("`{name}` is neither a need nor `{SUCCESS}`");
            file.error_with(attr.span(), message, help);
        }
    }
    out.extend(attr.texts().into_iter().map(Unobserved::Derived));
    out
}

/// A function that changes a setting of the thread has its own thread; after one that changes the process
/// no other case follows.
fn changes(file: &mut File<'_>, attr: &Attr<'_>, contract: &mut Contract, vocabulary: &Vocabulary) {
    for name in attr.idents() {
        let Some(id) = SettingId::find(&vocabulary.settings, |setting| setting.name == name) else {
            let known = vocabulary.settings.iter();
            let near = nearest(&name, known.map(|setting| setting.name.as_str()));
            let help = near.map(|near| format!("did you mean `{near}`?"));
            let message = format!("the vocabulary has no setting `{name}`");
            file.error_with(attr.span(), message, help);
            continue;
        };
        contract.has_own_thread = true;
        contract.is_lasting |= vocabulary[id].reach == Reach::Process;
        contract.changes.push(id);
    }
}

/// Excuses of a contract with the same rules apply here for codes documented here.
pub(super) fn inherit_excuses(
    file: &mut File<'_>,
    contract: &mut Contract,
    other: &str,
    documented: &[&str],
    library: &Library<'_>,
) {
    let Some(shared) = library.functions.get(other) else {
        return;
    };
    let caller = std::mem::replace(&mut file.path, shared.path.clone());
    let caller_api = std::mem::replace(&mut file.api, shared.api);
    for attr in attributes::read(file, &shared.item.attrs) {
        let into = match attr.name.as_str() {
            "unreachable" => &mut contract.unreachable,
            "contradicted" => &mut contract.contradicted,
            "not_safe" => &mut contract.not_safe,
            _ => continue,
        };
        let code = attr
            .args
            .first()
            .and_then(|c| outcome::code(file, library.names, c))
            .map(|code| library.names.code_of(contract.api, &code));
        if let (Some(code), Some(reason)) = (code, attr.text())
            && documented.contains(&code.as_str())
            && into.iter().all(|(known, _)| *known != code)
        {
            into.push((code, reason));
        }
    }
    file.path = caller;
    file.api = caller_api;
}

/// Returns the needs that an attribute names.
fn needs(file: &mut File<'_>, attr: &Attr<'_>, vocabulary: &Vocabulary) -> Vec<NeedId> {
    let mut named = Vec::new();
    for name in attr.idents().into_iter().filter(|name| name != "nothing") {
        let Some(need) = need::resolve(file, attr, &name, vocabulary) else {
            continue;
        };
        if attr.name == "needs" && vocabulary[need].every_function_of == Some(file.api) {
            let help = format!("remove it: every function has the need `{name}` implicitly");
            file.error_with(
                attr.span(),
                format!("`{name}` is a need of every function"),
                Some(help),
            );
        } else {
            named.push(need);
        }
    }
    named
}

/// Adds the needs that others imply, and sorts all.
fn with_implied(vocabulary: &Vocabulary, named: &[NeedId]) -> Vec<NeedId> {
    let implied = named.iter().flat_map(|need| &vocabulary[*need].implies);
    let mut out: Vec<NeedId> = implied.chain(named).copied().collect();
    // The check of another need may have met an implied one.
    let all = out.clone();
    let is_met = |need: NeedId| vocabulary[need].met_by.is_some_and(|by| all.contains(&by));
    out.retain(|need| named.contains(need) || !is_met(*need));
    // Needs are checked in the order of the vocabulary, unless the body places them.
    out.sort();
    out.dedup();
    out
}
