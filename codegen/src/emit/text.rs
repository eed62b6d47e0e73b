//! Rust as text, for files that are long lists: laid out as the formatter would, and much faster; and
//! facts in words.

use cuspec_spec::declared::Interval;

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

/// `since 13.0.96`, `11.7.99 to before 13.0.96`.
pub(super) fn interval(interval: &Interval) -> String {
    match &interval.end {
        None => format!("since {}", interval.first),
        Some(end) => format!("{} to before {end}", interval.first),
    }
}

/// `6.0` for 6000.
pub(super) fn version(version: u32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}
