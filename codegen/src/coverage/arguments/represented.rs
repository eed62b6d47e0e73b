//! Values that the condition of an exemplar holds for.

use cuspec_spec::case::Basis;
use cuspec_spec::contract::call_space::{CallIndex, CallSpace};
use cuspec_spec::contract::kebab;

use super::passed::Passed;
use super::zeros;
use crate::plan::ends::covering;
use crate::plan::number::Number;

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

    /// Whether another argument can be refused.
    pub(super) fn has_other_fault(&self, axis: usize) -> bool {
        zeros::can_be_beside_fault(&self.space, axis)
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
        let first = covering(&self.space.call(&at), number, value)?;
        let label = kebab(&first.name);
        passed.has_exemplar(axis, &label).then_some(label)
    }
}
