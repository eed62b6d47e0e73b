//! Emits tables of the resources that calls create and end, from which the worker cleans up.

use cuspec_spec::case::Source;
use cuspec_spec::contract::{
    Contract, DomainId, EffectKind, ExemplarValue, Expr, Param, ParamEffect, Role, restored, snake,
};
use cuspec_spec::declared::Type;
use cuspec_spec::layout;
use cuspec_spec::{Names, Registry};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::emit::{Form, Output, Section, text};

pub(super) fn emit(registry: &Registry) -> Output {
    let mut resources: Vec<_> = registry.contracts.vocabulary.resources.iter().collect();
    resources.sort_by(|a, b| a.name.cmp(&b.name));
    let constants = resources.iter().map(|resource| {
        let name = &resource.name;
        let constant = format_ident!("{}", snake(name).to_uppercase());
        let item = format!("pub const {constant}: &str = {name:?};");
        text::entry(&resource.doc, &item)
    });
    let constants: String = constants.collect();
    let resources = resources.into_iter().map(|resource| {
        let name = &resource.name;
        let ended_by = &resource.ended_by;
        let is_counted = resource.is_counted;
        let before_waiting = resource.is_ended_before_waiting;
        // A counted resource is named by its object, whose number may be zero.
        let zero_is_one = resource.is_counted;
        quote! {
            Resource {
                name: #name,
                ended_by: #ended_by,
                is_counted: #is_counted,
                is_ended_before_waiting: #before_waiting,
                zero_is_one: #zero_is_one,
            }
        }
    });
    let mut contracts: Vec<&Contract> = registry.contracts.functions.iter().collect();
    let names = registry.names();
    contracts.retain(|contract| {
        contract.effects().next().is_some()
            || !contract.changes.is_empty()
            || contract.params.iter().any(|param| param.is_altered)
            || !sources(&names, contract).is_empty()
    });
    contracts.sort_by(|a, b| a.function.cmp(&b.function));
    let rows = contracts.into_iter();
    let rows = rows.map(|contract| row(registry, &names, contract));
    let functions = registry.contracts.functions.iter();
    let mut returning: Vec<_> = functions
        .filter(|contract| contract.returns_last_error)
        .map(|contract| &contract.function)
        .collect();
    returning.sort_unstable();
    let returning = returning.into_iter().map(|function| quote!(#function));
    let output = Output::rust(
        "generated/suite/src/resources.rs",
        "spec/vocabulary and spec/contracts",
        vec![
            quote! {
                //! What calls make and end.

                use cuspec_case::EffectKind::{Acquires, Creates, Ends, Lends};
                use cuspec_case::Source::{Argument, Place, Remembered};
                use cuspec_case::{Access, Api, Effect, Effects, PutBack, Resource};
            }
            .into(),
            Section::Text(format!(
                "/// The names of resources, for code that treats one of them apart.\npub mod names {{\n{constants}}}\n"
            )),
            Section::Text(text::table(
                "/// Every resource.\npub static RESOURCES: &[Resource]",
                resources,
            )),
            Section::Text(text::table(
                "/// What functions do to resources. Functions without such an effect are left out.\npub static EFFECTS: &[Effects]",
                rows,
            )),
            Section::Text(text::table(
                "/// Functions that return the last error of the calling thread.\npub static RETURNING_LAST_ERROR: &[&str]",
                returning,
            )),
            quote! {
                const fn effect(kind: cuspec_case::EffectKind, param: usize, resource: &'static str) -> Effect {
                    Effect { kind, param, resource, zero_in_twin: None, passed_on: &[] }
                }

                /// The same where the function that ends it is passed something as this one is.
                const fn passing_effect(kind: cuspec_case::EffectKind, param: usize, resource: &'static str, passed_on: &'static [(usize, usize)]) -> Effect {
                    Effect { kind, param, resource, zero_in_twin: None, passed_on }
                }

                /// The same for a parameter of which zero is something else in the function's twin.
                const fn twin_effect(kind: cuspec_case::EffectKind, param: usize, resource: &'static str, zero: u64) -> Effect {
                    Effect { kind, param, resource, zero_in_twin: Some(zero), passed_on: &[] }
                }
            }
            .into(),
        ],
    );
    output.with_form(Form::Lines)
}

fn row(registry: &Registry, names: &Names<'_>, contract: &Contract) -> TokenStream {
    let function = &contract.function;
    let params = contract.params.len();
    let vocabulary = &registry.contracts.vocabulary;
    let changes = contract.changes.iter();
    let changes = changes.map(|setting| &vocabulary[*setting].name);
    let effects = contract.effects().map(|(param, effect)| {
        let kind = format_ident!(
            "{}",
            match effect.kind {
                EffectKind::Creates => "Creates",
                EffectKind::Lends => "Lends",
                EffectKind::Acquires => "Acquires",
                EffectKind::Ends => "Ends",
            }
        );
        let resource = &vocabulary[effect.resource].name;
        let passed_on = passed_on(registry, contract, effect);
        match zero_in_twin(registry, contract.params[param].domain.domain) {
            Some(zero) => quote!(twin_effect(#kind, #param, #resource, #zero)),
            None if !passed_on.is_empty() => {
                quote!(passing_effect(#kind, #param, #resource, &[#(#passed_on),*]))
            }
            None => quote!(effect(#kind, #param, #resource)),
        }
    });
    let plain = plain_numbers(registry, contract);
    let plain = plain
        .iter()
        .map(|(place, number)| quote!((#place, #number)));
    let params_of = contract.params.iter().enumerate();
    let alters = params_of.filter(|(_, param)| param.is_altered);
    let alters = alters.map(|(place, _)| place);
    let put_back = restored(&registry.contracts, contract)
        .into_iter()
        .map(|restored| {
            let (read, write) = (access(&restored.read), access(&restored.write));
            quote!(PutBack { read: #read, write: #write })
        });
    let sources = sources(names, contract);
    let sources = sources.iter().map(|(place, offset)| match offset {
        Some(offset) => quote!((#place, Some(#offset))),
        None => quote!((#place, None)),
    });
    let api = api(contract);
    quote! {
        Effects { api: #api, function: #function, params: #params, effects: &[#(#effects),*], plain: &[#(#plain),*], changes: &[#(#changes),*], alters: &[#(#alters),*], sources: &[#(#sources),*], put_back: &[#(#put_back),*] }
    }
}

/// Returns the parameters, and the fields of records behind parameters, that C declares as pointers to constant bytes.
fn sources(names: &Names<'_>, contract: &Contract) -> Vec<(usize, Option<u64>)> {
    let Some(function) = names.function(&contract.function) else {
        return Vec::new();
    };
    let params = function.params.iter().enumerate();
    params
        .flat_map(|(place, param)| {
            if is_source(&param.ty) {
                return vec![(place, None)];
            }
            let fields = fields_of_sources(names, &param.ty).into_iter();
            fields.map(|offset| (place, Some(offset))).collect()
        })
        .collect()
}

/// Whether a type is `const void *`, or an array of such addresses.
fn is_source(ty: &Type) -> bool {
    match ty {
        Type::Pointer { to, is_const } => *is_const && (**to == Type::Void || is_source(to)),
        _ => false,
    }
}

/// Returns the offsets of sources in the record that a pointer leads to.
fn fields_of_sources(names: &Names<'_>, ty: &Type) -> Vec<u64> {
    let Type::Pointer { to, .. } = ty else {
        return Vec::new();
    };
    let Type::Named(name) = &**to else {
        return Vec::new();
    };
    let Some(record) = layout::record_of(names, name) else {
        return Vec::new();
    };
    let members = record.fields.iter();
    let sources = members.filter(|member| is_source(&member.ty));
    sources
        .filter_map(|member| Some(layout::field(names, record, &member.name)?.0))
        .collect()
}

/// Returns the parameters that the creating and the ending function share by name: the device of a
/// registration, the size of a range.
fn passed_on(registry: &Registry, contract: &Contract, effect: &ParamEffect) -> Vec<TokenStream> {
    if !matches!(effect.kind, EffectKind::Creates | EffectKind::Acquires) {
        return Vec::new();
    }
    let vocabulary = &registry.contracts.vocabulary;
    let Some(ending) = registry.contract(&vocabulary[effect.resource].ended_by) else {
        return Vec::new();
    };
    let params = ending.params.iter().enumerate();
    let is_value = |param: &Param| vocabulary[param.domain.domain].role == Role::Value;
    let numbers = params.filter(|(_, param)| param.effects.is_empty() && is_value(param));
    let pairs = numbers.filter_map(|(there, param)| {
        let name = &param.name;
        let here = contract
            .params
            .iter()
            .position(|param| param.name == *name)?;
        Some(quote!((#there, #here)))
    });
    pairs.collect()
}

/// Returns the values, by parameter, that a function gets besides the ended resource and out-parameters.
fn plain_numbers(registry: &Registry, contract: &Contract) -> Vec<(usize, u64)> {
    let mut effects = contract.effects();
    if !effects.any(|(_, effect)| effect.kind == EffectKind::Ends) {
        return Vec::new();
    }
    let params = contract.params.iter().enumerate();
    let numbers = params.filter_map(|(place, param)| {
        let domain = &registry.contracts.vocabulary[param.domain.domain];
        let number = domain.plain_number().filter(|_| param.effects.is_empty())?;
        Some((place, number))
    });
    numbers.collect()
}

fn access((contract, words): &(&Contract, Vec<Source>)) -> TokenStream {
    let (api, function) = (api(contract), &contract.function);
    let words = words.iter().map(|word| match word {
        Source::Argument(param) => quote!(Argument(#param)),
        Source::Place(param) => quote!(Place(#param)),
        Source::Remembered { place, less } => quote!(Remembered { place: #place, less: #less }),
    });
    quote!(Access { api: #api, function: #function, words: &[#(#words),*] })
}

fn api(contract: &Contract) -> TokenStream {
    let api = format_ident!("{}", contract.api.handle());
    quote!(Api::#api)
}

/// Returns the number that null means in twins, if null has another meaning there.
fn zero_in_twin(registry: &Registry, domain: DomainId) -> Option<u64> {
    let exemplars = &registry.contracts.vocabulary[domain].exemplars;
    let mut others = exemplars.iter().filter_map(|one| one.in_twin.as_ref());
    let other = others.next()?;
    let other = exemplars.iter().find(|one| one.name == *other)?;
    match &other.value {
        Some(ExemplarValue::Expr(Expr::Int(value))) => u64::try_from(*value).ok(),
        _ => None,
    }
}
