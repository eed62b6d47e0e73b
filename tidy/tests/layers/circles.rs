//! Dependency cycles among the modules of a folder.

use std::collections::{BTreeMap, BTreeSet};

use super::modules::{Crate, Module};
use super::paths::{Mention, absolute};

/// Lines in which one module uses another, such as `conformance/src/suite/mod.rs:12`.
type Places = BTreeSet<String>;

/// The uses between the children of each module, with their lines. Items in the file of the module
/// itself count as a child named `self`.
type Uses<'a> = BTreeMap<&'a [String], BTreeMap<(&'a str, &'a str), Places>>;

/// Returns every cycle, with the lines that cause it.
pub(super) fn circles(modules: &Crate) -> Vec<String> {
    let uses = uses(modules);
    let found = uses.iter().flat_map(|(within, edges)| {
        let file = modules.module(within).map(|module| module.file.display());
        let file = file.map(|file| file.to_string()).unwrap_or_default();
        in_folder(&file, edges)
    });
    found.collect()
}

/// Returns the lines in which a top-level module uses one that is declared after it.
pub(super) fn out_of_order(modules: &Crate) -> Vec<String> {
    let uses = uses(modules);
    let top: &[String] = &[];
    let order = modules.module(top).map_or(top, |root| &root.children);
    let place = |name: &str| order.iter().position(|child| child == name);
    let edges = uses.get(top).into_iter().flatten();
    let late = edges.filter(|((from, to), _)| place(to) > place(from) && place(from).is_some());
    late.flat_map(|((from, to), places)| {
        let place = move |place: &String| format!("{place}: {from} uses {to}");
        places.iter().map(place)
    })
    .collect()
}

/// Returns the uses between modules, at every level.
fn uses(modules: &Crate) -> Uses<'_> {
    let mut uses = Uses::new();
    for module in &modules.modules {
        for (target, line) in used_by(modules, module) {
            let common = module.path.iter().zip(&target.path);
            let common = common.take_while(|(left, right)| left == right).count();
            let (from, to) = (name(&module.path, common), name(&target.path, common));
            if from != to && module.file != target.file {
                let place = format!("{}:{line}", module.file.display());
                let within = uses.entry(&module.path[..common]).or_default();
                within.entry((from, to)).or_default().insert(place);
            }
        }
    }
    uses
}

/// Returns the name of a module among the modules at a depth.
fn name(path: &[String], depth: usize) -> &str {
    path.get(depth).map_or("self", String::as_str)
}

/// Returns the modules that one uses, with the lines.
fn used_by<'a>(modules: &'a Crate, module: &'a Module) -> Vec<(&'a Module, usize)> {
    let mut used = Vec::new();
    for (mention, line) in &module.mentions {
        let target = match mention {
            Mention::Import { path, is_public } => {
                // An import of a module is no use; a path into it is.
                let names_a_module = modules.module(path).is_some();
                let is_re_export = *is_public && path.starts_with(&module.path);
                (!names_a_module && !is_re_export).then(|| path.clone())
            }
            Mention::Written(path) => written_here(modules, module, path),
        };
        used.extend(target.and_then(|path| Some((modules.resolve(&path)?, *line))));
    }
    used
}

/// Resolves a path written in a module to one from the root of the crate. Returns `None` if the path refers to
/// the module itself or to an import, which is counted already.
fn written_here(modules: &Crate, module: &Module, path: &[String]) -> Option<Vec<String>> {
    if let Some(path) = absolute(&module.path, path) {
        return Some(path);
    }
    let first = path.first()?;
    if let Some(meant) = module.imports.get(first) {
        modules.module(meant)?;
        return Some(meant.iter().chain(&path[1..]).cloned().collect());
    }
    let here: Vec<String> = module.path.iter().chain(path).cloned().collect();
    if path.len() > 1 && modules.module(&here[..=module.path.len()]).is_some() {
        return Some(here);
    }
    module.globs.iter().find_map(|glob| {
        let meant: Vec<String> = glob.iter().chain(path).cloned().collect();
        let holder = modules.resolve(&meant)?;
        holder.items.contains(first).then_some(meant)
    })
}

/// The circles of one folder. Modules that can reach each other are in one.
fn in_folder(file: &str, edges: &BTreeMap<(&str, &str), Places>) -> Vec<String> {
    let reach: BTreeMap<&str, BTreeSet<&str>> = edges
        .keys()
        .map(|(from, _)| (*from, reachable(from, edges)))
        .collect();
    let is_mutual = |left: &str, right: &str| {
        let reaches = |from: &str, to: &str| reach.get(from).is_some_and(|all| all.contains(to));
        reaches(left, right) && reaches(right, left)
    };
    let mut reported: BTreeSet<&str> = BTreeSet::new();
    let mut found = Vec::new();
    for name in reach.keys() {
        let circle: Vec<&str> = reach
            .keys()
            .copied()
            .filter(|other| is_mutual(name, other))
            .collect();
        if circle.is_empty() || !reported.insert(circle[0]) {
            continue;
        }
        let mut text = format!("{file}: {}\n", circle.join(" <-> "));
        for ((from, to), places) in edges {
            if circle.contains(from) && circle.contains(to) {
                for place in places {
                    text += &format!("  {place}: {to}\n");
                }
            }
        }
        found.push(text);
    }
    found
}

fn reachable<'a>(from: &str, edges: &BTreeMap<(&'a str, &'a str), Places>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut left = vec![from.to_owned()];
    while let Some(name) = left.pop() {
        for (_, to) in edges.keys().filter(|(from, _)| *from == name) {
            if reached.insert(*to) {
                left.push((*to).to_owned());
            }
        }
    }
    reached
}
