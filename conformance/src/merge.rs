//! The union of several runs of one suite against one library.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::environment::Environment;
use crate::evidence::reference::Mark;
use crate::exit::Stop;
use crate::outcome::{CaseResult, Outcome};
use crate::plan::Plan;
use crate::records;
use crate::selection::shard::Part;
use crate::suite::Suite;

/// A run as it lies on disk.
struct Recorded<'a> {
    folder: &'a Path,
    environment: Environment,
    results: Vec<CaseResult>,
}

/// What is in the new folder: results in the suite's order, and what they were made on.
pub struct Merged {
    pub results: Vec<CaseResult>,
    pub environment: Environment,
}

/// Merges runs into a new folder. Which run comes first
/// makes no difference: runs that contradict each other are refused, and so are parts of a whole that
/// is not whole.
pub fn merge(suite: &Suite, folders: &[PathBuf], out: &Path) -> Result<Merged, Stop> {
    let mut runs = Vec::new();
    for folder in folders {
        runs.push(Recorded {
            folder,
            environment: Environment::load(folder).map_err(Stop::infrastructure)?,
            results: records::load(folder).map_err(Stop::infrastructure)?,
        });
    }
    // The earliest comes first, so that the order of the folders makes no difference.
    runs.sort_by_cached_key(|run| {
        let number = part_of(run).map(|part| part.shard.number);
        (run.environment.date.clone(), number, run.folder.to_owned())
    });
    let environment = agree(&runs)?;
    demand_all_parts(&runs)?;
    let mut merged: BTreeMap<String, CaseResult> = BTreeMap::new();
    for run in runs {
        for result in run.results {
            add(&mut merged, result)?;
        }
    }
    let results = in_order(suite, merged)?;
    let stored = std::fs::create_dir_all(out)
        .and_then(|()| records::store(out, &results))
        .and_then(|()| environment.store(out));
    stored.map_err(|error| {
        Stop::infrastructure(format!("cannot write to {}: {error}", out.display()))
    })?;
    Ok(Merged {
        results,
        environment,
    })
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
    let mut behaviours = [held.behaviour(), result.behaviour()];
    behaviours.sort();
    Err(Stop::infrastructure(format!(
        "the runs contradict each other: {} is {} in one and {} in another",
        result.case, behaviours[0], behaviours[1]
    )))
}

/// The suite's cases as it has them, then those that it does not know.
fn in_order(
    suite: &Suite,
    mut merged: BTreeMap<String, CaseResult>,
) -> Result<Vec<CaseResult>, Stop> {
    let plan = Plan::load(suite, None).map_err(Stop::infrastructure)?;
    let known = plan.cases.iter();
    let mut results: Vec<CaseResult> = known
        .filter_map(|planned| merged.remove(planned.id()))
        .collect();
    results.extend(merged.into_values());
    Ok(results)
}

fn agree(runs: &[Recorded<'_>]) -> Result<Environment, Stop> {
    let Some(first) = runs.first().map(|run| &run.environment) else {
        return Err(Stop::usage("name at least one run to merge"));
    };
    for run in runs {
        let other = &run.environment;
        let marks = [first, other].map(|environment| environment.reference.as_ref());
        if !Mark::is_same(marks[0], marks[1]) {
            let mut judges = marks.map(Mark::tell);
            judges.sort();
            return Err(Stop::infrastructure(format!(
                "the runs are judged by different references: one by {}, another by {}; judge them \
                 all by one with `cuconform judge --reference`, and merge what that writes",
                judges[0], judges[1]
            )));
        }
        let same = other.library.sha256 == first.library.sha256
            && other.driver.device == first.driver.device
            && other.registry == first.registry;
        if !same {
            return Err(Stop::infrastructure(
                "the runs are of different libraries, devices or registries",
            ));
        }
    }
    Ok(Environment {
        shard: None,
        shuffle: None,
        ..first.clone()
    })
}

fn part_of<'a>(run: &'a Recorded<'_>) -> Option<&'a Part> {
    run.environment.shard.as_ref()
}

/// Wherever one part of a selection is, all its parts have to be, each once and whole.
fn demand_all_parts(runs: &[Recorded<'_>]) -> Result<(), Stop> {
    let mut wholes: BTreeMap<(&str, u32), BTreeMap<u32, &Path>> = BTreeMap::new();
    for run in runs {
        let Some(part) = part_of(run) else { continue };
        let whole = wholes.entry((&part.selection, part.shard.total));
        let held = whole.or_default().insert(part.shard.number, run.folder);
        if let Some(held) = held {
            let mut folders = [held, run.folder];
            folders.sort();
            return Err(Stop::infrastructure(format!(
                "part {} is there twice: {} and {}",
                part.shard,
                folders[0].display(),
                folders[1].display()
            )));
        }
        demand_whole(run, part)?;
    }
    if wholes.len() > 1 {
        let counts: BTreeSet<String> = wholes
            .keys()
            .map(|(selection, total)| format!("{total} parts of selection {selection}"))
            .collect();
        let counts: Vec<String> = counts.into_iter().collect();
        return Err(Stop::infrastructure(format!(
            "the runs are parts of different wholes: {}",
            counts.join(", ")
        )));
    }
    for ((_, total), parts) in wholes {
        let missing: Vec<String> = (1..=total)
            .filter(|number| !parts.contains_key(number))
            .map(|number| format!("{number}/{total}"))
            .collect();
        if !missing.is_empty() {
            return Err(Stop::infrastructure(format!(
                "the whole has {total} parts, and of these {} missing: {}",
                if missing.len() == 1 {
                    "one is"
                } else {
                    "some are"
                },
                missing.join(", ")
            )));
        }
    }
    Ok(())
}

/// A run that was cut short has fewer results than its part has cases.
fn demand_whole(run: &Recorded<'_>, part: &Part) -> Result<(), Stop> {
    let results: BTreeSet<&str> = run.results.iter().map(|held| held.case.as_str()).collect();
    if results.len() == part.cases {
        return Ok(());
    }
    Err(Stop::infrastructure(format!(
        "{} has {} of the {} cases of part {}: the run was cut short",
        run.folder.display(),
        results.len(),
        part.cases,
        part.shard
    )))
}
