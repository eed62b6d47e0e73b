//! Checking claims: a case that shows the effect of a function must fail if the function has no effect.

use std::sync::Mutex;

use super::execution::{each, lock};
use super::{Change, Claim, Index, Mutant, MutationTest, VARIABLE};
use crate::engine::Run;
use crate::results::CaseResult;
use crate::suite::plan::Plan;
use crate::suite::success::WRITTEN;

impl MutationTest<'_> {
    /// Claims that do not hold: no case fails although the function has no effect.
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
            // A case whose preparation fails without the function also detects the change.
            !result.outcome.is_run()
                || index.is_detected(*number, result) && claim.is_reason(result)
        }))
    }
}

impl Claim {
    /// Whether the case fails for the claimed reason: a scenario for any reason, a call because of the
    /// postcondition.
    fn is_reason(&self, result: &CaseResult) -> bool {
        let detail = result.detail.as_deref().unwrap_or_default();
        result.case == self.by
            || result.rule.as_deref() == Some(&self.by)
            || detail.contains(&self.by)
            // Text is not checked if the call wrote no address.
            || self.reads_text && result.rule.as_ref().is_some_and(|rule| rule.ends_with(WRITTEN))
    }
}
