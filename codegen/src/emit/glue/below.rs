//! Emits the driver calls of the runtime: the contract of a function with a counterpart names the driver
//! function and its arguments.

use cuspec_spec::contract::{Contract, Given};
use cuspec_spec::declared::Type;
use cuspec_spec::layout;

use super::target::SOURCES;
use super::target::Target;
use crate::emit::bindings::types;
use crate::emit::{Output, Section, text};

/// Returns all driver calls, a function for each contract with a counterpart.
pub(super) fn emit(target: &Target<'_>) -> Option<Output> {
    if target
        .contracts()
        .all(|contract| contract.counterpart.is_none())
    {
        return None;
    }
    let functions = target.slots(|contract| function(target, contract));
    let module = target.module();
    let text = format!(
        "//! The driver's functions under the names of those of the {module} that do nothing but call them. They answer
//! what the driver answers: codes have the same numbers.
//!
//! # Safety
//! Every function has one duty: each pointer it is given must be null, or good for what the C function does
//! with it.
#![allow(non_snake_case, unused_imports, unused_variables)]
#![allow(clippy::missing_safety_doc, clippy::too_many_arguments)]

use core::ffi::*;

use cuspec_sys::{module}::*;

use crate::{module}::{{Below, Code}};
{}",
        functions
    );
    Some(Output::rust(
        format!("{SOURCES}/{module}/driver_calls.rs"),
        &format!("spec/contracts/{module}"),
        vec![Section::Text(text)],
    ))
}

/// Returns a function that calls its counterpart. Arguments are passed unchanged, because the driver's
/// parameters have the same size and kind, except for narrower numbers.
fn function(target: &Target<'_>, contract: &Contract) -> Option<String> {
    let counterpart = contract.counterpart.as_ref()?;
    let function = target.names.function(&contract.function)?;
    let below = target.names.function(&counterpart.function)?;
    let size = |ty: &Type| layout::size_of_type(target.names, ty).unwrap_or(8);
    let mut kinds = Vec::new();
    let mut args = Vec::new();
    for (given, theirs) in counterpart.args.iter().zip(&below.params) {
        let bits = 8 * size(&theirs.ty);
        match given {
            Given::Number(number) => {
                kinds.push(format!("u{bits}"));
                args.push(number.to_string());
            }
            Given::Field(axis) => {
                let field = contract.field(*axis)?;
                let places = field.declared.iter().map(|(_, place)| types::ident(place));
                let path: Vec<String> =
                    std::iter::once(&function.params[contract.root(*axis)].name)
                        .map(|param| types::ident(param).to_string())
                        .chain(places.map(|place| place.to_string()))
                        .collect();
                kinds.push(types::text(target.index, target.api, &field.ty));
                args.push(path.join("."));
            }
            Given::Param(index) => {
                let own = &function.params[*index];
                let ident = types::ident(&own.name).to_string();
                if size(&own.ty) == size(&theirs.ty) {
                    kinds.push(types::text(target.index, target.api, &own.ty));
                    args.push(ident);
                } else {
                    kinds.push(format!("u{bits}"));
                    args.push(format!("{ident} as u{bits}"));
                }
            }
        }
    }
    let symbol = &below.name;
    let symbol = match (&below.per_thread, &function.per_thread) {
        (Some(twin), Some(_)) => format!(
            "if crate::is_per_thread() {{ c\"{}\" }} else {{ c\"{symbol}\" }}",
            twin.symbol
        ),
        _ => format!("c\"{symbol}\""),
    };
    // A mutant returns too early here, to test the suite.
    let early = match contract.waits.iter().any(|wait| wait.waits) {
        true => {
            "
    if cuspec_glue_support::mutation::is_early() {
        return Ok(());
    }"
        }
        false => "",
    };
    let mut params = vec!["below: &L".to_owned()];
    params.extend(target.params(function));
    let head = text::call(
        0,
        &format!("pub unsafe fn {}<L: Below + ?Sized>", function.name),
        &params,
        " -> Result<(), L::Error>",
    );
    Some(format!(
        "
/// {}
{head} {{{early}
    type Call = unsafe extern \"C\" fn({}) -> Code;
    let call = below.counterpart({symbol})?;
    // SAFETY: the driver's function of this name takes as much, in registers of the same kind.
    let call = unsafe {{ core::mem::transmute::<*const c_void, Call>(call) }};
    // SAFETY: the caller guarantees that pointers are valid.
    match unsafe {{ call({}) }} {{
        Code::cudaSuccess => Ok(()),
        code => Err(code.into()),
    }}
}}
",
        contract.doc,
        kinds.join(", "),
        args.join(", ")
    ))
}
