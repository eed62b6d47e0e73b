//! Reading resources: `#[resource(CUstream, ended_by = cuStreamDestroy_v2)] struct Stream;`, or
//! `#[resource(ended_by = cuStreamDestroy_v2)]` on the domain of its handles.

use syn::spanned::Spanned;
use syn::{Attribute, Ident};

use super::attributes::{self, ident, unknown};
use super::outcome;
use crate::contract::model::Resource;
use crate::names::Names;
use crate::source::{File, doc};
use cuspec_diagnostic::nearest;

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
                        _ => file.error(value.span(), "expected `ended_by = FUNCTION`"),
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
            "" => format!("`{}` does not say what ends it", out.name),
            function => format!("no header declares a function `{function}`"),
        };
        file.error_with(name.span(), message, help);
        return None;
    }
    Some(out)
}
