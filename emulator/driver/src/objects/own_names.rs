//! Local names of PTX texts: another text may use the same ones, so joining
//! two texts renames them.

use std::collections::BTreeSet;

/// Directives that make a name global.
const SHARED: [&str; 4] = [".visible", ".extern", ".weak", ".common"];

/// Directives that declare a name outside functions. Kernels are looked up by name and keep it.
const NAMED: [&str; 4] = [".global", ".const", ".shared", ".func"];

/// A token of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece<'a> {
    /// A name, or a directive, which begins with a dot.
    Word(&'a str),
    /// A bracket, punctuation or whitespace.
    Mark(char),
    /// A comment, a string or a number.
    Other(&'a str),
}

/// Splits a text into tokens; joined again they are the text.
fn pieces(mut text: &str) -> impl Iterator<Item = Piece<'_>> {
    std::iter::from_fn(move || {
        let first = text.chars().next()?;
        let is_inner = |letter: char| letter.is_ascii_alphanumeric() || "_$%".contains(letter);
        let length = match first {
            '/' if text.starts_with("//") => text.find('\n').unwrap_or(text.len()),
            '/' if text.starts_with("/*") => text.find("*/").map_or(text.len(), |end| end + 2),
            '"' => text[1..].find('"').map_or(text.len(), |end| end + 2),
            '.' => {
                1 + text[1..]
                    .find(|letter| !is_inner(letter))
                    .unwrap_or(text.len() - 1)
            }
            first if is_inner(first) => text.find(|letter| !is_inner(letter)).unwrap_or(text.len()),
            first => first.len_utf8(),
        };
        let (piece, rest) = text.split_at(length);
        text = rest;
        Some(match first {
            '/' | '"' if length > 1 => Piece::Other(piece),
            first if first.is_ascii_digit() => Piece::Other(piece),
            '.' => Piece::Word(piece),
            first if is_inner(first) => Piece::Word(piece),
            first => Piece::Mark(first),
        })
    })
}

/// Returns the names of variables and functions of a text: local ones, and others.
fn names(text: &str) -> (BTreeSet<&str>, BTreeSet<&str>) {
    let (mut own, mut shared) = (BTreeSet::new(), BTreeSet::new());
    let (mut depth, mut is_named, mut is_shared, mut name) = (0_u32, false, false, None);
    for piece in pieces(text) {
        match piece {
            Piece::Mark('(' | '[' | '{') => depth += 1,
            Piece::Mark(')' | ']') => depth = depth.saturating_sub(1),
            Piece::Mark('}') => depth = depth.saturating_sub(1),
            Piece::Word(word) if depth == 0 => {
                is_named |= NAMED.contains(&word);
                is_shared |= SHARED.contains(&word) || word == ".entry";
                if !word.starts_with('.') {
                    name = name.or(Some(word));
                }
            }
            _ => {}
        }
        if depth == 0 && matches!(piece, Piece::Mark(';' | '}')) {
            match (name, is_shared) {
                (Some(name), false) if is_named => drop(own.insert(name)),
                (Some(name), true) => drop(shared.insert(name)),
                _ => {}
            }
            (is_named, is_shared, name) = (false, false, None);
        }
    }
    (own, shared)
}

/// Renames local names so that no two texts share one.
pub(super) fn rename_locals(texts: &[&str]) -> Vec<String> {
    let mut taken: BTreeSet<&str> = BTreeSet::new();
    for text in texts {
        taken.extend(names(text).1);
    }
    let apart = texts.iter().enumerate().map(|(number, text)| {
        let (own, _) = names(text);
        let clashing: BTreeSet<&str> = own.intersection(&taken).copied().collect();
        taken.extend(own);
        let renamed = pieces(text).map(|piece| match piece {
            Piece::Word(word) if clashing.contains(word) => format!("{word}$of${number}"),
            Piece::Word(text) | Piece::Other(text) => text.to_owned(),
            Piece::Mark(mark) => mark.to_string(),
        });
        renamed.collect()
    });
    apart.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "
.global .align 1 .b8 $str[3] = {37, 100, 0}; // $str
.visible .global .attribute(.managed) .u32 word;
.extern .func (.param .b32 out) other(.param .b64 in);
.func (.param .b32 result) helper(.param .b32 value) { .reg .b32 %word; ret; }
.visible .entry kernel(.param .u64 to) { mov.u64 %rd1, $str; call helper, (x); ret; }
";

    #[test]
    fn the_pieces_of_a_text_join_to_the_text() {
        let together: String = pieces(TEXT)
            .map(|piece| match piece {
                Piece::Word(text) | Piece::Other(text) => text.to_owned(),
                Piece::Mark(mark) => mark.to_string(),
            })
            .collect();
        assert_eq!(together, TEXT);
    }

    #[test]
    fn local_and_global_names_are_distinguished() {
        let (own, shared) = names(TEXT);
        assert_eq!(own, BTreeSet::from(["$str", "helper"]));
        assert_eq!(shared, BTreeSet::from(["word", "other", "kernel"]));
    }

    #[test]
    fn equal_local_names_in_two_texts_stay_distinct() {
        let apart = rename_locals(&[TEXT, TEXT]);
        assert_eq!(apart[0], TEXT);
        assert!(
            apart[1].contains("mov.u64 %rd1, $str$of$1;"),
            "{}",
            apart[1]
        );
        assert!(apart[1].contains("{37, 100, 0}; // $str\n"), "{}", apart[1]);
        assert!(apart[1].contains("call helper$of$1, (x)"), "{}", apart[1]);
        assert!(apart[1].contains("u32 word;"), "{}", apart[1]);
        assert!(apart[1].contains(".reg .b32 %word;"), "{}", apart[1]);
    }

    #[test]
    fn a_local_name_equal_to_a_shared_name_is_renamed() {
        let sharing = ".visible .func helper() { ret; }";
        let keeping = ".func helper() { ret; }";
        let apart = rename_locals(&[keeping, sharing]);
        assert_eq!(apart, [".func helper$of$0() { ret; }", sharing]);
    }
}
