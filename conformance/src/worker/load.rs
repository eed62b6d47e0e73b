//! Loads the libraries. The page records the library being loaded, so that the runner can name the one that
//! ends the process or hangs.

use cuspec_case::Api;
use cuspec_harness::{Driver, Runtime};

use super::driver_calls::Libraries;
use super::preload;
use crate::suite::Suite;
use crate::suite::plan::Plan;
use crate::worker::ipc::question::Question;
use crate::worker::ipc::shared_page::{Loading, SharedPage};
use crate::worker::ipc::{Greeting, Setup};

/// Loads the libraries of the setup. The error says which one failed, and why.
pub(super) fn open(setup: &Setup, suite: &Suite, page: &SharedPage) -> Result<Libraries, Greeting> {
    if let Some(missing) = setup.preloads.iter().find(|path| !preload::is_loaded(path)) {
        let reason = format!("the loader did not load {}", missing.display());
        return Err(Greeting::NoLibrary(reason));
    }
    let has_preloads = !setup.preloads.is_empty();
    let driver = match &setup.driver {
        Some(path) => {
            page.load(Loading::Driver);
            let open = match has_preloads {
                true => Driver::open_behind,
                false => Driver::open,
            };
            open(path).map_err(Greeting::NoLibrary)?
        }
        None => Driver::absent(),
    };
    let open_runtime = if has_preloads {
        Runtime::open_behind
    } else {
        Runtime::open
    };
    let runtime = match &setup.runtime {
        Some(path) => {
            page.load(Loading::Runtime);
            Some(open_runtime(path, driver).map_err(Greeting::NoRuntime)?)
        }
        None => None,
    };
    page.load(Loading::Done);
    let asks_last_error = !setup.left_out.contains(&Question::LastError);
    Ok(Libraries::new(
        driver,
        runtime,
        suite.code_name,
        asks_last_error,
    ))
}

/// The greeting for libraries that export no function of the suite; `None` for CUDA libraries.
pub(super) fn reject_other_libraries(api: &Libraries, suite: &Suite) -> Option<Greeting> {
    let reason = || "it exports none of the functions that the suite tests".to_owned();
    // Every CUDA library exports these functions, and no other library does.
    let (has_driver, has_runtime) = (
        !api.driver.is_there() || api.symbol(Api::Driver, "cuInit").is_some(),
        api.runtime.is_none() || api.symbol(Api::Runtime, "cudaGetDevice").is_some(),
    );
    if !has_driver && exports_nothing(api, Api::Driver, suite) {
        return Some(Greeting::Unusable(reason()));
    }
    let is_other = !has_runtime && exports_nothing(api, Api::Runtime, suite);
    is_other.then(|| Greeting::NotRuntime(reason()))
}

fn exports_nothing(api: &Libraries, of: Api, suite: &Suite) -> bool {
    let Ok(plan) = Plan::load(suite, None) else {
        return false;
    };
    let cases = plan.cases.iter().filter(|planned| planned.head.api == of);
    let mut functions = cases.map(|planned| &planned.head.function);
    functions.all(|function| api.symbol(of, function).is_none())
}
