//! `cuspec check`: reports every mistake of the registry in one run, or compares a library with it.
//!
//! ```text
//! PATH -> exports -> fit (with what every toolkit declares) -> text or JSON
//! ```

mod about;
mod args;
mod exemplars;
mod exports;
mod fit;
mod library;
mod mistakes;
mod report;
mod text;

use std::path::Path;
use std::process::ExitCode;

use cuspec_spec::Registry;
use cuspec_spec::case::docs::Docs;
use serde_json::json;

use crate::print::say;
use mistakes::source;

pub(crate) use args::Args;
pub(crate) use library::looks_like;
pub(crate) use mistakes::{load, report};

/// Runs the requested check and prints the result.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    match &args.library {
        Some(path) => library::run(spec, path, args),
        None => check_registry(spec, args),
    }
}

/// Prints every mistake, or the remarks and one line of counts.
fn check_registry(spec: &Path, args: &Args) -> ExitCode {
    let loaded = Registry::load(spec).and_then(|registry| {
        let unused = exemplars::unused(&registry);
        match unused.is_empty() {
            true => Ok(registry),
            false => Err(unused),
        }
    });
    let registry = match loaded {
        Ok(registry) => registry,
        Err(found) => {
            match args.json {
                true => say!("{:#}", json!({ "mistakes": found })),
                false => {
                    let docs = args.docs.clone().or_else(Docs::in_reach);
                    mistakes::report_with(spec, &found, docs);
                }
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
    match args.json {
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
