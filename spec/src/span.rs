//! A place in a registry file, kept after parsing.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use crate::diagnostic::Diagnostic;

/// File, line and column (both from 1) and byte range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub path: Arc<Path>,
    pub line: usize,
    pub col: usize,
    pub range: Range<usize>,
}

impl Span {
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
    pub fn error(&self, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            path: self.path.display().to_string().replace('\\', "/"),
            line: self.line,
            col: self.col,
            range: self.range.clone(),
            message: message.into(),
            label: String::new(),
            help: None,
        }
    }
}
