//! States of the process and the thread, and what functions need of them.

use super::{HazardId, NeedId, Outcome, QuestionId};
use crate::span::Span;
use cuspec_case::Api;

/// The needs with a meaning of their own; `None` for one that the vocabulary lacks.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpecialNeeds {
    /// `initialized`, without which no handle can exist.
    pub initialized: Option<NeedId>,
    /// `context`, which the runner meets for scenarios.
    pub context: Option<NeedId>,
    /// `live_context`, which a destroyed context violates.
    pub live_context: Option<NeedId>,
    /// `intact_context`, its form for functions that need no context.
    pub intact_context: Option<NeedId>,
    /// `usable_context`, its form for functions of the runtime.
    pub usable_context: Option<NeedId>,
    /// `no_capture`, which captures of some modes violate.
    pub no_capture: Option<NeedId>,
    /// `sound_context`, which fails after the fault of a kernel.
    pub sound_context: Option<NeedId>,
    /// `runtime`, of functions that set the runtime up.
    pub runtime: Option<NeedId>,
    /// `outside_callback`, which fails inside a host function.
    pub outside_callback: Option<NeedId>,
}

/// A precondition on the process and the thread.
#[derive(Clone, Debug)]
pub struct Need {
    /// The name in contracts, `context`.
    pub name: String,
    /// The precondition, in a sentence.
    pub doc: String,
    /// The outcome of a call without it.
    pub yields: Outcome,
    /// Whether the runtime also lacks it where it is of a newer major version than the driver; the code says so.
    pub is_refused_by_older_driver: bool,
    /// Needs that it implies and that are checked before it.
    pub implies: Vec<NeedId>,
    /// Whether each contract has to state this need or to tolerate its absence. A body may check it under a
    /// condition.
    pub is_stated: bool,
    /// The need of which it is another form: a contract states only one of them.
    pub form_of: Option<NeedId>,
    /// Needs that a driver checks together with it: the first one of these that a contract places comes directly
    /// before this one.
    pub beside: Vec<NeedId>,
    /// Needs that are checked after it, unless a contract places it.
    pub before: Vec<NeedId>,
    /// The need whose check meets this one, for a function that has both.
    pub met_by: Option<NeedId>,
    /// Whether a scenario may have it: the runner meets it.
    pub is_for_scenarios: bool,
    /// Every function of this API that answers with a code has it implicitly, and checks it before
    /// all else.
    pub every_function_of: Option<Api>,
    /// Its position.
    pub span: Span,
}

impl Need {
    /// Whether it holds in a process that has not initialized the driver: it excludes states that such a process
    /// cannot be in.
    pub fn holds_without_driver(&self) -> bool {
        self.is_stated && self.implies.is_empty()
    }
}

/// A class of functions that need the same of the process and the thread, and tolerate the same.
#[derive(Clone, Debug)]
pub struct Class {
    /// The name in contracts, `context_state`.
    pub name: String,
    /// The functions of the class, in a sentence.
    pub doc: String,
    /// Needs of each of its functions.
    pub needs: Vec<NeedId>,
    /// Needs whose absence each of its functions tolerates.
    pub tolerates: Vec<NeedId>,
    /// Its position.
    pub span: Span,
}

/// A state in which the planner runs a call.
#[derive(Clone, Debug)]
pub struct State {
    /// The name in kebab case, `no-context`.
    pub name: String,
    /// The state of the process and the thread, in a sentence.
    pub doc: String,
    /// Needs that fail in it.
    pub fails: Vec<NeedId>,
    /// Restricts it to functions with one of these needs; all functions if empty.
    pub only: Vec<NeedId>,
    /// Whether functions that tolerate the absence of these needs are left out.
    pub is_strict: bool,
    /// The code of the last failed runtime call on the thread, if any. Used only for functions that return
    /// the last error.
    pub last_error: Option<String>,
    /// Whether only the survey of states uses it.
    pub is_unplanned: bool,
    /// Whether it is restricted to functions that `only` names and to those that ask one of its facts.
    pub is_asked: bool,
    /// Whether no object of the driver exists in it, so that calls get none as arguments.
    pub is_lifeless: bool,
    /// Queries about the thread and the process that are true in this state.
    pub facts: Vec<QuestionId>,
    /// Number of calls with a second fault that run in it.
    pub crossing: Crossing,
    /// The only API for which `crossing` holds; for other APIs all combinations run.
    pub crossing_of: Option<Api>,
    /// The hazard for which its cases have to be selected.
    pub hazard: Option<HazardId>,
    /// Its position.
    pub span: Span,
}

impl State {
    /// Returns how many calls of a function of this API run in it with a second fault.
    pub fn crossing(&self, api: Api) -> Crossing {
        match self.crossing_of {
            Some(only) if only != api => Crossing::All,
            _ => self.crossing,
        }
    }
}

/// The number of calls with a second fault that run in a state, besides the plain call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// One for each refused argument and each rule.
    All,
    /// One per function, which shows whether the state is checked first.
    Once,
    /// None.
    Never,
}
