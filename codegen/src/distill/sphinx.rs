//! Text of cuda-python's Sphinx pages: `cuda.cudart.cudaName(type name)#`.

use std::sync::LazyLock;

use regex::Regex;

use super::document::Line;
use super::entry::{Entry, Param, Shape};
use super::prose::Breaks;
use super::sections;
use super::signature::{parse_python, read_list};
use super::span::Span;

static START: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:[-*]\s+)?cuda(?:\.[a-z0-9_]+)*\.([A-Za-z_]\w*)\s*\(")
        .expect("a valid pattern")
});
static TAIL: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:(?:→|->).*?)?\s*(?:\[source\])?\s*[#¶]?\s*$").expect("a valid pattern")
});
/// Any heading: all have the mark of a link to themselves.
static HEADING: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"^\s*(?:[-*]\s+)?(?:(?:class|exception|module) +cuda\b.*|\S.{0,200}(?:[^.#\s]#|¶))$",
    )
    .expect("a valid pattern")
});
static CLASS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:[-*]\s+)?(?:class|exception) +cuda\.").expect("a valid pattern")
});
/// Words that precede the name of something other than a function.
const OTHER_KINDS: [&str; 7] = [
    "class",
    "exception",
    "property",
    "attribute",
    "method",
    "static",
    "module",
];

struct Heading {
    name: String,
    params: Vec<Param>,
    end: usize,
}

/// Whether some line is a heading of a function or a class of cuda-python.
pub(super) fn is_shape(lines: &[Line]) -> bool {
    (0..lines.len()).any(|index| read_heading(lines, index).is_some())
        || lines.iter().any(|line| CLASS.is_match(&line.text))
}

/// The functions of a page.
pub(super) fn find(lines: &[Line]) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut index = 0;
    while index < lines.len() {
        let Some(heading) = read_heading(lines, index) else {
            index += 1;
            continue;
        };
        let start = index + heading.end + 1;
        let end = (start..lines.len())
            .find(|at| HEADING.is_match(&lines[*at].text) || read_heading(lines, *at).is_some())
            .unwrap_or(lines.len());
        spans.push(Span::new(heading.name, index..end));
        index = end;
    }
    spans
}

/// Parses the lines of one of them.
pub(super) fn read(lines: &[Line]) -> Option<Entry> {
    let heading = read_heading(lines, 0)?;
    let mut entry = Entry::new(heading.name, lines.first()?.number, Shape::Sphinx);
    entry.params = heading.params;
    sections::read(&mut entry, &lines[heading.end + 1..], Breaks::AtBlankLines);
    Some(entry)
}

/// Parses the heading of a function at a line.
fn read_heading(lines: &[Line], index: usize) -> Option<Heading> {
    let text = &lines[index].text;
    let found = START.captures(text)?;
    let name = found.get(1)?.as_str();
    let list = read_list(&lines[index..], found.get(0)?.end() - 1)?;
    let before = lines[..index]
        .iter()
        .rev()
        .map(|line| line.text.trim())
        .find(|text| !text.is_empty());
    let is_other = before.is_some_and(|word| OTHER_KINDS.contains(&word.trim_start_matches("- ")));
    let params = parse_python(&list.inside);
    if is_other || !TAIL.is_match(&list.tail) || is_constructor(name, &params, &list.inside.text())
    {
        return None;
    }
    Some(Heading {
        name: name.to_owned(),
        params,
        end: list.end,
    })
}

/// Whether a call constructs an object of a class: the page's mark may be missing, but the
/// names and arguments of the generated classes are distinctive.
fn is_constructor(name: &str, params: &[Param], arguments: &str) -> bool {
    let is_type = name.ends_with("_t")
        || name.ends_with("_st")
        || name.starts_with(|c: char| c.is_ascii_uppercase());
    let wraps = params.iter().any(|param| param.name == "_ptr") || arguments.contains("*args");
    let is_enumeration =
        params.len() == 1 && params[0].name == "value" && matches!(params[0].ty.trim(), "" | "int");
    is_type || wraps || is_enumeration
}
