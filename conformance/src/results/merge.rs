//! Merging several runs of one suite against one library.

mod union;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::{Path, PathBuf};

use crate::results::environment::{Environment, ReferenceId};
use crate::results::exit::Stop;
use crate::results::store::{self, Lines};
use crate::suite::Suite;
use crate::suite::plan::Plan;
use crate::suite::shard::Part;
use union::Union;

/// A run on disk.
struct Recorded<'a> {
    folder: &'a Path,
    environment: Environment,
}

/// Merges runs into a new folder, with the results in the suite's order, and returns their environment. The
/// result does not depend on the order of the folders. Fails if the runs contradict each other, or if they
/// are parts of a selection and a part is missing or incomplete. For calls without an expectation the
/// earliest result is used.
pub fn merge(suite: &Suite, folders: &[PathBuf], out: &Path) -> Result<Environment, Stop> {
    let mut runs = Vec::new();
    for folder in folders {
        runs.push(Recorded {
            folder,
            environment: Environment::load(folder).map_err(Stop::infrastructure)?,
        });
    }
    // Sorts by date, so that the order of the folders makes no difference.
    runs.sort_by_cached_key(|run| {
        let number = part_of(run).map(|part| part.shard.number);
        (run.environment.date.clone(), number, run.folder.to_owned())
    });
    let environment = require_same_environment(&runs)?;
    require_all_parts(&runs)?;
    let plan = Plan::load(suite, None).map_err(Stop::infrastructure)?;
    let mut union = Union::new(&plan);
    let mut files = Vec::new();
    for run in &runs {
        let mut lines = Lines::of(run.folder).map_err(Stop::infrastructure)?;
        let mut part = union.begin(files.len());
        while let Some((place, result)) = lines.next_placed().map_err(Stop::infrastructure)? {
            part.add(place, &result)?;
        }
        require_complete(run, part.cases())?;
        files.push(lines.into_file());
    }
    let stored = std::fs::create_dir_all(out)
        .and_then(|()| store(out, &union, &files))
        .and_then(|()| environment.store(out));
    stored.map_err(|error| {
        Stop::infrastructure(format!("cannot write to {}: {error}", out.display()))
    })?;
    Ok(environment)
}

/// Copies the selected lines.
fn store(out: &Path, union: &Union<'_>, files: &[File]) -> std::io::Result<()> {
    store::store_lines(
        out,
        union.places().map(|(run, place)| place.read(&files[run])),
    )
}

fn require_same_environment(runs: &[Recorded<'_>]) -> Result<Environment, Stop> {
    let Some(first) = runs.first().map(|run| &run.environment) else {
        return Err(Stop::usage("name at least one run to merge"));
    };
    for run in runs {
        let other = &run.environment;
        let marks = [first, other].map(|environment| environment.reference.as_ref());
        if !ReferenceId::is_alike(marks[0], marks[1]) {
            let mut names = marks.map(ReferenceId::describe);
            names.sort();
            return Err(Stop::infrastructure(format!(
                "the runs are judged by different references: one by {}, another by {}; judge them \
                 all by one with `cuconform judge --reference`, and merge the results",
                names[0], names[1]
            )));
        }
        if let Some(difference) = first.find_surroundings_difference(other) {
            return Err(Stop::infrastructure(format!(
                "the runs differ: {difference} in one of them"
            )));
        }
        if !other.is_same_subject(first) || other.registry != first.registry {
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

/// Rejects missing, repeated and incomplete parts of a selection.
fn require_all_parts(runs: &[Recorded<'_>]) -> Result<(), Stop> {
    let mut wholes: BTreeMap<(&str, u32), BTreeMap<u32, &Path>> = BTreeMap::new();
    for run in runs {
        let Some(part) = part_of(run) else { continue };
        let whole = wholes.entry((&part.selection, part.shard.total));
        let held = whole.or_default().insert(part.shard.number, run.folder);
        if let Some(held) = held {
            let mut folders = [held, run.folder];
            folders.sort();
            return Err(Stop::infrastructure(format!(
                "part {} occurs twice: in {} and in {}",
                part.shard,
                folders[0].display(),
                folders[1].display()
            )));
        }
    }
    if wholes.len() > 1 {
        let counts: BTreeSet<String> = wholes
            .keys()
            .map(|(selection, total)| format!("{total} parts of selection {selection}"))
            .collect();
        let counts: Vec<String> = counts.into_iter().collect();
        return Err(Stop::infrastructure(format!(
            "the runs are parts of different selections: {}",
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
                "{} of {total} parts are missing: {}",
                missing.len(),
                missing.join(", ")
            )));
        }
    }
    Ok(())
}

/// Rejects an interrupted run, which has fewer results than its part has cases.
fn require_complete(run: &Recorded<'_>, cases: usize) -> Result<(), Stop> {
    let Some(part) = part_of(run).filter(|part| part.cases != cases) else {
        return Ok(());
    };
    Err(Stop::infrastructure(format!(
        "{} has {cases} of the {} cases of part {}: the run was interrupted",
        run.folder.display(),
        part.cases,
        part.shard
    )))
}
