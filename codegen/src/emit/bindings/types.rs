//! Renders C types as tokens.

use cuspec_spec::declared::{Api, Param, Type};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use super::names::Names;

/// Keywords, which are invalid as plain identifiers.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// Keywords that are invalid even as raw identifiers.
const RESERVED: &[&str] = &["_", "Self", "crate", "self", "super"];

/// Returns an identifier; a keyword becomes a raw identifier, or gets an underscore if that is invalid.
pub(crate) fn ident(name: &str) -> Ident {
    match name {
        name if KEYWORDS.contains(&name) => Ident::new_raw(name, Span::call_site()),
        name if RESERVED.contains(&name) => Ident::new(&format!("{name}_"), Span::call_site()),
        name => Ident::new(name, Span::call_site()),
    }
}

/// Returns a type as in a module of `api`.
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

/// Returns a declared name, with a path if another library's module defines it.
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

/// Returns the result of [`ty`] as text.
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

/// Returns ` -> T`, or an empty text for a function without a result.
pub(crate) fn arrow_text(names: &Names, api: Api, result: &Type) -> String {
    match result {
        Type::Void => String::new(),
        result => format!(" -> {}", text(names, api, result)),
    }
}

/// Returns a nullable pointer to a function of the caller.
pub(crate) fn callback(names: &Names, api: Api, params: &[Type], result: &Type) -> TokenStream {
    let params = params.iter().map(|param| ty(names, api, param));
    let result = arrow(names, api, result);
    quote!(Option<unsafe extern "C" fn(#(#params),*) #result>)
}

/// Returns `-> T`, or no tokens for a function without a result.
pub(crate) fn arrow(names: &Names, api: Api, result: &Type) -> TokenStream {
    match result {
        Type::Void => quote!(),
        result => {
            let result = ty(names, api, result);
            quote!(-> #result)
        }
    }
}

/// Returns the parameters of a function, `hStream: CUstream`.
pub(crate) fn params(names: &Names, api: Api, params: &[Param]) -> Vec<String> {
    let param = |param: &Param| format!("{}: {}", ident(&param.name), text(names, api, &param.ty));
    params.iter().map(param).collect()
}
