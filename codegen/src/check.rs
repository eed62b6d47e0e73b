//! `cuspec check`: every mistake of the registry in one run.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use cuspec_spec::Registry;
use cuspec_spec::diagnostic::Diagnostic;

/// Prints every mistake, or one line of counts.
pub fn run(spec: &Path) -> ExitCode {
    match Registry::load(spec) {
        Ok(registry) => {
            let rules: usize = registry
                .contracts
                .functions
                .iter()
                .map(|c| c.rules().count())
                .sum();
            println!(
                "{} functions declared, {} under contract, {rules} rules, {} scenarios: no mistakes",
                registry.declared.functions.len(),
                registry.contracts.functions.len(),
                registry.contracts.scenarios.len(),
            );
            ExitCode::SUCCESS
        }
        Err(mistakes) => {
            report(spec, &mistakes);
            ExitCode::FAILURE
        }
    }
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
