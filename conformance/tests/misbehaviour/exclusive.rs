//! Cases that need the device for themselves do not run in parallel with others.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use cuspec_conformance::engine::Run;
use cuspec_conformance::results::Outcome;
use cuspec_conformance::suite::machine::Machine;
use cuspec_conformance::suite::plan::Plan;
use libtest_mimic::Trial;

use crate::suite::in_flight::FOLDER;
use crate::suite::{self, SUITE};
use crate::{expect, require};

/// The exclusive cases come first in the plan, and run when no other worker of the run exists. They need
/// different kinds of processes, so one of them follows the other's process.
pub(crate) fn trial(library: PathBuf) -> Trial {
    Trial::test(
        "an_exclusive_case_has_no_other_worker_beside_it",
        move || {
            let folder = tempfile::tempdir()?;
            let exclusive = ["alone", "alone before cuInit"].map(suite::exclusive);
            let shared = ["meets", "meets again"].map(|id| suite::play(id, false));
            let cases = exclusive.into_iter().chain(shared).map(Into::into);
            let mut plan = Plan::parse(cases, &SUITE, None)?;
            // A job takes all cases of a function.
            for (number, planned) in plan.cases.iter_mut().enumerate() {
                Arc::make_mut(&mut planned.head).function = format!("t{number}");
            }
            let mut machine = Machine::default();
            machine.answers.insert("machine.devices".to_owned(), 1);
            let run = Run::new(&SUITE, &library.as_path().into())?
                .jobs(2)
                .timeout(Duration::from_secs(60))
                .env(FOLDER, folder.path());
            let results = run.execute(&plan, &machine, &|_, _| ());
            expect(&results, &[Outcome::Pass; 4])
                .map_err(|wrong| format!("{wrong}\n{results:#?}"))?;
            let stats = run.run_stats();
            Ok(require(stats.most_in_flight == 2, &format!("{stats:?}"))?)
        },
    )
}
