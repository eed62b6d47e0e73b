//! The report as JSON.

use serde_json::{Value, json};

use super::{Group, ReportedCase, Summary};
use crate::results::Outcome;
use crate::results::sanitize::sanitized_json;

impl Summary<'_> {
    /// One object with the totals, surprises, known differences, and stale lines.
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
            "blockers": self.blockers(),
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
            "cases": group.cases.iter().map(|case| self.case(case)).collect::<Vec<_>>(),
        })
    }

    fn case(&self, case: &ReportedCase<'_>) -> Value {
        let recorded = self.explanations.recorded(&case.result.case);
        let recorded: serde_json::Map<String, Value> = recorded
            .map(|(name, entry)| (name.to_owned(), json!(entry.behaviour)))
            .collect();
        json!({
            "result": case.result,
            "why": case.why,
            "recorded": recorded,
            "rerun": self.rerun(case.result),
        })
    }
}
