//! Reading domains: `#[domain(CUstream, live)] enum Stream { .. }`.

use std::collections::BTreeMap;

use syn::{GenericParam, ItemEnum};

use super::attributes::{self, unknown};
use super::expression::{Binding, Scope};
use super::{exemplar, resource};
use crate::contract::model::{Domain, DomainParam, ResourceId, Role, Vocabulary};
use crate::names::Names;
use crate::source::{File, doc};
use cuspec_diagnostic::nearest;

/// Declares a domain; `describe` adds its exemplars and the resources that it names.
pub fn declare(file: &mut File<'_>, item: &ItemEnum) -> Domain {
    let params = item.generics.params.iter().filter_map(|param| match param {
        GenericParam::Type(param) => Some(DomainParam {
            name: param.ident.to_string(),
            is_optional: param.default.is_some(),
        }),
        _ => None,
    });
    let mut out = Domain {
        name: item.ident.to_string(),
        doc: doc(&item.attrs),
        c_type: None,
        live: false,
        role: Role::Value,
        is_replaced: false,
        carries: Vec::new(),
        params: params.collect(),
        exemplars: Vec::new(),
        span: file.span(item.ident.span()),
    };
    for attr in attributes::read(file, &item.attrs) {
        match attr.name.as_str() {
            "domain" => {
                for word in attr.idents() {
                    match word.as_str() {
                        "live" => out.live = true,
                        "place" => out.role = Role::Place,
                        "pointer" => out.role = Role::Pointer,
                        "array" => out.role = Role::Array,
                        "record" => out.role = Role::Record,
                        "replaced" => out.is_replaced = true,
                        "text" | "function" => {}
                        _ => out.c_type = Some(word),
                    }
                }
            }
            "any_thread" | "carries" => {}
            name if resource::ATTRIBUTES.contains(&name) => {}
            _ => unknown(file, &attr),
        }
    }
    out
}

/// Reads the exemplars of a domain, and the resources that belong to its values.
pub fn describe(
    file: &mut File<'_>,
    item: &ItemEnum,
    out: &mut Domain,
    names: &Names<'_>,
    vocabulary: &Vocabulary,
) {
    let mut is_any_threads = false;
    for attr in attributes::read(file, &item.attrs) {
        match attr.name.as_str() {
            "any_thread" => is_any_threads = true,
            "carries" => out.carries = resource::resolve_all(file, &attr, vocabulary),
            _ => {}
        }
    }
    let params = out.params.iter().enumerate();
    let mut bindings: BTreeMap<String, Binding> = params
        .map(|(index, param)| (param.name.clone(), Binding::Argument(index)))
        .collect();
    bindings.insert("value".to_owned(), Binding::Live);
    let scope = Scope {
        names,
        questions: &vocabulary.questions,
        bindings,
        function: None,
        after: false,
    };
    for variant in &item.variants {
        let mut exemplar = exemplar::read(file, variant, names, &scope, vocabulary);
        // A number is the same in every thread; a made value may not be.
        let is_made = out.role == Role::Value && exemplar.value.is_none();
        exemplar.has_own_thread |= is_made && !is_any_threads;
        if exemplar.is_made_without_driver && !(is_made && out.live) {
            file.error_with(
                variant.ident.span(),
                format!("`{}` never needs a driver", exemplar.name),
                Some(
                    "remove `#[without_driver]`: it is for exemplars without a value, of a domain that is `live`"
                        .to_owned(),
                ),
            );
        }
        out.exemplars.push(exemplar);
    }
    for (exemplar, variant) in out.exemplars.iter().zip(&item.variants) {
        for other in exemplar.like.iter().chain(&exemplar.in_twin) {
            let mut names = out.exemplars.iter().map(|other| other.name.as_str());
            if !names.clone().any(|name| name == other) {
                let message = format!("domain `{}` has no exemplar `{other}`", out.name);
                let help = nearest(other, names.by_ref());
                let help = help.map(|near| format!("did you mean `{near}`?"));
                file.error_with(variant.ident.span(), message, help);
            }
        }
    }
    be_like_bases(file, item, out, vocabulary);
}

/// An exemplar of a resource that extends another is like the exemplar of the other.
fn be_like_bases(
    file: &mut File<'_>,
    item: &ItemEnum,
    domain: &mut Domain,
    vocabulary: &Vocabulary,
) {
    let exemplars = domain.exemplars.iter();
    let of_resource: Vec<(ResourceId, String)> = exemplars
        .filter_map(|exemplar| Some((exemplar.resource?, exemplar.name.clone())))
        .collect();
    for (exemplar, variant) in domain.exemplars.iter_mut().zip(&item.variants) {
        let Some(base) = exemplar.resource.and_then(|id| vocabulary[id].extends) else {
            continue;
        };
        match of_resource.iter().find(|(resource, _)| *resource == base) {
            Some((_, like)) if exemplar.like.is_none() => exemplar.like = Some(like.clone()),
            Some(_) => {}
            None => {
                let base = &vocabulary[base].name;
                file.error_with(
                    variant.ident.span(),
                    format!("no exemplar of `{}` is a `{base}`", domain.name),
                    Some(format!(
                        "mark the exemplar of the resource: `#[resource({base})]`"
                    )),
                );
            }
        }
    }
}
