//! Reading one contract: attributes, parameters, and the list of checks in its body.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::ItemFn;
use syn::spanned::Spanned;

use super::attributes::unknown;
use super::attributes::{self, Attr};
use super::body::{Body, bind, positional};
use super::counterpart;
use super::derived;
use super::domain_use;
use super::fields;
use super::library::Library;
use super::outcome;
use crate::contract::model::{
    Contract, Counterpart, Given, Order, Reach, Returned, Step, StepKind, Vocabulary,
};
use crate::contract::model::{OUTSIDE_CALLBACK, RUNTIME, SUCCESS};
use crate::declared::{Function, Type, rust_type};
use crate::layout;
use crate::names::result_type;
use crate::source::File;
use crate::source::doc;
use cuspec_diagnostic::nearest;

/// Reads a contract; mistakes are reported and leave out what they concern.
pub fn read(file: &mut File<'_>, item: &ItemFn, library: &Library<'_>) -> Option<Contract> {
    let name = item.sig.ident.to_string();
    let span = file.span(item.sig.ident.span());
    let declared = library.names.function(&name);
    let Some(declared) = declared.filter(|declared| declared.api == file.api) else {
        let help = nearest(&name, library.names.functions())
            .map(|n| format!("did you mean `{n}`? `cuspec show {n}` prints what is declared"));
        file.error_with(
            item.sig.ident.span(),
            format!(
                "no header of the {} declares a function `{name}`",
                file.api.word()
            ),
            help,
        );
        return None;
    };
    let expanded = counterpart::expand(file, item, library);
    let is_expanded = item
        .attrs
        .iter()
        .any(|attr| attr.path().is_ident("as_driver"));
    if is_expanded && expanded.is_none() {
        return None;
    }
    let (item, counterpart) = match &expanded {
        Some((item, counterpart)) => (item, Some(counterpart)),
        None => (item, None),
    };
    let mut contract = Contract {
        api: file.api,
        function: name.clone(),
        file: file.stem.clone(),
        doc: doc(&item.attrs),
        needs: Vec::new(),
        tolerates: Vec::new(),
        order: Order::Unknown,
        stream_ordered: None,
        params: Vec::new(),
        fields: Vec::new(),
        returns: None,
        returns_last_error: false,
        steps: Vec::new(),
        unreachable: Vec::new(),
        contradicted: Vec::new(),
        not_safe: Vec::new(),
        hazard: None,
        same_rules: None,
        counterpart: None,
        changes: Vec::new(),
        is_lasting: false,
        has_own_thread: false,
        waits: false,
        no_visible_effect: None,
        on: file.on.clone(),
        unobserved: Vec::new(),
        span,
    };
    if contract.doc.is_empty() {
        file.error(
            item.sig.ident.span(),
            format!("`{name}` has no summary; write one as a doc comment"),
        );
    }
    let same_rules = head(file, item, &mut contract, library);
    if let Some((other, _)) = &same_rules {
        let documented = library.names.documented(&name);
        inherit_excuses(file, &mut contract, other, &documented, library);
        contract.same_rules = Some(other.clone());
    }
    let declared_names: Vec<&str> = declared.params.iter().map(|p| p.name.as_str()).collect();
    check_params(file, item, &declared_names);
    contract.params = domain_use::params(file, item, &declared_names, library);
    for (param, declared) in contract.params.iter_mut().zip(&declared.params) {
        param.domain.of_type(library.names, &declared.ty);
    }
    contract.fields = fields::read(file, &contract.params, library);
    fields::change(file, item, &contract.params, &mut contract.fields, library);
    contract.returns = returned(file, item, declared, library);

    let bindings = bind(item, &contract);
    let mut body = Body::new(library, &mut contract);
    if let Some((other, at)) = same_rules {
        let names = positional(library, &other, item, &bindings);
        body.shared(file, &other, &names, at);
    }
    body.statements(file, &item.block.stmts, &bindings);
    let sets_itself_up = body.contract().checks_need(RUNTIME);
    let mut own_needs = vec![RUNTIME.to_owned()];
    let mut ahead = BTreeSet::new();
    if let Some(counterpart) = counterpart {
        let first = body.contract().steps.len();
        own_needs.extend(body.contract().steps.iter().filter_map(|step| step.need()));
        ahead = placed_ahead(&body.contract().steps);
        body.derived(file, counterpart);
        derived::adapt(file, &mut contract, counterpart, first, library);
        contract.counterpart = Some(passed(file, &contract, counterpart));
    }
    place_the_rest(&mut contract, library.vocabulary);
    if counterpart.is_some() {
        own_needs.extend(derived::unguard(&mut contract, OUTSIDE_CALLBACK));
        if !sets_itself_up {
            derived::set_up_first(&mut contract, RUNTIME);
        }
    }
    own_needs.extend(check_what_everybody_checks(
        &mut contract,
        library.vocabulary,
    ));
    if let Some(counterpart) = counterpart {
        inherit_excuses(
            file,
            &mut contract,
            &counterpart.function,
            &library.names.documented(&name),
            library,
        );
        checked_below(&mut contract, counterpart, &own_needs, &ahead);
    }
    Some(contract)
}

/// What the driver's function is called with.
fn passed(
    file: &mut File<'_>,
    contract: &Contract,
    counterpart: &counterpart::AsDriver,
) -> Counterpart {
    let position = |name: &String| contract.params.iter().position(|param| param.name == *name);
    let args = counterpart
        .given
        .iter()
        .filter_map(|(_, given)| match given {
            counterpart::Given::Param(name) => Some(Given::Param(position(name)?)),
            counterpart::Given::Field(path) => {
                let mut axes = contract.params.len()..contract.axes();
                let found = axes.find(|axis| contract.axis(*axis).name == path);
                if found.is_none() {
                    let message = format!("`{}` has no field `{path}`", contract.function);
                    file.error(counterpart.span, message);
                }
                found.map(Given::Field)
            }
            counterpart::Given::Number(number) => Some(Given::Number(*number)),
        });
    Counterpart {
        function: counterpart.function.clone(),
        args: args.collect(),
    }
}

/// A parameter that is the driver's is checked by the driver, and so is a need but for the runtime's own; what the
/// body places ahead of a check of its own the runtime checks itself.
fn checked_below(
    contract: &mut Contract,
    counterpart: &counterpart::AsDriver,
    own_needs: &[String],
    ahead: &BTreeSet<usize>,
) {
    let roots: Vec<usize> = (0..contract.axes())
        .map(|axis| contract.root(axis))
        .collect();
    let is_own = |axis: usize| counterpart.own.contains(&contract.params[roots[axis]].name);
    let derived: Vec<bool> = (0..contract.axes()).map(|axis| !is_own(axis)).collect();
    for step in &mut contract.steps {
        match &step.kind {
            StepKind::Param(axis) => step.is_derived = derived[*axis] && !ahead.contains(axis),
            StepKind::Need(need) => step.is_derived = !own_needs.contains(need),
            _ => {}
        }
    }
}

/// The parameters that a body places ahead of a check of its own.
fn placed_ahead(steps: &[Step]) -> BTreeSet<usize> {
    let is_own = |step: &Step| matches!(step.kind, StepKind::Need(_) | StepKind::Rule(_));
    let last = steps.iter().rposition(is_own).unwrap_or(0);
    let axes = steps[..last].iter().filter_map(|step| match step.kind {
        StepKind::Param(axis) => Some(axis),
        _ => None,
    });
    axes.collect()
}

fn check_params(file: &mut File<'_>, item: &ItemFn, declared: &[&str]) {
    let written = domain_use::param_names(item);
    for (input, name) in item.sig.inputs.iter().zip(&written) {
        if !declared.contains(&name.as_str()) {
            let help = nearest(name, declared.iter().copied())
                .map(|n| format!("did you mean `{n}`?"))
                .or_else(|| Some(format!("the header has ({})", declared.join(", "))));
            file.error_with(
                input.span(),
                format!("the header has no parameter `{name}`"),
                help,
            );
        }
    }
    for missing in declared.iter().filter(|d| !written.iter().any(|w| w == *d)) {
        file.error_with(
            item.sig.ident.span(),
            format!("parameter `{missing}` has no domain"),
            Some(format!("the header has ({})", declared.join(", "))),
        );
    }
    let in_order = written
        .iter()
        .map(String::as_str)
        .eq(declared.iter().copied());
    let same_set =
        written.len() == declared.len() && written.iter().all(|w| declared.contains(&w.as_str()));
    if same_set && !in_order {
        file.error_with(
            item.sig.ident.span(),
            "the parameters are not in the header's order",
            Some(format!("the header has ({})", declared.join(", "))),
        );
    }
}

/// What the function returns, where that is no code: the contract says so as the header does.
fn returned(
    file: &mut File<'_>,
    item: &ItemFn,
    declared: &Function,
    library: &Library<'_>,
) -> Option<Returned> {
    let spelled = match &declared.result {
        Type::Named(name) if name == result_type(declared.api) => String::new(),
        ty => rust_type(ty),
    };
    let written = match &item.sig.output {
        syn::ReturnType::Default => String::new(),
        syn::ReturnType::Type(_, ty) => ty.to_token_stream().to_string().replace("* ", "*"),
    };
    if written != spelled {
        let name = &declared.name;
        let (message, help) = match spelled.as_str() {
            "" => (
                format!("`{name}` returns a code, which is not written down"),
                format!("remove `-> {written}`"),
            ),
            _ => (
                format!("`{name}` returns no code"),
                format!("write `-> {spelled}` behind its parameters, and ask `result.value()`"),
            ),
        };
        file.error_with(item.sig.span(), message, Some(help));
        return None;
    }
    Some(Returned {
        size: layout::size_of_type(library.names, &declared.result)
            .filter(|_| !spelled.is_empty())?,
        is_signed: matches!(&declared.result, Type::Named(name) if layout::is_signed(library.names, name)),
    })
}

/// Reads the attributes of the function; returns the contract whose rules it shares.
fn head(
    file: &mut File<'_>,
    item: &ItemFn,
    contract: &mut Contract,
    library: &Library<'_>,
) -> Option<(String, proc_macro2::Span)> {
    let mut same_rules = None;
    let mut order = None;
    let mut has_needs = false;
    for attr in attributes::read(file, &item.attrs) {
        match attr.name.as_str() {
            "needs" => {
                has_needs = true;
                contract.needs = needs(file, &attr, library.vocabulary);
            }
            "tolerates" => contract.tolerates = needs(file, &attr, library.vocabulary),
            "order" => match attr.idents().first().map(String::as_str) {
                Some("observed") => order = Some(Order::Observed),
                Some("unknown") => order = Some(Order::Unknown),
                _ => unknown(file, &attr),
            },
            "stream_ordered" => contract.stream_ordered = attr.idents().pop(),
            "hazard" => contract.hazard = attr.idents().pop(),
            "changes" => changes(file, &attr, contract, library.vocabulary),
            "returns" if attr.idents() == ["last_error"] => {
                contract.returns_last_error = true;
                contract.steps.push(Step::unguarded(StepKind::LastError));
            }
            "own_thread" => contract.has_own_thread = true,
            "waits" => contract.waits = true,
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
    if !has_needs {
        file.error_with(
            item.sig.ident.span(),
            "the contract does not say what the call needs",
            Some("add `#[needs(context)]`, or `#[needs(nothing)]`".to_owned()),
        );
    }
    match order {
        Some(order) => contract.order = order,
        None => file.error_with(
            item.sig.ident.span(),
            "the contract does not say whether its order of checks was observed",
            Some(
                "add `#[order(unknown)]`, or `#[order(observed)]` once a driver has shown it"
                    .to_owned(),
            ),
        ),
    }
    same_rules
}

/// Needs, and the success of a call, that no release has shown.
fn unobserved(file: &mut File<'_>, attr: &Attr<'_>, vocabulary: &Vocabulary) -> Vec<String> {
    let names = attr.idents();
    for name in &names {
        let mut known = vocabulary.needs.iter().map(|need| need.name.as_str());
        if name != SUCCESS && !known.any(|known| known == name) {
            let known = vocabulary.needs.iter().map(|need| need.name.as_str());
            let near = nearest(name, known.chain([SUCCESS]));
            let help = near.map(|near| format!("did you mean `{near}`?"));
            let message = format!("`{name}` is neither a need nor `{SUCCESS}`");
            file.error_with(attr.span(), message, help);
        }
    }
    names
}

/// What changes a thread's setting has a thread of its own; what changes the process is not followed
/// by another case.
fn changes(file: &mut File<'_>, attr: &Attr<'_>, contract: &mut Contract, vocabulary: &Vocabulary) {
    for name in attr.idents() {
        let known = || vocabulary.settings.iter();
        let Some(setting) = known().find(|setting| setting.name == name) else {
            let near = nearest(&name, known().map(|setting| setting.name.as_str()));
            let help = near.map(|near| format!("did you mean `{near}`?"));
            let message = format!("the vocabulary has no setting `{name}`");
            file.error_with(attr.span(), message, help);
            continue;
        };
        contract.has_own_thread = true;
        contract.is_lasting |= setting.reach == Reach::Process;
        contract.changes.push(name);
    }
}

/// Excuses of the contract whose rules are shared hold here as well, for codes documented here.
fn inherit_excuses(
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

fn needs(file: &mut File<'_>, attr: &Attr<'_>, vocabulary: &Vocabulary) -> Vec<String> {
    let mut out = Vec::new();
    for name in attr.idents().into_iter().filter(|name| name != "nothing") {
        match vocabulary.needs.iter().find(|need| need.name == name) {
            Some(need) if attr.name == "needs" && need.every_function_of == Some(file.api) => {
                let help =
                    format!("remove it: every function has the need `{name}` without saying so");
                file.error_with(
                    attr.span(),
                    format!("`{name}` is no need of this function alone"),
                    Some(help),
                );
            }
            Some(need) => {
                for implied in need.implies.iter().chain([&need.name]) {
                    if !out.contains(implied) {
                        out.push(implied.clone());
                    }
                }
            }
            None => {
                let help = nearest(&name, vocabulary.needs.iter().map(|n| n.name.as_str()))
                    .map(|n| format!("did you mean `{n}`?"));
                file.error_with(
                    attr.span(),
                    format!("the vocabulary has no need `{name}`"),
                    help,
                );
            }
        }
    }
    // What comes along with a need the runtime has seen to.
    if out.iter().any(|name| name == RUNTIME) {
        let named = attr.idents();
        out.retain(|name| named.contains(name) || !counterpart::MET.contains(&name.as_str()));
    }
    // A need is checked in the vocabulary's order unless the body says otherwise.
    out.sort_by_key(|name| vocabulary.needs.iter().position(|need| need.name == *name));
    out
}

/// A need of every function is checked first, unless the body places it or the contract says that the
/// call works without it. What answers with no code of its own has nothing to be refused with. Gives
/// their names.
fn check_what_everybody_checks(contract: &mut Contract, vocabulary: &Vocabulary) -> Vec<String> {
    if contract.returns.is_some() || contract.returns_last_error {
        return Vec::new();
    }
    let api = contract.api;
    let common = vocabulary.needs.iter();
    let common = common.filter(|need| need.every_function_of == Some(api));
    let missing = common.filter(|need| !contract.tolerates.contains(&need.name));
    let missing = missing.filter(|need| !contract.checks_need(&need.name));
    let names: Vec<String> = missing.map(|need| need.name.clone()).collect();
    let steps = names
        .iter()
        .map(|name| Step::unguarded(StepKind::Need(name.clone())));
    contract.steps.splice(0..0, steps);
    names
}

/// What the body did not place: with no `check!` at all needs and parameters come first, in their
/// natural order; otherwise they follow at the end. A field comes right behind what it lies in.
fn place_the_rest(contract: &mut Contract, vocabulary: &Vocabulary) {
    let is_placed = |steps: &[Step], kind: &StepKind| {
        steps.iter().any(|step| match (&step.kind, kind) {
            (StepKind::Need(name), StepKind::Need(other)) => name == other,
            (StepKind::Param(axis), StepKind::Param(other)) => axis == other,
            _ => false,
        })
    };
    let has_order = contract
        .steps
        .iter()
        .any(|step| matches!(step.kind, StepKind::Need(_) | StepKind::Param(_)));
    let needs = vocabulary
        .needs
        .iter()
        .filter(|need| contract.needs.contains(&need.name))
        .map(|need| StepKind::Need(need.name.clone()));
    let params = (0..contract.params.len()).map(StepKind::Param);
    let rest: Vec<Step> = needs
        .chain(params)
        .filter(|kind| !is_placed(&contract.steps, kind))
        .map(Step::unguarded)
        .collect();
    let at = if has_order { contract.steps.len() } else { 0 };
    contract.steps.splice(at..at, rest);
    for axis in contract.params.len()..contract.axes() {
        let Some(field) = contract.field(axis) else {
            continue;
        };
        let kind = StepKind::Param(axis);
        if is_placed(&contract.steps, &kind) {
            continue;
        }
        // Its holder, or the last field of it that was placed so.
        let is_before = |step: &Step| match step.kind {
            StepKind::Param(other) if other == field.holder => true,
            StepKind::Param(other) => other < axis && contract.is_behind(other, field.holder),
            _ => false,
        };
        let holder = contract
            .steps
            .iter()
            .position(|step| matches!(step.kind, StepKind::Param(other) if other == field.holder));
        let holder = holder.unwrap_or_default();
        let following = contract.steps[holder..]
            .iter()
            .take_while(|step| is_before(step));
        let at = holder + following.count();
        let Step {
            guard,
            bounds,
            is_derived,
            ..
        } = contract.steps[holder].clone();
        contract.steps.insert(
            at,
            Step {
                guard,
                bounds,
                is_derived,
                kind,
            },
        );
    }
}
