//! A run of what lies beneath the subject, before the subject's own: what the subject changes is what
//! is then told.

use super::expect::{Again, Beneath, Lists};
use super::form::Form;
use super::out_folder;
use super::resume;
use super::run;
use super::run_options::Options;
use crate::evidence::reference::Reference;
use crate::results::environment::{BENEATH, BeneathId};
use crate::results::exit::{Exit, Stop};
use crate::results::run_manifest::RunManifest;
use crate::suite::Suite;

/// Runs the suite on the subject, after what lies beneath it where that is asked for.
pub(super) fn run(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let reference = match options.beneath.id() {
        Some(id) => Some(run_beneath(suite, options, id)?),
        None => None,
    };
    run::run(suite, options, reference)
}

/// Runs the same cases on the libraries of these names, or on the subject's without what is preloaded, and
/// opens what came of it as the measure of the subject.
fn run_beneath(suite: &Suite, options: &Options, id: BeneathId) -> Result<Reference, Stop> {
    let folder = out_folder::prepare(&options.out)?;
    let out = folder.join(BENEATH);
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
    if id == BeneathId::default() && options.libraries.all_preloads().is_empty() {
        return Err(Stop::usage(
            "nothing is preloaded with --preload: name the driver that lies beneath, --beneath PATH, \
             or the runtime, --beneath-runtime PATH",
        ));
    }
    let libraries = &mut beneath.libraries;
    libraries.driver = id.driver.clone().or(libraries.driver.take());
    libraries.runtime = id.runtime.clone().or(libraries.runtime.take());
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
    Reference::beneath(&out, id).map_err(Stop::infrastructure)
}
