//! Places in registry files, and mistakes at them.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use cuspec_diagnostic::Diagnostic;

/// File, line and column (both from 1) and byte range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The file.
    pub path: Arc<Path>,
    /// From one.
    pub line: usize,
    /// From one, in characters.
    pub col: usize,
    /// Bytes of the file.
    pub range: Range<usize>,
}

impl Span {
    /// The place of a token in a file.
    pub fn new(path: &Arc<Path>, span: proc_macro2::Span) -> Self {
        let start = span.start();
        Self {
            path: path.clone(),
            line: start.line,
            col: start.column + 1,
            range: span.byte_range(),
        }
    }

    /// A mistake at this place.
    #[track_caller]
    pub fn error(&self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::at(
            &self.path,
            (self.line, self.col),
            self.range.clone(),
            message,
        )
    }
}

/// A mistake at a place in a file that was parsed with spans.
#[track_caller]
pub fn mistake(path: &Path, span: proc_macro2::Span, message: impl Into<String>) -> Diagnostic {
    let start = span.start();
    Diagnostic::at(
        path,
        (start.line, start.column + 1),
        span.byte_range(),
        message,
    )
}

/// What syn found wrong, at its place.
#[track_caller]
pub fn syntax_mistake(path: &Path, error: &syn::Error) -> Diagnostic {
    mistake(path, error.span(), error.to_string())
}
