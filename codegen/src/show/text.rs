//! Items as text.

use std::fmt::Write as _;

use cuspec_spec::Registry;
use cuspec_spec::declared::{
    Api, ConstantValue, Declared, Enum, Function, Interval, Record, Toolkit, Type, Typedef,
    TypedefKind, c_declaration, c_type, rust_declaration, rust_type,
};

use super::find::{Item, aliased};

/// One line for each function: its name, the API and the group.
pub(super) fn list(items: &[Item<'_>]) -> String {
    let mut text = String::new();
    for item in items {
        if let Item::Function { name, function, .. } = item {
            let api = api_name(function.api);
            let _ = writeln!(text, "{name:<44} {api:<8} {}", function.group);
        }
    }
    text
}

/// The facts about each item, separated by empty lines.
pub(super) fn describe(
    view: &Declared,
    registry: Option<&Registry>,
    items: &[Item<'_>],
    toolkit: &Toolkit,
) -> String {
    let parts: Vec<String> = items
        .iter()
        .map(|item| describe_one(view, registry, item, toolkit))
        .collect();
    parts.join("\n")
}

fn describe_one(
    declared: &Declared,
    registry: Option<&Registry>,
    item: &Item<'_>,
    toolkit: &Toolkit,
) -> String {
    match item {
        Item::Function { function, .. } => describe_function(declared, registry, function, toolkit),
        Item::Enum(item) => describe_enum(item, toolkit),
        Item::Record(item) => describe_record(declared, item),
        Item::Typedef(item) => describe_typedef(declared, item),
        Item::Constant(item) => {
            let mut text = title(&item.name, item.api, "constant");
            let value = match &item.value {
                ConstantValue::Int { value, ty } => {
                    format!("{value} ({})", c_type(declared, item.api, ty))
                }
                ConstantValue::Float(value) => value.to_string(),
                ConstantValue::Text(value) => format!("{value:?}"),
                ConstantValue::Pointer { value, ty } => {
                    format!("({}){value:#x}", c_type(declared, item.api, ty))
                }
                ConstantValue::Alias(name) => format!("another name for `{name}`"),
            };
            fact(&mut text, "value", &value);
            fact(&mut text, "toolkits", &interval(&item.toolkits));
            text
        }
    }
}

fn describe_function(
    declared: &Declared,
    registry: Option<&Registry>,
    function: &Function,
    toolkit: &Toolkit,
) -> String {
    let mut text = title(&function.name, function.api, &function.group);
    let summary = registry.and_then(|registry| registry.summary(function));
    if let Some(summary) = &summary {
        fact(&mut text, "summary", summary.doc);
    }
    fact(&mut text, "C", &c_declaration(declared, function));
    fact(&mut text, "Rust", &rust_declaration(function));
    for (index, (name, doc)) in summary.iter().flat_map(|s| &s.params).enumerate() {
        let label = if index == 0 { "parameters" } else { "" };
        fact(&mut text, label, &format!("{name}: {doc}"));
    }
    if function.is_deprecated_in(toolkit) {
        fact(&mut text, "deprecated", "yes");
    }
    let default = declared.functions.iter().find(|one| {
        one.api == function.api && one.base_name == function.base_name && one.is_default_in(toolkit)
    });
    let current = match default {
        Some(one) if one.name == function.name => "this symbol".to_owned(),
        Some(one) => format!("`{}`", one.name),
        None => match aliased(declared, &function.base_name) {
            Some(one) => format!("`{}`", one.name),
            None => "no symbol".to_owned(),
        },
    };
    let names = format!(
        "`{}`, which the header maps to {current}",
        function.base_name
    );
    fact(&mut text, "API name", &names);
    for constant in &declared.constants {
        if aliased(declared, &constant.name).is_some_and(|one| one.name == function.name) {
            fact(
                &mut text,
                "also",
                &format!("`{}`, by a macro", constant.name),
            );
        }
    }
    if let Some(sentence) = function.platforms.sentence() {
        fact(&mut text, "platforms", sentence);
    }
    if let Some(version) = function.introduced {
        fact(&mut text, "introduced", &release(version));
    }
    if let Some(variant) = &function.per_thread {
        let since = variant
            .introduced
            .map(|v| format!(", since {}", release(v)))
            .unwrap_or_default();
        fact(
            &mut text,
            "per thread",
            &format!("{}{since}", variant.symbol),
        );
    }
    fact(&mut text, "toolkits", &interval(&function.toolkits));
    if function.returns.is_empty() {
        fact(&mut text, "returns", "not stated");
    }
    for set in &function.returns {
        let codes = format!("{}:\n{}", interval(&set.toolkits), set.codes.join("\n"));
        fact(&mut text, "returns", &codes);
    }
    if !function.notes.is_empty() {
        fact(&mut text, "notes", &fill(&function.notes));
    }
    if !function.see.is_empty() {
        fact(&mut text, "see also", &fill(&function.see));
    }
    text
}

fn describe_enum(item: &Enum, toolkit: &Toolkit) -> String {
    let mut text = title(&item.name, item.api, "enumeration");
    if item.tag != item.name {
        fact(&mut text, "tag", &item.tag);
    }
    fact(&mut text, "toolkits", &interval(&item.toolkits));
    let width = item
        .members
        .iter()
        .map(|member| member.name.len())
        .max()
        .unwrap_or(0);
    for member in &item.members {
        let _ = write!(text, "    {:<width$} = {}", member.name, member.value);
        if member.value > 9 {
            let _ = write!(text, " ({:#x})", member.value);
        }
        if member.toolkits != item.toolkits {
            let _ = write!(text, "  toolkits {}", interval(&member.toolkits));
        }
        text.push_str(if member.is_deprecated_in(toolkit) {
            "  deprecated\n"
        } else {
            "\n"
        });
    }
    text
}

fn describe_record(declared: &Declared, item: &Record) -> String {
    let kind = format!("{:?}", item.kind).to_lowercase();
    let mut text = title(&item.name, item.api, &kind);
    if item.tag != item.name && !item.tag.is_empty() {
        fact(&mut text, "tag", &item.tag);
    }
    fact(
        &mut text,
        "size",
        &format!("{} bytes, aligned to {}", item.size, item.align),
    );
    fact(&mut text, "toolkits", &interval(&item.toolkits));
    for field in &item.fields {
        let name = if field.name.is_empty() {
            "(anonymous)"
        } else {
            &field.name
        };
        let bits = match field.bits {
            Some((first, width)) => format!(", bits {first}..{}", first + width),
            None => String::new(),
        };
        let ty = c_type(declared, item.api, &field.ty);
        let _ = writeln!(text, "    {:>4}{bits}  {name}: {ty}", field.offset);
    }
    text
}

fn describe_typedef(declared: &Declared, item: &Typedef) -> String {
    let spelled = |ty: &Type| {
        format!(
            "{} (Rust: {})",
            c_type(declared, item.api, ty),
            rust_type(ty)
        )
    };
    let (kind, what) = match &item.kind {
        TypedefKind::Handle { tag } => ("handle", format!("struct {tag} *")),
        TypedefKind::Callback { params, result } => {
            let ty = Type::Function {
                params: params.clone(),
                result: Box::new(result.clone()),
            };
            ("callback", spelled(&ty))
        }
        TypedefKind::Alias(ty) => ("alias", spelled(ty)),
    };
    let mut text = title(&item.name, item.api, kind);
    fact(&mut text, "type", &what);
    fact(&mut text, "toolkits", &interval(&item.toolkits));
    text
}

fn title(name: &str, api: Api, what: &str) -> String {
    format!("{name}  ({}, {what})\n", api_name(api))
}

/// A named fact, with its further lines below the first.
fn fact(text: &mut String, name: &str, value: &str) {
    for (index, line) in value.lines().enumerate() {
        let name = if index == 0 { name } else { "" };
        let _ = writeln!(text, "  {name:<12}{line}");
    }
}

/// Names separated by commas, in lines that fit a terminal.
pub(super) fn fill(names: &[String]) -> String {
    let mut lines = vec![String::new()];
    for (index, name) in names.iter().enumerate() {
        let comma = if index + 1 < names.len() { "," } else { "" };
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = format!("{name}{comma}"),
            Some(line) if line.len() + name.len() < 84 => {
                line.push_str(&format!(" {name}{comma}"));
            }
            _ => lines.push(format!("{name}{comma}")),
        }
    }
    lines.join("\n")
}

pub(super) fn api_name(api: Api) -> &'static str {
    api.word()
}

fn interval(toolkits: &Interval) -> String {
    match &toolkits.end {
        Some(end) => format!("from {} until before {end}", toolkits.first),
        None => format!("from {}", toolkits.first),
    }
}

/// 6000 is 6.0, 12050 is 12.5.
fn release(version: u32) -> String {
    format!("CUDA {}.{}", version / 1000, version % 1000 / 10)
}
