//! One contract, and the relations between the axes of its calls.

use std::collections::BTreeSet;

use cuspec_spec::contract::axes::params_of;
use cuspec_spec::contract::{Contract, Domain, DomainArg, DomainUse, Role};
use cuspec_spec::{Names, Registry};

/// Renders the classification of one contract's parameters.
pub(super) struct Classifier<'a> {
    pub registry: &'a Registry,
    pub names: &'a Names<'a>,
    pub contract: &'a Contract,
}

impl Classifier<'_> {
    pub(super) fn measured_by(&self, axis: usize) -> Vec<usize> {
        fn of_use(used: &DomainUse, out: &mut Vec<usize>) {
            for arg in &used.args {
                match arg {
                    DomainArg::Param(param) => out.push(*param),
                    DomainArg::Tagged { by, .. } => out.push(*by),
                    DomainArg::Domain(inner) => of_use(inner, out),
                    DomainArg::Expr(expr) => {
                        let mut params = BTreeSet::new();
                        params_of(expr, &mut params);
                        out.extend(params);
                    }
                    _ => {}
                }
            }
        }
        let used = self.contract.axis(axis).domain;
        let mut out = Vec::new();
        of_use(used, &mut out);
        // The count of an array depends on the array, not the other way round; it is read as a number, unless
        // it is the count of another array.
        let special = &self.registry.contracts.vocabulary.special;
        let of_results = [special.out_slice, special.out_text];
        if self.domain(used).role == Role::Array || of_results.contains(&Some(used.domain)) {
            out.retain(|other| self.is_array(*other));
        }
        if let Some(field) = self.contract.field(axis) {
            let mut asked = BTreeSet::from([field.holder]);
            if let Some(when) = &field.when {
                params_of(when, &mut asked);
            }
            out.extend(asked);
        }
        out.retain(|p| *p != axis);
        out
    }

    pub(super) fn domain(&self, used: &DomainUse) -> &Domain {
        &self.registry.contracts.vocabulary[used.domain]
    }

    /// Returns the array to whose elements a field belongs.
    pub(super) fn array_of(&self, axis: usize) -> Option<usize> {
        let holder = self.contract.field(axis)?.holder;
        self.is_array(holder).then_some(holder)
    }

    /// Returns the nearest array among the holders of a field.
    pub(super) fn array_above(&self, axis: usize) -> Option<usize> {
        let holder = self.contract.field(axis)?.holder;
        match self.is_array(holder) {
            true => Some(holder),
            false => self.array_above(holder),
        }
    }

    pub(super) fn is_array(&self, axis: usize) -> bool {
        self.domain(self.contract.axis(axis).domain).role == Role::Array
    }
}

/// Returns the variable with the address of the current element of an array.
pub(super) fn base(array: usize) -> String {
    format!("at{array}")
}
