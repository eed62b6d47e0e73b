//! A run of what lies beneath the subject, before the subject's own: what the subject changes is what
//! is then told.

use std::path::Path;

use super::expect::{Again, Beneath, Lists};
use super::form::Form;
use super::out_folder;
use super::resume;
use super::run;
use super::run_options::Options;
use crate::evidence::reference::Reference;
use crate::results::exit::{Exit, Stop};
use crate::results::run_manifest::RunManifest;
use crate::suite::Suite;

/// Where it goes, below the folder of the subject's run.
const FOLDER: &str = "beneath";

/// Runs the suite on the subject, after what lies beneath it where that is asked for.
pub(super) fn run(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let reference = match &options.beneath.beneath {
        Some(driver) => Some(run_beneath(suite, options, driver.as_deref())?),
        None => None,
    };
    run::run(suite, options, reference)
}

/// Runs the same cases on the driver of this name, or on the subject's without what is preloaded, and
/// opens what came of it as the measure of the subject.
fn run_beneath(suite: &Suite, options: &Options, driver: Option<&Path>) -> Result<Reference, Stop> {
    let folder = out_folder::prepare(&options.out)?;
    let out = folder.join(FOLDER);
    let mut beneath = Options {
        beneath: Beneath::default(),
        lists: Lists::default(),
        again: Again {
            skip: options.again.skip.clone(),
            ..Again::default()
        },
        form: Form::quiet(),
        out: out.clone(),
        ..options.clone()
    };
    beneath.libraries.is_bare = true;
    if let Some(driver) = driver {
        beneath.libraries.driver = Some(driver.to_owned());
    } else if options.libraries.all_preloads().is_empty() {
        return Err(Stop::usage(
            "nothing is preloaded with --preload: name the driver that lies beneath, --beneath PATH",
        ));
    }
    // A run that was killed before it came to the subject has half of this one, or nothing.
    if RunManifest::load(&out).is_err() {
        beneath.resume = resume::Options::default();
    }
    eprintln!("cuconform: first what lies beneath, into {}", out.display());
    let finished = run::finish(suite, &beneath, None)?;
    if finished.exit == Exit::Infrastructure {
        return Err(Stop::infrastructure(format!(
            "what lies beneath could not be run whole; {} says why",
            out.join("summary.txt").display()
        )));
    }
    eprintln!("cuconform: then the subject");
    Reference::beneath(&out).map_err(Stop::infrastructure)
}
