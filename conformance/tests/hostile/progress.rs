//! What is said of a run while it goes on.

use std::fs::{self, File};
use std::io::Read;
use std::os::fd::{FromRawFd, OwnedFd};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use regex::Regex;
use serde_json::Value;

use super::{finish, folder, result, run, subject, text};

/// One case that sleeps for three of the five seconds that its limit is, and one that never ends.
fn near_the_limit(folder: &Path) -> Command {
    let mut command = run(folder, subject());
    command.args(["--filter", r"^cuCtxGet(Device|ApiVersion)\[\]$"]);
    command.args(["--timeout", "5", "--jobs", "2", "--heartbeat", "0.3"]);
    command
}

#[test]
fn a_case_near_its_limit_is_called_slow_before_it_is_killed() {
    let folder = folder();
    let said = text(&finish(&mut near_the_limit(folder.path())).stderr);
    let slow =
        Regex::new(r"(?m)^SLOW     (\S+)  \d\.\d s of 5\.0 s in the call$").expect("a pattern");
    let mut cases: Vec<&str> = slow
        .captures_iter(&said)
        .map(|found| found.extract::<1>().1[0])
        .collect();
    cases.sort_unstable();
    assert_eq!(
        cases,
        ["cuCtxGetApiVersion[]", "cuCtxGetDevice[]"],
        "{said}"
    );
    let place = |line: &str| said.find(line).unwrap_or_else(|| panic!("{line}: {said}"));
    assert!(place("SLOW     cuCtxGetApiVersion[]") < place("timeout  cuCtxGetApiVersion[]"));
}

#[test]
fn a_case_whose_arguments_take_long_is_called_slow_too() {
    let folder = folder();
    let mut command = run(folder.path(), subject());
    command.env("HOSTILE", "naps");
    command.args(["--filter", r"^cuEventSynchronize\[\]$", "--timeout", "1"]);
    let said = text(&finish(&mut command).stderr);
    let slow = said
        .lines()
        .filter(|line| line.starts_with("SLOW     cuEventSynchronize[]  "));
    let slow: Vec<&str> = slow.collect();
    assert_eq!(slow.len(), 1, "{said}");
    // The limit for what is around a call is six times the limit of the call.
    assert!(
        slow[0].ends_with(" s of 6.0 s while its arguments were made"),
        "{said}"
    );
}

#[test]
fn a_case_that_was_slow_and_ended_well_is_in_the_report() {
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
    let said = Regex::new(r"^  slow: cuCtxGetDevice\[\]: \d\.\d s of 5\.0 s in the call$");
    assert!(
        slow.len() == 1 && said.expect("a pattern").is_match(slow[0]),
        "{summary}"
    );
}

#[test]
fn how_far_a_run_is_is_said_though_no_case_comes_to_an_end() {
    let folder = folder();
    let said = text(&finish(&mut near_the_limit(folder.path())).stderr);
    let beats = said.lines().filter(|line| *line == "running  0/2 cases");
    // Of the nine heartbeats before the first case ends, a busy machine may delay most.
    assert!(beats.count() >= 2, "{said}");
}

#[test]
fn a_terminal_is_told_what_is_slow_above_its_bar() {
    let folder = folder();
    let (mut screen, terminal) = open_terminal();
    let mut command = near_the_limit(folder.path());
    let mut child = command
        .stderr(terminal)
        .stdout(Stdio::null())
        .spawn()
        .expect("cuconform");
    // The other end has to be closed here, or the screen would never come to an end.
    drop(command);
    let mut said = Vec::new();
    // A terminal without anybody at it ends with an error.
    let _ = screen.read_to_end(&mut said);
    child.wait().expect("an end");
    let said = text(&said);
    assert_eq!(
        said.matches("SLOW     cuCtxGetDevice[]").count(),
        1,
        "{said:?}"
    );
    assert!(
        !said.contains("running  ") && !said.contains("timeout  "),
        "{said:?}"
    );
}

#[test]
fn time_in_a_hung_call_is_counted_and_no_share_exceeds_the_whole() {
    let folder = folder();
    let output = finish(near_the_limit(folder.path()).args(["--format", "json"]));
    let stats = run_stats(&output);
    let said = fs::read_to_string(folder.path().join("out/summary.txt")).expect("a summary");
    let shares =
        Regex::new(r"(\d+) % of their time starting, (\d+) % inside cases, ([\d.]+) % inside")
            .expect("a pattern");
    let found = shares.captures(&said).unwrap_or_else(|| panic!("{said}"));
    let [starting, cases, calls] = found.extract::<3>().1.map(|number| {
        number.parse::<f64>().expect("a number") //
    });
    assert!(cases >= calls.floor(), "{said}");
    assert!(starting + cases <= 100.0, "{said}");
    // The call that never ends was ended at its limit of five seconds, the other returned after three.
    let [starts, calls] = ["starts", "calls_us"].map(|name| stats[name].as_u64());
    assert!(starts >= Some(2), "{stats}");
    assert!(calls >= Some(8_000_000), "{stats}");
}

#[test]
fn cases_that_hang_are_waited_for_together() {
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
    // Two jobs alone would have no more than two cases in flight.
    assert!(stats["most_in_flight"].as_u64() > Some(2), "{stats}");
}

/// The statistics that a run with `--format json` prints.
fn run_stats(output: &Output) -> Value {
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    report["run_stats"].clone()
}

/// A terminal of 120 columns, from both sides.
fn open_terminal() -> (File, OwnedFd) {
    let (mut master, mut slave) = (-1, -1);
    let size = libc::winsize {
        ws_row: 40,
        ws_col: 120,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    // SAFETY: both places are for descriptors, the size is borrowed, and null asks for nothing.
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
    // SAFETY: both descriptors are new and nobody else's.
    unsafe { (File::from_raw_fd(master), OwnedFd::from_raw_fd(slave)) }
}
