//! Measurements and goals.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::sides::Side;

/// The measurement of one side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(crate) enum Measured {
    Samples {
        min: f64,
        median: f64,
        samples: usize,
    },
    /// No number, with the reason.
    Nothing { reason: String },
}

impl Measured {
    /// Returns minimum and median; `Nothing` without samples.
    pub(crate) fn of(mut samples: Vec<f64>) -> Self {
        samples.sort_by(f64::total_cmp);
        match (samples.first(), samples.get(samples.len() / 2)) {
            (Some(&min), Some(&median)) => Self::Samples {
                min,
                median,
                samples: samples.len(),
            },
            _ => Self::nothing("not measured"),
        }
    }

    pub(crate) fn nothing(reason: impl Into<String>) -> Self {
        Self::Nothing {
            reason: reason.into(),
        }
    }

    /// Returns the minimum: the cost without other load on the machine.
    pub(crate) fn min(&self) -> Option<f64> {
        match self {
            Self::Samples { min, .. } => Some(*min),
            Self::Nothing { .. } => None,
        }
    }
}

/// The unit of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Unit {
    Seconds,
    Bytes,
    Microseconds,
    Nanoseconds,
    Instructions,
}

/// A goal for cuspec-sys.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Goal {
    /// The number is less than that of the other side by at least this factor.
    TimesLess { than: Side, times: f64 },
    /// The number is at most this factor times that of the other side.
    AtMost { of: Side, times: f64 },
    /// No goal: only the ratio is printed.
    Beside { other: Side },
}

/// One line of the table.
#[derive(Debug, Serialize)]
pub(crate) struct Row {
    pub part: &'static str,
    pub what: String,
    pub unit: Unit,
    pub sides: BTreeMap<Side, Measured>,
    pub goal: Goal,
    pub verdict: Verdict,
}

/// The comparison of a row with its goal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Verdict {
    /// The minimum of cuspec-sys divided by that of the other side.
    pub ratio: Option<f64>,
    /// `None` if the row has no goal or a number is missing.
    pub met: Option<bool>,
}

impl Goal {
    fn other(self) -> Side {
        match self {
            Goal::TimesLess { than, .. } => than,
            Goal::AtMost { of, .. } => of,
            Goal::Beside { other } => other,
        }
    }

    fn judge(self, sides: &BTreeMap<Side, Measured>) -> Verdict {
        let min = |side| sides.get(&side).and_then(Measured::min);
        let ratio = match (min(Side::Cuspec), min(self.other())) {
            (Some(ours), Some(other)) if other > 0.0 => Some(ours / other),
            _ => None,
        };
        let met = ratio.and_then(|ratio| match self {
            Goal::TimesLess { times, .. } => Some(ratio * times <= 1.0),
            Goal::AtMost { times, .. } => Some(ratio <= times),
            Goal::Beside { .. } => None,
        });
        Verdict { ratio, met }
    }

    /// Returns the ratio and the goal as text.
    pub(crate) fn describe(self, ratio: f64) -> String {
        let name = self.other().package();
        let name = if self.other() == Side::Bare {
            "bare"
        } else {
            name
        };
        match self {
            Goal::TimesLess { times, .. } => {
                format!("{:.2} times less than {name}, goal {times}", 1.0 / ratio)
            }
            Goal::AtMost { times, .. } => format!("{ratio:.2} times {name}, goal at most {times}"),
            Goal::Beside { .. } => format!("{ratio:.2} times {name}"),
        }
    }

    /// Whether the row has a goal.
    pub(crate) fn is_set(self) -> bool {
        !matches!(self, Goal::Beside { .. })
    }
}

impl Row {
    pub(crate) fn new(
        part: &'static str,
        what: impl Into<String>,
        unit: Unit,
        goal: Goal,
        sides: BTreeMap<Side, Measured>,
    ) -> Self {
        let verdict = goal.judge(&sides);
        Self {
            part,
            what: what.into(),
            unit,
            sides,
            goal,
            verdict,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(ours: f64, other: f64) -> BTreeMap<Side, Measured> {
        [
            (Side::Cuspec, Measured::of(vec![ours])),
            (Side::Cudarc, Measured::of(vec![other])),
        ]
        .into()
    }

    #[test]
    fn minimum_and_median_are_kept() {
        let expected = Measured::Samples {
            min: 1.0,
            median: 2.0,
            samples: 3,
        };
        assert_eq!(Measured::of(vec![9.0, 1.0, 2.0]), expected);
    }

    #[test]
    fn a_measurement_without_samples_has_no_number() {
        assert_eq!(Measured::of(Vec::new()).min(), None);
    }

    #[test]
    fn the_goal_times_less_includes_the_exact_factor() {
        let goal = Goal::TimesLess {
            than: Side::Cudarc,
            times: 4.0,
        };
        assert_eq!(goal.judge(&sides(2.0, 8.0)).met, Some(true));
        assert_eq!(goal.judge(&sides(2.1, 8.0)).met, Some(false));
    }

    #[test]
    fn a_ratio_above_the_limit_misses_the_goal() {
        let goal = Goal::AtMost {
            of: Side::Cudarc,
            times: 1.1,
        };
        assert_eq!(goal.judge(&sides(1.0, 1.0)).met, Some(true));
        assert_eq!(goal.judge(&sides(1.2, 1.0)).met, Some(false));
    }

    #[test]
    fn a_missing_number_is_neither_met_nor_missed() {
        let goal = Goal::AtMost {
            of: Side::Bare,
            times: 1.1,
        };
        assert_eq!(goal.judge(&sides(1.0, 1.0)).met, None);
    }
}
