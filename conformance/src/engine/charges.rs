//! Cases that have come out before any was run: the runner has asked the library the same, to find
//! out what it is.

use std::collections::BTreeMap;

use cuspec_case::Api;

use crate::results::{CaseResult, Outcome};
use crate::worker::ipc::question::Question;
use crate::worker::ipc::{Description, find_missing};

use crate::suite::Suite;
use crate::suite::plan::Planned;

/// What came of such a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Charge {
    outcome: Outcome,
    /// How the process ended, if it did.
    ended: Option<String>,
    detail: String,
    /// Which library was asked.
    api: Api,
}

/// The cases, by their ids.
pub(super) fn of(description: &Description) -> BTreeMap<String, Charge> {
    let mut charges = BTreeMap::new();
    if let Some(reason) = &description.no_context {
        let outcome = match find_missing(reason) {
            Some(_) => Outcome::Missing,
            None => Outcome::Fail,
        };
        let charge = Charge {
            outcome,
            ended: None,
            detail: reason.clone(),
            api: Question::Context.api(),
        };
        charges.insert(Question::Context.case(), charge);
    }
    for deadly in &description.deadly {
        let outcome = match deadly.ended.as_str() {
            "timeout" => Outcome::Timeout,
            _ => Outcome::Crash,
        };
        let asked = deadly.question.text();
        let charge = Charge {
            outcome,
            ended: Some(deadly.ended.clone()),
            detail: format!("in {asked}, which is asked before the first case"),
            api: deadly.question.api(),
        };
        charges.insert(deadly.question.case(), charge);
    }
    charges
}

impl Charge {
    pub(super) fn result(&self, suite: &Suite, planned: &Planned) -> CaseResult {
        CaseResult {
            ended: self.ended.clone(),
            expected: Some(suite.show_code(self.api, 0)),
            ..CaseResult::without_call(planned, self.outcome, &self.detail)
        }
    }
}
