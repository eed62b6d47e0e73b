//! Recognizes return codes, and lines that consist of a return set.

use std::sync::LazyLock;

use regex::Regex;

use super::document::Line;
use super::entry::Named;

/// The spelling of a code. The name of its type may precede it without a space (`cudaError_tcudaSuccess`), so
/// the preceding text is examined separately.
static CODE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"(?:CUDA|NVRTC|NVVM|NVJITLINK|CUFILE)_(?:SUCCESS|ERROR_[A-Z0-9_]*[A-Z0-9])|cudaSuccess|cudaError[A-Z]\w*",
    )
    .expect("a valid pattern")
});

/// Names of the types of codes.
const CODE_TYPES: [&str; 8] = [
    "CUresult",
    "cudaError_t",
    "cudaError_enum",
    "cudaError",
    "nvrtcResult",
    "nvvmResult",
    "nvJitLinkResult",
    "CUDAError",
];

/// Prefixes of codes; two of them in one word are two codes that lost their separator.
const BEGINNINGS: [&str; 5] = [
    "cudaSuccess",
    "cudaError",
    "CUDA_SUCCESS",
    "CUDA_ERROR_",
    "NVRTC_ERROR_",
];

/// Returns the codes in a text, in order, with their byte offsets.
pub(super) fn find(text: &str) -> Vec<(usize, &str)> {
    let mut codes: Vec<(usize, &str)> = Vec::new();
    let mut end = 0;
    while let Some(found) = CODE.find_at(text, end) {
        let code = first_of_glued(found.as_str());
        let follows = end == found.start() && !codes.is_empty();
        end = found.start() + code.len();
        let before = trailing_identifier(&text[..found.start()]);
        if before.is_empty() || follows || CODE_TYPES.contains(&before) {
            codes.push((found.start(), without_footnote(code)));
        }
    }
    codes
}

/// Returns the part of a word before the next code in it.
fn first_of_glued(word: &str) -> &str {
    let inner = BEGINNINGS
        .iter()
        .filter_map(|beginning| Some(1 + word.get(1..)?.find(beginning)?));
    inner.min().map_or(word, |end| &word[..end])
}

/// No code ends with a digit: such a digit is a footnote mark.
fn without_footnote(code: &str) -> &str {
    code.trim_end_matches(|c: char| c.is_ascii_digit())
}

/// Whether the name is one of the types that codes belong to.
pub(super) fn is_code_type(name: &str) -> bool {
    CODE_TYPES.contains(&name)
}

/// Returns the identifier at the end of a text; empty if there is none.
fn trailing_identifier(text: &str) -> &str {
    let end = text.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_');
    &text[end.len()..]
}

/// Whether the line consists of codes and list punctuation.
pub(super) fn is_set(text: &str) -> bool {
    let found = find(text);
    if found.is_empty() {
        return false;
    }
    let mut rest = String::new();
    let mut end = 0;
    for (start, code) in found {
        rest.push_str(&text[end..start]);
        rest.push(' ');
        end = start + code.len();
    }
    rest.push_str(&text[end..]);
    has_only_list_words(&rest)
}

/// Words between the codes of a set: conjunctions, the codes' type, cross-reference
/// markup.
fn has_only_list_words(text: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| !word.chars().all(|c| c.is_ascii_digit() || c == '_'))
        .all(|word| {
            matches!(word, "and" | "or" | "py" | "obj" | "ref" | "p" | "n") || is_code_type(word)
        })
}

/// Whether the line begins with a code, with or without its type.
pub(super) fn leads(text: &str) -> bool {
    let Some((start, _)) = find(text).first().copied() else {
        return false;
    };
    has_only_list_words(&text[..start])
}

/// Whether the line begins the set of a whole function: its first code means success.
pub(super) fn begins_function_set(text: &str) -> bool {
    is_set(text) && find(text).first().is_some_and(|(_, code)| is_success(code))
}

/// Whether the code means success.
pub(super) fn is_success(code: &str) -> bool {
    code == "cudaSuccess" || code.ends_with("_SUCCESS")
}

/// Returns the codes of several lines, each with its line. A code that a page broke after an underscore is
/// joined.
pub(super) fn find_in(lines: &[Line]) -> Vec<Named> {
    let mut codes = Vec::new();
    let mut taken = 0;
    for (index, line) in lines.iter().enumerate() {
        let text = &line.text[taken.min(line.text.len())..];
        taken = 0;
        for (start, code) in find(text) {
            let tail = &text[start + code.len()..];
            let next = lines.get(index + 1);
            if tail.trim_end() == "_"
                && code.contains('_')
                && let Some(rest) = next.map(|next| leading_upper_case(&next.text))
                && !rest.is_empty()
            {
                codes.push(Named::new(
                    format!("{code}_{}", rest.trim_start()),
                    line.number,
                ));
                taken = rest.len();
                continue;
            }
            codes.push(Named::new(code, line.number));
        }
    }
    codes
}

/// Removes remarks in parentheses, which may span a few lines: `(no context)`.
pub(super) fn without_asides(lines: &[Line]) -> Vec<Line> {
    const LONGEST: usize = 3;
    let mut depth = 0usize;
    let mut clean = Vec::with_capacity(lines.len());
    for (index, line) in lines.iter().enumerate() {
        let mut text = String::with_capacity(line.text.len());
        for (at, c) in line.text.char_indices() {
            let ahead = &lines[index + 1..lines.len().min(index + 1 + LONGEST)];
            let closes = || {
                line.text[at..].contains(')') || ahead.iter().any(|line| line.text.contains(')'))
            };
            match c {
                '(' if depth > 0 || closes() => depth += 1,
                ')' if depth > 0 => depth -= 1,
                _ if depth == 0 => text.push(c),
                _ => {}
            }
        }
        clean.push(Line {
            number: line.number,
            text,
        });
    }
    clean
}

/// Returns the upper-case word at the beginning of a line, with the space before it.
fn leading_upper_case(text: &str) -> &str {
    let word = text.trim_start();
    let length = word
        .find(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit() && c != '_')
        .unwrap_or(word.len());
    if length == 0 {
        ""
    } else {
        &text[..text.len() - word.len() + length]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<&str> {
        find(text).into_iter().map(|(_, code)| code).collect()
    }

    #[test]
    fn codes_glued_to_their_type_are_found() {
        assert_eq!(
            names("cudaError_tcudaSuccess, CUresultCUDA_ERROR_INVALID_VALUE"),
            ["cudaSuccess", "CUDA_ERROR_INVALID_VALUE"]
        );
    }

    #[test]
    fn codes_without_a_separator_are_split() {
        assert_eq!(
            names("cudaSuccesscudaErrorInvalidValue2, CUDA_SUCCESSCUDA_ERROR_NOT_FOUND"),
            [
                "cudaSuccess",
                "cudaErrorInvalidValue",
                "CUDA_SUCCESS",
                "CUDA_ERROR_NOT_FOUND"
            ]
        );
    }

    #[test]
    fn a_type_is_no_code() {
        assert!(names("cudaError_t CUresult cudaError").is_empty());
    }

    #[test]
    fn the_end_of_another_name_is_no_code() {
        assert!(names("MY_CUDA_SUCCESS notcudaSuccess").is_empty());
    }

    #[test]
    fn a_set_may_have_markup_and_footnotes_but_no_prose() {
        assert!(is_set("cudaSuccess, :py:obj:`~.cudaErrorInvalidValue`2"));
        assert!(is_set("CUDA_SUCCESS CUDA_ERROR_INVALID_VALUE,"));
        assert!(!is_set("cudaSuccess is returned"));
    }

    #[test]
    fn an_aside_over_two_lines_is_left_out() {
        let lines = [
            Line {
                number: 1,
                text: "CUDA_SUCCESS, CUDA_ERROR_NOT_READY (as long as".into(),
            },
            Line {
                number: 2,
                text: "it plays), CUDA_ERROR_NOT_FOUND".into(),
            },
        ];
        let texts: Vec<String> = without_asides(&lines)
            .into_iter()
            .map(|line| line.text)
            .collect();
        assert_eq!(
            texts,
            [
                "CUDA_SUCCESS, CUDA_ERROR_NOT_READY ",
                ", CUDA_ERROR_NOT_FOUND"
            ]
        );
    }

    #[test]
    fn a_code_broken_after_an_underscore_is_one_code() {
        let lines = [
            Line {
                number: 4,
                text: "CUDA_SUCCESS, CUDA_ERROR_INVALID_".into(),
            },
            Line {
                number: 5,
                text: "  CONTEXT, CUDA_ERROR_NOT_FOUND".into(),
            },
        ];
        let expected = [
            Named::new("CUDA_SUCCESS", 4),
            Named::new("CUDA_ERROR_INVALID_CONTEXT", 4),
            Named::new("CUDA_ERROR_NOT_FOUND", 5),
        ];
        assert_eq!(find_in(&lines), expected);
    }
}
