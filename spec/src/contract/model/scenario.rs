//! Scenarios.

use crate::span::Span;
use cuspec_case::Api;

/// A sequence of calls with expectations.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// `stream/priority_is_clamped`; `runtime/stream/..` for the runtime.
    pub id: String,
    pub api: Api,
    pub name: String,
    pub file: String,
    pub doc: String,
    pub needs: Vec<String>,
    pub hazard: Option<String>,
    /// What it changes outlasts it, although it passes.
    pub is_lasting: bool,
    /// The function it is filed under: the first of its API that it calls.
    pub function: String,
    /// Functions it calls, in order of first call.
    pub calls: Vec<String>,
    /// Codes that it expects of a call: `expect!(cuda.f(..) == Err(CODE))`.
    pub proves: Vec<(String, String)>,
    /// The body, braces included, as it stands in the file.
    pub source: String,
    pub span: Span,
}

impl Scenario {
    /// The body as syntax. It is kept as text, since syntax cannot be shared between threads; it
    /// was parsed when it was read, so it parses.
    pub fn block(&self) -> syn::Block {
        syn::parse_str(&self.source).unwrap_or_else(|_| syn::parse_quote!({}))
    }
}
