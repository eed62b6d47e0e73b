//! The places in the program that report mistakes.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::visit::Visit;
use syn::{Attribute, ExprCall, ExprMethodCall, ImplItemFn, ItemFn, ItemMod, Macro};

/// A file and a line in it.
pub(crate) type Site = (String, u32);

/// Returns each call of a `#[track_caller]` function that creates a diagnostic, in the files below `src`.
/// Calls inside such functions report the place of their caller.
pub(crate) fn find(src: &Path) -> BTreeSet<Site> {
    let mut files = Vec::new();
    read(src, &mut files);
    let mut makers = Makers(BTreeSet::from(["at", "for_file"].map(str::to_owned)));
    for (_, syntax) in &files {
        makers.visit_file(syntax);
    }
    let mut sites = BTreeSet::new();
    for (path, syntax) in &files {
        let mut finder = Finder {
            path,
            makers: &makers.0,
            sites: &mut sites,
        };
        finder.visit_file(syntax);
    }
    sites
}

fn read(folder: &Path, files: &mut Vec<(String, syn::File)>) {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            read(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("a source");
            let syntax = syn::parse_file(&text).expect("a source that compiles");
            files.push((path.display().to_string(), syntax));
        }
    }
}

fn is_marked(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("track_caller"))
}

struct Makers(BTreeSet<String>);

impl Visit<'_> for Makers {
    fn visit_item_fn(&mut self, item: &ItemFn) {
        if is_marked(&item.attrs) {
            self.0.insert(item.sig.ident.to_string());
        }
    }

    fn visit_impl_item_fn(&mut self, item: &ImplItemFn) {
        if is_marked(&item.attrs) {
            self.0.insert(item.sig.ident.to_string());
        }
    }
}

struct Finder<'a> {
    path: &'a str,
    makers: &'a BTreeSet<String>,
    sites: &'a mut BTreeSet<Site>,
}

impl Finder<'_> {
    fn note(&mut self, called: &Ident, at: proc_macro2::Span) {
        if self.makers.contains(&called.to_string()) {
            let line = u32::try_from(at.start().line).expect("a short file");
            self.sites.insert((self.path.to_owned(), line));
        }
    }

    /// Visits calls in macro arguments, `.map(|it| it.error(..))` in a `vec!`.
    fn visit_macro_tokens(&mut self, tokens: TokenStream) {
        if let Ok(expression) = syn::parse2::<syn::Expr>(tokens.clone()) {
            self.visit_expr(&expression);
            return;
        }
        for token in tokens {
            if let TokenTree::Group(group) = token {
                self.visit_macro_tokens(group.stream());
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !item
            .attrs
            .iter()
            .any(|attribute| attribute.path().is_ident("cfg"))
        {
            syn::visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        if !is_marked(&item.attrs) {
            syn::visit::visit_item_fn(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        if !is_marked(&item.attrs) {
            syn::visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.note(&call.method, call.method.span());
        syn::visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let syn::Expr::Path(path) = &*call.func
            && let (Some(first), Some(last)) =
                (path.path.segments.first(), path.path.segments.last())
        {
            self.note(&last.ident, first.ident.span());
        }
        syn::visit::visit_expr_call(self, call);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.visit_macro_tokens(call.tokens.clone());
    }
}
