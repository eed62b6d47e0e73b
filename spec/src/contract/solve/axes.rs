//! The axes of a call, and their dependencies.

use std::collections::BTreeSet;

use super::choice::{self, Choice};
use crate::contract::model::{
    AnsweredBy, Contract, Contracts, DomainArg, Expr, Place, Query, QuestionId, Step, StepKind,
    Vocabulary,
};
use crate::names::Names;

/// The axes of a call, independent of the symbol.
#[derive(Clone, Debug)]
pub(super) struct Axes {
    /// Choices of each parameter and field.
    pub(super) choices: Vec<Vec<Choice>>,
    /// Facts of the thread and the process in conditions.
    pub(super) asked: BTreeSet<QuestionId>,
    /// Whether the value of any axis depends on such a fact.
    pub(super) is_by_state: bool,
    /// For each axis, the axes that its value depends on.
    pub(super) dependencies: Vec<BTreeSet<usize>>,
    /// For each step, the axes that its result depends on.
    pub(super) decided_by: Vec<Vec<usize>>,
}

impl Axes {
    pub(super) fn of(names: &Names<'_>, contracts: &Contracts, contract: &Contract) -> Self {
        let vocabulary = &contracts.vocabulary;
        let choices = choice::of_contract(names, contracts, contract);
        let mut asked = BTreeSet::new();
        for step in &contract.steps {
            if let Some(guard) = &step.guard {
                facts_of(vocabulary, guard, &mut asked);
            }
            match &step.kind {
                StepKind::Rule(rule) => facts_of(vocabulary, &rule.condition, &mut asked),
                StepKind::Ensure(ensure) => facts_of(vocabulary, &ensure.condition, &mut asked),
                StepKind::LastError | StepKind::Need(_) | StepKind::Param(_) => {}
            }
        }
        let mut asked_of_choices = BTreeSet::new();
        for choice in choices.iter().flatten() {
            each_expr(choice, &mut |expr| {
                facts_of(vocabulary, expr, &mut asked_of_choices)
            });
        }
        for axis in 0..contract.axes() {
            for arg in &contract.axis(axis).domain.args {
                if let DomainArg::Expr(expr) = arg {
                    facts_of(vocabulary, expr, &mut asked_of_choices);
                }
            }
        }
        let left_alone = contract
            .params
            .iter()
            .flat_map(|param| &param.may_leave_alone);
        for when in left_alone.filter_map(|left_alone| left_alone.when.as_ref()) {
            facts_of(vocabulary, when, &mut asked_of_choices);
        }
        for when in contract
            .fields
            .iter()
            .filter_map(|field| field.when.as_ref())
        {
            facts_of(vocabulary, when, &mut asked_of_choices);
        }
        let axes = choices.iter().enumerate();
        let dependencies: Vec<_> = axes
            .map(|(axis, choices)| dependencies(contract, axis, choices))
            .collect();
        let steps = contract.steps.iter();
        let decided_by =
            steps.map(|step| Vec::from_iter(within(params_of_step(step), &dependencies)));
        Self {
            decided_by: decided_by.collect(),
            is_by_state: !asked_of_choices.is_empty(),
            choices,
            asked,
            dependencies,
        }
    }
}

/// The axes that decide whether an axis exists.
pub(super) fn decides(contract: &Contract, axis: usize, out: &mut BTreeSet<usize>) {
    let mut next = contract.field(axis);
    while let Some(field) = next {
        if let Some(when) = &field.when {
            params_of(when, out);
        }
        out.insert(field.holder);
        next = contract.field(field.holder);
    }
}

/// The axes that the value of an axis depends on directly.
fn dependencies(contract: &Contract, axis: usize, choices: &[Choice]) -> BTreeSet<usize> {
    let mut out = BTreeSet::new();
    decides(contract, axis, &mut out);
    for arg in &contract.axis(axis).domain.args {
        match arg {
            DomainArg::Param(other) | DomainArg::Tagged { by: other, .. } => {
                out.insert(*other);
            }
            DomainArg::Expr(expr) => params_of(expr, &mut out),
            _ => {}
        }
    }
    for choice in choices {
        each_expr(choice, &mut |expr| params_of(expr, &mut out));
    }
    out
}

/// Visits every expression of a choice.
fn each_expr(choice: &Choice, look: &mut impl FnMut(&Expr)) {
    let numbers = choice.numbers.iter().map(|(_, number)| number);
    choice.value.iter().chain(numbers).for_each(&mut *look);
    for held in &choice.elements {
        each_expr(held, look);
    }
}

/// The parameters that a step names.
pub(super) fn params_of_step(step: &Step) -> BTreeSet<usize> {
    let mut out = BTreeSet::new();
    if let Some(guard) = &step.guard {
        params_of(guard, &mut out);
    }
    match &step.kind {
        StepKind::Rule(rule) => params_of(&rule.condition, &mut out),
        StepKind::Ensure(ensure) => {
            params_of(&ensure.condition, &mut out);
            params_of(&ensure.holds, &mut out);
        }
        StepKind::Param(param) => {
            out.insert(*param);
        }
        StepKind::LastError | StepKind::Need(_) => {}
    }
    out
}

/// The axes that some axes depend on, transitively, and these themselves.
pub(super) fn within(
    mut axes: BTreeSet<usize>,
    dependencies: &[BTreeSet<usize>],
) -> BTreeSet<usize> {
    let mut next: Vec<usize> = axes.iter().copied().collect();
    while let Some(axis) = next.pop() {
        let new = dependencies[axis]
            .iter()
            .filter(|other| axes.insert(**other));
        next.extend(new);
    }
    axes
}

/// The parameters in an expression.
pub fn params_of(expr: &Expr, out: &mut BTreeSet<usize>) {
    expr.each(&mut |part| match part {
        Expr::Param(param)
        | Expr::Ask { param, .. }
        | Expr::Element { param, .. }
        | Expr::Result(Place::Param(param))
        | Expr::Part {
            place: Place::Param(param),
            ..
        } => {
            out.insert(*param);
        }
        Expr::Names { place, code } => {
            if let Place::Param(param) = place {
                out.insert(*param);
            }
            out.insert(*code);
        }
        Expr::Any { over, .. } => out.extend(over),
        _ => {}
    });
}

/// The facts of the thread and the process in an expression.
fn facts_of(vocabulary: &Vocabulary, expr: &Expr, out: &mut BTreeSet<QuestionId>) {
    expr.each(&mut |part| {
        if let Expr::Query(Query::Question(id)) = part
            && vocabulary[*id].answered_by == AnsweredBy::State
        {
            out.insert(*id);
        }
    });
}

/// The constants in an expression.
pub fn constants_of(expr: &Expr, out: &mut BTreeSet<i128>) {
    expr.each(&mut |part| {
        if let Expr::Constant { value, .. } = part {
            out.insert(*value);
        }
    });
}
