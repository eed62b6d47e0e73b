//! The result of a comparison of many sequences.

use std::collections::BTreeMap;

use super::compare::{Agreement, is_judged};
use super::coverage::Coverage;
use super::session::{Answers, Sequence};

/// Counts of sequences and answers, and the differences by kind.
#[derive(Default)]
pub struct Totals {
    coverage: Coverage,
    /// Sequences that the judge has answered, in part at least.
    sequences: usize,
    /// Sequences without an answer of the judge, which are not compared.
    without_answers: usize,
    to_their_end: usize,
    agreed: usize,
    /// The seeds of sequences by the end of the judge's process.
    ended_judge: BTreeMap<String, Vec<u64>>,
    /// The seeds of sequences by the first difference.
    differences: BTreeMap<String, Vec<u64>>,
    /// Texts about some differences.
    explanations: Vec<String>,
}

impl Totals {
    /// Adds the answers to a sequence. Returns whether they differ in a new way.
    pub fn add(
        &mut self,
        sequence: &Sequence,
        expected: &Answers,
        found: &Answers,
        agreement: &Agreement,
    ) -> bool {
        if !expected.answers.iter().any(|answer| is_judged(answer)) {
            self.without_answers += 1;
            return false;
        }
        self.sequences += 1;
        self.coverage.add(sequence, found);
        if let Some(ended) = &expected.ended {
            let step = sequence.steps.get(expected.answers.len());
            let name = step.map_or("?", |step| step.function.as_str());
            let how = format!("{ended} in {name}");
            self.ended_judge.entry(how).or_default().push(sequence.seed);
        }
        self.agreed += agreement.agreed;
        let Some(step) = agreement.difference else {
            self.to_their_end += 1;
            return false;
        };
        let function = sequence
            .steps
            .get(step)
            .map_or("?", |step| step.function.as_str());
        let expected = expected.answers.get(step).map_or("", String::as_str);
        let ended = found.ended.as_deref().unwrap_or_default();
        let found = found.answers.get(step).map_or(ended, String::as_str);
        let difference = format!("{function}: expected {expected}, found {found}");
        let seeds = self.differences.entry(difference).or_default();
        seeds.push(sequence.seed);
        seeds.len() == 1
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

    /// Adds a text about a difference, which follows the list.
    pub fn explain(&mut self, text: String) {
        self.explanations.push(text);
    }

    pub fn to_text(&self) -> String {
        let calls = self.agreed + self.sequences - self.to_their_end;
        let mut text = format!(
            "{} sequences, {} to their end; {} of {} answers agree ({:.2} %)\n",
            self.sequences,
            self.to_their_end,
            self.agreed,
            calls,
            100.0 * self.agreed as f64 / calls.max(1) as f64,
        );
        text.push_str(&self.coverage.to_text());
        if self.without_answers > 0 {
            text.push_str(&format!(
                "{} more sequences without an answer of the judge\n",
                self.without_answers
            ));
        }
        for (how, seeds) in &self.ended_judge {
            text.push_str(&format!(
                "the judge ended: {how}: {} times, seed {}\n",
                seeds.len(),
                seeds[0]
            ));
        }
        let mut differences: Vec<_> = self.differences.iter().collect();
        differences.sort_by_key(|(_, seeds)| std::cmp::Reverse(seeds.len()));
        for (difference, seeds) in differences {
            text.push_str(&format!(
                "{} times, seed {}: {difference}\n",
                seeds.len(),
                seeds[0]
            ));
        }
        for text_of_one in &self.explanations {
            text.push_str(&format!("\n{text_of_one}"));
        }
        text
    }
}
