//! Numbers that the checks of a contract compare an argument with.

use std::collections::BTreeSet;

use cuspec_spec::case::Op;
use cuspec_spec::contract::choice::bind;
use cuspec_spec::contract::{Contract, Expr, StepKind};

use crate::plan::number::Number;

/// Returns the limits of an argument, in rules and in its domain.
pub(super) fn of(contract: &Contract, axis: usize, number: &Number<'_>) -> BTreeSet<i128> {
    let mut out = BTreeSet::new();
    let is_it = |expr: &Expr| match expr {
        Expr::Param(param) => *param == axis,
        Expr::Element { param, question } => *param == axis && question.is_none(),
        _ => false,
    };
    for step in &contract.steps {
        if let StepKind::Rule(rule) = &step.kind {
            compared(&rule.condition, &is_it, &mut out);
        }
        if let Some(guard) = &step.guard {
            compared(guard, &is_it, &mut out);
        }
    }
    for when in number
        .domain
        .exemplars
        .iter()
        .filter_map(|one| one.when.as_ref())
    {
        let is_live = |expr: &Expr| matches!(expr, Expr::Live);
        compared(&bind(when, number.used), &is_live, &mut out);
    }
    out
}

/// Adds the constants that an expression compares a part with.
fn compared(expr: &Expr, is_it: &dyn Fn(&Expr) -> bool, out: &mut BTreeSet<i128>) {
    expr.each(&mut |part| match part {
        Expr::Binary(Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge, left, right) => {
            if is_it(left) {
                out.extend(constant(right));
            }
            if is_it(right) {
                out.extend(constant(left));
            }
        }
        Expr::OneOf(value, options) if is_it(value) => {
            out.extend(options.iter().filter_map(constant));
        }
        _ => {}
    });
}

/// Evaluates an expression of constants.
fn constant(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Int(value) | Expr::Constant { value, .. } => Some(*value),
        Expr::Binary(op, left, right) => op.apply(constant(left)?, constant(right)?),
        _ => None,
    }
}
