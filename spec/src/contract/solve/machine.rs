//! Conditions on the machine or on the library.

use crate::contract::model::Expr;
use crate::names::Names;
use cuspec_case as case;

/// Converts a condition on the machine for the worker. Returns `None` for one
/// about the call.
pub fn of_machine(names: &Names<'_>, expr: &Expr) -> Option<case::Expr> {
    let inner = |expr: &Expr| of_machine(names, expr).map(Box::new);
    Some(match expr {
        Expr::Int(value) | Expr::Constant { value, .. } => case::Expr::Int(*value),
        Expr::Query { object, question } => machine_query(names, object, question)?,
        Expr::Not(expr) => case::Expr::Not(inner(expr)?),
        Expr::Binary(op, left, right) => case::Expr::Binary(*op, inner(left)?, inner(right)?),
        _ => return None,
    })
}

/// Returns the expression of a query on the machine. Each device attribute is a query of `device`.
pub(super) fn machine_query(names: &Names<'_>, object: &str, question: &str) -> Option<case::Expr> {
    let attribute = match object {
        "device" => names.attribute(question),
        _ => None,
    };
    match attribute {
        Some(number) => i32::try_from(number).ok().map(case::Expr::Attribute),
        None => Some(case::Expr::Query(format!("{object}.{question}"))),
    }
}
