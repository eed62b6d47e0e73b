//! Reading resources: `#[resource(CUstream, ended_by = cuStreamDestroy_v2)] struct Stream;`, or
//! `#[resource(ended_by = cuStreamDestroy_v2)]` on the domain of its handles.

use syn::spanned::Spanned;
use syn::{Attribute, Ident};

use super::attributes::{self, ident, unknown};
use super::outcome;
use crate::contract::model::Resource;
use crate::contract::model::Vocabulary;
use crate::names::Names;
use crate::source::{File, doc};
use cuspec_diagnostic::{Diagnostic, nearest};

/// The attributes of a domain that describe the resource of the same name.
pub const ATTRIBUTES: [&str; 2] = ["resource", "spoiled_by"];

/// Reads the resource that an item declares. `c_type` is the type of its handles, if the item is their
/// domain.
pub fn read(
    file: &mut File<'_>,
    name: &Ident,
    attrs: &[Attribute],
    c_type: Option<String>,
    names: &Names<'_>,
) -> Option<Resource> {
    let is_domain = c_type.is_some();
    let mut out = Resource {
        name: name.to_string(),
        doc: doc(attrs),
        c_type,
        extends: None,
        ended_by: String::new(),
        is_counted: false,
        is_ended_before_waiting: false,
        spoiled_by: Vec::new(),
        span: file.span(name.span()),
    };
    for attr in attributes::read(file, attrs) {
        match attr.name.as_str() {
            "resource" => {
                for (name, value) in attr.pairs() {
                    match (name.as_str(), ident(value)) {
                        ("ended_by", Some(function)) => out.ended_by = function,
                        ("extends", Some(resource)) => out.extends = Some(resource),
                        _ => file.error(
                            value.span(),
                            "expected `ended_by = FUNCTION` or `extends = RESOURCE`",
                        ),
                    }
                }
                for word in attr.idents() {
                    match word.as_str() {
                        "counted" => out.is_counted = true,
                        "before_waiting" => out.is_ended_before_waiting = true,
                        _ if is_domain => {
                            let help = format!("remove `{word}`");
                            let message = "the type of the handles is that of the domain";
                            file.error_with(attr.span(), message, Some(help));
                        }
                        _ => out.c_type = Some(word),
                    }
                }
            }
            "spoiled_by" => {
                let codes = attr.args.iter();
                out.spoiled_by = codes
                    .filter_map(|code| outcome::code(file, names, code))
                    .collect();
            }
            _ if is_domain => {}
            _ => unknown(file, &attr),
        }
    }
    if names.function(&out.ended_by).is_none() {
        let near = nearest(&out.ended_by, names.functions());
        let help = near.map(|near| format!("did you mean `{near}`?"));
        let message = match out.ended_by.as_str() {
            "" => format!("`{}` does not declare the function that ends it", out.name),
            function => format!("no header declares a function `{function}`"),
        };
        file.error_with(name.span(), message, help);
        return None;
    }
    Some(out)
}

/// Resolves `extends`: a resource extends one of the same type, and its exemplars are like those of the
/// resource that it extends.
pub fn resolve_extensions(vocabulary: &mut Vocabulary, mistakes: &mut Vec<Diagnostic>) {
    let resources = &vocabulary.resources;
    let find = |name: &str| resources.iter().find(|one| one.name == name);
    for resource in resources {
        let Some(base) = &resource.extends else {
            continue;
        };
        let message = match find(base) {
            None => format!("unknown resource `{base}`"),
            Some(base) if base.extends.is_some() || base.name == resource.name => format!(
                "`{}` cannot extend `{}`, which extends a resource itself",
                resource.name, base.name
            ),
            Some(base) if base.c_type != resource.c_type => format!(
                "`{}` and `{}` have handles of different types",
                resource.name, base.name
            ),
            Some(_) => continue,
        };
        let near = nearest(base, resources.iter().map(|one| one.name.as_str()));
        let help = near.filter(|_| find(base).is_none());
        let mut mistake = resource.span.error(message);
        mistake.help = help.map(|near| format!("did you mean `{near}`?"));
        mistakes.push(mistake);
    }
    for domain in &mut vocabulary.domains {
        let of_resource: Vec<(String, String)> = domain
            .exemplars
            .iter()
            .filter_map(|exemplar| Some((exemplar.resource.clone()?, exemplar.name.clone())))
            .collect();
        for exemplar in &mut domain.exemplars {
            let Some(name) = &exemplar.resource else {
                continue;
            };
            let Some(resource) = resources.iter().find(|one| one.name == *name) else {
                let near = nearest(name, resources.iter().map(|one| one.name.as_str()));
                let mut mistake = exemplar.span.error(format!("unknown resource `{name}`"));
                mistake.help = near.map(|near| format!("did you mean `{near}`?"));
                mistakes.push(mistake);
                continue;
            };
            let Some(base) = &resource.extends else {
                continue;
            };
            match of_resource.iter().find(|(resource, _)| resource == base) {
                Some((_, like)) if exemplar.like.is_none() => exemplar.like = Some(like.clone()),
                Some(_) => {}
                None => mistakes.push(
                    exemplar
                        .span
                        .error(format!("no exemplar of `{}` is a `{base}`", domain.name))
                        .with_help(format!(
                            "mark the exemplar of the resource: `#[resource({base})]`"
                        )),
                ),
            }
        }
    }
}
