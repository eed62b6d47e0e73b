//! Small pieces of Markdown.

use cuspec_spec::declared::{Api, Function, Interval, file_of};

/// Columns of text under their headings; nothing without rows.
pub(crate) fn table<const N: usize>(headings: [&str; N], rows: &[[String; N]]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut text = line(headings.map(str::to_owned).to_vec());
    text += &line(["---"; N].map(str::to_owned).to_vec());
    for row in rows {
        text += &line(row.iter().map(|cell| cell_text(cell)).collect());
    }
    text
}

/// A bar would end the cell, and so would the end of a line.
fn cell_text(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

/// Text as code; nothing for nothing.
pub(crate) fn code(text: &str) -> String {
    match text {
        "" => String::new(),
        text => format!("`{text}`"),
    }
}

/// Names as code, with commas between them.
pub(crate) fn codes<T: AsRef<str>>(names: impl IntoIterator<Item = T>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| code(name.as_ref())).collect();
    names.join(", ")
}

/// A section under a heading; nothing without a body.
pub(crate) fn section(heading: &str, body: &str) -> String {
    match body.trim_end() {
        "" => String::new(),
        body => format!("\n## {heading}\n\n{body}\n"),
    }
}

/// A block of code.
pub(crate) fn block(language: &str, text: &str) -> String {
    format!("```{language}\n{}\n```\n", text.trim_end())
}

/// Where a function's page stands, from the folder of all pages.
pub(crate) fn path(function: &Function) -> String {
    format!(
        "{}/{}.md",
        folder(function.api, &function.group),
        function.name
    )
}

/// Where a group's pages stand.
pub(crate) fn folder(api: Api, group: &str) -> String {
    format!("{}/{}", library(api), file_of(group))
}

/// The folder of a library's pages.
pub(crate) fn library(api: Api) -> &'static str {
    match api {
        Api::Driver => "driver",
        Api::Runtime => "runtime",
    }
}

/// `since 13.0.96`, `11.7.99 to before 13.0.96`.
pub(crate) fn interval(interval: &Interval) -> String {
    match &interval.end {
        None => format!("since {}", interval.first),
        Some(end) => format!("{} to before {end}", interval.first),
    }
}

/// `6.0` for 6000.
pub(crate) fn version(version: u32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}
