//! Codes that a line break of the page splits in two.

use std::sync::LazyLock;

use regex::Regex;

use super::document::Line;

/// The beginning of a code at the end of a line, with or without a hyphen.
static BEGINNING: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?:^|[^A-Za-z0-9_])((?:CUDA|NVRTC|NVVM|NVJITLINK)(?:_[A-Z0-9_]*)?|cuda(?:Success|Succe?|Su|S)?|cudaE[A-Za-z]*)(-?)\s*$")
        .expect("a valid pattern")
});

/// Possible beginnings of the next line that continue the code.
static REST: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^(\s*)([A-Za-z0-9_]+)").expect("a valid pattern"));

/// Joins such codes on the line where they begin. Also returns the numbers of lines with a
/// beginning without a continuation.
pub(super) fn join(lines: Vec<Line>) -> (Vec<Line>, Vec<usize>) {
    let mut lines = lines;
    let mut lost = Vec::new();
    for index in 0..lines.len() {
        while let Some((start, is_hyphened)) = beginning(&lines[index].text) {
            let next = (index + 1..lines.len()).find(|next| !lines[*next].text.trim().is_empty());
            let word = lines[index].text[start..].trim_end().to_owned();
            let rest = next.and_then(|next| rest(&word, is_hyphened, &lines[next].text));
            let (Some(next), Some((end, rest))) = (next, rest) else {
                if is_hyphened || word.ends_with('_') {
                    lost.push(lines[index].number);
                }
                break;
            };
            let whole = format!("{}{rest}", word.trim_end_matches('-'));
            lines[index].text.truncate(start);
            lines[index].text.push_str(&whole);
            lines[next].text.replace_range(..end, "");
            // The text after the word stays on its own line.
            let tail = std::mem::take(&mut lines[next].text);
            let comma = tail.len() - tail.trim_start_matches([',', ' ']).len();
            lines[index].text.push_str(tail[..comma].trim_end());
            lines[next].text = tail[comma..].to_owned();
        }
    }
    (lines, lost)
}

/// Returns the position of the beginning of a code at the end of a line, and whether a hyphen follows.
fn beginning(text: &str) -> Option<(usize, bool)> {
    let found = BEGINNING.captures(text)?;
    Some((found.get(1)?.start(), !found[2].is_empty()))
}

/// Returns the continuation on the next line and its end.
fn rest<'t>(word: &str, is_hyphened: bool, next: &'t str) -> Option<(usize, &'t str)> {
    let found = REST.captures(next)?;
    let rest = found.get(2)?;
    let text = rest.as_str();
    let is_upper = |text: &str| text.chars().all(|c| !c.is_ascii_lowercase());
    let goes_on = match word.trim_end_matches('-') {
        camel if camel.starts_with("cuda") => {
            let is_name = !text.starts_with("cuda") && !text.starts_with("CUDA");
            is_name
                && (is_hyphened
                    || camel == "cudaError" && text.starts_with(|c: char| c.is_ascii_uppercase()))
        }
        upper => {
            let is_other = ["CUDA_", "NVRTC_", "NVVM_"]
                .iter()
                .any(|other| text.starts_with(other));
            let is_open = is_hyphened || upper.ends_with('_') || text.starts_with('_');
            is_open && is_upper(text) && !is_other
        }
    };
    goes_on.then(|| (rest.end(), text))
}

#[cfg(test)]
mod tests {
    use super::super::codes;
    use super::*;

    fn number(text: &str) -> Vec<Line> {
        let lines = text.lines().enumerate();
        let line = |(index, text): (usize, &str)| Line {
            number: index + 1,
            text: text.to_owned(),
        };
        lines.map(line).collect()
    }

    fn names(text: &str) -> Vec<String> {
        let (lines, lost) = join(number(text));
        assert_eq!(lost, [0; 0], "{text}");
        codes::find_in(&lines)
            .into_iter()
            .map(|code| code.name)
            .collect()
    }

    #[test]
    fn a_code_is_put_together_wherever_its_line_ends() {
        let code = "CUDA_ERROR_INVALID_VALUE";
        for cut in 5..code.len() {
            let (before, after) = code.split_at(cut);
            let hyphened = format!("CUDA_SUCCESS, {before}-\n{after}, CUDA_ERROR_NOT_FOUND");
            assert_eq!(
                names(&hyphened),
                ["CUDA_SUCCESS", code, "CUDA_ERROR_NOT_FOUND"],
                "{hyphened}"
            );
        }
        for cut in code.match_indices('_').flat_map(|(at, _)| [at, at + 1]) {
            let (before, after) = code.split_at(cut);
            let plain = format!("CUDA_SUCCESS, {before}\n  {after}, CUDA_ERROR_NOT_FOUND");
            assert_eq!(
                names(&plain),
                ["CUDA_SUCCESS", code, "CUDA_ERROR_NOT_FOUND"],
                "{plain}"
            );
        }
    }

    #[test]
    fn a_code_of_the_runtime_is_put_together_too() {
        let expected = ["cudaSuccess", "cudaErrorInvalidValue"];
        assert_eq!(names("cudaSuccess, cudaErrorInva-\nlidValue"), expected);
        assert_eq!(names("cudaSuccess, cudaError\nInvalidValue"), expected);
    }

    #[test]
    fn a_code_over_three_lines_is_one() {
        assert_eq!(
            names("CUDA_\nERROR_\nNOT_FOUND, CUDA_SUCCESS"),
            ["CUDA_ERROR_NOT_FOUND", "CUDA_SUCCESS"]
        );
    }

    #[test]
    fn whole_codes_stay_apart() {
        let text = "CUDA_SUCCESS\nCUDA_ERROR_NOT_FOUND\nThis returns nothing else.";
        assert_eq!(names(text), ["CUDA_SUCCESS", "CUDA_ERROR_NOT_FOUND"]);
        let (lines, lost) = join(number("of type cudaError\nand so on"));
        assert_eq!((lines[1].text.as_str(), lost.len()), ("and so on", 0));
    }

    #[test]
    fn a_beginning_without_a_continuation_is_reported() {
        assert_eq!(
            join(number("CUDA_SUCCESS, CUDA_ERROR_\n\nNotes follow")).1,
            [1]
        );
        assert_eq!(
            join(number("CUDA_SUCCESS, CUDA_ERROR_INVALID-\nlower case")).1,
            [1]
        );
    }
}
