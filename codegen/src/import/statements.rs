//! Extents of declarations in a header's text.

use super::comments::{Line, classify};

/// Returns the first and the last line, from 1, of every declaration.
pub(super) fn extents(text: &str) -> Vec<(usize, usize)> {
    let found = split(&classify(text)).into_iter();
    found.map(|(first, last)| (first + 1, last + 1)).collect()
}

/// Returns the extents of declarations that share no line with a directive, a body, or a comment of another
/// one.
pub(super) fn alone(text: &str) -> Vec<(usize, usize)> {
    let lines = classify(text);
    let found = split(&lines);
    let is_alone = |place: usize| {
        let (first, last) = found[place];
        let before = place.checked_sub(1).map(|place| found[place].1);
        let after = found.get(place + 1).map(|(first, _)| *first);
        let is_plain = |line: &Line<'_>| !line.is_directive && !line.code.contains('{');
        before != Some(first)
            && after != Some(last)
            && !lines[first].was_open
            && !lines[last].is_open
            && lines[last].code.trim_end().ends_with(';')
            && lines[first..=last].iter().all(is_plain)
    };
    let places = (0..found.len()).filter(|place| is_alone(*place));
    places
        .map(|place| (found[place].0 + 1, found[place].1 + 1))
        .collect()
}

/// Returns the code of every declaration, without comments and directives.
pub(super) fn all(text: &str) -> Vec<String> {
    let lines = classify(text);
    let code = |(first, last): (usize, usize)| -> String {
        let lines = lines[first..=last].iter().filter(|line| !line.is_directive);
        lines
            .map(|line| line.code.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    };
    split(&lines).into_iter().map(code).collect()
}

/// Returns the first and the last line, from 0, of every declaration.
fn split(lines: &[Line<'_>]) -> Vec<(usize, usize)> {
    let is_other = find_other_language(lines);
    let mut found = Vec::new();
    let mut start = None;
    let mut depth = 0_usize;
    for (index, one) in lines.iter().enumerate() {
        if one.is_directive || is_other[index] {
            continue;
        }
        for letter in one.code.chars().filter(|letter| !letter.is_whitespace()) {
            let first = *start.get_or_insert(index);
            match letter {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                ';' if depth == 0 => {
                    found.push((first, index));
                    start = None;
                }
                _ => {}
            }
        }
    }
    found
}

/// Lines that only C++ reads: they hold braces around the whole header.
pub(super) fn find_other_language(lines: &[Line<'_>]) -> Vec<bool> {
    let mut open: Vec<bool> = Vec::new();
    let mut found = Vec::with_capacity(lines.len());
    for line in lines {
        let code: String = line.code.split_whitespace().collect();
        if line.is_directive && code.starts_with("#if") {
            let asks = code == "#ifdef__cplusplus" || code == "#ifdefined(__cplusplus)";
            open.push(asks);
        } else if line.is_directive && code.starts_with("#el") {
            // The other branch is for C.
            if let Some(last) = open.last_mut() {
                *last = false;
            }
        } else if line.is_directive && code.starts_with("#endif") {
            open.pop();
        }
        found.push(open.contains(&true));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
#ifdef __cplusplus
extern \"C\" {
#endif
int a;
/* int no; */
typedef struct S {
    int b;
    int c;
} S;
int
d(void);
";

    fn around(text: &str, line: usize) -> Option<(usize, usize)> {
        let mut extents = extents(text).into_iter();
        extents.find(|(first, last)| (*first..=*last).contains(&line))
    }

    #[test]
    fn a_declaration_of_several_lines_is_one_extent() {
        assert_eq!(around(TEXT, 7), Some((6, 9)));
        assert_eq!(around(TEXT, 11), Some((10, 11)));
    }

    #[test]
    fn blocks_for_cpp_only_open_no_declaration() {
        assert_eq!(around(TEXT, 4), Some((4, 4)));
    }

    #[test]
    fn a_comment_belongs_to_no_declaration() {
        assert_eq!(around(TEXT, 5), None);
    }
}
