//! Checks between contracts: every rule can be violated alone,
//! every returned code is documented or marked, items that concern the calling
//! thread are marked, and every function has an observable effect.

mod claims;
mod covered;
mod resources;
mod settings;
mod stated;
mod untouched;
mod versions;
mod widths;

pub use settings::{Restored, restored};

use std::collections::{BTreeMap, HashMap};

use crate::contract::model::{
    Basis, Contract, Contracts, DomainArg, Exemplar, Expr, Field, Outcome, StepKind, Vocabulary,
};
use crate::contract::naming::snake;
use crate::contract::solve::call_space::{CallCache, CallIndex, CallSpace};
use crate::names::{Names, shorten};
use crate::span::Span;
use cuspec_diagnostic::{Diagnostic, nearest};
use rayon::prelude::*;

/// Adds the mistakes of the contracts as a whole to those found while reading. Claims and stated needs are checked
/// only for files without a mistake. Returns the caches of each function's calls.
pub fn check(
    names: &Names<'_>,
    contracts: &Contracts,
    found: &mut Vec<Diagnostic>,
) -> HashMap<String, CallCache> {
    let mut mistakes = Vec::new();
    exemplars_of_a_thread(&contracts.vocabulary, &mut mistakes);
    mistakes.extend(resources::check(contracts));
    mistakes.extend(settings::check(contracts));
    let files: Vec<&[Contract]> = contracts
        .functions
        .chunk_by(|one, next| one.span.path == next.span.path)
        .collect();
    let files = files.into_par_iter().map(|file| {
        let is_of_file = |mistake: &&Diagnostic| mistake.path == path(&file[0].span);
        let has_mistake = mistakes.iter().any(|mistake| is_of_file(&mistake));
        check_file(names, contracts, file, has_mistake)
    });
    let files: Vec<Checked<'_>> = files.collect();
    let mut fields: Fields<'_> = BTreeMap::new();
    let mut caches = HashMap::new();
    for file in files {
        mistakes.extend(file.mistakes);
        for mistake in file.about_domains {
            let is_same =
                |known: &Diagnostic| known.path == mistake.path && known.line == mistake.line;
            if !mistakes.iter().any(is_same) {
                mistakes.push(mistake);
            }
        }
        caches.extend(file.caches);
        for (place, (field, is_there)) in file.fields {
            fields.entry(place).or_insert((field, false)).1 |= is_there;
        }
    }
    for (_, (field, is_there)) in fields {
        if !is_there {
            let message = format!("no call has a field `{}`", field.name);
            mistakes.push(with_help(
                field.span.error(message),
                "its record needs an accepted exemplar, and its `#[when(..)]` an exemplar that satisfies it",
            ));
        }
    }
    found.extend(mistakes);
    let mut left_open = Vec::new();
    for contract in &contracts.functions {
        if found.iter().all(|m| m.path != path(&contract.span)) {
            stated::check(&contracts.vocabulary, contract, &mut left_open);
            claims::check(contracts, contract, &mut left_open);
        }
    }
    found.extend(left_open);
    caches
}

/// Mistakes in the contracts of one file.
#[derive(Default)]
struct Checked<'a> {
    mistakes: Vec<Diagnostic>,
    /// Mistakes in domains, which several contracts may use.
    about_domains: Vec<Diagnostic>,
    fields: Fields<'a>,
    /// By function.
    caches: Vec<(String, CallCache)>,
}

/// Checks the contracts of one file. Searches are skipped from the first mistake on.
fn check_file<'a>(
    names: &Names<'_>,
    contracts: &Contracts,
    file: &'a [Contract],
    has_mistake: bool,
) -> Checked<'a> {
    let Checked {
        mut mistakes,
        mut fields,
        mut caches,
        ..
    } = Checked::default();
    // Kept apart: such a mistake does not stop the other checks of its file.
    let mut about_results = Vec::new();
    let mut about_domains = Vec::new();
    for contract in file {
        ids(contract, &mut mistakes);
        contexts_of_a_thread(contract, &mut mistakes);
        codes(names, contract, &mut mistakes);
        questions(contracts, contract, &mut mistakes);
        mistakes.extend(versions::check(&contracts.vocabulary, contract));
        widths::check(names, contracts, contract, &mut mistakes);
        if !has_mistake && mistakes.is_empty() {
            let space = CallSpace::new(names, contracts, contract);
            if let Some(plain) = plain_call(&space, &mut mistakes) {
                provocations(&space, &plain, &mut mistakes);
                has_fields(&space, &plain, contract, &mut fields);
                untouched::check(&space, &plain, &mut about_results);
                covered::check(&space, &plain, &mut about_domains);
            }
            caches.push((contract.function.clone(), space.into_cache()));
        }
    }
    mistakes.extend(about_results);
    Checked {
        mistakes,
        about_domains,
        fields,
        caches,
    }
}

/// The fields of records by place of their description, and whether a call of any contract has them: one
/// contract may refuse the union arm that another describes.
type Fields<'a> = BTreeMap<(String, usize), (&'a Field, bool)>;

fn path(span: &Span) -> String {
    span.path.display().to_string()
}

/// Rules of one function have distinct ids, unless they are the same check of several parameters.
fn ids(contract: &Contract, mistakes: &mut Vec<Diagnostic>) {
    let mut seen: BTreeMap<&str, &Span> = BTreeMap::new();
    for step in &contract.steps {
        let (id, span) = match &step.kind {
            StepKind::Rule(rule) => (&rule.id, &rule.span),
            StepKind::Ensure(ensure) => (&ensure.id, &ensure.span),
            _ => continue,
        };
        if let Some(first) = seen.insert(id, span)
            && first != span
        {
            let mut mistake = span.error(format!("two rules have the id `{id}`"));
            mistake.help = Some(format!(
                "the first is on line {}; ids are permanent and unique",
                first.line
            ));
            mistakes.push(mistake);
        }
    }
}

/// Making a captured handle, or one of another context, changes the state of the
/// thread. Without a mark, one case would find the state that another left.
fn exemplars_of_a_thread(vocabulary: &Vocabulary, mistakes: &mut Vec<Diagnostic>) {
    let exemplars = vocabulary.domains.iter().flat_map(|d| &d.exemplars);
    for exemplar in exemplars.filter(|exemplar| !exemplar.has_own_thread) {
        let fact = if exemplar.special.is_capturing {
            "is captured"
        } else if is_elsewhere(exemplar) {
            "belongs to a context that is not current"
        } else {
            continue;
        };
        let name = &exemplar.name;
        let message = format!("`{name}` {fact}, but its cases share a thread");
        mistakes.push(with_help(
            exemplar.span.error(message),
            "add `#[own_thread]`: captures and the stack of contexts belong to the thread",
        ));
    }
}

/// Whether it belongs to another context than the current one, which is the first.
fn is_elsewhere(exemplar: &Exemplar) -> bool {
    let mut numbers = exemplar.numbers.iter();
    numbers.any(|(name, number)| name == "context" && !matches!(number, Expr::Int(1)))
}

/// A function that returns a context may have made it current.
fn contexts_of_a_thread(contract: &Contract, mistakes: &mut Vec<Diagnostic>) {
    let is_context = |arg: &DomainArg| matches!(arg, DomainArg::Type(ty) if ty == "CUcontext");
    let mut params = contract.params.iter();
    let hands_out = params.any(|param| param.domain.args.iter().any(is_context));
    if hands_out && !contract.has_own_thread {
        let message = format!(
            "`{}` returns a context, but its cases share a thread",
            contract.function
        );
        mistakes.push(with_help(
            contract.span.error(message),
            "add `#[own_thread]`: the stack of contexts belongs to the thread",
        ));
    }
}

/// A code in a body is documented, or the rule is marked.
fn codes(names: &Names<'_>, contract: &Contract, mistakes: &mut Vec<Diagnostic>) {
    let documented = names.documented(&contract.function).into_iter();
    // Documents list some codes of the runtime by the names of the driver's.
    let documented: Vec<String> = documented
        .map(|code| names.code_of(contract.api, code))
        .collect();
    if documented.is_empty() {
        return;
    }
    for step in &contract.steps {
        let StepKind::Rule(rule) = &step.kind else {
            continue;
        };
        let Outcome::Codes(codes) = &rule.outcome else {
            continue;
        };
        let is_marked =
            rule.is_undocumented || rule.documented.is_some() || rule.basis != Basis::Documented;
        for code in codes.iter().filter(|code| !documented.contains(code)) {
            if !is_marked {
                let set: Vec<&str> = documented.iter().map(|c| shorten(c)).collect();
                let mut mistake = rule.span.error(format!(
                    "`{}` is not in the documented set of `{}`",
                    shorten(code),
                    contract.function
                ));
                mistake.help = Some(format!(
                    "documented: {}; mark the rule `observed` or `undocumented` if a driver returns it",
                    set.join(", ")
                ));
                mistakes.push(mistake);
            }
        }
    }
    for (code, _) in contract
        .unreachable
        .iter()
        .chain(&contract.contradicted)
        .chain(&contract.not_safe)
    {
        if !documented.contains(code) {
            mistakes.push(contract.span.error(format!(
                "`{}` is excused, but `{}` does not document it",
                shorten(code),
                contract.function
            )));
        }
    }
}

/// A question about a parameter is one that its domain can answer.
fn questions(contracts: &Contracts, contract: &Contract, mistakes: &mut Vec<Diagnostic>) {
    let steps = contract.steps.iter().filter_map(|step| match &step.kind {
        StepKind::Rule(rule) => Some((&rule.condition, step.guard.as_ref(), &rule.span)),
        StepKind::Ensure(ensure) => Some((&ensure.condition, step.guard.as_ref(), &ensure.span)),
        _ => None,
    });
    let left_alone = contract.params.iter().filter_map(|param| {
        let left_alone = param.may_leave_alone.as_ref()?;
        Some((left_alone.when.as_ref()?, None, &left_alone.span))
    });
    for (condition, guard, span) in steps.chain(left_alone) {
        let mut asked = Vec::new();
        asks(condition, &mut asked);
        if let Some(guard) = guard {
            asks(guard, &mut asked);
        }
        for (param, question) in asked {
            let known = answers(contracts, contract, param);
            if question != "value_size" && !known.contains(&question) {
                let mut mistake = span.error(format!(
                    "`{}` cannot answer `{question}()`",
                    contract.axis(param).name
                ));
                mistake.help = nearest(&question, known.iter().map(String::as_str))
                    .map(|n| format!("did you mean `{n}()`?"))
                    .or_else(|| Some(format!("it answers {}", known.join(", "))));
                mistakes.push(mistake);
            }
        }
    }
}

fn asks(expr: &Expr, out: &mut Vec<(usize, String)>) {
    expr.each(&mut |part| {
        if let Expr::Ask { param, question } = part {
            out.push((*param, question.clone()));
        }
    });
}

/// Returns the questions that a parameter can answer: predicates and numbers of its domain.
fn answers(contracts: &Contracts, contract: &Contract, param: usize) -> Vec<String> {
    let domain = &contracts.vocabulary[contract.axis(param).domain.domain];
    let mut out = Vec::new();
    for exemplar in &domain.exemplars {
        out.push(format!("is_{}", snake(&exemplar.name)));
        out.extend(exemplar.is.iter().map(|word| format!("is_{word}")));
        out.extend(exemplar.numbers.iter().map(|(name, _)| name.clone()));
    }
    out.sort();
    out.dedup();
    out
}

/// Every function has a call without a fault.
fn plain_call(space: &CallSpace<'_>, mistakes: &mut Vec<Diagnostic>) -> Option<CallIndex> {
    let plain = space.plain();
    if plain.is_none() {
        let contract = space.contract;
        mistakes.push(with_help(
            contract
                .span
                .error(format!("every call of `{}` has a fault", contract.function)),
            "each parameter needs an accepted exemplar, and no rule may hold for all of them",
        ));
    }
    plain
}

/// Records the fields that a call has.
fn has_fields<'a>(
    space: &CallSpace<'_>,
    plain: &CallIndex,
    contract: &'a Contract,
    fields: &mut Fields<'a>,
) {
    for axis in contract.params.len()..contract.axes() {
        if let Some(field) = contract.field(axis) {
            let place = (path(&field.span), field.span.line);
            let (_, is_there) = fields.entry(place).or_insert((field, false));
            *is_there = *is_there || space.has_axis(plain, axis);
        }
    }
}

/// Every rule has a call in which it is the only fault.
fn provocations(space: &CallSpace<'_>, plain: &CallIndex, mistakes: &mut Vec<Diagnostic>) {
    let contract = space.contract;
    for (index, step) in contract.steps.iter().enumerate() {
        match &step.kind {
            StepKind::Rule(rule) => {
                let found = space.alone(plain, index);
                match (&rule.unreachable, found) {
                    // Some checks of the driver are out of reach of the runtime's arguments.
                    (None, None) if step.is_derived => {}
                    (None, None) => mistakes.push(with_help(
                        rule.span
                            .error(format!("no case can violate `{}` alone", rule.id)),
                        "give a parameter the exemplar it needs, or add `#[unreachable(\"why\")]`",
                    )),
                    (Some(_), Some(at)) if is_certain(space, &at, index) => {
                        mistakes.push(with_help(
                            rule.span.error(format!(
                                "`{}` is marked unreachable, but a case reaches it",
                                rule.id
                            )),
                            &format!("remove the mark; {} does", describe(space, plain, &at)),
                        ))
                    }
                    _ => {}
                }
            }
            StepKind::Ensure(ensure) if !step.is_derived && !is_seen(space, plain, index) => {
                mistakes.push(with_help(
                    ensure
                        .span
                        .error(format!("no successful case can show `{}`", ensure.id)),
                    "give a parameter the exemplar that its condition needs",
                ))
            }
            _ => {}
        }
    }
}

/// Whether the step is a fault of the call on every machine; a condition of the machine may be false on each
/// available machine.
fn is_certain(space: &CallSpace<'_>, at: &CallIndex, step: usize) -> bool {
    space
        .call(at)
        .faults()
        .iter()
        .any(|found| found.step == step && found.fault.when.is_none())
}

fn with_help(mut mistake: Diagnostic, help: &str) -> Diagnostic {
    mistake.help = Some(help.to_owned());
    mistake
}

/// Whether some call without a fault meets the condition of a postcondition.
fn is_seen(space: &CallSpace<'_>, plain: &CallIndex, step: usize) -> bool {
    space.success_with(plain, step).is_some()
}

fn describe(space: &CallSpace<'_>, plain: &CallIndex, at: &CallIndex) -> String {
    space.id(plain, at)
}
