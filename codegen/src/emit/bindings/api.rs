//! Emits the list of public names of the bindings, a line for each with its type. `.ci/api` compares the list
//! of a release with that of the preceding one.

mod items;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use rayon::prelude::*;

use super::super::{Form, Output};
use items::{Item, Items};

/// Path of the list.
const LIST: &str = "generated/bindings/api.txt";

/// Files that only repeat items: for the linker, as functions, and as free constants.
const SAME: &[&str] = &["free.rs", "functions.rs", "link.rs", "value_functions.rs"];

/// Files without public items.
const INNER: &[&str] = &["layout.rs"];

/// Returns the list of the public names in these files of this folder, and in the texts of the hand-written crate.
pub(super) fn emit(folder: &str, sources: &[Output], core: &[&str]) -> Output {
    let read = |source| read(folder, source);
    let lines: Vec<BTreeSet<String>> = sources.par_iter().map(read).collect();
    let mut lines: BTreeSet<String> = lines.into_iter().flatten().collect();
    for text in core {
        collect("crate", text, &mut lines);
    }
    let lines: String = lines.into_iter().map(|line| line + "\n").collect();
    Output::text(LIST, lines).with_form(Form::Lines)
}

/// Returns the lines of one file.
fn read(folder: &str, source: &Output) -> BTreeSet<String> {
    let mut lines = BTreeSet::new();
    if let Some(module) = module(folder, source) {
        collect(&module, &source.text, &mut lines);
    }
    lines
}

/// Returns the module by which callers name the items of a file, if the list includes the file.
fn module(folder: &str, source: &Output) -> Option<String> {
    let path = source.path.strip_prefix(folder).ok()?;
    let words: Vec<_> = path.iter().map(|word| word.to_string_lossy()).collect();
    let (module, name) = match &words[..] {
        [src, name] if src == "src" => ("crate", name),
        [src, module, name] if src == "src" => (&**module, name),
        // Callers name shared types by the driver's module.
        [shared, _, name] if shared == "shared" => ("driver", name),
        [module, src, name] if src == "src" => (&**module, name),
        _ => return None,
    };
    let is_left_out = SAME.contains(&&**name) || INNER.contains(&&**name);
    (!is_left_out && name.ends_with(".rs")).then(|| module.to_owned())
}

/// Adds the lines of a file. The text is not parsed, because parsing took a tenth of the time of a
/// generation.
fn collect(module: &str, text: &str, lines: &mut BTreeSet<String>) {
    let mut add = |line: String| {
        // Callers name shared items by the driver's module.
        let line = line.replace("crate::shared::", "crate::driver::");
        lines.insert(format!("{module}: {line}"));
    };
    let all: Vec<&str> = text.lines().collect();
    for item in Items::of(&all).filter(|item| !item.is_hidden()) {
        let Some(head) = item.public() else {
            if item.kind().is_some_and(|kind| kind.starts_with("impl")) {
                implementation(&item, &mut add);
            }
            continue;
        };
        match item.kind() {
            Some("fn") => add(head.to_owned()),
            // The type of a function repeats its method.
            Some("type") if head.starts_with("type Fn_") => {}
            Some("type" | "const" | "static") => add(item.whole(head)),
            Some("enum") => add(item.whole(head)),
            Some("struct" | "union") => add(record(&item, head)),
            _ => {}
        }
    }
}

/// Adds the traits implemented for a type, or its inherent methods and constants.
fn implementation(item: &Item<'_>, add: &mut impl FnMut(String)) {
    let head = item.head.split(" where ").next().unwrap_or_default();
    if head.contains(" for ") {
        add(head.to_owned());
        return;
    }
    for member in Items::of(item.body).filter(|member| !member.is_hidden()) {
        match (member.public(), member.kind()) {
            (Some(signature), Some("fn")) => add(format!("{head}: {signature}")),
            (Some(constant), Some("const")) => add(format!("{head}: {}", member.whole(constant))),
            _ => {}
        }
    }
}

/// Returns a record with its public fields and the attributes that determine their layout.
fn record(item: &Item<'_>, head: &str) -> String {
    let fields = Items::of(item.body).filter(|field| !field.is_hidden());
    let fields: Vec<String> = fields
        .filter_map(|field| Some(field.public()?.to_owned()))
        .collect();
    let mut line = match (fields.is_empty(), item.body.is_empty()) {
        (_, true) => tuple(head),
        (true, _) => format!("{head} {{}}"),
        _ => format!("{head} {{ {} }}", fields.join(", ")),
    };
    let attributes = item.attributes.iter();
    for shape in
        attributes.filter(|one| one.starts_with("#[repr(") || one.starts_with("#[cfg_attr("))
    {
        line += " ";
        line += shape;
    }
    line
}

/// Returns a tuple record without its private fields.
fn tuple(head: &str) -> String {
    let Some((name, fields)) = head.split_once('(') else {
        return head.to_owned();
    };
    match fields.contains("pub ") {
        true => head.to_owned(),
        false => format!("{name} {{}}"),
    }
}
