//! Cases that come near their time limit.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::worker::ipc::shared_page::Phase;

/// Share of the limit from which on a case is slow.
pub const SHARE: f64 = 0.5;

/// The phase of a case that took, or takes, the largest share of its limit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Slow {
    /// The phase, for people: `in the call`.
    pub phase: String,
    /// Time so far, in seconds.
    pub seconds: f64,
    /// Limit, in seconds.
    pub limit: f64,
}

impl Slow {
    /// A phase of this duration, if it is slow.
    pub(crate) fn of(phase: Phase, passed: Duration, limit: Duration) -> Option<Slow> {
        let (seconds, limit) = (passed.as_secs_f64(), limit.as_secs_f64());
        (seconds >= limit * SHARE).then(|| Slow {
            phase: phase.text().to_owned(),
            seconds,
            limit,
        })
    }

    /// Share of the limit that the phase took.
    pub(crate) fn share(&self) -> f64 {
        self.seconds / self.limit
    }
}

impl fmt::Display for Slow {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Slow {
            phase,
            seconds,
            limit,
        } = self;
        write!(to, "{seconds:.1} s of {limit:.1} s {phase}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_of_half_its_limit_is_slow() {
        let limit = Duration::from_secs(10);
        let slow = |seconds| Slow::of(Phase::Call, Duration::from_secs_f64(seconds), limit);
        assert_eq!(slow(4.9), None);
        let shown = slow(5.0).map(|slow| slow.to_string());
        assert_eq!(shown.as_deref(), Some("5.0 s of 10.0 s in the call"));
    }
}
