//! Emits the readers of the fields of array elements, and the checks of every element.

use std::collections::BTreeSet;

use cuspec_spec::contract::axes::params_of;
use cuspec_spec::contract::{DomainArg, DomainUse};
use cuspec_spec::layout;

use super::classifier::{Classifier, base};
use super::expressions::variable;
use crate::emit::text::block;

impl Classifier<'_> {
    /// Returns `let read_p4 = |at1: u64| ..;` for each field of an element that a check needs; a field
    /// follows the fields on which it depends.
    pub(super) fn readers(&self, asked: &BTreeSet<usize>) -> Vec<String> {
        let readers = self.fields_for(asked).into_iter().map(|axis| {
            let bases = self
                .array_of(axis)
                .map(|array| format!("{}: u64", base(array)));
            let others = self.elements_asked_by(axis).into_iter().map(variable);
            let params = bases
                .into_iter()
                .chain(others.map(|other| format!("{other}: &Arg")));
            let params: Vec<String> = params.collect();
            let value = self.expression(axis);
            format!("let {} = |{}| {value};", reader(axis), params.join(", "))
        });
        readers.collect()
    }

    /// Repeats checks for every element of the arrays whose fields they need.
    pub(super) fn for_each_element(&self, asked: &BTreeSet<usize>, check: String) -> Vec<String> {
        let fields = self.fields_for(asked);
        let mut out = vec![check];
        for axis in fields.iter().rev() {
            let at = self.array_of(*axis).map(base);
            let others = self.elements_asked_by(*axis).into_iter();
            let others = others.map(|other| format!("&{}", variable(other)));
            let args: Vec<String> = at.into_iter().chain(others).collect();
            let (name, reader) = (variable(*axis), reader(*axis));
            out.insert(0, format!("let {name} = {reader}({});", args.join(", ")));
            // Parallel arrays share one loop, which begins at the first of their fields.
            let Some(first) = self.array_of(*axis).map(|array| self.leader(array)) else {
                continue;
            };
            let is_beside = |other: &&usize| {
                let array = self.array_of(**other);
                array.is_some_and(|array| self.leader(array) == first)
            };
            if fields.iter().find(is_beside) != Some(axis) {
                continue;
            }
            let arrays = fields.iter().filter(is_beside);
            let arrays: BTreeSet<usize> =
                arrays.filter_map(|other| self.array_of(*other)).collect();
            let bases = arrays.into_iter().map(|array| {
                let stride = self.record_size(self.contract.axis(array).domain);
                let (base, array) = (base(array), variable(array));
                format!("let {base} = element({array}.address(), index, {stride});")
            });
            let statements: Vec<String> = bases.chain(out).collect();
            let first = variable(first);
            let head = format!("for index in indices({first}.address(), {first}.ask(\"len\")) ");
            out = vec![block(&head, &statements)];
        }
        out
    }

    /// Returns the fields of elements among these axes and their dependencies, in the order of their numbers.
    fn fields_for(&self, asked: &BTreeSet<usize>) -> BTreeSet<usize> {
        let mut needed = asked.clone();
        loop {
            let fields = needed.iter().filter_map(|axis| self.contract.field(*axis));
            let more: Vec<usize> = fields
                .flat_map(|field| {
                    let mut more = BTreeSet::from([field.holder]);
                    if let Some(when) = &field.when {
                        params_of(when, &mut more);
                    }
                    more
                })
                .collect();
            let before = needed.len();
            needed.extend(more);
            if needed.len() == before {
                break;
            }
        }
        needed.retain(|axis| self.array_above(*axis).is_some());
        needed
    }

    /// Returns the fields of the same element on which a field depends.
    fn elements_asked_by(&self, axis: usize) -> BTreeSet<usize> {
        let others = self.measured_by(axis).into_iter();
        others
            .filter(|other| self.array_above(*other).is_some())
            .collect()
    }

    /// Returns the array to which an array is parallel; the array itself if none.
    fn leader(&self, array: usize) -> usize {
        let mut args = self.contract.axis(array).domain.args.iter();
        let beside = args.find_map(|arg| match arg {
            DomainArg::Param(other) if self.is_array(*other) => Some(*other),
            _ => None,
        });
        beside.map_or(array, |other| self.leader(other))
    }

    /// Returns the size in bytes of the record that a use of a domain names.
    fn record_size(&self, used: &DomainUse) -> u64 {
        let size = used.args.iter().find_map(|arg| match arg {
            DomainArg::Type(ty) | DomainArg::Record { ty, .. } => layout::size_of(self.names, ty),
            _ => None,
        });
        size.unwrap_or(8)
    }
}

/// Returns the name of the reader of a field.
fn reader(axis: usize) -> String {
    format!("read_p{axis}")
}
