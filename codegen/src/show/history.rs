//! The facts about a name, toolkit by toolkit.
//!
//! An item is described by lines for each toolkit. Consecutive toolkits with the
//! same lines form one stretch, and a change is the difference of the lines.

mod lines;
mod print;

use cuspec_spec::declared::{Api, Declared, Toolkit};

use super::find::Item;
use lines::Line;

pub(super) use print::{json, text};

/// An item and its history.
pub(super) struct Subject {
    pub name: String,
    pub api: Api,
    /// `function`, `enum`...
    pub kind: &'static str,
    /// Oldest first, without toolkits that lack it.
    pub stretches: Vec<Stretch>,
}

/// Consecutive toolkits with the same lines.
pub(super) struct Stretch {
    pub first: Toolkit,
    pub last: Toolkit,
    pub lines: Vec<Line>,
    /// Whether the imported toolkit before the first has it too.
    pub is_change: bool,
    /// Whether the last toolkit is the newest of all.
    pub is_newest: bool,
}

/// Returns the histories of all items of a name: the name itself if it maps to symbols,
/// then the items with that name.
pub(super) fn histories(history: &Declared, items: &[Item<'_>], name: &str) -> Vec<Subject> {
    let mut subjects: Vec<Subject> = Vec::new();
    let mut add = |api, kind, name: &str, describe: &dyn Fn(&Toolkit) -> Option<Vec<Line>>| {
        let is_listed = subjects
            .iter()
            .any(|one| (one.api, one.kind, one.name.as_str()) == (api, kind, name));
        if !is_listed {
            subjects.push(Subject {
                name: name.to_owned(),
                api,
                kind,
                stretches: stretch(history, describe),
            });
        }
    };
    for item in items {
        let (api, kind, own) = identity(item);
        if let Item::Function { function, .. } = item
            && function.base_name == name
        {
            add(api, "name", name, &|toolkit| {
                lines::of_name(history, api, name, toolkit)
            });
        }
        match item {
            // A question about one member needs none of the others.
            Item::Enum(item) if item.name != name && item.tag != name => {
                add(api, "enumerator", name, &|toolkit| {
                    lines::of_member(history, item, name, toolkit)
                });
            }
            _ => add(api, kind, own, &|toolkit| {
                lines::of_item(history, item, toolkit)
            }),
        }
    }
    subjects.retain(|subject| !subject.stretches.is_empty() && !is_plain(subject));
    subjects.sort_by_key(|subject| subject.kind != "name");
    subjects
}

/// Whether a name has only ever denoted the symbol of that name, which needs no line.
fn is_plain(subject: &Subject) -> bool {
    let mut lines = subject.stretches.iter().flat_map(|stretch| &stretch.lines);
    subject.kind == "name" && lines.all(|line| line.text == subject.name)
}

fn identity<'a>(item: &Item<'a>) -> (Api, &'static str, &'a str) {
    match item {
        Item::Function { function, .. } => (function.api, "function", &function.name),
        Item::Enum(item) => (item.api, "enum", &item.name),
        Item::Record(item) => (item.api, "record", &item.name),
        Item::Typedef(item) => (item.api, "type", &item.name),
        Item::Constant(item) => (item.api, "constant", &item.name),
    }
}

/// Groups consecutive toolkits with the same lines.
fn stretch(history: &Declared, describe: &dyn Fn(&Toolkit) -> Option<Vec<Line>>) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    let mut is_open = false;
    for release in &history.toolkits {
        let toolkit = &release.toolkit;
        let Some(lines) = describe(toolkit) else {
            is_open = false;
            continue;
        };
        let is_newest = history.newest_toolkit() == Some(toolkit);
        match stretches.last_mut() {
            Some(stretch) if is_open && stretch.lines == lines => {
                stretch.last = toolkit.clone();
                stretch.is_newest = is_newest;
            }
            _ => stretches.push(Stretch {
                first: toolkit.clone(),
                last: toolkit.clone(),
                lines,
                is_change: is_open,
                is_newest,
            }),
        }
        is_open = true;
    }
    stretches
}

/// Returns the lines that the other list lacks.
fn minus<'a>(lines: &'a [Line], others: &[Line]) -> Vec<&'a Line> {
    lines.iter().filter(|line| !others.contains(line)).collect()
}
