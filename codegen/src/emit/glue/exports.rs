//! Every declared symbol of the driver, and the trait behind them.

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Function, Type};

use super::SOURCES;
use crate::emit::bindings::{names::Names as Index, types};
use crate::emit::{Output, Section, text};

/// The trait of effects: contracted functions must be there, all others answer that they are not.
pub fn emit_effects(registry: &Registry) -> Output {
    let index = Index::index(&registry.declared);
    let methods: String = functions(registry)
        .map(|function| method(registry, &index, function))
        .collect();
    let text = format!(
        "//! What calls do, once nothing is wrong with them.
#![allow(non_snake_case, clippy::too_many_arguments)]

use core::ffi::*;

use cuspec_sys::driver::*;

/// One method per function of the driver. Arguments have been validated.
pub trait Effects {{
    /// A contract refused a call; `arguments` are the first eight bytes of each. This is the place
    /// for what a refused call does all the same.
    fn refused(&self, function: &str, arguments: &[u64], code: CUresult) {{
        let _ = (function, arguments, code);
    }}
{methods}}}
"
    );
    Output::rust(
        format!("{SOURCES}/effects.rs"),
        "spec/declared/driver and spec/contracts/driver",
        vec![Section::List(text)],
    )
}

fn method(registry: &Registry, index: &Index<'_>, function: &Function) -> String {
    let mut params = vec!["&self".to_owned()];
    params.extend(types::params(index, Api::Driver, &function.params));
    let head = format!("fn {}", function.name);
    let summary = summary(registry, function);
    if registry.contract(&function.name).is_some() {
        let method = text::call(4, &head, &params, " -> CUresult;");
        return format!("\n    ///{summary}\n{method}");
    }
    let method = text::call(4, &head, &params, " -> CUresult {");
    let unused: String = function
        .params
        .iter()
        .map(|param| format!("{}, ", types::ident(&param.name)))
        .collect();
    format!(
        "
    ///{summary}
{method}        let _ = ({});
        CUresult::CUDA_ERROR_NOT_SUPPORTED
    }}
",
        unused.trim_end()
    )
}

fn summary(registry: &Registry, function: &Function) -> String {
    match registry.contract(&function.name) {
        Some(contract) => format!(" {}", contract.doc),
        None => " No contract: not supported unless the driver says otherwise.".to_owned(),
    }
}

/// The macro that defines the symbols.
pub fn emit_symbols(registry: &Registry) -> Output {
    let index = Index::index(&registry.declared);
    let mut symbols = String::new();
    for function in functions(registry) {
        symbols += &symbol(registry, &index, function, &function.name, false);
        if let Some(twin) = &function.per_thread {
            symbols += &symbol(registry, &index, function, &twin.symbol, true);
        }
    }
    let text = format!(
        "//! The symbols of the driver.

/// Defines every declared symbol. `$driver` is a function that returns a reference to what
/// implements `World` and `Effects`.
#[macro_export]
macro_rules! export_driver {{
    ($driver:path) => {{{symbols}    }};
}}
"
    );
    Output::rust(
        format!("{SOURCES}/exports.rs"),
        "spec/declared/driver",
        vec![Section::List(text)],
    )
}

/// One exported function: validates, where there is a contract, and then does what the call does.
fn symbol(
    registry: &Registry,
    index: &Index<'_>,
    function: &Function,
    symbol: &str,
    per_thread: bool,
) -> String {
    let target = &function.name;
    let params: Vec<String> = function
        .params
        .iter()
        .map(|p| format!("{}: {}", types::ident(&p.name), qualified(index, &p.ty)))
        .collect();
    let idents: Vec<String> = function
        .params
        .iter()
        .map(|p| types::ident(&p.name).to_string())
        .collect();
    let mut args = vec!["driver".to_owned()];
    args.extend(idents.iter().cloned());
    let head = text::call(
        8,
        &format!("pub extern \"C\" fn {symbol}"),
        &params,
        " -> $crate::sys::driver::CUresult {",
    );
    let validate = match registry.contract(target) {
        Some(_) => validate(target, &idents, &args),
        None => String::new(),
    };
    let effect = format!("$crate::unless_skipped($crate::Effects::{target}");
    let effect = text::call(16, &effect, &args, ")");
    format!(
        "
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, clippy::too_many_arguments)]
{head}            $crate::enter({per_thread}, || {{
                let driver = $driver();
{validate}{effect}            }})
        }}
"
    )
}

/// Stops at the first thing that is wrong.
fn validate(target: &str, idents: &[String], args: &[String]) -> String {
    let bits: Vec<String> = idents
        .iter()
        .map(|ident| format!("$crate::bits(&{ident})"))
        .collect();
    let verdict = format!("let verdict = $crate::validate::{target}");
    let verdict = text::call(16, &verdict, args, ";");
    let bits = format!("&[{}]", bits.join(", "));
    let refused = [
        "driver".to_owned(),
        format!("{target:?}"),
        bits,
        "code".to_owned(),
    ];
    let refused = text::call(20, "$crate::Effects::refused", &refused, ";");
    format!(
        "{verdict}                if let $crate::Verdict::Stop(code) = verdict {{
{refused}                    return code;
                }}
"
    )
}

fn functions(registry: &Registry) -> impl Iterator<Item = &Function> {
    registry
        .declared
        .functions
        .iter()
        .filter(|f| f.api == Api::Driver)
}

/// A type as the macro has to write it, which may be used anywhere.
fn qualified(index: &Index<'_>, ty: &Type) -> String {
    let inner = |ty| qualified(index, ty);
    match ty {
        Type::Named(name) if index.home(name).is_some() => format!("$crate::sys::driver::{name}"),
        Type::Named(name) if name.starts_with("c_") => format!("::core::ffi::{name}"),
        Type::Named(name) => name.clone(),
        Type::Void => "::core::ffi::c_void".to_owned(),
        Type::Pointer { to, is_const: true } => format!("*const {}", inner(to)),
        Type::Pointer {
            to,
            is_const: false,
        } => format!("*mut {}", inner(to)),
        Type::Array { of, len } => format!("[{}; {len}]", inner(of)),
        Type::Function { params, result } => {
            let params: Vec<String> = params.iter().map(inner).collect();
            let arrow = match &**result {
                Type::Void => String::new(),
                result => format!(" -> {}", inner(result)),
            };
            format!(
                "Option<unsafe extern \"C\" fn({}){arrow}>",
                params.join(", ")
            )
        }
    }
}
