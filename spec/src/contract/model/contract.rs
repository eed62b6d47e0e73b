//! The contract of a function.

use super::{
    Axis, Copy, Ensure, Field, HazardId, NeedId, Outcome, Param, ParamEffect, Rule, SettingId,
    SourceRead, Step, StepKind, Vocabulary, Wait,
};
use crate::span::Span;
use cuspec_case::Api;

/// The contract of a function: preconditions, answers and effects.
#[derive(Clone, Debug)]
pub struct Contract {
    /// The library that exports the function.
    pub api: Api,
    /// The symbol, `cuMemAlloc_v2`.
    pub function: String,
    /// The file's stem below the folder of its API.
    pub file: String,
    /// A summary, in a sentence, for pages, bindings and the glue.
    pub doc: String,
    /// Needs of the process and the thread.
    pub needs: Vec<NeedId>,
    /// Needs that one would expect but that a driver does not check.
    pub tolerates: Vec<NeedId>,
    /// Outcomes of needs that differ from those of the vocabulary.
    pub yields: Vec<(NeedId, Outcome)>,
    /// Whether the order of the checks is known.
    pub order: Order,
    /// Needs whose place in the order is unknown.
    pub unordered: Vec<NeedId>,
    /// The parameter whose stream the call joins.
    pub stream_ordered: Option<String>,
    /// One for each declared parameter, in the same order.
    pub params: Vec<Param>,
    /// Fields of the records that parameters are or point to, numbered after the parameters.
    pub fields: Vec<Field>,
    /// The return value, if it is no code.
    pub returns: Option<Returned>,
    /// Whether it returns the last error of the thread.
    pub returns_last_error: bool,
    /// Steps in the order of checks, including implied ones.
    pub steps: Vec<Step>,
    /// Documented codes that no case can reach, with reasons.
    pub unreachable: Vec<(String, String)>,
    /// Documented codes that a driver does not return although a case provokes them, with the actual
    /// behaviour.
    pub contradicted: Vec<(String, String)>,
    /// Codes whose provocation is unsafe, with reasons.
    pub not_safe: Vec<(String, String)>,
    /// The hazard of all cases of the function.
    pub hazard: Option<HazardId>,
    /// The contract whose rules it shares.
    pub same_rules: Option<String>,
    /// The driver's function behind one of the runtime.
    pub counterpart: Option<Counterpart>,
    /// Settings that a successful call changes.
    pub changes: Vec<SettingId>,
    /// Whether the effect of a successful call outlasts the case.
    pub is_lasting: bool,
    /// Whether it uses the contexts or captures of the calling thread, or may leave work in
    /// its stream.
    pub has_own_thread: bool,
    /// When a successful call returns; the first statement that applies to a call counts.
    pub waits: Vec<Wait>,
    /// The ends of its copy, if it copies memory between two addresses.
    pub copies: Option<Copy>,
    /// When it reads the source of the copy; the first statement that applies to a call counts.
    pub reads: Vec<SourceRead>,
    /// The reason why the effect of a successful call is not observable, if so.
    pub no_visible_effect: Option<String>,
    /// Releases that showed statements without a rule: success, and the effect of needs and
    /// parameters.
    pub on: Vec<String>,
    /// Exceptions from these.
    pub unobserved: Vec<Unobserved>,
    /// Its position.
    pub span: Span,
}

/// The driver's function that a function of the runtime calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterpart {
    /// The symbol.
    pub function: String,
    /// Its arguments, in the order of its parameters.
    pub args: Vec<Given>,
}

/// The source of an argument of the driver's function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// The index of a parameter.
    Param(usize),
    /// The axis of a field in a record that is passed by value.
    Field(usize),
    /// A constant.
    Number(i128),
}

/// A statement that the contract's releases did not show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unobserved {
    /// The success of the plain call.
    Success,
    /// The effect of a need.
    Need(NeedId),
    /// A rule or a postcondition of the driver's contract, by the end of its id.
    Derived(String),
}

/// A value that a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Returned {
    /// Bytes.
    pub size: u64,
    /// Whether the number is signed.
    pub is_signed: bool,
}

/// Knowledge of the order in which a function checks its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Observed: of two faults the first one in the contract decides.
    Observed,
    /// The first checks were observed, and the body begins with them. Of several later faults
    /// any may decide.
    Partial,
    /// Unknown: of several faults any may decide.
    Unknown,
}

impl Contract {
    /// Returns whether a need is checked before all parameters.
    pub fn checks_before_params(&self, need: NeedId) -> bool {
        let is_first =
            |step: &Step| step.need() == Some(need) || matches!(step.kind, StepKind::Param(_));
        let first = self.steps.iter().find(|step| is_first(step));
        first.is_some_and(|step| step.need() == Some(need))
    }

    /// Returns the outcome of a call without a need.
    pub fn outcome_without<'c>(&'c self, vocabulary: &'c Vocabulary, need: NeedId) -> &'c Outcome {
        // A function that refers to another one may state an outcome again.
        let own = self.yields.iter().rfind(|(of, _)| *of == need);
        own.map_or(&vocabulary[need].yields, |(_, outcome)| outcome)
    }

    /// Number of leading steps with a known order, if the rest is unknown.
    pub fn known_first(&self) -> usize {
        let steps = self.steps.iter();
        steps.take_while(|step| step.is_known_first).count()
    }

    /// Number of parameters and fields.
    pub fn axes(&self) -> usize {
        self.params.len() + self.fields.len()
    }

    /// Returns a parameter, or the field numbered after the parameters.
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

    /// Returns the field of this number, unless it is a parameter.
    pub fn field(&self, index: usize) -> Option<&Field> {
        self.fields.get(index.checked_sub(self.params.len())?)
    }

    /// Returns the fields of the record that an axis holds, with their numbers.
    pub fn fields_of(&self, holder: usize) -> impl Iterator<Item = (usize, &Field)> {
        let fields = self.fields.iter().enumerate();
        let first = self.params.len();
        fields
            .filter(move |(_, field)| field.holder == holder)
            .map(move |(index, field)| (first + index, field))
    }

    /// Returns the parameter that an axis belongs to.
    pub fn root(&self, index: usize) -> usize {
        match self.field(index) {
            Some(field) => self.root(field.holder),
            None => index,
        }
    }

    /// Whether a field lies in the record of an axis, at any depth.
    pub fn is_behind(&self, field: usize, axis: usize) -> bool {
        let field = self.field(field);
        field.is_some_and(|field| field.holder == axis || self.is_behind(field.holder, axis))
    }

    /// Whether the function checks a need.
    pub fn checks_need(&self, need: NeedId) -> bool {
        self.steps.iter().any(|step| step.need() == Some(need))
    }

    /// Whether the library itself checks a need, not the driver below it.
    pub fn checks_need_itself(&self, need: NeedId) -> bool {
        let mut own = self.steps.iter().filter(|step| !step.is_derived);
        own.any(|step| step.need() == Some(need))
    }

    /// Returns the rules of the body with the indices of their steps.
    pub fn rules_by_step(&self) -> impl Iterator<Item = (usize, &Rule)> {
        self.steps
            .iter()
            .enumerate()
            .filter_map(|(index, step)| match &step.kind {
                StepKind::Rule(rule) => Some((index, rule)),
                _ => None,
            })
    }

    /// Returns the rules of the body, in the order of checks.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.steps.iter().filter_map(|step| match &step.kind {
            StepKind::Rule(rule) => Some(rule),
            _ => None,
        })
    }

    /// Returns the postconditions, in the order of the body.
    pub fn ensures(&self) -> impl Iterator<Item = &Ensure> {
        self.steps.iter().filter_map(|step| match &step.kind {
            StepKind::Ensure(ensure) => Some(ensure),
            _ => None,
        })
    }

    /// Returns every effect with the index of its parameter.
    pub fn effects(&self) -> impl Iterator<Item = (usize, &ParamEffect)> {
        let params = self.params.iter().enumerate();
        params.flat_map(|(index, param)| param.effects.iter().map(move |effect| (index, effect)))
    }
}
