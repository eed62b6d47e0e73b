//! Headings of functions as C declarations, shared by the manual and the HTML reference.

use std::sync::LazyLock;

use regex::Regex;

use super::document::Line;
use super::entry::{Entry, Param, Shape};
use super::prose::Breaks;
use super::sections;
use super::signature::{parse_c, read_list};
use super::span::Span;

/// A heading and its declaration.
pub(super) struct Heading {
    pub name: String,
    pub params: Vec<Param>,
    /// Index of the heading's last line, from its first.
    pub end: usize,
}

static START: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"^\s*(?:#{1,6}\s+|[-*•]\s+)?(?:\*\*|`)?([A-Za-z_][\w\s*&<>,]*[\s*&])([A-Za-z_]\w*)\s*\(",
    )
    .expect("a valid pattern")
});
/// Words before the result's type, which pages join to it.
static QUALIFIER: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^(?:__host__|__device__|__global__|__cudart_builtin__|template\s*<[^>]*>|static\b|inline\b|extern\b|__inline__|CUDARTAPI\b|CUDAAPI\b)\s*")
        .expect("a valid pattern")
});
static RESULT: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^(?:(?:const|struct|enum|unsigned|signed)\s+)*(CUresult|cudaError_t|cudaError|nvrtcResult|void|int|char|float|double|size_t|long|cuda\w+_t|cudaChannelFormatDesc|cudaDeviceProp|cudaExtent|cudaPitchedPtr|cudaPos|CU[a-z]\w*|CUDA_\w+|T)\s*[*&]*\s*(?:CUDARTAPI|CUDAAPI)?\s*$")
        .expect("a valid pattern")
});
static TAIL: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:\[[\w, ]+\]|const|noexcept|\*\*|`|#|¶|\s)*$").expect("a valid pattern")
});

/// Parses the heading that begins on the first of these lines, if any.
pub(super) fn read_heading(lines: &[Line]) -> Option<Heading> {
    let first = lines.first()?;
    let found = START.captures(&first.text)?;
    let name = found.get(2)?.as_str();
    if !returns_something(found.get(1)?.as_str(), name) {
        return None;
    }
    let list = read_list(lines, found.get(0)?.end() - 1)?;
    if !TAIL.is_match(&list.tail) {
        return None;
    }
    Some(Heading {
        name: name.to_owned(),
        params: parse_c(&list.inside),
        end: list.end,
    })
}

/// Whether the text before a name is the type of a function's result.
fn returns_something(before: &str, name: &str) -> bool {
    let mut rest = before.trim_start();
    while let Some(qualifier) = QUALIFIER.find(rest) {
        rest = &rest[qualifier.end()..];
    }
    let Some(found) = RESULT.captures(rest) else {
        return false;
    };
    matches!(
        &found[1],
        "CUresult" | "cudaError_t" | "cudaError" | "nvrtcResult"
    ) || is_function_name(name)
}

/// Whether a name is spelled like a function of CUDA.
pub(super) fn is_function_name(name: &str) -> bool {
    static NAME: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"^(?:cu[A-Z]\w*|cuda[A-Z]\w*|make_cuda\w+|nvrtc[A-Z]\w*)$")
            .expect("a valid pattern")
    });
    NAME.is_match(name)
}

/// Lines that begin something other than a function.
static OTHER: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"^\s*(?:[-*]\s+)?(?:typedef\s.*|(?:enum|struct|union)\s+\w+\s*|#define\s.*|Functions|Typedefs|Defines|Enumerations|Variables|Classes|Data Structures|Function Documentation|\d+(?:\.\d+)+\.?\s+\S.*|Generated (?:by|automatically).*)$",
    )
    .expect("a valid pattern")
});

/// Whether a line ends the entry before it.
pub(super) fn begins_other(text: &str) -> bool {
    OTHER.is_match(text)
}

/// Finds all entries: each heading with the lines up to the next one.
pub(super) fn find(lines: &[Line], ends: impl Fn(&str) -> bool) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut index = 0;
    while index < lines.len() {
        let Some(heading) = read_heading(&lines[index..]) else {
            index += 1;
            continue;
        };
        let mut end = index + heading.end + 1;
        while end < lines.len() {
            if let Some(length) = definition(&lines[end..]) {
                end += length;
                continue;
            }
            if ends(&lines[end].text) || read_heading(&lines[end..]).is_some() {
                break;
            }
            end += 1;
        }
        spans.push(Span::new(heading.name, index..end));
        index = end;
    }
    spans
}

/// Parses the entry of these lines.
pub(super) fn read(lines: &[Line], shape: Shape, breaks: Breaks) -> Option<Entry> {
    let heading = read_heading(lines)?;
    let mut own = Vec::new();
    let mut index = heading.end + 1;
    while index < lines.len() {
        match definition(&lines[index..]) {
            Some(length) => index += length,
            None => {
                own.push(lines[index].clone());
                index += 1;
            }
        }
    }
    let mut entry = Entry::new(heading.name, lines.first()?.number, shape);
    entry.params = heading.params;
    sections::read(&mut entry, &own, breaks);
    Some(entry)
}

/// Returns the number of lines of a structure that a description quotes from the header, if one begins here.
fn definition(lines: &[Line]) -> Option<usize> {
    const LONGEST: usize = 80;
    let first = lines.first()?.text.trim();
    let is_definition = first.starts_with("typedef ") && first.ends_with('{');
    let is_end = |line: &Line| {
        let text = line.text.trim();
        text.starts_with('}') && text.ends_with(';') && text.len() > 2
    };
    let mut lines = lines.iter().take(LONGEST);
    let end = is_definition.then(|| lines.position(is_end))?;
    end.map(|end| end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heading(text: &str) -> Option<String> {
        let numbered = text.lines().enumerate();
        let lines: Vec<Line> = numbered
            .map(|(index, text)| Line {
                number: index + 1,
                text: text.to_owned(),
            })
            .collect();
        let heading = read_heading(&lines)?;
        let params: Vec<&str> = heading
            .params
            .iter()
            .map(|param| param.name.as_str())
            .collect();
        Some(format!("{}({})", heading.name, params.join(", ")))
    }

    #[test]
    fn a_declaration_with_glued_qualifiers_is_a_heading() {
        let text = "# __host____device__cudaError_t cudaPlay (void **devPtr, size_t size)";
        assert_eq!(heading(text).as_deref(), Some("cudaPlay(devPtr, size)"));
    }

    #[test]
    fn a_declaration_over_several_lines_is_a_heading() {
        let text = "cudaError_t cudaPlay ( void **  devPtr,\nsize_t  size \n)";
        assert_eq!(heading(text).as_deref(), Some("cudaPlay(devPtr, size)"));
    }

    #[test]
    fn a_function_that_returns_no_code_is_a_heading_when_named_like_one() {
        assert_eq!(
            heading("- __host__ const char* cudaName ( int a )").as_deref(),
            Some("cudaName(a)")
        );
        assert_eq!(heading("- void helper ( int a )"), None);
    }

    #[test]
    fn prose_and_code_are_no_headings() {
        assert_eq!(heading("The CUresult of cuPlay (see above) is kept."), None);
        assert_eq!(heading("CUresult cuPlay(int a);"), None);
        assert_eq!(heading("cudaError_t error = cudaPlay(a);"), None);
    }
}
