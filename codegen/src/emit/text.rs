//! Renders Rust as text for files that are long lists, in the layout of the formatter but much faster; and
//! renders facts as words.

use cuspec_spec::declared::Interval;
use proc_macro2::TokenStream;
use quote::quote;

/// Limit of the length of a line.
const WIDTH: usize = 100;

/// Limit of the length of a line that may be indented further.
const NESTED: usize = 80;

/// Returns `head(a: A, b: B)tail` after `indent` spaces, with a line for each parameter if one line would be
/// too long.
pub(super) fn call(indent: usize, head: &str, params: &[String], tail: &str) -> String {
    let margin = " ".repeat(indent);
    let line = format!("{margin}{head}({}){tail}\n", params.join(", "));
    if line.len() <= WIDTH {
        return line;
    }
    let params: String = params
        .iter()
        .map(|param| format!("{margin}    {param},\n"))
        .collect();
    format!("{margin}{head}(\n{params}{margin}){tail}\n")
}

/// Returns `open a, b close`, with a line for each item if one line would be too long.
pub(super) fn list(open: &str, items: &[String], close: &str) -> String {
    let line = format!("{open}{}{close}", items.join(", "));
    if line.len() <= NESTED && !line.contains('\n') {
        return line;
    }
    let mut out = format!("{open}\n");
    for item in items {
        out += &format!("    {},\n", indented(item));
    }
    out + close
}

/// Returns an expression with method calls, a line for each if one line would be too long.
pub(super) fn chain(first: &str, calls: &[String]) -> String {
    let line = format!("{first}{}", calls.concat());
    if line.len() <= NESTED && !line.contains('\n') {
        return line;
    }
    let calls = calls.iter().map(|call| format!("\n    {}", indented(call)));
    calls.fold(first.to_owned(), |out, call| out + &call)
}

/// Returns the line of a declared function, followed by the text that the file has for it, if any. Each function has a
/// line, so the texts of two functions never touch, and branches that add one each merge.
pub(super) fn slot(margin: &str, name: &str, content: &str) -> String {
    format!("{margin}// {name}\n{content}")
}

/// Returns a documented entry of a list in one line, followed by an empty line, so that changes of two neighbours never
/// touch.
pub(super) fn entry(doc: &str, item: &str) -> String {
    let doc = format!(" {doc}");
    format!("    #[doc = {doc:?}] {item}\n\n")
}

/// Returns a constant slice with one element in each line, followed by empty lines for the same reason.
pub(super) fn table(head: &str, rows: impl Iterator<Item = TokenStream>) -> String {
    let rows: String = rows
        .map(|row| format!("    {},\n\n", expression(&row)))
        .collect();
    format!("{head} = &[\n{rows}];\n")
}

/// An expression in one line.
fn expression(tokens: &TokenStream) -> String {
    let Ok(file) = syn::parse2::<syn::File>(quote!(const X: () = #tokens;)) else {
        return tokens.to_string();
    };
    let pretty = prettyplease::unparse(&file);
    let lines: Vec<&str> = pretty.lines().map(str::trim).collect();
    let line = lines.join(" ");
    let line = line.strip_prefix("const X: () = ").unwrap_or(&line);
    line.strip_suffix(';').unwrap_or(line).to_owned()
}

/// Statements in braces, a line for each.
pub(super) fn block(head: &str, statements: &[String]) -> String {
    let mut out = format!("{head}{{\n");
    for statement in statements {
        out += &format!("    {}\n", indented(statement));
    }
    out + "}"
}

/// Returns a name or an id in quotes; neither has characters to escape.
pub(super) fn quoted(word: &str) -> String {
    format!("\"{word}\"")
}

/// Returns text indented by one step, except for its first line.
pub(super) fn indented(text: &str) -> String {
    text.replace('\n', "\n    ")
}

/// Returns `since 13.0.96`, `11.7.99 to before 13.0.96`.
pub(super) fn interval(interval: &Interval) -> String {
    match &interval.end {
        None => format!("since {}", interval.first),
        Some(end) => format!("{} to before {end}", interval.first),
    }
}

/// Returns `6.0` for 6000.
pub(super) fn version(version: u32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}
