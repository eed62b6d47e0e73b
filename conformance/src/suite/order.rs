//! The order that cases are run in, where it is not the suite's.

use crate::suite::plan::Pool;
use crate::suite::plan::{BATCH, Batch, Plan};
use sha2::{Digest, Sha256};

/// Batches in an order that the seed alone decides. Functions are mixed; cases of
/// one pool still stand together, because two pools never share a process.
///
/// Two cases follow each other in the same order whatever else is in the plan, so that leaving
/// cases out reshuffles nothing.
pub fn shuffle(plan: &Plan, seed: u64) -> Vec<Batch> {
    let mut batches = Vec::new();
    for pool in Pool::all() {
        let mut cases: Vec<(u64, usize)> = Vec::new();
        for (index, planned) in plan.cases.iter().enumerate() {
            if planned.pool == pool {
                cases.push((hash(&seed.to_le_bytes(), planned.id()), index));
            }
        }
        cases.sort_unstable();
        batches.extend(cases.chunks(BATCH).map(|chunk| Batch {
            pool,
            cases: chunk.iter().map(|(_, index)| *index).collect(),
        }));
    }
    batches
}

/// A number that a case has on every machine and in every version of this program.
pub fn hash(salt: &[u8], id: &str) -> u64 {
    let digest = Sha256::new().chain_update(salt).chain_update(id).finalize();
    digest
        .iter()
        .take(8)
        .fold(0, |number, byte| number << 8 | u64::from(*byte))
}
