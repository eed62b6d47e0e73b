//! Labelled sections of an entry: parameters, returns, notes, see also.
//!
//! The manual, the HTML reference and the Sphinx pages use the same few labels;
//! they differ in the marks of labels and items.

use std::sync::LazyLock;

use regex::Regex;

use super::codes;
use super::document::Line;
use super::entry::{Entry, Named, Note, push_once};
use super::notes;
use super::prose::{Breaks, Flow, has_bullet, paragraphs, strip_bullet};
use super::signature::is_identifier;
use super::statements;

/// The kind of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// The text before the first label.
    Summary,
    Parameters,
    Returns,
    ReturnType,
    Description,
    See,
    Note,
    Other,
}

/// The lines under one label.
#[derive(Clone, Debug)]
pub(super) struct Section {
    pub label: Label,
    pub lines: Vec<Line>,
}

static LABEL: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"^\s*(?:#{1,6}\s*|§\s*|[-*]\s+)?(?:\*\*)?(Parameters?|Params|Arguments|Returns?|Return [Vv]alues?|Return [Tt]ype|Description|Detailed Description|See [Aa]lso|Notes?|Warning|Attention|Remarks?|Raises|Values|Examples?)\s*(:?)(?:\*\*)?(:?)(.*)$",
    )
    .expect("a valid pattern")
});

/// Parses a line as a label and the text after it.
fn read_label(text: &str) -> Option<(Label, &str)> {
    let found = LABEL.captures(text)?;
    let rest = found.get(4).map_or("", |rest| rest.as_str());
    let has_colon = found.get(2).is_some_and(|colon| !colon.is_empty())
        || found.get(3).is_some_and(|colon| !colon.is_empty());
    if !rest.trim().is_empty() && !has_colon {
        return None;
    }
    let label = match found.get(1)?.as_str() {
        "Parameters" | "Parameter" | "Params" | "Arguments" => Label::Parameters,
        "Return type" | "Return Type" => Label::ReturnType,
        name if name.starts_with("Return") => Label::Returns,
        "Description" | "Detailed Description" => Label::Description,
        "See also" | "See Also" => Label::See,
        "Raises" | "Values" | "Example" | "Examples" => Label::Other,
        _ => Label::Note,
    };
    Some((label, rest))
}

/// Splits the lines below a heading at their labels.
pub(super) fn split(lines: &[Line]) -> Vec<Section> {
    let mut sections = vec![Section {
        label: Label::Summary,
        lines: Vec::new(),
    }];
    for line in lines {
        let label = read_label(&line.text);
        if let Some((label, _)) = label {
            sections.push(Section {
                label,
                lines: Vec::new(),
            });
        }
        let text = label.map_or(line.text.as_str(), |(_, rest)| rest);
        if let Some(section) = sections.last_mut() {
            section.lines.push(Line {
                number: line.number,
                text: text.to_owned(),
            });
        }
    }
    sections
}

/// Texts whose statements are parsed once the parameters are known.
type Texts = Vec<(Flow, Option<String>)>;

/// Adds the facts of all sections to an entry.
pub(super) fn read(entry: &mut Entry, lines: &[Line], breaks: Breaks) {
    let mut texts = Texts::new();
    for section in split(lines) {
        match section.label {
            Label::Parameters => read_params(entry, &section.lines, &mut texts),
            Label::Returns => read_returns(entry, &section.lines, breaks, &mut texts),
            Label::ReturnType => {}
            Label::See => read_see(entry, &section.lines, breaks, &mut texts),
            Label::Note => read_notes(entry, &section.lines, breaks, &mut texts),
            Label::Summary | Label::Description | Label::Other => {
                read_prose(entry, &section.lines, breaks, &mut texts);
            }
        }
    }
    entry.settle_params();
    let mut names = entry.param_names();
    names.extend(entry.outputs.iter().map(|named| named.name.as_str()));
    let mut found: Vec<_> = texts
        .iter()
        .flat_map(|(flow, owner)| statements::find(flow, &names, owner.as_deref(), false))
        .collect();
    found.sort_by_key(|statement| statement.line);
    entry.statements = found;
}

static TYPED_ITEM: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\**([A-Za-z_]\w*)\**\s*\(((?:[^()]|\([^()]*\))*)\)\**\s*[–—-]+\s*(.*)$")
        .expect("a valid pattern")
});
static DASHED_ITEM: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^`?\**([A-Za-z_]\w*)\**`?\s*(?:\s[–—-]+|:)\s+(.*)$").expect("a valid pattern")
});
static BOLD_ITEM: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*\*\*\s*([A-Za-z_]\w*)\s*\*\*\s*[–—:-]*\s*(.*)$").expect("a valid pattern")
});
static TABLE_ITEM: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*\|\s*([A-Za-z_]\w*)\s*\|\s*-*\s*(.*?)\s*\|?$").expect("a valid pattern")
});

/// Parses the items of a list of parameters.
fn read_params(entry: &mut Entry, lines: &[Line], texts: &mut Texts) {
    let mut owner: Option<String> = None;
    for (index, line) in lines.iter().enumerate() {
        let known = entry
            .params
            .iter()
            .map(|param| param.name.as_str())
            .collect::<Vec<_>>();
        if let Some((name, text)) = read_item(lines, index, &known) {
            push_once(&mut entry.described, Named::new(name, line.number));
            texts.push((Flow::of(text, line.number), Some(name.to_owned())));
            owner = Some(name.to_owned());
        } else if let Some((flow, of)) = texts
            .last_mut()
            .filter(|(_, of)| owner.is_some() && *of == owner)
        {
            debug_assert_eq!(*of, owner);
            flow.push(item_text(&line.text), line.number);
        } else {
            texts.push((Flow::of(&line.text, line.number), None));
        }
    }
}

/// Returns the text of an item without its leading dashes.
fn item_text(text: &str) -> &str {
    strip_bullet(strip_bullet(text))
}

/// Returns the name and the first text of the item that a line begins, if any.
fn read_item<'a>(lines: &'a [Line], index: usize, known: &[&str]) -> Option<(&'a str, &'a str)> {
    let line = lines[index].text.as_str();
    let part = |pattern: &Regex, text: &'a str| {
        let found = pattern.captures(text)?;
        let last = found.len() - 1;
        Some((found.get(1)?.as_str(), found.get(last)?.as_str()))
    };
    if let Some(item) = part(&BOLD_ITEM, line).or_else(|| part(&TABLE_ITEM, line)) {
        return Some(item);
    }
    let text = strip_bullet(line);
    if let Some(item) = part(&TYPED_ITEM, text) {
        return Some(item);
    }
    // Below its name, an item's text begins with its own dash.
    let is_known = |name: &str| {
        known.is_empty()
            || known.contains(&name)
            || known.iter().any(|k| k.trim_end_matches('_') == name)
    };
    if let Some((name, rest)) = part(&DASHED_ITEM, text)
        && (is_known(name) || !has_bullet(line))
    {
        return Some((name, item_text(rest)));
    }
    let next = lines[index + 1..]
        .iter()
        .find(|line| !line.text.trim().is_empty());
    let has_text_below =
        next.is_some_and(|next| next.text.trim_start().starts_with(['-', '–', ':']));
    let name = text.trim().trim_matches(['`', '*']);
    (is_identifier(name) && (known.contains(&name) || has_text_below)).then_some((name, ""))
}

/// Parses a return set, and further results of a Python call.
///
/// The set ends where other text begins: some pages lack the label of the next section.
fn read_returns(entry: &mut Entry, lines: &[Line], breaks: Breaks, texts: &mut Texts) {
    let mut set: Vec<Line> = Vec::new();
    let mut prose: Vec<Line> = Vec::new();
    let mut has_pure_line = false;
    let mut is_closed = false;
    for (line, clean) in lines.iter().zip(codes::without_asides(lines)) {
        let text = strip_bullet(&line.text);
        let set_text = strip_bullet(&clean.text);
        let goes_on = set
            .last()
            .is_some_and(|last| last.text.trim_end().ends_with('_'));
        if text.is_empty() {
            prose.push(line.clone());
        } else if let Some(item) = TYPED_ITEM.captures(text) {
            let name = item[1].to_owned();
            texts.push((Flow::of(&item[3], line.number), Some(name.clone())));
            push_once(&mut entry.outputs, Named::new(name, line.number));
        } else if !is_closed && (codes::is_set(set_text) || goes_on) {
            set.push(clean);
            has_pure_line = true;
        } else if !is_closed && !has_pure_line && codes::leads(set_text) {
            set.push(clean);
            prose.push(line.clone());
        } else if !codes::is_code_type(text) && !set_text.trim_matches([',', '.', ' ']).is_empty() {
            is_closed |= !set.is_empty();
            prose.push(line.clone());
        }
    }
    entry.add_returns(codes::find_in(&set));
    add_texts(&prose, breaks, texts);
}

fn add_texts(lines: &[Line], breaks: Breaks, texts: &mut Texts) {
    texts.extend(
        paragraphs(lines, breaks)
            .into_iter()
            .map(|flow| (flow, None)),
    );
}

/// Returns the names in a see-also list: identifiers outside parentheses and quotes.
static SEEN: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"\b(?:cu|CU|nv|NV|make_)[A-Za-z0-9_]*\b").expect("a valid pattern")
});
static ASIDE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r#"\([^()]*\)|"[^"]*"|\\ref\b|::"#).expect("a valid pattern"));

/// Returns the functions that a line refers to; empty if the line contains other text.
pub(super) fn read_names(line: &Line) -> Option<Vec<Named>> {
    let text = ASIDE.replace_all(&line.text, " ");
    let names: Vec<Named> = SEEN
        .find_iter(&text)
        .map(|name| Named::new(name.as_str(), line.number))
        .collect();
    let rest = SEEN.replace_all(&text, " ");
    let words = rest
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let is_list = words
        .into_iter()
        .all(|word| matches!(word, "and" | "or" | "See" | "also" | "C" | "API"));
    (is_list && !names.is_empty()).then_some(names)
}

fn read_see(entry: &mut Entry, lines: &[Line], breaks: Breaks, texts: &mut Texts) {
    let mut prose = Vec::new();
    for line in lines {
        match read_names(line) {
            Some(names) => entry.add_see(names),
            None => prose.push(line.clone()),
        }
    }
    add_texts(&prose, breaks, texts);
}

fn read_notes(entry: &mut Entry, lines: &[Line], breaks: Breaks, texts: &mut Texts) {
    for flow in paragraphs(lines, breaks) {
        let sentences = flow.sentences();
        let (Some(first), text) = (sentences.first(), join(&sentences)) else {
            continue;
        };
        let text = text.trim_start_matches([':', ' ', '-']).to_owned();
        if text.is_empty() {
            continue;
        }
        let name = notes::recognise(&text).map(str::to_owned);
        entry.notes.push(Note {
            name,
            line: first.first,
            text: Some(text),
        });
        texts.push((flow, None));
    }
}

fn join(sentences: &[super::prose::Sentence]) -> String {
    sentences
        .iter()
        .map(|sentence| sentence.text.as_str())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Parses running text, which on some pages contains facts without their labels: a return set, the
/// see-also list after it, the remains of a note's command.
fn read_prose(entry: &mut Entry, lines: &[Line], breaks: Breaks, texts: &mut Texts) {
    let mut prose = Vec::new();
    let mut after_set = false;
    let mut in_set = false;
    for line in lines {
        let text = line.text.trim();
        let is_alone = !text.contains(' ');
        in_set = codes::begins_function_set(text)
            || (in_set && (text.is_empty() || codes::is_set(text)));
        if in_set && !text.is_empty() {
            entry.add_returns(codes::find_in(std::slice::from_ref(line)));
            after_set = true;
        } else if is_alone && text.contains("ote") && notes::name_of_command(text).is_some() {
            entry.notes.push(Note {
                name: notes::name_of_command(text),
                line: line.number,
                text: None,
            });
        } else if let Some(names) = read_names(line).filter(|names| after_set && names.len() > 1) {
            entry.add_see(names);
        } else {
            prose.push(line.clone());
        }
        if text.starts_with("Deprecated")
            && (is_alone || text.starts_with("Deprecated This") || text.contains("since"))
        {
            entry.notes.push(Note {
                name: Some("deprecated".into()),
                line: line.number,
                text: None,
            });
        }
    }
    add_texts(&prose, breaks, texts);
}
