//! `cuspec site`: the reference as a folder of static files.
//!
//! Gathers the inputs of the site, has `cuspec-site` make the files, and writes those
//! that differ.

pub(crate) mod subject;
mod write;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cuspec_site::facts::Links;
use cuspec_site::{Facts, Page};

use crate::check;
use crate::diff;
use crate::emit::registry_json;
use crate::emit::scenarios::programs;
use crate::plan;
use crate::print::say;

/// Arguments of `cuspec site`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Output folder. Obsolete files of an earlier site are removed; other files stay
    #[arg(long, value_name = "DIR", default_value = "target/site")]
    out: PathBuf,
    /// Address of the published site, for canonical links and the site map
    #[arg(long, value_name = "URL")]
    base: Option<String>,
    /// Address of this repository's files in a browser, such as
    /// `https://example.org/cuspec/blob/main`
    #[arg(long, value_name = "URL")]
    source: Option<String>,
}

/// Makes the site. The exit code is 0, 1 for a registry with mistakes, 2 for unreadable evidence,
/// and 3 for files that cannot be written.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    let registry = match check::load(spec) {
        Ok(registry) => registry,
        Err(failure) => return failure,
    };
    let subjects = match subject::load(spec) {
        Ok(subjects) => subjects,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let (cases, diffs) = rayon::join(
        || plan::cases(&registry),
        || diff::neighbours(&registry.history),
    );
    let libraries = registry.libraries.iter();
    let library_diffs: Vec<_> = libraries
        .map(|(api, layer)| (*api, diff::neighbours(layer)))
        .collect();
    let programs = programs(&registry);
    let trim = |url: &Option<String>| url.as_ref().map(|url| url.trim_end_matches('/').to_owned());
    let (base, source) = (trim(&args.base), trim(&args.source));
    let facts = Facts {
        registry: &registry,
        cases: &cases,
        subjects: &subjects,
        diffs: &diffs,
        library_diffs: &library_diffs,
        examples: &programs,
        links: Links {
            base: base.as_deref(),
            source: source.as_deref(),
        },
    };
    let mut pages = cuspec_site::emit(&facts);
    pages.extend(registry_json::emit(&registry).into_iter().map(|output| {
        let name = output.path.file_name().unwrap_or_default();
        Page::new(name.to_string_lossy(), output.text)
    }));
    match write::write(&args.out, &pages) {
        Ok(written) => {
            say!(
                "{} files in {}: {} written, {} removed",
                pages.len(),
                args.out.display(),
                written.changed,
                written.removed
            );
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(3)
        }
    }
}
