//! Facts from a header's comments: groups, return sets, notes, references, deprecation.
//!
//! Comments are matched with declarations by the header's text: clang loses those that an
//! `#if` separates from their declaration, and older releases of it lose most of the others.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use regex::Regex;

/// Facts from the text around one function's declaration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Facts {
    /// Name of the group around the declaration.
    pub group: Option<String>,
    /// Codes of the return set, in the order of the comment.
    pub returns: Vec<String>,
    pub notes: Vec<String>,
    pub see: Vec<String>,
    pub is_deprecated: bool,
    /// Whether a comment describes the function.
    pub is_documented: bool,
    /// Whether the declaration has a body.
    pub is_defined: bool,
    /// The header of the declaration.
    pub header: String,
}

/// Returns the facts about each function, by its name in the header.
///
/// A name with several declarations keeps the facts of the described one.
pub(super) fn read(header: &str, text: &str) -> BTreeMap<String, Facts> {
    let lines = classify(text);
    let groups = find_groups(&lines);
    let mut found: BTreeMap<String, Facts> = BTreeMap::new();
    for (index, name, is_defined) in find_declarations(&lines) {
        let mut facts = find_comment(&lines, index)
            .map(|text| read_comment(&text))
            .unwrap_or_default();
        facts.group.clone_from(&groups[index]);
        facts.header = header.to_owned();
        facts.is_defined = is_defined;
        facts.is_deprecated |= is_marked_deprecated(&lines, index);
        match found.get_mut(&name) {
            Some(known) if known.is_documented || !facts.is_documented => {
                known.is_defined &= is_defined;
            }
            known => {
                facts.is_defined &= known.is_none_or(|known| known.is_defined);
                found.insert(name, facts);
            }
        }
    }
    found
}

/// One line of a header.
pub(super) struct Line<'a> {
    /// The code without comments.
    pub code: String,
    /// The text of its comments, without comment marks.
    comment: &'a str,
    /// Whether a documentation comment begins here.
    begins: bool,
    /// Whether a comment ends here.
    ends: bool,
    /// Whether the line begins inside a comment.
    pub was_open: bool,
    /// Whether the line ends inside a comment.
    pub is_open: bool,
    /// Whether it is a preprocessor line or continues one.
    pub is_directive: bool,
}

/// Splits a header into lines, with comments and code separated.
pub(super) fn classify(text: &str) -> Vec<Line<'_>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut is_inside = false;
    let mut continues = false;
    let mut follows = false;
    for raw in text.lines() {
        let was_inside = is_inside;
        let mut code = String::new();
        let (mut begins, mut ends) = (false, false);
        let mut rest = raw;
        loop {
            if is_inside {
                let Some(end) = rest.find("*/") else { break };
                ends = true;
                is_inside = false;
                rest = &rest[end + 2..];
            } else {
                let Some(start) = rest.find("/*") else { break };
                code.push_str(&rest[..start]);
                let opening = &rest[start + 2..];
                begins |= opening.starts_with('*') && !opening.starts_with("*<");
                is_inside = true;
                rest = opening;
            }
        }
        if !is_inside {
            code.push_str(rest.split("//").next().unwrap_or(""));
        }
        // Consecutive lines with a third mark form one documentation comment.
        let is_documentation = !was_inside && is_documentation_line(raw);
        if is_documentation {
            begins = !follows;
            ends = true;
        }
        follows = is_documentation;
        let is_directive = !was_inside && (continues || code.trim_start().starts_with('#'));
        continues = is_directive && raw.trim_end().ends_with('\\');
        let comment = if was_inside || begins || ends {
            strip_marks(raw)
        } else {
            ""
        };
        lines.push(Line {
            code,
            comment,
            begins,
            ends,
            was_open: was_inside,
            is_open: is_inside,
            is_directive,
        });
    }
    lines
}

fn is_documentation_line(raw: &str) -> bool {
    let text = raw.trim_start();
    let rest = text.strip_prefix("///").or(text.strip_prefix("//!"));
    rest.is_some_and(|rest| !rest.starts_with(['/', '<']))
}

fn strip_marks(raw: &str) -> &str {
    if is_documentation_line(raw) {
        return raw.trim_start()[3..].trim();
    }
    let text = raw.trim().trim_end_matches("*/").trim_end();
    let text = text.strip_prefix("/**").unwrap_or(text);
    let text = text.strip_prefix('*').unwrap_or(text);
    text.trim()
}

/// The innermost group open at each line.
fn find_groups(lines: &[Line<'_>]) -> Vec<Option<String>> {
    let mut open: Vec<String> = Vec::new();
    let mut announced: Option<String> = None;
    let mut groups = Vec::with_capacity(lines.len());
    for line in lines {
        let mut words = line.comment.split_whitespace();
        if matches!(words.next(), Some("\\defgroup" | "\\addtogroup")) {
            announced = words.next().map(str::to_owned);
        }
        if line.comment.contains("@{") {
            open.push(announced.take().unwrap_or_default());
        }
        if line.comment.contains("@}") {
            open.pop();
        }
        groups.push(open.last().filter(|name| !name.is_empty()).cloned());
    }
    groups
}

/// Returns the first line of each function's declaration, its name, and whether a body follows.
fn find_declarations(lines: &[Line<'_>]) -> Vec<(usize, String, bool)> {
    let mut found = Vec::new();
    // Most are marked; a few are only declared to be elsewhere.
    let (Ok(marked), Ok(elsewhere)) = (
        Regex::new(r"\b(?:CUDAAPI|CUDARTAPI|CUDARTAPI_CDECL)\s+(\w+)\s*\("),
        Regex::new(r"^\s*extern\s[\w\s*]*?\b(\w+)\s*\("),
    ) else {
        return found;
    };
    let mut start = 0;
    let mut statement = String::new();
    for (index, line) in lines.iter().enumerate() {
        if line.is_directive {
            continue;
        }
        for part in line.code.split_inclusive([';', '{', '}']) {
            if statement.trim().is_empty() {
                start = index;
                statement.clear();
            }
            statement.push_str(part);
            if part.ends_with([';', '{', '}']) {
                let call = marked.captures(&statement);
                if let Some(call) = call.or_else(|| elsewhere.captures(&statement))
                    && !statement.trim_start().starts_with("typedef")
                {
                    found.push((start, call[1].to_owned(), part.ends_with('{')));
                }
                statement.clear();
            }
        }
        statement.push('\n');
    }
    found
}

/// Returns the nearest comment above a declaration, separated by nothing but directives.
fn find_comment(lines: &[Line<'_>], declaration: usize) -> Option<Vec<String>> {
    let mut index = declaration;
    loop {
        index = index.checked_sub(1)?;
        let line = &lines[index];
        if line.ends {
            let (start, comment) = collect_comment(lines, index)?;
            if comment.iter().any(|line| is_describing(line)) {
                return Some(comment);
            }
            index = start;
        } else if !line.is_directive && !line.code.trim().is_empty() {
            return None;
        }
    }
}

/// Whether a line of a comment concerns the following declaration, not a part of the header.
fn is_describing(line: &str) -> bool {
    const WORDS: [&str; 6] = ["brief", "short", "param", "return", "result", "retval"];
    let command = line.strip_prefix(['\\', '@']);
    command.is_some_and(|rest| WORDS.iter().any(|word| rest.starts_with(word)))
}

/// Returns the comment that ends on a line, and its first line.
fn collect_comment(lines: &[Line<'_>], end: usize) -> Option<(usize, Vec<String>)> {
    if !lines[end].code.trim().is_empty() && !lines[end].is_directive {
        return None;
    }
    let start = (0..=end).rev().find(|index| lines[*index].begins)?;
    Some((
        start,
        lines[start..=end]
            .iter()
            .map(|line| line.comment.to_owned())
            .collect(),
    ))
}

fn is_marked_deprecated(lines: &[Line<'_>], declaration: usize) -> bool {
    lines[declaration].code.contains("__CUDA_DEPRECATED")
}

fn read_comment(comment: &[String]) -> Facts {
    let mut facts = Facts {
        is_documented: true,
        ..Facts::default()
    };
    for section in split_sections(comment) {
        let (command, text) = (section.command.as_str(), section.text.as_str());
        match command {
            "return" | "returns" | "result" | "retval" => {
                push_new(&mut facts.returns, find_codes(text))
            }
            "sa" | "see" => push_new(&mut facts.see, find_functions(text)),
            "deprecated" => facts.is_deprecated = true,
            "notefnerr" => {
                push_new(
                    &mut facts.notes,
                    ["errors_from_earlier_launches".to_owned()],
                );
            }
            other => {
                if let Some(note) = other.strip_prefix("note_") {
                    push_new(&mut facts.notes, [note.to_owned()]);
                }
            }
        }
    }
    facts
}

/// A paragraph that starts with a command.
struct Section {
    command: String,
    text: String,
}

/// Commands within a sentence, which start no paragraph.
const INLINE: [&str; 6] = ["p", "ref", "e", "c", "b", "a"];

fn split_sections(comment: &[String]) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut is_open = false;
    for line in comment {
        let command = line.strip_prefix(['\\', '@']).map(|rest| {
            rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                .next()
                .unwrap_or_default()
        });
        match command {
            Some(command) if !command.is_empty() && !INLINE.contains(&command) => {
                let text = line[command.len() + 1..].trim().to_owned();
                sections.push(Section {
                    command: command.to_owned(),
                    text,
                });
                is_open = true;
            }
            _ if line.is_empty() => {
                is_open &= sections
                    .last()
                    .is_none_or(|section| section.text.is_empty());
            }
            _ if is_open => {
                if let Some(section) = sections.last_mut() {
                    section.text.push('\n');
                    section.text.push_str(line);
                }
            }
            _ => {}
        }
    }
    sections
}

static CODES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"\b(?:CUDA_SUCCESS|CUDA_ERROR_\w+|cudaSuccess|cudaError[A-Z]\w*)\b").ok()
});

static FUNCTIONS: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"\bcu(?:da)?[A-Z]\w*\b").ok());

fn find_codes(text: &str) -> Vec<String> {
    find(CODES.as_ref(), text)
}

fn find_functions(text: &str) -> Vec<String> {
    find(FUNCTIONS.as_ref(), text)
}

fn find(pattern: Option<&Regex>, text: &str) -> Vec<String> {
    let found = pattern
        .into_iter()
        .flat_map(|pattern| pattern.find_iter(text));
    found.map(|found| found.as_str().to_owned()).collect()
}

fn push_new(list: &mut Vec<String>, more: impl IntoIterator<Item = String>) {
    for item in more {
        if !list.contains(&item) {
            list.push(item);
        }
    }
}

/// Returns the enumerators that their comment calls deprecated.
pub(super) fn find_deprecated_enumerators(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let (Ok(trailing), Ok(leading)) = (
        Regex::new(r"(?m)^\s*(\w+)\s*(?:=[^,/{};]*)?,?[ \t]*/\*\*<((?:[^*]|\*[^/])*)\*/"),
        Regex::new(r"/\*\*((?:[^*<]|\*[^/])(?:[^*]|\*[^/])*)\*/\s*(\w+)\s*=[^,/{};()]*[,/}\n]"),
    ) else {
        return found;
    };
    for comment in trailing.captures_iter(text) {
        if comment[2].contains("\\deprecated") {
            push_new(&mut found, [comment[1].to_owned()]);
        }
    }
    for comment in leading.captures_iter(text) {
        if comment[1].contains("\\deprecated") {
            push_new(&mut found, [comment[2].to_owned()]);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(text: &str) -> Facts {
        read("cuda.h", text)
            .remove("cuDo")
            .expect("the declaration is found")
    }

    #[test]
    fn directives_between_comment_and_declaration_do_not_part_them() {
        let text = "/**\n * \\brief x\n * \\return\n * ::CUDA_SUCCESS\n */\n#if A\n\n#endif\nCUresult CUDAAPI cuDo(void);\n";
        assert_eq!(facts(text).returns, ["CUDA_SUCCESS"]);
    }

    #[test]
    fn other_spellings_of_a_set_are_read() {
        let text = "/**\n * @brief x\n * @return ::CUDA_SUCCESS\n * @retval CUDA_ERROR_UNKNOWN in vain\n */\nCUresult CUDAAPI cuDo(void);\n";
        assert_eq!(facts(text).returns, ["CUDA_SUCCESS", "CUDA_ERROR_UNKNOWN"]);
    }

    #[test]
    fn a_comment_of_lines_is_read() {
        let text = "/// \\brief y\n/// \\return ::CUDA_ERROR_UNKNOWN\nCUresult CUDAAPI cuIt(void);\n\n\
            // no part of it\n/// Dims.\n///\n/// \\return ::CUDA_SUCCESS,\n///   ::CUDA_ERROR_NOT_READY\n\
            CUresult CUDAAPI cuDo(void); ///< \\return ::CUDA_ERROR_UNKNOWN\n";
        assert_eq!(
            facts(text).returns,
            ["CUDA_SUCCESS", "CUDA_ERROR_NOT_READY"]
        );
    }

    #[test]
    fn another_declaration_between_them_does() {
        let text =
            "/**\n * \\brief x\n */\nCUresult CUDAAPI cuIt(void);\nCUresult CUDAAPI cuDo(void);\n";
        assert!(!facts(text).is_documented);
    }

    #[test]
    fn a_private_comment_is_passed_over() {
        let text = "/**\n * \\brief x\n * \\deprecated\n */\n/** \\cond private */\nCUresult CUDAAPI cuDo(void);\n";
        assert!(facts(text).is_deprecated);
    }

    #[test]
    fn a_set_ends_with_its_paragraph() {
        let text = "/**\n * \\brief x\n * \\returns\n *\n * ::cudaSuccess, ::cudaErrorInvalidValue\n * \\p y\n *\n * ::cudaErrorUnknown is not meant\n */\nCUresult CUDAAPI cuDo(void);\n";
        assert_eq!(
            facts(text).returns,
            ["cudaSuccess", "cudaErrorInvalidValue"]
        );
    }

    #[test]
    fn an_error_type_is_not_a_code() {
        assert_eq!(
            find_codes("::cudaError_t, ::cudaErrorUnknown"),
            ["cudaErrorUnknown"]
        );
    }

    #[test]
    fn a_declaration_without_a_mark_is_one() {
        let text = "/**\n * \\brief x\n */\nextern __host__ int *cuDo(void *one);\n";
        assert!(facts(text).is_documented);
    }

    #[test]
    fn a_declaration_over_several_lines_begins_on_its_first() {
        let text = "/**\n * \\brief x\n */\n__CUDA_DEPRECATED CUresult\nCUDAAPI\ncuDo(int a,\n     int b);\n";
        let facts = facts(text);
        assert!(facts.is_documented && facts.is_deprecated);
    }

    #[test]
    fn the_innermost_group_counts() {
        let text = "/** \\defgroup A a\n * @{ */\n/** \\defgroup B b\n * @{\n */\nint CUDAAPI cuDo(void);\n/** @} */\n/** @} */\n";
        assert_eq!(facts(text).group.as_deref(), Some("B"));
    }

    #[test]
    fn a_deprecated_enumerator_is_found_before_and_after_its_name() {
        let text =
            "A = 1, /**< \\deprecated */\n/**\n * \\deprecated\n */\nB = 2,\nC = 3 /**< fine */";
        assert_eq!(find_deprecated_enumerators(text), ["A", "B"]);
    }
}
