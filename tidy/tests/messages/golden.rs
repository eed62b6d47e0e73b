//! Expected output of the scripts.

use std::fs;
use std::path::Path;

/// Expected output of one script.
pub(super) struct Golden {
    /// Name of the script, without its extension.
    pub(super) name: String,
    /// The first line of each message.
    pub(super) messages: Vec<String>,
    /// Whole output, one text for each command.
    printed: Vec<String>,
}

/// Prefixes of messages.
const PREFIXES: [&str; 6] = [
    "cuconform: error: ",
    "cuconform: ",
    "could not compare: ",
    "error: ",
    "note: ",
    "retry ",
];

/// Reads the expected output of every script in a folder.
pub(super) fn read(folder: &Path) -> Vec<Golden> {
    let scripts = cuspec_tidy::list(folder);
    let golden = scripts.iter().map(|script| {
        let text = fs::read_to_string(script.with_extension("txt")).expect("expected output");
        let name = script.file_stem().unwrap_or_default();
        Golden::of(&name.to_string_lossy(), &text)
    });
    golden.collect()
}

impl Golden {
    fn of(name: &str, text: &str) -> Golden {
        let is_command = |line: &&str| line.starts_with("$ ") || line.starts_with("> ");
        let printed: Vec<String> = text
            .split("\n$ ")
            .map(|command| {
                let lines = command.lines().skip(1).filter(|line| !is_command(line));
                lines.collect::<Vec<_>>().join("\n")
            })
            .collect();
        let lines = printed.iter().flat_map(|text| text.lines());
        let messages = lines.filter_map(|line| {
            let begin = PREFIXES.iter().find(|begin| line.starts_with(**begin))?;
            Some(line[begin.len()..].trim().to_owned())
        });
        Golden {
            name: name.to_owned(),
            messages: messages.collect(),
            printed,
        }
    }

    /// Whether one command prints a literal of the sources: its parts in order, with any text in place of
    /// each `{}`.
    pub(super) fn shows(&self, literal: &str) -> bool {
        let pieces = pieces(literal);
        self.printed.iter().any(|printed| {
            let mut rest = printed.as_str();
            pieces.iter().all(|piece| match rest.find(piece.as_str()) {
                Some(at) => {
                    rest = &rest[at + piece.len()..];
                    true
                }
                None => false,
            })
        })
    }
}

/// Splits a literal into its constant parts, at each `{}` and each end of a line.
pub(super) fn pieces(literal: &str) -> Vec<String> {
    let text = literal.replace("{{", "\u{1}").replace("}}", "\u{2}");
    let mut pieces = Vec::new();
    for part in text.split('{') {
        let part = part.split_once('}').map_or(part, |(_, rest)| rest);
        for line in part.lines() {
            let line = line.replace('\u{1}', "{").replace('\u{2}', "}");
            if line.contains(char::is_alphabetic) {
                pieces.push(line.trim_end().to_owned());
            }
        }
    }
    pieces
}
