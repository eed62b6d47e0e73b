//! Look-up by library and name.

use std::collections::{BTreeMap, HashMap};

use cuspec_spec::declared::Api;

/// Values by library and name.
pub(super) struct ByName<'a, T>(BTreeMap<Api, HashMap<&'a str, T>>);

impl<T> Default for ByName<'_, T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<'a, T> ByName<'a, T> {
    pub(super) fn get(&self, api: Api, name: &str) -> Option<&T> {
        self.0.get(&api)?.get(name)
    }

    pub(super) fn entry(&mut self, api: Api, name: &'a str) -> &mut T
    where
        T: Default,
    {
        self.0.entry(api).or_default().entry(name).or_default()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Api, &'a str, &T)> {
        let all = self.0.iter();
        all.flat_map(|(api, names)| names.iter().map(move |(name, item)| (*api, *name, item)))
    }

    pub(super) fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.values_mut().flat_map(HashMap::values_mut)
    }
}
