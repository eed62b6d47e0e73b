//! Shards that environment variables of a build platform select.

use crate::results::exit::Stop;
use crate::suite::shard::Shard;

/// The variable for the number of shards, for platforms without one.
pub(crate) const TOTAL: &str = "CUCONFORM_SHARDS";

/// A shard, with a description of the variables that select it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub shard: Shard,
    pub source: String,
}

/// A platform that starts one process per shard and passes its index in the environment.
struct Platform {
    name: &'static str,
    /// The variable with the index, from 0.
    index: &'static str,
    total: &'static str,
}

/// Innermost platform first: a build agent may run Bazel, and a cluster may run a build agent.
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

/// The shard that the environment selects: that of the first platform with an index and a total.
pub(crate) fn find(variable: &dyn Fn(&str) -> Option<String>) -> Result<Option<Found>, Stop> {
    for platform in &PLATFORMS {
        let (Some(index), Some(total)) = (variable(platform.index), variable(platform.total))
        else {
            continue;
        };
        // Bazel sets 0 if sharding is disabled.
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
                "the variables of {source} select no part; the index counts from 0. \
                 --shard I/N overrides them, --shard none ignores them"
            ))),
        };
    }
    Ok(None)
}
