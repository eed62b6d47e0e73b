//! Reading scenarios: short sequences of calls with expectations.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::Visit;
use syn::{ExprMethodCall, ItemFn};

use super::attributes::unknown;
use super::attributes::{self, Attr, ident};
use super::expression::Scope;
use super::hazard;
use super::library::Library;
use crate::contract::model::{Need, NeedId, Scenario, Vocabulary};
use crate::source::File;
use crate::source::doc;
use cuspec_case::Api;
use cuspec_diagnostic::nearest;

/// The word for no need.
const NOTHING: &str = "nothing";

/// Methods of a library that only the harness has: no program is made from a scenario that calls one.
const HELPERS: [&str; 4] = ["process", "fork", "opengl", "egl_stream"];

/// Resolves a need that scenarios may have.
fn need(
    file: &mut File<'_>,
    attr: &Attr<'_>,
    name: &str,
    vocabulary: &Vocabulary,
) -> Option<NeedId> {
    let is_it = |need: &Need| need.is_for_scenarios && need.name == name;
    let found = NeedId::find(&vocabulary.needs, is_it);
    if found.is_none() {
        let known = vocabulary.needs.iter().filter(|need| need.is_for_scenarios);
        let mut known: Vec<&str> = known.map(|need| need.name.as_str()).collect();
        known.push(NOTHING);
        known.sort_unstable();
        let help = nearest(name, known.iter().copied());
        file.error_with(
            attr.span(),
            format!(
                "a scenario cannot need `{name}`; it needs one of {}",
                known.join(", ")
            ),
            help.map(|near| format!("did you mean `{near}`?")),
        );
    }
    found
}

pub fn read(file: &mut File<'_>, item: &ItemFn, library: &Library<'_>) -> Option<Scenario> {
    let name = item.sig.ident.to_string();
    let mut needs = Vec::new();
    let mut hazard = None;
    let mut gates = Vec::new();
    let mut is_lasting = false;
    let mut is_exclusive = false;
    let mut on = file.on.clone();
    let mut shows = Vec::new();
    let scope = Scope {
        names: library.names,
        questions: &library.vocabulary.questions,
        bindings: BTreeMap::new(),
        function: None,
        after: false,
    };
    for attr in attributes::read(file, &item.attrs) {
        match (attr.name.as_str(), attr.args.as_slice()) {
            ("scenario", _) => {}
            ("needs", _) => {
                for name in attr.idents().into_iter().filter(|name| name != NOTHING) {
                    needs.extend(need(file, &attr, &name, library.vocabulary));
                }
            }
            ("gate", [gate]) => gates.push(scope.expr(file, gate)),
            ("hazard", _) => hazard = hazard::resolve(file, &attr, library.vocabulary),
            ("lasting", _) => is_lasting = true,
            ("exclusive", _) => is_exclusive = true,
            ("on", _) if attr.is_list_of_releases() => on = attr.texts(),
            ("shows", _) => {
                shows.extend(attr.idents().into_iter().map(|name| (name, attr.span())));
            }
            _ => unknown(file, &attr),
        }
    }
    let doc = doc(&item.attrs);
    if doc.is_empty() {
        file.error(
            item.sig.ident.span(),
            format!("scenario `{name}` has no sentence; write a doc comment"),
        );
    }
    let mut calls = Calls {
        api: file.api,
        names: Vec::new(),
        spans: Vec::new(),
        proves: Vec::new(),
        expectations: 0,
        needs_harness: false,
    };
    calls.visit_block(&item.block);
    calls.resolve(library);
    for (called, span) in &calls.unknown(library) {
        let help =
            nearest(called, library.names.functions()).map(|n| format!("did you mean `{n}`?"));
        file.error_with(
            *span,
            format!("no header declares a function `{called}`"),
            help,
        );
    }
    for (shown, span) in &shows {
        if !calls.names.contains(shown) {
            let help = nearest(shown, calls.names.iter().map(String::as_str));
            file.error_with(
                *span,
                format!("scenario `{name}` does not call `{shown}`"),
                help.map(|near| format!("did you mean `{near}`?")),
            );
        }
    }
    if calls.expectations == 0 {
        file.error(
            item.sig.ident.span(),
            format!("scenario `{name}` has no expectation; add `expect!(..)`"),
        );
    }
    let is_own = |name: &&String| {
        let function = library.names.function(name);
        function.is_some_and(|function| function.api == file.api)
    };
    let function = calls.names.iter().find(is_own).cloned();
    let range = item.block.brace_token.span.join().byte_range();
    Some(Scenario {
        id: match file.api {
            Api::Driver => format!("{}/{name}", file.stem),
            other => format!("{}/{}/{name}", other.word(), file.stem),
        },
        api: file.api,
        name,
        file: file.stem.clone(),
        doc,
        needs,
        gates,
        hazard,
        is_lasting,
        is_exclusive,
        needs_harness: calls.needs_harness,
        function: function.unwrap_or_default(),
        calls: calls.names,
        shows: shows.into_iter().map(|(name, _)| name).collect(),
        proves: calls
            .proves
            .iter()
            .filter_map(|(function, code)| {
                let api = library.names.function(function)?.api;
                let code = match code {
                    Some(code) => library.names.code(api, code)?,
                    None => api.success(),
                };
                Some((function.clone(), code.to_owned()))
            })
            .collect(),
        source: file.source.get(range).unwrap_or_default().to_owned(),
        on,
        span: file.span(item.sig.ident.span()),
    })
}

/// Collects the functions of both APIs that are called as methods, in closures, macros and fixtures as well.
struct Calls {
    /// The API of the scenario.
    api: Api,
    names: Vec<String>,
    spans: Vec<proc_macro2::Span>,
    /// A function and the code expected of it; `None` for success.
    proves: Vec<(String, Option<String>)>,
    expectations: usize,
    /// Whether it starts a second process or creates an OpenGL context.
    needs_harness: bool,
}

impl Calls {
    fn add(&mut self, name: String, span: proc_macro2::Span) {
        let is_call = ["cuda", "cu"].iter().any(|prefix| {
            let rest = name.strip_prefix(prefix);
            rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
        });
        if is_call && !self.names.contains(&name) {
            self.names.push(name);
            self.spans.push(span);
        }
    }

    /// A call of a per-thread twin counts for its function.
    fn resolve(&mut self, library: &Library<'_>) {
        let called = std::mem::take(&mut self.names).into_iter();
        for (name, span) in called.zip(std::mem::take(&mut self.spans)) {
            let function = library.names.function_of(&name);
            let name = function.map_or(name, |function| function.name.clone());
            self.add(name, span);
        }
    }

    /// Adds the calls of a fixture, which a program made from the scenario contains.
    fn add_fixture(&mut self, call: &ExprMethodCall) {
        let is_driver =
            matches!(&*call.receiver, syn::Expr::MethodCall(inner) if inner.method == "driver");
        let api = match is_driver {
            true => Api::Driver,
            false if is_of_library(call) => self.api,
            false => return,
        };
        let fixture = cuspec_fixtures::find(api.word(), &call.method.to_string());
        let item = fixture.and_then(|fixture| syn::parse_str::<ItemFn>(fixture.text).ok());
        if let Some(item) = item {
            self.visit_block(&item.block);
        }
    }

    fn unknown(&self, library: &Library<'_>) -> Vec<(String, proc_macro2::Span)> {
        let known: BTreeSet<&str> = library.names.functions().collect();
        self.names
            .iter()
            .zip(&self.spans)
            .filter(|(name, _)| !known.contains(name.as_str()))
            .map(|(name, span)| (name.clone(), *span))
            .collect()
    }
}

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        syn::visit::visit_expr_method_call(self, call);
        self.add(call.method.to_string(), call.method.span());
        self.add_fixture(call);
        self.needs_harness |= is_of_library(call) && HELPERS.iter().any(|name| call.method == name);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if mac.path.is_ident("expect") {
            self.expectations += 1;
        }
        if let Ok(body) = mac.parse_body::<syn::Expr>() {
            if mac.path.is_ident("expect") {
                self.proves.extend(proof(&body));
            }
            self.visit_expr(&body);
        }
    }
}

/// Whether a method is called on the library that the scenario is about.
fn is_of_library(call: &ExprMethodCall) -> bool {
    matches!(&*call.receiver, syn::Expr::Path(path) if path.path.is_ident("cuda"))
}

/// `cuda.f(..) == Err(CODE)` and `cuda.f(..) == Ok(..)`.
fn proof(body: &syn::Expr) -> Option<(String, Option<String>)> {
    let syn::Expr::Binary(comparison) = body else {
        return None;
    };
    let (syn::BinOp::Eq(_), syn::Expr::MethodCall(call), syn::Expr::Call(result)) =
        (&comparison.op, &*comparison.left, &*comparison.right)
    else {
        return None;
    };
    let code = match ident(&result.func)?.as_str() {
        "Ok" => None,
        "Err" => Some(ident(result.args.first()?)?),
        _ => return None,
    };
    Some((call.method.to_string(), code))
}
