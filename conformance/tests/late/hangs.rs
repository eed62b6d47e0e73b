//! Functions that do not return when the worker calls them outside of the call under test.

use super::{Finished, run};

fn run_shortly(way: &str, cases: &str) -> Finished {
    run(way, cases, &["--timeout", "0.2"])
}

#[test]
fn a_function_that_hangs_in_the_clean_up_is_charged() {
    let cases = r"^(cuEventRecord\[(hEvent=destroyed)?\]|cuEventQuery\[\])$";
    let finished = run_shortly("hangs:cuEventDestroy_v2", cases);
    assert_eq!(finished.exit(), Some(1), "{}", finished.printed());
    for case in ["cuEventRecord[hEvent=destroyed]", "cuEventQuery[]"] {
        let result = finished.result(case);
        assert_eq!(result["outcome"], "timeout", "{result}");
        assert_eq!(result["function"], "cuEventDestroy_v2", "{result}");
        let detail = result["detail"].as_str().unwrap_or_default();
        let wanted = "cuEventDestroy_v2 did not return during cleanup";
        assert!(detail.starts_with(wanted), "{result}");
    }
    // The call of this case has returned.
    assert_eq!(finished.result("cuEventQuery[]")["code"], "CUDA_SUCCESS");
    let rerun = r"--filter '^(cuEventQuery\[|cuEventRecord\[)'";
    assert!(finished.printed().contains(rerun), "{}", finished.printed());
}

#[test]
fn a_case_whose_arguments_need_a_function_that_hangs_is_skipped() {
    let cases = r"^(cuMemcpyDtoD_v2\[dstDevice=freed\]|cuMemFree_v2\[\])$";
    let finished = run_shortly("hangs:cuMemFree_v2", cases);
    assert_eq!(finished.exit(), Some(1), "{}", finished.printed());
    let result = finished.result("cuMemcpyDtoD_v2[dstDevice=freed]");
    assert_eq!(result["outcome"], "skip", "{result}");
    let detail = "cuMemFree_v2 did not return while its arguments were made";
    assert_eq!(result["detail"], detail, "{result}");
    // The function that hangs has a case of its own.
    assert_eq!(finished.result("cuMemFree_v2[]")["outcome"], "timeout");
}
