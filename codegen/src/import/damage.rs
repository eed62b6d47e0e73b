//! Detects damaged headers before clang reads them.
//!
//! clang reports a damaged file with thousands of errors, seldom at the place of the damage.

use super::comments::{Line, classify};
use super::remarks::Damage;
use super::statements;

/// Returns the damage of a file, if any.
pub(super) fn find(header: &str, bytes: &[u8]) -> Option<Damage> {
    let damage = |line: usize, what: &str| Damage {
        header: header.to_owned(),
        line,
        what: what.to_owned(),
    };
    if let Some(at) = bytes.iter().position(|byte| is_control(*byte)) {
        let line = 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
        return Some(damage(line, "bytes that are no text"));
    }
    let text = String::from_utf8_lossy(bytes);
    let lines = classify(&text);
    if let Some(line) = find_markup(&lines) {
        return Some(damage(line, "markup, as of a page that was saved"));
    }
    if let Some(line) = find_open_comment(&lines) {
        return Some(damage(line, "a comment begins that never ends"));
    }
    let mut nesting = Nesting::default();
    let is_other = statements::find_other_language(&lines);
    for (index, line) in lines.iter().enumerate() {
        // Braces around the whole header would hide which one is missing.
        if is_other[index] && !line.is_directive {
            continue;
        }
        if let Err(what) = nesting.read(index + 1, line) {
            return Some(damage(index + 1, what));
        }
    }
    nesting.left_open().map(|(line, what)| damage(line, what))
}

fn is_control(byte: u8) -> bool {
    byte == 0x7f || byte < b' ' && !b"\t\n\r\x0b\x0c".contains(&byte)
}

/// Returns the first line with code, if that is a tag.
fn find_markup(lines: &[Line<'_>]) -> Option<usize> {
    let mut codes = lines.iter().map(|line| line.code.trim());
    let first = codes.position(|code| !code.trim_start_matches('\u{feff}').is_empty())?;
    let code = lines[first].code.trim().trim_start_matches('\u{feff}');
    code.starts_with('<').then_some(first + 1)
}

fn find_open_comment(lines: &[Line<'_>]) -> Option<usize> {
    let is_open = lines.last().is_some_and(|line| line.is_open);
    let begins = |line: &Line<'_>| line.is_open && !line.was_open;
    is_open.then(|| lines.iter().rposition(begins).unwrap_or(0) + 1)
}

/// Lines of everything that is open: braces, preprocessor conditions, a declaration.
#[derive(Default)]
struct Nesting {
    braces: Vec<usize>,
    conditions: Vec<Condition>,
    statement: Option<usize>,
}

/// An `#if`; each of its branches continues the state before it.
struct Condition {
    line: usize,
    /// The state before it.
    before: Vec<usize>,
    /// The state after its first branch, once that has ended.
    after: Option<Vec<usize>>,
}

impl Nesting {
    fn read(&mut self, number: usize, line: &Line<'_>) -> Result<(), &'static str> {
        if line.is_directive {
            return self.read_directive(number, line.code.trim_start());
        }
        for letter in strip_literals(&line.code).chars() {
            match letter {
                '{' => self.braces.push(number),
                '}' => {
                    self.braces.pop().ok_or("a `}` without a `{`")?;
                }
                _ => {}
            }
            match letter {
                ';' | '}' if self.braces.is_empty() => self.statement = None,
                letter if letter.is_whitespace() => {}
                _ => self.statement = self.statement.or(Some(number)),
            }
        }
        Ok(())
    }

    fn read_directive(&mut self, number: usize, code: &str) -> Result<(), &'static str> {
        let word = code.trim_start_matches('#').trim_start();
        if word.starts_with("if") {
            self.conditions.push(Condition {
                line: number,
                before: self.braces.clone(),
                after: None,
            });
        } else if word.starts_with("el") {
            let open = self.conditions.last_mut();
            let open = open.ok_or("an `#else` or `#elif` without an `#if`")?;
            let branch = std::mem::replace(&mut self.braces, open.before.clone());
            open.after.get_or_insert(branch);
        } else if word.starts_with("endif") {
            let open = self.conditions.pop();
            let open = open.ok_or("an `#endif` without an `#if`")?;
            if let Some(after) = open.after {
                self.braces = after;
            }
        }
        Ok(())
    }

    fn left_open(&self) -> Option<(usize, &'static str)> {
        if let Some(line) = self.braces.first() {
            return Some((*line, "a `{` that is never closed"));
        }
        if let Some(open) = self.conditions.first() {
            return Some((
                open.line,
                "an `#if` without its `#endif`: the file is cut off",
            ));
        }
        let cut = "a declaration that does not end: the file is cut off";
        self.statement.map(|line| (line, cut))
    }
}

/// Returns code without string contents.
fn strip_literals(code: &str) -> String {
    let mut rest = String::new();
    let mut quote = None;
    let mut is_escaped = false;
    for letter in code.chars() {
        match quote {
            Some(_) if is_escaped => is_escaped = false,
            Some(_) if letter == '\\' => is_escaped = true,
            Some(open) if letter == open => quote = None,
            Some(_) => {}
            None if letter == '"' || letter == '\'' => quote = Some(letter),
            None => rest.push(letter),
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<(usize, String)> {
        find("cuda.h", text.as_bytes()).map(|damage| (damage.line, damage.what))
    }

    fn line(text: &str) -> Option<usize> {
        found(text).map(|(line, _)| line)
    }

    const WHOLE: &str = "#ifndef A\n#define A\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\
        enum E {\n    ONE = '{', /* { */\n};\nint f(void);\n#ifdef __cplusplus\n}\n#endif\n#endif\n";

    #[test]
    fn a_whole_header_has_no_damage() {
        assert_eq!(found(WHOLE), None);
    }

    #[test]
    fn a_brace_that_is_lost_is_named_by_its_pair() {
        assert_eq!(
            line("enum A {\n  ONE\n};\nenum B {\n  TWO\n;\nenum C {\n  THREE\n};\n"),
            Some(4)
        );
        assert_eq!(line("enum A \n  ONE\n};\n"), Some(3));
    }

    #[test]
    fn branches_of_a_condition_open_the_same_brace_once() {
        let text = "#if A\nstruct B {\n#else\nstruct C {\n#endif\nint d;\n};\n";
        assert_eq!(found(text), None);
    }

    #[test]
    fn a_truncated_file_is_detected_at_any_cut() {
        let ends = WHOLE.match_indices('\n').map(|(at, _)| at);
        for end in ends.filter(|end| *end + 1 < WHOLE.len() && *end > 10) {
            assert!(found(&WHOLE[..end]).is_some(), "{}", &WHOLE[..end]);
        }
        assert_eq!(line("int a;\nint f(int b,\n"), Some(2));
        assert_eq!(line("int a;\n/* and then\n * no more"), Some(2));
    }

    #[test]
    fn binary_files_and_web_pages_are_no_headers() {
        assert_eq!(line("int a;\nint\u{1} b;\n"), Some(2));
        assert_eq!(line("\n<!DOCTYPE html>\n<p>Not found</p>\n"), Some(2));
    }
}
