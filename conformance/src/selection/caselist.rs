//! Cases named in a file, one id or pattern per line.

use std::collections::BTreeSet;
use std::path::Path;

use cuspec_spec::diagnostic::nearest;

use super::pattern::Pattern;
use crate::exit::Stop;
use crate::plan::Plan;

/// The ids that a file names. An empty line and one that begins with `#` say nothing, and neither
/// does what follows ` #` on a line. A line that names no case is a mistake; all of them are told.
pub fn read(path: &Path, plan: &Plan) -> Result<BTreeSet<String>, Stop> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| Stop::usage(format!("cannot read {}: {error}", path.display())))?;
    let known: BTreeSet<&str> = plan
        .cases
        .iter()
        .map(|planned| planned.head.case.as_str())
        .collect();
    let mut named = BTreeSet::new();
    let mut mistakes = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let entry = without_comment(line).trim();
        if entry.is_empty() {
            continue;
        }
        if !add(&mut named, entry, &known) {
            let column = line.len() - line.trim_start().len() + 1;
            let place = format!("{}:{}:{column}", path.display(), number + 1);
            let advice = nearest(entry, known.iter().copied());
            let advice = advice.map(|near| format!("; did you mean `{near}`?"));
            let advice = advice.unwrap_or_default();
            mistakes.push(format!("{place}: no case is called `{entry}`{advice}"));
        }
    }
    if !mistakes.is_empty() {
        return Err(Stop::usage(mistakes.join("\n")));
    }
    if named.is_empty() {
        let path = path.display();
        return Err(Stop::usage(format!("{path} names no case")));
    }
    Ok(named)
}

fn add(named: &mut BTreeSet<String>, entry: &str, known: &BTreeSet<&str>) -> bool {
    let pattern = Pattern::new(entry);
    if pattern.is_name() {
        if known.contains(entry) {
            named.insert(entry.to_owned());
        }
        return known.contains(entry);
    }
    let mut any = false;
    for id in known.iter().filter(|id| pattern.matches(id)) {
        any = true;
        named.insert((*id).to_owned());
    }
    any
}

fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with('#') {
        return "";
    }
    line.split_once(" #").map_or(line, |(entry, _)| entry)
}
