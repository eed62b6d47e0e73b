//! Declarations and types, spelled in Rust and in C.

use super::model::{Api, Declared, Function, Record, RecordKind, Type, TypedefKind};

/// The longest line rustfmt leaves alone.
pub(super) const WIDTH: usize = 100;

/// The function as a Rust declaration, on one line or several.
pub fn rust_declaration(function: &Function) -> String {
    let params: Vec<String> = function
        .params
        .iter()
        .map(|param| format!("{}: {}", escape(&param.name), rust_type(&param.ty)))
        .collect();
    let result = match &function.result {
        Type::Void => String::new(),
        ty => format!("-> {}", rust_type(ty)),
    };
    let head = format!("fn {}({})", function.name, params.join(", "));
    let line = format!("{head} {result}").trim_end().to_owned() + ";";
    match line.len() {
        ..WIDTH => line,
        // rustfmt counts a body's brace that is not there when it looks for room for the result.
        WIDTH => format!("{head}\n{result};"),
        _ => {
            let params: String = params
                .iter()
                .map(|param| format!("    {param},\n"))
                .collect();
            format!("fn {}(\n{params}) {result}", function.name)
                .trim_end()
                .to_owned()
                + ";"
        }
    }
}

/// The type as Rust spells it.
pub fn rust_type(ty: &Type) -> String {
    match ty {
        Type::Named(name) => name.clone(),
        Type::Void => "c_void".to_owned(),
        Type::Pointer { to, is_const: true } => format!("*const {}", rust_type(to)),
        Type::Pointer {
            to,
            is_const: false,
        } => format!("*mut {}", rust_type(to)),
        Type::Array { of, len } => format!("[{}; {len}]", rust_type(of)),
        Type::Function { params, result } => rust_callback(params, result),
    }
}

/// The function as C declares it.
pub fn c_declaration(declared: &Declared, function: &Function) -> String {
    let params: Vec<String> = function
        .params
        .iter()
        .map(|param| c_variable(declared, function.api, &param.ty, &param.name))
        .collect();
    let params = if params.is_empty() {
        "void".to_owned()
    } else {
        params.join(", ")
    };
    let head = format!("{}({params})", function.name);
    format!(
        "{};",
        c_variable(declared, function.api, &function.result, &head)
    )
}

/// The type as C spells it: `unsigned int *`, `const char *`, `enum cudaMemcpyKind`.
pub fn c_type(declared: &Declared, api: Api, ty: &Type) -> String {
    c_variable(declared, api, ty, "")
}

/// C declares from the name outwards, so the type is wrapped around what is declared.
fn c_variable(declared: &Declared, api: Api, ty: &Type, inner: &str) -> String {
    let beside = |text: String| match inner {
        "" => text,
        inner if text.ends_with('*') => format!("{text}{inner}"),
        inner => format!("{text} {inner}"),
    };
    match ty {
        Type::Named(name) => beside(c_name(declared, api, name)),
        Type::Void => beside("void".to_owned()),
        Type::Pointer { to, is_const } => c_pointer(declared, api, to, *is_const, inner),
        Type::Array { of, len } => c_variable(declared, api, of, &format!("{inner}[{len}]")),
        Type::Function { params, result } => {
            let params: Vec<String> = params
                .iter()
                .map(|param| c_type(declared, api, param))
                .collect();
            let params = if params.is_empty() {
                "void".to_owned()
            } else {
                params.join(", ")
            };
            c_variable(declared, api, result, &format!("(*{inner})({params})"))
        }
    }
}

fn c_pointer(declared: &Declared, api: Api, to: &Type, is_const: bool, inner: &str) -> String {
    match to {
        // What a pointer to a pointer may not change is the inner pointer.
        Type::Pointer { .. } if is_const => {
            c_variable(declared, api, to, format!("const *{inner}").trim_end())
        }
        Type::Array { .. } => c_variable(declared, api, to, &format!("(*{inner})")),
        _ => {
            let text = c_variable(declared, api, to, &format!("*{inner}"));
            if is_const {
                format!("const {text}")
            } else {
                text
            }
        }
    }
}

fn c_name(declared: &Declared, api: Api, name: &str) -> String {
    let primitive = match name {
        "c_char" => "char",
        "c_schar" => "signed char",
        "c_uchar" => "unsigned char",
        "c_short" => "short",
        "c_ushort" => "unsigned short",
        "c_int" => "int",
        "c_uint" => "unsigned int",
        "c_long" => "long",
        "c_ulong" => "unsigned long",
        "c_longlong" => "long long",
        "c_ulonglong" => "unsigned long long",
        "usize" => "size_t",
        "f32" => "float",
        "f64" => "double",
        "u8" => "uint8_t",
        "u16" => "uint16_t",
        "u32" => "uint32_t",
        "u64" => "uint64_t",
        "i8" => "int8_t",
        "i16" => "int16_t",
        "i32" => "int32_t",
        "i64" => "int64_t",
        other => return c_tagged(declared, api, other),
    };
    primitive.to_owned()
}

/// A name that is only a tag needs its keyword in C.
fn c_tagged(declared: &Declared, api: Api, name: &str) -> String {
    let is_tag = |tag: &str, own: &str| tag == name && own == name;
    if declared
        .enums
        .iter()
        .any(|item| item.api == api && is_tag(&item.tag, &item.name))
    {
        return format!("enum {name}");
    }
    match declared
        .records
        .iter()
        .find(|item| item.api == api && is_tag(&item.tag, &item.name))
    {
        Some(Record {
            kind: RecordKind::Struct,
            ..
        }) => format!("struct {name}"),
        Some(Record {
            kind: RecordKind::Union,
            ..
        }) => format!("union {name}"),
        None if declared.typedefs.iter().any(|item| {
            item.api == api
                && matches!(&item.kind, TypedefKind::Handle { tag } if tag == name)
                && item.name != name
        }) =>
        {
            format!("struct {name}")
        }
        None => name.to_owned(),
    }
}

pub(super) fn rust_callback(params: &[Type], result: &Type) -> String {
    let params: Vec<String> = params.iter().map(rust_type).collect();
    let result = match result {
        Type::Void => String::new(),
        ty => format!(" -> {}", rust_type(ty)),
    };
    format!(
        "Option<unsafe extern \"C\" fn({}){result}>",
        params.join(", ")
    )
}

/// A C name that is a word of Rust needs a prefix.
pub(super) fn escape(name: &str) -> String {
    match syn::parse_str::<syn::Ident>(name) {
        Ok(_) => name.to_owned(),
        Err(_) => format!("r#{name}"),
    }
}
