//! The result of a comparison as text and as JSON.

use std::fmt::Write;

use serde_json::{Value, json};

use super::totals::{Difference, Explanation, Totals};
use crate::results::sanitize::sanitized_json;

/// Version of the JSON format, raised when a reader of the previous format could misread the new one.
const VERSION: u32 = 1;

impl Totals {
    pub fn to_text(&self) -> String {
        let compared = self.compared();
        let mut text = format!(
            "{} sequences, {} to their end; {} of {compared} answers agree ({:.2} %)\n",
            self.sequences,
            self.to_their_end,
            self.agreed,
            self.percent(),
        );
        text.push_str(&self.coverage.to_text());
        if self.without_answers > 0 {
            text.push_str(&format!(
                "{} more sequences without an answer of the judge\n",
                self.without_answers
            ));
        }
        for ((how, function), seeds) in &self.ended_judge {
            let (times, seed) = (seeds.len(), seeds[0]);
            let _ = writeln!(
                text,
                "the judge ended: {how} in {function}: {times} times, seed {seed}"
            );
        }
        for (difference, seeds) in self.most_frequent_first() {
            let Difference {
                function,
                expected,
                found,
            } = difference;
            let (times, seed) = (seeds.len(), seeds[0]);
            let _ = writeln!(
                text,
                "{times} times, seed {seed}: {function}: expected {expected}, found {found}"
            );
        }
        for (_, explanation) in &self.explanations {
            let _ = match explanation {
                Explanation::Shrunk { scenario, program } => {
                    write!(text, "\n{scenario}\n{program}")
                }
                Explanation::Calls(calls) => write!(text, "\n{calls}"),
            };
        }
        text
    }

    /// All that the text shows, as one object.
    pub fn to_json(&self) -> String {
        let ended_judge = self.ended_judge.iter().map(|((how, function), seeds)| {
            json!({ "times": seeds.len(), "seed": seeds[0], "function": function, "ended": how })
        });
        let differences = self.most_frequent_first();
        let differences = differences.into_iter().map(|(difference, seeds)| {
            let mut value = json!({
                "times": seeds.len(),
                "seed": seeds[0],
                "function": difference.function,
                "expected": difference.expected,
                "found": difference.found,
            });
            self.add_explanation(difference, &mut value);
            value
        });
        let value = json!({
            "version": VERSION,
            "sequences": self.sequences,
            "to_their_end": self.to_their_end,
            "without_answers": self.without_answers,
            "answers": self.compared(),
            "agreeing": self.agreed,
            "coverage": self.coverage.to_json(),
            "judge_ended": ended_judge.collect::<Vec<_>>(),
            "differences": differences.collect::<Vec<_>>(),
        });
        sanitized_json(&format!("{value:#}\n"))
    }

    fn add_explanation(&self, difference: &Difference, value: &mut Value) {
        let mut explanations = self.explanations.iter();
        match explanations.find(|(of, _)| of == difference) {
            Some((_, Explanation::Shrunk { scenario, program })) => {
                value["scenario"] = json!(scenario);
                value["program"] = json!(program);
            }
            Some((_, Explanation::Calls(calls))) => value["calls"] = json!(calls),
            None => {}
        }
    }

    fn most_frequent_first(&self) -> Vec<(&Difference, &Vec<u64>)> {
        let mut differences: Vec<_> = self.differences.iter().collect();
        differences.sort_by_key(|(_, seeds)| std::cmp::Reverse(seeds.len()));
        differences
    }
}
