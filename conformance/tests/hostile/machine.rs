//! What happens around a run: its folder is removed, its clock is set back, and a call stops the runner.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use super::{finish, folder, results, run, text};
use crate::{interposer, subject};

/// A run of these cases against the reference driver.
fn run_reference(folder: &Path, cases: &str) -> Command {
    let mut command = run(folder, &interposer::beneath());
    command.args(["--filter", cases]);
    command
}

fn assert_passed(folder: &Path, output: &Output) {
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let results = results(folder);
    assert!(!results.is_empty());
    let mut cases: Vec<_> = results.iter().map(|result| &result["case"]).collect();
    cases.sort_by_key(|case| case.to_string());
    cases.dedup();
    assert_eq!(cases.len(), results.len(), "a case is doubled");
}

#[test]
fn a_clock_that_is_set_back_changes_no_result() {
    let folder = folder();
    let links = [OsStr::new("-ldl")];
    let clock = subject::build("hostile/clock.c", folder.path(), "libclock.so", &links);
    let clock = clock.expect("a library");
    // That of the runner, for which the time of day goes back.
    let output = finish(run_reference(folder.path(), r"^cuEvent").env("LD_PRELOAD", &clock));
    assert_passed(folder.path(), &output);
    // That of the workers, for which every clock goes back.
    let mut command = run_reference(folder.path(), r"^cuEventQuery\[");
    command
        .args(["--env", "CLOCKS=all", "--preload"])
        .arg(&clock);
    let output = finish(&mut command);
    assert_passed(folder.path(), &output);
}

/// Waits until a program that runs in the background is stopped; false if it has ended.
fn waits_until_stopped(child: &mut Child) -> bool {
    loop {
        if child.try_wait().expect("a child").is_some() {
            return false;
        }
        let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap_or_default();
        if stat
            .rsplit_once(") ")
            .is_some_and(|(_, rest)| rest.starts_with('T'))
        {
            return true;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_call_that_stops_the_runner_is_no_timeout() {
    let folder = folder();
    let links = [OsStr::new("-ldl")];
    let hook = subject::build("late/hook.c", folder.path(), "libhook.so", &links);
    let mut command = run_reference(folder.path(), r"^cuEventQuery\[(hEvent=null)?\]$");
    command
        // The limit of everything besides the call is six times as long.
        .args(["--timeout", "0.2", "--jobs", "1"])
        .args(["--env", "LATE=stops-runner:cuEventQuery", "--preload"])
        .arg(hook.expect("a library"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("cuconform starts");
    let mut stops = 0;
    while waits_until_stopped(&mut child) {
        stops += 1;
        std::thread::sleep(Duration::from_millis(1500));
        let process = i32::try_from(child.id()).expect("an id");
        // SAFETY: the call takes numbers, and the child has not been waited for.
        unsafe { libc::kill(process, libc::SIGCONT) };
    }
    let output = child.wait_with_output().expect("output");
    assert_passed(folder.path(), &output);
    assert!(stops > 0, "the runner was not stopped");
}

#[test]
fn a_folder_that_is_removed_during_the_run_is_reported() {
    let folder = folder();
    let out = folder.path().join("out");
    let mut command = run_reference(folder.path(), r"^cu(Event|Stream|MemAlloc)");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().expect("cuconform starts");
    let start = Instant::now();
    let has_results = || fs::metadata(out.join("results.jsonl")).is_ok_and(|file| file.len() > 0);
    while !has_results() && start.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(1));
    }
    fs::remove_dir_all(&out).expect("it can be removed");
    let output = child.wait_with_output().expect("output");
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    let printed = text(&output.stderr);
    let reported = format!("cannot write to {}: ", out.display());
    assert!(printed.contains(&reported), "{printed}");
}
