//! What may be passed for a parameter, or stand in a field behind it.

use super::{ByVersion, Exemplar, Expr, Standing};
use crate::declared::Type;
use crate::span::Span;

/// What one argument may be, and what the call does to it.
#[derive(Clone, Debug)]
pub struct Param {
    /// The name that the header gives it.
    pub name: String,
    /// What it is for, in a sentence.
    pub doc: String,
    /// The values that it may have, and what each does to the call.
    pub domain: DomainUse,
    /// What a successful call does to the resource that is passed or handed out.
    pub effects: Vec<ParamEffect>,
    /// What a failing call may have done to the place; nothing, if absent.
    pub on_failure: Option<OnFailure>,
    /// Where a successful call may leave the place as it is; it writes it always, if absent.
    pub may_leave_alone: Option<LeftAlone>,
    /// Why nobody can see whether the call uses this value or another of the kind, or writes this result or
    /// another.
    pub unseen: Option<String>,
    /// Resources that belong to the value and that a failing call leaves alone all the same.
    pub spares: Vec<String>,
    /// A successful call leaves what the value stands for in another state, for whoever uses it next.
    pub is_altered: bool,
    /// Where it is written.
    pub span: Span,
}

/// Where a successful call may leave a place as it is.
#[derive(Clone, Debug)]
pub struct LeftAlone {
    /// Why, for people.
    pub reason: String,
    /// Only calls for which this is not false; all of them, if absent.
    pub when: Option<Expr>,
    /// Where it is written.
    pub span: Span,
}

/// A field of a record that a parameter is or points to.
#[derive(Clone, Debug)]
pub struct Field {
    /// As one asks for it, `pCopy.srcHost`; `map[].flags` for what each element has.
    pub name: String,
    /// One sentence.
    pub doc: String,
    /// The parameter, or the other field, that is the record or points to it, or to several.
    pub holder: usize,
    /// Bytes from the beginning of the record that the holder holds.
    pub offset: u64,
    /// Bytes.
    pub size: u64,
    /// Whether its bytes are a number with a sign.
    pub is_signed: bool,
    /// The C type.
    pub ty: Type,
    /// Where the headers declare it: a record and a place in it, from the outermost record of those that
    /// lie in each other.
    pub declared: Vec<(String, String)>,
    /// What it may hold.
    pub domain: DomainUse,
    /// Where this does not hold there is no such field: another arm of a union is meant.
    pub when: Option<Expr>,
    /// Where it is described.
    pub span: Span,
}

/// A parameter or a field: something that a call may have this way or that.
#[derive(Clone, Copy, Debug)]
pub struct Axis<'a> {
    /// As conditions name it.
    pub name: &'a str,
    /// One sentence.
    pub doc: &'a str,
    /// What it may be.
    pub domain: &'a DomainUse,
}

/// What a successful call does to a resource.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamEffect {
    /// Whether one begins or ends with the call.
    pub kind: EffectKind,
    /// By name.
    pub resource: String,
}

pub use cuspec_case::{EffectKind, FailureWrite, OnFailure};

/// A domain as a parameter names it: `Address<Managed, Pageable>`, `Out<RangeValue<attribute>>`.
#[derive(Clone, Debug)]
pub struct DomainUse {
    /// The domain's name in the vocabulary.
    pub domain: String,
    /// What stands for each of the domain's parameters.
    pub args: Vec<DomainArg>,
    /// Changes of standing by exemplar name.
    pub standings: Vec<(String, Standing)>,
    /// What exemplars do in some versions alone, by name.
    pub by_version: Vec<(String, ByVersion)>,
    /// Exemplars left out.
    pub without: Vec<String>,
    /// Exemplars that the releases which showed the contract did not show.
    pub unobserved: Vec<String>,
    /// The C type that the headers give the parameter or field, where it has a name.
    pub c_type: Option<String>,
    /// The bits of a number of that type.
    pub bits: u32,
}

/// What stands for a parameter of a domain.
#[derive(Clone, Debug)]
pub enum DomainArg {
    /// A C type or an enumeration.
    Type(String),
    /// A pointer to a C type is written `Pointer<T>`.
    Param(usize),
    /// `PointerValue<attribute>`: the type a table gives for another parameter's value.
    Tagged {
        /// Name of the table.
        table: String,
        /// Index of the parameter that selects the row.
        by: usize,
    },
    /// A domain of its own: `In<Stream>`.
    Domain(Box<DomainUse>),
    /// Something with fields, `CUmemLocation`: one whose arms others decide, `CUstreamAttrValue<attr>`, or
    /// one that is no record of the headers.
    Record {
        /// As `#[fields]` names it.
        name: String,
        /// Its C type.
        ty: String,
        /// The parameters and fields that stand for its own parameters.
        by: Vec<usize>,
    },
    /// A number, `16` or `{ .. }`.
    Expr(Expr),
    /// An optional parameter that is left out.
    Absent,
}

impl DomainUse {
    /// Any value, where nothing better is known.
    pub fn any() -> DomainUse {
        DomainUse {
            domain: "Any".to_owned(),
            args: Vec::new(),
            standings: Vec::new(),
            by_version: Vec::new(),
            without: Vec::new(),
            unobserved: Vec::new(),
            c_type: None,
            // As an enumerator has, wherever it stands.
            bits: 32,
        }
    }

    /// What an exemplar, or the enumerator of a label that it stands for, does here.
    pub fn standing(&self, exemplar: &Exemplar, label: &str) -> Standing {
        let said = |of: &dyn Fn(&str) -> bool| {
            let mut standings = self.standings.iter().rev();
            standings.find(|(name, _)| of(name))
        };
        let like = |name: &str| exemplar.like.as_deref() == Some(name);
        said(&|name| name == label || name == exemplar.name)
            .or_else(|| said(&like))
            .map_or_else(
                || exemplar.standing.clone(),
                |(_, standing)| standing.clone(),
            )
    }

    /// What an exemplar, or the enumerator of a label that it stands for, does here in some versions alone:
    /// what is said of the parameter, then what the exemplar says itself unless the parameter says what it does.
    pub fn by_version(&self, exemplar: &Exemplar, label: &str) -> Vec<ByVersion> {
        let is_it = |name: &str| Self::is_among(&[name.to_owned()], exemplar, label);
        let said = self.by_version.iter().filter(|(name, _)| is_it(name));
        let mut out: Vec<ByVersion> = said.map(|(_, one)| one.clone()).collect();
        if !self.standings.iter().any(|(name, _)| is_it(name)) {
            out.extend(exemplar.by_version.iter().cloned());
        }
        out
    }

    /// Whether nobody has shown what an exemplar, or the enumerator of a label that it stands for, leads to
    /// here.
    pub fn is_unobserved(&self, exemplar: &Exemplar, label: &str) -> bool {
        exemplar.is_unobserved || Self::is_among(&self.unobserved, exemplar, label)
    }

    /// Whether no case is made with an exemplar, or with the enumerator of a label.
    pub fn leaves_out(&self, exemplar: &Exemplar, label: &str) -> bool {
        Self::is_among(&self.without, exemplar, label)
    }

    /// Whether names have an exemplar among them, by itself, by the enumerator or by what it is like.
    fn is_among(names: &[String], exemplar: &Exemplar, label: &str) -> bool {
        names.iter().any(|name| {
            name == label || *name == exemplar.name || exemplar.like.as_ref() == Some(name)
        })
    }
}
