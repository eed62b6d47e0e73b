//! One difference, and the rule that puts it into a class.

use cuspec_spec::declared::Api;
use serde::Serialize;

use super::rule::{Class, Kind};

/// The kind of item that a change concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Item {
    Function,
    Enum,
    Record,
    Type,
    Constant,
    Toolkit,
}

/// One difference between two views.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Change {
    /// The strongest class that applies.
    pub class: Class,
    /// Weaker classes that apply as well, strongest first.
    pub also: Vec<Class>,
    pub change: Kind,
    /// `None` for a toolkit.
    pub api: Option<Api>,
    /// The group of a function in the header, otherwise the kind of item: `CUDA_CTX`, `records`.
    pub group: String,
    pub item: Item,
    /// The symbol, the name in source code, or the name of the type or constant.
    pub name: String,
    /// The parameter, field, enumerator or per-thread variant that changed.
    pub part: Option<String>,
    /// Spelling in C before the change; `None` for a new item.
    pub old: Option<String>,
    /// Spelling in C after the change; `None` for a removed item.
    pub new: Option<String>,
    /// Toolkits in which two registries differ; empty if two toolkits are compared.
    pub toolkits: Vec<String>,
}

/// The item whose changes are collected.
#[derive(Clone, Copy)]
pub(super) struct Subject<'a> {
    pub api: Api,
    pub group: &'a str,
    pub item: Item,
    pub name: &'a str,
}

impl Subject<'_> {
    pub(super) fn change(&self, kind: Kind) -> Change {
        let rule = kind.rule();
        Change {
            class: rule.class,
            also: rule.also.to_vec(),
            change: kind,
            api: Some(self.api),
            group: self.group.to_owned(),
            item: self.item,
            name: self.name.to_owned(),
            part: None,
            old: None,
            new: None,
            toolkits: Vec::new(),
        }
    }
}

impl Change {
    /// Sets the parameter, field, enumerator or per-thread variant.
    #[must_use]
    pub(super) fn of(mut self, part: &str) -> Self {
        self.part = Some(part.to_owned());
        self
    }

    #[must_use]
    pub(super) fn was(mut self, old: impl Into<String>) -> Self {
        self.old = Some(old.into());
        self
    }

    #[must_use]
    pub(super) fn is(mut self, new: impl Into<String>) -> Self {
        self.new = Some(new.into());
        self
    }

    /// The heading in a report: `driver CUDA_CTX`, `runtime records`.
    pub(super) fn place(&self) -> String {
        match self.api {
            Some(api) => format!("{} {}", api.word(), self.group),
            None => self.group.clone(),
        }
    }
}
