//! Do claims hold? What is said to show the effect of a function must fail where the function has none.

use std::sync::Mutex;

use super::hunt::{each, lock};
use super::{Change, Claim, Hunt, Index, Mutant, VARIABLE};
use crate::engine::Run;
use crate::results::CaseResult;
use crate::suite::plan::Plan;
use crate::suite::success::WRITTEN;

impl Hunt<'_> {
    /// The claims that are not kept: nothing fails although the function does nothing.
    pub fn broken_claims<'c>(
        &self,
        index: &Index<'_>,
        claims: &'c [Claim],
        on_claim: &(dyn Fn() + Sync),
    ) -> Result<Vec<&'c Claim>, String> {
        let broken = Mutex::new(Vec::new());
        each(self.jobs, claims, |_, claim| {
            if !self.is_kept(index, claim)? {
                lock(&broken).push(claim);
            }
            on_claim();
            Ok(())
        })?;
        let mut broken = std::mem::take(&mut *lock(&broken));
        broken.sort_by_key(|claim| (&claim.function, &claim.by));
        Ok(broken)
    }

    fn is_kept(&self, index: &Index<'_>, claim: &Claim) -> Result<bool, String> {
        let mutant = Mutant {
            of: claim.function.clone(),
            change: Change::Skip,
        };
        let cases = claim.cases.iter();
        let plan = Plan {
            cases: cases
                .map(|number| index.plan.cases[*number].clone())
                .collect(),
        };
        let run = Run::new(self.suite, &self.subject)
            .map_err(|error| format!("cannot start workers: {error}"))?
            .folder(&self.folder)
            .timeout(self.timeout)
            .jobs(1)
            .env(VARIABLE, mutant.setting());
        let results = run.execute(&plan, self.machine, &|_, _| {});
        let mut seen = claim.cases.iter().zip(&results);
        Ok(seen.any(|(number, result)| {
            // What cannot even be prepared without the function has noticed.
            !result.outcome.is_run() || index.is_noticed(*number, result) && claim.is_reason(result)
        }))
    }
}

impl Claim {
    /// Whether it is what is claimed that a case fails by: a scenario by whatever it expects, a case by the
    /// statement about the call.
    fn is_reason(&self, result: &CaseResult) -> bool {
        let detail = result.detail.as_deref().unwrap_or_default();
        result.case == self.by
            || result.rule.as_deref() == Some(&self.by)
            || detail.contains(&self.by)
            // A text is not looked for where no address was written.
            || self.is_about_a_text && result.rule.as_ref().is_some_and(|rule| rule.ends_with(WRITTEN))
    }
}
