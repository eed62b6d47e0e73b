//! Golden tests of messages: scripts that provoke them, each with its expected output.
//!
//! A script is a file `NAME.sh` of blocks separated by empty lines. Each block runs in its own shell;
//! all share one folder, empty at first. The program is on `PATH`, a variable with its name
//! in capitals holds its path, and `$HERE` is the folder of the scripts. `NAME.txt` holds the standard error and the exit
//! status of each block. A script that begins with `# needs ...` runs with `--ignored` only.
//! `CUSPEC_BLESS=1` rewrites the expected output: review the difference before you commit it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use libtest_mimic::{Arguments, Failed, Trial};

/// Variables that change the behaviour of the programs: shards of a test run, and the cache of packages.
const VARIABLES: [&str; 7] = [
    "BUILDKITE_PARALLEL_JOB",
    "BUILDKITE_PARALLEL_JOB_COUNT",
    "CUSPEC_CACHE",
    "JOB_COMPLETION_INDEX",
    "JOB_COMPLETIONS",
    "TEST_SHARD_INDEX",
    "TEST_TOTAL_SHARDS",
];

/// Runs every script in a folder, each as one test.
pub fn run_scripts(program: &Path, folder: &Path) -> ExitCode {
    let arguments = Arguments::from_args();
    let trials = list(folder)
        .into_iter()
        .map(|script| {
            let text = fs::read_to_string(&script).expect("a script");
            let name = script.file_stem().unwrap_or_default().to_string_lossy();
            let program = program.to_owned();
            let is_ignored = text.starts_with("# needs ");
            Trial::test(name, {
                let script = script.clone();
                move || compare(&script, &run_blocks(&program, &script, &text)?)
            })
            .with_ignored_flag(is_ignored)
        })
        .collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Returns the scripts of a folder, sorted by name.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of scripts");
    let mut scripts: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "sh"))
        .collect();
    scripts.sort();
    scripts
}

/// Runs the blocks of a script and returns their output in the format of `NAME.txt`.
fn run_blocks(program: &Path, script: &Path, text: &str) -> Result<String, Failed> {
    let here = script.parent().ok_or("a script lies in a folder")?;
    let work = tempfile::tempdir()?;
    let work = work.path().canonicalize()?;
    let program = program.canonicalize()?;
    let programs = program.parent().ok_or("a program lies in a folder")?;
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    let path = format!(
        "{}:{}",
        programs.display(),
        std::env::var("PATH").unwrap_or_default()
    );
    let mut transcript = String::new();
    for block in text.split("\n\n") {
        let lines: Vec<&str> = block
            .trim()
            .lines()
            .filter(|line| !line.starts_with("# "))
            .collect();
        if lines.is_empty() {
            continue;
        }
        let mut shell = Command::new("sh");
        for variable in VARIABLES {
            shell.env_remove(variable);
        }
        let output = shell
            .args(["-eu", "-c", block])
            .current_dir(&work)
            .env("PATH", &path)
            .env("HERE", here)
            .env(name.to_uppercase(), &program)
            .env("LC_ALL", "C")
            .output()?;
        let printed = String::from_utf8_lossy(&output.stderr)
            .replace(&work.display().to_string(), "[folder]")
            .replace(&here.display().to_string(), "[scripts]")
            .replace(&programs.display().to_string(), "[programs]");
        let code = output.status.code().ok_or("a shell was killed")?;
        if printed.is_empty() && code == 0 {
            continue;
        }
        transcript += &format!("$ {}\n", lines.join("\n> "));
        for line in printed.lines() {
            transcript += line.trim_end();
            transcript.push('\n');
        }
        transcript += &format!("? {code}\n\n");
    }
    Ok(transcript)
}

fn compare(script: &Path, found: &str) -> Result<(), Failed> {
    let golden = script.with_extension("txt");
    if std::env::var_os("CUSPEC_BLESS").is_some() {
        fs::write(&golden, found)?;
        return Ok(());
    }
    let expected = fs::read_to_string(&golden)
        .map_err(|error| format!("{}: {error}; run with CUSPEC_BLESS=1", golden.display()))?;
    match expected == found {
        true => Ok(()),
        false => Err(format!("--- expected\n{expected}\n--- found\n{found}").into()),
    }
}
