//! Results of cases that are known before the first case runs, because the runner made the same calls to
//! probe the library.

use std::collections::BTreeMap;

use cuspec_case::Api;

use crate::results::{CaseResult, Outcome};
use crate::worker::ipc::question::Question;
use crate::worker::ipc::{Description, find_missing};

use crate::suite::Suite;
use crate::suite::plan::Planned;

/// The result of such a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Charge {
    outcome: Outcome,
    /// How the process ended; `None` if it did not.
    ended: Option<String>,
    detail: String,
    /// The library that was called.
    api: Api,
}

/// The charges of a description, by the id of the case.
pub(super) fn of(description: &Description, has_driver: bool) -> BTreeMap<String, Charge> {
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
            api: Question::Context.api(has_driver),
        };
        charges.extend(
            Question::Context
                .case(has_driver)
                .map(|case| (case, charge)),
        );
    }
    for fatal in &description.fatal {
        let outcome = match fatal.ended.as_str() {
            "timeout" => Outcome::Timeout,
            _ => Outcome::Crash,
        };
        let asked = fatal.question.text(has_driver);
        let charge = Charge {
            outcome,
            ended: Some(fatal.ended.clone()),
            detail: format!("in {asked}, which is called before the first case"),
            api: fatal.question.api(has_driver),
        };
        charges.extend(fatal.question.case(has_driver).map(|case| (case, charge)));
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
