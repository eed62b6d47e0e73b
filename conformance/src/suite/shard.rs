//! Shards of a suite, for running it on several machines.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::order::hash;
use crate::suite::plan::Plan;

/// One shard of a plan: its number, counted from 1, and the number of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Shard {
    pub number: u32,
    pub total: u32,
}

/// The shard that a run covers. `merge` uses it to find missing shards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    #[serde(flatten)]
    pub shard: Shard,
    /// Number of cases in this shard.
    pub cases: usize,
    /// Hash of the ids of all shards together. Shards of the same plan have the same hash.
    pub selection: String,
}

impl Shard {
    /// The cases of a plan that belong to this shard. The shard of a case depends only on its id, so
    /// neither a filter nor a new case moves other cases.
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

    /// Whether the item with this id belongs to the shard.
    pub fn has(self, id: &str) -> bool {
        hash(b"shard", id) % u64::from(self.total) == u64::from(self.number - 1)
    }

    /// The shard with this number, counted from 0; `None` beyond the last.
    pub fn of_index(index: u32, total: u32) -> Option<Shard> {
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
        let wrong = || format!("`{text}` is not a shard; write 2/5 for the second of five");
        let (number, total) = text.split_once('/').ok_or_else(wrong)?;
        let number: u32 = number.parse().map_err(|_| wrong())?;
        let total: u32 = total.parse().map_err(|_| wrong())?;
        match number.checked_sub(1) {
            Some(index) => Shard::of_index(index, total).ok_or_else(wrong),
            None => Err(wrong()),
        }
    }
}
