//! The interpreter: computes the faults of a call, as far as they can be decided before it is made.

mod by_version;
mod expression;
mod failure;

use super::choice::Choice;
use super::value::{Value, binary, residual};
use crate::contract::grounds::{self, Grounds};
use crate::contract::model::{
    Contract, Contracts, DomainArg, Ensure, HazardId, NeedId, Outcome, Role, State, Step, StepKind,
};
use crate::layout;
use crate::names::Names;
use cuspec_case as case;

pub(super) use failure::{Extent, Failure};

/// The code of a runtime of a newer major version than the driver.
const INSUFFICIENT_DRIVER: &str = "cudaErrorInsufficientDriver";

/// A possible call: a choice for every parameter, in a state.
#[derive(Clone, Copy)]
pub struct Call<'a> {
    /// Look-up of names in expressions.
    pub names: &'a Names<'a>,
    /// The vocabulary, and contracts that this one refers to.
    pub contracts: &'a Contracts,
    /// The contract of the function.
    pub contract: &'a Contract,
    /// One list per parameter.
    pub choices: &'a [Vec<Choice>],
    /// An index into each list.
    pub picked: &'a [usize],
    /// The state of the process and the thread.
    pub state: &'a State,
    /// The basis of its expectations.
    pub grounds: &'a Grounds<'a>,
    /// Whether it goes through the per-thread twin.
    pub is_per_thread: bool,
}

/// A fault of a call, and its step.
#[derive(Clone, Debug)]
pub struct Found {
    /// Index of the step in the contract.
    pub step: usize,
    /// The fault in the form of cases.
    pub fault: case::Fault,
    /// The hazard of its case.
    pub hazard: Option<HazardId>,
}

impl<'a> Call<'a> {
    /// Returns the choice for a parameter.
    pub fn choice(&self, param: usize) -> &'a Choice {
        &self.choices[param][self.picked[param]]
    }

    /// Returns every fault that is or may be present, in the order of checks.
    pub fn faults(&self) -> Vec<Found> {
        let steps = self.contract.steps.iter().enumerate();
        let found = steps.map(|(index, step)| self.found(index, step));
        found.flatten().collect()
    }

    /// Whether no step finds a fault, on every machine.
    pub fn has_no_fault(&self) -> bool {
        let mut steps = self.contract.steps.iter();
        steps.all(|step| self.failure(step).is_none())
    }

    /// Whether every fault is one on some machines only.
    pub fn is_sound_somewhere(&self) -> bool {
        let mut steps = self.contract.steps.iter();
        steps.all(|step| !matches!(self.failure(step), Some(Failure::Certain)))
    }

    /// The machines on which some steps find no fault: `None` if one of them certainly does.
    pub(super) fn soundness(&self, steps: &[usize]) -> Option<Extent> {
        let mut extent = Extent::Everywhere;
        for step in steps {
            match self.failure(&self.contract.steps[*step]) {
                Some(Failure::Certain) => return None,
                Some(Failure::Where(_)) => extent = Extent::Somewhere,
                None => {}
            }
        }
        Some(extent)
    }

    /// Whether the call fails the check of a step.
    pub(super) fn failure(&self, step: &Step) -> Option<Failure> {
        let failure = match &step.kind {
            StepKind::LastError => self.state.last_error.as_ref().map(|_| Failure::Certain)?,
            StepKind::Need(need) if self.state.fails.contains(need) => Failure::Certain,
            StepKind::Param(param) => self.wrong_with(*param)?,
            StepKind::Rule(rule) => {
                let guard = self.guard(step)?;
                return Some(guard.and(Failure::of(self.eval(&rule.condition))?));
            }
            StepKind::Need(_) | StepKind::Ensure(_) => return None,
        };
        Some(self.guard(step)?.and(failure))
    }

    /// The condition under which a step is made.
    fn guard(&self, step: &Step) -> Option<Failure> {
        let guard = step.guard.as_ref();
        Failure::of(guard.map_or(Value::Known(1), |guard| self.eval_guard(guard)))
    }

    /// Evaluates a step.
    pub(super) fn found(&self, index: usize, step: &Step) -> Vec<Found> {
        let StepKind::Param(param) = step.kind else {
            let fault = self
                .failure(step)
                .and_then(|failure| self.fault(step, failure));
            let Some((fault, hazard)) = fault else {
                return Vec::new();
            };
            let faults = match step.kind {
                StepKind::Need(need) => self.by_driver(need, fault),
                _ => vec![fault],
            };
            let found = faults.into_iter().map(|fault| Found {
                step: index,
                fault,
                hazard,
            });
            return found.collect();
        };
        let wrong = self.wrong(param);
        if wrong.is_empty() {
            return Vec::new();
        }
        let Some(guard) = self.guard(step) else {
            return Vec::new();
        };
        let wrong = wrong.into_iter().filter_map(|one| {
            let fault = self.param_fault(param, &one)?;
            let when = guard.clone().and(one.failure).when();
            Some(Found {
                step: index,
                fault: case::Fault { when, ..fault },
                hazard: None,
            })
        });
        wrong.collect()
    }

    /// Evaluates a need or a rule, with its hazard.
    fn fault(&self, step: &Step, failure: Failure) -> Option<(case::Fault, Option<HazardId>)> {
        let function = &self.contract.function;
        let (rule, outcome, hazard) = match &step.kind {
            StepKind::LastError => (
                format!("{function}/last-error"),
                Outcome::Codes(vec![self.state.last_error.clone()?]),
                None,
            ),
            StepKind::Need(need) => {
                let vocabulary = &self.contracts.vocabulary;
                let id = format!("{function}/{}", vocabulary[*need].name);
                let outcome = self.contract.outcome_without(vocabulary, *need);
                (id, outcome.clone(), None)
            }
            StepKind::Rule(rule) => (rule.id.clone(), rule.outcome.clone(), rule.hazard),
            StepKind::Param(_) | StepKind::Ensure(_) => return None,
        };
        let outcome = grounds::answer(self.names, self.contract.api, &outcome);
        // A need checked in some versions only has the basis of those versions.
        let bound = step.bounds.iter().find(|bound| !bound.on.is_empty());
        let basis = match (&step.kind, bound) {
            (StepKind::Need(_), Some(bound)) => Some(self.grounds.by_version(bound, &outcome)),
            _ => self.basis(&step.kind, &outcome),
        };
        let fault = case::Fault {
            rule,
            when: failure.when(),
            outcome,
            basis,
        };
        Some((fault, hazard))
    }

    /// Splits the fault of a need that has another outcome where the driver is older than the runtime.
    fn by_driver(&self, need: NeedId, fault: case::Fault) -> Vec<case::Fault> {
        let vocabulary = &self.contracts.vocabulary;
        let is_own = self.contract.yields.iter().any(|(of, _)| *of == need);
        if is_own || !vocabulary[need].is_refused_by_older_driver {
            return vec![fault];
        }
        let major = |api: case::Api| {
            let version = case::Expr::Query(format!("{}.version", api.word()));
            let thousand = case::Expr::Int(1000);
            case::Expr::Binary(case::Op::Div, Box::new(version), Box::new(thousand))
        };
        let is_older = case::Expr::Binary(
            case::Op::Gt,
            Box::new(major(case::Api::Runtime)),
            Box::new(major(case::Api::Driver)),
        );
        let with = |condition: case::Expr| match fault.when.clone() {
            Some(when) => case::Expr::Binary(case::Op::And, Box::new(when), Box::new(condition)),
            None => condition,
        };
        let outcome = case::Outcome::Codes(vec![INSUFFICIENT_DRIVER.to_owned()]);
        let on_older = case::Fault {
            when: Some(with(is_older.clone())),
            basis: Some(self.grounds.need(need, &outcome)),
            outcome,
            ..fault.clone()
        };
        let usual = case::Fault {
            when: Some(with(case::Expr::Not(Box::new(is_older)))),
            ..fault
        };
        vec![on_older, usual]
    }

    /// The basis of a step's answer.
    fn basis(&self, step: &StepKind, answer: &case::Outcome) -> Option<case::Basis> {
        let grounds = self.grounds;
        Some(match step {
            StepKind::LastError => grounds.last_error(answer),
            StepKind::Need(need) => grounds.need(*need, answer),
            StepKind::Rule(rule) => grounds.rule(rule),
            StepKind::Param(_) | StepKind::Ensure(_) => return None,
        })
    }

    /// Returns the postconditions; conditions of the machine become implications.
    pub fn ensures(&self) -> Vec<case::Ensure> {
        let steps = self.contract.steps.iter();
        steps.filter_map(|step| self.ensured(step)).collect()
    }

    /// Whether a postcondition applies.
    pub(super) fn has_ensure(&self, id: &str) -> bool {
        let mut steps = self.contract.steps.iter();
        steps.any(|step| match &step.kind {
            StepKind::Ensure(ensure) if ensure.id == id => self.ensured(step).is_some(),
            _ => false,
        })
    }

    /// Returns the postconditions of a step.
    pub(super) fn ensured(&self, step: &Step) -> Option<case::Ensure> {
        let StepKind::Ensure(ensure) = &step.kind else {
            return None;
        };
        let guard = step.guard.as_ref();
        let guard = guard.map_or(Value::Known(1), |guard| self.eval(guard));
        self.ensure(ensure, guard)
    }

    fn ensure(&self, ensure: &Ensure, guard: Value) -> Option<case::Ensure> {
        let applies = binary(case::Op::And, guard, self.eval(&ensure.condition));
        let holds = self.eval_after(&ensure.holds);
        let holds = match (applies, holds) {
            (Value::Known(0) | Value::Unknown, _) | (_, Value::Unknown) => return None,
            (Value::Known(_), Value::Known(value)) => case::Expr::Int(value),
            (Value::Known(_), Value::Machine(holds)) => holds,
            (Value::Machine(applies), holds) => case::Expr::Binary(
                case::Op::Or,
                Box::new(case::Expr::Not(Box::new(applies))),
                Box::new(residual(holds)?),
            ),
        };
        Some(case::Ensure {
            rule: ensure.id.clone(),
            holds,
            basis: Some(self.grounds.ensure(ensure)),
        })
    }

    /// Whether an axis exists in this call: a parameter always does, a field if its record
    /// exists and its union arm is selected.
    pub fn is_there(&self, axis: usize) -> bool {
        let Some(field) = self.contract.field(axis) else {
            return true;
        };
        let holder = self.choice(field.holder);
        let is_held = match holder.role {
            Role::Array => !holder.is_null() && self.array_len(holder) > 0,
            _ => !holder.is_null(),
        };
        let is_meant = || match &field.when {
            Some(when) => matches!(self.eval(when), Value::Known(value) if value != 0),
            None => true,
        };
        is_held && self.is_there(field.holder) && is_meant()
    }

    /// Number of elements of an array.
    pub fn array_len(&self, choice: &Choice) -> usize {
        let len = choice.numbers.iter().find(|(name, _)| name == "len");
        match len.map(|(_, len)| self.eval(len)) {
            Some(Value::Known(len)) => usize::try_from(len).unwrap_or(0),
            _ => 0,
        }
    }

    /// Size of the value in an out-parameter's place, and whether it is signed.
    pub fn place(&self, param: usize) -> Option<(u64, bool)> {
        let used = self.contract.axis(param).domain;
        let ty = match used.args.first()? {
            DomainArg::Type(ty) => ty.clone(),
            DomainArg::Tagged { table, by } => {
                let tag = match self.choice(*by).value.as_ref().map(|v| self.eval(v)) {
                    Some(Value::Known(tag)) => Some(tag),
                    _ => None,
                };
                self.row_type(table, tag?)?
            }
            _ => return None,
        };
        Some((
            layout::size_of(self.names, &ty)?,
            layout::is_signed(self.names, &ty),
        ))
    }

    /// The type that a table gives for an enumerator's value.
    pub fn row_type(&self, table: &str, tag: i128) -> Option<String> {
        let table = self.contracts.tables.iter().find(|t| t.name == table)?;
        let row = table
            .rows
            .iter()
            .find(|row| self.names.constant(&row.tag) == Some(tag))?;
        Some(row.ty.clone())
    }
}
