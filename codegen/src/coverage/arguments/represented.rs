//! Values that the condition of an exemplar holds for.

use cuspec_spec::case::Basis;
use cuspec_spec::contract::call_space::{CallIndex, CallSpace};
use cuspec_spec::contract::choice::bind;
use cuspec_spec::contract::value::Value;
use cuspec_spec::contract::{Expr, kebab};

use super::number::Number;
use super::passed::Passed;

/// The exemplars of a contract's domains, in the plain call.
pub(super) struct Exemplars<'a> {
    space: CallSpace<'a>,
    plain: Option<CallIndex>,
}

impl<'a> Exemplars<'a> {
    pub(super) fn of(space: CallSpace<'a>) -> Self {
        let plain = space.plain();
        Self { space, plain }
    }

    /// The basis of the claim that the plain call succeeds.
    pub(super) fn success(&self) -> Basis {
        self.space.grounds.success()
    }

    /// Returns the label of the first exemplar whose condition holds for a number, if a case passes the
    /// exemplar.
    pub(super) fn representing(
        &self,
        axis: usize,
        number: &Number<'_>,
        value: i128,
        passed: &Passed,
    ) -> Option<String> {
        let at = self.space.with_axis(self.plain.as_ref()?, axis)?;
        let call = self.space.call(&at);
        let holds = |when: &Expr| {
            let when = with_value(&bind(when, number.used), value);
            matches!(call.eval(&when), Value::Known(value) if value != 0)
        };
        let mut exemplars = number.domain.exemplars.iter();
        let first = exemplars.find(|exemplar| exemplar.when.as_ref().is_some_and(holds))?;
        let label = kebab(&first.name);
        passed.has_exemplar(axis, &label).then_some(label)
    }
}

/// Replaces the value that is passed by a known one.
fn with_value(expr: &Expr, value: i128) -> Expr {
    let inner = |expr: &Expr| Box::new(with_value(expr, value));
    match expr {
        Expr::Live => Expr::Int(value),
        Expr::Not(one) => Expr::Not(inner(one)),
        Expr::Binary(op, left, right) => Expr::Binary(*op, inner(left), inner(right)),
        Expr::OneOf(of, options) => {
            let options = options.iter().map(|option| with_value(option, value));
            Expr::OneOf(inner(of), options.collect())
        }
        other => other.clone(),
    }
}
