//! The vocabulary of contracts: domains, needs, states, queries.

use super::{
    Bound, Class, Contract, DomainId, Expr, HazardId, Need, NeedId, ResourceId, SettingId,
    SpecialNeeds, State, StateId,
};
use crate::span::Span;
use cuspec_case::Api;

/// The closed lists of `spec/vocabulary/`.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// The possible kinds of arguments.
    pub domains: Vec<Domain>,
    /// The domains with a treatment of their own.
    pub special: SpecialDomains,
    /// Preconditions on the process and the thread.
    pub needs: Vec<Need>,
    /// The needs with a meaning of their own.
    pub special_needs: SpecialNeeds,
    /// Classes of functions that need and tolerate the same.
    pub classes: Vec<Class>,
    /// States in which the planner runs calls.
    pub states: Vec<State>,
    /// The first state in which the driver is not initialized; `None` if the vocabulary lacks one.
    pub uninitialized: Option<StateId>,
    /// Queries in conditions.
    pub questions: Vec<Question>,
    /// Dangers to other users of the machine.
    pub hazards: Vec<Hazard>,
    /// Functions that some drivers lack.
    pub absences: Vec<Absence>,
    /// Releases of libraries with observations.
    pub releases: Vec<Release>,
    /// Resources that calls create or acquire.
    pub resources: Vec<Resource>,
    /// Settings that calls change.
    pub settings: Vec<Setting>,
    /// The setting `LastError`, the last error of the thread; `None` if the vocabulary lacks it.
    pub last_error: Option<SettingId>,
}

impl Vocabulary {
    /// Returns the names of needs.
    pub fn need_names(&self, needs: &[NeedId]) -> Vec<&str> {
        needs.iter().map(|need| self[*need].name.as_str()).collect()
    }

    /// Returns the resource of an exemplar of a domain: the one that the exemplar names, the one with the name of the
    /// domain, or the first one with the C type of the domain.
    pub fn resource_of(&self, domain: &Domain, exemplar: &Exemplar) -> Option<ResourceId> {
        let c_type = domain.c_type.as_deref();
        let first = |fits: &dyn Fn(&Resource) -> bool| {
            let mut resources = ResourceId::all(self);
            resources.find_map(|(id, resource)| fits(resource).then_some(id))
        };
        let named = || first(&|resource| resource.name == domain.name);
        let of_type =
            || first(&|resource| c_type.is_some() && resource.c_type.as_deref() == c_type);
        exemplar.resource.or_else(named).or_else(of_type)
    }

    /// Returns whether a contract checks that the driver is initialized.
    pub fn checks_initialized(&self, contract: &Contract) -> bool {
        let need = self.special_needs.initialized;
        need.is_some_and(|need| contract.checks_need(need))
    }

    /// Returns whether the driver is not initialized in a state.
    pub fn is_uninitialized(&self, state: &State) -> bool {
        let need = self.special_needs.initialized;
        need.is_some_and(|need| state.fails.contains(&need))
    }

    /// Returns the name of the state of a call that needs a context, or of one that needs nothing.
    pub fn state_name(&self, has_context: bool) -> &str {
        let state = match has_context {
            true => Some(StateId::READY),
            false => self.uninitialized,
        };
        state.map_or("", |id| &self[id].name)
    }

    /// Returns the hazard that covers each function of a header's group.
    pub fn hazard_of(&self, group: &str) -> Option<&Hazard> {
        let mut hazards = self.hazards.iter();
        hazards.find(|hazard| hazard.groups.iter().any(|g| g == group))
    }

    /// Returns the name of a hazard, if there is one.
    pub fn hazard_name(&self, hazard: Option<HazardId>) -> Option<&str> {
        hazard.map(|id| self[id].name.as_str())
    }

    /// Returns whether a successful call changes the last error of the thread.
    pub fn changes_last_error(&self, contract: &Contract) -> bool {
        let setting = self.last_error;
        setting.is_some_and(|setting| contract.changes.contains(&setting))
    }
}

/// A release of a library, and the version that it reports.
#[derive(Clone, Debug)]
pub struct Release {
    /// The library.
    pub api: Api,
    /// The name of the release, `580.159.04`.
    pub name: String,
    /// The version number, 13000 for 13.0.
    pub version: u32,
}

/// A resource that a call creates or acquires, and that has to be released.
#[derive(Clone, Debug)]
pub struct Resource {
    /// The declared name, `MemPool`.
    pub name: String,
    /// Its meaning, in a sentence.
    pub doc: String,
    /// The C type of its handle, if it has one. Several resources may share a type.
    pub c_type: Option<String>,
    /// The resource that it can replace: a call that takes the other also takes this.
    pub extends: Option<ResourceId>,
    /// The function that destroys the resource. It takes the resource, places for results, and numbers that
    /// are plain or that each function that creates the resource takes under the same name.
    pub ended_by: String,
    /// Whether it is reference-counted, with one release per acquisition.
    pub is_counted: bool,
    /// Whether no call can wait for a context while the resource exists.
    pub is_ended_before_waiting: bool,
    /// Codes of calls that invalidate a resource that belongs to an argument.
    pub spoiled_by: Vec<String>,
    /// Its position.
    pub span: Span,
}

/// A setting that a call may change.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The declared name, `ContextStack`.
    pub name: String,
    /// Its meaning, in a sentence.
    pub doc: String,
    /// The scope of a change.
    pub reach: Reach,
    /// The calls that save and restore it.
    pub put_back: Option<PutBack>,
    /// Its position.
    pub span: Span,
}

/// The calls that save and restore a setting.
#[derive(Clone, Debug)]
pub struct PutBack {
    /// Its words at output parameters name the saved values; the others name parameters of the call.
    pub read: Access,
    /// Its words are saved values or parameters of the call.
    pub write: Access,
    /// Its position.
    pub span: Span,
}

/// A call on a setting: `cuCtxSetLimit(limit, value)`.
#[derive(Clone, Debug)]
pub struct Access {
    /// The symbol.
    pub function: String,
    /// One word per parameter.
    pub words: Vec<Word>,
}

/// An argument: `flags & !CU_CTX_MAP_HOST`.
#[derive(Clone, Debug)]
pub struct Word {
    /// The name, or `_` for an output that is ignored.
    pub name: String,
    /// Bits to clear.
    pub less: u64,
}

/// The scope of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The calling thread.
    Thread,
    /// The whole process, including later calls.
    Process,
}

/// Functions that the headers declare but some drivers lack.
#[derive(Clone, Debug)]
pub struct Absence {
    /// The reason why a driver may lack them.
    pub doc: String,
    /// Their symbols.
    pub functions: Vec<String>,
    /// The condition under which a driver has them.
    pub gate: Option<Expr>,
}

/// A danger to other users of the machine. Its cases run only if they are selected by name.
#[derive(Clone, Debug)]
pub struct Hazard {
    /// The name in kebab case.
    pub name: String,
    /// The damage to others.
    pub doc: String,
    /// Header groups that it covers entirely.
    pub groups: Vec<String>,
}

/// Domains with a treatment of their own; `None` if a vocabulary lacks one.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpecialDomains {
    /// `Address`: device memory and host memory.
    pub address: Option<DomainId>,
    /// `Any`: any value, also of a parameter with a mistake.
    pub any: Option<DomainId>,
    /// `Out`: room for one result.
    pub out: Option<DomainId>,
    /// `OutSlice`: room for several results.
    pub out_slice: Option<DomainId>,
    /// `OutText`: room for a text.
    pub out_text: Option<DomainId>,
}

/// A kind of parameter, with exemplars that represent its values.
#[derive(Clone, Debug)]
pub struct Domain {
    /// The name in contracts, `Address`.
    pub name: String,
    /// The meaning of its values, in a sentence.
    pub doc: String,
    /// The C type of its values, if there is only one.
    pub c_type: Option<String>,
    /// Whether an exemplar without a value exists only in an initialized driver.
    pub live: bool,
    /// The way in which a value is passed.
    pub role: Role,
    /// Whether a successful call may replace the value behind the pointer.
    pub is_replaced: bool,
    /// Resources that belong to a value but are not the value: a stream's capture.
    pub carries: Vec<ResourceId>,
    /// The parameters between its angle brackets.
    pub params: Vec<DomainParam>,
    /// The exemplars of its values; the plain case uses the first accepted one.
    pub exemplars: Vec<Exemplar>,
    /// Its position.
    pub span: Span,
}

impl Domain {
    /// Returns the number that the plain case passes, if it is known without a driver: that of the first
    /// accepted exemplar.
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

    /// Returns whether only the library can map a value to its exemplar.
    pub fn has_identity(&self) -> bool {
        let is_told =
            |value: &Option<ExemplarValue>| matches!(value, None | Some(ExemplarValue::Text(_)));
        let mut exemplars = self.exemplars.iter();
        self.role == Role::Value && exemplars.any(|exemplar| is_told(&exemplar.value))
    }
}

/// The way in which a value of the domain is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// By value.
    Value,
    /// A pointer to memory for one result.
    Place,
    /// A pointer to one value.
    Pointer,
    /// A pointer to elements.
    Array,
    /// A structure whose fields are the exemplar's numbers.
    Record,
}

/// A parameter of a domain.
#[derive(Clone, Debug)]
pub struct DomainParam {
    /// The name in the domain's expressions.
    pub name: String,
    /// Whether a contract may omit it.
    pub is_optional: bool,
}

/// A value, or a kind of value, that represents all similar values.
#[derive(Clone, Debug)]
pub struct Exemplar {
    /// The declared name, `ManagedInterior`.
    pub name: String,
    /// The meaning of such a value, in a sentence.
    pub doc: String,
    /// Its effect on a call unless the contract overrides it.
    pub standing: Standing,
    /// Its effect in some versions only; the first matching one counts.
    pub by_version: Vec<ByVersion>,
    /// Predicates that are true for it, besides its own name.
    pub is: Vec<String>,
    /// The predicates among these, and its own name, that have a meaning of their own.
    pub special: SpecialPredicates,
    /// Whether all elements of such an array are the same.
    pub is_repeated: bool,
    /// Numbers that conditions may query: `remaining`, `allocation_size`.
    pub numbers: Vec<(String, Expr)>,
    /// Conditions under which it exists; all must hold.
    pub gates: Vec<Gate>,
    /// The exemplar whose standing it shares unless it is named itself.
    pub like: Option<String>,
    /// The resource of such a value, if values of the domain belong to several resources.
    pub resource: Option<ResourceId>,
    /// The exemplar that replaces it in calls of the per-thread variant of a symbol.
    pub in_twin: Option<String>,
    /// The number to pass; `None` if the worker creates an object.
    pub value: Option<ExemplarValue>,
    /// The condition for live values to count as this exemplar; `None` means only a value equal to `value`.
    pub when: Option<Expr>,
    /// Whether a case with it uses state of the calling thread, so that it gets a thread of its own.
    pub has_own_thread: bool,
    /// Whether the worker creates it without an initialized driver, although its domain is live.
    pub is_made_without_driver: bool,
    /// Its position.
    pub span: Span,
}

/// Predicates of an exemplar with a meaning of their own.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpecialPredicates {
    /// `null`: a null pointer, or a null handle.
    pub is_null: bool,
    /// `empty`: an array without elements.
    pub is_empty: bool,
    /// `capturing`: a handle in a capture, which belongs to the thread.
    pub is_capturing: bool,
}

/// A requirement on the machine for an exemplar to exist.
#[derive(Clone, Debug)]
pub struct Gate {
    /// Applies only if the exemplar is passed as this C type.
    pub c_type: Option<String>,
    /// The condition under which it exists.
    pub holds: Expr,
}

/// The value of an exemplar.
#[derive(Clone, Debug)]
pub enum ExemplarValue {
    /// A number.
    Expr(Expr),
    /// A string that ends in NUL.
    Text(String),
    /// One exemplar for each enumerator.
    Each,
    /// A value between two enumerators that is neither.
    Gap,
    /// One exemplar for each undefined value next to an enumerator, if an enumerator follows beyond the gap.
    Gaps,
    /// The smallest enumerator minus one.
    Below,
    /// The greatest enumerator plus one.
    Above,
    /// The name of a bound, `.._MAX`, which is no value of the enumeration.
    Bound,
    /// A value above all enumerators.
    Beyond,
    /// Only the highest bit of the parameter's type.
    TopBit,
    /// All bits of the parameter's type.
    AllOnes,
    /// The first bit above those of the enumerators.
    UnknownBit,
    /// The first unused bit below the greatest enumerator.
    GapBit,
    /// One exemplar for each bit that no enumerator has.
    OtherBits,
    /// The union of all enumerators.
    All,
    /// The union of two enumerators under the mask.
    Mixed,
    /// One exemplar for each enumerator under the mask.
    Within,
    /// One exemplar for each enumerator with bits outside the mask.
    Beside,
}

/// The effect of an exemplar on a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The value is valid.
    Accepted,
    /// The call fails with this outcome.
    Refused(Outcome),
    /// The behaviour is undefined.
    Undefined,
}

/// The effect of an exemplar on a call in some versions of the library only.
#[derive(Clone, Debug)]
pub struct ByVersion {
    /// The versions.
    pub bound: Bound,
    /// The effect in these versions.
    pub standing: Standing,
}

/// The outcome of a call, as contracts declare it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Full enumerator names; several if any of them is valid. `CUDA_SUCCESS` ends the checks.
    Codes(Vec<String>),
    /// Undefined behaviour: recorded, never judged.
    Undefined,
    /// Success now, and this code from the call that waits for the work.
    Later(String),
}

/// A query in conditions, `device.max_pitch()`.
#[derive(Clone, Debug)]
pub struct Question {
    /// `device`, `driver`, `thread`.
    pub object: String,
    /// `max_pitch`.
    pub name: String,
    /// The meaning of the answer, with its unit.
    pub doc: String,
    /// The source of the answer.
    pub answered_by: AnsweredBy,
    /// The answer after the runtime has set up a context, if that decides it.
    pub once_set_up: Option<bool>,
}

/// The source of the answer to a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnsweredBy {
    /// The state of the process and the thread.
    State,
    /// The symbol that is called.
    Symbol,
    /// The machine and the library.
    Machine,
}
