//! Look-up by library and name.

use std::collections::HashMap;

use cuspec_spec::declared::Api;

/// What each library has under a name.
pub(super) struct ByName<'a, T> {
    driver: HashMap<&'a str, T>,
    runtime: HashMap<&'a str, T>,
}

impl<T> Default for ByName<'_, T> {
    fn default() -> Self {
        Self {
            driver: HashMap::new(),
            runtime: HashMap::new(),
        }
    }
}

impl<'a, T> ByName<'a, T> {
    fn of(&self, api: Api) -> &HashMap<&'a str, T> {
        match api {
            Api::Driver => &self.driver,
            Api::Runtime => &self.runtime,
        }
    }

    pub(super) fn get(&self, api: Api, name: &str) -> Option<&T> {
        self.of(api).get(name)
    }

    pub(super) fn entry(&mut self, api: Api, name: &'a str) -> &mut T
    where
        T: Default,
    {
        let names = match api {
            Api::Driver => &mut self.driver,
            Api::Runtime => &mut self.runtime,
        };
        names.entry(name).or_default()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Api, &'a str, &T)> {
        let of = |api| {
            self.of(api)
                .iter()
                .map(move |(name, item)| (api, *name, item))
        };
        of(Api::Driver).chain(of(Api::Runtime))
    }

    pub(super) fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.driver.values_mut().chain(self.runtime.values_mut())
    }
}
