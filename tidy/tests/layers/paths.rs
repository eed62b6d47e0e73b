//! Paths as sources write them.

use proc_macro2::{TokenStream, TokenTree};

/// Something that a module names.
pub(super) enum Mention {
    /// Brought in by `use`, from the root of the crate.
    Import {
        path: Vec<String>,
        /// It is handed on to others.
        is_public: bool,
    },
    /// Written where it is needed, as it stands there.
    Written(Vec<String>),
}

impl Mention {
    pub(super) fn import(path: Vec<String>, is_public: bool) -> Mention {
        Mention::Import { path, is_public }
    }
}

/// A path that a module writes, from the root of the crate; `None` for one that begins with a name.
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

/// Every path among tokens, with its line: names with `::` between them. The `crate` of `pub(crate)`
/// is none.
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
                    // What `quote!` holds is a path in the file that is made of it.
                    TokenTree::Group(group) if !is_quoting && !is_reach(&group.stream()) => {
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

/// Whether this is what stands between the brackets of `pub(in crate::here)`.
fn is_reach(tokens: &TokenStream) -> bool {
    let first = tokens.clone().into_iter().next();
    first.is_some_and(|token| matches!(token, TokenTree::Ident(ident) if ident == "in"))
}
