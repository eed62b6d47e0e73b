//! The command that repeats a run.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use super::run_options::Options;
use crate::results::environment::{BeneathId, Environment, ReferenceId};

const ENV: &str = "--env";
const CALL_ENV: &str = "--call-env";

/// The command that repeats the run, without its filter.
pub(super) fn of_options(options: &Options) -> String {
    let mut words: Vec<OsString> = vec!["cuconform".into(), "run".into()];
    for (option, path) in [
        ("--driver", &options.libraries.driver),
        ("--runtime", &options.libraries.runtime),
    ] {
        if let Some(path) = path {
            words.extend([option.into(), path.clone().into()]);
        }
    }
    let preloads = options.libraries.all_preloads();
    add_preloads(&mut words, preloads.iter());
    let libraries = &options.libraries;
    for (option, pairs) in [
        (ENV, &libraries.variables),
        (CALL_ENV, &libraries.call_variables),
    ] {
        add_variables(
            &mut words,
            option,
            pairs.iter().map(|(name, value)| (name, value)),
        );
    }
    if let Some(reference) = &options.against.reference {
        words.extend(["--reference".into(), reference.clone().into()]);
    }
    if let Some(id) = options.beneath.id() {
        add_beneath(&mut words, &id);
    }
    if let Some(directory) = &options.chdir {
        words.extend(["--chdir".into(), directory.clone().into()]);
    }
    for hazard in &options.hazards {
        words.extend(["--hazard".into(), hazard.into()]);
    }
    if options.undefined {
        words.push("--undefined".into());
    }
    // Limits may decide how a case ends.
    let usual = Options::default();
    let seconds = |time: Duration| time.as_secs_f64().to_string();
    let limits = [
        (
            "--timeout",
            seconds(options.timeout),
            seconds(usual.timeout),
        ),
        (
            "--start-timeout",
            seconds(options.start_timeout),
            seconds(usual.start_timeout),
        ),
        (
            "--memory",
            options.memory.to_string(),
            usual.memory.to_string(),
        ),
    ];
    for (name, limit, usual) in limits {
        if limit != usual {
            words.extend([name.into(), limit.into()]);
        }
    }
    join(&words)
}

/// The command that repeats a recorded run.
pub(super) fn repeat(environment: &Environment) -> String {
    let mut words: Vec<OsString> = vec!["cuconform".into(), "run".into()];
    if !environment.is_runtime_alone() {
        words.extend(["--driver".into(), environment.library.asked.clone().into()]);
    }
    if let Some(runtime) = &environment.runtime {
        words.extend(["--runtime".into(), runtime.asked.clone().into()]);
    }
    let preloads = environment.preloads.iter().map(|library| &library.asked);
    add_preloads(&mut words, preloads);
    add_variables(&mut words, ENV, environment.variables.iter());
    add_variables(&mut words, CALL_ENV, environment.call_variables.iter());
    match &environment.reference {
        Some(ReferenceId {
            beneath: Some(id), ..
        }) => add_beneath(&mut words, id),
        Some(mark) => words.extend(["--reference".into(), mark.asked.clone().into()]),
        None => {}
    }
    join(&words)
}

/// Adds the preloaded libraries.
fn add_preloads<'a>(words: &mut Vec<OsString>, preloads: impl Iterator<Item = &'a PathBuf>) {
    for path in preloads {
        words.extend(["--preload".into(), path.into()]);
    }
}

/// Adds the environment variables of the libraries.
fn add_variables<'a>(
    words: &mut Vec<OsString>,
    option: &str,
    variables: impl Iterator<Item = (&'a String, &'a String)>,
) {
    for (name, value) in variables {
        words.extend([option.into(), format!("{name}={value}").into()]);
    }
}

/// Adds the libraries beneath, with `=` so that clap does not read the next word as a path.
fn add_beneath(words: &mut Vec<OsString>, id: &BeneathId) {
    match (&id.driver, &id.runtime) {
        (Some(driver), _) => words.push(format!("--beneath={}", driver.display()).into()),
        (None, Some(_)) => {}
        (None, None) => words.push("--beneath".into()),
    }
    if let Some(runtime) = &id.runtime {
        words.extend(["--beneath-runtime".into(), runtime.clone().into()]);
    }
}

fn join(words: &[OsString]) -> String {
    let quoted = words.iter().map(|word| quote(&word.to_string_lossy()));
    let quoted: Vec<String> = quoted.collect();
    quoted.join(" ")
}

/// Quotes a word for the shell.
fn quote(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:".contains(c);
    if word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}
