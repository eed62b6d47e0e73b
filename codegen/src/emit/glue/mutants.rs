//! What successful calls would do otherwise, for finding out whether the suite would notice.

use cuspec_spec::case::Api;
use cuspec_spec::contract::{Contract, DomainArg, Param, Role, Table};
use cuspec_spec::declared::{Type, TypedefKind};
use cuspec_spec::layout;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::target::SOURCES;
use super::target::Target;
use crate::emit::bindings::types;
use crate::emit::{Output, success};

/// A function for each contract.
pub(super) fn emit(target: &Target<'_>) -> Output {
    let module = target.module();
    let functions = target.contracts().filter_map(|contract| {
        let mutants = Mutants { target, contract };
        mutants.function()
    });
    let sections = std::iter::once(quote! {
        //! What successful calls would do otherwise, for finding out whether the suite would notice.
        #![allow(non_snake_case, unused_imports, unused_variables)]
        #![allow(clippy::too_many_arguments)]
        #![allow(
            clippy::undocumented_unsafe_blocks,
            reason = "each makes the call that its caller answers for, or one with another argument of the kind"
        )]

        use core::ffi::*;

        use cuspec_sys::#module::*;

        use super::{Code, Oracle, calls};
        use crate::classify::{self, Tells};
        use crate::mutation::{Change, Other, Written, answer, bytes};
        use crate::support::elements;
    });
    Output::rust(
        format!("{SOURCES}/{module}/mutants.rs"),
        &format!("spec/contracts/{module}"),
        sections.chain(functions).collect(),
    )
}

/// The mutants of one contract.
struct Mutants<'a> {
    target: &'a Target<'a>,
    contract: &'a Contract,
}

impl Mutants<'_> {
    fn function(&self) -> Option<TokenStream> {
        let Target {
            names, index, api, ..
        } = *self.target;
        let contract = self.contract;
        let declared = names.function(&contract.function)?;
        if !self.target.returns_code(declared) || contract.returns_last_error {
            return None;
        }
        let doc = format!(
            " A call of `{}` that does something else.",
            contract.function
        );
        let name = format_ident!("{}", contract.function);
        let calls = format_ident!("{}", self.target.calls_trait(&contract.file));
        let params = declared.params.iter();
        let idents: Vec<Ident> = params.clone().map(|p| types::ident(&p.name)).collect();
        let params = params.map(|param| {
            let ident = types::ident(&param.name);
            let ty = types::ty(index, api, &param.ty);
            quote!(#ident: #ty)
        });
        let registry = self.target.registry;
        let used = success::used(registry, contract);
        let neighbours = used.map(|param| self.neighbour(param, &name, &idents));
        let written = success::written(registry, contract);
        let written: Vec<_> = written.filter_map(|param| self.written(param)).collect();
        Some(quote! {
            #[doc = #doc]
            ///
            /// # Safety
            /// Each pointer is null, or good for what the C function does with it.
            pub unsafe fn #name<L: calls::#calls + Oracle>(
                changed: &L,
                change: &Change,
                #(#params),*
            ) -> Result<(), L::Error> {
                #(#neighbours)*
                unsafe { change.apply(&[#(#written),*], || changed.#name(#(#idents),*)) }
            }
        })
    }

    /// The call with another object in the place of an argument. Where the library refuses that, the call is made
    /// as it is: a mutant succeeds.
    fn neighbour(&self, param: &Param, name: &Ident, idents: &[Ident]) -> TokenStream {
        let of = &param.name;
        let ident = types::ident(of);
        let find = neighbour_of(&param.domain.domain, &quote!(#ident as usize as u64));
        let args = idents.iter().map(|other| match *other == ident {
            true => quote!(other as _),
            false => quote!(#other),
        });
        quote! {
            if let Some(other) = change.neighbour(#of, || #find)
                && let Some(done) = answer::<Code, _>(unsafe { changed.#name(#(#args),*) })
            {
                return done;
            }
        }
    }

    /// A place that the call writes.
    fn written(&self, param: &Param) -> Option<TokenStream> {
        let ident = types::ident(&param.name);
        let name = &param.name;
        let declared = self.declared(name)?;
        let registry = self.target.registry;
        let role = success::domain(registry, &param.domain)?.role;
        let (used, address) = match (role, success::inner(&param.domain)) {
            // The first of several places.
            (Role::Array, Some(inner)) => {
                let first =
                    quote!(elements(#ident as usize as u64, 1, 8).first().copied().unwrap_or(0));
                (inner, first)
            }
            _ => (&param.domain, quote!(#ident as usize as u64)),
        };
        let (size, value) = match used.args.first() {
            Some(DomainArg::Tagged { table, by }) => {
                return self.tagged(name, &address, table, *by);
            }
            // So many elements, or bytes of a text.
            Some(DomainArg::Param(count)) => (self.count(*count, 1), self.value(declared)),
            _ => {
                let size = layout::size_of_type(self.target.names, declared).unwrap_or(8);
                let size = usize::try_from(size).unwrap_or(8);
                let count = used.args.get(1).filter(|_| used.domain == "OutSlice");
                let size = match count {
                    Some(DomainArg::Param(count)) => self.count(*count, size),
                    _ => {
                        let size = Literal::usize_unsuffixed(size);
                        quote!(#size)
                    }
                };
                (size, self.value(declared))
            }
        };
        let (offset, other) = value;
        let offset = Literal::u64_unsuffixed(offset);
        Some(quote! {
            Written { param: #name, address: #address, size: #size, offset: #offset, other: #other }
        })
    }

    /// A place whose type another parameter decides.
    fn tagged(
        &self,
        name: &str,
        address: &TokenStream,
        table: &str,
        by: usize,
    ) -> Option<TokenStream> {
        let names = self.target.names;
        let mut tables = self.target.registry.contracts.tables.iter();
        let table: &Table = tables.find(|known| known.name == table)?;
        let by = &self.contract.params[by];
        let tag = types::ident(&by.name);
        let tag = match self.param_type(&by.name)? {
            Type::Pointer { .. } => {
                quote!(elements(#tag as usize as u64, 1, 4).first().map_or(-1, |tag| *tag as i64))
            }
            _ => quote!(i64::from(#tag.0)),
        };
        let rows: Vec<_> = table
            .rows
            .iter()
            .filter_map(|row| {
                let tag = Literal::i64_unsuffixed(i64::try_from(names.constant(&row.tag)?).ok()?);
                let size = Literal::u64_unsuffixed(layout::size_of(names, &row.ty)?);
                let (_, other) = self.value(&Type::Named(row.ty.clone()));
                Some((tag, size, other))
            })
            .collect();
        let sizes = rows.iter().map(|(tag, size, _)| quote!(#tag => #size));
        let others = rows.iter().map(|(tag, _, other)| quote!(#tag => #other));
        Some(quote! {
            Written {
                param: #name,
                address: #address,
                size: match #tag { #(#sizes,)* _ => 0 },
                offset: 0,
                other: match #tag { #(#others,)* _ => Other::Bit },
            }
        })
    }

    /// The bytes of so many elements as a parameter says, or what it leads to.
    fn count(&self, param: usize, size: usize) -> TokenStream {
        let name = &self.contract.params[param].name;
        let ident = types::ident(name);
        let size = Literal::usize_unsuffixed(size);
        match self.param_type(name) {
            Some(Type::Pointer { .. }) => quote! {
                bytes(elements(#ident as usize as u64, 1, 8).first().map_or(0, |count| *count as i128), #size)
            },
            _ => quote!(bytes(#ident as i128, #size)),
        }
    }

    fn param_type(&self, name: &str) -> Option<&Type> {
        let declared = self.target.names.function(&self.contract.function)?;
        let mut params = declared.params.iter();
        params
            .find(|param| param.name == name)
            .map(|param| &param.ty)
    }

    /// What a pointer leads to.
    fn declared(&self, name: &str) -> Option<&Type> {
        match self.param_type(name)? {
            Type::Pointer { to, .. } => Some(to),
            _ => None,
        }
    }

    /// Where the first value of a type lies, and what becomes of it.
    fn value(&self, ty: &Type) -> (u64, TokenStream) {
        match ty {
            // What else there is the driver knows, and not the runtime that calls it.
            Type::Pointer { .. } if self.is_below() => (0, quote!(Other::Bit)),
            Type::Pointer { .. } => {
                let find = neighbour_of("Host", &quote!(value));
                (0, quote!(Other::Address(Box::new(|value| #find))))
            }
            Type::Array { of, .. } => self.value(of),
            Type::Named(name) => self.named(name),
            Type::Void | Type::Function { .. } => (0, quote!(Other::Bit)),
        }
    }

    /// Whether objects are those of another library below.
    fn is_below(&self) -> bool {
        self.target.api == Api::Runtime
    }

    fn named(&self, name: &str) -> (u64, TokenStream) {
        let names = self.target.names;
        let domains = self.target.registry.contracts.vocabulary.domains.iter();
        let is_own = !self.is_below();
        let mut objects = domains.filter(|domain| is_own && success::is_object(domain));
        if let Some(domain) = objects.find(|domain| domain.c_type.as_deref() == Some(name)) {
            let find = neighbour_of(&domain.name, &quote!(value));
            let is_address = domain.name == "Address";
            let other = match is_address {
                true => quote!(Other::Address(Box::new(|value| #find))),
                false => quote!(Other::Live(Box::new(|value| #find))),
            };
            return (0, other);
        }
        if let Some(record) = names.record(name) {
            let Some(first) = record.fields.first() else {
                return (0, quote!(Other::Bit));
            };
            let (offset, other) = self.value(&first.ty);
            return (first.offset + offset, other);
        }
        if let Some(enumeration) = names.enumeration(name) {
            let mut values: Vec<i32> = Vec::new();
            for member in &enumeration.members {
                let Ok(value) = i32::try_from(member.value) else {
                    continue;
                };
                if !values.contains(&value) {
                    values.push(value);
                }
            }
            let values = values.into_iter().map(Literal::i32_unsuffixed);
            return (0, quote!(Other::Enumerator(&[#(#values),*])));
        }
        let typedef = names.typedef(name);
        match typedef.map(|typedef| &typedef.kind) {
            Some(TypedefKind::Alias(ty)) => self.value(ty),
            _ if matches!(name, "f32" | "c_float") => (0, quote!(Other::Float)),
            _ => (0, quote!(Other::Bit)),
        }
    }
}

/// Another object of a domain.
fn neighbour_of(domain: &str, value: &TokenStream) -> TokenStream {
    let domain = format_ident!("{domain}");
    quote!(Tells::<classify::#domain>::neighbour(changed, #value))
}
