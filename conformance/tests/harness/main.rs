//! The suite as a test program, as its users meet it: what variables tell it, and how its tests end.
//!
//! This executable is that test program too, where a variable asks for it, so that it is always there
//! and as it is in the sources; it is also the worker of its runs.

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

/// Asks for the suite.
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

fn demand(is_so: bool, output: &Output) -> Result<(), Failed> {
    if is_so {
        return Ok(());
    }
    Err(format!("{output:#?}").into())
}

fn passes(output: &Output) -> Result<(), Failed> {
    let said = String::from_utf8_lossy(&output.stdout);
    demand(output.status.success() && said.contains("1 passed"), output)
}

/// It fails, and says why.
fn fails(output: &Output, why: &str) -> Result<(), Failed> {
    let said = String::from_utf8_lossy(&output.stdout);
    let is_so = !output.status.success() && said.contains("1 failed") && said.contains(why);
    demand(is_so, output)
}

fn with_file(name: &str, text: &str) -> Result<TempDir, Failed> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join(name), text)?;
    Ok(folder)
}

/// An interposer that answers otherwise the first time.
fn flaky(folder: &Path) -> Result<(), Failed> {
    let subject = reference_libraries::find()?;
    let more = ["-Wl,--no-as-needed".as_ref(), subject.driver.as_os_str()];
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
        ("a_failure_that_is_known_is_no_failure", || {
            let folder = with_file("known.txt", &format!("{CASE} fail # not yet; #1\n"))?;
            let known = [("CUSPEC_MUTATE", OFF), ("CUCONFORM_BASELINE", "known.txt")];
            passes(&tests(folder.path(), &[GROUP], &known)?)
        }),
        ("an_improvement_fails_the_group", || {
            let folder = with_file("known.txt", &format!("{CASE} fail # not yet; #1\n"))?;
            let known = [("CUCONFORM_BASELINE", "known.txt")];
            let output = tests(folder.path(), &[GROUP], &known)?;
            fails(&output, "known.txt:1 names fail; take the line out")
        }),
        ("a_case_that_is_skipped_cannot_fail", || {
            let folder = with_file("skip.txt", &format!("{CASE} # it hangs\n"))?;
            let skip = [("CUSPEC_MUTATE", OFF), ("CUCONFORM_SKIP", "skip.txt")];
            passes(&tests(folder.path(), &[GROUP], &skip)?)
        }),
        ("a_reference_judges_in_place_of_the_contract", || {
            let folder = tempfile::tempdir()?;
            let recorded = Command::new(env!("CARGO_BIN_EXE_cuconform"))
                .current_dir(folder.path())
                .args(["run", "--group", GROUP, "--out", "recorded"])
                .env("CUSPEC_MUTATE", OFF)
                .output()?;
            demand(recorded.status.code() == Some(1), &recorded)?;
            let reference = ("CUCONFORM_REFERENCE", "recorded");
            let known = [("CUSPEC_MUTATE", OFF), reference];
            passes(&tests(folder.path(), &[GROUP], &known)?)?;
            let output = tests(folder.path(), &[GROUP], &[reference])?;
            fails(&output, "--reference recorded --filter")
        }),
        ("a_flake_fails_its_group_unless_it_is_named", || {
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
        ("a_stale_line_fails_a_test_of_its_own", || {
            let folder = with_file("known.txt", "cuGone[] fail # once; #1\n")?;
            let known = [("CUCONFORM_BASELINE", "known.txt")];
            passes(&tests(folder.path(), &[GROUP], &known)?)?;
            let output = tests(folder.path(), &["stale-lines"], &known)?;
            fails(&output, "known.txt:1: cuGone[]: no case of the suite")
        }),
        ("a_line_that_does_not_read_ends_everything", || {
            let folder = with_file("known.txt", "cuInit[] fial # once; #1\n")?;
            let known = [("CUCONFORM_BASELINE", "known.txt")];
            let output = tests(folder.path(), &[GROUP], &known)?;
            let said = String::from_utf8_lossy(&output.stderr);
            let is_so = output.status.code() == Some(2) && said.contains("known.txt:1:10");
            demand(is_so, &output)
        }),
    ]
}
