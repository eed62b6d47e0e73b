//! Links from a case into the reference documentation.

use cuspec_case::{Kind, address};

use crate::results::{CaseResult, Outcome};

/// The page of the rule, scenario or function that a case tests.
pub(super) fn page(result: &CaseResult) -> Option<String> {
    match (result.outcome, result.kind, &result.rule) {
        (Outcome::Error, ..) => None,
        (Outcome::Missing, ..) => Some(address::function(&result.function)),
        (_, Kind::Scenario, _) => Some(address::scenario(&result.case)),
        (_, Kind::Export, _) => address::rule(&format!("{}/export", result.function)),
        (.., Some(rule)) => address::rule(rule),
        (.., None) => address::case(&result.case),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::testing::result;

    #[test]
    fn rules_scenarios_and_functions_have_pages() {
        let mut rule = result("cuInit[Flags=one]", Outcome::Fail);
        rule.rule = Some("cuInit/Flags.one".to_owned());
        assert_eq!(page(&rule).as_deref(), Some("f/cuInit.html#Flags.one"));
        let mut scenario = result("stream/one_waits", Outcome::Fail);
        scenario.kind = Kind::Scenario;
        assert_eq!(page(&scenario).as_deref(), Some("x/stream/one_waits.html"));
        let mut missing = result("cuInit[]", Outcome::Missing);
        missing.function = "cuInit".to_owned();
        assert_eq!(page(&missing).as_deref(), Some("f/cuInit.html"));
    }

    #[test]
    fn a_case_that_was_not_run_has_no_page() {
        assert_eq!(page(&result("cuInit[]", Outcome::Error)), None);
    }
}
