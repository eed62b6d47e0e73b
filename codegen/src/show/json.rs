//! Items as JSON.

use cuspec_spec::Registry;
use cuspec_spec::declared::{Declared, Function, Interval, Toolkit, c_type, rust_type};
use serde_json::{Value, json};

use super::find::Item;

/// The items as an array.
pub(super) fn print(
    declared: &Declared,
    registry: Option<&Registry>,
    items: &[Item<'_>],
    toolkit: &Toolkit,
) -> String {
    let list: Vec<Value> = items
        .iter()
        .map(|item| value(declared, registry, item, toolkit))
        .collect();
    format!("{:#}\n", Value::Array(list))
}

fn value(
    declared: &Declared,
    registry: Option<&Registry>,
    item: &Item<'_>,
    toolkit: &Toolkit,
) -> Value {
    match item {
        Item::Function {
            name,
            function,
            elder,
        } => {
            let mut value = function_value(declared, registry, name, function, toolkit);
            if let Some(elder) = elder {
                value["elder"] = function_value(declared, registry, &elder.name, elder, toolkit);
            }
            value
        }
        Item::Enum(item) => json!({ "enum": item.name, "facts": item }),
        Item::Record(item) => json!({ "record": item.name, "facts": item }),
        Item::Typedef(item) => json!({ "type": item.name, "facts": item }),
        Item::Constant(item) => json!({ "constant": item.name, "facts": item }),
    }
}

fn function_value(
    declared: &Declared,
    registry: Option<&Registry>,
    name: &str,
    function: &Function,
    toolkit: &Toolkit,
) -> Value {
    let summary = registry.and_then(|registry| registry.summary(function));
    let params: Vec<Value> = function
        .params
        .iter()
        .map(|param| {
            json!({
                "name": param.name,
                "type": c_type(declared, function.api, &param.ty),
                "rust": rust_type(&param.ty),
                "sentence": summary.as_ref().and_then(|summary| summary.param(&param.name)),
            })
        })
        .collect();
    let returns = function
        .returns
        .iter()
        .find(|set| set.toolkits.contains(toolkit));
    json!({
        "function": name,
        "symbol": function.name,
        "api": function.api,
        "summary": summary.as_ref().map(|summary| summary.doc),
        "api_name": function.base_name,
        "is_default": function.is_default_in(toolkit),
        "group": function.group,
        "header": function.header,
        "params": params,
        "result": c_type(declared, function.api, &function.result),
        "returns": returns.map(|set| set.codes.clone()).unwrap_or_default(),
        "platforms": function.platforms.words(),
        "introduced": function.introduced,
        "per_thread": function.per_thread,
        "toolkits": interval(&function.toolkits),
        "notes": function.notes,
        "see": function.see,
        "is_deprecated": function.is_deprecated_in(toolkit),
    })
}

fn interval(toolkits: &Interval) -> Value {
    json!({
        "first": toolkits.first.to_string(),
        "end": toolkits.end.as_ref().map(ToString::to_string),
    })
}
