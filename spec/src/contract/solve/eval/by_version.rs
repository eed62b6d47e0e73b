//! The effect of an argument, which may depend on the version of the library.

use super::{Call, Failure};
use crate::contract::grounds;
use crate::contract::model::{Bound, Outcome, Standing};
use crate::contract::solve::choice::Choice;
use crate::contract::solve::value::residual;
use cuspec_case as case;

/// The effect of an argument in some versions.
pub(super) struct Wrong<'c> {
    /// The versions.
    pub(super) failure: Failure,
    standing: &'c Standing,
    /// The releases that showed it, if the contract does not name them.
    bound: Option<&'c Bound>,
}

impl<'a> Call<'a> {
    /// Whether an argument is refused in any version.
    pub(super) fn wrong_with(&self, param: usize) -> Option<Failure> {
        let wrong = self.wrong(param);
        let is_always = wrong.len() == self.choice(param).by_version.len() + 1;
        let wheres = wrong.into_iter().map(|one| one.failure);
        wheres.reduce(|left, right| match is_always {
            true => Failure::Certain,
            false => left.or(right),
        })
    }

    /// Evaluates an argument, version by version.
    pub(super) fn wrong(&self, param: usize) -> Vec<Wrong<'a>> {
        let choice = self.choice(param);
        let mut out = Vec::new();
        if choice.by_version.is_empty() && choice.is_accepted() {
            return out;
        }
        let mut others: Option<case::Expr> = None;
        let not = |expr: case::Expr| case::Expr::Not(Box::new(expr));
        let both = |op: case::Op, left: case::Expr, right: case::Expr| {
            case::Expr::Binary(op, Box::new(left), Box::new(right))
        };
        for one in &choice.by_version {
            let condition = one.bound.condition(self.contract.api);
            let Some(here) = residual(self.eval(&condition)) else {
                continue;
            };
            let failure = Failure::Where(match others.clone() {
                Some(others) => both(case::Op::And, not(others), here.clone()),
                None => here.clone(),
            });
            others = Some(match others {
                Some(others) => both(case::Op::Or, others, here),
                None => here,
            });
            out.push(Wrong {
                failure,
                standing: &one.standing,
                bound: Some(&one.bound),
            });
        }
        out.push(Wrong {
            failure: others.map_or(Failure::Certain, |others| Failure::Where(not(others))),
            standing: &choice.standing,
            bound: None,
        });
        out.retain(|one| {
            *one.standing != Standing::Accepted
                && self.is_there(param)
                && !self.is_not_followed(param, choice, one.standing)
        });
        out
    }

    /// Converts it to a fault.
    pub(super) fn param_fault(&self, param: usize, wrong: &Wrong<'_>) -> Option<case::Fault> {
        let outcome = match wrong.standing {
            Standing::Accepted => return None,
            Standing::Refused(outcome) => outcome.clone(),
            Standing::Undefined => Outcome::Undefined,
        };
        let outcome = grounds::answer(self.names, self.contract.api, &outcome);
        let choice = self.choice(param);
        let basis = match wrong.bound {
            Some(bound) => self.grounds.by_version(bound, &outcome),
            None => self.grounds.exemplar(choice.is_unobserved, &outcome),
        };
        let name = self.contract.axis(param).name;
        let label = choice.represents.as_ref().unwrap_or(&choice.label);
        Some(case::Fault {
            rule: format!("{}/{name}.{label}", self.contract.function),
            when: None,
            outcome,
            basis: Some(basis),
        })
    }

    /// Whether an undefined handle is no fault of the call: an uninitialized driver
    /// refuses the call first and follows no handle, unless the contract
    /// declares the parameter itself undefined.
    fn is_not_followed(&self, param: usize, choice: &Choice, standing: &Standing) -> bool {
        let vocabulary = &self.contracts.vocabulary;
        let standings = &self.contract.axis(param).domain.standings;
        let is_said = |(name, standing): &(String, Standing)| {
            *name == choice.exemplar && *standing == Standing::Undefined
        };
        *standing == Standing::Undefined
            && !choice.is_null()
            && vocabulary.is_uninitialized(self.state)
            && vocabulary.checks_initialized(self.contract)
            && vocabulary[choice.domain].live
            && !standings.iter().any(is_said)
    }
}
