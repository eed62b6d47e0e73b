//! Reading resources: `#[resource(CUstream, ended_by = cuStreamDestroy_v2)] struct Stream;`.

use syn::ItemStruct;
use syn::spanned::Spanned;

use super::attributes::{self, ident, unknown};
use super::outcome;
use crate::contract::model::Resource;
use crate::names::Names;
use crate::source::{File, doc};
use cuspec_diagnostic::nearest;

pub fn read(file: &mut File<'_>, item: &ItemStruct, names: &Names<'_>) -> Option<Resource> {
    let mut out = Resource {
        name: item.ident.to_string(),
        doc: doc(&item.attrs),
        c_type: None,
        ended_by: String::new(),
        is_counted: false,
        is_ended_before_waiting: false,
        spoiled_by: Vec::new(),
        span: file.span(item.ident.span()),
    };
    for attr in attributes::read(file, &item.attrs) {
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
        file.error_with(item.ident.span(), message, help);
        return None;
    }
    Some(out)
}
