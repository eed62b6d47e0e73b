//! Compares the words of the language with the guide, which must list exactly these.

use std::collections::BTreeSet;

use regex::Regex;
use syn::visit::Visit;

use super::page::spans;
use super::{GUIDE, WALKTHROUGH, read, sources};

/// The readers of contracts and vocabulary.
const READERS: &str = "spec/src/contract/read";

/// The attributes that the readers know: texts that an attribute's name is compared with, and markers of
/// items.
#[derive(Default)]
struct Attributes(BTreeSet<String>);

impl Attributes {
    fn known() -> BTreeSet<String> {
        let mut found = Attributes::default();
        for path in sources(READERS) {
            found.visit_file(&syn::parse_file(&read(&path)).expect("the readers are Rust"));
        }
        // These belong to the syntax of Rust, not to the language.
        for word in ["doc", "check", "assert", "matches", "expect"] {
            found.0.remove(word);
        }
        found.0
    }

    fn add_texts(&mut self, tokens: &impl quote::ToTokens) {
        let tokens = tokens.to_token_stream().to_string();
        let text = Regex::new("\"([a-z_]+)\"").expect("a pattern");
        let found = text.captures_iter(&tokens).map(|text| text[1].to_owned());
        self.0.extend(found);
    }
}

/// Whether an expression is the name of an attribute.
fn is_name(expression: &syn::Expr) -> bool {
    use quote::ToTokens;
    let tokens = expression.to_token_stream().to_string();
    let name = Regex::new(r"\b(attr|a) \. name\b").expect("a pattern");
    name.is_match(&tokens)
}

impl<'ast> Visit<'ast> for Attributes {
    fn visit_expr_match(&mut self, item: &'ast syn::ExprMatch) {
        if is_name(&item.expr) {
            for arm in &item.arms {
                match &arm.pat {
                    // In a pair the first text is the name and the second an argument.
                    syn::Pat::Tuple(pair) => self.add_texts(&pair.elems[0]),
                    pattern => self.add_texts(pattern),
                }
            }
        }
        syn::visit::visit_expr_match(self, item);
    }

    fn visit_expr_binary(&mut self, item: &'ast syn::ExprBinary) {
        if matches!(item.op, syn::BinOp::Eq(_)) && is_name(&item.left) {
            self.add_texts(&item.right);
        }
        syn::visit::visit_expr_binary(self, item);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if call.method == "is_ident" {
            self.add_texts(&call.args);
        }
        syn::visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(path) = &*call.func
            && (path.path.is_ident("is_marked") || path.path.is_ident("named"))
        {
            self.add_texts(&call.args);
        }
        syn::visit::visit_expr_call(self, call);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if item.sig.ident == "marker" {
            self.add_texts(&item.block);
        }
        syn::visit::visit_item_fn(self, item);
    }
}

#[test]
fn the_guide_has_a_row_for_every_attribute_that_the_readers_know() {
    let page = read(GUIDE);
    let known = Attributes::known();
    for word in [
        "spoiled_by",
        "on_failure",
        "whole",
        "own_thread",
        "same_rules",
        "scenario",
    ] {
        assert!(
            known.contains(word),
            "the scan of the readers misses `{word}`"
        );
    }
    let in_first_cells: BTreeSet<String> = page
        .lines()
        .filter(|line| line.starts_with("| "))
        .filter_map(|line| line.split(" | ").next())
        .flat_map(spans)
        .collect();
    let in_prose: BTreeSet<String> = spans(&page)
        .iter()
        .filter_map(|span| span.strip_prefix("#["))
        .filter_map(|rest| rest.split([']', '(']).next())
        .map(str::to_owned)
        .collect();
    let missing: Vec<&String> = known
        .iter()
        .filter(|word| !in_first_cells.contains(*word) && !in_prose.contains(*word))
        .collect();
    assert!(missing.is_empty(), "{GUIDE} lacks {missing:?}");
}

#[test]
fn the_guide_lists_no_unknown_attribute() {
    let known = Attributes::known();
    let attribute = Regex::new(r"#\[([a-z_]+)").expect("a pattern");
    for path in [GUIDE, WALKTHROUGH] {
        let page = read(path);
        for found in attribute.captures_iter(&page) {
            let word = &found[1];
            assert!(
                known.contains(word),
                "{path} has #[{word}], which nobody reads"
            );
        }
    }
}

/// Returns every text in a reader that could be a word of the language.
fn words() -> BTreeSet<String> {
    let text = Regex::new("\"([a-z_]+)\"").expect("a pattern");
    let mut out = BTreeSet::new();
    // The symbol table has only texts of diagnostics.
    let readers = sources(READERS).into_iter();
    for path in readers.filter(|path| !path.ends_with("symbols.rs")) {
        let source = read(&path);
        let found = text.captures_iter(&source).map(|text| text[1].to_owned());
        out.extend(found);
    }
    out
}

#[test]
fn the_guide_names_every_word_of_the_readers() {
    // A folder, prefixes of function names, a doc comment, and the argument of an example.
    const NO_WORDS: [&str; 5] = ["vocabulary", "cu", "cuda", "doc", "id"];
    let mut words = words();
    for word in NO_WORDS {
        assert!(
            words.remove(word),
            "the readers have no \"{word}\" any more"
        );
    }
    let code = spans(&read(GUIDE)).join("\n");
    let missing: Vec<String> = words
        .into_iter()
        .filter(|word| {
            !Regex::new(&format!(r"\b{word}\b"))
                .expect("a word")
                .is_match(&code)
        })
        .collect();
    assert!(missing.is_empty(), "{GUIDE} does not name {missing:?}");
}

#[test]
fn the_guide_lists_every_word_of_the_vocabulary() {
    let page = spans(&read(GUIDE)).join("\n");
    let is_named = |word: &str| {
        Regex::new(&format!(r"(^|[^\w-]){word}($|[^\w-])"))
            .expect("a word")
            .is_match(&page)
    };
    let mut missing = Vec::new();
    let mut count = 0;
    for path in sources("spec/vocabulary") {
        let file = syn::parse_file(&read(&path)).expect("the vocabulary is Rust");
        for item in file.items {
            let syn::Item::Enum(item) = item else {
                continue;
            };
            let variants = || {
                item.variants
                    .iter()
                    .map(|variant| variant.ident.to_string())
            };
            let marked = |word: &str| item.attrs.iter().any(|attr| attr.path().is_ident(word));
            let words: Vec<String> = if marked("domain") {
                vec![item.ident.to_string()]
            } else if marked("settings") {
                variants().collect()
            } else if marked("needs") {
                variants().map(|name| separated(&name, '_')).collect()
            } else if marked("states") || marked("hazards") {
                variants().map(|name| separated(&name, '-')).collect()
            } else {
                continue;
            };
            count += words.len();
            missing.extend(words.into_iter().filter(|word| !is_named(word)));
        }
    }
    assert!(count > 50, "the scan found {count} words");
    assert!(missing.is_empty(), "{GUIDE} does not list {missing:?}");
}

/// `NoContext` as `no-context` or `no_context`.
fn separated(name: &str, by: char) -> String {
    let mut out = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_uppercase() && at > 0 {
            out.push(by);
        }
        out.extend(letter.to_lowercase());
    }
    out
}
