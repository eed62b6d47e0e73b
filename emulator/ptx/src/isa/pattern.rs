//! The modifiers of a table entry.

use crate::types::Type;

/// A group of alternatives, of which one is given, or none if the group is optional.
struct Group {
    choices: Vec<&'static str>,
    optional: bool,
}

/// The modifier groups of a form, in order.
pub(super) struct Pattern {
    groups: Vec<Group>,
}

/// Splits a form into name and modifiers.
pub(super) fn split(text: &'static str) -> (&'static str, Pattern) {
    let end = text.find(['.', '[']).unwrap_or(text.len());
    let (name, mut rest) = text.split_at(end);
    let mut groups = Vec::new();
    while !rest.is_empty() {
        let optional = rest.starts_with('[');
        rest = rest.trim_start_matches('[');
        rest = rest
            .strip_prefix('.')
            .expect("a modifier begins with a dot");
        let (choices, after) = match rest.strip_prefix('{') {
            Some(inside) => inside.split_once('}').expect("a brace is closed"),
            None => rest.split_at(rest.find(['.', '[', ']']).unwrap_or(rest.len())),
        };
        rest = if optional {
            after.strip_prefix(']').expect("a bracket is closed")
        } else {
            after
        };
        groups.push(Group {
            choices: choices.split(' ').collect(),
            optional,
        });
    }
    (name, Pattern { groups })
}

impl Pattern {
    /// Returns the types among `words`, if these are modifiers of this form.
    pub(super) fn types_of(&self, words: &[&str]) -> Option<Vec<Type>> {
        let mut words = words.iter();
        let mut next = words.next();
        let mut types = Vec::new();
        for group in &self.groups {
            match next {
                Some(word) if group.choices.contains(word) => {
                    types.extend(Type::from_name(word));
                    next = words.next();
                }
                _ if group.optional => {}
                _ => return None,
            }
        }
        next.is_none().then_some(types)
    }

    /// Returns test expansions: all combinations of required modifiers, and each optional modifier once with
    /// each.
    #[cfg(test)]
    pub(super) fn expansions(&self) -> Vec<Vec<&'static str>> {
        let mut found: Vec<Vec<Option<&'static str>>> = vec![Vec::new()];
        for group in &self.groups {
            let choices: Vec<_> = if group.optional {
                vec![None]
            } else {
                group.choices.iter().copied().map(Some).collect()
            };
            let longer = found.iter().flat_map(|words| {
                choices
                    .iter()
                    .map(|choice| [words.as_slice(), &[*choice]].concat())
            });
            found = longer.collect();
        }
        let bare = found.clone();
        for (index, group) in self
            .groups
            .iter()
            .enumerate()
            .filter(|(_, group)| group.optional)
        {
            for choice in &group.choices {
                for words in &bare {
                    let mut words = words.clone();
                    words[index] = Some(choice);
                    found.push(words);
                }
            }
        }
        found
            .into_iter()
            .map(|words| words.into_iter().flatten().collect())
            .collect()
    }
}
