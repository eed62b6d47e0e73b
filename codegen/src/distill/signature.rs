//! Parses parameter lists in the notation of C, Rust and cuda-python.

use super::document::Line;
use super::entry::Param;

/// The text between parentheses, each character with its line.
#[derive(Clone, Debug, Default)]
pub(super) struct Span {
    chars: Vec<(char, usize)>,
}

/// A parameter list and where it ends.
pub(super) struct List {
    pub inside: Span,
    /// Index of the line with the closing parenthesis.
    pub end: usize,
    /// The rest of that line.
    pub tail: String,
}

/// Limit of the length of a signature; a parenthesis that stays open is something else.
const LONGEST: usize = 80;

/// Parses a parameter list from the parenthesis at a byte of the first line, over any number of
/// lines. Returns `None` if it does not close.
pub(super) fn read_list(lines: &[Line], open: usize) -> Option<List> {
    let mut inside = Span::default();
    let mut depth = 0usize;
    for (index, line) in lines.iter().take(LONGEST).enumerate() {
        let start = if index == 0 { open } else { 0 };
        for (at, c) in line.text.char_indices().filter(|(at, _)| *at >= start) {
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 {
                let tail = line.text[at + c.len_utf8()..].to_owned();
                return Some(List {
                    inside,
                    end: index,
                    tail,
                });
            }
            let is_opening = depth == 1 && c == '(' && inside.chars.is_empty();
            if !is_opening {
                inside.chars.push((c, line.number));
            }
        }
        inside.chars.push((' ', line.number));
    }
    None
}

impl Span {
    /// Splits at commas outside brackets.
    fn parts(&self) -> Vec<Span> {
        let mut parts = vec![Span::default()];
        let mut depth = 0i32;
        let mut previous = ' ';
        for &(c, line) in &self.chars {
            match c {
                '(' | '[' | '<' | '{' => depth += 1,
                '>' if previous == '-' => {}
                ')' | ']' | '>' | '}' => depth -= 1,
                ',' if depth == 0 => {
                    parts.push(Span::default());
                    previous = c;
                    continue;
                }
                _ => {}
            }
            previous = c;
            if let Some(part) = parts.last_mut() {
                part.chars.push((c, line));
            }
        }
        parts.retain(|part| part.chars.iter().any(|(c, _)| !c.is_whitespace()));
        parts
    }

    /// Joins all characters, with a space for each line end.
    pub(super) fn text(&self) -> String {
        self.chars.iter().map(|(c, _)| *c).collect()
    }

    /// Returns the line of a byte of `text()`.
    fn line_at(&self, byte: usize) -> usize {
        let mut at = 0;
        for (c, line) in &self.chars {
            at += c.len_utf8();
            if at > byte {
                return *line;
            }
        }
        self.chars.last().map_or(0, |(_, line)| *line)
    }

    /// Returns a parameter whose name is the given slice of `text`.
    fn param(&self, text: &str, name: &str, ty: &str) -> Param {
        let at = name.as_ptr() as usize - text.as_ptr() as usize;
        Param {
            name: name.to_owned(),
            line: self.line_at(at),
            ty: ty.split_whitespace().collect::<Vec<_>>().join(" "),
        }
    }
}

/// Parameters of a C declaration: `const void *src, void (*fn)(void *), cudaStream_t stream = 0`.
pub(super) fn parse_c(list: &Span) -> Vec<Param> {
    list.parts().iter().filter_map(parse_c_param).collect()
}

fn parse_c_param(part: &Span) -> Option<Param> {
    let text = part.text();
    let declarator = text.split('=').next().unwrap_or_default();
    if let Some(name) = function_pointer_name(declarator) {
        return Some(part.param(&text, name, ""));
    }
    let without_array = declarator.split('[').next().unwrap_or_default().trim_end();
    let name = last_identifier(without_array);
    let ty = &without_array[..without_array.len() - name.len()];
    // A single word is a type without a name; `void` is no parameter.
    if name.is_empty() || ty.trim().is_empty() || is_type_word(name) {
        return None;
    }
    let ty = if declarator.contains('[') {
        format!("{ty} *")
    } else {
        ty.to_owned()
    };
    Some(part.param(&text, name, &ty))
}

/// Returns the name inside `void (*name)(...)` or `void(CUDART_CB* name)(...)`.
fn function_pointer_name(declarator: &str) -> Option<&str> {
    let open = declarator.find('(')?;
    let close = open + declarator[open..].find(')')?;
    let inner = declarator[open + 1..close].trim_end();
    let is_pointer = inner.contains('*') && declarator[close + 1..].trim_start().starts_with('(');
    let name = last_identifier(inner);
    (is_pointer && !name.is_empty()).then_some(name)
}

fn is_type_word(word: &str) -> bool {
    matches!(
        word,
        "void"
            | "int"
            | "char"
            | "short"
            | "long"
            | "unsigned"
            | "signed"
            | "float"
            | "double"
            | "size_t"
            | "const"
    )
}

/// Parameters of a Rust function: `hStream: CUstream, type_: c_uint`.
pub(super) fn parse_rust(list: &Span) -> Vec<Param> {
    list.parts().iter().filter_map(parse_rust_param).collect()
}

fn parse_rust_param(part: &Span) -> Option<Param> {
    let text = part.text();
    let (name, ty) = text.split_once(':')?;
    let name = name
        .trim()
        .trim_start_matches("mut ")
        .trim_start_matches("r#")
        .trim();
    (is_identifier(name) && name != "self").then(|| part.param(&text, name, ty))
}

/// Parameters in cuda-python's pages: a bare name, a C declaration, a Python
/// annotation, or a C declaration with an annotation.
pub(super) fn parse_python(list: &Span) -> Vec<Param> {
    list.parts().iter().filter_map(parse_python_param).collect()
}

fn parse_python_param(part: &Span) -> Option<Param> {
    let text = part.text();
    let declared = text.split('=').next().unwrap_or_default();
    let (declarator, annotation) = match declared.split_once(':') {
        Some((declarator, annotation)) => (declarator.trim_end(), annotation),
        None => (declared.trim_end(), ""),
    };
    if declarator.trim_start().starts_with("**") && !declarator.trim().contains(' ') {
        return None;
    }
    let name = last_identifier(declarator);
    if name.is_empty() || name == "self" {
        return None;
    }
    let ty = declarator[..declarator.len() - name.len()].trim();
    Some(part.param(&text, name, if ty.is_empty() { annotation } else { ty }))
}

/// Returns the identifier at the end of a text; empty if there is none.
pub(super) fn last_identifier(text: &str) -> &str {
    let text = text.trim_end();
    let head = text.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_');
    let name = &text[head.len()..];
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        ""
    } else {
        name
    }
}

/// Whether the text is one identifier.
pub(super) fn is_identifier(text: &str) -> bool {
    !text.is_empty() && last_identifier(text) == text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(parse: fn(&Span) -> Vec<Param>, text: &str) -> Vec<String> {
        let lines: Vec<Line> = text
            .lines()
            .enumerate()
            .map(|(index, text)| Line {
                number: index + 1,
                text: text.to_owned(),
            })
            .collect();
        let list = read_list(&lines, 0).expect("a closed list");
        parse(&list.inside)
            .into_iter()
            .map(|param| format!("{}@{}", param.name, param.line))
            .collect()
    }

    #[test]
    fn a_c_list_gives_names_behind_pointers_arrays_and_defaults() {
        assert_eq!(
            names(
                parse_c,
                "( const void** pp, unsigned int  n, char name[16],\n cudaStream_t s = 0 )"
            ),
            ["pp@1", "n@1", "name@1", "s@2"]
        );
    }

    #[test]
    fn a_c_function_pointer_has_its_name_inside() {
        assert_eq!(
            names(
                parse_c,
                "(void(CUDART_CB* fn)(void* x, int y), void (*other)(void))"
            ),
            ["fn@1", "other@1"]
        );
    }

    #[test]
    fn void_is_no_parameter() {
        assert!(names(parse_c, "( void )").is_empty());
    }

    #[test]
    fn a_rust_list_gives_each_name_with_its_own_line() {
        assert_eq!(
            names(
                parse_rust,
                "(\n    hStream: CUstream,\n    f: Option<unsafe fn(a: u8) -> u8>,\n)"
            ),
            ["hStream@2", "f@3"]
        );
    }

    #[test]
    fn a_python_list_mixes_bare_names_c_declarations_and_annotations() {
        assert_eq!(
            names(
                parse_python,
                "(stream, char *id, limit: cudaLimit, T d: T, a: Tuple[X, Y] | None, size_t n=0)"
            ),
            ["stream@1", "id@1", "limit@1", "d@1", "a@1", "n@1"]
        );
    }

    #[test]
    fn a_list_that_never_closes_is_none() {
        let lines = [Line {
            number: 1,
            text: "(a, b".into(),
        }];
        assert!(read_list(&lines, 0).is_none());
    }
}
