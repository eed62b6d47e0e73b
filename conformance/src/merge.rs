//! The union of several runs of one suite against one library.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::environment::Environment;
use crate::exit::Stop;
use crate::outcome::{CaseResult, Outcome};
use crate::records;

/// Merges runs into a new folder; how many cases there are then. Which run comes first makes no
/// difference: runs that contradict each other are refused.
pub fn merge(folders: &[PathBuf], out: &Path) -> Result<Vec<CaseResult>, Stop> {
    let mut merged: BTreeMap<String, CaseResult> = BTreeMap::new();
    let mut environments = Vec::new();
    for folder in folders {
        environments.push(Environment::load(folder).map_err(Stop::infrastructure)?);
        for result in records::load(folder).map_err(Stop::infrastructure)? {
            add(&mut merged, result)?;
        }
    }
    let environment = agree(&environments)?;
    let results: Vec<CaseResult> = merged.into_values().collect();
    let stored = std::fs::create_dir_all(out)
        .and_then(|()| records::store(out, &results))
        .and_then(|()| environment.store(out));
    stored.map_err(|error| {
        Stop::infrastructure(format!("cannot write to {}: {error}", out.display()))
    })?;
    Ok(results)
}

/// A case that one run skipped and another ran was run.
fn add(merged: &mut BTreeMap<String, CaseResult>, result: CaseResult) -> Result<(), Stop> {
    let Some(held) = merged.get_mut(&result.case) else {
        merged.insert(result.case.clone(), result);
        return Ok(());
    };
    if held.outcome == Outcome::Skip {
        *held = result;
        return Ok(());
    }
    if result.outcome == Outcome::Skip || held.behaviour() == result.behaviour() {
        return Ok(());
    }
    Err(Stop::infrastructure(format!(
        "the runs contradict each other: {} is {} in one and {} in another",
        result.case,
        held.behaviour(),
        result.behaviour()
    )))
}

fn agree(environments: &[Environment]) -> Result<Environment, Stop> {
    // The earliest, so that the order of the folders makes no difference.
    let Some(first) = environments.iter().min_by_key(|run| run.date.clone()) else {
        return Err(Stop::usage("name at least one run to merge"));
    };
    for other in environments {
        let same = other.library.sha256 == first.library.sha256
            && other.driver.device == first.driver.device
            && other.registry == first.registry;
        if !same {
            return Err(Stop::infrastructure(
                "the runs are of different libraries, devices or registries",
            ));
        }
    }
    Ok(first.clone())
}
