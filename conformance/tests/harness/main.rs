//! The suite as a test program, from the user's view: its environment variables, and the results of its
//! tests.
//!
//! If an environment variable is set, this executable is that test program, so that it is always built from
//! the present sources. It is also the worker of its runs.

#[path = "../subject/mod.rs"]
mod subject;
#[path = "../suite.rs"]
mod suite;

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Output};

use cuspec_conformance::engine::reference_libraries;
use cuspec_conformance::worker;
use libtest_mimic::{Arguments, Failed, Trial};
use tempfile::TempDir;

/// The variable that makes this executable the suite.
const SUITE: &str = "CUCONFORM_TEST_AS_SUITE";
/// With this rule of the reference driver off, one case of the group fails.
const OFF: &str = "off cuEventCreate/Flags.unknown-bit";
const GROUP: &str = "driver/event";
const CASE: &str = "cuEventCreate[Flags=unknown-bit]";

fn main() -> ExitCode {
    if worker::is_worker_process() || std::env::var_os(SUITE).is_some() {
        return suite::main();
    }
    let args = Arguments::from_args();
    let trials = trials().into_iter();
    let trials = trials.map(|(name, check)| Trial::test(name, check));
    libtest_mimic::run(&args, trials.collect()).exit_code()
}

/// Runs tests of the suite.
fn tests(folder: &Path, names: &[&str], variables: &[(&str, &str)]) -> Result<Output, Failed> {
    let mut command = Command::new(std::env::current_exe()?);
    command
        .current_dir(folder)
        .env(SUITE, "")
        .arg("--exact")
        .args(names);
    Ok(command.envs(variables.iter().copied()).output()?)
}

fn require(is_so: bool, output: &Output) -> Result<(), Failed> {
    if is_so {
        return Ok(());
    }
    Err(format!("{output:#?}").into())
}

fn passes(output: &Output) -> Result<(), Failed> {
    let printed = String::from_utf8_lossy(&output.stdout);
    require(
        output.status.success() && printed.contains("1 passed"),
        output,
    )
}

/// Asserts that the tests fail for this reason.
fn fails(output: &Output, why: &str) -> Result<(), Failed> {
    let printed = String::from_utf8_lossy(&output.stdout);
    let is_so = !output.status.success() && printed.contains("1 failed") && printed.contains(why);
    require(is_so, output)
}

fn with_file(name: &str, text: &str) -> Result<TempDir, Failed> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join(name), text)?;
    Ok(folder)
}

/// An interposer with another answer in the first call.
fn flaky(folder: &Path) -> Result<(), Failed> {
    let subject = reference_libraries::find()?;
    let driver = subject.driver.ok_or("the reference driver is not there")?;
    let more = ["-Wl,--no-as-needed".as_ref(), driver.as_os_str()];
    subject::build("flakes/subject.c", folder, "libflaky.so", &more)?;
    Ok(())
}

type Check = fn() -> Result<(), Failed>;

fn trials() -> Vec<(&'static str, Check)> {
    vec![
        ("a_failure_fails_its_group", || {
            let folder = tempfile::tempdir()?;
            let output = tests(folder.path(), &[GROUP], &[("CUSPEC_MUTATE", OFF)])?;
            fails(&output, "cuEventCreate[Flags=unknown-bit]")
        }),
        ("a_known_failure_is_no_failure", || {
            let folder = with_file("known.txt", &format!("{CASE} fail # not yet; #1\n"))?;
            let known = [("CUSPEC_MUTATE", OFF), ("CUCONFORM_BASELINE", "known.txt")];
            passes(&tests(folder.path(), &[GROUP], &known)?)
        }),
        ("an_improvement_fails_the_group", || {
            let folder = with_file("known.txt", &format!("{CASE} fail # not yet; #1\n"))?;
            let known = [("CUCONFORM_BASELINE", "known.txt")];
            let output = tests(folder.path(), &[GROUP], &known)?;
            fails(&output, "known.txt:1 names fail; remove the line")
        }),
        ("a_skipped_case_cannot_fail", || {
            let folder = with_file("skip.txt", &format!("{CASE} # it hangs\n"))?;
            let skip = [("CUSPEC_MUTATE", OFF), ("CUCONFORM_SKIP", "skip.txt")];
            passes(&tests(folder.path(), &[GROUP], &skip)?)
        }),
        ("a_reference_takes_precedence_over_the_contract", || {
            let folder = tempfile::tempdir()?;
            let recorded = Command::new(env!("CARGO_BIN_EXE_cuconform"))
                .current_dir(folder.path())
                .args(["run", "--group", GROUP, "--out", "recorded"])
                .env("CUSPEC_MUTATE", OFF)
                .output()?;
            require(recorded.status.code() == Some(1), &recorded)?;
            let reference = ("CUCONFORM_REFERENCE", "recorded");
            let known = [("CUSPEC_MUTATE", OFF), reference];
            passes(&tests(folder.path(), &[GROUP], &known)?)?;
            let output = tests(folder.path(), &[GROUP], &[reference])?;
            fails(&output, "--reference recorded --filter")
        }),
        ("a_flake_fails_its_group_unless_it_is_listed", || {
            let folder = with_file("flakes.txt", &format!("{CASE} # now and then\n"))?;
            let skip = "cuEventCreate[export] # an interposer hands out another address\n";
            fs::write(folder.path().join("skip.txt"), skip)?;
            flaky(folder.path())?;
            let calls = folder.path().join("calls");
            let calls = calls.to_str().ok_or("a path that is no text")?;
            let mut flaky = vec![
                ("CUCONFORM_DRIVER", "./libflaky.so"),
                ("CUCONFORM_RETRIES", "1"),
                ("FLAKY_CALLS", calls),
                ("FLAKY_ANSWERS", "0"),
                ("CUCONFORM_SKIP", "skip.txt"),
            ];
            fails(
                &tests(folder.path(), &[GROUP], &flaky)?,
                "flake    cuEventCreate",
            )?;
            fs::remove_file(calls)?;
            flaky.push(("CUCONFORM_FLAKES", "flakes.txt"));
            passes(&tests(folder.path(), &[GROUP], &flaky)?)
        }),
        ("a_stale_line_fails_a_separate_test", || {
            let folder = with_file("known.txt", "cuGone[] fail # once; #1\n")?;
            let known = [("CUCONFORM_BASELINE", "known.txt")];
            passes(&tests(folder.path(), &[GROUP], &known)?)?;
            let output = tests(folder.path(), &["stale-lines"], &known)?;
            fails(&output, "known.txt:1: cuGone[]: no case of the suite")
        }),
        ("an_invalid_line_ends_the_program", || {
            let folder = with_file("known.txt", "cuInit[] fial # once; #1\n")?;
            let known = [("CUCONFORM_BASELINE", "known.txt")];
            let output = tests(folder.path(), &[GROUP], &known)?;
            let printed = String::from_utf8_lossy(&output.stderr);
            let is_so = output.status.code() == Some(2) && printed.contains("known.txt:1:10");
            require(is_so, &output)
        }),
    ]
}
