//! What comments and bodies in headers say about functions.

use std::collections::BTreeMap;

use cuspec_spec::declared::Member;

use super::comments::{self, Facts};
use super::inline;

/// By the names that the text has.
pub(super) struct Described {
    pub facts: BTreeMap<String, Facts>,
    /// Functions that a header defines, with the fields of the result that they set.
    pub inline: BTreeMap<String, Vec<Member>>,
}

impl Described {
    /// Of headers, each with its name and its text: where two describe a function, the first counts.
    pub(super) fn read<'t>(texts: impl Iterator<Item = (&'static str, &'t str)>) -> Self {
        let mut facts: BTreeMap<String, Facts> = BTreeMap::new();
        let mut inline = BTreeMap::new();
        for (header, text) in texts {
            for (name, found) in comments::read(header, text) {
                facts.entry(name).or_insert(found);
            }
            inline.extend(inline::find(text));
        }
        Self { facts, inline }
    }
}
