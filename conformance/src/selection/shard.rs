//! One part of several, so that several machines share a suite.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::order::hash;
use crate::exit::Stop;
use crate::plan::Plan;

/// The variable that says how many parts there are, where the platform does not.
pub const TOTAL: &str = "CUCONFORM_SHARDS";

/// The part with this number, from 1, of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Shard {
    pub number: u32,
    pub total: u32,
}

/// What a run says of the part it was, so that `merge` can tell whether one is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    #[serde(flatten)]
    pub shard: Shard,
    /// Cases in this part.
    pub cases: usize,
    /// Hash of the ids of all parts together: parts belong together if they agree in this.
    pub selection: String,
}

/// Where a shard was found, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub shard: Shard,
    pub source: String,
}

impl Shard {
    /// The part of a plan that is this shard's. A case is in the same one whatever else is in the
    /// plan, so neither a filter nor a new case moves any other.
    pub fn take(self, mut plan: Plan) -> (Plan, Part) {
        let mut ids = Sha256::new();
        for planned in &plan.cases {
            ids.update(planned.id());
            ids.update("\n");
        }
        let digest = ids.finalize();
        let selection = digest.iter().take(8).map(|byte| format!("{byte:02x}"));
        let selection = selection.collect();
        plan.cases.retain(|planned| self.has(planned.id()));
        let part = Part {
            shard: self,
            cases: plan.cases.len(),
            selection,
        };
        (plan, part)
    }

    fn has(self, id: &str) -> bool {
        hash(b"shard", id) % u64::from(self.total) == u64::from(self.number - 1)
    }

    fn of_index(index: u32, total: u32) -> Option<Shard> {
        let number = index.checked_add(1)?;
        (number <= total).then_some(Shard { number, total })
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.total)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let wrong = || format!("`{text}` is no part: write 2/5 for the second of five");
        let (number, total) = text.split_once('/').ok_or_else(wrong)?;
        let number: u32 = number.parse().map_err(|_| wrong())?;
        let total: u32 = total.parse().map_err(|_| wrong())?;
        match number.checked_sub(1) {
            Some(index) => Shard::of_index(index, total).ok_or_else(wrong),
            None => Err(wrong()),
        }
    }
}

/// A platform that starts one process per shard and tells each which it is.
struct Platform {
    name: &'static str,
    /// The number of the part, from 0.
    index: &'static str,
    total: &'static str,
}

/// The innermost first: a build agent may run Bazel, and a cluster a build agent.
const PLATFORMS: [Platform; 3] = [
    Platform {
        name: "Bazel",
        index: "TEST_SHARD_INDEX",
        total: "TEST_TOTAL_SHARDS",
    },
    Platform {
        name: "Kubernetes",
        index: "JOB_COMPLETION_INDEX",
        total: TOTAL,
    },
    Platform {
        name: "Buildkite",
        index: "BUILDKITE_PARALLEL_JOB",
        total: "BUILDKITE_PARALLEL_JOB_COUNT",
    },
];

/// The shard that the surroundings ask for: the first platform that says both numbers.
pub fn find(variable: &dyn Fn(&str) -> Option<String>) -> Result<Option<Found>, Stop> {
    for platform in &PLATFORMS {
        let (Some(index), Some(total)) = (variable(platform.index), variable(platform.total))
        else {
            continue;
        };
        // Bazel's way to say that there are no shards.
        if total == "0" {
            continue;
        }
        let source = format!(
            "{}: {}={index}, {}={total}",
            platform.name, platform.index, platform.total
        );
        let numbers = index.parse().ok().zip(total.parse().ok());
        let shard = numbers.and_then(|(index, total)| Shard::of_index(index, total));
        return match shard {
            Some(shard) => Ok(Some(Found { shard, source })),
            None => Err(Stop::usage(format!(
                "the variables of {source} name no part; the index counts from 0. \
                 --shard I/N overrides them, --shard none ignores them"
            ))),
        };
    }
    Ok(None)
}
