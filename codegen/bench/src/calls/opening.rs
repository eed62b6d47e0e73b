//! Measures opening the library and the first call, in a new process each time.

use std::collections::BTreeMap;

use super::counted::{PART, counted};
use super::lines;
use super::programs::{self, Programs};
use crate::counter::Counter;
use crate::error::Error;
use crate::measure::{Goal, Measured, Row, Unit};
use crate::sides::Side;

/// Samples of each side, in microseconds.
type Samples = BTreeMap<Side, Vec<f64>>;

/// A phase with its start and its end, in the modes of `probes/open.rs`.
struct Phase {
    what: &'static str,
    from: &'static str,
    to: &'static str,
    goal: Goal,
}

const NO_SLOWER: Goal = Goal::AtMost {
    of: Side::Cudarc,
    times: 1.0,
};

const PHASES: [Phase; 3] = [
    Phase {
        what: "opening",
        from: "none",
        to: "open",
        goal: NO_SLOWER,
    },
    Phase {
        what: "the first call",
        from: "open",
        to: "first",
        goal: Goal::Beside {
            other: Side::Cudarc,
        },
    },
    // Some crates look functions up when they open the library, others at the first call: only the sum is
    // comparable.
    Phase {
        what: "opening and first call",
        from: "none",
        to: "first",
        goal: NO_SLOWER,
    },
];

/// Returns two rows for each phase, time and instructions.
pub(super) fn measure(
    programs: &Programs,
    processes: usize,
    counter: Option<Counter>,
) -> Result<Vec<Row>, Error> {
    let samples = sample(programs, processes)?;
    let mut rows = Vec::new();
    for (phase, samples) in PHASES.iter().zip(samples) {
        let linked = |side| side == Side::CustRaw && phase.from == "none";
        let times = programs.each(|side| match linked(side) {
            true => Ok(Measured::nothing(LINKED)),
            false => Ok(Measured::of(
                samples.get(&side).cloned().unwrap_or_default(),
            )),
        });
        let instructions = programs.each(|side| match linked(side) {
            true => Ok(Measured::nothing(LINKED)),
            false => counted(counter, |counter| {
                let less = programs.open(side, phase.from);
                counter.difference(&less, &programs.open(side, phase.to))
            }),
        });
        let row = |unit, sides| Row::new(PART, phase.what, unit, phase.goal, sides);
        rows.push(row(Unit::Microseconds, times));
        rows.push(row(Unit::Instructions, instructions));
    }
    Ok(rows)
}

/// The reason why opening cannot be measured if functions are linked.
const LINKED: &str = "the loader opens the library before `main`";

/// Returns samples of each phase, taken from the sides in turn.
fn sample(programs: &Programs, processes: usize) -> Result<[Samples; 3], Error> {
    let mut samples = [const { Samples::new() }; 3];
    for _ in 0..processes {
        for side in programs.sides() {
            let output = programs::run(&mut programs.open(side, "first"))?;
            let (open, first) = lines::open_and_first(&output)?;
            for (samples, nanoseconds) in samples.iter_mut().zip([open, first, open + first]) {
                samples.entry(side).or_default().push(nanoseconds / 1000.0);
            }
        }
    }
    Ok(samples)
}
