//! The typed tree of a contract: what the planner interprets and the reference driver gets printed.

use crate::case::Op;
use crate::span::Span;

/// Everything contracts are written with, and the contracts.
#[derive(Clone, Debug, Default)]
pub struct Contracts {
    pub vocabulary: Vocabulary,
    pub functions: Vec<Contract>,
    pub scenarios: Vec<Scenario>,
    pub tables: Vec<Table>,
}

/// The closed lists of `spec/vocabulary/`.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    pub domains: Vec<Domain>,
    pub needs: Vec<Need>,
    pub states: Vec<State>,
    pub questions: Vec<Question>,
    pub hazards: Vec<Hazard>,
    pub absences: Vec<Absence>,
}

impl Vocabulary {
    /// The hazard that covers every function of a header's group.
    pub fn hazard_of(&self, group: &str) -> Option<String> {
        self.hazards
            .iter()
            .find(|hazard| hazard.groups.iter().any(|g| g == group))
            .map(|hazard| hazard.name.clone())
    }
}

/// Functions that the headers declare for every driver, and that some drivers do not have.
#[derive(Clone, Debug)]
pub struct Absence {
    pub doc: String,
    pub functions: Vec<String>,
    /// Holds where a driver has them.
    pub gate: Option<Expr>,
}

/// A danger to others that share the machine; its cases run only when asked for by name.
#[derive(Clone, Debug)]
pub struct Hazard {
    /// Kebab case.
    pub name: String,
    pub doc: String,
    /// Groups of the header that it covers whole.
    pub groups: Vec<String>,
}

/// A kind of parameter, and the exemplars that stand for its values.
#[derive(Clone, Debug)]
pub struct Domain {
    pub name: String,
    pub doc: String,
    /// The C type its values have, where there is only one.
    pub c_type: Option<String>,
    /// Whether an exemplar without a value exists only in an initialised driver.
    pub live: bool,
    pub role: Role,
    pub params: Vec<DomainParam>,
    pub exemplars: Vec<Exemplar>,
    pub span: Span,
}

/// How a value of the domain is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// By value.
    Value,
    /// A pointer to room for one result.
    Place,
    /// A pointer to one value.
    Pointer,
    /// A pointer to elements.
    Array,
    /// A structure whose fields are the exemplar's numbers.
    Record,
}

#[derive(Clone, Debug)]
pub struct DomainParam {
    pub name: String,
    pub is_optional: bool,
}

#[derive(Clone, Debug)]
pub struct Exemplar {
    /// As written, `ManagedInterior`.
    pub name: String,
    pub doc: String,
    pub standing: Standing,
    /// Predicates that hold for it besides its own name.
    pub is: Vec<String>,
    pub numbers: Vec<(String, Expr)>,
    pub gates: Vec<Expr>,
    pub value: Option<ExemplarValue>,
    /// Which live values count as this exemplar; only a value equal to `value` if absent.
    pub when: Option<Expr>,
    pub hazard: Option<String>,
    /// A case with it has to do with what belongs to the calling thread, and gets one that no other
    /// case uses.
    pub has_own_thread: bool,
    pub span: Span,
}

/// The number behind an exemplar.
#[derive(Clone, Debug)]
pub enum ExemplarValue {
    Expr(Expr),
    /// One exemplar for each enumerator.
    Each,
    /// A value between two enumerators that is neither; for flags, none of the enumerators.
    Gap,
    /// A value, or a bit, past every enumerator.
    Beyond,
    /// All enumerators together.
    All,
    /// Two enumerators under the mask together.
    Mixed,
    /// One exemplar for each enumerator under the mask.
    Within,
    /// One exemplar for each enumerator that has bits beside the mask.
    Beside,
}

/// What an exemplar does to a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    Accepted,
    Refused(Outcome),
    Undefined,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Full enumerator names; more than one where either will do. `CUDA_SUCCESS` ends the checks.
    Codes(Vec<String>),
    Failure,
    Undefined,
    Later(String),
}

/// Something a function can ask of the process and the thread.
#[derive(Clone, Debug)]
pub struct Need {
    pub name: String,
    pub doc: String,
    pub yields: Outcome,
    /// Needs that come with it and are checked before it.
    pub implies: Vec<String>,
    pub span: Span,
}

/// A state the planner puts a call in.
#[derive(Clone, Debug)]
pub struct State {
    /// Kebab case, `no-context`.
    pub name: String,
    pub doc: String,
    pub fails: Vec<String>,
    /// Used only for functions that state one of these needs; for all if empty.
    pub only: Vec<String>,
    /// What `thread.x()` and the like answer in this state, when not zero.
    pub facts: Vec<String>,
    pub hazard: Option<String>,
    pub span: Span,
}

/// Something a condition may ask, `device.max_pitch()`.
#[derive(Clone, Debug)]
pub struct Question {
    pub object: String,
    pub name: String,
    pub doc: String,
}

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
    pub function: String,
    /// The file's stem below `contracts/driver/`.
    pub file: String,
    pub doc: String,
    pub needs: Vec<String>,
    /// Needs that one would expect and that a driver does not check: the call works without them.
    pub tolerates: Vec<String>,
    pub order: Order,
    /// The parameter whose stream the call joins.
    pub stream_ordered: Option<String>,
    pub params: Vec<Param>,
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
    /// What a successful call changes outlasts the case.
    pub is_lasting: bool,
    /// It has to do with the contexts or captures of the calling thread, or may leave something in
    /// its stream.
    pub has_own_thread: bool,
    pub span: Span,
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
    /// What each exemplar of the domain does here, in the domain's order, after the parameter's own changes.
    pub span: Span,
}

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
    /// The place is written even when the call fails.
    pub on_failure: bool,
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

/// A condition or a number. Truth is a number that is not zero.
#[derive(Clone, Debug)]
pub enum Expr {
    Int(i128),
    /// Nobody can tell.
    Unknown,
    /// An enumerator or a constant of the headers.
    Constant {
        name: String,
        value: i128,
    },
    /// The value of a parameter.
    Param(usize),
    /// `dptr.is_managed()`, `dptr.remaining()`.
    Ask {
        param: usize,
        question: String,
    },
    /// The element at hand of a parameter that is an array, or something about it.
    Element {
        param: usize,
        question: Option<String>,
    },
    /// `device.max_pitch()`, `thread.is_capturing()`.
    Query {
        object: String,
        question: String,
    },
    /// A parameter of the domain at hand, or something about it: `of.remaining()`.
    Argument {
        index: usize,
        question: Option<String>,
    },
    /// The value a live argument has, in an exemplar's `when`.
    Live,
    /// What the call left in a place, read as the place's type.
    Result(usize),
    /// Whether a place is all zeros after the call.
    Zeroed(usize),
    Not(Box<Expr>),
    Binary(Op, Box<Expr>, Box<Expr>),
    /// Whether a number is one of these.
    OneOf(Box<Expr>, Vec<Expr>),
    /// Whether the condition holds for any element of these arrays, taken side by side.
    Any {
        over: Vec<usize>,
        condition: Box<Expr>,
    },
}

/// A sequence of calls with expectations.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// `stream/priority_is_clamped`
    pub id: String,
    pub name: String,
    pub file: String,
    pub doc: String,
    pub needs: Vec<String>,
    pub hazard: Option<String>,
    /// What it changes outlasts it, although it passes.
    pub is_lasting: bool,
    /// Functions it calls, in order of first call.
    pub calls: Vec<String>,
    /// Codes that it expects of a call: `expect!(cuda.f(..) == Err(CODE))`.
    pub proves: Vec<(String, String)>,
    /// The body, braces included, as it stands in the file.
    pub source: String,
    pub span: Span,
}

impl Scenario {
    /// The body as syntax. It is kept as text, since syntax cannot be shared between threads; it
    /// was parsed when it was read, so it parses.
    pub fn block(&self) -> syn::Block {
        syn::parse_str(&self.source).unwrap_or_else(|_| syn::parse_quote!({}))
    }
}

impl Contract {
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
}
