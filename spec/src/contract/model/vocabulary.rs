//! What contracts are written with: domains, needs, states, questions.

use super::Expr;
use crate::span::Span;

/// The closed lists of `spec/vocabulary/`.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    pub domains: Vec<Domain>,
    pub needs: Vec<Need>,
    pub states: Vec<State>,
    pub questions: Vec<Question>,
    pub hazards: Vec<Hazard>,
    pub absences: Vec<Absence>,
    /// By name.
    pub resources: Vec<Resource>,
    pub settings: Vec<Setting>,
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

/// Something that a call makes or takes and that has to be given back.
#[derive(Clone, Debug)]
pub struct Resource {
    /// As written, `MemPool`.
    pub name: String,
    pub doc: String,
    /// The C type of its handle, where nothing else has that type.
    pub c_type: Option<String>,
    /// The function that ends one, which takes it and places for results alone.
    pub ended_by: String,
    /// It may be taken several times, and has to be given back as often.
    pub is_counted: bool,
    /// Nobody can wait for a context while there is one.
    pub is_ended_before_waiting: bool,
    /// Codes of calls that spoil one which belongs to an argument.
    pub spoiled_by: Vec<String>,
    pub span: Span,
}

/// Something that a call may change beside resources.
#[derive(Clone, Debug)]
pub struct Setting {
    /// As written, `ContextStack`.
    pub name: String,
    pub doc: String,
    pub reach: Reach,
    pub span: Span,
}

/// How far a change reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The calling thread.
    Thread,
    /// The process, and whoever comes after.
    Process,
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
    /// A successful call may replace what the value points to.
    pub is_replaced: bool,
    /// Resources that belong to a value without being it: a stream's capture.
    pub carries: Vec<String>,
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
    /// A text that ends with a null byte.
    Text(String),
    /// One exemplar for each enumerator.
    Each,
    /// A value between two enumerators that is neither.
    Gap,
    /// A value past every enumerator.
    Beyond,
    /// The first bit above those that enumerators have.
    UnknownBit,
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
    /// The code of the last call of the runtime that has failed on the thread, if one has. Used only for
    /// functions that return that.
    pub last_error: Option<String>,
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
