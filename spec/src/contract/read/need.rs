//! Reading needs, and resolving their names.

use syn::Variant;

use super::attributes::{self, Attr, ident, unknown};
use super::outcome;
use crate::contract::model::{Class, Need, NeedId, Outcome, SpecialNeeds, Vocabulary};
use crate::contract::naming::snake;
use crate::names::Names;
use crate::source::{File, doc};
use cuspec_case::Api;
use cuspec_diagnostic::nearest;

/// Declares a need; `describe` adds its attributes, which may name other needs.
pub fn declare(file: &File<'_>, variant: &Variant) -> Need {
    Need {
        name: snake(&variant.ident.to_string()),
        doc: doc(&variant.attrs),
        yields: Outcome::Undefined,
        is_refused_by_older_driver: false,
        implies: Vec::new(),
        is_stated: false,
        form_of: None,
        beside: Vec::new(),
        before: Vec::new(),
        met_by: None,
        is_for_scenarios: false,
        every_function_of: None,
        span: file.span(variant.ident.span()),
    }
}

/// Reads the attributes of a need.
pub fn describe(
    file: &mut File<'_>,
    variant: &Variant,
    need: &mut Need,
    names: &Names<'_>,
    vocabulary: &Vocabulary,
) {
    for attr in attributes::read(file, &variant.attrs) {
        match (attr.name.as_str(), attr.args.as_slice()) {
            ("yields", [code]) => need.yields = outcome::read(file, names, code),
            ("refused_by_older_driver", []) => need.is_refused_by_older_driver = true,
            ("implies", _) => need.implies = resolve_all(file, &attr, vocabulary),
            ("beside", _) => need.beside = resolve_all(file, &attr, vocabulary),
            ("before", _) => need.before = resolve_all(file, &attr, vocabulary),
            ("stated", []) => need.is_stated = true,
            ("stated", [_]) => {
                need.is_stated = true;
                need.form_of = resolve_all(file, &attr, vocabulary).pop();
            }
            ("met_by", [_]) => need.met_by = resolve_all(file, &attr, vocabulary).pop(),
            ("scenarios", []) => need.is_for_scenarios = true,
            ("every_function", [api]) => {
                need.every_function_of = ident(api).and_then(|word| Api::parse(&word));
                if need.every_function_of.is_none() {
                    file.error(attr.span(), "name the API: `#[every_function(driver)]`");
                }
            }
            _ => unknown(file, &attr),
        }
    }
}

/// Reads a class of functions.
pub fn class(file: &mut File<'_>, variant: &Variant, vocabulary: &Vocabulary) -> Class {
    let mut class = Class {
        name: snake(&variant.ident.to_string()),
        doc: doc(&variant.attrs),
        needs: Vec::new(),
        tolerates: Vec::new(),
        span: file.span(variant.ident.span()),
    };
    for attr in attributes::read(file, &variant.attrs) {
        match attr.name.as_str() {
            "needs" => class.needs = resolve_all(file, &attr, vocabulary),
            "tolerates" => class.tolerates = resolve_all(file, &attr, vocabulary),
            _ => unknown(file, &attr),
        }
    }
    class
}

/// Finds the class that an attribute names.
pub fn resolve_class<'v>(
    file: &mut File<'_>,
    attr: &Attr<'_>,
    vocabulary: &'v Vocabulary,
) -> Option<&'v Class> {
    let name = attr.idents().pop().unwrap_or_default();
    let found = vocabulary.classes.iter().find(|class| class.name == name);
    if found.is_none() {
        let known = vocabulary.classes.iter().map(|class| class.name.as_str());
        let help = nearest(&name, known).map(|near| format!("did you mean `{near}`?"));
        file.error_with(
            attr.span(),
            format!("the vocabulary has no class of functions `{name}`"),
            help,
        );
    }
    found
}

/// Finds the needs with a meaning of their own.
pub fn special(vocabulary: &Vocabulary) -> SpecialNeeds {
    let find = |name: &str| NeedId::find(&vocabulary.needs, |need| need.name == name);
    SpecialNeeds {
        initialized: find("initialized"),
        context: find("context"),
        live_context: find("live_context"),
        intact_context: find("intact_context"),
        usable_context: find("usable_context"),
        no_capture: find("no_capture"),
        sound_context: find("sound_context"),
        runtime: find("runtime"),
        outside_callback: find("outside_callback"),
    }
}

/// Resolves all names of an attribute.
pub fn resolve_all(file: &mut File<'_>, attr: &Attr<'_>, vocabulary: &Vocabulary) -> Vec<NeedId> {
    let names = attr.idents().into_iter();
    names
        .filter_map(|name| resolve(file, attr, &name, vocabulary))
        .collect()
}

/// Resolves the name of a need.
pub fn resolve(
    file: &mut File<'_>,
    attr: &Attr<'_>,
    name: &str,
    vocabulary: &Vocabulary,
) -> Option<NeedId> {
    let found = NeedId::find(&vocabulary.needs, |need| need.name == name);
    if found.is_none() {
        let known = vocabulary.needs.iter().map(|need| need.name.as_str());
        let help = nearest(name, known).map(|near| format!("did you mean `{near}`?"));
        let message = format!("the vocabulary has no need `{name}`");
        file.error_with(attr.span(), message, help);
    }
    found
}
