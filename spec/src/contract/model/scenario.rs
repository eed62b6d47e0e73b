//! Scenarios.

use super::Expr;
use crate::span::Span;
use cuspec_case::Api;

/// A sequence of calls with expectations.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// `stream/priority_is_clamped`; `runtime/stream/..` for the runtime.
    pub id: String,
    /// The library whose functions it calls.
    pub api: Api,
    /// The name of its function, `priority_is_clamped`.
    pub name: String,
    /// The stem of the contract file it stands in.
    pub file: String,
    /// What it shows, in a sentence.
    pub doc: String,
    /// What must be so before it can begin, by the names of the vocabulary.
    pub needs: Vec<String>,
    /// What a machine must offer, where that is more than a device.
    pub gates: Vec<Expr>,
    /// Runs only when this danger is asked for.
    pub hazard: Option<String>,
    /// What it changes outlasts it, although it passes.
    pub is_lasting: bool,
    /// No other worker may use the device meanwhile.
    pub is_exclusive: bool,
    /// A second process takes part, which only the suite starts.
    pub has_second_process: bool,
    /// The function it is filed under: the first of its API that it calls.
    pub function: String,
    /// Functions it calls, in order of first call.
    pub calls: Vec<String>,
    /// Functions among them whose effect it would miss.
    pub shows: Vec<String>,
    /// Codes that it expects of a call: `expect!(cuda.f(..) == Err(CODE))`.
    pub proves: Vec<(String, String)>,
    /// The body, braces included, as it stands in the file.
    pub source: String,
    /// The document that says so, if one does.
    pub cited: Option<String>,
    /// Releases that showed it.
    pub on: Vec<String>,
    /// Where it begins.
    pub span: Span,
}

impl Scenario {
    /// The body as syntax. It is kept as text, since syntax cannot be shared between threads; it
    /// was parsed when it was read, so it parses.
    pub fn block(&self) -> syn::Block {
        syn::parse_str(&self.source).unwrap_or_else(|_| syn::parse_quote!({}))
    }
}
