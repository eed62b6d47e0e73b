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

pub use library::looks_like;

/// Looks for every mistake of the registry, or holds a library's exports against it.
#[derive(clap::Args)]
#[command(after_help = "\
Exit codes: 0 the registry has no mistakes, or the library exports all that the toolkit declares; \
1 there are mistakes, or symbols are missing; 2 the command line makes no sense, or there is \
nothing to hold against the registry")]
pub struct Args {
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
pub fn run(spec: &Path, args: &Args) -> ExitCode {
    match &args.library {
        Some(path) => library::run(spec, path, args),
        None => check_registry(spec, args.json),
    }
}

/// Prints every mistake, or one line of counts.
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
    let functions = registry.declared.functions.len();
    let contracts = &registry.contracts.functions;
    let rules: usize = contracts.iter().map(|c| c.rules().count()).sum();
    let scenarios = registry.contracts.scenarios.len();
    match is_json {
        true => {
            let facts = json!({
                "functions": functions,
                "contracts": contracts.len(),
                "rules": rules,
                "scenarios": scenarios,
                "mistakes": [],
            });
            say!("{facts:#}");
        }
        false => say!(
            "{functions} functions declared, {} under contract, {rules} rules, {scenarios} \
             scenarios: no mistakes",
            contracts.len(),
        ),
    }
    ExitCode::SUCCESS
}

/// Shows mistakes with the lines they stand on.
pub fn report(spec: &Path, mistakes: &[Diagnostic]) {
    for mistake in mistakes {
        let path = Path::new(&mistake.path);
        let source = fs::read_to_string(path).or_else(|_| fs::read_to_string(spec.join(path)));
        eprintln!("{}\n", mistake.render(&source.unwrap_or_default()));
    }
    let plural = if mistakes.len() == 1 {
        "mistake"
    } else {
        "mistakes"
    };
    eprintln!("{} {plural}", mistakes.len());
}
