//! The second process of a scenario: it runs this program again, with the same libraries.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use cuspec_harness::{Driver, Run, Runtime, other_process};

use super::ipc::Setup;
use crate::suite::Suite;

/// The command-line argument that starts it.
pub(super) const OTHER: &str = "other";

/// The argument that says whether other libraries are preloaded.
const WITH_PRELOADS: &str = "behind";
const WITHOUT_PRELOADS: &str = "alone";

/// The exit status if it has no scenario to run.
const NO_SCENARIO_STATUS: i32 = 2;

/// Tells the harness how to start the second process of this scenario.
pub(super) fn prepare(scenario: &str, setup: &Setup) {
    let Ok(program) = std::env::current_exe() else {
        return;
    };
    let preloads = match setup.preloads.is_empty() {
        true => WITHOUT_PRELOADS,
        false => WITH_PRELOADS,
    };
    let words = [OTHER, scenario, preloads].map(OsString::from).into_iter();
    // Without a driver, its word is empty.
    let driver = setup.driver.clone().unwrap_or_default();
    let paths = [Some(&driver), setup.runtime.as_ref()];
    let paths = paths.into_iter().flatten().map(OsString::from);
    other_process::start_with(program, words.chain(paths).collect());
}

/// Runs the scenario that the command-line arguments name.
pub(super) fn serve(suite: &Suite) -> ! {
    let words: Vec<OsString> = std::env::args_os().skip(2).collect();
    if let Err(reason) = run_scenario(suite, &words) {
        eprintln!("the second process of a scenario: {reason}");
    }
    std::process::exit(NO_SCENARIO_STATUS);
}

/// Runs the scenario; returns only if it could not be run or failed.
fn run_scenario(suite: &Suite, words: &[OsString]) -> Result<(), String> {
    let [id, preloads, driver, rest @ ..] = words else {
        return Err("it is started by cuconform, not by hand".to_owned());
    };
    let id = id.to_string_lossy();
    let scenario = suite
        .scenario(&id)
        .ok_or("the suite has no scenario of this name")?;
    let has_preloads = preloads == WITH_PRELOADS;
    other_process::become_other().map_err(|error| error.to_string())?;
    let driver = match has_preloads {
        _ if driver.is_empty() => Driver::absent(),
        true => Driver::open_behind(Path::new(driver))?,
        false => Driver::open(Path::new(driver))?,
    };
    let runtime = rest.first().map(PathBuf::from);
    let result = match (scenario.run, runtime) {
        (Run::Driver(run), _) => run(&driver),
        (Run::Runtime(run), Some(path)) if has_preloads => {
            run(&Runtime::open_behind(&path, driver)?)
        }
        (Run::Runtime(run), Some(path)) => run(&Runtime::open(&path, driver)?),
        (Run::Runtime(_), None) => return Err("there is no runtime".to_owned()),
    };
    result.map_err(|failure| failure.to_string())
}
