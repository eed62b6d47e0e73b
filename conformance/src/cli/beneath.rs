//! Running the libraries beneath the subject first, so that the report contains only what the subject
//! changes.

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

/// Runs the suite on the subject, after the libraries beneath it if the options request them.
pub(super) fn run(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let reference = match options.beneath.id() {
        Some(id) => Some(run_beneath(suite, options, id)?),
        None => None,
    };
    run::run(suite, options, reference)
}

/// Runs the same cases on the libraries that `id` names, or on the subject's libraries without preloads, and
/// returns their results as the reference for the subject.
fn run_beneath(suite: &Suite, options: &Options, id: BeneathId) -> Result<Reference, Stop> {
    let folder = out_folder::prepare(&options.out)?;
    let out = folder.join(BENEATH);
    let mut beneath = Options {
        libraries: options.libraries.beneath(&id)?,
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
    // An interrupted run may have left an incomplete run of these libraries, or none.
    if RunManifest::load(&out).is_err() {
        beneath.resume = resume::Options::default();
    }
    eprintln!(
        "cuconform: running the libraries beneath first, into {}",
        out.display()
    );
    let finished = run::finish(suite, &beneath, None)?;
    if matches!(finished.exit, Exit::Infrastructure | Exit::Skipped) {
        return Err(Stop::infrastructure(format!(
            "the run of the libraries beneath failed; see {}",
            out.join("summary.txt").display()
        )));
    }
    eprintln!("cuconform: running the subject");
    Reference::beneath(&out, id).map_err(Stop::infrastructure)
}
