//! Parses a page of the documentation: blocks, tables and code spans.

use std::collections::BTreeSet;

use regex::Regex;

/// A block of Rust, and the last file named before it.
pub(crate) struct Quote<'a> {
    pub(crate) path: &'a str,
    pub(crate) text: &'a str,
}

pub(crate) fn quotes(page: &str) -> Vec<Quote<'_>> {
    let file = Regex::new(r"`([a-z_/0-9]+\.rs)`").expect("a pattern");
    let mut out = Vec::new();
    let mut rest = page;
    let mut path = None;
    while let Some((before, after)) = rest.split_once("```rust\n") {
        let named = file.captures_iter(before).last();
        path = named.and_then(|named| named.get(1)).or(path);
        let (text, after) = after.split_once("```").expect("a block ends");
        let path = path.unwrap_or_else(|| panic!("no file is named before\n{text}"));
        let path = path.as_str();
        out.push(Quote { path, text });
        rest = after;
    }
    out
}

/// Returns the text of code spans outside blocks.
pub(crate) fn spans(page: &str) -> Vec<String> {
    let block = Regex::new(r"(?s)```.*?```").expect("a pattern");
    let page = block.replace_all(page, "");
    let span = Regex::new(r"`([^`\n]+)`").expect("a pattern");
    let found = span.captures_iter(&page);
    found.map(|span| span[1].replace("\\|", "|")).collect()
}

/// Returns the rows of tables whose last column has this title, with their last cells.
pub(crate) fn rows<'a>(page: &'a str, title: &str) -> Vec<(&'a str, &'a str)> {
    let mut out = Vec::new();
    let mut is_wanted = false;
    for line in page.lines() {
        let cells = line
            .strip_prefix('|')
            .and_then(|rest| rest.strip_suffix('|'));
        let Some(cells) = cells else {
            is_wanted = false;
            continue;
        };
        let last = cells.rsplit(" | ").next().unwrap_or_default().trim();
        if last == title {
            is_wanted = true;
        } else if is_wanted && !last.starts_with("---") {
            out.push((line, last));
        }
    }
    out
}

/// Returns the files that the section of the walkthrough with this headline lists.
pub(crate) fn listed(page: &str, headline: &str) -> BTreeSet<String> {
    let (_, part) = page
        .split_once(headline)
        .expect("the walkthrough has the part");
    let part = part.split("\n## ").next().unwrap_or_default();
    let row = Regex::new(r"(?m)^\| `([a-z_/0-9]+\.rs)` \|").expect("a pattern");
    let found = row.captures_iter(part).map(|row| row[1].to_owned());
    found.collect()
}

/// Returns the code spans that begin with a folder of the repository.
pub(crate) fn paths(page: &str) -> Vec<String> {
    let file = Regex::new(r"^[\w/-]+\.(rs|md|json|cases|snap)$").expect("a pattern");
    let is_path = |span: &String| {
        let first = span.split('/').next().unwrap_or_default();
        let is_plain = !span.contains(|c: char| c.is_whitespace() || "<>{}*$.:".contains(c))
            || file.is_match(span);
        let folders = [
            "spec",
            "codegen",
            "conformance",
            "docs",
            "emulator",
            "generated",
        ];
        span.contains('/') && is_plain && folders.contains(&first)
    };
    spans(page).into_iter().filter(is_path).collect()
}
