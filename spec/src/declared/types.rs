//! Parses types from Rust syntax.

use syn::spanned::Spanned;
use syn::{Expr, GenericArgument, Lit, PathArguments, PointerMutability, ReturnType};

use super::model::Type;

/// Parses a type in the spelling of the declared files, or with the longer paths of bindgen.
pub fn read(ty: &syn::Type) -> syn::Result<Type> {
    match ty {
        syn::Type::Path(path) => read_path(path),
        syn::Type::Ptr(pointer) => Ok(Type::Pointer {
            to: Box::new(read(&pointer.elem)?),
            is_const: matches!(pointer.mutability, PointerMutability::Const(_)),
        }),
        syn::Type::Array(array) => Ok(Type::Array {
            of: Box::new(read(&array.elem)?),
            len: read_length(&array.len)?,
        }),
        other => Err(syn::Error::new(
            other.span(),
            "expected a name, `*const T`, `*mut T`, `[T; N]` or `Option<unsafe extern \"C\" fn(..)>`",
        )),
    }
}

/// Parses the type after `->`; without one, the result is C's `void`.
pub fn read_result(result: &ReturnType) -> syn::Result<Type> {
    match result {
        ReturnType::Default => Ok(Type::Void),
        ReturnType::Type(_, ty) => read(ty),
    }
}

fn read_path(path: &syn::TypePath) -> syn::Result<Type> {
    let Some(segment) = path.path.segments.last() else {
        return Err(syn::Error::new(path.span(), "expected a name"));
    };
    match &segment.arguments {
        PathArguments::None if segment.ident == "c_void" => Ok(Type::Void),
        PathArguments::None => Ok(Type::Named(segment.ident.to_string())),
        PathArguments::AngleBracketed(arguments) if segment.ident == "Option" => {
            match arguments.args.first() {
                Some(GenericArgument::Type(syn::Type::FnPtr(function))) => read_function(function),
                _ => Err(syn::Error::new(
                    path.span(),
                    "expected a function inside `Option`",
                )),
            }
        }
        // bindgen's form of a flexible array member.
        PathArguments::AngleBracketed(arguments) if segment.ident == "__IncompleteArrayField" => {
            match arguments.args.first() {
                Some(GenericArgument::Type(of)) => Ok(Type::Array {
                    of: Box::new(read(of)?),
                    len: 0,
                }),
                _ => Err(syn::Error::new(path.span(), "expected a type of elements")),
            }
        }
        _ => Err(syn::Error::new(
            path.span(),
            "only `Option` takes an argument",
        )),
    }
}

fn read_function(function: &syn::TypeFnPtr) -> syn::Result<Type> {
    Ok(Type::Function {
        params: function
            .inputs
            .iter()
            .map(|input| read(&input.ty))
            .collect::<syn::Result<_>>()?,
        result: Box::new(read_result(&function.output)?),
    })
}

fn read_length(len: &Expr) -> syn::Result<u64> {
    match len {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(number) => number.base10_parse(),
            other => Err(syn::Error::new(other.span(), "expected a number")),
        },
        other => Err(syn::Error::new(other.span(), "expected a number")),
    }
}
