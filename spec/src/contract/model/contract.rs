//! What one function demands and returns.

use super::{Exemplar, Expr, Outcome, Standing};
use crate::declared::Type;
use crate::span::Span;
use cuspec_case::Api;

/// A table from enumerators to the type of the value they select.
#[derive(Clone, Debug)]
pub struct Table {
    /// As domains refer to it, `PointerValue`.
    pub name: String,
    /// What its rows are, in a sentence.
    pub doc: String,
    /// The enumeration whose members the rows are about.
    pub enumeration: String,
    /// In the order of the file; a member without a row selects nothing.
    pub rows: Vec<Row>,
    /// Where it is written.
    pub span: Span,
}

/// One enumerator, and the type of the value that it selects.
#[derive(Clone, Debug)]
pub struct Row {
    /// Enumerator.
    pub tag: String,
    /// C type of the value.
    pub ty: String,
    /// Where it is written.
    pub span: Span,
}

/// What one function demands and returns.
#[derive(Clone, Debug)]
pub struct Contract {
    /// The library that exports the function.
    pub api: Api,
    /// The symbol, `cuMemAlloc_v2`.
    pub function: String,
    /// The file's stem below the folder of its API.
    pub file: String,
    /// What the call does, in a sentence: pages, bindings and the glue show it.
    pub doc: String,
    /// What the call asks of the process and the thread, by the names of the vocabulary.
    pub needs: Vec<String>,
    /// Needs that one would expect and that a driver does not check: the call works without them.
    pub tolerates: Vec<String>,
    /// Whether the first of several faults decides the answer.
    pub order: Order,
    /// The parameter whose stream the call joins.
    pub stream_ordered: Option<String>,
    /// One for each declared parameter, in the same order.
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
    /// Every case of the function runs only when this danger is asked for.
    pub hazard: Option<String>,
    /// The contract whose rules it shares.
    pub same_rules: Option<String>,
    /// The function of the driver that it stands for, of a contract of the runtime.
    pub counterpart: Option<Counterpart>,
    /// Settings that a successful call changes.
    pub changes: Vec<String>,
    /// What a successful call changes outlasts the case.
    pub is_lasting: bool,
    /// It has to do with the contexts or captures of the calling thread, or may leave something in
    /// its stream.
    pub has_own_thread: bool,
    /// It returns only once something is done: what it does itself, or what it waits for.
    pub waits: bool,
    /// Why nobody can see what a successful call does, where that is so.
    pub no_visible_effect: Option<String>,
    /// Releases that showed what is said of it without a rule: that a call works, and what its needs and
    /// parameters lead to.
    pub on: Vec<String>,
    /// What they did not show: needs by name, and `success`.
    pub unobserved: Vec<String>,
    /// Where the contract begins.
    pub span: Span,
}

/// Which function of the driver one of the runtime calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterpart {
    /// The symbol.
    pub function: String,
    /// What it is called with, in the order of its parameters.
    pub args: Vec<Given>,
}

/// What the runtime passes for a parameter of the driver's function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// A parameter of its own, by index.
    Param(usize),
    /// A field of a record that is passed by value, by the number of its axis.
    Field(usize),
    /// The same number always.
    Number(i128),
}

/// What a contract calls the success of its function among what was not observed.
pub const SUCCESS: &str = "success";

/// A value that a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Returned {
    /// Bytes.
    pub size: u64,
    /// Whether the number is read with a sign.
    pub is_signed: bool,
}

/// Whether anybody knows in which order a function checks its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// A driver has shown it: of two faults the first one written decides.
    Observed,
    /// Of several faults any may decide.
    Unknown,
}

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

/// One thing that is checked, or ensured.
#[derive(Clone, Debug)]
pub struct Step {
    /// Only where this holds, the bounds included.
    pub guard: Option<Expr>,
    /// Versions that it holds from or until.
    pub bounds: Vec<Bound>,
    /// It is a check that the driver makes, below the runtime whose contract this is.
    pub is_derived: bool,
    /// What is done.
    pub kind: StepKind,
}

impl Step {
    /// The need that the step is.
    pub fn need(&self) -> Option<String> {
        match &self.kind {
            StepKind::Need(name) => Some(name.clone()),
            _ => None,
        }
    }

    /// A step that holds everywhere.
    pub fn unguarded(kind: StepKind) -> Step {
        Step {
            guard: None,
            bounds: Vec::new(),
            is_derived: false,
            kind,
        }
    }
}

/// A version of the library that a step holds from or until, and how that is known.
#[derive(Clone, Debug)]
pub struct Bound {
    /// From it or until it.
    pub side: Side,
    /// As the library counts, 12050 for 12.5.
    pub version: u32,
    /// Releases that showed that it holds, besides those that the step itself names.
    pub on: Vec<String>,
    /// Releases on the other side, which showed that it does not hold there.
    pub not_on: Vec<String>,
    /// Nobody has seen both sides.
    pub is_assumed: bool,
    /// Where it is written.
    pub span: Span,
}

/// On which side of a version something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// In this version and later.
    Since,
    /// In earlier versions.
    Until,
}

impl Bound {
    /// Whether a version is on the side on which the step holds.
    pub fn holds_in(&self, version: u32) -> bool {
        match self.side {
            Side::Since => version >= self.version,
            Side::Until => version < self.version,
        }
    }
}

/// What happens at one place of a contract's body.
#[derive(Clone, Debug)]
pub enum StepKind {
    /// The thread's last error is what the function returns.
    LastError,
    /// A need is checked, by name.
    Need(String),
    /// The implied checks of a parameter, by index.
    Param(usize),
    /// A condition that ends the call with an answer.
    Rule(Rule),
    /// A condition that a successful call makes true.
    Ensure(Ensure),
}

/// A condition under which the call ends with an answer, and a permanent id for it.
#[derive(Clone, Debug)]
pub struct Rule {
    /// `cuStreamAttachMemAsync/whole-allocation`
    pub id: String,
    /// The rule in a sentence of our own: reports and pages show it.
    pub doc: String,
    /// How it is known.
    pub basis: Basis,
    /// The document that says so, where it is not the header's own of the function.
    pub cited: Option<String>,
    /// Driver versions that showed it.
    pub on: Vec<String>,
    /// What the documents say, where that differs.
    pub documented: Option<Outcome>,
    /// The code is outside the documented set.
    pub is_undocumented: bool,
    /// Cases that violate it run only when this danger is asked for.
    pub hazard: Option<String>,
    /// Why no case can provoke it alone.
    pub unreachable: Option<String>,
    /// Holds where the rule is violated.
    pub condition: Expr,
    /// What a call that violates it answers.
    pub outcome: Outcome,
    /// Where it is written.
    pub span: Span,
}

/// A condition that holds after a successful call, and a permanent id for it.
#[derive(Clone, Debug)]
pub struct Ensure {
    /// `cuDeviceGetCount/counts-devices`, as for a rule.
    pub id: String,
    /// The condition in a sentence of our own.
    pub doc: String,
    /// How it is known.
    pub basis: Basis,
    /// The document that says so, where it is not the header's own of the function.
    pub cited: Option<String>,
    /// Driver versions that showed it.
    pub on: Vec<String>,
    /// Asked for only where this holds.
    pub condition: Expr,
    /// What must be true then.
    pub holds: Expr,
    /// Where it is written.
    pub span: Span,
}

/// How a rule is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The vendor's documents say so.
    Documented,
    /// A driver did so.
    Observed,
    /// Nobody knows yet: what a driver does is recorded and not judged.
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

    /// Whether the call is refused where a need is not met.
    pub fn checks_need(&self, need: &str) -> bool {
        let mut kinds = self.steps.iter().map(|step| &step.kind);
        kinds.any(|kind| matches!(kind, StepKind::Need(name) if name == need))
    }

    /// The same, where the library itself looks at the need, and not the driver below it.
    pub fn checks_need_itself(&self, need: &str) -> bool {
        let mut own = self.steps.iter().filter(|step| !step.is_derived);
        own.any(|step| matches!(&step.kind, StepKind::Need(name) if name == need))
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

    /// What it ensures, in the order of the body.
    pub fn ensures(&self) -> impl Iterator<Item = &Ensure> {
        self.steps.iter().filter_map(|step| match &step.kind {
            StepKind::Ensure(ensure) => Some(ensure),
            _ => None,
        })
    }

    /// Every effect with the index of its parameter.
    pub fn effects(&self) -> impl Iterator<Item = (usize, &ParamEffect)> {
        let params = self.params.iter().enumerate();
        params.flat_map(|(index, param)| param.effects.iter().map(move |effect| (index, effect)))
    }
}
