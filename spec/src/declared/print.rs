//! Prints the model as declared files, in rustfmt's layout.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::attributes::shorten;
use super::model::{
    Api, Constant, ConstantValue, Declared, Enum, Enumerator, Field, Function, Interval, Package,
    Record, RecordKind, ReturnSet, Type, Typedef, TypedefKind,
};
use super::spelling::{WIDTH, escape, rust_callback, rust_declaration, rust_type};

/// The longest argument list of an attribute that rustfmt keeps on one line.
const ATTRIBUTE_WIDTH: usize = 70;

/// Returns the text of each declared file, by its path below `declared/`.
pub fn write(declared: &Declared) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    files.insert("toolkits.rs".to_owned(), write_toolkits(declared));
    for function in &declared.functions {
        let path = format!("{}/{}.rs", folder(function.api), file_of(&function.group));
        add(&mut files, path, function.api, &write_function(function));
    }
    for item in &declared.enums {
        add(
            &mut files,
            format!("{}/enums.rs", folder(item.api)),
            item.api,
            &write_enum(item),
        );
    }
    for item in &declared.records {
        add(
            &mut files,
            format!("{}/records.rs", folder(item.api)),
            item.api,
            &write_record(item),
        );
    }
    for item in &declared.typedefs {
        add(
            &mut files,
            format!("{}/types.rs", folder(item.api)),
            item.api,
            &write_typedef(item),
        );
    }
    for item in &declared.constants {
        let path = format!("{}/constants.rs", folder(item.api));
        add(&mut files, path, item.api, &write_constant(item));
    }
    files
}

fn add(files: &mut BTreeMap<String, String>, path: String, api: Api, item: &str) {
    let text = files.entry(path).or_insert_with(|| {
        let header = api.header();
        format!(
            "//! Written by `cuspec import` from `{header}` of the toolkits in `toolkits.rs`.\n\
             //! Not to be edited.\n"
        )
    });
    text.push('\n');
    text.push_str(item);
}

fn folder(api: Api) -> &'static str {
    api.word()
}

/// Returns the file of a group: `stream` for `CUDA_STREAM`.
pub fn file_of(group: &str) -> String {
    let short = group
        .strip_prefix("CUDART")
        .or(group.strip_prefix("CUDA"))
        .unwrap_or(group);
    short.trim_matches('_').to_lowercase()
}

fn write_toolkits(declared: &Declared) -> String {
    let releases: Vec<String> = declared
        .toolkits
        .iter()
        .map(|release| {
            let packages = release.packages.iter();
            let packages: String = packages
                .map(|one| {
                    let Package {
                        name,
                        version,
                        sha256,
                    } = one;
                    format!("        ({name:?}, {version:?},\n            {sha256:?}),\n")
                })
                .collect();
            match &*packages {
                "" => format!("    \"{}\": [],\n", release.toolkit),
                _ => format!("    \"{}\": [\n{packages}    ],\n", release.toolkit),
            }
        })
        .collect();
    format!(
        "//! Written by `cuspec import`: the toolkits that were read, oldest first.\n\
         //! Not to be edited.\n\ntoolkits! {{\n{}}}\n",
        releases.concat()
    )
}

fn write_function(function: &Function) -> String {
    let mut text = String::new();
    line(&mut text, format_args!("#[group({})]", function.group));
    if function.base_name != function.name {
        line(&mut text, format_args!("#[base({})]", function.base_name));
    }
    if let Some(header) = &function.header {
        line(&mut text, format_args!("#[header({header:?})]"));
    }
    if let Some(members) = &function.inline {
        let members: Vec<String> = members
            .iter()
            .map(|one| format!("{} = {}", one.field, one.param))
            .collect();
        match members.is_empty() {
            true => line(&mut text, format_args!("#[inline]")),
            false => line(&mut text, format_args!("#[inline({})]", members.join(", "))),
        }
    }
    if function.defaults.is_empty() {
        line(&mut text, format_args!("#[not_default]"));
    }
    write_parts(
        &mut text,
        "",
        "default",
        &function.defaults,
        &function.toolkits,
    );
    if let Some(version) = function.introduced {
        line(&mut text, format_args!("#[introduced({version})]"));
    }
    line(
        &mut text,
        format_args!("#[toolkits({})]", interval(&function.toolkits)),
    );
    if let Some(variant) = &function.per_thread {
        let version = variant
            .introduced
            .map(|version| format!(", {version}"))
            .unwrap_or_default();
        line(
            &mut text,
            format_args!("#[per_thread({}{version})]", variant.symbol),
        );
    }
    for set in &function.returns {
        write_returns(&mut text, function.api, set);
    }
    write_names(&mut text, "notes", &function.notes);
    write_names(&mut text, "see", &function.see);
    write_deprecated(&mut text, "", &function.deprecated, &function.toolkits);
    line(&mut text, format_args!("{}", rust_declaration(function)));
    text
}

fn write_deprecated(text: &mut String, indent: &str, parts: &[Interval], whole: &Interval) {
    if parts == [whole.clone()] {
        line(text, format_args!("{indent}#[deprecated]"));
    }
    write_parts(text, indent, "deprecated", parts, whole);
}

/// Formats the ranges of toolkits in which something holds; nothing if it is the whole interval.
fn write_parts(
    text: &mut String,
    indent: &str,
    attribute: &str,
    parts: &[Interval],
    whole: &Interval,
) {
    for part in parts.iter().filter(|part| *part != whole) {
        line(
            text,
            format_args!("{indent}#[{attribute}({})]", interval(part)),
        );
    }
}

fn write_returns(text: &mut String, api: Api, set: &ReturnSet) {
    let codes: Vec<String> = set.codes.iter().map(|code| shorten(api, code)).collect();
    let toolkits = interval(&set.toolkits);
    let one = format!("#[returns({toolkits}, {})]", codes.join(", "));
    if one.len() <= WIDTH {
        return line(text, format_args!("{one}"));
    }
    line(text, format_args!("#[returns(\n    {toolkits},"));
    for row in fill(&codes, WIDTH - 5) {
        line(text, format_args!("    {row},"));
    }
    line(text, format_args!(")]"));
}

/// A long list becomes several attributes, because rustfmt would put each name on its own line.
fn write_names(text: &mut String, attribute: &str, names: &[String]) {
    for row in fill(names, ATTRIBUTE_WIDTH) {
        line(text, format_args!("#[{attribute}({row})]"));
    }
}

/// Joins words with commas in lines of at most `width`.
fn fill(words: &[String], width: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in words {
        match rows.last_mut() {
            Some(row) if row.len() + 2 + word.len() <= width => {
                row.push_str(", ");
                row.push_str(word);
            }
            _ => rows.push(word.clone()),
        }
    }
    rows
}

fn write_enum(item: &Enum) -> String {
    let mut text = String::new();
    line(
        &mut text,
        format_args!("#[toolkits({})]", interval(&item.toolkits)),
    );
    write_tag(&mut text, &item.tag, &item.name);
    line(
        &mut text,
        format_args!(
            "#[repr({}{})]",
            if item.is_signed { "i" } else { "u" },
            item.size() * 8
        ),
    );
    line(&mut text, format_args!("enum {} {{", item.name));
    for member in &item.members {
        write_enumerator(&mut text, member, &item.toolkits);
    }
    line(&mut text, format_args!("}}"));
    text
}

fn write_tag(text: &mut String, tag: &str, name: &str) {
    if tag.is_empty() {
        line(text, format_args!("#[anonymous]"));
    } else if tag != name {
        line(text, format_args!("#[tag({tag})]"));
    }
}

fn write_enumerator(text: &mut String, member: &Enumerator, toolkits: &Interval) {
    if member.toolkits != *toolkits {
        line(
            text,
            format_args!("    #[toolkits({})]", interval(&member.toolkits)),
        );
    }
    write_deprecated(text, "    ", &member.deprecated, &member.toolkits);
    line(
        text,
        format_args!("    {} = {},", member.name, number(member.value.into())),
    );
}

fn write_record(item: &Record) -> String {
    let mut text = String::new();
    line(
        &mut text,
        format_args!("#[toolkits({})]", interval(&item.toolkits)),
    );
    write_tag(&mut text, &item.tag, &item.name);
    line(
        &mut text,
        format_args!("#[layout(size = {}, align = {})]", item.size, item.align),
    );
    if let Some((size, align)) = item.windows {
        line(
            &mut text,
            format_args!("#[windows(size = {size}, align = {align})]"),
        );
    }
    let keyword = match item.kind {
        RecordKind::Struct => "struct",
        RecordKind::Union => "union",
    };
    if item.fields.is_empty() {
        line(&mut text, format_args!("{keyword} {} {{}}", item.name));
        return text;
    }
    line(&mut text, format_args!("{keyword} {} {{", item.name));
    for (index, field) in item.fields.iter().enumerate() {
        write_field(&mut text, field, index);
    }
    line(&mut text, format_args!("}}"));
    text
}

fn write_field(text: &mut String, field: &Field, index: usize) {
    line(text, format_args!("    #[offset({})]", field.offset));
    if let Some((first, width)) = field.bits {
        line(text, format_args!("    #[bits({first}, {width})]"));
    }
    if field.name.is_empty() {
        line(text, format_args!("    #[anonymous]"));
        line(
            text,
            format_args!("    _{index}: {},", rust_type(&field.ty)),
        );
        return;
    }
    let name = escape(&field.name);
    let whole = format!("    {name}: {},", rust_type(&field.ty));
    match &field.ty {
        Type::Function { params, result } if whole.len() > WIDTH => {
            line(
                text,
                format_args!("    {name}: {},", spread_callback(params, result, "    ")),
            );
        }
        _ => line(text, format_args!("{whole}")),
    }
}

fn write_typedef(item: &Typedef) -> String {
    let mut text = String::new();
    line(
        &mut text,
        format_args!("#[toolkits({})]", interval(&item.toolkits)),
    );
    match &item.kind {
        TypedefKind::Handle { tag } => {
            line(
                &mut text,
                format_args!("#[handle]\ntype {} = *mut {tag};", item.name),
            );
        }
        TypedefKind::Callback { params, result } => {
            let ty = rust_callback(params, result);
            let name = &item.name;
            if format!("type {name} = {ty};").len() <= WIDTH {
                line(&mut text, format_args!("type {name} = {ty};"));
            } else if format!("    {ty};").len() <= WIDTH {
                line(&mut text, format_args!("type {name} =\n    {ty};"));
            } else {
                line(
                    &mut text,
                    format_args!("type {name} = {};", spread_callback(params, result, "")),
                );
            }
        }
        TypedefKind::Alias(ty) => {
            line(
                &mut text,
                format_args!("type {} = {};", item.name, rust_type(ty)),
            );
        }
    }
    text
}

fn write_constant(item: &Constant) -> String {
    let mut text = String::new();
    line(
        &mut text,
        format_args!("#[toolkits({})]", interval(&item.toolkits)),
    );
    let (ty, value) = match &item.value {
        ConstantValue::Int { value, ty } => (rust_type(ty), number(*value)),
        ConstantValue::Float(value) => ("f64".to_owned(), format!("{value:?}")),
        ConstantValue::Text(value) => ("&str".to_owned(), format!("{value:?}")),
        ConstantValue::Pointer { value, ty } => (rust_type(ty), format!("{value:#x} as _")),
        ConstantValue::Alias(name) => {
            line(&mut text, format_args!("#[alias]"));
            ("_".to_owned(), name.clone())
        }
    };
    let head = format!("const {}: {ty} =", item.name);
    if head.len() + 2 + value.len() <= WIDTH {
        line(&mut text, format_args!("{head} {value};"));
    } else {
        line(&mut text, format_args!("{head}\n    {value};"));
    }
    text
}

/// Formats a callback that is too long for one line, as rustfmt does.
fn spread_callback(params: &[Type], result: &Type, indent: &str) -> String {
    let whole = rust_callback(params, result);
    let inner = whole.trim_start_matches("Option<").trim_end_matches('>');
    if indent.len() + 5 + inner.len() <= WIDTH {
        return format!("Option<\n{indent}    {inner},\n{indent}>");
    }
    let mut text = format!("Option<\n{indent}    unsafe extern \"C\" fn(\n");
    for param in params {
        let _ = writeln!(text, "{indent}        {},", rust_type(param));
    }
    let result = match result {
        Type::Void => String::new(),
        ty => format!(" -> {}", rust_type(ty)),
    };
    let _ = write!(text, "{indent}    ){result},\n{indent}>");
    text
}

fn interval(toolkits: &Interval) -> String {
    match &toolkits.end {
        Some(end) => format!("\"{}\"..\"{end}\"", toolkits.first),
        None => format!("\"{}\"..", toolkits.first),
    }
}

/// Formats small numbers in decimal, and large ones, which are masks, in hexadecimal.
fn number(value: i128) -> String {
    if value > 0xffff {
        format!("{value:#x}")
    } else {
        value.to_string()
    }
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    let _ = writeln!(text, "{content}");
}
