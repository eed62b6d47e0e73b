//! What is known of a name, toolkit by toolkit.
//!
//! A thing that has a history is described for each toolkit by lines. Toolkits in a row with the
//! same lines are one stretch, and what changed is the difference of the lines.

mod lines;
mod print;

use cuspec_spec::declared::{Api, Declared, Toolkit};

use super::find::Item;
use lines::Line;

pub(super) use print::{json, text};

/// Something whose history is told.
pub(super) struct Subject {
    pub name: String,
    pub api: Api,
    /// `function`, `enum`...
    pub kind: &'static str,
    /// Oldest first; without the toolkits that do not have it.
    pub stretches: Vec<Stretch>,
}

/// Toolkits in a row that say the same.
pub(super) struct Stretch {
    pub first: Toolkit,
    pub last: Toolkit,
    pub lines: Vec<Line>,
    /// Whether the toolkit before the first, of those that were imported, has it too.
    pub is_change: bool,
    /// Whether the last one is the newest of all.
    pub is_newest: bool,
}

/// The histories of everything a name stands for: the name itself, where it is mapped to symbols,
/// then what bears it.
pub(super) fn tell(history: &Declared, items: &[Item<'_>], name: &str) -> Vec<Subject> {
    let mut subjects: Vec<Subject> = Vec::new();
    let mut tell = |api, kind, name: &str, describe: &dyn Fn(&Toolkit) -> Option<Vec<Line>>| {
        let is_told = subjects
            .iter()
            .any(|one| (one.api, one.kind, one.name.as_str()) == (api, kind, name));
        if !is_told {
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
            tell(api, "name", name, &|toolkit| {
                lines::of_name(history, api, name, toolkit)
            });
        }
        match item {
            // Whoever asks for one member has no use for hundreds of others.
            Item::Enum(item) if item.name != name && item.tag != name => {
                tell(api, "enumerator", name, &|toolkit| {
                    lines::of_member(history, item, name, toolkit)
                });
            }
            _ => tell(api, kind, own, &|toolkit| {
                lines::of_item(history, item, toolkit)
            }),
        }
    }
    subjects.retain(|subject| !subject.stretches.is_empty() && !is_plain(subject));
    subjects.sort_by_key(|subject| subject.kind != "name");
    subjects
}

/// Whether a name has only ever stood for the symbol of that name, which is not worth saying.
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

/// Toolkits in a row that are described alike.
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

/// The lines of one list that another does not have.
fn minus<'a>(lines: &'a [Line], others: &[Line]) -> Vec<&'a Line> {
    lines.iter().filter(|line| !others.contains(line)).collect()
}
