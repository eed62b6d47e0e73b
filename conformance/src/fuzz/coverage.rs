//! What sequences have covered.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::compare::is_judged;
use super::session::{Answers, Sequence, first_word};
use super::states::{State, states};

/// Functions, neighbours, codes and states in which a library has answered.
#[derive(Default)]
pub struct Coverage {
    functions: BTreeSet<String>,
    /// Functions that were called one after the other.
    pairs: BTreeSet<(String, String)>,
    /// Functions with the codes that they returned.
    codes: BTreeSet<(String, String)>,
    /// Functions with the states in which they were called.
    states: BTreeSet<(String, State)>,
    calls: usize,
    successes: usize,
    undefined: usize,
}

impl Coverage {
    /// Adds the answers `found` to a sequence. The states come from the answers of the judge, which the library
    /// under test cannot change.
    pub fn add(&mut self, sequence: &Sequence, expected: &Answers, found: &Answers) {
        let mut last: Option<&str> = None;
        let mut states = states(&sequence.steps, &expected.answers).into_iter();
        for (step, answer) in sequence.steps.iter().zip(&found.answers) {
            let state = states.next();
            if !is_judged(answer) {
                self.undefined += 1;
                continue;
            }
            let code = first_word(answer);
            let function = &step.function;
            self.calls += 1;
            self.successes += usize::from(code == step.api.success());
            self.functions.insert(function.clone());
            self.codes.insert((function.clone(), code.to_owned()));
            self.states
                .extend(state.map(|state| (function.clone(), state)));
            if let Some(last) = last {
                self.pairs.insert((last.to_owned(), function.clone()));
            }
            last = Some(function);
        }
    }

    pub fn to_text(&self) -> String {
        format!(
            "{} calls of {} functions, {} of them successful; {} pairs of functions, {} codes of functions, {} states of \
             functions; {} steps not called or undefined\n",
            self.calls,
            self.functions.len(),
            self.successes,
            self.pairs.len(),
            self.codes.len(),
            self.states.len(),
            self.undefined,
        )
    }

    pub fn to_json(&self) -> Value {
        json!({
            "calls": self.calls,
            "functions": self.functions.len(),
            "successes": self.successes,
            "pairs": self.pairs.len(),
            "codes": self.codes.len(),
            "states": self.states.len(),
            "not_called": self.undefined,
        })
    }
}
