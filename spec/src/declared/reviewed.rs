//! The declarations that contracts were last reviewed against, after newer toolkits were imported.

use std::collections::HashSet;

use super::model::{Api, Declared, Function, Interval, Toolkit};

impl Declared {
    /// Returns each name once, in the form of the newest toolkit up to `toolkit`. Newer names have the form
    /// of the newest toolkit.
    pub fn reviewed(&self, toolkit: &Toolkit) -> Self {
        let mut view = self.until(toolkit).latest();
        let newest = self.latest();
        let enums = view.enums.iter().map(|one| (one.api, one.name.clone()));
        let records = view.records.iter().map(|one| (one.api, one.name.clone()));
        let typedefs = view.typedefs.iter().map(|one| (one.api, one.name.clone()));
        let types: HashSet<(Api, String)> = enums.chain(records).chain(typedefs).collect();
        let is_new = |api: Api, name: &String| !types.contains(&(api, name.clone()));
        let functions = names(view.functions.iter().map(|one| (one.api, &one.name)));
        let constants = names(view.constants.iter().map(|one| (one.api, &one.name)));
        let added = newest.functions.into_iter();
        let added = added.filter(|one| !functions.contains(&(one.api, one.name.clone())));
        view.functions.extend(added);
        let added = newest.constants.into_iter();
        let added = added.filter(|one| !constants.contains(&(one.api, one.name.clone())));
        view.constants.extend(added);
        let added = newest.enums.into_iter();
        view.enums
            .extend(added.filter(|one| is_new(one.api, &one.name)));
        let added = newest.records.into_iter();
        view.records
            .extend(added.filter(|one| is_new(one.api, &one.name)));
        let added = newest.typedefs.into_iter();
        view.typedefs
            .extend(added.filter(|one| is_new(one.api, &one.name)));
        view
    }

    /// Returns the declarations as they were when `toolkit` was the newest.
    fn until(&self, toolkit: &Toolkit) -> Self {
        let mut past = self.clone();
        past.toolkits.retain(|release| release.toolkit <= *toolkit);
        past.functions
            .retain_mut(|one| clip(&mut one.toolkits, toolkit));
        past.functions
            .iter_mut()
            .for_each(|one| clip_parts(one, toolkit));
        past.records
            .retain_mut(|one| clip(&mut one.toolkits, toolkit));
        past.typedefs
            .retain_mut(|one| clip(&mut one.toolkits, toolkit));
        past.constants
            .retain_mut(|one| clip(&mut one.toolkits, toolkit));
        past.enums
            .retain_mut(|one| clip(&mut one.toolkits, toolkit));
        for member in past.enums.iter_mut().map(|one| &mut one.members) {
            member.retain_mut(|one| clip(&mut one.toolkits, toolkit));
            for member in member {
                member.deprecated.retain_mut(|part| clip(part, toolkit));
            }
        }
        past
    }
}

fn names<'a>(all: impl Iterator<Item = (Api, &'a String)>) -> HashSet<(Api, String)> {
    all.map(|(api, name)| (api, name.clone())).collect()
}

fn clip_parts(function: &mut Function, toolkit: &Toolkit) {
    function
        .returns
        .retain_mut(|one| clip(&mut one.toolkits, toolkit));
    function.defaults.retain_mut(|part| clip(part, toolkit));
    function.deprecated.retain_mut(|part| clip(part, toolkit));
}

/// Removes a later end of the interval. Returns false if the interval starts later.
fn clip(interval: &mut Interval, toolkit: &Toolkit) -> bool {
    interval.end = interval.end.take().filter(|end| end <= toolkit);
    interval.first <= *toolkit
}
