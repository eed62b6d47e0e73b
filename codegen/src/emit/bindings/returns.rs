//! Renders the documented results of functions over all toolkits.

use cuspec_spec::declared::{Interval, ReturnSet};

use super::history::{Form, History};
use crate::emit::text;

/// Returns the documented codes of a form; a code that only some toolkits document has their interval.
pub(super) fn sentence(history: &History, form: &Form) -> String {
    let function = form.function;
    let declared = history.declarations(function.api, &function.name).iter();
    let mut sets: Vec<&ReturnSet> = declared
        .flat_map(|item| &item.returns)
        .filter(|set| form.toolkits.contains(&set.toolkits.first))
        .collect();
    sets.sort_by(|a, b| a.toolkits.first.cmp(&b.toolkits.first));
    let whole = join(sets.iter().map(|set| &set.toolkits));
    let mut codes: Vec<&String> = Vec::new();
    for code in sets.iter().rev().flat_map(|set| &set.codes) {
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    let codes: Vec<String> = codes
        .into_iter()
        .map(|code| {
            let sets = sets.iter().filter(|set| set.codes.contains(code));
            let parts = join(sets.map(|set| &set.toolkits));
            if parts == whole {
                return format!("`{code}`");
            }
            let parts: Vec<String> = parts.iter().map(text::interval).collect();
            format!("`{code}` ({})", parts.join(" and "))
        })
        .collect();
    match codes.is_empty() {
        true => String::new(),
        false => format!("Documented to return {}.", codes.join(", ")),
    }
}

/// Returns intervals in order, with adjacent ones joined.
fn join<'a>(intervals: impl Iterator<Item = &'a Interval>) -> Vec<Interval> {
    let mut joined: Vec<Interval> = Vec::new();
    for interval in intervals {
        match joined.last_mut() {
            Some(last) if last.end.as_ref() == Some(&interval.first) => {
                last.end = interval.end.clone();
            }
            _ => joined.push(interval.clone()),
        }
    }
    joined
}
