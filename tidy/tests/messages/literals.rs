//! Messages of a program, as literals of its sources.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::Visit;

/// A literal that a program may print, with its `{}`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Literal {
    pub(super) file: String,
    pub(super) line: usize,
    pub(super) text: String,
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {:?}", self.file, self.line, self.text)
    }
}

/// Methods whose closure builds an error.
const METHODS: [&str; 3] = ["map_err", "ok_or", "ok_or_else"];

/// Returns every literal below a folder that is part of a message: arguments of `Err`, `Stop` and error types,
/// of `eprintln!`, of the `Display` of an error, and literals in functions and
/// closures of the same file that these call.
pub(super) fn find(root: &Path, folder: &str) -> BTreeSet<Literal> {
    let mut found = BTreeSet::new();
    let mut files = Vec::new();
    list(&root.join(folder), &mut files);
    for path in files {
        let text = fs::read_to_string(&path).expect("a source");
        let syntax = syn::parse_file(&text).expect("a source that compiles");
        let file = path.strip_prefix(root).expect("a file below the root");
        let file = file.display().to_string();
        let mut finder = Finder::default();
        loop {
            let known = finder.builders.len();
            finder.found.clear();
            finder.visit_file(&syntax);
            if finder.builders.len() == known {
                break;
            }
        }
        found.extend(finder.found.into_iter().map(|(line, text)| Literal {
            file: file.clone(),
            line,
            text,
        }));
    }
    found
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            list(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs")
            && !path.to_string_lossy().ends_with("tests.rs")
        {
            files.push(path);
        }
    }
}

#[derive(Default)]
struct Finder {
    /// Number of enclosing expressions that build a message.
    depth: usize,
    /// Functions and closures of this file that build messages.
    builders: BTreeSet<String>,
    found: BTreeSet<(usize, String)>,
}

impl Finder {
    fn within(&mut self, is_message: bool, visit: impl FnOnce(&mut Self)) {
        self.depth += usize::from(is_message);
        visit(self);
        self.depth -= usize::from(is_message);
    }

    fn note(&mut self, literal: &syn::LitStr) {
        if self.depth > 0 {
            let line = literal.span().start().line;
            self.found.insert((line, literal.value()));
        }
    }

    /// Visits the arguments of a macro: comma-separated expressions, or any tokens.
    fn visit_tokens(&mut self, tokens: TokenStream) {
        use syn::parse::Parser;
        type Arguments = syn::punctuated::Punctuated<syn::Expr, syn::Token![,]>;
        if let Ok(arguments) = Arguments::parse_terminated.parse2(tokens.clone()) {
            for argument in &arguments {
                self.visit_expr(argument);
            }
            return;
        }
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.visit_tokens(group.stream()),
                TokenTree::Literal(literal) => {
                    if let Ok(literal) = syn::parse2(TokenTree::from(literal).into()) {
                        self.note(&literal);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Whether a path constructs an error: `Err`, `Stop::usage`, `Error::File`.
fn is_error(path: &syn::Path) -> bool {
    let names: Vec<String> = path
        .segments
        .iter()
        .map(|segment| segment.ident.to_string())
        .collect();
    names.last().is_some_and(|last| last == "Err")
        || names[..names.len() - 1]
            .last()
            .is_some_and(|kind| kind == "Stop" || kind.ends_with("Error"))
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("test") || attribute.path().is_ident("cfg"))
}

/// Whether a function returns an error type itself, not a `Result`.
fn returns_error(signature: &syn::Signature) -> bool {
    match &signature.output {
        syn::ReturnType::Type(_, kind) => match &**kind {
            syn::Type::Path(kind) => kind.path.segments.last().is_some_and(|last| {
                last.ident == "Stop" || last.ident.to_string().ends_with("Error")
            }),
            _ => false,
        },
        syn::ReturnType::Default => false,
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_test(&item.attrs) {
            syn::visit::visit_item_mod(self, item);
        }
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        let is_message =
            self.builders.contains(&item.sig.ident.to_string()) || returns_error(&item.sig);
        self.within(is_message && !is_test(&item.attrs), |finder| {
            syn::visit::visit_item_fn(finder, item);
        });
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        let is_message =
            self.builders.contains(&item.sig.ident.to_string()) || returns_error(&item.sig);
        self.within(is_message, |finder| {
            syn::visit::visit_impl_item_fn(finder, item);
        });
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let is_display = item.trait_.as_ref().is_some_and(|(kind, _)| {
            kind.segments
                .last()
                .is_some_and(|last| last.ident == "Display")
        });
        let is_error = match &*item.self_ty {
            syn::Type::Path(kind) => kind
                .path
                .segments
                .last()
                .is_some_and(|last| last.ident.to_string().ends_with("Error")),
            _ => false,
        };
        self.within(is_display && is_error, |finder| {
            syn::visit::visit_item_impl(finder, item);
        });
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        let is_message = match &local.pat {
            syn::Pat::Ident(name) => self.builders.contains(&name.ident.to_string()),
            _ => false,
        };
        self.within(is_message, |finder| syn::visit::visit_local(finder, local));
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let syn::Expr::Path(called) = &*call.func else {
            return syn::visit::visit_expr_call(self, call);
        };
        if self.depth > 0
            && let Some(name) = called.path.segments.last()
        {
            self.builders.insert(name.ident.to_string());
        }
        self.within(is_error(&called.path), |finder| {
            syn::visit::visit_expr_call(finder, call);
        });
    }

    fn visit_expr_struct(&mut self, made: &'ast syn::ExprStruct) {
        let is_message = is_error(&made.path)
            || made
                .path
                .segments
                .last()
                .is_some_and(|last| last.ident == "Stop");
        self.within(is_message, |finder| {
            syn::visit::visit_expr_struct(finder, made);
        });
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        if self.depth > 0
            && let Some(name) = path.path.get_ident()
        {
            self.builders.insert(name.to_string());
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.visit_expr(&call.receiver);
        let is_message = METHODS.contains(&&*call.method.to_string());
        if self.depth > 0 {
            self.builders.insert(call.method.to_string());
        }
        self.within(is_message, |finder| {
            for argument in &call.args {
                finder.visit_expr(argument);
            }
        });
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let is_message = call.path.is_ident("eprintln");
        self.within(is_message, |finder| {
            finder.visit_tokens(call.tokens.clone())
        });
    }

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.note(literal);
    }
}
