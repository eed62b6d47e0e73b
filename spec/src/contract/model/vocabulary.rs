//! The vocabulary of contracts: domains, needs, states, questions.

use super::{Bound, Expr};
use crate::span::Span;
use cuspec_case::Api;

/// The need without which no handle can exist.
pub const INITIALIZED: &str = "initialized";

/// The need of runtime functions that set the runtime up.
pub const RUNTIME: &str = "runtime";

/// The need that fails inside a host function.
pub const OUTSIDE_CALLBACK: &str = "outside_callback";

/// The closed lists of `spec/vocabulary/`.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// What arguments may be.
    pub domains: Vec<Domain>,
    /// What functions ask of the process and the thread.
    pub needs: Vec<Need>,
    /// What the planner can put a call in.
    pub states: Vec<State>,
    /// What conditions may ask.
    pub questions: Vec<Question>,
    /// Dangers to others.
    pub hazards: Vec<Hazard>,
    /// Functions that some drivers lack.
    pub absences: Vec<Absence>,
    /// Releases of libraries that were asked.
    pub releases: Vec<Release>,
    /// By name.
    pub resources: Vec<Resource>,
    /// What calls change beside resources.
    pub settings: Vec<Setting>,
}

impl Vocabulary {
    /// Whether the values of a domain are the driver's.
    pub fn is_live(&self, domain: &str) -> bool {
        let mut domains = self.domains.iter();
        domains.any(|known| known.name == domain && known.live)
    }

    /// The hazard that covers every function of a header's group.
    pub fn hazard_of(&self, group: &str) -> Option<String> {
        self.hazards
            .iter()
            .find(|hazard| hazard.groups.iter().any(|g| g == group))
            .map(|hazard| hazard.name.clone())
    }
}

/// A release of a library that was asked, and the version that it says it is.
#[derive(Clone, Debug)]
pub struct Release {
    /// Which library.
    pub api: Api,
    /// As the library's file is called, `580.159.04`.
    pub name: String,
    /// As the library counts, 13000 for 13.0.
    pub version: u32,
}

/// Something that a call makes or takes and that has to be given back.
#[derive(Clone, Debug)]
pub struct Resource {
    /// As written, `MemPool`.
    pub name: String,
    /// What it is, in a sentence.
    pub doc: String,
    /// The C type of its handle, if it has one. Several resources may share a type.
    pub c_type: Option<String>,
    /// The resource that it can stand in for: a call that takes one of that takes one of this.
    pub extends: Option<String>,
    /// The function that ends one. It takes the resource, places for results, and numbers that are plain or
    /// that every function which makes one takes under the same name.
    pub ended_by: String,
    /// It may be taken several times, and has to be given back as often.
    pub is_counted: bool,
    /// Nobody can wait for a context while there is one.
    pub is_ended_before_waiting: bool,
    /// Codes of calls that spoil one which belongs to an argument.
    pub spoiled_by: Vec<String>,
    /// Where it is written.
    pub span: Span,
}

/// Something that a call may change beside resources.
#[derive(Clone, Debug)]
pub struct Setting {
    /// As written, `ContextStack`.
    pub name: String,
    /// What it is, in a sentence.
    pub doc: String,
    /// Whom a change of it concerns.
    pub reach: Reach,
    /// How it is asked for before a call, and put back after it.
    pub put_back: Option<PutBack>,
    /// Where it is written.
    pub span: Span,
}

/// How a setting is asked for before a call, and put back after it.
#[derive(Clone, Debug)]
pub struct PutBack {
    /// Its words at places are what is remembered; the others name parameters of the call.
    pub read: Access,
    /// Its words are what was remembered, or name parameters of the call.
    pub write: Access,
    /// Where it is written.
    pub span: Span,
}

/// One call on a setting: `cuCtxSetLimit(limit, value)`.
#[derive(Clone, Debug)]
pub struct Access {
    /// The symbol.
    pub function: String,
    /// A word for each parameter.
    pub words: Vec<Word>,
}

/// What is passed: `flags & !CU_CTX_MAP_HOST`.
#[derive(Clone, Debug)]
pub struct Word {
    /// `_` for a place that nobody looks at.
    pub name: String,
    /// Bits that are left out of it.
    pub less: u64,
}

/// How far a change reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The calling thread.
    Thread,
    /// The whole process, later calls included.
    Process,
}

/// Functions that the headers declare for every driver, and that some drivers do not have.
#[derive(Clone, Debug)]
pub struct Absence {
    /// Why a driver may lack them.
    pub doc: String,
    /// Their symbols.
    pub functions: Vec<String>,
    /// Holds where a driver has them.
    pub gate: Option<Expr>,
}

/// A danger to others that share the machine; its cases run only when asked for by name.
#[derive(Clone, Debug)]
pub struct Hazard {
    /// Kebab case.
    pub name: String,
    /// What it would do to others.
    pub doc: String,
    /// Groups of the header that it covers whole.
    pub groups: Vec<String>,
}

/// A kind of parameter, and the exemplars that stand for its values.
#[derive(Clone, Debug)]
pub struct Domain {
    /// As contracts write it, `Address`.
    pub name: String,
    /// What its values are, in a sentence.
    pub doc: String,
    /// The C type its values have, where there is only one.
    pub c_type: Option<String>,
    /// Whether an exemplar without a value exists only in an initialised driver.
    pub live: bool,
    /// How a value gets into the call.
    pub role: Role,
    /// A successful call may replace what the value points to.
    pub is_replaced: bool,
    /// Resources that belong to a value without being it: a stream's capture.
    pub carries: Vec<String>,
    /// What a contract may put between its angle brackets.
    pub params: Vec<DomainParam>,
    /// What stands for its values; the first accepted one is the plain case's.
    pub exemplars: Vec<Exemplar>,
    /// Where it is written.
    pub span: Span,
}

impl Domain {
    /// The number that the plain case passes, if everybody knows it: that of the first accepted exemplar.
    pub fn plain_number(&self) -> Option<u64> {
        let mut exemplars = self.exemplars.iter();
        let plain = exemplars.find(|exemplar| matches!(exemplar.standing, Standing::Accepted));
        match (&self.role, &plain?.value) {
            (Role::Value, Some(ExemplarValue::Expr(Expr::Int(value)))) => {
                u64::try_from(*value).ok()
            }
            _ => None,
        }
    }

    /// Whether only the library can tell which exemplar a value is.
    pub fn has_identity(&self) -> bool {
        let is_told =
            |value: &Option<ExemplarValue>| matches!(value, None | Some(ExemplarValue::Text(_)));
        let mut exemplars = self.exemplars.iter();
        self.role == Role::Value && exemplars.any(|exemplar| is_told(&exemplar.value))
    }
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

/// A place between a domain's angle brackets.
#[derive(Clone, Debug)]
pub struct DomainParam {
    /// What the domain's own expressions call it.
    pub name: String,
    /// Whether a contract may leave it out.
    pub is_optional: bool,
}

/// A value, or a kind of value, that stands for all like it.
#[derive(Clone, Debug)]
pub struct Exemplar {
    /// As written, `ManagedInterior`.
    pub name: String,
    /// What such a value is, in a sentence.
    pub doc: String,
    /// What it does to a call unless the contract says otherwise.
    pub standing: Standing,
    /// What it does in some versions alone; of several that hold the first counts.
    pub by_version: Vec<ByVersion>,
    /// Predicates that hold for it besides its own name.
    pub is: Vec<String>,
    /// What conditions may ask of it: `remaining`, `allocation_size`.
    pub numbers: Vec<(String, Expr)>,
    /// It exists only where all of these hold.
    pub gates: Vec<Gate>,
    /// What is said of this exemplar of the domain holds for it too, unless it is named itself.
    pub like: Option<String>,
    /// The resource that such a value is, where values of the domain are several.
    pub resource: Option<String>,
    /// The exemplar that it stands for where the twin of a symbol is called.
    pub in_twin: Option<String>,
    /// The number that is passed; absent where the worker has to make something.
    pub value: Option<ExemplarValue>,
    /// Which live values count as this exemplar; only a value equal to `value` if absent.
    pub when: Option<Expr>,
    /// A case with it has to do with what belongs to the calling thread, and gets one that no other
    /// case uses.
    pub has_own_thread: bool,
    /// The worker makes it without an initialised driver, although its domain is live.
    pub is_made_without_driver: bool,
    /// Where it is written.
    pub span: Span,
}

/// What a machine must offer for an exemplar to exist.
#[derive(Clone, Debug)]
pub struct Gate {
    /// Asked only where the exemplar is passed as this C type.
    pub c_type: Option<String>,
    /// Holds where it exists.
    pub holds: Expr,
}

/// The number behind an exemplar.
#[derive(Clone, Debug)]
pub enum ExemplarValue {
    /// This number.
    Expr(Expr),
    /// A text that ends with a null byte.
    Text(String),
    /// One exemplar for each enumerator.
    Each,
    /// A value between two enumerators that is neither.
    Gap,
    /// One exemplar for each value that is none and stands beside an enumerator, with one on the other
    /// side of the gap.
    Gaps,
    /// One less than the smallest enumerator.
    Below,
    /// One more than the greatest enumerator.
    Above,
    /// A value past every enumerator.
    Beyond,
    /// The highest bit of the parameter's type alone.
    TopBit,
    /// Every bit of the parameter's type.
    AllOnes,
    /// The first bit above those that enumerators have.
    UnknownBit,
    /// The first bit below the greatest that no enumerator has.
    GapBit,
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
    /// Nothing is wrong with it.
    Accepted,
    /// The call ends with this.
    Refused(Outcome),
    /// Nobody may rely on what happens.
    Undefined,
}

/// What an exemplar does to a call in some versions of the library alone.
#[derive(Clone, Debug)]
pub struct ByVersion {
    /// Which versions.
    pub bound: Bound,
    /// What it does in them.
    pub standing: Standing,
}

/// What a call answers, as contracts say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Full enumerator names; more than one where either will do. `CUDA_SUCCESS` ends the checks.
    Codes(Vec<String>),
    /// Nobody may rely on it: recorded, never judged.
    Undefined,
    /// Success now, and this code from whoever waits for the work.
    Later(String),
}

/// Something a function can ask of the process and the thread.
#[derive(Clone, Debug)]
pub struct Need {
    /// As contracts write it, `context`.
    pub name: String,
    /// What is asked, in a sentence.
    pub doc: String,
    /// The answer of a call that lacks it.
    pub yields: Outcome,
    /// Needs that come with it and are checked before it.
    pub implies: Vec<String>,
    /// Every function of this API that answers with a code has it without saying so, and checks it before
    /// all else.
    pub every_function_of: Option<Api>,
    /// Where it is written.
    pub span: Span,
}

/// A state the planner puts a call in.
#[derive(Clone, Debug)]
pub struct State {
    /// Kebab case, `no-context`.
    pub name: String,
    /// What the process and the thread are like, in a sentence.
    pub doc: String,
    /// Needs that are not met in it, by name.
    pub fails: Vec<String>,
    /// Used only for functions that state one of these needs; for all if empty.
    pub only: Vec<String>,
    /// The code of the last call of the runtime that has failed on the thread, if one has. Used only for
    /// functions that return that.
    pub last_error: Option<String>,
    /// Whether nothing lives in it that the driver has made, so that no call is given any such thing.
    pub is_lifeless: bool,
    /// What `thread.x()` and the like answer in this state, when not zero.
    pub facts: Vec<String>,
    /// How many calls with another fault are tried in it.
    pub crossing: Crossing,
    /// The API whose functions alone this holds for; all are tried of the others'.
    pub crossing_of: Option<Api>,
    /// Cases in it run only when this danger is asked for.
    pub hazard: Option<String>,
    /// Where it is written.
    pub span: Span,
}

impl State {
    /// How many calls of a function of this API are tried in it with another fault.
    pub fn crossing(&self, api: Api) -> Crossing {
        match self.crossing_of {
            Some(only) if only != api => Crossing::All,
            _ => self.crossing,
        }
    }
}

/// How many calls with another fault are tried in a state, beside the plain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// One for each refused argument and each rule.
    All,
    /// One for a function, which shows whether the state is looked at first.
    Once,
    /// None.
    Never,
}

/// Something a condition may ask, `device.max_pitch()`.
#[derive(Clone, Debug)]
pub struct Question {
    /// `device`, `driver`, `thread`.
    pub object: String,
    /// `max_pitch`.
    pub name: String,
    /// What the answer is, with its unit.
    pub doc: String,
}
