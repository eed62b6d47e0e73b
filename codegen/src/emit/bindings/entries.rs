//! The entry points of a library: each symbol with each of its signatures.

use cuspec_spec::declared::{Api, Declared, Toolkit};

use super::history::{Form, History};

/// Everything that a library's table holds.
pub(super) struct Entries<'a> {
    /// In the order of the table.
    pub all: Vec<Entry<'a>>,
    /// The first toolkit that was imported.
    pub oldest: Option<&'a Toolkit>,
}

/// A symbol with one of its signatures.
pub(super) struct Entry<'a> {
    /// The name of the field and of the method.
    pub name: String,
    /// What the library exports.
    pub symbol: &'a str,
    pub introduced: Option<u32>,
    /// The entry for the per-thread default stream.
    pub per_thread: Option<String>,
    pub is_per_thread: bool,
    pub form: std::sync::Arc<Form<'a>>,
}

impl<'a> Entries<'a> {
    pub(super) fn new(history: &History<'a>, declared: &'a Declared, api: Api) -> Self {
        let functions = declared.functions.iter();
        let functions = functions.filter(|f| f.api == api && f.inline.is_none());
        let mut all: Vec<Entry> = functions
            .flat_map(|function| history.forms(api, &function.name))
            .flat_map(entries)
            .collect();
        all.sort_by(|a, b| a.name.cmp(&b.name));
        Self {
            all,
            oldest: declared.toolkits.first().map(|release| &release.toolkit),
        }
    }

    /// Those of a group's file.
    pub(super) fn of_group<'s>(&'s self, group: &'s str) -> impl Iterator<Item = &'s Entry<'a>> {
        self.all
            .iter()
            .filter(move |entry| entry.form.function.group == group)
    }
}

/// The entries of a form: its own and its per-thread variant's.
fn entries(form: Form<'_>) -> Vec<Entry<'_>> {
    let form = std::sync::Arc::new(form);
    let function = form.function;
    let suffix = &form.suffix;
    let variant = function.per_thread.as_ref();
    let own = Entry {
        name: format!("{}{suffix}", function.name),
        symbol: &function.name,
        introduced: function.introduced,
        per_thread: variant.map(|variant| format!("{}{suffix}", variant.symbol)),
        is_per_thread: false,
        form: form.clone(),
    };
    let variant = variant.map(|variant| Entry {
        name: format!("{}{suffix}", variant.symbol),
        symbol: &variant.symbol,
        introduced: variant.introduced,
        per_thread: None,
        is_per_thread: true,
        form: form.clone(),
    });
    std::iter::once(own).chain(variant).collect()
}
