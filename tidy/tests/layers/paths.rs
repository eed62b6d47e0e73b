//! Paths in source text.

use proc_macro2::{TokenStream, TokenTree};

/// A path that a module mentions.
pub(super) enum Mention {
    /// Imported by `use`; the path is from the root of the crate.
    Import {
        path: Vec<String>,
        /// The import is a re-export.
        is_public: bool,
    },
    /// Written in an item, unresolved.
    Written(Vec<String>),
}

impl Mention {
    pub(super) fn import(path: Vec<String>, is_public: bool) -> Mention {
        Mention::Import { path, is_public }
    }
}

/// Resolves a path that begins with `crate`, `self` or `super`. Returns `None` for any other.
pub(super) fn absolute(module: &[String], written: &[String]) -> Option<Vec<String>> {
    let first = written.first()?;
    let mut path = match first.as_str() {
        "crate" => Vec::new(),
        "self" => module.to_vec(),
        "super" => module[..module.len().saturating_sub(1)].to_vec(),
        _ => return None,
    };
    for name in &written[1..] {
        match name.as_str() {
            "super" => drop(path.pop()),
            name => path.push(name.to_owned()),
        }
    }
    Some(path)
}

/// Returns every path among tokens (names joined by `::`) with its line. The `crate` of `pub(crate)`
/// is not a path.
pub(super) fn written(tokens: TokenStream) -> Vec<(Vec<String>, usize)> {
    let mut found = Vec::new();
    collect(tokens, &mut found);
    let is_keyword =
        |path: &[String]| matches!(path, [word] if ["crate", "self", "super"].contains(&&**word));
    found.retain(|(path, _)| !is_keyword(path));
    found
}

fn collect(tokens: TokenStream, found: &mut Vec<(Vec<String>, usize)>) {
    let mut path: Vec<String> = Vec::new();
    let mut line = 0;
    let mut colons = 0;
    let mut is_quoting = false;
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                if colons != 2 && !path.is_empty() {
                    found.push((std::mem::take(&mut path), line));
                }
                if path.is_empty() {
                    line = ident.span().start().line;
                }
                path.push(ident.to_string());
                colons = 0;
            }
            TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
            other => {
                let last = path.last().cloned();
                if !path.is_empty() {
                    found.push((std::mem::take(&mut path), line));
                }
                colons = 0;
                match other {
                    // A path inside `quote!` belongs to the emitted file.
                    TokenTree::Group(group) if !is_quoting && !is_visibility(&group.stream()) => {
                        collect(group.stream(), found);
                    }
                    TokenTree::Punct(punct) if punct.as_char() == '!' => {
                        let quotes = ["quote", "parse_quote"];
                        is_quoting = last.is_some_and(|name| quotes.contains(&&*name));
                    }
                    _ => is_quoting = false,
                }
            }
        }
    }
    if !path.is_empty() {
        found.push((path, line));
    }
}

/// Whether the tokens are the restriction of `pub(in crate::here)`.
fn is_visibility(tokens: &TokenStream) -> bool {
    let first = tokens.clone().into_iter().next();
    first.is_some_and(|token| matches!(token, TokenTree::Ident(ident) if ident == "in"))
}
