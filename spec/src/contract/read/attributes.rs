//! Reading attributes, such as `#[rule("id", documented, on("580.159.04"))]`.

use quote::ToTokens;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Lit, Token};

use crate::source::File;

/// One attribute with its arguments as expressions.
pub struct Attr<'a> {
    pub name: String,
    pub args: Vec<Expr>,
    pub source: &'a Attribute,
}

/// Every attribute that is not a doc comment.
pub fn read<'a>(file: &mut File<'_>, attrs: &'a [Attribute]) -> Vec<Attr<'a>> {
    let mut out = Vec::new();
    for attr in attrs.iter().filter(|a| !a.path().is_ident("doc")) {
        let name = attr.path().to_token_stream().to_string();
        let args = match &attr.meta {
            syn::Meta::Path(_) => Vec::new(),
            syn::Meta::List(list) => {
                let parser = Punctuated::<Expr, Token![,]>::parse_terminated;
                match parser.parse2(list.tokens.clone()) {
                    Ok(args) => args.into_iter().collect(),
                    Err(error) => {
                        file.error(error.span(), format!("in `#[{name}]`: {error}"));
                        continue;
                    }
                }
            }
            syn::Meta::NameValue(pair) => vec![pair.value.clone()],
        };
        out.push(Attr {
            name,
            args,
            source: attr,
        });
    }
    out
}

impl Attr<'_> {
    pub fn span(&self) -> proc_macro2::Span {
        self.source.span()
    }

    /// Names among the arguments, `context` in `#[needs(context)]`.
    pub fn idents(&self) -> Vec<String> {
        self.args.iter().filter_map(ident).collect()
    }

    /// The text of the first string argument.
    pub fn text(&self) -> Option<String> {
        self.args.iter().find_map(text)
    }

    /// `on("580.159.04", ..)`: releases, and nothing else.
    pub fn is_list_of_releases(&self) -> bool {
        self.name == "on"
            && !self.args.is_empty()
            && self.args.iter().all(|arg| text(arg).is_some())
    }

    /// The texts of all string arguments.
    pub fn texts(&self) -> Vec<String> {
        self.args.iter().filter_map(text).collect()
    }

    /// `name = value` pairs.
    pub fn pairs(&self) -> Vec<(String, &Expr)> {
        self.args
            .iter()
            .filter_map(|arg| match arg {
                Expr::Assign(assign) => Some((ident(&assign.left)?, &*assign.right)),
                _ => None,
            })
            .collect()
    }

    /// The arguments of a call among the arguments: `"580"` in `on("580")`.
    pub fn call(&self, name: &str) -> Option<Vec<&Expr>> {
        self.args.iter().find_map(|arg| match arg {
            Expr::Call(call) if ident(&call.func).as_deref() == Some(name) => {
                Some(call.args.iter().collect())
            }
            _ => None,
        })
    }

    /// The texts in a call among the arguments: `580` in `on("580")`.
    pub fn texts_of(&self, name: &str) -> Vec<String> {
        let args = self.call(name).unwrap_or_default();
        args.into_iter().filter_map(text).collect()
    }
}

/// A single identifier; `r#type` is `type`.
pub fn ident(expr: &Expr) -> Option<String> {
    match expr {
        Expr::Path(path) if path.qself.is_none() => path
            .path
            .get_ident()
            .map(|ident| ident.to_string().trim_start_matches("r#").to_owned()),
        _ => None,
    }
}

pub fn text(expr: &Expr) -> Option<String> {
    match expr {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

/// Reports an attribute that is unknown here, or has invalid arguments.
pub fn unknown(file: &mut File<'_>, attr: &Attr<'_>) {
    let shown = attr.source.meta.to_token_stream().to_string();
    file.error_with(
        attr.span(),
        format!("`#[{}]` is not valid here or has wrong arguments", shown),
        Some("docs/contracts.md lists every attribute with an example".to_owned()),
    );
}
