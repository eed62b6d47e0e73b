//! Literal prefixes of a filter, used to skip whole tables.

use cuspec_case::table::Table;
use regex::Regex;
use regex_syntax::hir::Look;
use regex_syntax::hir::literal::Extractor;

/// The prefixes of a filter that is anchored to the start, such as `^cuInit\[`. An id without one of them
/// does not match.
pub(super) struct FilterPrefixes(Vec<Vec<u8>>);

impl FilterPrefixes {
    pub(super) fn of(filter: &Regex) -> Option<Self> {
        let pattern = regex_syntax::parse(filter.as_str()).ok()?;
        let is_anchored = pattern.properties().look_set_prefix().contains(Look::Start);
        let found = Extractor::new().extract(&pattern);
        let found = found.literals().filter(|_| is_anchored)?.iter();
        Some(Self(
            found.map(|literal| literal.as_bytes().to_owned()).collect(),
        ))
    }

    /// Whether the filter may match the id of a case of the table.
    pub(super) fn may_find_in(&self, table: &Table<'_>) -> bool {
        let Some(function) = table.function() else {
            return true;
        };
        let id = format!("{function}[").into_bytes();
        let fits = |known: &Vec<u8>| id.starts_with(known) || known.starts_with(&id);
        self.0.iter().any(fits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::suite::Suite;
    use crate::suite::plan::Plan;

    #[test]
    fn prefixes_do_not_change_the_cases_that_a_filter_finds() {
        let suite = Suite::generated();
        let all = Plan::load(&suite, None).expect("a plan");
        for filter in [
            "^cuEventCreate",
            r"^cuEventCreate\[",
            r"^(cuInit|cuDriverGetVersion)\[.*null",
            r"^cuEventCreate\[Flags=",
            "^cu(da)?EventQuery",
            "(?i)^CUEVENTQUERY",
            "^cuInit|EventQuery",
            "EventQuery",
            "^event",
            r"export\]$",
        ] {
            let filter = Regex::new(filter).expect("a filter");
            let found = Plan::load(&suite, Some(&filter)).expect("a plan");
            let found: Vec<&str> = found.cases.iter().map(|case| case.id()).collect();
            let ids = all.cases.iter().map(|case| case.id());
            let expected: Vec<&str> = ids.filter(|id| filter.is_match(id)).collect();
            assert_eq!(found, expected, "{filter}");
            assert!(!found.is_empty() || filter.as_str() == "^event", "{filter}");
        }
    }

    #[test]
    fn a_filter_without_an_anchor_has_no_prefixes() {
        for filter in ["cuInit", "^cuInit|EventQuery", "^.*null", r"\[null"] {
            let filter = Regex::new(filter).expect("a filter");
            assert!(FilterPrefixes::of(&filter).is_none(), "{filter}");
        }
    }
}
