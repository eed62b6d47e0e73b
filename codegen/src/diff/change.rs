//! One difference, and the rule that puts it into a class.

use clap::ValueEnum;
use cuspec_spec::declared::Api;
use serde::Serialize;

use super::rule::Kind;

/// Whom a change concerns, weakest first; `docs/diff.md` says what each means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ValueEnum)]
#[serde(rename_all = "SCREAMING-KEBAB-CASE")]
pub(super) enum Class {
    /// Something new; nobody has to do anything.
    #[value(name = "ADDITION")]
    Addition,
    /// What the documents promise, or which of two like symbols a name stands for.
    #[value(name = "BEHAVIOUR")]
    Behaviour,
    /// Programs over our Rust bindings may have to change, C programs need not.
    #[value(name = "SOURCE-RUST")]
    SourceRust,
    /// A C program may no longer compile, or means something else once it is compiled again.
    #[value(name = "SOURCE-C")]
    SourceC,
    /// A compiled program may break.
    #[value(name = "ABI")]
    Abi,
}

impl Class {
    /// Every class, strongest first.
    pub(super) const STRONGEST_FIRST: [Self; 5] = [
        Self::Abi,
        Self::SourceC,
        Self::SourceRust,
        Self::Behaviour,
        Self::Addition,
    ];

    /// The name on the command line and in every report.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Addition => "ADDITION",
            Self::Behaviour => "BEHAVIOUR",
            Self::SourceRust => "SOURCE-RUST",
            Self::SourceC => "SOURCE-C",
            Self::Abi => "ABI",
        }
    }

    /// What it means for somebody, in a few words.
    pub(super) fn meaning(self) -> &'static str {
        match self {
            Self::Abi => "a compiled program may break",
            Self::SourceC => "a C program may need a change",
            Self::SourceRust => "a program over the Rust bindings may need a change",
            Self::Behaviour => "what is promised differs",
            Self::Addition => "new",
        }
    }
}

/// What sort of thing a change is about.
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
    /// The strongest class that holds.
    pub class: Class,
    /// The weaker ones that hold as well, strongest first.
    pub also: Vec<Class>,
    pub change: Kind,
    /// None for a toolkit.
    pub api: Option<Api>,
    /// The header's group of a function, else the sort of item: `CUDA_CTX`, `records`.
    pub group: String,
    pub item: Item,
    /// The symbol, the name programs write, or the type's or constant's name.
    pub name: String,
    /// The parameter, field, enumerator or twin it is about.
    pub part: Option<String>,
    /// How it was, as C writes it; none for what is new.
    pub old: Option<String>,
    /// How it is now; none for what is gone.
    pub new: Option<String>,
    /// The toolkits in which two registries differ so; empty where two toolkits are compared.
    pub toolkits: Vec<String>,
}

/// The thing that changes are found on.
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
    /// Names the parameter, field, enumerator or twin.
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

    /// The place in a report: `driver CUDA_CTX`, `runtime records`.
    pub(super) fn place(&self) -> String {
        match self.api {
            Some(Api::Driver) => format!("driver {}", self.group),
            Some(Api::Runtime) => format!("runtime {}", self.group),
            None => self.group.clone(),
        }
    }
}
