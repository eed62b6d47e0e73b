//! What sequences have covered.

use std::collections::BTreeSet;

use super::compare::is_judged;
use super::session::{Answers, Sequence};

/// Functions, neighbours and codes that a library has answered.
#[derive(Default)]
pub struct Coverage {
    functions: BTreeSet<String>,
    /// Functions that were called one after the other.
    pairs: BTreeSet<(String, String)>,
    /// Functions with the codes that they returned.
    codes: BTreeSet<(String, String)>,
    calls: usize,
    successes: usize,
    undefined: usize,
}

impl Coverage {
    pub fn add(&mut self, sequence: &Sequence, answers: &Answers) {
        let mut last: Option<&str> = None;
        for (step, answer) in sequence.steps.iter().zip(&answers.answers) {
            let code = answer.split(' ').next().unwrap_or_default();
            if !is_judged(answer) {
                self.undefined += 1;
                continue;
            }
            self.calls += 1;
            self.successes += usize::from(code == step.api.success());
            self.functions.insert(step.function.clone());
            self.codes.insert((step.function.clone(), code.to_owned()));
            if let Some(last) = last {
                self.pairs.insert((last.to_owned(), step.function.clone()));
            }
            last = Some(&step.function);
        }
    }

    pub fn to_text(&self) -> String {
        format!(
            "{} calls of {} functions, {} of them successful; {} pairs of functions, {} codes of functions; {} steps \
             not called or undefined\n",
            self.calls,
            self.functions.len(),
            self.successes,
            self.pairs.len(),
            self.codes.len(),
            self.undefined,
        )
    }
}
