//! Two runs side by side: two libraries, two drivers, two days.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use crate::evidence::{Entry, Evidence, show};
use crate::exit::Exit;

/// Functions told on a terminal, and differences of each; `--json` has them all.
const FUNCTIONS: usize = 40;
const TOLD: usize = 4;

/// What two subjects did alike and otherwise.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Comparison {
    /// Cases both have in which the contract promises something.
    pub compared: usize,
    pub same: usize,
    /// Cases both have that are undefined for either.
    pub undefined: usize,
    pub different: Vec<Difference>,
    pub only_in_first: Vec<String>,
    pub only_in_second: Vec<String>,
}

/// A case in which they differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    pub case: String,
    /// The function, or the group of a scenario.
    pub function: String,
    pub first: String,
    pub second: String,
}

/// Holds one run against another. What is undefined never counts as a difference.
pub fn compare(first: &Evidence, second: &Evidence) -> Comparison {
    let mut comparison = Comparison::default();
    for (case, one) in first {
        match second.get(case) {
            None => comparison.only_in_first.push(case.clone()),
            Some(other) => comparison.add(case, one, other),
        }
    }
    let is_new = |case: &&String| !first.contains_key(*case);
    comparison.only_in_second = second.keys().filter(is_new).cloned().collect();
    comparison
}

impl Comparison {
    fn add(&mut self, case: &str, one: &Entry, other: &Entry) {
        if one.undefined || other.undefined {
            self.undefined += 1;
            return;
        }
        self.compared += 1;
        if one.behaviour == other.behaviour && one.wrote == other.wrote {
            self.same += 1;
            return;
        }
        self.different.push(Difference {
            case: case.to_owned(),
            function: function_of(case).to_owned(),
            first: show(one),
            second: show(other),
        });
    }

    /// The part in which both did the same, of the cases that promise something. `None` without any.
    pub fn share(&self) -> Option<f64> {
        (self.compared > 0).then(|| self.same as f64 / self.compared as f64)
    }

    pub fn exit(&self) -> Exit {
        if self.compared == 0 {
            return Exit::Infrastructure;
        }
        let alike = self.different.is_empty()
            && self.only_in_first.is_empty()
            && self.only_in_second.is_empty();
        if alike {
            Exit::Expected
        } else {
            Exit::Unexpected
        }
    }

    /// The comparison for a person, function by function.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_differences(&mut text);
        let _ = self.write_totals(&mut text);
        text
    }

    fn write_differences(&self, text: &mut String) -> std::fmt::Result {
        let mut functions: BTreeMap<&str, Vec<&Difference>> = BTreeMap::new();
        for difference in &self.different {
            let list = functions.entry(&difference.function).or_default();
            list.push(difference);
        }
        for (function, differences) in functions.iter().take(FUNCTIONS) {
            writeln!(text, "{function}: {} different", differences.len())?;
            for difference in differences.iter().take(TOLD) {
                let Difference {
                    case,
                    first,
                    second,
                    ..
                } = difference;
                writeln!(text, "    {case}\n        {first}\n        {second}")?;
            }
            if differences.len() > TOLD {
                writeln!(text, "    ... and {} more", differences.len() - TOLD)?;
            }
        }
        if functions.len() > FUNCTIONS {
            let rest = functions.len() - FUNCTIONS;
            writeln!(text, "... and {rest} more functions; --json has them all")?;
        }
        Ok(())
    }

    fn write_totals(&self, text: &mut String) -> std::fmt::Result {
        let share = self.share().map_or(0.0, |share| share * 100.0);
        writeln!(
            text,
            "{} of {} cases alike: {share:.2} %",
            self.same, self.compared
        )?;
        writeln!(
            text,
            "{} different, {} undefined, {} only in the first, {} only in the second",
            self.different.len(),
            self.undefined,
            self.only_in_first.len(),
            self.only_in_second.len()
        )
    }
}

/// `cuStreamQuery` of `cuStreamQuery[hStream=null]`, `stream` of `stream/priority_is_clamped`.
fn function_of(case: &str) -> &str {
    case.split(['[', '/']).next().unwrap_or(case)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn evidence(list: &[(&str, &str, bool)]) -> Evidence {
        let enter = |(case, behaviour, undefined): &(&str, &str, bool)| {
            let entry = Entry {
                behaviour: (*behaviour).to_owned(),
                undefined: *undefined,
                wrote: BTreeSet::new(),
            };
            ((*case).to_owned(), entry)
        };
        list.iter().map(enter).collect()
    }

    #[test]
    fn what_is_undefined_for_one_is_not_compared() {
        let first = evidence(&[("a", "A", false), ("b", "crash", true)]);
        let second = evidence(&[("a", "A", false), ("b", "B", false)]);
        let comparison = compare(&first, &second);
        assert_eq!(comparison.share(), Some(1.0));
        assert_eq!(comparison.undefined, 1);
        assert_eq!(comparison.exit(), Exit::Expected);
    }

    #[test]
    fn another_code_is_a_difference() {
        let first = evidence(&[("a", "A", false), ("b", "B", false)]);
        let second = evidence(&[("a", "A", false), ("b", "C", false)]);
        let comparison = compare(&first, &second);
        assert_eq!(comparison.share(), Some(0.5));
        assert_eq!(comparison.different.len(), 1);
        assert_eq!(comparison.exit(), Exit::Unexpected);
    }

    #[test]
    fn a_crash_in_one_and_a_code_in_the_other_is_a_difference() {
        let first = evidence(&[("a", "crash", false)]);
        let comparison = compare(&first, &evidence(&[("a", "A", false)]));
        assert_eq!(comparison.different.len(), 1);
    }

    #[test]
    fn differences_are_told_by_function() {
        let first = evidence(&[("f[x]", "A", false), ("f[y]", "A", false)]);
        let second = evidence(&[("f[x]", "B", false), ("f[y]", "B", false)]);
        let text = compare(&first, &second).text();
        assert!(text.starts_with("f: 2 different\n    f[x]\n"), "{text}");
    }

    #[test]
    fn a_case_that_only_one_has_is_told() {
        let comparison = compare(
            &evidence(&[("a", "A", false)]),
            &evidence(&[("a", "A", false), ("b", "B", false)]),
        );
        assert_eq!(comparison.only_in_second, ["b"]);
        assert_eq!(comparison.exit(), Exit::Unexpected);
    }

    #[test]
    fn nothing_in_common_is_no_comparison() {
        let comparison = compare(&evidence(&[("a", "A", false)]), &Evidence::new());
        assert_eq!(comparison.exit(), Exit::Infrastructure);
    }
}
