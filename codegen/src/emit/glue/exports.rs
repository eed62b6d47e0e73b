//! Emits every declared symbol of a library.

use cuspec_spec::declared::Function;

use super::target::SOURCES;
use super::target::Target;
use super::{calls, failure};
use crate::emit::bindings::types;
use crate::emit::{Output, Section, text};

/// Returns the macro that defines the symbols.
pub(super) fn emit(target: &Target<'_>) -> Output {
    let module = target.module();
    let mut symbols = String::new();
    for function in target.functions() {
        let mut content = String::new();
        if target.exports(function) {
            content += &symbol(target, function, &function.name, false);
            if let Some(variant) = &function.per_thread {
                content += &symbol(target, function, &variant.symbol, true);
            }
        }
        symbols += &text::slot("        ", &function.name, &content);
    }
    let text = format!(
        "//! The symbols of the library.

/// Defines every declared symbol. `$library` is a function that returns a reference to what implements
/// the oracle and the calls of the {module}.
#[macro_export]
macro_rules! export_{module} {{
    ($library:path) => {{
{symbols}    }};
}}
"
    );
    Output::rust(
        format!("{SOURCES}/{module}/exports.rs"),
        &format!("spec/declared/{module}"),
        vec![Section::Text(text)],
    )
}

/// Returns one symbol as a call of the macro that defines its function, which validates the call if it has a
/// contract and then performs it.
fn symbol(target: &Target<'_>, function: &Function, symbol: &str, per_thread: bool) -> String {
    let module = target.module();
    let name = &function.name;
    let params = function.params.iter().map(|param| {
        let ty = target.qualified(&param.ty);
        format!("{}: {ty}", types::ident(&param.name))
    });
    let params = params.collect::<Vec<_>>().join(", ");
    let contract = target.registry.contract(name);
    if !target.returns_code(function) {
        let Some(contract) = contract else {
            return String::new();
        };
        let calls = target.calls_trait(&contract.file);
        let result = match &function.result {
            cuspec_spec::declared::Type::Void => "()".to_owned(),
            result => target.qualified(result),
        };
        return format!(
            "        $crate::value_symbol!($crate, $library, {module}, {calls}, {symbol}, {name}, {per_thread}, ({params}), {result});\n"
        );
    }
    let Some(contract) = contract else {
        return format!(
            "        $crate::uncontracted_symbol!($crate, $library, {module}, {symbol}, {name}, {per_thread}, ({params}));\n"
        );
    };
    let calls = target.calls_trait(&contract.file);
    if contract.returns_last_error {
        return format!(
            "        $crate::value_symbol!($crate, $library, {module}, {calls}, {symbol}, {name}, {per_thread}, ({params}), $crate::{module}::Code);\n"
        );
    }
    let writes = calls::writes_when_refused(contract);
    let args = target.idents(function).join(", ");
    let failed = match writes {
        true => format!("{name}_failed ({args})"),
        false => String::new(),
    };
    let general = match failure::acts(target, contract) {
        true => format!("{name} ({args})"),
        false => String::new(),
    };
    format!(
        "        $crate::contracted_symbol!($crate, $library, {module}, {calls}, {symbol}, {name}, {per_thread}, ({params}), [{general}], [{failed}]);\n"
    )
}
