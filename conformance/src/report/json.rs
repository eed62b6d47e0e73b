//! The report as JSON, for programs.

use serde_json::{Value, json};

use super::{Group, Summary, Told};
use crate::results::Outcome;
use crate::results::sanitize::sanitized_json;

impl Summary<'_> {
    /// One object: the totals, what came as a surprise, what differs as is known, and stale lines.
    pub fn json(&self) -> String {
        let counts = self.counts();
        let outcomes = Outcome::ALL.map(|outcome| (outcome.word(), counts.get(outcome)));
        let outcomes: serde_json::Map<String, Value> = outcomes
            .into_iter()
            .map(|(word, count)| (word.to_owned(), json!(count)))
            .collect();
        let rules: Vec<Value> = self.surprises().iter().map(|g| self.group(g)).collect();
        let reference = self.environment.reference.as_ref();
        let measure = reference.map(|_| self.assessment.measure());
        let slow = self.assessment.slow().into_iter();
        let slow = slow.map(|(case, slow)| json!({ "case": case, "slow": slow }));
        let report = json!({
            "exit": self.assessment.exit() as u8,
            "cases": counts.all(),
            "outcomes": outcomes,
            "surprises": self.assessment.surprises(),
            "known": self.assessment.known(),
            "deliberate": self.assessment.deliberate(),
            "overview": self.overview(&self.families()).json(),
            "profile": self.profile.map(|program| json!({
                "program": program.name,
                "shares": self.measure_profile(program),
            })),
            "stale": self.assessment.stale,
            "library": self.environment.library,
            "runtime": self.environment.runtime,
            "device": self.environment.driver.device,
            "driver_version": self.environment.driver.driver_version,
            "registry": self.environment.registry,
            "reference": self.environment.reference,
            "as_reference": measure,
            "date": self.environment.date,
            "seconds": self.time.map(|time| time.as_secs_f64()),
            "run_stats": self.run_stats,
            "slow": slow.collect::<Vec<_>>(),
            "rules": rules,
        });
        sanitized_json(&format!("{report:#}\n"))
    }

    fn group(&self, group: &Group<'_>) -> Value {
        json!({
            "rule": group.name,
            "sentence": group.sentence,
            "documented": group.documented,
            "basis": group.basis,
            "docs": group.docs,
            "cases": group.told.iter().map(|told| self.told(told)).collect::<Vec<_>>(),
        })
    }

    fn told(&self, told: &Told<'_>) -> Value {
        let recorded = self.book.recorded(&told.result.case);
        let recorded: serde_json::Map<String, Value> = recorded
            .map(|(name, entry)| (name.to_owned(), json!(entry.behaviour)))
            .collect();
        json!({
            "result": told.result,
            "why": told.why,
            "recorded": recorded,
            "rerun": self.rerun(told.result),
        })
    }
}
