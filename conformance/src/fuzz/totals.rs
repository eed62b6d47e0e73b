//! The result of a comparison of many sequences.

use std::collections::BTreeMap;

use super::compare::{Agreement, is_judged};
use super::coverage::Coverage;
use super::session::{Answers, Sequence};

/// Counts of sequences and answers, and the differences by kind.
#[derive(Default)]
pub struct Totals {
    pub(super) coverage: Coverage,
    /// Sequences that the judge has answered, in part at least.
    pub(super) sequences: usize,
    /// Sequences without an answer of the judge, which are not compared.
    pub(super) without_answers: usize,
    pub(super) to_their_end: usize,
    /// Number of answers that agree.
    pub(super) agreed: usize,
    /// The seeds of sequences by the end of the judge's process, and the function that it ended in.
    pub(super) ended_judge: BTreeMap<(String, String), Vec<u64>>,
    /// The seeds of sequences by the first difference.
    pub(super) differences: BTreeMap<Difference, Vec<u64>>,
    /// Some differences with their explanations, in the order in which they were found.
    pub(super) explanations: Vec<(Difference, Explanation)>,
}

/// A kind of difference: two answers to a call.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    pub function: String,
    /// The answer of the judge.
    pub expected: String,
    /// The answer of the library under test, or how its process ended.
    pub found: String,
}

/// A sequence that shows a difference.
pub enum Explanation {
    /// The shortest sequence found, as a scenario and as a C program.
    Shrunk { scenario: String, program: String },
    /// The calls up to the difference.
    Calls(String),
}

impl Totals {
    /// Adds the answers to a sequence. Returns the difference if it is the first of its kind.
    pub fn add(
        &mut self,
        sequence: &Sequence,
        expected: &Answers,
        found: &Answers,
        agreement: &Agreement,
    ) -> Option<Difference> {
        if !expected.answers.iter().any(|answer| is_judged(answer)) {
            self.without_answers += 1;
            return None;
        }
        self.sequences += 1;
        self.coverage.add(sequence, expected, found);
        let function = |step: usize| {
            let step = sequence.steps.get(step);
            step.map_or("?", |step| step.function.as_str()).to_owned()
        };
        if let Some(ended) = &expected.ended {
            let how = (ended.clone(), function(expected.answers.len()));
            self.ended_judge.entry(how).or_default().push(sequence.seed);
        }
        self.agreed += agreement.agreed;
        let Some(step) = agreement.difference else {
            self.to_their_end += 1;
            return None;
        };
        let ended = found.ended.as_ref();
        let difference = Difference {
            function: function(step),
            expected: expected.answers.get(step).cloned().unwrap_or_default(),
            found: found
                .answers
                .get(step)
                .or(ended)
                .cloned()
                .unwrap_or_default(),
        };
        let seeds = self.differences.entry(difference.clone()).or_default();
        seeds.push(sequence.seed);
        (seeds.len() == 1).then_some(difference)
    }

    /// Whether an answer was compared.
    pub fn has_answers(&self) -> bool {
        self.sequences > 0
    }

    pub fn has_differences(&self) -> bool {
        !self.differences.is_empty()
    }

    /// Number of kinds of differences so far.
    pub fn kinds(&self) -> usize {
        self.differences.len()
    }

    /// Number of answers that were compared.
    pub fn compared(&self) -> usize {
        self.agreed + self.sequences - self.to_their_end
    }

    /// Of 100 answers that were compared, how many agree.
    pub fn percent(&self) -> f64 {
        100.0 * self.agreed as f64 / self.compared().max(1) as f64
    }

    pub fn explain(&mut self, difference: Difference, explanation: Explanation) {
        self.explanations.push((difference, explanation));
    }
}
