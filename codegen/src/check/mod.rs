//! `cuspec check`: every mistake of the registry in one run, or a library held against it.
//!
//! ```text
//! PATH -> exports -> fit (with what every toolkit declares) -> text or JSON
//! ```

mod exports;
mod fit;
mod library;
mod text;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cuspec_spec::Registry;
use cuspec_spec::declared::Toolkit;
use cuspec_spec::diagnostic::Diagnostic;
use serde_json::json;

use crate::print::say;

pub(crate) use library::looks_like;

/// Looks for every mistake of the registry, or holds a library's exports against it.
#[derive(clap::Args)]
#[command(after_help = "\
Exit codes: 0 the registry has no mistakes, or the library exports all that the toolkit declares; \
1 there are mistakes, or symbols are missing; 2 the command line makes no sense, or there is \
nothing to hold against the registry")]
pub(crate) struct Args {
    /// Holds the exports of this shared library against the registry, without loading it.
    #[arg(long, value_name = "PATH")]
    library: Option<PathBuf>,
    /// Takes this toolkit's symbols, and not those of the toolkit that the library is nearest to.
    #[arg(long, value_name = "VERSION", requires = "library")]
    toolkit: Option<Toolkit>,
    /// Also names the exports that are no part of the API.
    #[arg(long, requires = "library")]
    verbose: bool,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// Checks what was asked for and prints what came of it.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    match &args.library {
        Some(path) => library::run(spec, path, args),
        None => check_registry(spec, args.json),
    }
}

/// Prints every mistake, or one line of counts after what there is to remark.
fn check_registry(spec: &Path, is_json: bool) -> ExitCode {
    let registry = match Registry::load(spec) {
        Ok(registry) => registry,
        Err(mistakes) => {
            match is_json {
                true => say!("{:#}", json!({ "mistakes": mistakes })),
                false => report(spec, &mistakes),
            }
            return ExitCode::FAILURE;
        }
    };
    let functions = &registry.declared.functions;
    let summaries = functions.iter().filter_map(|one| registry.summary(one));
    let (functions, summaries) = (functions.len(), summaries.count());
    let remarks = registry.remarks();
    let contracts = &registry.contracts.functions;
    let rules: usize = contracts.iter().map(|c| c.rules().count()).sum();
    let scenarios = registry.contracts.scenarios.len();
    match is_json {
        true => {
            let facts = json!({
                "functions": functions,
                "summaries": summaries,
                "contracts": contracts.len(),
                "rules": rules,
                "scenarios": scenarios,
                "mistakes": [],
                "remarks": remarks,
            });
            say!("{facts:#}");
        }
        false => {
            for remark in &remarks {
                say!("{}\n", remark.render_remark(&source(spec, remark)));
            }
            say!(
                "{functions} functions declared, {summaries} with a sentence, {} under contract, \
                 {rules} rules, {scenarios} scenarios: no mistakes{}",
                contracts.len(),
                match remarks.len() {
                    0 => String::new(),
                    1 => ", 1 remark".to_owned(),
                    many => format!(", {many} remarks"),
                },
            );
        }
    }
    ExitCode::SUCCESS
}

/// Shows mistakes with the lines they stand on.
pub(crate) fn report(spec: &Path, mistakes: &[Diagnostic]) {
    for mistake in mistakes {
        eprintln!("{}\n", mistake.render(&source(spec, mistake)));
    }
    let plural = if mistakes.len() == 1 {
        "mistake"
    } else {
        "mistakes"
    };
    eprintln!("{} {plural}", mistakes.len());
}

/// The file that a diagnostic is about; nothing where it cannot be read.
fn source(spec: &Path, diagnostic: &Diagnostic) -> String {
    let path = Path::new(&diagnostic.path);
    let source = fs::read_to_string(path).or_else(|_| fs::read_to_string(spec.join(path)));
    source.unwrap_or_default()
}
