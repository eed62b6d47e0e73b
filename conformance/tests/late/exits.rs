//! Exit handlers and destructors of the library, which run when a program ends.

use serde_json::Value;

use super::{Finished, run};

/// Plain cases, some of which need device memory or events.
const CASES: &str = r"^(cuInit|cuMemAlloc_v2|cuMemFree_v2|cuMemcpyDtoD_v2|cuMemsetD8_v2|cuEventCreate|cuEventQuery|cuDriverGetVersion)\[\]$";

fn run_plain(way: &str) -> Finished {
    run(way, CASES, &["--timeout", "0.5"])
}

/// The only unexpected case.
fn only_bad(finished: &Finished) -> &Value {
    assert_eq!(finished.exit(), Some(1), "{}", finished.printed());
    assert_eq!(finished.results.len(), 8, "{:?}", finished.results);
    let bad = finished.bad();
    assert_eq!(bad.len(), 1, "{bad:#?}");
    bad[0]
}

fn assert_charged(way: &str, case: &str, ended: &str) {
    let finished = run_plain(way);
    let result = only_bad(&finished);
    assert_eq!(result["case"], case, "{way}: {result}");
    assert_eq!(result["ended"], ended, "{way}: {result}");
    assert_eq!(result["code"], "CUDA_SUCCESS", "{way}: {result}");
    let outcome = match ended {
        "timeout" => "timeout",
        _ => "crash",
    };
    assert_eq!(result["outcome"], outcome, "{way}: {result}");
    let detail = result["detail"].as_str().unwrap_or_default();
    assert!(
        detail.contains("in an exit handler or a destructor"),
        "{way}: {result}"
    );
    // Only a library that never exits well ends the search.
    let is_general = detail.contains("exits after other functions are not judged");
    assert_eq!(is_general, case == "cuInit[]", "{way}: {result}");
}

#[test]
fn a_library_that_exits_well_has_no_failure() {
    let finished = run_plain("none:start");
    assert_eq!(finished.exit(), Some(0), "{}", finished.printed());
}

#[test]
fn a_destructor_that_never_ends_well_is_charged_to_the_initialization() {
    assert_charged("destructor-hangs:start", "cuInit[]", "timeout");
    assert_charged("destructor-crashes:start", "cuInit[]", "SIGSEGV");
    assert_charged("destructor-exits:start", "cuInit[]", "exit 3");
}

#[test]
fn a_destructor_is_charged_to_the_function_after_which_it_does_not_end_well() {
    assert_charged(
        "destructor-hangs:cuMemAlloc_v2",
        "cuMemAlloc_v2[]",
        "timeout",
    );
    assert_charged(
        "destructor-crashes:cuMemAlloc_v2",
        "cuMemAlloc_v2[]",
        "SIGSEGV",
    );
    assert_charged(
        "destructor-exits:cuMemAlloc_v2",
        "cuMemAlloc_v2[]",
        "exit 3",
    );
}

/// Each case with memory calls this function in its clean-up, and the case of `cuMemAlloc_v2` as well.
#[test]
fn a_destructor_is_charged_to_a_function_that_other_cases_call_to_clean_up() {
    assert_charged(
        "destructor-crashes:cuMemFree_v2",
        "cuMemFree_v2[]",
        "SIGSEGV",
    );
}

#[test]
fn an_exit_handler_is_charged_to_the_function_that_registered_it() {
    assert_charged("handler-hangs:cuEventCreate", "cuEventCreate[]", "timeout");
    assert_charged(
        "handler-crashes:cuEventCreate",
        "cuEventCreate[]",
        "SIGSEGV",
    );
    assert_charged("handler-exits:cuEventCreate", "cuEventCreate[]", "exit 3");
}

/// Six functions, none of which calls another one.
const INDEPENDENT: &str = r"^(cuMemAlloc_v2|cuEventCreate|cuStreamCreate|cuDeviceGetCount|cuDeviceTotalMem_v2|cuCtxGetDevice)\[\]$";

#[test]
fn exits_are_not_judged_after_a_few_functions_hang() {
    let way = "destructor-hangs:any";
    let finished = run(way, INDEPENDENT, &["--timeout", "0.3"]);
    assert_eq!(finished.exit(), Some(1), "{}", finished.printed());
    let bad = finished.bad();
    assert_eq!(bad.len(), 4, "{bad:#?}");
    assert!(
        bad.iter().all(|result| result["outcome"] == "timeout"),
        "{bad:#?}"
    );
    let rest = "functions after which the exit of a process was not judged: 2 (--no-hang-limit judges all)";
    assert!(finished.printed().contains(rest), "{}", finished.printed());

    let finished = run(way, INDEPENDENT, &["--timeout", "0.3", "--no-hang-limit"]);
    assert_eq!(finished.bad().len(), 6, "{:#?}", finished.bad());
    assert!(
        !finished.printed().contains("not judged"),
        "{}",
        finished.printed()
    );
}

#[test]
fn a_bad_exit_that_no_function_causes_alone_is_reported() {
    let finished = run_plain("destructor-crashes:both");
    assert_eq!(finished.exit(), Some(0), "{}", finished.printed());
    let reported = "a process that had called several functions did not exit well, and no function causes that alone";
    assert!(
        finished.printed().contains(reported),
        "{}",
        finished.printed()
    );
}
