//! Positions in registry files, and mistakes there.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use cuspec_diagnostic::Diagnostic;

/// File, line and column (both starting at 1), and byte range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The file.
    pub path: Arc<Path>,
    /// Line, starting at 1.
    pub line: usize,
    /// Column, starting at 1, in characters.
    pub col: usize,
    /// Byte range in the file.
    pub range: Range<usize>,
}

impl Span {
    /// Returns the position of a token.
    pub fn new(path: &Arc<Path>, span: proc_macro2::Span) -> Self {
        let start = span.start();
        Self {
            path: path.clone(),
            line: start.line,
            col: start.column + 1,
            range: span.byte_range(),
        }
    }

    /// Returns a mistake at this position.
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

/// Returns a mistake at a position in a file that was parsed with spans.
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

/// Returns a syntax error at its position.
#[track_caller]
pub fn syntax_mistake(path: &Path, error: &syn::Error) -> Diagnostic {
    mistake(path, error.span(), error.to_string())
}
