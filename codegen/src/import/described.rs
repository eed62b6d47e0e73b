//! Facts about functions from comments and bodies in headers.

use std::collections::BTreeMap;

use cuspec_spec::declared::Member;

use super::comments::{self, Facts};
use super::inline;

/// By the names in the text.
pub(super) struct Described {
    pub facts: BTreeMap<String, Facts>,
    /// Functions defined in a header, with the fields of the result that they set.
    pub inline: BTreeMap<String, Vec<Member>>,
}

impl Described {
    /// Reads headers, given by name and text; of two descriptions of a function the first counts.
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
