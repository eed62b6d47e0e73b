//! Prints mistakes with their source lines.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use cuspec_spec::Registry;
use cuspec_spec::case::docs::Docs;
use cuspec_spec::diagnostic::Diagnostic;

use super::about;

/// Loads the registry, or prints all its mistakes.
pub(crate) fn load(spec: &Path) -> Result<Registry, ExitCode> {
    Registry::load(spec).map_err(|mistakes| {
        report(spec, &mistakes);
        ExitCode::FAILURE
    })
}

/// Prints mistakes with their source lines and links to the pages of their functions.
pub(crate) fn report(spec: &Path, mistakes: &[Diagnostic]) {
    report_with(spec, mistakes, Docs::in_reach());
}

/// Prints mistakes with links to this reference.
pub(super) fn report_with(spec: &Path, mistakes: &[Diagnostic], docs: Option<Docs>) {
    for mistake in mistakes {
        let source = source(spec, mistake);
        eprintln!("{}", mistake.render(&source));
        if let Some(link) = docs
            .as_ref()
            .and_then(|docs| about::link(docs, mistake, &source))
        {
            eprintln!(" = docs: {link}");
        }
        eprintln!();
    }
    let plural = if mistakes.len() == 1 {
        "mistake"
    } else {
        "mistakes"
    };
    eprintln!("{} {plural}", mistakes.len());
}

/// Returns the text of the file that a diagnostic refers to; empty if the file cannot be read.
pub(super) fn source(spec: &Path, diagnostic: &Diagnostic) -> String {
    let path = Path::new(&diagnostic.path);
    let source = fs::read_to_string(path).or_else(|_| fs::read_to_string(spec.join(path)));
    source.unwrap_or_default()
}
