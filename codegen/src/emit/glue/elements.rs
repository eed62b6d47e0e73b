//! The fields of the elements of arrays: how each is read, and the checks that are made of every element.

use std::collections::BTreeSet;

use cuspec_spec::contract::call_space::params_of;
use cuspec_spec::contract::{DomainArg, DomainUse};
use cuspec_spec::layout;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::classifier::{Classifier, base};
use super::expressions::variable;

impl Classifier<'_> {
    /// `let read_p4 = |at1: u64| ..;` for each field of an element that a check asks, in an order in which
    /// none comes before those it asks itself.
    pub(super) fn readers(&self, asked: &BTreeSet<usize>) -> TokenStream {
        let readers = self.fields_for(asked).into_iter().map(|axis| {
            let reader = reader(axis);
            let bases = self.array_of(axis).map(|array| {
                let base = base(array);
                quote!(#base: u64)
            });
            let others = self.elements_asked_by(axis).into_iter().map(variable);
            let value = self.expression(axis);
            let params = bases
                .into_iter()
                .chain(others.map(|other| quote!(#other: &Arg)));
            quote!(let #reader = |#(#params),*| #value;)
        });
        quote!(#(#readers)*)
    }

    /// A check for every element of the arrays whose fields it asks.
    pub(super) fn for_each_element(
        &self,
        asked: &BTreeSet<usize>,
        check: TokenStream,
    ) -> TokenStream {
        let fields = self.fields_for(asked);
        let mut out = check;
        for axis in fields.iter().rev() {
            let (name, reader) = (variable(*axis), reader(*axis));
            let at = self.array_of(*axis).map(|array| {
                let base = base(array);
                quote!(#base)
            });
            let others = self.elements_asked_by(*axis).into_iter();
            let others = others.map(variable).map(|other| quote!(&#other));
            let args = at.into_iter().chain(others);
            out = quote!(let #name = #reader(#(#args),*); #out);
            // All arrays of a kind are gone through in one loop, which begins with the first of their fields.
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
                quote!(let #base = element(#array.address(), index, #stride);)
            });
            let first = variable(first);
            out = quote! {
                for index in indices(#first.address(), #first.ask("len")) { #(#bases)* #out }
            };
        }
        out
    }

    /// The fields of elements that these axes are or ask, in the order of their numbers.
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

    /// The fields of the same element that must be read before a field of it can be.
    fn elements_asked_by(&self, axis: usize) -> BTreeSet<usize> {
        let others = self.measured_by(axis).into_iter();
        others
            .filter(|other| self.array_above(*other).is_some())
            .collect()
    }

    /// The array that an array lies beside, element by element; itself if it lies beside none.
    fn leader(&self, array: usize) -> usize {
        let mut args = self.contract.axis(array).domain.args.iter();
        let beside = args.find_map(|arg| match arg {
            DomainArg::Param(other) if self.is_array(*other) => Some(*other),
            _ => None,
        });
        beside.map_or(array, |other| self.leader(other))
    }

    /// Bytes of the record that a use of a domain names.
    fn record_size(&self, used: &DomainUse) -> Literal {
        let size = used.args.iter().find_map(|arg| match arg {
            DomainArg::Type(ty) | DomainArg::Record { ty, .. } => layout::size_of(self.names, ty),
            _ => None,
        });
        Literal::u64_unsuffixed(size.unwrap_or(8))
    }
}

/// What reads a field of an element.
fn reader(axis: usize) -> Ident {
    format_ident!("read_p{axis}")
}
