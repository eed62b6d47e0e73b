//! One library held against the registry.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use cuspec_spec::declared::{self, Api, Declared, Platforms, Toolkit};

use super::args::Args;
use super::exports::{self, Exports};
use super::fit::{self, Symbols};
use super::mistakes;
use super::report::Report;
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
    let libraries = match declared::load_libraries(spec) {
        Ok(libraries) => libraries,
        Err(mistakes) => {
            mistakes::report(spec, &mistakes);
            return ExitCode::from(2);
        }
    };
    let windows = match declared::load_windows(spec) {
        Ok(windows) => windows,
        Err(mistakes) => {
            mistakes::report(spec, &mistakes);
            return ExitCode::from(2);
        }
    };
    let done = exports::read(path).and_then(|exports| {
        let history = of_platform(history, &windows, &exports);
        let (symbols, rest) = identify(&history, &libraries, path, &exports.names)?;
        let report = compare(path, &exports, (&symbols, &rest), args.toolkit.as_ref())?;
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

/// What the headers have for the platform that a file is for.
fn of_platform(history: Declared, windows: &Declared, exports: &Exports) -> Declared {
    let (mut history, other) = match exports.format {
        "PE" => (history.with(windows), Platforms::Linux),
        _ => (history, Platforms::Windows),
    };
    history.functions.retain(|one| one.platforms != other);
    history
}

/// One line about the library in a file: whose symbols it exports, and of which toolkits.
pub(crate) fn looks_like(history: &Declared, path: &Path) -> Result<String, String> {
    let exports = exports::read(path)?;
    let (symbols, rest) = identify(history, &[], path, &exports.names)?;
    let report = compare(path, &exports, (&symbols, &rest), None)?;
    Ok(format!("{} {}", symbols.api.file(), report.verdict()))
}

/// The API that most of the names belong to, and all others.
fn identify<'a>(
    history: &'a Declared,
    libraries: &'a [(Api, Declared)],
    path: &Path,
    names: &BTreeSet<String>,
) -> Result<(Symbols<'a>, Vec<Symbols<'a>>), String> {
    let with_contracts = Api::ALL.into_iter().map(|api| (api, history));
    let libraries = libraries.iter().map(|(api, layer)| (*api, layer));
    let all = with_contracts.chain(libraries);
    let mut all: Vec<Symbols<'_>> = all.map(|(api, layer)| Symbols::of(layer, api)).collect();
    // Of several with as many names the first is meant.
    all.sort_by_key(|symbols| std::cmp::Reverse(symbols.count_known(names)));
    match all.first().map(|symbols| symbols.count_known(names)) {
        Some(1..) => {
            let first = all.remove(0);
            Ok((first, all))
        }
        _ => {
            all.sort_by_key(|symbols| symbols.api);
            let files: Vec<&str> = all.iter().map(|symbols| symbols.api.file()).collect();
            Err(format!(
                "{} is no CUDA library: it exports {} names, and the registry declares none of \
                 them\n  help: name a {}",
                path.display(),
                names.len(),
                files.join(" or a ")
            ))
        }
    }
}

/// Holds the exports against a toolkit's symbols: those of the one that is asked for, or of the
/// newest of the nearest. The symbols of the other API are only counted.
fn compare<'a>(
    path: &'a Path,
    exports: &'a Exports,
    (symbols, rest): (&'a Symbols<'a>, &'a [Symbols<'a>]),
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
        .filter(|name| !symbols.is_known(name) && !rest.iter().any(|rest| rest.is_known(name)));
    let [undeclared, private, other] = sort_unknown(symbols.api, unknown);
    Ok(Report {
        path,
        exports,
        symbols,
        also: also(rest, names),
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

/// The other APIs whose symbols are exported as well, with how many.
fn also(rest: &[Symbols<'_>], names: &BTreeSet<String>) -> Vec<(Api, usize)> {
    let counts = rest.iter().map(|rest| (rest.api, rest.count_known(names)));
    counts.filter(|(_, count)| *count > 0).collect()
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
        Api::Library(library) => library.prefix,
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
