//! Removes declarations that use a type which could not be read: they are of no use without it.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use cuspec_spec::declared::{Api, Unresolved, unresolved};

use super::assemble::find_place;
use super::error::Error;
use super::reading::{Reading, Text};
use super::remarks::Remark;

/// Removes these, then those that use them, and reports each once. `texts` gives an API's main header and all
/// its headers, to report places.
pub(super) fn leave_out(
    reading: &mut Reading,
    texts: impl Fn(Api) -> Result<(&'static str, Vec<Text>), Error>,
) -> Result<(), Error> {
    let mut places: BTreeMap<Api, (&'static str, Vec<Text>)> = BTreeMap::new();
    loop {
        let found = unresolved(&reading.facts);
        if found.is_empty() {
            return Ok(());
        }
        let mut left: Vec<(Api, &str)> = Vec::new();
        for one in &found {
            if left.last() == Some(&(one.api, &one.item)) {
                continue;
            }
            left.push((one.api, &one.item));
            let (main, texts) = match places.entry(one.api) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(place) => place.insert(texts(one.api)?),
            };
            reading.remarks.push(remark(one, main, texts));
        }
        let stays = |api: Api, name: &str| !left.contains(&(api, name));
        let facts = &mut reading.facts;
        facts.functions.retain(|one| stays(one.api, &one.name));
        facts.records.retain(|one| stays(one.api, &one.name));
        facts.typedefs.retain(|one| stays(one.api, &one.name));
        let words = found.iter().map(|one| one.item.clone());
        reading.unread.words.extend(words);
    }
}

fn remark(one: &Unresolved, main: &str, texts: &[Text]) -> Remark {
    let (header, line, column) = find_place(texts, main, &one.item);
    Remark::LeftOut {
        header,
        line,
        column,
        item: one.item.clone(),
        reason: format!("it needs `{}`, which could not be read", one.name),
    }
}
