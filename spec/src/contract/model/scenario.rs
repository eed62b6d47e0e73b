//! Scenarios.

use super::{Expr, HazardId, NeedId, Vocabulary};
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
    /// The stem of its contract file.
    pub file: String,
    /// Its statement, in a sentence.
    pub doc: String,
    /// Preconditions.
    pub needs: Vec<NeedId>,
    /// Conditions on the machine, besides a device.
    pub gates: Vec<Expr>,
    /// Hazard of the scenario.
    pub hazard: Option<HazardId>,
    /// Whether its changes outlast it although it passes.
    pub is_lasting: bool,
    /// Whether it needs the device for itself.
    pub is_exclusive: bool,
    /// Whether it uses a second process or an OpenGL context, which only the suite makes.
    pub needs_harness: bool,
    /// The function it is filed under: the first of its API that it calls.
    pub function: String,
    /// Functions it calls, in order of first call.
    pub calls: Vec<String>,
    /// Functions whose missing effect it would notice.
    pub shows: Vec<String>,
    /// Codes that it expects: `expect!(cuda.f(..) == Err(CODE))`.
    pub proves: Vec<(String, String)>,
    /// The body with its braces, as in the file.
    pub source: String,
    /// Releases that showed it.
    pub on: Vec<String>,
    /// Where it begins.
    pub span: Span,
}

impl Scenario {
    /// Returns the names of its preconditions, or `nothing`.
    pub fn need_names<'v>(&self, vocabulary: &'v Vocabulary) -> Vec<&'v str> {
        match self.needs.as_slice() {
            [] => vec!["nothing"],
            needs => vocabulary.need_names(needs),
        }
    }

    /// Parses the body. It is kept as text, since syntax cannot be shared between threads; it
    /// was parsed when it was read.
    pub fn block(&self) -> syn::Block {
        syn::parse_str(&self.source).unwrap_or_else(|_| syn::parse_quote!({}))
    }
}
