//! Measures opening the library, the first call, and one of many calls.

mod counted;
mod lines;
mod opening;
mod programs;

use std::collections::BTreeMap;

use crate::counter::Counter;
use crate::error::Error;
use crate::measure::{Goal, Measured, Row, Unit};
use crate::sides::{ALL, Side};
use crate::workspace::Workspace;
use counted::{PART, counted};
use programs::Programs;

/// Calls in one round; calls in the smaller of the two runs whose difference is counted.
const CALLS: u64 = 200_000;
const COUNTED_CALLS: u64 = 100_000;

/// Rounds for each repetition; processes that open the library for each repetition.
const ROUNDS: usize = 40;
const OPENS: usize = 10;

const CALLEES: [(&str, &str); 2] = [
    ("empty", "one call, empty function"),
    ("work", "one call, little work"),
];

type Sides = BTreeMap<Side, Measured>;

/// Returns all rows about calls.
pub(crate) fn measure(
    workspace: &Workspace,
    repeat: usize,
    counter: Option<Counter>,
) -> Result<Vec<Row>, Error> {
    eprintln!("building the programs that call");
    let programs = Programs::build(workspace)?;
    eprintln!("opening");
    let mut rows = opening::measure(&programs, repeat * OPENS, counter)?;
    eprintln!("calling");
    let samples = timed(&programs, repeat * ROUNDS)?;
    let goal = Goal::AtMost {
        of: Side::Bare,
        times: 1.1,
    };
    for (callee, what) in CALLEES {
        let sides = programs.each(|side| {
            let key = (side.id().to_owned(), callee.to_owned());
            Ok(Measured::of(samples.get(&key).cloned().unwrap_or_default()))
        });
        rows.push(Row::new(PART, what, Unit::Nanoseconds, goal, sides));
        let sides = programs.each(|side| {
            counted(counter, |counter| {
                let arguments = |calls: u64| {
                    [
                        "count".to_owned(),
                        side.id().to_owned(),
                        callee.to_owned(),
                        calls.to_string(),
                    ]
                };
                let less = programs.calls(&arguments(COUNTED_CALLS));
                let more = programs.calls(&arguments(2 * COUNTED_CALLS));
                Ok(counter.difference(&less, &more)? / COUNTED_CALLS as f64)
            })
        });
        rows.push(Row::new(PART, what, Unit::Instructions, goal, sides));
    }
    Ok(rows)
}

/// Returns nanoseconds per call, by side and callee.
fn timed(
    programs: &Programs,
    rounds: usize,
) -> Result<BTreeMap<(String, String), Vec<f64>>, Error> {
    let arguments = ["time".to_owned(), rounds.to_string(), CALLS.to_string()];
    let output = programs::run(&mut programs.calls(&arguments))?;
    lines::by_side(&output)
}

impl Programs {
    /// Returns a number for each side, or the reason why it has none.
    fn each(&self, measure: impl Fn(Side) -> Result<Measured, Error>) -> Sides {
        ALL.into_iter()
            .map(|side| {
                let measured = match self.missing(side) {
                    Some(reason) => Measured::nothing(reason),
                    None => {
                        measure(side).unwrap_or_else(|error| Measured::nothing(error.to_string()))
                    }
                };
                (side, measured)
            })
            .collect()
    }
}
