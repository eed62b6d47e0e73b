//! Reading resources: `#[resource(CUstream, ended_by = cuStreamDestroy_v2)] struct Stream;`, or
//! `#[resource(ended_by = cuStreamDestroy_v2)]` on the domain of its handles.

use syn::spanned::Spanned;
use syn::{Attribute, Ident};

use super::attributes::{self, Attr, ident, unknown};
use super::outcome;
use crate::contract::model::{Resource, ResourceId, Vocabulary};
use crate::names::Names;
use crate::source::{File, doc};
use crate::span::Span;
use cuspec_diagnostic::{Diagnostic, nearest};

/// The attributes of a domain that describe the resource of the same name.
pub const ATTRIBUTES: [&str; 2] = ["resource", "spoiled_by"];

/// A declared resource; `resolve_extensions` adds the resource that it extends.
pub struct Declared {
    resource: Resource,
    extends: Option<Base>,
}

/// The name of a resource that another extends.
struct Base {
    name: String,
    span: Span,
}

/// Reads the resource that an item declares. `c_type` is the type of its handles, if the item is their
/// domain.
pub fn read(
    file: &mut File<'_>,
    name: &Ident,
    attrs: &[Attribute],
    c_type: Option<String>,
    names: &Names<'_>,
) -> Option<Declared> {
    let is_domain = c_type.is_some();
    let mut extends = None;
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
                        ("extends", Some(name)) => {
                            let span = file.span(value.span());
                            extends = Some(Base { name, span });
                        }
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
    Some(Declared {
        resource: out,
        extends,
    })
}

/// Resolves `extends`: a resource extends one of the same type, which extends none.
pub fn resolve_extensions(
    resources: Vec<Declared>,
    vocabulary: &mut Vocabulary,
    mistakes: &mut Vec<Diagnostic>,
) {
    let (resources, bases): (Vec<Resource>, Vec<Option<Base>>) = resources
        .into_iter()
        .map(|one| (one.resource, one.extends))
        .unzip();
    vocabulary.resources = resources.clone();
    for (resource, base) in vocabulary.resources.iter_mut().zip(bases) {
        let Some(base) = base else { continue };
        resource.extends = ResourceId::find(&resources, |one| one.name == base.name);
        if resource.extends.is_none() {
            let (message, help) = unknown_resource(&base.name, &resources);
            let mut mistake = base.span.error(message);
            mistake.help = help;
            mistakes.push(mistake);
        }
    }
    for (id, resource) in ResourceId::all(vocabulary) {
        let Some(extended) = resource.extends else {
            continue;
        };
        let base = &vocabulary[extended];
        let name = &resource.name;
        if base.extends.is_some() || extended == id {
            let message = format!(
                "`{name}` cannot extend `{}`, which extends a resource itself",
                base.name
            );
            mistakes.push(resource.span.error(message));
        } else if base.c_type != resource.c_type {
            let message = format!(
                "`{name}` and `{}` have handles of different types",
                base.name
            );
            mistakes.push(resource.span.error(message));
        }
    }
}

/// Resolves all names of an attribute.
pub fn resolve_all(
    file: &mut File<'_>,
    attr: &Attr<'_>,
    vocabulary: &Vocabulary,
) -> Vec<ResourceId> {
    if attr.args.is_empty() {
        let message = format!("`#[{}(..)]` needs a resource", attr.name);
        file.error(attr.span(), message);
    }
    let mut out = Vec::new();
    for name in attr.idents() {
        let found = ResourceId::find(&vocabulary.resources, |one| one.name == name);
        if found.is_none() {
            let (message, help) = unknown_resource(&name, &vocabulary.resources);
            file.error_with(attr.span(), message, help);
        }
        out.extend(found);
    }
    out
}

/// The message about an unknown resource, and its help.
fn unknown_resource(name: &str, resources: &[Resource]) -> (String, Option<String>) {
    let near = nearest(name, resources.iter().map(|one| one.name.as_str()));
    let help = near.map(|near| format!("did you mean `{near}`?"));
    (format!("the vocabulary has no resource `{name}`"), help)
}
