//! Mistakes with the lines they stand on.

use std::fs;
use std::path::Path;

use cuspec_spec::diagnostic::Diagnostic;

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
pub(super) fn source(spec: &Path, diagnostic: &Diagnostic) -> String {
    let path = Path::new(&diagnostic.path);
    let source = fs::read_to_string(path).or_else(|_| fs::read_to_string(spec.join(path)));
    source.unwrap_or_default()
}
