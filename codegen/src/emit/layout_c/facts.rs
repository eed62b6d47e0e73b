//! Asserts facts about enumerations, constants, types and functions.

use std::collections::HashMap;

use cuspec_spec::declared::{
    Constant, ConstantValue, Declared, Enum, Function, Member, Type, TypedefKind, c_type,
};

use super::program::{Claim, Program, View};

/// Asserts size, sign and the value of every member.
pub(super) fn assert_enums(declared: &Declared, program: &mut Program) {
    for item in &declared.enums {
        program.counts.enums += 1;
        assert_enum(declared, item, program);
        for member in &item.members {
            program.counts.enumerators += 1;
            let what = format!("the value of `{}`", member.name);
            program.number(what, member.name.clone(), member.value.into());
        }
    }
}

fn assert_enum(declared: &Declared, item: &Enum, program: &mut Program) {
    let name = &item.name;
    let c = c_type(declared, item.api, &Type::Named(name.clone()));
    program.number(
        format!("the size of `{name}`"),
        format!("sizeof({c})"),
        item.size().into(),
    );
    program.number(
        format!("whether `{name}` is signed"),
        format!("({c})-1 < 0"),
        item.is_signed.into(),
    );
    if !item.tag.is_empty() && item.tag != *name {
        let what = format!("the tag of `{name}`");
        program.type_of(what, c, format!("enum {}", item.tag));
    }
}

/// Asserts value and type of every macro, as a program sees it.
pub(super) fn assert_constants(declared: &Declared, program: &mut Program) {
    for item in &declared.constants {
        program.counts.constants += 1;
        let name = item.name.clone();
        let what = format!("the value of `{name}`");
        let (claim, ty) = match &item.value {
            ConstantValue::Int { value, ty } => {
                let value = *value;
                let expression = name.clone();
                (Claim::Number { expression, value }, Some(ty))
            }
            ConstantValue::Float(value) => {
                let value = *value;
                let expression = name.clone();
                (Claim::Float { expression, value }, None)
            }
            ConstantValue::Text(value) => {
                let value = value.clone();
                let name = name.clone();
                (Claim::Literal { name, value }, None)
            }
            ConstantValue::Pointer { value, ty } => {
                let value = i128::from(*value);
                let expression = format!("(unsigned long){name}");
                (Claim::Number { expression, value }, Some(ty))
            }
            ConstantValue::Alias(to) => {
                let expansion = format!("TEXT({to})");
                let name = name.clone();
                (Claim::Text { name, expansion }, None)
            }
        };
        program.claim(View::Default, what, claim);
        if let Some(ty) = ty {
            assert_type_of(declared, item, ty, program);
        }
    }
}

fn assert_type_of(declared: &Declared, item: &Constant, ty: &Type, program: &mut Program) {
    let claim = Claim::Type {
        expression: item.name.clone(),
        ty: c_type(declared, item.api, ty),
    };
    let what = format!("the type of `{}`", item.name);
    program.claim(View::Default, what, claim);
}

/// Asserts the type behind every alias of a type.
pub(super) fn assert_typedefs(declared: &Declared, program: &mut Program) {
    for item in &declared.typedefs {
        program.counts.typedefs += 1;
        let name = item.name.clone();
        let (expression, ty) = match &item.kind {
            TypedefKind::Handle { tag } => (name, format!("struct {tag} *")),
            TypedefKind::Callback { params, result } => {
                let ty = Type::Function {
                    params: params.clone(),
                    result: Box::new(result.clone()),
                };
                // Some headers name the function type and others a pointer to it; as a parameter these are
                // the same.
                let takes = |ty: &str| format!("void (*)({ty})");
                let ty = takes(&c_type(declared, item.api, &ty));
                (format!("({})0", takes(&name)), ty)
            }
            TypedefKind::Alias(ty) => (name, c_type(declared, item.api, ty)),
        };
        program.type_of(format!("the type `{}`", item.name), expression, ty);
    }
}

/// Asserts the type of every symbol, and the results of inline functions.
pub(super) fn assert_functions(declared: &Declared, program: &mut Program) {
    for item in &declared.functions {
        let ty = Type::Function {
            params: item.params.iter().map(|param| param.ty.clone()).collect(),
            result: Box::new(item.result.clone()),
        };
        let ty = c_type(declared, item.api, &ty);
        let variant = item.per_thread.as_ref().map(|variant| &variant.symbol);
        for symbol in std::iter::once(&item.name).chain(variant) {
            program.counts.functions += 1;
            let what = format!("the type of `{symbol}`");
            program.type_of(what, format!("&{symbol}"), ty.clone());
        }
        if let Some(members) = item.inline.as_ref().filter(|members| !members.is_empty()) {
            let statement = call(declared, item, members);
            let what = format!("the result of `{}`", item.name);
            program.claim(View::Every, what, Claim::Call { statement });
        }
    }
}

/// Calls an inline function with distinct numbers, and asserts each of them in its field.
fn call(declared: &Declared, item: &Function, members: &[Member]) -> String {
    let params = item.params.iter().enumerate();
    let values: HashMap<&str, usize> = params
        .clone()
        .map(|(index, param)| (param.name.as_str(), index + 1))
        .collect();
    let arguments: Vec<String> = params
        .map(|(index, param)| {
            let ty = c_type(declared, item.api, &param.ty);
            format!("({ty})(uintptr_t){}", index + 1)
        })
        .collect();
    let result = c_type(declared, item.api, &item.result);
    let mut holds: Vec<String> = members
        .iter()
        .map(|member| {
            // A missing parameter has no value, so the fact fails.
            let value = values.get(member.param.as_str()).copied().unwrap_or(0);
            format!("(uintptr_t)made.{} == {value}", member.field)
        })
        .collect();
    holds.push(format!("{} == {}", members.len(), item.params.len()));
    format!(
        "{{ {result} made = {}({}); hold(FACT, {}); }}",
        item.name,
        arguments.join(", "),
        holds.join(" && ")
    )
}

/// Asserts the symbol behind each name that a program writes.
pub(super) fn assert_names(declared: &Declared, program: &mut Program) {
    let mapped = |item: &&Function| !item.defaults.is_empty();
    for item in declared.functions.iter().filter(mapped) {
        program.counts.names += 1;
        let claim = Claim::Text {
            name: item.base_name.clone(),
            expansion: format!("\"{}\"", item.name),
        };
        let what = format!("the symbol behind `{}`", item.base_name);
        program.claim(View::Default, what, claim);
    }
}
