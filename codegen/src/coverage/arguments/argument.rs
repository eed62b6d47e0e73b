//! An argument, and the values that a suite has to pass for it.

use cuspec_spec::case::Basis;
use serde::Serialize;

use crate::plan::number::Kind;

/// An argument of a function, or a field of a record that an argument is or points to.
#[derive(Debug, PartialEq, Serialize)]
pub(in crate::coverage) struct Argument {
    /// The function of the contract.
    pub(super) function: String,
    /// The name in conditions, `pCopy.srcPitch`.
    pub(super) argument: String,
    /// The kind of number in it.
    pub(super) kind: Kind,
    /// The values that a suite has to pass.
    pub(super) classes: Vec<Class>,
}

/// A value that represents similar ones.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Class {
    /// The name of an enumerator, or `past the last`, `unknown bit 5`.
    pub(super) name: String,
    /// The number; `None` for any number other than zero.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) value: Option<i128>,
    /// Whether a planned case passes it.
    pub(super) status: Status,
    /// The first case that passes it, or the exemplar that represents it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) by: Option<String>,
    /// The basis of the statement that any number is accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) basis: Option<Basis>,
}

/// Whether a planned case passes a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Status {
    /// A case passes it, and the contract states the answer.
    Asked,
    /// Cases pass it, and the contract leaves each of them undefined.
    Undefined,
    /// No case passes it. A case passes an exemplar whose condition holds for it.
    Represented,
    /// No case passes it. The contract accepts any number, and no check reads the argument.
    Ignored,
    /// None of these.
    NotAsked,
}

impl Status {
    pub(super) const ALL: [Status; 5] = [
        Status::Asked,
        Status::Undefined,
        Status::Represented,
        Status::Ignored,
        Status::NotAsked,
    ];
}

impl Argument {
    /// The values that no case passes, represents or excuses.
    pub(super) fn not_asked(&self) -> impl Iterator<Item = &Class> {
        let classes = self.classes.iter();
        classes.filter(|class| class.status == Status::NotAsked)
    }
}
