//! Text of a docs.rs page: a Rust signature and a Doxygen comment.

use std::sync::LazyLock;

use regex::Regex;

use super::codes;
use super::document::Line;
use super::entry::{Entry, Named, Note, Shape, push_once};
use super::notes;
use super::prose::{Breaks, Flow, MARK, paragraphs};
use super::reference::is_function_name;
use super::sections;
use super::signature::{parse_rust, read_list};
use super::span::Span;
use super::statements;

static SIGNATURE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"(?:^|[\s·])(?:pub(?:\([^)]*\))?\s+|unsafe\s+|extern\s+"[^"]*"\s+)+fn\s+(\w+)\s*(?:<[^>]*>)?\s*\("#)
        .expect("a valid pattern")
});
static TITLE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:\[[^\]]*\]\s*)*Function\s+(?:\w+\s*::\s*)*(\w+)\s*(?:\[[^\]]*\]\s*)*$")
        .expect("a valid pattern")
});
/// Commands that begin a part of a comment.
static COMMAND: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"[\\@](?:(param)(?:\[[a-z, ]*\])?|(returns?|retval|result)|(notefnerr|note_\w+|deprecated)|(note|remarks?|warning|attention)|(sa|see)|(brief|details|par|short))",
    )
    .expect("a valid pattern")
});
/// Markup inside a sentence.
static MARKED_PARAM: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"[\\@][pa]\s+(\**)").expect("a valid pattern"));
static MARKUP: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"[\\@](?:ref|link|endlink|e|em|b|c|n|code|endcode|li)\b\s*|(^|[\s(*,/])::")
        .expect("a valid pattern")
});

/// Whether the text has the signature of a CUDA function in Rust, or its page title with a
/// Doxygen comment.
pub(super) fn is_shape(lines: &[Line]) -> bool {
    let is_signature = |line: &Line| {
        SIGNATURE
            .captures(&line.text)
            .is_some_and(|found| is_function_name(&found[1]))
    };
    let is_title = |line: &Line| {
        TITLE
            .captures(&line.text)
            .is_some_and(|found| is_function_name(&found[1]))
    };
    let has_comment = lines.iter().any(|line| COMMAND.is_match(&line.text));
    lines.iter().any(is_signature) || (has_comment && lines.iter().any(is_title))
}

/// The functions of a page.
pub(super) fn find(lines: &[Line]) -> Vec<Span> {
    let name = |line: &Line| -> Option<(String, bool)> {
        let found = SIGNATURE.captures(&line.text).map(|found| (found, false));
        let found = found.or_else(|| Some((TITLE.captures(&line.text)?, true)));
        found.map(|(found, is_title)| (found[1].to_owned(), is_title))
    };
    let mut spans: Vec<Span> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let Some((name, is_title)) = name(line) else {
            continue;
        };
        if let Some(last) = spans.last_mut() {
            last.lines.end = index;
        }
        spans.push(Span {
            is_title,
            ..Span::new(name, index..lines.len())
        });
    }
    spans
}

/// Parses the lines of one of them.
pub(super) fn read(lines: &[Line]) -> Option<Entry> {
    let first = lines.first()?;
    let Some(found) = SIGNATURE.captures(&first.text) else {
        let title = TITLE.captures(&first.text)?;
        let mut entry = Entry::new(&title[1], first.number, Shape::DocsRs);
        read_comment(&mut entry, &lines[1..]);
        return is_function_name(&entry.function).then_some(entry);
    };
    let list = read_list(lines, found.get(0)?.end() - 1)?;
    let mut entry = Entry::new(&found[1], first.number, Shape::DocsRs);
    entry.params = parse_rust(&list.inside);
    read_comment(&mut entry, &lines[list.end + 1..]);
    Some(entry)
}

/// The kind of a part of a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text,
    Param,
    Return,
    SharedNote(String),
    Note,
    See,
}

fn read_comment(entry: &mut Entry, lines: &[Line]) {
    if !lines.iter().any(|line| COMMAND.is_match(&line.text)) {
        // Some crates turn the comment into Markdown with headings.
        let plain: Vec<Line> = lines
            .iter()
            .filter(|line| !is_chrome(&line.text))
            .cloned()
            .collect();
        sections::read(entry, &plain, Breaks::AtBlankLines);
        return;
    }
    let parts = split(lines);
    let mut texts: Vec<(Flow, Option<String>)> = Vec::new();
    for (part, lines) in &parts {
        match part {
            Part::Text => texts.extend(flows(lines).into_iter().map(|flow| (flow, None))),
            Part::Param => read_param(entry, lines, &mut texts),
            Part::Return => read_return(entry, lines, &mut texts),
            Part::SharedNote(name) => {
                let line = lines.first().map_or(entry.line, |line| line.number);
                entry.notes.push(Note {
                    name: Some(name.clone()),
                    line,
                    text: None,
                });
                texts.extend(flows(lines).into_iter().map(|flow| (flow, None)));
            }
            Part::Note => read_note(entry, lines, &mut texts),
            Part::See => lines
                .iter()
                .for_each(|line| entry.add_see(sections::read_names(line).unwrap_or_default())),
        }
    }
    entry.settle_params();
    let names = entry.param_names();
    let is_marked = lines.iter().any(|line| MARKED_PARAM.is_match(&line.text));
    let found = texts
        .iter()
        .flat_map(|(flow, owner)| statements::find(flow, &names, owner.as_deref(), is_marked));
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|statement| statement.line);
    entry.statements = found;
}

/// Parses the text around the comment.
fn is_chrome(text: &str) -> bool {
    matches!(
        text.trim(),
        "Expand description" | "Source" | "source" | "[src]" | "Copy item path"
    )
}

/// Splits a comment at its commands. A return set, a note and a list of functions end with their
/// paragraph; what follows is text again.
fn split(lines: &[Line]) -> Vec<(Part, Vec<Line>)> {
    let mut parts: Vec<(Part, Vec<Line>)> = vec![(Part::Text, Vec::new())];
    for line in lines.iter().filter(|line| !is_chrome(&line.text)) {
        let mut rest = line.text.as_str();
        let mut found = COMMAND.captures(rest);
        let leads = found
            .as_ref()
            .is_some_and(|found| found.get(0).is_some_and(|all| all.start() == 0));
        let before = found.as_ref().and_then(|found| found.get(0));
        let before = before.map_or(rest, |all| &rest[..all.start()]);
        if !leads && ends_part(parts.last(), before) {
            parts.push((Part::Text, Vec::new()));
        }
        while let Some(command) = found {
            let Some(all) = command.get(0) else { break };
            add(&mut parts, line.number, &rest[..all.start()]);
            parts.push((part_of(&command), Vec::new()));
            rest = &rest[all.end()..];
            found = COMMAND.captures(rest);
        }
        add(&mut parts, line.number, rest);
    }
    parts
}

fn add(parts: &mut [(Part, Vec<Line>)], number: usize, text: &str) {
    if let Some((_, lines)) = parts.last_mut() {
        lines.push(Line {
            number,
            text: text.to_owned(),
        });
    }
}

fn part_of(command: &regex::Captures<'_>) -> Part {
    if command.get(1).is_some() {
        Part::Param
    } else if command.get(2).is_some() {
        Part::Return
    } else if let Some(name) = command.get(3) {
        let name = name.as_str();
        Part::SharedNote(notes::name_of_command(name).unwrap_or_else(|| name.to_owned()))
    } else if command.get(4).is_some() {
        Part::Note
    } else if command.get(5).is_some() {
        Part::See
    } else {
        Part::Text
    }
}

/// Whether a line without a command lies outside the preceding part.
fn ends_part(last: Option<&(Part, Vec<Line>)>, text: &str) -> bool {
    let Some((part, lines)) = last else {
        return false;
    };
    let has_content = lines.iter().any(|line| !line.text.trim().is_empty());
    let after_blank = lines.last().is_some_and(|line| line.text.is_empty());
    let ends_sentence = lines.last().is_some_and(|line| line.text.ends_with('.'));
    let line = Line {
        number: 0,
        text: text.to_owned(),
    };
    let goes_on_in_set = || {
        let with_line: Vec<Line> = lines.iter().chain([&line]).cloned().collect();
        let clean = codes::without_asides(&with_line);
        let rest = clean.last().map_or("", |line| line.text.trim());
        codes::is_set(rest) || rest.trim_matches([',', '.', ' ']).is_empty()
    };
    match part {
        Part::Text => false,
        Part::SharedNote(_) => true,
        Part::Return => has_content && !goes_on_in_set(),
        Part::See => has_content && sections::read_names(&line).is_none() && !text.is_empty(),
        Part::Param => has_content && after_blank && !text.is_empty(),
        Part::Note => has_content && !text.is_empty() && (after_blank || ends_sentence),
    }
}

/// Returns the paragraphs of some lines, with parameters marked and other markup removed.
fn flows(lines: &[Line]) -> Vec<Flow> {
    let clean: Vec<Line> = lines
        .iter()
        .map(|line| Line {
            number: line.number,
            text: clean(&line.text),
        })
        .collect();
    paragraphs(&clean, Breaks::AtBlankLines)
}

fn clean(text: &str) -> String {
    let marked = MARKED_PARAM.replace_all(text, |found: &regex::Captures<'_>| {
        format!("{MARK}{}", &found[1])
    });
    MARKUP.replace_all(&marked, "$1").into_owned()
}

fn read_param(entry: &mut Entry, lines: &[Line], texts: &mut Vec<(Flow, Option<String>)>) {
    static ITEM: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"^\s*(?:\\p\s+)?\**(\w+(?:\s*,\s*\w+)*)\s*(?:[–—:-]+\s*)?(.*)$")
            .expect("a valid pattern")
    });
    let Some(start) = lines.iter().position(|line| !line.text.trim().is_empty()) else {
        return;
    };
    let Some(item) = ITEM.captures(&lines[start].text) else {
        return;
    };
    let names: Vec<String> = item[1]
        .split(',')
        .map(|name| name.trim().to_owned())
        .collect();
    let mut flow = Flow::of(&clean(&item[2]), lines[start].number);
    for line in &lines[start + 1..] {
        flow.push(&clean(&line.text), line.number);
    }
    for name in names {
        push_once(&mut entry.described, Named::new(&name, lines[start].number));
        texts.push((flow.clone(), Some(name)));
    }
}

fn read_return(entry: &mut Entry, lines: &[Line], texts: &mut Vec<(Flow, Option<String>)>) {
    let clean = codes::without_asides(lines);
    let states = |line: &&Line| codes::leads(&line.text) || codes::is_set(&line.text);
    let set: Vec<Line> = clean.iter().filter(states).cloned().collect();
    entry.add_returns(codes::find_in(&set));
    let prose: Vec<Line> = lines
        .iter()
        .filter(|line| !codes::is_set(&line.text))
        .cloned()
        .collect();
    texts.extend(flows(&prose).into_iter().map(|flow| (flow, None)));
}

fn read_note(entry: &mut Entry, lines: &[Line], texts: &mut Vec<(Flow, Option<String>)>) {
    for flow in flows(lines) {
        let sentences = flow.sentences();
        let Some(first) = sentences.first() else {
            continue;
        };
        let text = sentences
            .iter()
            .map(|sentence| sentence.text.replace(MARK, ""))
            .collect::<Vec<_>>()
            .join(" ");
        let name = notes::recognise(&text).map(str::to_owned);
        entry.notes.push(Note {
            name,
            line: first.first,
            text: Some(text),
        });
        texts.push((flow, None));
    }
}
