//! Emits the traits of calls: the action of each function after its contract accepted the call.

use std::collections::BTreeMap;

use cuspec_spec::contract::{Contract, FailureWrite};
use cuspec_spec::declared::Function;

use super::target::SOURCES;
use super::target::Target;
use crate::emit::bindings::types;
use crate::emit::{Form, Output, Section, text};

/// The contract of the pointers of all methods.
const SAFETY: &str = "//!
//! # Safety
//! Every method has one duty: each pointer it is given must be null, or good for what the C function does
//! with it.
#![allow(non_snake_case, unused_imports)]
#![allow(clippy::missing_safety_doc, clippy::too_many_arguments)]
";

/// Returns a trait for each file of contracts.
pub(super) fn emit(target: &Target<'_>) -> Vec<Output> {
    let module = target.module();
    let mut files: BTreeMap<&str, Vec<&Contract>> = BTreeMap::new();
    for contract in target.contracts() {
        files.entry(&contract.file).or_default().push(contract);
    }
    let mods: String = files.keys().map(|file| format!("mod {file};\n")).collect();
    let uses: String = files
        .keys()
        .map(|file| format!("pub use {file}::{};\n", target.calls_trait(file)))
        .collect();
    let list = Output::rust(
        format!("{SOURCES}/{module}/calls/mod.rs"),
        &format!("spec/contracts/{module}"),
        vec![Section::Text(format!(
            "//! What functions do once nothing is wrong with a call, a trait for each file of contracts.

{mods}
{uses}"
        ))],
    );
    let mut outputs = vec![list.with_form(Form::Lines)];
    outputs.extend(files.iter().map(|(file, contracts)| {
        let source = format!("spec/contracts/{module}/{file}.rs");
        let name = target.calls_trait(file);
        let methods: String = contracts.iter().map(|c| methods(target, c)).collect();
        let (below, bound) = match contracts.iter().any(|c| c.counterpart.is_some()) {
            true => (", Below", " + Below"),
            false => ("", ""),
        };
        let text = format!(
            "//! What functions do once nothing is wrong with a call.
{SAFETY}
use core::ffi::*;

use cuspec_sys::{module}::*;

use crate::{module}::{{Code, Library{below}}};

/// The contracts of `{source}`.
pub trait {name}: Library{bound} {{{methods}}}
"
        );
        Output::rust(
            format!("{SOURCES}/{module}/calls/{file}.rs"),
            &source,
            vec![Section::Text(text)],
        )
    }));
    outputs
}

fn methods(target: &Target<'_>, contract: &Contract) -> String {
    let names = target.names;
    let Some(function) = names.function(&contract.function) else {
        return String::new();
    };
    let doc = format!("\n    /// {}\n", contract.doc);
    let own = method(target, function, &function.name, &[]);
    let is_below = contract.counterpart.is_some();
    let own = match form_of(target, contract) {
        _ if is_below => {
            let args: String = target
                .idents(function)
                .iter()
                .map(|i| format!(", {i}"))
                .collect();
            format!(
                "{} {{
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {{ super::super::driver_calls::{}(self{args}) }}
    }}
",
                own.trim_end().trim_end_matches(';'),
                function.name
            )
        }
        Some(other) => {
            let args = target.idents(function).join(", ");
            format!(
                "{} {{
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {{ self.{other}({args}) }}
    }}
",
                own.trim_end().trim_end_matches(';')
            )
        }
        None => own,
    };
    let mut out = doc + &own;
    if writes_when_refused(contract) {
        let name = format!("{}_failed", function.name);
        let head = method(target, function, &name, &["answered: Code".to_owned()]);
        let head = head.trim_end().trim_end_matches(';');
        let head = head.split(" -> ").next().unwrap_or(head);
        let args = target.idents(function).join(", ");
        out += &format!(
            "
    /// What a call that was refused does all the same, and what it answered.
{head} {{
        let _ = ({args}, answered);
    }}
"
        );
    }
    out
}

/// Whether a failed call of the function writes, which the library has to implement. If the driver rejects a
/// call of the runtime, the driver writes.
pub(super) fn writes_when_refused(contract: &Contract) -> bool {
    let writes = |param: &cuspec_spec::contract::Param| {
        let on_failure = param.on_failure.as_ref();
        on_failure.is_some_and(|on_failure| on_failure.what == FailureWrite::Written)
    };
    contract.counterpart.is_none() && contract.params.iter().any(writes)
}

/// Returns the form of the same function whose rules a contract shares, in the same file and with the same
/// parameters: it has the same effect.
fn form_of(target: &Target<'_>, contract: &Contract) -> Option<String> {
    let names = target.names;
    let function = names.function(&contract.function)?;
    let shared = contract.same_rules.as_deref()?;
    let other = names.function(shared)?;
    let is_here = target.registry.contract(shared)?.file == contract.file;
    let types = |function: &Function| -> Vec<String> {
        let params = function.params.iter();
        params
            .map(|param| types::text(target.index, target.api, &param.ty))
            .collect()
    };
    let is_form = other.base_name == function.base_name && types(other) == types(function);
    (is_here && is_form).then(|| shared.to_owned())
}

fn method(target: &Target<'_>, function: &Function, name: &str, more: &[String]) -> String {
    let mut params = vec!["&self".to_owned()];
    params.extend(target.params(function));
    params.extend_from_slice(more);
    let contract = target.registry.contract(&function.name);
    let arrow = match target.returns_code(function) {
        true if contract.is_some_and(|contract| contract.returns_last_error) => {
            " -> Code;".to_owned()
        }
        true => " -> Result<(), Self::Error>;".to_owned(),
        false => {
            let arrow = types::arrow_text(target.index, target.api, &function.result);
            format!("{arrow};")
        }
    };
    text::call(4, &format!("unsafe fn {name}"), &params, &arrow)
}

/// Returns the trait of functions without a contract, whose implementation is optional.
pub(super) fn emit_uncontracted(target: &Target<'_>) -> Output {
    let module = target.module();
    let not_supported = match target.api {
        cuspec_spec::declared::Api::Driver => "CUDA_ERROR_NOT_SUPPORTED",
        _ => "cudaErrorNotSupported",
    };
    let methods: String = target
        .functions()
        .map(|function| {
            let has_contract = target.registry.contract(&function.name).is_some();
            if has_contract || !target.returns_code(function) {
                return text::slot("    ", &function.name, "");
            }
            let head = method(target, function, &function.name, &[]);
            let head = head.trim_end().trim_end_matches(';');
            let args: String = target
                .idents(function)
                .iter()
                .map(|i| format!("{i}, "))
                .collect();
            let method = format!(
                "{head} {{
        let _ = ({});
        Err(Code::{not_supported}.into())
    }}
",
                args.trim_end()
            );
            text::slot("    ", &function.name, &method)
        })
        .collect();
    let text = format!(
        "//! Functions that no contract is about.
{SAFETY}
use core::ffi::*;

use cuspec_sys::{module}::*;

use crate::{module}::{{Code, Library}};

/// Functions without a contract: each answers that it is not supported, unless the library says otherwise.
/// Nothing has been checked.
pub trait Uncontracted: Library {{
{methods}}}
"
    );
    Output::rust(
        format!("{SOURCES}/{module}/uncontracted.rs"),
        &format!("spec/declared/{module}"),
        vec![Section::Text(text)],
    )
}
