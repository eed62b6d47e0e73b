//! Compares a library with the registry.

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

/// Prints the comparison of a library with the registry; exits with 2 if a comparison is impossible.
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

/// Returns the declarations for the platform of a file.
fn of_platform(history: Declared, windows: &Declared, exports: &Exports) -> Declared {
    let (mut history, other) = match exports.format {
        "PE" => (history.with(windows), Platforms::Linux),
        _ => (history, Platforms::Windows),
    };
    history.functions.retain(|one| one.platforms != other);
    history
}

/// Returns one line about the library in a file: its API, and the toolkits that it is nearest to.
pub(crate) fn looks_like(history: &Declared, path: &Path) -> Result<String, String> {
    let exports = exports::read(path)?;
    let (symbols, rest) = identify(history, &[], path, &exports.names)?;
    let report = compare(path, &exports, (&symbols, &rest), None)?;
    Ok(format!("{} {}", symbols.api.file(), report.verdict()))
}

/// Returns the API that most of the names belong to, and all other APIs.
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
    // The sort is stable: of APIs with equally many names the first wins.
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
                "{} is not a CUDA library: it exports {} names, and the registry declares none of \
                 them\n  help: name a {}",
                path.display(),
                names.len(),
                files.join(" or a ")
            ))
        }
    }
}

/// Compares the exports with the symbols of the requested toolkit, or else of the newest of the nearest
/// toolkits. Symbols of other APIs are only counted.
fn compare<'a>(
    path: &'a Path,
    exports: &'a Exports,
    (symbols, rest): (&'a Symbols<'a>, &'a [Symbols<'a>]),
    requested: Option<&Toolkit>,
) -> Result<Report<'a>, String> {
    let names = &exports.names;
    let counts = symbols.count(names);
    let nearest = fit::nearest(&counts);
    let compared = match requested {
        Some(requested) => symbols.toolkits.iter().position(|one| *one == requested),
        None => nearest.last().copied(),
    };
    let compared = compared.ok_or_else(|| not_imported(symbols, requested))?;
    let unknown = names
        .iter()
        .map(String::as_str)
        .filter(|name| !symbols.is_known(name) && !rest.iter().any(|rest| rest.is_known(name)));
    let [undeclared, private, other] = sort_unknown(symbols.api, unknown);
    Ok(Report {
        path,
        exports,
        symbols,
        other_apis: count_other_apis(rest, names),
        counts,
        nearest,
        compared,
        missing: symbols.missing(compared, names),
        extra: symbols.extra(compared, names),
        undeclared,
        private,
        other,
    })
}

/// Returns the other APIs whose symbols are exported as well, with the number of symbols.
fn count_other_apis(rest: &[Symbols<'_>], names: &BTreeSet<String>) -> Vec<(Api, usize)> {
    let counts = rest.iter().map(|rest| (rest.api, rest.count_known(names)));
    counts.filter(|(_, count)| *count > 0).collect()
}

fn not_imported(symbols: &Symbols<'_>, requested: Option<&Toolkit>) -> String {
    match requested {
        None => "no toolkit was imported; run `cuspec import <toolkit>`".to_owned(),
        Some(requested) => {
            let known: Vec<String> = symbols.toolkits.iter().map(ToString::to_string).collect();
            format!(
                "toolkit {requested} was not imported; there are {}; `cuspec import {requested}` adds it",
                known.join(", ")
            )
        }
    }
}

/// Sorts names that no toolkit declares into those spelt like functions of the API, private names, and the
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

/// Whether a name is spelt like a function of the API: `cuInit`, `cudaMalloc`.
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
