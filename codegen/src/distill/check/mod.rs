//! Compares the entries of a page with the declared layer: the page's statement, and the statement of the header
//! of each toolkit.

mod lookup;
mod types;

use std::fmt::Write;

use cuspec_spec::declared::{Api, Declared, Function, Toolkit, Type};
use cuspec_spec::diagnostic::nearest;
use serde::Serialize;

use super::entry::Shape;
use super::entry::{Entry, Named, Param};
use lookup::View;

/// The subject of a disagreement between a page and a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum About {
    /// An undeclared function.
    Function,
    /// Names of the parameters, or their order.
    Params,
    /// A parameter's type.
    Type,
    /// A described parameter that the page's own signature lacks.
    Described,
    /// The return set.
    Returns,
    /// An undeclared code.
    Code,
    /// A reference to an undeclared function.
    See,
}

/// One disagreement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Disagreement {
    pub document: String,
    pub line: usize,
    pub function: String,
    pub about: About,
    /// The statement of the page.
    pub document_says: String,
    pub header: String,
    pub toolkit: String,
    /// The statement of the header.
    pub header_says: String,
    /// Older toolkits whose header agrees with the page.
    pub agrees_with: Vec<String>,
}

/// Returns all disagreements with the newest toolkit, each with the older toolkits that agree with the
/// page.
pub(super) fn check(entries: &[Entry], declared: &Declared) -> Vec<Disagreement> {
    let releases = declared.toolkits.iter();
    let mut toolkits: Vec<Toolkit> = releases.map(|release| release.toolkit.clone()).collect();
    toolkits.sort();
    let Some((newest, older)) = toolkits.split_last() else {
        return Vec::new();
    };
    let view = View::new(declared, newest);
    let mut all: Vec<Disagreement> = entries
        .iter()
        .flat_map(|entry| check_entry(entry, &view))
        .collect();
    for toolkit in older.iter().rev() {
        let view = View::new(declared, toolkit);
        for disagreement in &mut all {
            let same = |entry: &&Entry| {
                entry.document == disagreement.document && entry.function == disagreement.function
            };
            let found: Vec<Disagreement> = entries
                .iter()
                .filter(same)
                .flat_map(|entry| check_entry(entry, &view))
                .collect();
            let is_unknown = found.iter().any(|other| other.about == About::Function);
            let stands = found.iter().any(|other| {
                other.about == disagreement.about
                    && (concerns_several_facts(other.about)
                        || other.document_says == disagreement.document_says)
            });
            // A header without such a statement agrees with nothing.
            let is_silent = disagreement.about == About::Returns
                && !entries
                    .iter()
                    .filter(same)
                    .all(|entry| documents(entry, &view));
            if !stands && !is_unknown && !is_silent {
                disagreement.agrees_with.push(toolkit.to_string());
            }
        }
    }
    all
}

/// Whether it concerns several facts at once. An older toolkit may lack other facts than
/// the newest, which is no agreement.
fn concerns_several_facts(about: About) -> bool {
    matches!(about, About::Returns | About::Params | About::See)
}

/// Whether a toolkit's header documents a return set for the function.
fn documents(entry: &Entry, view: &View<'_>) -> bool {
    let sets = view.find(entry).map(|function| &function.returns);
    let mut sets = sets.into_iter().flatten();
    sets.any(|set| set.toolkits.contains(view.toolkit))
}

/// Collects the disagreements of one entry with one toolkit.
struct Checker<'a> {
    entry: &'a Entry,
    toolkit: &'a Toolkit,
    found: Vec<Disagreement>,
}

impl Checker<'_> {
    fn add(
        &mut self,
        about: About,
        line: usize,
        document_says: String,
        api: Option<Api>,
        header_says: String,
    ) {
        self.found.push(Disagreement {
            document: self.entry.document.clone(),
            line,
            function: self.entry.function.clone(),
            about,
            document_says,
            header: lookup::header(api).to_owned(),
            toolkit: self.toolkit.to_string(),
            header_says,
            agrees_with: Vec::new(),
        });
    }
}

fn check_entry(entry: &Entry, view: &View<'_>) -> Vec<Disagreement> {
    let mut checker = Checker {
        entry,
        toolkit: view.toolkit,
        found: Vec::new(),
    };
    match view.find(entry) {
        Some(function) => {
            check_params(&mut checker, function, view);
            check_described(&mut checker, function);
            check_returns(&mut checker, function, view);
        }
        None => {
            let mut says = "no such function".to_owned();
            if let Some(name) = nearest(&entry.function, view.functions_like(&entry.function)) {
                let _ = write!(says, "; the nearest is {name}");
            }
            checker.add(
                About::Function,
                entry.line,
                format!("describes {}", entry.function),
                None,
                says,
            );
        }
    }
    check_codes(&mut checker, view);
    check_see(&mut checker, view);
    checker.found
}

/// Names in parentheses, as both sides of a disagreement are shown.
fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    format!("({})", names.into_iter().collect::<Vec<_>>().join(", "))
}

fn check_params(checker: &mut Checker<'_>, function: &Function, view: &View<'_>) {
    let entry = checker.entry;
    let said: Vec<&str> = entry
        .params
        .iter()
        .map(|param| plain(&param.name))
        .collect();
    let declared: Vec<&str> = function
        .params
        .iter()
        .map(|param| param.name.as_str())
        .collect();
    let expected = match entry.shape {
        Shape::Sphinx => inputs(function, &said),
        _ => declared.clone(),
    };
    if said == expected {
        check_outputs(checker, function);
        check_types(checker, function, view);
        return;
    }
    let differs = said.iter().zip(&expected).position(|(a, b)| a != b);
    let at = differs.unwrap_or(said.len().min(expected.len()));
    let line = entry.params.get(at).map_or(entry.line, |param| param.line);
    let mut says = list(declared.iter().copied());
    if let Some(symbol) = view.other_variant(entry, function, &said) {
        let _ = write!(says, "; the symbol {symbol} takes the page's");
    }
    checker.add(About::Params, line, list(said), Some(function.api), says);
}

/// The underscore after a keyword belongs to the binding, not to the header.
fn plain(name: &str) -> &str {
    name.strip_suffix('_').unwrap_or(name)
}

/// The parameters of a Python call: all but the pointers that it returns as values.
fn inputs<'f>(function: &'f Function, said: &[&str]) -> Vec<&'f str> {
    let is_handed_back = |ty: &Type| {
        matches!(
            ty,
            Type::Pointer {
                is_const: false,
                ..
            }
        )
    };
    function
        .params
        .iter()
        .filter(|param| said.contains(&param.name.as_str()) || !is_handed_back(&param.ty))
        .map(|param| param.name.as_str())
        .collect()
}

fn check_outputs(checker: &mut Checker<'_>, function: &Function) {
    for output in &checker.entry.outputs {
        if !function
            .params
            .iter()
            .any(|param| param.name == output.name)
        {
            let says = list(function.params.iter().map(|param| param.name.as_str()));
            checker.add(
                About::Described,
                output.line,
                format!("hands back `{}`", output.name),
                Some(function.api),
                says,
            );
        }
    }
}

fn check_types(checker: &mut Checker<'_>, function: &Function, view: &View<'_>) {
    if checker.entry.shape == Shape::Sphinx {
        return;
    }
    let entry = checker.entry;
    for (param, declared) in entry.params.iter().zip(&function.params) {
        if types::differ(&param.ty, entry.shape, &declared.ty, view.declared) {
            let says = view.c_type(function.api, &declared.ty);
            let line = param.line;
            checker.add(
                About::Type,
                line,
                spell(param),
                Some(function.api),
                format!("`{says} {}`", declared.name),
            );
        }
    }
}

fn spell(param: &Param) -> String {
    format!("`{}` for {}", param.ty, param.name)
}

fn check_described(checker: &mut Checker<'_>, function: &Function) {
    let names: Vec<&str> = checker
        .entry
        .params
        .iter()
        .map(|param| param.name.as_str())
        .collect();
    let strangers: Vec<Named> = checker
        .entry
        .described
        .iter()
        .filter(|named| !names.contains(&named.name.as_str()))
        .cloned()
        .collect();
    for named in strangers {
        if function.params.iter().any(|param| param.name == named.name) {
            continue;
        }
        let says = list(function.params.iter().map(|param| param.name.as_str()));
        checker.add(
            About::Described,
            named.line,
            format!("describes a parameter `{}`", named.name),
            Some(function.api),
            says,
        );
    }
}

fn check_returns(checker: &mut Checker<'_>, function: &Function, view: &View<'_>) {
    let returns_codes =
        matches!(&function.result, Type::Named(name) if super::codes::is_code_type(name));
    let documented = function
        .returns
        .iter()
        .find(|set| set.toolkits.contains(view.toolkit));
    let said: Vec<&str> = checker
        .entry
        .returns
        .iter()
        .map(|code| code.name.as_str())
        .collect();
    let Some(set) = documented.filter(|_| checker.entry.returns_stated && returns_codes) else {
        return;
    };
    let missing: Vec<&str> = set
        .codes
        .iter()
        .map(String::as_str)
        .filter(|code| !said.contains(code))
        .collect();
    let extra: Vec<Named> = checker
        .entry
        .returns
        .iter()
        .filter(|code| !set.codes.contains(&code.name))
        .cloned()
        .collect();
    if missing.is_empty() && extra.is_empty() {
        return;
    }
    let line = extra
        .first()
        .or(checker.entry.returns.first())
        .map_or(checker.entry.line, |code| code.line);
    let mut page = Vec::new();
    let mut header = Vec::new();
    if !extra.is_empty() {
        let names: Vec<&str> = extra.iter().map(|code| code.name.as_str()).collect();
        page.push(format!("has {}", names.join(", ")));
        header.push("without these".to_owned());
    }
    if !missing.is_empty() {
        page.push(format!("lacks {}", missing.join(", ")));
        header.push(format!("has {}", missing.join(", ")));
    }
    checker.add(
        About::Returns,
        line,
        page.join("; "),
        Some(function.api),
        header.join("; "),
    );
}

fn check_codes(checker: &mut Checker<'_>, view: &View<'_>) {
    let entry = checker.entry;
    let mut named: Vec<Named> = entry.returns.clone();
    for statement in &entry.statements {
        named.extend(
            statement
                .codes
                .iter()
                .map(|code| Named::new(code, statement.line)),
        );
    }
    let mut seen: Vec<&str> = Vec::new();
    for code in &named {
        let is_cuda = code.name.starts_with("CUDA_") || code.name.starts_with("cuda");
        if !is_cuda || view.has_code(&code.name) || seen.contains(&code.name.as_str()) {
            continue;
        }
        seen.push(&code.name);
        checker.add(
            About::Code,
            code.line,
            format!("names {}", code.name),
            None,
            "no such code".to_owned(),
        );
    }
}

fn check_see(checker: &mut Checker<'_>, view: &View<'_>) {
    let is_lost = |named: &&Named| {
        super::reference::is_function_name(&named.name) && !view.has_name(&named.name)
    };
    let lost: Vec<&Named> = checker.entry.see.iter().filter(is_lost).collect();
    let Some(first) = lost.first() else { return };
    let names: Vec<&str> = lost.iter().map(|named| named.name.as_str()).collect();
    let says = format!("points to {}", names.join(", "));
    checker.add(
        About::See,
        first.line,
        says,
        None,
        "no such function".to_owned(),
    );
}

/// The disagreement as text.
pub(super) fn render(disagreement: &Disagreement) -> String {
    let header = format!("{} {}:", disagreement.header, disagreement.toolkit);
    let width = header.len().max("the page:".len());
    let mut out = format!(
        "{}:{}: {}\n  {:<width$} {}\n  {:<width$} {}\n",
        disagreement.document,
        disagreement.line,
        disagreement.function,
        "the page:",
        disagreement.document_says,
        header,
        disagreement.header_says,
    );
    if !disagreement.agrees_with.is_empty() {
        let _ = writeln!(
            out,
            "  {:<width$} {}",
            "agree in:",
            disagreement.agrees_with.join(", ")
        );
    }
    out
}

#[cfg(test)]
mod tests;
