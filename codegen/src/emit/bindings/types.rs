//! C types as tokens.

use cuspec_spec::declared::{Api, Param, Type};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use super::names::Names;

/// Words that cannot name anything as they are.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// Words that cannot name anything even when they are written raw.
const RESERVED: &[&str] = &["_", "Self", "crate", "self", "super"];

/// An identifier; one that Rust reserves is written raw, or with an underscore where it cannot be.
pub(crate) fn ident(name: &str) -> Ident {
    match name {
        name if KEYWORDS.contains(&name) => Ident::new_raw(name, Span::call_site()),
        name if RESERVED.contains(&name) => Ident::new(&format!("{name}_"), Span::call_site()),
        name => Ident::new(name, Span::call_site()),
    }
}

/// A type as a module of `api` spells it.
pub(crate) fn ty(names: &Names, api: Api, ty: &Type) -> TokenStream {
    match ty {
        Type::Named(name) => named(names, api, name),
        Type::Void => quote!(c_void),
        Type::Pointer { to, is_const } => {
            let to = self::ty(names, api, to);
            if *is_const {
                quote!(*const #to)
            } else {
                quote!(*mut #to)
            }
        }
        Type::Array { of, len } => {
            let of = self::ty(names, api, of);
            let len = Literal::u64_unsuffixed(*len);
            quote!([#of; #len])
        }
        Type::Function { params, result } => callback(names, api, params, result),
    }
}

/// A declared name, with its path where the other library's module has it.
pub(crate) fn named(names: &Names, api: Api, name: &str) -> TokenStream {
    let ident = ident(name);
    match names.home(name) {
        Some(Api::Driver) if api == Api::Runtime => {
            let root = Ident::new(names.root, Span::call_site());
            let module = Ident::new(names.module_of_shared(), Span::call_site());
            quote!(#root::#module::#ident)
        }
        _ => quote!(#ident),
    }
}

/// A type as [`ty`] has it, as text.
pub(crate) fn text(names: &Names, api: Api, ty: &Type) -> String {
    let text = |ty| self::text(names, api, ty);
    match ty {
        Type::Named(name) => match names.home(name) {
            Some(Api::Driver) if api == Api::Runtime => {
                format!(
                    "{}::{}::{}",
                    names.root,
                    names.module_of_shared(),
                    ident(name)
                )
            }
            _ => ident(name).to_string(),
        },
        Type::Void => "c_void".to_owned(),
        Type::Pointer { to, is_const: true } => format!("*const {}", text(to)),
        Type::Pointer {
            to,
            is_const: false,
        } => format!("*mut {}", text(to)),
        Type::Array { of, len } => format!("[{}; {len}]", text(of)),
        Type::Function { params, result } => {
            let params: Vec<String> = params.iter().map(text).collect();
            let arrow = arrow_text(names, api, result);
            format!(
                "Option<unsafe extern \"C\" fn({}){arrow}>",
                params.join(", ")
            )
        }
    }
}

/// ` -> T`, or nothing for a function without a result.
pub(crate) fn arrow_text(names: &Names, api: Api, result: &Type) -> String {
    match result {
        Type::Void => String::new(),
        result => format!(" -> {}", text(names, api, result)),
    }
}

/// A nullable pointer to a function of the caller's.
pub(crate) fn callback(names: &Names, api: Api, params: &[Type], result: &Type) -> TokenStream {
    let params = params.iter().map(|param| ty(names, api, param));
    let result = arrow(names, api, result);
    quote!(Option<unsafe extern "C" fn(#(#params),*) #result>)
}

/// `-> T`, or nothing for a function without a result.
pub(crate) fn arrow(names: &Names, api: Api, result: &Type) -> TokenStream {
    match result {
        Type::Void => quote!(),
        result => {
            let result = ty(names, api, result);
            quote!(-> #result)
        }
    }
}

/// The parameters of a function, `hStream: CUstream`.
pub(crate) fn params(names: &Names, api: Api, params: &[Param]) -> Vec<String> {
    let param = |param: &Param| format!("{}: {}", ident(&param.name), text(names, api, &param.ty));
    params.iter().map(param).collect()
}
