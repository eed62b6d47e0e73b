//! Conditions on the machine or on the library.

use crate::contract::model::{Expr, Query, Vocabulary};
use cuspec_case as case;

/// Converts a condition on the machine for the worker. Returns `None` for one
/// about the call.
pub fn of_machine(vocabulary: &Vocabulary, expr: &Expr) -> Option<case::Expr> {
    let inner = |expr: &Expr| of_machine(vocabulary, expr).map(Box::new);
    Some(match expr {
        Expr::Int(value) | Expr::Constant { value, .. } => case::Expr::Int(*value),
        Expr::Query(query) => machine_query(vocabulary, query),
        Expr::Not(expr) => case::Expr::Not(inner(expr)?),
        Expr::Binary(op, left, right) => case::Expr::Binary(*op, inner(left)?, inner(right)?),
        _ => return None,
    })
}

/// Returns the expression of a query on the machine.
pub(super) fn machine_query(vocabulary: &Vocabulary, query: &Query) -> case::Expr {
    match query {
        Query::Attribute { number, .. } => case::Expr::Attribute(*number),
        Query::Question(_) | Query::Version(_) => {
            let (object, name) = query.names(vocabulary);
            case::Expr::Query(format!("{object}.{name}"))
        }
    }
}
