//! The facts of one toolkit about one item, as lines.

use cuspec_spec::declared::{
    Api, ConstantValue, Declared, Enum, Field, Function, Record, Toolkit, Type, Typedef,
    TypedefKind, c_declaration, c_type,
};

use super::super::find::Item;

/// One fact.
#[derive(Clone, PartialEq, Eq)]
pub(in crate::show) struct Line {
    /// The kind of fact: `returns`, `field`.
    pub label: &'static str,
    pub text: String,
}

/// The symbol behind a name in source code.
pub(super) fn of_name(
    history: &Declared,
    api: Api,
    name: &str,
    toolkit: &Toolkit,
) -> Option<Vec<Line>> {
    let mut symbols = history.functions.iter().filter(|one| {
        one.api == api
            && one.base_name == name
            && one.toolkits.contains(toolkit)
            && one.is_default_in(toolkit)
    });
    let mut aliases = history.constants.iter().filter_map(|one| match &one.value {
        ConstantValue::Alias(to)
            if one.api == api && one.name == name && one.toolkits.contains(toolkit) =>
        {
            Some(to)
        }
        _ => None,
    });
    let symbol = symbols.next().map(|function| &function.name);
    Some(vec![line("symbol", symbol.or_else(|| aliases.next())?)])
}

/// Describes the item of a name in a toolkit; empty if there is none.
pub(super) fn of_item(history: &Declared, item: &Item<'_>, toolkit: &Toolkit) -> Option<Vec<Line>> {
    macro_rules! same {
        ($all:ident, $item:ident) => {
            history.$all.iter().find(|one| {
                one.api == $item.api && one.name == $item.name && one.toolkits.contains(toolkit)
            })
        };
    }
    Some(match item {
        Item::Function { function, .. } => {
            function_lines(history, same!(functions, function)?, toolkit)
        }
        Item::Enum(item) => enum_lines(same!(enums, item)?, toolkit),
        Item::Record(item) => record_lines(history, same!(records, item)?),
        Item::Typedef(item) => vec![line("type", &typedef(history, same!(typedefs, item)?))],
        Item::Constant(item) => {
            let same = same!(constants, item)?;
            vec![line("value", &value(history, same.api, &same.value))]
        }
    })
}

/// Describes one member of an enumeration; empty if there is no such member.
pub(super) fn of_member(
    history: &Declared,
    item: &Enum,
    member: &str,
    toolkit: &Toolkit,
) -> Option<Vec<Line>> {
    let lines = of_item(history, &Item::Enum(item), toolkit)?;
    let is_meant = |line: &Line| match line.label {
        "member" => line.text.split(' ').next() == Some(member),
        "deprecated" => line.text == member,
        _ => false,
    };
    let lines: Vec<Line> = lines.into_iter().filter(is_meant).collect();
    (!lines.is_empty()).then_some(lines)
}

fn function_lines(history: &Declared, function: &Function, toolkit: &Toolkit) -> Vec<Line> {
    let mut lines = vec![line("signature", &c_declaration(history, function))];
    if function.is_default_in(toolkit) {
        lines.push(line("name", &function.base_name));
    }
    if let Some(variant) = &function.per_thread {
        lines.push(line("per thread", &variant.symbol));
    }
    if function.is_deprecated_in(toolkit) {
        lines.push(line("deprecated", "yes"));
    }
    let mut sets = function.returns.iter();
    if let Some(set) = sets.find(|set| set.toolkits.contains(toolkit)) {
        lines.extend(set.codes.iter().map(|code| line("returns", code)));
    }
    lines
}

fn enum_lines(item: &Enum, toolkit: &Toolkit) -> Vec<Line> {
    let sign = if item.is_signed { "signed" } else { "unsigned" };
    let mut lines = vec![line("numbers", sign)];
    for member in &item.members {
        if !member.toolkits.contains(toolkit) {
            continue;
        }
        lines.push(line(
            "member",
            &format!("{} = {}", member.name, member.value),
        ));
        if member.is_deprecated_in(toolkit) {
            lines.push(line("deprecated", &member.name));
        }
    }
    lines
}

fn record_lines(history: &Declared, item: &Record) -> Vec<Line> {
    let size = format!("{} bytes, aligned to {}", item.size, item.align);
    let mut lines = vec![line("size", &size)];
    let fields = item.fields.iter();
    lines.extend(fields.map(|field| line("field", &field_text(history, item.api, field))));
    lines
}

fn field_text(history: &Declared, api: Api, field: &Field) -> String {
    let name = match field.name.as_str() {
        "" => "(anonymous)",
        name => name,
    };
    let bits = match field.bits {
        Some((first, width)) => format!(", bits {first}..{}", first + width),
        None => String::new(),
    };
    let ty = c_type(history, api, &field.ty);
    format!("{}{bits} {name}: {ty}", field.offset)
}

fn typedef(history: &Declared, item: &Typedef) -> String {
    match &item.kind {
        TypedefKind::Handle { tag } => format!("struct {tag} *"),
        TypedefKind::Callback { params, result } => {
            let ty = Type::Function {
                params: params.clone(),
                result: Box::new(result.clone()),
            };
            c_type(history, item.api, &ty)
        }
        TypedefKind::Alias(ty) => c_type(history, item.api, ty),
    }
}

fn value(history: &Declared, api: Api, value: &ConstantValue) -> String {
    match value {
        ConstantValue::Int { value, ty } => format!("{value} ({})", c_type(history, api, ty)),
        ConstantValue::Float(value) => format!("{value:?}"),
        ConstantValue::Text(value) => format!("{value:?}"),
        ConstantValue::Pointer { value, ty } => {
            format!("({}){value:#x}", c_type(history, api, ty))
        }
        ConstantValue::Alias(name) => name.clone(),
    }
}

fn line(label: &'static str, text: &str) -> Line {
    Line {
        label,
        text: text.to_owned(),
    }
}
