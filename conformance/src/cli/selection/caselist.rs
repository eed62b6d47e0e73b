//! Case lists: files with one id or pattern per line.

use std::path::Path;

use cuspec_diagnostic::nearest;

use super::chosen::Chosen;
use crate::results::exit::Stop;
use crate::suite::pattern::Pattern;
use crate::suite::plan::{Index, Plan};

/// Number of lines for which a similar id is searched. A list of another run may have any number of unknown lines.
const MAX_ADVICE: usize = 20;

/// Chooses the cases that a file lists. Empty lines and comments are ignored; a comment starts with `#` at
/// the beginning of a line or after a blank. Fails with all lines that match no case.
pub(super) fn read(path: &Path, plan: &Plan, chosen: &mut Chosen) -> Result<(), Stop> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| Stop::usage(format!("cannot read {}: {error}", path.display())))?;
    let known = plan.index();
    let mut names_any = false;
    let mut mistakes = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let entry = without_comment(line).trim();
        if entry.is_empty() {
            continue;
        }
        names_any = true;
        if !add(chosen, entry, plan, &known) {
            let column = line.len() - line.trim_start().len() + 1;
            let place = format!("{}:{}:{column}", path.display(), number + 1);
            let near = match mistakes.len() < MAX_ADVICE {
                true => find_near(entry, &known),
                false => None,
            };
            let advice = near.map(|near| format!("; did you mean `{near}`?"));
            let advice = advice.unwrap_or_default();
            mistakes.push(format!("{place}: there is no case `{entry}`{advice}"));
        }
    }
    if !mistakes.is_empty() {
        return Err(Stop::usage(mistakes.join("\n")));
    }
    if !names_any {
        let path = path.display();
        return Err(Stop::usage(format!("{path} lists no case")));
    }
    Ok(())
}

/// The most similar id among those of the same function, or the same case of the most similar function, or this name.
fn find_near(entry: &str, known: &Index<'_>) -> Option<String> {
    let name = name_of(entry);
    let begin = format!("{name}[");
    if let Some(near) = nearest(entry, known.beginning_with(&begin)) {
        return Some(near.to_owned());
    }
    let mut names: Vec<&str> = known.ids().map(name_of).collect();
    names.dedup();
    let near = nearest(name, names)?;
    let case = format!("{near}{}", &entry[name.len()..]);
    Some(match known.find(&case) {
        Some(_) => case,
        None => near.to_owned(),
    })
}

/// The function of a case, or the whole id of a scenario.
fn name_of(id: &str) -> &str {
    id.split_once('[').map_or(id, |(function, _)| function)
}

fn add(chosen: &mut Chosen, entry: &str, plan: &Plan, known: &Index<'_>) -> bool {
    let pattern = Pattern::new(entry);
    if pattern.is_exact() {
        let found = known.find(entry);
        if let Some(number) = found {
            chosen.add(number);
        }
        return found.is_some();
    }
    let mut any = false;
    for (number, planned) in plan.cases.iter().enumerate() {
        if pattern.matches(planned.id()) {
            any = true;
            chosen.add(number);
        }
    }
    any
}

fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with('#') {
        return "";
    }
    line.split_once(" #").map_or(line, |(entry, _)| entry)
}
