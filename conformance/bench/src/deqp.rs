//! Runs of deqp-runner: its own mock, as in its own benchmark.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::clock::{self, Time};
use crate::error::{Error, finish};
use crate::trial::{Trial, Way};

const VERSION: &str = "0.20.3";

/// Path of the program, which is installed if it is missing.
pub(crate) fn find() -> Result<PathBuf, Error> {
    let root = target()?.join(format!("deqp-runner-{VERSION}"));
    let program = root.join("bin/deqp-runner");
    if !program.is_file() {
        eprintln!("installing deqp-runner {VERSION} to {}", root.display());
        let mut cargo = Command::new("cargo");
        cargo.args(["install", "--locked", "--version", VERSION, "--root"]);
        cargo.arg(&root).arg("deqp-runner");
        cargo.stderr(Stdio::inherit());
        finish("installing deqp-runner", &mut cargo)?;
    }
    let output = finish("deqp-runner", Command::new(&program).arg("--version"))?;
    let version = String::from_utf8_lossy(&output.stdout).into_owned();
    if version.split_whitespace().any(|word| word == VERSION) {
        return Ok(program);
    }
    let reason = format!(
        "{} is {}, and not {VERSION}",
        program.display(),
        version.trim()
    );
    Err(Error::failed("finding deqp-runner", reason))
}

/// The target folder of this program.
fn target() -> Result<PathBuf, Error> {
    let program = std::env::current_exe().map_err(|error| Error::file("this program", &error))?;
    let folder = program.parent().and_then(Path::parent);
    folder
        .map(Path::to_owned)
        .ok_or_else(|| Error::failed("finding the target folder", program.display().to_string()))
}

/// Runs the trial and returns its time.
pub(crate) fn time(program: &Path, trial: &Trial, folder: &Path) -> Result<Time, Error> {
    let list = folder.join("cases.txt");
    write_list(&list, trial.cases).map_err(|error| Error::file(&list, &error))?;
    let out = folder.join("deqp");
    fs::create_dir_all(&out).map_err(|error| Error::file(&out, &error))?;
    let mut command = Command::new(program);
    command.arg("run").arg("--deqp").arg(program);
    command.arg("--output").arg(&out);
    command.arg("--caselist").arg(&list);
    command.args(["--jobs", &trial.jobs.to_string()]);
    if trial.way == Way::Isolated {
        command.args(["--tests-per-group", "1"]);
    }
    command.args(["--", "mock-deqp"]);
    let time = clock::time("deqp-runner", &mut command)?;
    let results = out.join("results.csv");
    let passed = count_passes(&results).map_err(|error| Error::file(&results, &error))?;
    fs::remove_dir_all(&out).map_err(|error| Error::file(&out, &error))?;
    if passed != trial.cases as usize {
        let reason = format!("{passed} of {} cases passed", trial.cases);
        return Err(Error::failed("deqp-runner", reason));
    }
    Ok(time)
}

fn write_list(path: &Path, count: u32) -> std::io::Result<()> {
    let mut file = std::io::BufWriter::new(fs::File::create(path)?);
    for number in 0..count {
        writeln!(file, "dEQP-GLES2.test.p.{number}")?;
    }
    file.flush()
}

/// Counts passes; lines of the results have the form `name,Pass,seconds`.
fn count_passes(path: &Path) -> std::io::Result<usize> {
    let text = fs::read_to_string(path)?;
    let has_passed = |line: &&str| line.split(',').nth(1) == Some("Pass");
    Ok(text.lines().filter(has_passed).count())
}
