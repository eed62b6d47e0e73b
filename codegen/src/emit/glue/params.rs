//! A parameter's domain as the code that classifies a live argument.

use std::collections::BTreeSet;

use cuspec_spec::Names;
use cuspec_spec::contract::{
    Contract, Domain, DomainArg, DomainUse, Exemplar, Field, Outcome, Role, Standing, kebab, snake,
};
use cuspec_spec::declared::Type;
use cuspec_spec::layout;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::classifier::{Classifier, base};
use super::expressions::{Printer, variable};
use crate::emit::bindings::types;

impl Classifier<'_> {
    /// `let p0 = ..;`, in an order in which every parameter and field comes after those it is measured
    /// by. Those of the elements of an array are read with each check that asks them.
    pub(super) fn statements(&self) -> Vec<TokenStream> {
        self.statements_of(&(0..self.contract.axes()).collect())
    }

    /// The same for some of them, and what they are measured by.
    pub(super) fn statements_of(&self, some: &BTreeSet<usize>) -> Vec<TokenStream> {
        let mut all = BTreeSet::new();
        let mut open: Vec<usize> = some.iter().copied().collect();
        while let Some(axis) = open.pop() {
            if all.insert(axis) {
                open.extend(self.measured_by(axis));
            }
        }
        let all: Vec<usize> = all
            .into_iter()
            .filter(|axis| self.array_above(*axis).is_none())
            .collect();
        let mut done: Vec<usize> = Vec::new();
        let mut out = Vec::new();
        while done.len() < all.len() {
            let waiting = all.iter().copied().filter(|axis| !done.contains(axis));
            let next = waiting.min_by_key(|axis| {
                let measured_by = self.measured_by(*axis);
                let waits = measured_by.iter().filter(|other| !done.contains(other));
                (waits.count(), *axis)
            });
            let Some(axis) = next else { break };
            out.push(self.statement(axis));
            done.push(axis);
        }
        out
    }

    /// Where the record begins that an axis holds; null where it is not there.
    fn base(&self, holder: usize) -> TokenStream {
        let variable = variable(holder);
        let domain = self.domain(self.contract.axis(holder).domain);
        match (
            domain.map(|domain| domain.role),
            self.contract.params.get(holder),
        ) {
            (Some(Role::Array), _) => {
                let base = base(holder);
                quote!(#base)
            }
            (Some(Role::Record), Some(param)) => {
                let ident = types::ident(&param.name);
                quote!(&raw const #ident as usize as u64)
            }
            _ => quote!(#variable.address()),
        }
    }

    fn statement(&self, axis: usize) -> TokenStream {
        let variable = variable(axis);
        let value = self.expression(axis);
        quote!(let #variable = #value;)
    }

    /// What is known of a parameter or a field.
    pub(super) fn expression(&self, axis: usize) -> TokenStream {
        let item = self.contract.axis(axis);
        let Some(domain) = self.domain(item.domain) else {
            return quote!(Arg::number(0));
        };
        let prefix = format!("{}.", item.name);
        if let Some(field) = self.contract.field(axis) {
            let value = self.value(domain, item.domain, &prefix, &quote!(value));
            let base = self.base(field.holder);
            let when = match &field.when {
                Some(when) => Printer {
                    names: self.names,
                    over: &[],
                }
                .print(when),
                None => quote!(int(1)),
            };
            let place = place(field);
            return quote! {
                match field(#base, #when) {
                    Some(base) => { let value = #place; #value }
                    None => Arg::absent(),
                }
            };
        }
        let ident = types::ident(item.name);
        if domain.role == Role::Record {
            return quote!(Arg::number(0));
        }
        let raw = self.raw(axis, &quote!(#ident));
        let value = self.value(domain, item.domain, &prefix, &raw);
        let size = self.value_size(axis);
        quote!(#value #size)
    }

    /// The argument as a number: pointers and handles as their address.
    fn raw(&self, param: usize, ident: &TokenStream) -> TokenStream {
        let declared = self
            .names
            .function(&self.contract.function)
            .map(|f| &f.params[param].ty);
        match declared {
            Some(Type::Pointer { .. }) => quote!(#ident as usize as u64),
            Some(Type::Function { .. }) => quote!(#ident.map_or(0, |f| f as usize as u64)),
            Some(Type::Named(name)) => self.raw_named(name, ident),
            _ => quote!(#ident as u64),
        }
    }

    fn raw_named(&self, name: &str, ident: &TokenStream) -> TokenStream {
        use cuspec_spec::declared::TypedefKind;
        if self.names.enumeration(name).is_some() {
            return quote!(#ident.0 as i128);
        }
        let typedef = self.names.typedef(name);
        match typedef.map(|t| &t.kind) {
            Some(TypedefKind::Handle { .. }) => quote!(#ident as usize as u64),
            Some(TypedefKind::Callback { .. }) => quote!(#ident.map_or(0, |f| f as usize as u64)),
            Some(TypedefKind::Alias(Type::Pointer { .. })) => quote!(#ident as usize as u64),
            Some(TypedefKind::Alias(Type::Named(inner))) if inner != name => {
                self.raw_named(inner, ident)
            }
            _ => quote!(#ident),
        }
    }

    fn value(
        &self,
        domain: &Domain,
        used: &DomainUse,
        prefix: &str,
        raw: &TokenStream,
    ) -> TokenStream {
        match domain.role {
            Role::Array => self.array(domain, used, prefix, raw),
            Role::Pointer => self.pointer(domain, used, prefix, raw),
            Role::Place => {
                let null = self.null(domain, used, prefix);
                let is = quote!(not(equals(value, 0)));
                let there = domain.exemplars.iter().filter(|e| e.name != "Null");
                let there = there.map(|e| self.row(&is, e, &Standing::Accepted, prefix, ""));
                quote!({ let value = (#raw) as i128; Arg::number(value) #null #(#there)* })
            }
            _ if domain.has_identity() => {
                let raw = quote!((#raw) as u64);
                self.live(domain, used, prefix, &raw, &raw)
            }
            _ => self.scalar(domain, used, prefix, raw),
        }
    }

    /// A value whose exemplar the driver tells.
    fn live(
        &self,
        domain: &Domain,
        used: &DomainUse,
        prefix: &str,
        raw: &TokenStream,
        value: &TokenStream,
    ) -> TokenStream {
        let exemplars = format_ident!("{}", domain.name);
        let rows = domain.exemplars.iter().filter_map(|exemplar| {
            let standing = used.standing(exemplar, &exemplar.name);
            let name = &exemplar.name;
            let (id, outcome) = self.fault(&standing, prefix, &kebab(name))?;
            Some(quote!((#name, #id, #outcome.into())))
        });
        quote!(Arg::live(#raw, Tells::<classify::#exemplars>::tell(oracle, #value), &[#(#rows),*]))
    }

    /// What a null pointer does.
    fn null(&self, domain: &Domain, used: &DomainUse, prefix: &str) -> TokenStream {
        let rows = domain
            .exemplars
            .iter()
            .filter(|e| e.name == "Null")
            .map(|exemplar| {
                let standing = used.standing(exemplar, &exemplar.name);
                self.row_of(
                    &quote!(equals(value, 0)),
                    &["null"],
                    &standing,
                    prefix,
                    "null",
                )
            });
        quote!(#(#rows)*)
    }

    fn pointer(
        &self,
        domain: &Domain,
        used: &DomainUse,
        prefix: &str,
        raw: &TokenStream,
    ) -> TokenStream {
        let null = self.null(domain, used, prefix);
        let given = quote!(.accepted(not(equals(value, 0)), &["given"]));
        let inner = inner(used).and_then(|inner| Some((self.domain(inner)?, inner)));
        let Some((inner_domain, inner_use)) = inner else {
            return quote!({ let value = (#raw) as i128; Arg::number(value) #null #given });
        };
        let prefix = format!("{prefix}given-");
        let value = self.value(inner_domain, inner_use, &prefix, &quote!(value));
        // What only the driver can tell is told by its address; a plain number is read here.
        let read = (inner_domain.role == Role::Value && !inner_domain.has_identity()).then(|| {
            let size = self.typed_size(inner_domain, inner_use).unwrap_or(4);
            let size = Literal::usize_unsuffixed(size);
            quote!(let value = unsafe { elements(value as u64, 1, #size) }.first().copied().unwrap_or(0);)
        });
        quote!({
            let value = (#raw) as i128;
            let arg = Arg::number(value) #null #given;
            if value == 0 { arg } else { #read arg.with_elements(vec![#value]) }
        })
    }

    fn array(
        &self,
        domain: &Domain,
        used: &DomainUse,
        prefix: &str,
        raw: &TokenStream,
    ) -> TokenStream {
        let count = used.args.iter().skip(1).find_map(|arg| match arg {
            DomainArg::Param(count) => Some(self.count(*count)),
            _ => None,
        });
        let Some(count) = count else {
            return quote!(Arg::number((#raw) as i128));
        };

        let rows = domain
            .exemplars
            .iter()
            .filter(|e| e.name == "Null" || e.is.iter().any(|w| w == "empty") || e.name == "Empty")
            .map(|exemplar| {
                let is = match exemplar.name.as_str() {
                    "Null" => quote!(and(equals(value, 0), not(equals(len, 0)))),
                    "NullEmpty" => quote!(and(equals(value, 0), equals(len, 0))),
                    _ => quote!(and(not(equals(value, 0)), equals(len, 0))),
                };
                let standing = used.standing(exemplar, &exemplar.name);
                self.row(&is, exemplar, &standing, prefix, &kebab(&exemplar.name))
            });
        let inner = inner(used).and_then(|inner| Some((self.domain(inner)?, inner)));
        let elements = match inner {
            Some((inner_domain, inner_use)) => {
                let size = Literal::usize_unsuffixed(self.element_size(inner_domain, inner_use));
                let prefix = format!("{prefix}one-");
                let value = self.value(inner_domain, inner_use, &prefix, &quote!(element));
                quote!(.with_elements(unsafe { elements(value as u64, len, #size) }.into_iter().map(|element| #value).collect()))
            }
            None => quote!(.with_len(value, len)),
        };
        quote!({
            let value = (#raw) as i128;
            let len = #count;
            Arg::number(value) #(#rows)* #elements
        })
    }

    /// What stands in the place of the length of an array: a number, or another array that is as long.
    fn count(&self, axis: usize) -> TokenStream {
        if self.is_array(axis) {
            let other = variable(axis);
            return quote!(#other.ask("len").unwrap_or(0));
        }
        match self.contract.field(axis) {
            Some(field) => {
                let place = place(field);
                quote!(#place as i128)
            }
            None => {
                let ident = types::ident(&self.contract.params[axis].name);
                quote!(#ident as i128)
            }
        }
    }

    fn element_size(&self, domain: &Domain, used: &DomainUse) -> usize {
        if matches!(domain.role, Role::Place | Role::Pointer | Role::Array) {
            return 8;
        }
        self.typed_size(domain, used).unwrap_or(8)
    }

    /// The size of a value, where its type is known.
    fn typed_size(&self, domain: &Domain, used: &DomainUse) -> Option<usize> {
        let ty = domain.c_type.as_deref().or_else(|| {
            used.args.iter().find_map(|arg| match arg {
                DomainArg::Type(ty) => Some(ty.as_str()),
                _ => None,
            })
        })?;
        usize::try_from(layout::size_of(self.names, ty)?).ok()
    }

    /// Where a value counts as an exemplar, and what that does to a call.
    pub(super) fn row(
        &self,
        is: &TokenStream,
        exemplar: &Exemplar,
        standing: &Standing,
        prefix: &str,
        label: &str,
    ) -> TokenStream {
        let own = snake(&exemplar.name);
        let words = std::iter::once(own.as_str()).chain(exemplar.is.iter().map(String::as_str));
        let words: Vec<&str> = words.collect();
        self.row_of(is, &words, standing, prefix, label)
    }

    fn row_of(
        &self,
        is: &TokenStream,
        words: &[&str],
        standing: &Standing,
        prefix: &str,
        label: &str,
    ) -> TokenStream {
        match self.fault(standing, prefix, label) {
            None => quote!(.accepted(#is, &[#(#words),*])),
            Some((id, outcome)) => quote!(.refused(#is, &[#(#words),*], #id, #outcome)),
        }
    }

    /// The check that an exemplar fails, by the planner's ids, and where that leads: `value.null`, and
    /// `value.given-above` for what is behind a pointer.
    fn fault(
        &self,
        standing: &Standing,
        prefix: &str,
        label: &str,
    ) -> Option<(String, TokenStream)> {
        let outcome = match standing {
            Standing::Accepted => return None,
            Standing::Undefined => quote!(Outcome::Undefined),
            Standing::Refused(outcome) => print_outcome(self.names, self.contract, outcome),
        };
        Some((
            format!("{}/{prefix}{label}", self.contract.function),
            outcome,
        ))
    }

    /// The size of the value behind a place, where others measure by it.
    fn value_size(&self, param: usize) -> TokenStream {
        let used = self.contract.axis(param).domain;
        match used.args.first() {
            Some(DomainArg::Tagged { table, by }) => {
                let by = variable(*by);
                let table = self
                    .registry
                    .contracts
                    .tables
                    .iter()
                    .find(|t| t.name == *table);
                let rows = table.into_iter().flat_map(|t| &t.rows).filter_map(|row| {
                    let tag = Literal::i128_unsuffixed(self.names.constant(&row.tag)?);
                    let size =
                        Literal::i128_unsuffixed(layout::size_of(self.names, &row.ty)?.into());
                    Some(quote!((#tag, #size)))
                });
                quote!(.measured(#by.value(), &[#(#rows),*]))
            }
            _ => quote!(),
        }
    }
}

/// The value of a field of the record that begins at `base`.
fn place(field: &Field) -> TokenStream {
    let (offset, size) = (
        Literal::u64_unsuffixed(field.offset),
        Literal::usize_unsuffixed(usize::try_from(field.size).unwrap_or(8)),
    );
    let is_signed = field.is_signed;
    // SAFETY of what is printed: the caller of the C function answers for its records.
    quote!(unsafe { read(base + #offset, #size, #is_signed) })
}

fn inner(used: &DomainUse) -> Option<&DomainUse> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Domain(inner) => Some(&**inner),
        _ => None,
    })
}

/// What becomes an outcome, in the codes of the contract's API.
pub(super) fn print_outcome(
    names: &Names<'_>,
    contract: &Contract,
    outcome: &Outcome,
) -> TokenStream {
    let print = |code: &str| {
        let code = format_ident!("{}", names.code_of(contract.api, code));
        quote!(Code::#code)
    };
    match outcome {
        Outcome::Codes(codes) => match codes.first() {
            Some(code) => print(code),
            None => quote!(Outcome::Undefined),
        },
        Outcome::Failure => print("CUDA_ERROR_INVALID_VALUE"),
        Outcome::Undefined => quote!(Outcome::Undefined),
        Outcome::Later(_) => quote!(Outcome::Later),
    }
}
