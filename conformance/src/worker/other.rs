//! The second process of a scenario: it runs this program again, with the same libraries.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use cuspec_harness::{Driver, Run, Runtime, other_process};

use super::ipc::Setup;
use crate::suite::Suite;

/// The command-line argument that starts it.
pub(super) const WORD: &str = "other";

/// The argument that says whether other libraries are preloaded.
const BEHIND: &str = "behind";
const ALONE: &str = "alone";

/// The exit status if it has no scenario to run.
const NOTHING_TO_PLAY: i32 = 2;

/// Tells the harness how to start the second process of this scenario.
pub(super) fn prepare(scenario: &str, setup: &Setup) {
    let Ok(program) = std::env::current_exe() else {
        return;
    };
    let place = match setup.preloads.is_empty() {
        true => ALONE,
        false => BEHIND,
    };
    let words = [WORD, scenario, place].map(OsString::from).into_iter();
    let paths = [Some(&setup.driver), setup.runtime.as_ref()];
    let paths = paths.into_iter().flatten().map(OsString::from);
    other_process::start_with(program, words.chain(paths).collect());
}

/// Runs the scenario that the command-line arguments name.
pub(super) fn serve(suite: &Suite) -> ! {
    let words: Vec<OsString> = std::env::args_os().skip(2).collect();
    if let Err(reason) = play(suite, &words) {
        eprintln!("the second process of a scenario: {reason}");
    }
    std::process::exit(NOTHING_TO_PLAY);
}

/// Runs the scenario; returns only if it could not be run or failed.
fn play(suite: &Suite, words: &[OsString]) -> Result<(), String> {
    let [id, place, driver, rest @ ..] = words else {
        return Err("it is started by cuconform itself, and not by hand".to_owned());
    };
    let id = id.to_string_lossy();
    let scenario = suite
        .scenario(&id)
        .ok_or("the suite has none of the name")?;
    let is_behind = place == BEHIND;
    other_process::become_other().map_err(|error| error.to_string())?;
    let driver = match is_behind {
        true => Driver::open_behind(Path::new(driver)),
        false => Driver::open(Path::new(driver)),
    }?;
    let runtime = rest.first().map(PathBuf::from);
    let played = match (scenario.run, runtime) {
        (Run::Driver(run), _) => run(&driver),
        (Run::Runtime(run), Some(path)) if is_behind => run(&Runtime::open_behind(&path, driver)?),
        (Run::Runtime(run), Some(path)) => run(&Runtime::open(&path, driver)?),
        (Run::Runtime(_), None) => return Err("there is no runtime".to_owned()),
    };
    played.map_err(|failure| failure.to_string())
}
