//! Function-like macros and their expansion.

use std::collections::BTreeMap;

use regex::Regex;

/// Returns the text of a header without comments, with continued lines joined.
pub(super) fn without_comments(text: &str) -> String {
    let Ok(comment) = Regex::new(r"(?s)/\*.*?\*/|//[^\n]*") else {
        return String::new();
    };
    comment
        .replace_all(text, " ")
        .replace("\\\r\n", " ")
        .replace("\\\n", " ")
}

/// A function-like macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Call {
    params: Vec<String>,
    /// The replacement text, without comments.
    text: String,
}

/// Returns every function-like macro, by name.
pub(super) fn find_calls(text: &str) -> BTreeMap<String, Call> {
    let define = r"(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)\(([\w, \t]*)\)[ \t]+(\S.*)$";
    let Ok(define) = Regex::new(define) else {
        return BTreeMap::new();
    };
    let text = without_comments(text);
    let calls = define.captures_iter(&text).map(|found| {
        let params = found[2].split(',').map(|param| param.trim().to_owned());
        let call = Call {
            params: params.collect(),
            text: found[3].trim().to_owned(),
        };
        (found[1].to_owned(), call)
    });
    calls.collect()
}

/// Expands a text that is a single call of a function-like macro.
pub(super) fn expand(text: &str, calls: &BTreeMap<String, Call>) -> Option<String> {
    let (name, rest) = text.split_once('(')?;
    let call = calls.get(name.trim_end())?;
    let arguments: Vec<&str> = rest.strip_suffix(')')?.split(',').map(str::trim).collect();
    if arguments.len() != call.params.len() || rest[..rest.len() - 1].contains(['(', ')']) {
        return None;
    }
    let mut expanded = String::new();
    let mut rest = call.text.as_str();
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let end = match is_word(first) {
            true => rest.find(|letter| !is_word(letter)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (word, after) = rest.split_at(end);
        let param = call.params.iter().position(|param| param == word);
        expanded.push_str(param.map_or(word, |place| arguments[place]));
        rest = after;
    }
    let parts: Vec<&str> = expanded.split("##").map(str::trim).collect();
    Some(parts.concat())
}
