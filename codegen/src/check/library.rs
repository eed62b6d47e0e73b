//! One library held against the registry.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use cuspec_spec::declared::{self, Api, Declared, Toolkit};

use super::args::Args;
use super::exports::{self, Exports};
use super::fit::{self, Symbols};
use super::mistakes;
use super::report::{Report, name};
use super::text;

/// Prints how a library fits the registry; that nothing could be compared is a failure of its own.
pub(super) fn run(spec: &Path, path: &Path, args: &Args) -> ExitCode {
    let history = match declared::load(spec) {
        Ok(history) => history,
        Err(mistakes) => {
            mistakes::report(spec, &mistakes);
            return ExitCode::from(2);
        }
    };
    let done = exports::read(path).and_then(|exports| {
        let (symbols, rest) = identify(&history, path, &exports.names)?;
        let report = compare(path, &exports, [&symbols, &rest], args.toolkit.as_ref())?;
        print(&report, args);
        Ok(report.missing.is_empty())
    });
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// One line about the library in a file: whose symbols it exports, and of which toolkits.
pub(crate) fn looks_like(history: &Declared, path: &Path) -> Result<String, String> {
    let exports = exports::read(path)?;
    let (symbols, rest) = identify(history, path, &exports.names)?;
    let report = compare(path, &exports, [&symbols, &rest], None)?;
    Ok(format!("{} {}", name(symbols.api), report.verdict()))
}

/// The API that most of the names belong to, and the other one.
fn identify<'a>(
    history: &'a Declared,
    path: &Path,
    names: &BTreeSet<String>,
) -> Result<(Symbols<'a>, Symbols<'a>), String> {
    let driver = Symbols::of(history, Api::Driver);
    let runtime = Symbols::of(history, Api::Runtime);
    match (driver.count_known(names), runtime.count_known(names)) {
        (0, 0) => Err(format!(
            "{} is no CUDA library: it exports {} names, and the registry declares none of \
             them\n  help: name a libcuda or a libcudart",
            path.display(),
            names.len()
        )),
        (of_driver, of_runtime) if of_driver >= of_runtime => Ok((driver, runtime)),
        _ => Ok((runtime, driver)),
    }
}

/// Holds the exports against a toolkit's symbols: those of the one that is asked for, or of the
/// newest of the nearest. The symbols of the other API are only counted.
fn compare<'a>(
    path: &'a Path,
    exports: &'a Exports,
    [symbols, rest]: [&'a Symbols<'a>; 2],
    asked: Option<&Toolkit>,
) -> Result<Report<'a>, String> {
    let names = &exports.names;
    let counts = symbols.count(names);
    let nearest = fit::nearest(&counts);
    let held = match asked {
        Some(asked) => symbols.toolkits.iter().position(|one| *one == asked),
        None => nearest.last().copied(),
    };
    let held = held.ok_or_else(|| not_imported(symbols, asked))?;
    let unknown = names
        .iter()
        .map(String::as_str)
        .filter(|name| !symbols.is_known(name) && !rest.is_known(name));
    let [undeclared, private, other] = sort_unknown(symbols.api, unknown);
    Ok(Report {
        path,
        exports,
        symbols,
        also: rest.count_known(names),
        counts,
        nearest,
        held,
        missing: symbols.missing(held, names),
        extra: symbols.extra(held, names),
        undeclared,
        private,
        other,
    })
}

fn not_imported(symbols: &Symbols<'_>, asked: Option<&Toolkit>) -> String {
    match asked {
        None => "no toolkit was imported; run `cuspec import <toolkit>`".to_owned(),
        Some(asked) => {
            let known: Vec<String> = symbols.toolkits.iter().map(ToString::to_string).collect();
            format!(
                "toolkit {asked} was not imported; there are {}; `cuspec import {asked}` adds it",
                known.join(", ")
            )
        }
    }
}

/// Names that no toolkit declares: those spelt like the API's functions, the private ones, and the
/// rest.
fn sort_unknown<'a>(api: Api, names: impl Iterator<Item = &'a str>) -> [Vec<&'a str>; 3] {
    let [mut undeclared, mut private, mut other] = [const { Vec::new() }; 3];
    for name in names {
        match name {
            name if name.starts_with('_') => private.push(name),
            name if is_public(api, name) => undeclared.push(name),
            name => other.push(name),
        }
    }
    [undeclared, private, other]
}

/// Whether a name is spelt like those of an API's functions: `cuInit`, `cudaMalloc`.
fn is_public(api: Api, name: &str) -> bool {
    let prefix = match api {
        Api::Driver => "cu",
        Api::Runtime => "cuda",
    };
    name.strip_prefix(prefix)
        .is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_uppercase()))
}

fn print(report: &Report<'_>, args: &Args) {
    let text = match args.json {
        true => format!("{:#}\n", text::json(report, args.verbose)),
        false => text::describe(report, args.verbose),
    };
    crate::print::text(&text);
}
