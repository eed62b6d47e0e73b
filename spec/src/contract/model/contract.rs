//! What one function demands and returns.

use super::{Axis, Ensure, Field, Param, ParamEffect, Rule, Step, StepKind};
use crate::span::Span;
use cuspec_case::Api;

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
    /// A driver has shown what comes first, which the body begins with. Of several faults that come later
    /// any may decide.
    Partial,
    /// Of several faults any may decide.
    Unknown,
}

impl Contract {
    /// How many steps at the beginning are known to come first, where the rest of the order is unknown.
    pub fn known_first(&self) -> usize {
        let steps = self.steps.iter();
        steps.take_while(|step| step.is_known_first).count()
    }

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
