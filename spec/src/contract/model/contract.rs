//! What one function demands and returns.

use super::{Expr, Outcome, Standing};
use crate::declared::Type;
use crate::span::Span;
use cuspec_case::Api;

/// A table from enumerators to the type of the value they select.
#[derive(Clone, Debug)]
pub struct Table {
    pub name: String,
    pub doc: String,
    pub enumeration: String,
    pub rows: Vec<Row>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Row {
    /// Enumerator.
    pub tag: String,
    /// C type of the value.
    pub ty: String,
    pub span: Span,
}

/// What one function demands and returns.
#[derive(Clone, Debug)]
pub struct Contract {
    pub api: Api,
    pub function: String,
    /// The file's stem below the folder of its API.
    pub file: String,
    pub doc: String,
    pub needs: Vec<String>,
    /// Needs that one would expect and that a driver does not check: the call works without them.
    pub tolerates: Vec<String>,
    pub order: Order,
    /// The parameter whose stream the call joins.
    pub stream_ordered: Option<String>,
    pub params: Vec<Param>,
    /// The fields of the records that parameters are or point to, numbered behind the parameters.
    pub fields: Vec<Field>,
    /// What the function returns, where that is no code.
    pub returns: Option<Returned>,
    /// It returns the code of the last call that has failed on the thread.
    pub returns_last_error: bool,
    /// In the order of checks; implied checks are all placed.
    pub steps: Vec<Step>,
    /// Documented codes that no case can reach, and why.
    pub unreachable: Vec<(String, String)>,
    /// Documented codes that a driver does not give although a case asks for them, and what it
    /// does instead.
    pub contradicted: Vec<(String, String)>,
    /// Codes whose provocation is unsafe, and why.
    pub not_safe: Vec<(String, String)>,
    pub hazard: Option<String>,
    /// The contract whose rules it shares.
    pub same_rules: Option<String>,
    /// Settings that a successful call changes.
    pub changes: Vec<String>,
    /// What a successful call changes outlasts the case.
    pub is_lasting: bool,
    /// It has to do with the contexts or captures of the calling thread, or may leave something in
    /// its stream.
    pub has_own_thread: bool,
    pub span: Span,
}

/// A value that a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Returned {
    /// Bytes.
    pub size: u64,
    pub is_signed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Observed,
    Unknown,
}

#[derive(Clone, Debug)]
pub struct Param {
    pub name: String,
    pub doc: String,
    pub domain: DomainUse,
    /// What a successful call does to the resource that is passed or handed out.
    pub effects: Vec<ParamEffect>,
    /// What a failing call may have done to the place; nothing, if absent.
    pub on_failure: Option<OnFailure>,
    /// Resources that belong to the value and that a failing call leaves alone all the same.
    pub spares: Vec<String>,
    pub span: Span,
}

/// A field of a record that a parameter is or points to.
#[derive(Clone, Debug)]
pub struct Field {
    /// As one asks for it, `pCopy.srcHost`; `map[].flags` for what each element has.
    pub name: String,
    pub doc: String,
    /// The parameter, or the other field, that is the record or points to it, or to several.
    pub holder: usize,
    /// Bytes from the beginning of the record that the holder holds.
    pub offset: u64,
    /// Bytes.
    pub size: u64,
    pub is_signed: bool,
    pub ty: Type,
    pub domain: DomainUse,
    /// Where this does not hold there is no such field: another arm of a union is meant.
    pub when: Option<Expr>,
    pub span: Span,
}

/// A parameter or a field: something that a call may have this way or that.
#[derive(Clone, Copy, Debug)]
pub struct Axis<'a> {
    pub name: &'a str,
    pub doc: &'a str,
    pub domain: &'a DomainUse,
}

/// What a successful call does to a resource.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamEffect {
    pub kind: EffectKind,
    /// By name.
    pub resource: String,
}

pub use cuspec_case::{EffectKind, FailureWrite, OnFailure};

/// A domain as a parameter names it: `Address<Managed, Pageable>`, `Out<RangeValue<attribute>>`.
#[derive(Clone, Debug)]
pub struct DomainUse {
    pub domain: String,
    /// What stands for each of the domain's parameters.
    pub args: Vec<DomainArg>,
    /// Changes of standing by exemplar name.
    pub standings: Vec<(String, Standing)>,
    /// Exemplars left out.
    pub without: Vec<String>,
}

#[derive(Clone, Debug)]
pub enum DomainArg {
    /// A C type or an enumeration.
    Type(String),
    /// A pointer to a C type is written `Pointer<T>`.
    Param(usize),
    /// `PointerValue<attribute>`: the type a table gives for another parameter's value.
    Tagged {
        table: String,
        by: usize,
    },
    Domain(Box<DomainUse>),
    /// Something with fields, `CUmemLocation`: one whose arms others decide, `CUstreamAttrValue<attr>`, or
    /// one that is no record of the headers.
    Record {
        /// As `#[fields]` names it.
        name: String,
        /// Its C type.
        ty: String,
        by: Vec<usize>,
    },
    Expr(Expr),
    Absent,
}

/// One thing that is checked, or ensured.
#[derive(Clone, Debug)]
pub struct Step {
    /// Only where this holds.
    pub guard: Option<Expr>,
    pub kind: StepKind,
}

#[derive(Clone, Debug)]
pub enum StepKind {
    /// The thread's last error is what the function returns.
    LastError,
    Need(String),
    Param(usize),
    Rule(Rule),
    Ensure(Ensure),
}

#[derive(Clone, Debug)]
pub struct Rule {
    /// `cuStreamAttachMemAsync/whole-allocation`
    pub id: String,
    pub doc: String,
    pub basis: Basis,
    /// Driver versions that showed it.
    pub on: Vec<String>,
    /// What the documents say, where that differs.
    pub documented: Option<Outcome>,
    /// The code is outside the documented set.
    pub is_undocumented: bool,
    pub hazard: Option<String>,
    /// Why no case can provoke it alone.
    pub unreachable: Option<String>,
    pub condition: Expr,
    pub outcome: Outcome,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Ensure {
    pub id: String,
    pub doc: String,
    pub basis: Basis,
    pub on: Vec<String>,
    pub condition: Expr,
    pub holds: Expr,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    Documented,
    Observed,
    Assumed,
}

impl DomainUse {
    /// Any value, where nothing better is known.
    pub fn any() -> DomainUse {
        DomainUse {
            domain: "Any".to_owned(),
            args: Vec::new(),
            standings: Vec::new(),
            without: Vec::new(),
        }
    }
}

impl Contract {
    /// How many parameters and fields there are.
    pub fn axes(&self) -> usize {
        self.params.len() + self.fields.len()
    }

    /// A parameter, or the field that is numbered behind them.
    pub fn axis(&self, index: usize) -> Axis<'_> {
        match self.params.get(index) {
            Some(Param {
                name, doc, domain, ..
            }) => Axis { name, doc, domain },
            None => {
                let Field {
                    name, doc, domain, ..
                } = &self.fields[index - self.params.len()];
                Axis { name, doc, domain }
            }
        }
    }

    /// The field of this number, if it is no parameter.
    pub fn field(&self, index: usize) -> Option<&Field> {
        self.fields.get(index.checked_sub(self.params.len())?)
    }

    /// The fields of the record that an axis holds, with their numbers.
    pub fn fields_of(&self, holder: usize) -> impl Iterator<Item = (usize, &Field)> {
        let fields = self.fields.iter().enumerate();
        let first = self.params.len();
        fields
            .filter(move |(_, field)| field.holder == holder)
            .map(move |(index, field)| (first + index, field))
    }

    /// The parameter that an axis belongs to.
    pub fn root(&self, index: usize) -> usize {
        match self.field(index) {
            Some(field) => self.root(field.holder),
            None => index,
        }
    }

    /// Whether a field lies in what an axis holds, or deeper.
    pub fn is_behind(&self, field: usize, axis: usize) -> bool {
        let field = self.field(field);
        field.is_some_and(|field| field.holder == axis || self.is_behind(field.holder, axis))
    }

    /// The rules written in the body, with the steps they stand at.
    pub fn rules_by_step(&self) -> impl Iterator<Item = (usize, &Rule)> {
        self.steps
            .iter()
            .enumerate()
            .filter_map(|(index, step)| match &step.kind {
                StepKind::Rule(rule) => Some((index, rule)),
                _ => None,
            })
    }

    /// The rules written in the body, in the order of checks.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.steps.iter().filter_map(|step| match &step.kind {
            StepKind::Rule(rule) => Some(rule),
            _ => None,
        })
    }

    /// Every effect with the index of its parameter.
    pub fn effects(&self) -> impl Iterator<Item = (usize, &ParamEffect)> {
        let params = self.params.iter().enumerate();
        params.flat_map(|(index, param)| param.effects.iter().map(move |effect| (index, effect)))
    }
}
