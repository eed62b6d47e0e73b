//! The spelling of declarations and types in Rust and in C.

use std::fmt;

use super::model::{Api, Declared, Function, RecordKind, Type, TypedefKind};

/// The longest line that rustfmt does not wrap.
pub(super) const WIDTH: usize = 100;

/// Returns the Rust declaration of the function, on one or several lines.
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
        // rustfmt reserves space for the brace of a body, although there is none.
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

/// A token of a declaration, for printers that add markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lexeme {
    /// Punctuation and keywords.
    Text(String),
    /// A type, by its declared name. In C, a keyword may precede it.
    Type(String),
    /// The declared name.
    Name(String),
}

impl fmt::Display for Lexeme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Lexeme::Text(text) | Lexeme::Type(text) | Lexeme::Name(text)) = self;
        f.write_str(text)
    }
}

fn join(lexemes: &[Lexeme]) -> String {
    lexemes.iter().map(ToString::to_string).collect()
}

fn text(text: impl Into<String>) -> Lexeme {
    Lexeme::Text(text.into())
}

/// Returns the Rust spelling of a type.
pub fn rust_type(ty: &Type) -> String {
    join(&rust_lexemes(ty))
}

/// Returns the Rust spelling of a type as tokens.
pub fn rust_lexemes(ty: &Type) -> Vec<Lexeme> {
    let before = |sign: &str, ty: &Type| {
        let mut out = vec![text(sign)];
        out.extend(rust_lexemes(ty));
        out
    };
    match ty {
        Type::Named(name) => vec![Lexeme::Type(name.clone())],
        Type::Void => vec![text("c_void")],
        Type::Pointer { to, is_const: true } => before("*const ", to),
        Type::Pointer {
            to,
            is_const: false,
        } => before("*mut ", to),
        Type::Array { of, len } => {
            let mut out = before("[", of);
            out.push(text(format!("; {len}]")));
            out
        }
        Type::Function { params, result } => callback_lexemes(params, result),
    }
}

fn callback_lexemes(params: &[Type], result: &Type) -> Vec<Lexeme> {
    let mut out = vec![text("Option<unsafe extern \"C\" fn(")];
    for (place, param) in params.iter().enumerate() {
        if place > 0 {
            out.push(text(", "));
        }
        out.extend(rust_lexemes(param));
    }
    out.push(text(")"));
    if *result != Type::Void {
        out.push(text(" -> "));
        out.extend(rust_lexemes(result));
    }
    out.push(text(">"));
    out
}

/// Returns the C declaration of the function.
pub fn c_declaration(declared: &Declared, function: &Function) -> String {
    let params = function.params.iter();
    let params: Vec<String> = params
        .map(|param| {
            let lexemes = c_lexemes(declared, function.api, &param.ty, Some(&param.name));
            join(&lexemes)
        })
        .collect();
    let params = match params.is_empty() {
        true => "void".to_owned(),
        false => params.join(", "),
    };
    let head = format!("{}({params})", function.name);
    let whole = c_variable(declared, function.api, &function.result, vec![text(head)]);
    join(&whole) + ";"
}

/// Returns the C spelling of a type: `unsigned int *`, `const char *`, `enum cudaMemcpyKind`.
pub fn c_type(declared: &Declared, api: Api, ty: &Type) -> String {
    join(&c_lexemes(declared, api, ty, None))
}

/// Returns the C declaration of a variable; without a name, only the type.
pub fn c_declarator(declared: &Declared, api: Api, ty: &Type, name: Option<&str>) -> String {
    join(&c_lexemes(declared, api, ty, name))
}

/// Returns the C declaration of a variable as tokens; without a name, only the type.
pub fn c_lexemes(declared: &Declared, api: Api, ty: &Type, name: Option<&str>) -> Vec<Lexeme> {
    let name = name.map(|name| Lexeme::Name(name.to_owned()));
    c_variable(declared, api, ty, name.into_iter().collect())
}

/// C declares from the name outwards, so the type is wrapped around the declarator.
fn c_variable(declared: &Declared, api: Api, ty: &Type, inner: Vec<Lexeme>) -> Vec<Lexeme> {
    match ty {
        Type::Named(name) => beside(c_name(declared, api, name), inner),
        Type::Void => beside(vec![text("void")], inner),
        Type::Pointer { to, is_const } => c_pointer(declared, api, to, *is_const, inner),
        Type::Array { of, len } => {
            let mut inner = inner;
            inner.push(text(match len {
                0 => "[]".to_owned(),
                len => format!("[{len}]"),
            }));
            c_variable(declared, api, of, inner)
        }
        Type::Function { params, result } => {
            let mut out = vec![text("(*")];
            out.extend(inner);
            out.push(text(")("));
            for (place, param) in params.iter().enumerate() {
                if place > 0 {
                    out.push(text(", "));
                }
                out.extend(c_lexemes(declared, api, param, None));
            }
            if params.is_empty() {
                out.push(text("void"));
            }
            out.push(text(")"));
            c_variable(declared, api, result, out)
        }
    }
}

/// Joins the name of a type and a declarator.
fn beside(mut ty: Vec<Lexeme>, inner: Vec<Lexeme>) -> Vec<Lexeme> {
    if !inner.is_empty() {
        ty.push(text(" "));
    }
    ty.extend(inner);
    ty
}

fn c_pointer(
    declared: &Declared,
    api: Api,
    to: &Type,
    is_const: bool,
    inner: Vec<Lexeme>,
) -> Vec<Lexeme> {
    let before = |sign: &str, inner: &[Lexeme]| {
        let mut out = vec![text(sign)];
        out.extend(inner.iter().cloned());
        out
    };
    match to {
        // In a pointer to a pointer, `const` applies to the inner pointer.
        Type::Pointer { .. } if is_const => {
            c_variable(declared, api, to, before("const *", &inner))
        }
        Type::Array { .. } => {
            let mut inner = before("(*", &inner);
            inner.push(text(")"));
            c_variable(declared, api, to, inner)
        }
        _ => {
            let out = c_variable(declared, api, to, before("*", &inner));
            match is_const {
                true => before("const ", &out),
                false => out,
            }
        }
    }
}

fn c_name(declared: &Declared, api: Api, name: &str) -> Vec<Lexeme> {
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
    vec![text(primitive)]
}

/// A name that is only a tag needs its keyword in C.
fn c_tagged(declared: &Declared, api: Api, name: &str) -> Vec<Lexeme> {
    let is_tag = |tag: &str, own: &str| tag == name && own == name;
    let is_handle = |kind: &TypedefKind| matches!(kind, TypedefKind::Handle { tag } if tag == name);
    // The name filter is selective, so it comes first.
    let mut enums = declared.enums.iter();
    let mut records = declared.records.iter();
    let mut typedefs = declared.typedefs.iter();
    let keyword = if enums.any(|item| is_tag(&item.tag, &item.name) && item.api == api) {
        Some("enum ")
    } else if let Some(record) =
        records.find(|item| is_tag(&item.tag, &item.name) && item.api == api)
    {
        Some(match record.kind {
            RecordKind::Struct => "struct ",
            RecordKind::Union => "union ",
        })
    } else if typedefs.any(|item| is_handle(&item.kind) && item.name != name && item.api == api) {
        Some("struct ")
    } else {
        None
    };
    let keyword = keyword.map(text).into_iter();
    keyword.chain([Lexeme::Type(name.to_owned())]).collect()
}

pub(super) fn rust_callback(params: &[Type], result: &Type) -> String {
    join(&callback_lexemes(params, result))
}

/// Adds a prefix to a C name that is a keyword in Rust.
pub(super) fn escape(name: &str) -> String {
    match syn::parse_str::<syn::Ident>(name) {
        Ok(_) => name.to_owned(),
        Err(_) => format!("r#{name}"),
    }
}
