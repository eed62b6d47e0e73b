//! Reading one contract: attributes, parameters, and the list of checks in its body.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::ItemFn;
use syn::spanned::Spanned;

use super::body::{Body, bind, positional};
use super::counterpart::{self, AsDriver};
use super::derived;
use super::domain_use;
use super::fields;
use super::head;
use super::library::Library;
use super::waiting;
use crate::contract::model::{
    Contract, Counterpart, Given, Need, NeedId, Order, Returned, Step, StepKind, Vocabulary,
};
use crate::declared::{Function, Type, rust_type};
use crate::layout;
use crate::names::result_type;
use crate::source::File;
use crate::source::doc;
use cuspec_diagnostic::nearest;

/// Reads a contract; a mistake is reported, and the part left out.
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
        yields: Vec::new(),
        unordered: Vec::new(),
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
        waits: Vec::new(),
        copies: None,
        reads: Vec::new(),
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
    let same_rules = head::read(file, item, &mut contract, library);
    if let Some((other, _)) = &same_rules {
        let documented = library.names.documented(&name);
        head::inherit_excuses(file, &mut contract, other, &documented, library);
        contract.same_rules = Some(other.clone());
    }
    let declared_names: Vec<&str> = declared.params.iter().map(|p| p.name.as_str()).collect();
    check_params(file, item, &declared_names);
    contract.params = domain_use::params(file, item, &declared_names, library)?;
    for (param, declared) in contract.params.iter_mut().zip(&declared.params) {
        param.domain.of_type(library.names, &declared.ty);
    }
    contract.fields = fields::read(file, &contract.params, library)?;
    fields::change(file, item, &contract.params, &mut contract.fields, library);
    contract.returns = returned(file, item, declared, library);

    let bindings = bind(item, &contract);
    waiting::read(file, item, &mut contract, &bindings, library);
    let mut body = Body::new(library, &mut contract);
    if let Some((other, at)) = same_rules {
        let names = positional(library, &other, item, &bindings);
        body.shared(file, &other, &names, at);
    }
    body.statements(file, &item.block.stmts, &bindings);
    require_known_prefix(file, item, body.contract(), counterpart.is_some());
    let special = library.vocabulary.special_needs;
    let setup = special.runtime;
    let sets_itself_up = setup.is_some_and(|need| body.contract().checks_need(need));
    let mut own_needs = Vec::from_iter(setup);
    let mut ahead = BTreeSet::new();
    if let Some(counterpart) = counterpart {
        let first = body.contract().steps.len();
        own_needs.extend(body.contract().steps.iter().filter_map(|step| step.need()));
        ahead = placed_ahead(&body.contract().steps);
        body.derived(file, counterpart);
        derived::adapt(file, &mut contract, counterpart, first, library);
        contract.counterpart = Some(passed(file, &contract, counterpart));
    }
    append_unplaced_checks(&mut contract, library.vocabulary);
    if let Some(AsDriver { needs: theirs, .. }) = counterpart {
        if let Some(need) = special.outside_callback
            && derived::unguard(&mut contract, need)
        {
            own_needs.push(need);
        }
        if let Some(need) = setup
            && !sets_itself_up
        {
            derived::set_up_first(&mut contract, need);
        }
        for need in contract.needs.clone() {
            let Need { beside, before, .. } = &library.vocabulary[need];
            let is_of_setup =
                setup.is_some_and(|need| beside.contains(&need) || before.contains(&need));
            let is_conditional = |step: &Step| step.need() == Some(need) && step.guard.is_some();
            let is_left_to_driver =
                special.no_capture == Some(need) && contract.steps.iter().any(is_conditional);
            if is_of_setup && !own_needs.contains(&need) && !is_left_to_driver {
                derived::unguard(&mut contract, need);
                place_beside(&mut contract, library.vocabulary, need);
            }
            // The runtime looks up its own symbols and kernels first, and they fail after a fault as well.
            let is_before_lookup =
                special.sound_context == Some(need) && contract.checks_before_params(need);
            let is_own = is_of_setup && !is_left_to_driver;
            if is_own || is_before_lookup || !theirs.contains(&library.vocabulary[need].name) {
                own_needs.push(need);
            }
        }
    }
    own_needs.extend(add_universal_needs(&mut contract, library.vocabulary));
    if let Some(counterpart) = counterpart {
        head::inherit_excuses(
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

/// The arguments of the driver's function.
fn passed(file: &mut File<'_>, contract: &Contract, counterpart: &AsDriver) -> Counterpart {
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

/// Parameters of the driver are checked by the driver, and so are needs other than the runtime's own. Checks that
/// the body places before one of its own are the runtime's.
fn checked_below(
    contract: &mut Contract,
    counterpart: &AsDriver,
    own_needs: &[NeedId],
    ahead: &BTreeSet<usize>,
) {
    let roots: Vec<usize> = (0..contract.axes())
        .map(|axis| contract.root(axis))
        .collect();
    let is_own = |axis: usize| counterpart.own.contains(&contract.params[roots[axis]].name);
    let derived: Vec<bool> = (0..contract.axes()).map(|axis| !is_own(axis)).collect();
    for step in &mut contract.steps {
        match &step.kind {
            StepKind::Param(axis) => {
                let is_placed = ahead.contains(axis) || !step.bounds.is_empty();
                step.is_derived = derived[*axis] && !is_placed;
            }
            StepKind::Need(need) => step.is_derived = !own_needs.contains(need),
            _ => {}
        }
    }
}

/// Parameters that a body places before a check of its own, in any version.
fn placed_ahead(steps: &[Step]) -> BTreeSet<usize> {
    let is_own = |step: &Step| matches!(step.kind, StepKind::Need(_) | StepKind::Rule(_));
    let last = steps.iter().rposition(is_own).unwrap_or(0);
    let steps = steps[..last].iter().filter(|step| step.bounds.is_empty());
    let axes = steps.filter_map(|step| match step.kind {
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

/// The return value, if it is no code, as declared by contract and header.
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
                format!("`{name}` returns a code, which a contract does not declare"),
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

/// A partially known order covers the checks at the start of the body. A contract of the runtime
/// may inherit it from the driver's, and its own order is unknown then.
fn require_known_prefix(
    file: &mut File<'_>,
    item: &syn::ItemFn,
    contract: &Contract,
    has_counterpart: bool,
) {
    if contract.order == Order::Partial && contract.known_first() == 0 && !has_counterpart {
        file.error_with(
            item.sig.ident.span(),
            "the order is known in part, but the body does not declare the first checks",
            Some(
                "begin with `check!(initialized);` or the checks that a driver showed first"
                    .to_owned(),
            ),
        );
    }
}

/// A need of every function is checked first, unless the body places it or the contract tolerates its
/// absence. It does not apply to functions that return no code. Returns these needs.
fn add_universal_needs(contract: &mut Contract, vocabulary: &Vocabulary) -> Vec<NeedId> {
    if contract.returns.is_some() || contract.returns_last_error {
        return Vec::new();
    }
    let api = contract.api;
    let common = NeedId::all(vocabulary);
    let common = common.filter(|(_, need)| need.every_function_of == Some(api));
    let missing = common.map(|(id, _)| id);
    let missing = missing.filter(|need| !contract.tolerates.contains(need));
    let missing: Vec<NeedId> = missing
        .filter(|need| !contract.checks_need(*need))
        .collect();
    let kinds = missing.iter().map(|need| StepKind::Need(*need));
    contract.steps.splice(0..0, kinds.map(Step::unguarded));
    missing
}

/// The position of a need next to those that a driver checks together with it; `None` if the contract places none
/// of them.
fn neighbour(contract: &Contract, vocabulary: &Vocabulary, step: &Step) -> Option<usize> {
    let need = &vocabulary[step.need()?];
    let place = |of: &NeedId| {
        let mut steps = contract.steps.iter();
        steps.position(|step| step.need() == Some(*of))
    };
    let behind = need.beside.iter().find_map(place).map(|at| at + 1);
    behind.or_else(|| need.before.iter().find_map(place))
}

/// Moves a need next to those that a driver checks together with it.
fn place_beside(contract: &mut Contract, vocabulary: &Vocabulary, need: NeedId) {
    let is_it = |step: &Step| step.need() == Some(need);
    let Some(at) = contract.steps.iter().position(is_it) else {
        return;
    };
    let step = contract.steps.remove(at);
    let at = neighbour(contract, vocabulary, &step).unwrap_or(at);
    contract.steps.insert(at, step);
}

/// Adds checks that the body did not place: without any `check!`, needs and parameters come first in their
/// natural order; otherwise at the end, or after the known prefix. A field follows its holder.
fn append_unplaced_checks(contract: &mut Contract, vocabulary: &Vocabulary) {
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
    // They are in the order of the vocabulary.
    let needs = contract.needs.iter().map(|need| StepKind::Need(*need));
    let params = (0..contract.params.len()).map(StepKind::Param);
    let rest: Vec<Step> = needs
        .chain(params)
        .filter(|kind| !is_placed(&contract.steps, kind))
        .map(Step::unguarded)
        .collect();
    let at = match contract.order {
        Order::Partial => contract.known_first(),
        _ if has_order => contract.steps.len(),
        _ => 0,
    };
    let has_neighbour = |step: &Step| {
        let need = step.need().map(|need| &vocabulary[need]);
        need.is_some_and(|need| !need.beside.is_empty() || !need.before.is_empty())
    };
    let (beside, rest): (Vec<Step>, Vec<Step>) = rest.into_iter().partition(has_neighbour);
    let behind = at + rest.len();
    contract.steps.splice(at..at, rest);
    for step in beside {
        let at = neighbour(contract, vocabulary, &step).unwrap_or(behind);
        contract.steps.insert(at, step);
    }
    for axis in contract.params.len()..contract.axes() {
        let Some(field) = contract.field(axis) else {
            continue;
        };
        let kind = StepKind::Param(axis);
        if is_placed(&contract.steps, &kind) {
            continue;
        }
        // Its holder, or the holder's last placed field.
        let is_before = |step: &Step| match step.kind {
            StepKind::Param(other) if other == field.holder => true,
            StepKind::Param(other) => other < axis && contract.is_behind(other, field.holder),
            _ => false,
        };
        // A check that comes earlier in some versions is placed where all versions make it.
        let is_holder =
            |step: &Step| matches!(step.kind, StepKind::Param(other) if other == field.holder);
        let mut steps = contract.steps.iter();
        let always = steps.position(|step| is_holder(step) && step.bounds.is_empty());
        let holder = always.or_else(|| contract.steps.iter().position(is_holder));
        let holder = holder.unwrap_or_default();
        let following = contract.steps[holder..]
            .iter()
            .take_while(|step| is_before(step));
        let at = (holder + following.count()).max(contract.known_first());
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
                is_known_first: false,
                kind,
            },
        );
    }
}
