//! Reports during a run.

use std::fs::{self, File};
use std::io::Read;
use std::os::fd::{FromRawFd, OwnedFd};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use regex::Regex;
use serde_json::Value;

use super::{finish, folder, result, run, subject, text};

/// A case that sleeps for three seconds with a limit of five, and one that never ends.
fn near_the_limit(folder: &Path) -> Command {
    let mut command = run(folder, subject());
    command.args(["--filter", r"^cuCtxGet(Device|ApiVersion)\[\]$"]);
    command.args(["--timeout", "5", "--jobs", "2", "--heartbeat", "0.3"]);
    command
}

#[test]
fn a_case_near_its_limit_is_reported_as_slow_before_it_is_killed() {
    let folder = folder();
    let printed = text(&finish(&mut near_the_limit(folder.path())).stderr);
    let slow =
        Regex::new(r"(?m)^SLOW     (\S+)  \d\.\d s of 5\.0 s in the call$").expect("a pattern");
    let mut cases: Vec<&str> = slow
        .captures_iter(&printed)
        .map(|found| found.extract::<1>().1[0])
        .collect();
    cases.sort_unstable();
    // A case that hangs beside another one runs again.
    cases.dedup();
    assert_eq!(
        cases,
        ["cuCtxGetApiVersion[]", "cuCtxGetDevice[]"],
        "{printed}"
    );
    let place = |line: &str| {
        printed
            .find(line)
            .unwrap_or_else(|| panic!("{line}: {printed}"))
    };
    assert!(place("SLOW     cuCtxGetApiVersion[]") < place("timeout  cuCtxGetApiVersion[]"));
}

#[test]
fn a_case_with_slow_arguments_is_reported_as_slow() {
    let folder = folder();
    let mut command = run(folder.path(), subject());
    command.env("HOSTILE", "naps");
    command.args(["--filter", r"^cuEventSynchronize\[\]$", "--timeout", "1"]);
    let printed = text(&finish(&mut command).stderr);
    let slow = printed
        .lines()
        .filter(|line| line.starts_with("SLOW     cuEventSynchronize[]  "));
    let slow: Vec<&str> = slow.collect();
    assert_eq!(slow.len(), 1, "{printed}");
    // The limit for preparation is six times the limit of a call.
    assert!(
        slow[0].ends_with(" s of 6.0 s while its arguments were made"),
        "{printed}"
    );
}

#[test]
fn a_slow_case_that_finished_is_in_the_report() {
    let folder = folder();
    finish(&mut near_the_limit(folder.path()));
    let napped = result(folder.path(), "cuCtxGetDevice[]");
    assert_eq!(napped["outcome"], "pass", "{napped}");
    assert_eq!(napped["slow"]["limit"], 5.0, "{napped}");
    assert!(napped["slow"]["seconds"].is_f64(), "{napped}");
    let hung = result(folder.path(), "cuCtxGetApiVersion[]");
    assert_eq!(hung["outcome"], "timeout", "{hung}");
    let summary = fs::read_to_string(folder.path().join("out/summary.txt")).expect("a summary");
    let slow: Vec<&str> = summary
        .lines()
        .filter(|line| line.starts_with("  slow: "))
        .collect();
    let printed = Regex::new(r"^  slow: cuCtxGetDevice\[\]: \d\.\d s of 5\.0 s in the call$");
    assert!(
        slow.len() == 1 && printed.expect("a pattern").is_match(slow[0]),
        "{summary}"
    );
}

#[test]
fn progress_is_printed_although_no_case_finishes() {
    let folder = folder();
    let printed = text(&finish(&mut near_the_limit(folder.path())).stderr);
    let beats = printed.lines().filter(|line| *line == "running  0/2 cases");
    // Nine heartbeats occur before the first case ends; a busy machine may delay most of them.
    assert!(beats.count() >= 2, "{printed}");
}

#[test]
fn slow_cases_are_printed_above_the_progress_bar() {
    let folder = folder();
    let (mut screen, terminal) = open_terminal();
    let mut command = near_the_limit(folder.path());
    let mut child = command
        .stderr(terminal)
        .stdout(Stdio::null())
        .spawn()
        .expect("cuconform");
    // This process's copy of the other end must be closed, or reading never ends.
    drop(command);
    let mut printed = Vec::new();
    // Reading a terminal whose other end is closed fails with an error.
    let _ = screen.read_to_end(&mut printed);
    child.wait().expect("an end");
    let printed = text(&printed);
    assert_eq!(
        printed.matches("SLOW     cuCtxGetDevice[]").count(),
        1,
        "{printed:?}"
    );
    assert!(
        !printed.contains("running  ") && !printed.contains("timeout  "),
        "{printed:?}"
    );
}

#[test]
fn time_of_a_hanging_call_is_counted_and_no_share_exceeds_the_total() {
    let folder = folder();
    let output = finish(near_the_limit(folder.path()).args(["--format", "json"]));
    let stats = run_stats(&output);
    let printed = fs::read_to_string(folder.path().join("out/summary.txt")).expect("a summary");
    let shares =
        Regex::new(r"(\d+) % of their time starting, (\d+) % inside cases, ([\d.]+) % inside")
            .expect("a pattern");
    let found = shares
        .captures(&printed)
        .unwrap_or_else(|| panic!("{printed}"));
    let [starting, cases, calls] = found.extract::<3>().1.map(|number| {
        number.parse::<f64>().expect("a number") //
    });
    assert!(cases >= calls.floor(), "{printed}");
    assert!(starting + cases <= 100.0, "{printed}");
    // The call that never returns was ended after five seconds; the other returned after three.
    let [starts, calls] = ["starts", "calls_us"].map(|name| stats[name].as_u64());
    assert!(starts >= Some(2), "{stats}");
    assert!(calls >= Some(8_000_000), "{stats}");
}

#[test]
fn hanging_cases_are_awaited_in_parallel() {
    let folder = folder();
    let mut command = run(folder.path(), subject());
    command.args([
        "--filter",
        r"^cuCtxGetApiVersion\[",
        "--timeout",
        "4",
        "--jobs",
        "2",
        "--format",
        "json",
    ]);
    let stats = run_stats(&finish(&mut command));
    let results = super::results(folder.path());
    let hung = results
        .iter()
        .filter(|result| result["outcome"] == "timeout");
    let hung = hung.count();
    assert!(hung >= 6, "{results:?}");
    // Two jobs alone would have at most two cases in flight.
    assert!(stats["most_in_flight"].as_u64() > Some(2), "{stats}");
}

/// Statistics of a run with `--format json`.
fn run_stats(output: &Output) -> Value {
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    report["run_stats"].clone()
}

/// Both ends of a terminal with 120 columns.
fn open_terminal() -> (File, OwnedFd) {
    let (mut master, mut slave) = (-1, -1);
    let size = libc::winsize {
        ws_row: 40,
        ws_col: 120,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    // SAFETY: both places are valid for descriptors, the size is valid for reads, and null requests no name
    // and no settings.
    let opened = unsafe {
        libc::openpty(
            &mut master,
            &mut slave,
            std::ptr::null_mut(),
            std::ptr::null_mut(),
            &size,
        )
    };
    assert_eq!(opened, 0, "{}", std::io::Error::last_os_error());
    // SAFETY: both descriptors are new and have no other owner.
    unsafe { (File::from_raw_fd(master), OwnedFd::from_raw_fd(slave)) }
}
