//! Parameters, and fields behind them.

use super::{ByVersion, DomainId, Exemplar, Expr, ResourceId, Standing};
use crate::declared::Type;
use crate::span::Span;

/// A parameter: its domain, and the effects of the call on it.
#[derive(Clone, Debug)]
pub struct Param {
    /// Name in the header.
    pub name: String,
    /// Its purpose, in a sentence.
    pub doc: String,
    /// Its possible values, with their effects on the call.
    pub domain: DomainUse,
    /// Effects of a successful call on resources that are passed or returned.
    pub effects: Vec<ParamEffect>,
    /// Effect of a failing call on the place; `None` if it is untouched.
    pub on_failure: Option<OnFailure>,
    /// Condition under which a successful call may leave the place unwritten; `None` if it always writes.
    pub may_leave_alone: Option<LeftAlone>,
    /// The reason why the use of this value, or of this result, is not observable.
    pub unseen: Option<String>,
    /// Carried resources that a failing call does not spoil.
    pub spares: Vec<ResourceId>,
    /// Codes with which a failing call spoils the carried resources, besides the codes of the resources.
    pub spoils: Vec<String>,
    /// Whether a successful call changes the state of the object, so that no later case may reuse it.
    pub is_altered: bool,
    /// Whether the result differs between machines, processes or moments: an id, a time, an amount of free memory.
    pub varies: bool,
    /// The fields of the record in the place of which the same is true.
    pub varying: Vec<VaryingField>,
    /// Its position.
    pub span: Span,
}

/// A field of a result that differs between machines, processes or moments, or that a call does not write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VaryingField {
    /// Its path in the record, `reserved`.
    pub name: String,
    /// Its offset in the record, in bytes.
    pub offset: u64,
    /// Its size in bytes.
    pub size: u64,
    /// The size of the record.
    pub of: u64,
}

/// Condition under which a successful call may leave a place unwritten.
#[derive(Clone, Debug)]
pub struct LeftAlone {
    /// The reason, as text.
    pub reason: String,
    /// Restricts it to calls for which this is not false; all calls if `None`.
    pub when: Option<Expr>,
    /// Its position.
    pub span: Span,
}

/// A field of a record that a parameter is or points to.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name in conditions: `pCopy.srcHost`, or `map[].flags` for elements.
    pub name: String,
    /// One sentence.
    pub doc: String,
    /// The parameter or field that is the record, or points to one or several.
    pub holder: usize,
    /// Offset in the holder's record, in bytes.
    pub offset: u64,
    /// Size in bytes.
    pub size: u64,
    /// Whether it is a signed number.
    pub is_signed: bool,
    /// The C type.
    pub ty: Type,
    /// Its declaration in the headers: records with an index in each, from the outermost record
    /// inwards.
    pub declared: Vec<(String, String)>,
    /// Its possible values.
    pub domain: DomainUse,
    /// If this is false the field does not exist: another union arm is selected.
    pub when: Option<Expr>,
    /// Its position.
    pub span: Span,
}

/// A parameter or a field, in which calls may differ.
#[derive(Clone, Copy, Debug)]
pub struct Axis<'a> {
    /// Name in conditions.
    pub name: &'a str,
    /// One sentence.
    pub doc: &'a str,
    /// Its possible values.
    pub domain: &'a DomainUse,
}

/// An effect of a successful call on a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParamEffect {
    /// The kind of effect.
    pub kind: EffectKind,
    /// The resource.
    pub resource: ResourceId,
}

pub use cuspec_case::{EffectKind, FailureWrite, OnFailure};

/// A domain with arguments: `Address<Managed, Pageable>`, `Out<RangeValue<attribute>>`.
#[derive(Clone, Debug)]
pub struct DomainUse {
    /// The domain of the vocabulary.
    pub domain: DomainId,
    /// Arguments of the domain's parameters.
    pub args: Vec<DomainArg>,
    /// Changed standings, by exemplar.
    pub standings: Vec<(String, Standing)>,
    /// Standings in some versions only, by exemplar.
    pub by_version: Vec<(String, ByVersion)>,
    /// Excluded exemplars.
    pub without: Vec<String>,
    /// Exemplars that the contract's releases did not show.
    pub unobserved: Vec<String>,
    /// The C type of the parameter or field in the headers, if it has a name.
    pub c_type: Option<String>,
    /// Bits of a number of that type.
    pub bits: u32,
}

/// The argument of a domain's parameter.
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
    /// A nested domain: `In<Stream>`.
    Domain(Box<DomainUse>),
    /// A record whose union arms other parameters select, `CUstreamAttrValue<attr>`, or
    /// one that the headers do not declare as a record.
    Record {
        /// Name in `#[fields]`.
        name: String,
        /// Its C type.
        ty: String,
        /// Parameters and fields that are the arguments of its own parameters.
        by: Vec<usize>,
    },
    /// A number, `16` or `{ .. }`.
    Expr(Expr),
    /// An omitted optional parameter.
    Absent,
}

impl DomainUse {
    /// A domain without arguments and changes.
    pub fn of(domain: DomainId) -> DomainUse {
        DomainUse {
            domain,
            args: Vec::new(),
            standings: Vec::new(),
            by_version: Vec::new(),
            without: Vec::new(),
            unobserved: Vec::new(),
            c_type: None,
            // The width of an enumerator, on every platform.
            bits: 32,
        }
    }

    /// Standing of an exemplar, or of an enumerator by its label.
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

    /// Standing of an exemplar, or of an enumerator by its label, in some versions only:
    /// the parameter's statement, or else the exemplar's own unless the parameter overrides it.
    pub fn by_version(&self, exemplar: &Exemplar, label: &str) -> Vec<ByVersion> {
        let is_it = |name: &str| Self::is_among(&[name.to_owned()], exemplar, label);
        let said = self.by_version.iter().filter(|(name, _)| is_it(name));
        let mut out: Vec<ByVersion> = said.map(|(_, one)| one.clone()).collect();
        if !self.standings.iter().any(|(name, _)| is_it(name)) {
            out.extend(exemplar.by_version.iter().cloned());
        }
        out
    }

    /// Whether the effect of an exemplar, or of an enumerator by its label, is unobserved
    /// here.
    pub fn is_unobserved(&self, exemplar: &Exemplar, label: &str) -> bool {
        Self::is_among(&self.unobserved, exemplar, label)
    }

    /// Whether an exemplar, or an enumerator by its label, is excluded.
    pub fn leaves_out(&self, exemplar: &Exemplar, label: &str) -> bool {
        Self::is_among(&self.without, exemplar, label)
    }

    /// Whether names include an exemplar: by its name, by an enumerator, or by the exemplar that it is like.
    fn is_among(names: &[String], exemplar: &Exemplar, label: &str) -> bool {
        names.iter().any(|name| {
            name == label || *name == exemplar.name || exemplar.like.as_ref() == Some(name)
        })
    }
}
