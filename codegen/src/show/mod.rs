//! `cuspec show`: the facts about a name, as text or JSON.

mod contract;
mod domain;
mod find;
mod history;
mod json;
mod text;

use std::path::Path;
use std::process::ExitCode;

use cuspec_spec::Registry;
use cuspec_spec::declared::{self, Declared, Toolkit};

use crate::print;

/// Arguments of `cuspec show`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A function, enumeration, enumerator, record, type, constant or domain [default: list all functions]
    symbol: Option<String>,
    /// Print the facts of this toolkit [default: the newest]
    #[arg(long, value_name = "VERSION")]
    toolkit: Option<String>,
    /// Print the facts of all toolkits; consecutive toolkits with the same facts share an entry
    #[arg(long, requires = "symbol", conflicts_with = "toolkit")]
    history: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Prints the requested facts.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    // Contracts with mistakes are left out; the declared facts do not depend on them.
    let registry = Registry::load(spec).ok();
    let alone;
    let declared = match &registry {
        Some(registry) => {
            alone = registry.everywhere();
            &alone
        }
        None => match declared::load(spec) {
            Ok(declared) => {
                alone = declared;
                &alone
            }
            Err(mistakes) => {
                for mistake in mistakes {
                    eprintln!("error: {mistake}");
                }
                return ExitCode::FAILURE;
            }
        },
    };
    match show(declared, registry.as_ref(), args) {
        Ok(mut text) => {
            if let (Some(name), false) = (&args.symbol, args.json || args.history) {
                text.push_str(&contracts(registry.as_ref(), declared, name));
            }
            print::text(&text);
            ExitCode::SUCCESS
        }
        Err(message) => match domain(registry.as_ref(), args) {
            Some(text) => {
                print::text(&text);
                ExitCode::SUCCESS
            }
            None => {
                eprintln!("error: {message}");
                ExitCode::FAILURE
            }
        },
    }
}

/// Returns the text of a domain. Toolkits and JSON are about what headers declare.
fn domain(registry: Option<&Registry>, args: &Args) -> Option<String> {
    let is_plain = !args.json && !args.history && args.toolkit.is_none();
    let name = args.symbol.as_ref().filter(|_| is_plain)?;
    domain::describe(registry?, name)
}

fn show(declared: &Declared, registry: Option<&Registry>, args: &Args) -> Result<String, String> {
    if let (Some(name), true) = (&args.symbol, args.history) {
        let items = find::find_ever(declared, name)?;
        let subjects = history::histories(declared, &items, name);
        return Ok(match args.json {
            true => history::json(&subjects),
            false => history::text(&subjects),
        });
    }
    let toolkit = choose_toolkit(declared, args.toolkit.as_deref())?;
    let view = declared.at(&toolkit);
    let items = match &args.symbol {
        Some(name) => find::find(declared, &view, name, &toolkit)?,
        None => find::all(&view, &toolkit),
    };
    Ok(match (&args.symbol, args.json) {
        (_, true) => json::print(&view, registry, &items, &toolkit),
        (Some(_), false) => text::describe(&view, registry, &items, &toolkit),
        (None, false) => text::list(&items),
    })
}

/// Returns the contracts of the symbols that a name denotes; empty if contracts cannot be read.
fn contracts(registry: Option<&Registry>, declared: &Declared, name: &str) -> String {
    let Some(registry) = registry else {
        return String::new();
    };
    let aliased = find::aliased(&declared.latest(), name).map(|one| one.name.clone());
    declared
        .functions
        .iter()
        .filter(|function| {
            function.name == name
                || function.base_name == name && function.is_default()
                || Some(&function.name) == aliased.as_ref()
        })
        .map(|function| contract::describe(registry, &function.name))
        .collect()
}

fn choose_toolkit(declared: &Declared, asked: Option<&str>) -> Result<Toolkit, String> {
    let Some(newest) = declared.newest_toolkit() else {
        return Err("no toolkit was imported; run `cuspec import <toolkit>`".to_owned());
    };
    let Some(asked) = asked else {
        return Ok(newest.clone());
    };
    let toolkit: Toolkit = asked.parse()?;
    let mut known = declared.toolkits.iter().map(|release| &release.toolkit);
    if known.any(|one| *one == toolkit) {
        return Ok(toolkit);
    }
    let known: Vec<String> = declared
        .toolkits
        .iter()
        .map(|release| release.toolkit.to_string())
        .collect();
    Err(format!(
        "toolkit {asked} was not imported; there are {}; `cuspec import {asked}` adds it",
        known.join(", ")
    ))
}
