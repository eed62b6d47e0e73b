//! Threads that a call leaves behind and that end the process later, in states whose processes end with their cases.

use super::run;

const STATES: [&str; 5] = [
    "exiting",
    "faulted",
    "forked",
    "primary-released",
    "primary-reset",
];

/// Every case that calls the function in these states is charged.
fn assert_charged(way: &str, more: &[&str]) {
    let cases = format!(r"^cuEventQuery\[(.*,)?state=({})\]$", STATES.join("|"));
    let finished = run(&format!("{way}:cuEventQuery"), &cases, more);
    assert_eq!(finished.exit(), Some(1), "{}", finished.printed());
    for state in STATES {
        let is_in_state = |case: &str| case.contains(&format!("state={state}]"));
        let cases = finished.results.iter();
        let cases = cases.filter(|result| result["case"].as_str().is_some_and(is_in_state));
        let mut called = 0;
        for result in cases.filter(|result| result["outcome"] != "skip") {
            called += 1;
            assert_eq!(result["outcome"], "crash", "{result}");
        }
        assert!(called > 0, "{state}: {:#?}", finished.results);
    }
}

#[test]
fn a_thread_that_crashes_later_is_charged_in_every_state() {
    assert_charged("thread-crashes", &[]);
    assert_charged("thread-crashes", &["--isolate"]);
}

#[test]
fn a_thread_that_exits_later_is_charged_in_every_state() {
    assert_charged("thread-exits", &[]);
    assert_charged("thread-exits", &["--isolate"]);
}
