//! Rust as text, for files that are long lists: laid out as the formatter would, and much faster.

/// The longest line there is.
const WIDTH: usize = 100;

/// `head(a: A, b: B)tail` behind `indent` spaces, with a line for each parameter where one line
/// would be too long.
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
