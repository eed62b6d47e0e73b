//! Tests of the states of calls.

use super::*;

const DONE: &str = "CUDA_SUCCESS";

fn step(thread: u8, function: &str, args: &[Arg]) -> Step {
    let is_runtime = function.starts_with("cuda");
    Step {
        thread,
        api: if is_runtime {
            Api::Runtime
        } else {
            Api::Driver
        },
        function: function.to_owned(),
        args: args.to_vec(),
        returns: None,
        gates: Vec::new(),
    }
}

fn result(step: usize, param: usize) -> Arg {
    Arg::Result { step, param }
}

/// The states of two threads after the calls.
fn after(calls: &[(Step, &str)]) -> [State; 2] {
    let mut steps: Vec<Step> = calls.iter().map(|(step, _)| step.clone()).collect();
    let mut answers: Vec<String> = calls
        .iter()
        .map(|(_, answer)| (*answer).to_owned())
        .collect();
    for thread in [0, 1] {
        steps.push(step(thread, "cuCtxGetId", &[]));
        answers.push("CUDA_ERROR_UNKNOWN".to_owned());
    }
    let states = states(&steps, &answers);
    [states[calls.len()], states[calls.len() + 1]]
}

fn contexts(calls: &[(Step, &str)]) -> [Context; 2] {
    after(calls).map(|state| state.context)
}

fn captures(calls: &[(Step, &str)]) -> [Capture; 2] {
    after(calls).map(|state| state.capture)
}

#[test]
fn a_context_is_current_to_the_thread_that_made_it_current() {
    let create = (
        step(0, "cuCtxCreate_v2", &[Arg::Null]),
        "CUDA_SUCCESS 0=#0.0",
    );
    assert_eq!(
        contexts(std::slice::from_ref(&create)),
        [Context::Other, Context::None]
    );

    let set = (step(1, "cuCtxSetCurrent", &[result(0, 0)]), DONE);
    let none = (step(0, "cuCtxSetCurrent", &[Arg::Null]), DONE);
    assert_eq!(
        contexts(&[create, set, none]),
        [Context::None, Context::Other]
    );
}

#[test]
fn a_context_that_another_thread_destroyed_stays_current() {
    let create = |thread, answer| (step(thread, "cuCtxCreate_v2", &[Arg::Null]), answer);
    let destroy = |thread| (step(thread, "cuCtxDestroy_v2", &[result(0, 0)]), DONE);
    let calls = |thread| {
        contexts(&[
            create(0, "CUDA_SUCCESS 0=#0.0"),
            create(1, "CUDA_SUCCESS 0=#1.0"),
            destroy(thread),
        ])
    };
    assert_eq!(calls(1), [Context::Destroyed, Context::Other]);
    assert_eq!(calls(0), [Context::None, Context::Other]);
}

#[test]
fn the_context_of_a_green_context_ends_with_it() {
    let green = (
        step(0, "cuGreenCtxCreate", &[Arg::Null]),
        "CUDA_SUCCESS 0=#0.0",
    );
    let context = (
        step(0, "cuCtxFromGreenCtx", &[Arg::Null, result(0, 0)]),
        "CUDA_SUCCESS 0=#1.0",
    );
    let set = (step(0, "cuCtxSetCurrent", &[result(1, 0)]), DONE);
    let destroy = (step(1, "cuGreenCtxDestroy", &[result(0, 0)]), DONE);
    let mut calls = vec![green, context, set];
    assert_eq!(contexts(&calls)[0], Context::Other);
    calls.push(destroy);
    assert_eq!(contexts(&calls)[0], Context::Destroyed);
}

#[test]
fn the_primary_context_is_released_with_its_last_share() {
    let retain = (
        step(0, "cuDevicePrimaryCtxRetain", &[Arg::Null, Arg::Int(0)]),
        "CUDA_SUCCESS 0=#0.0",
    );
    let set = (step(0, "cuCtxSetCurrent", &[result(0, 0)]), DONE);
    let used = (step(0, "cudaMalloc", &[]), "cudaSuccess 0=#2.0");
    let release = (
        step(0, "cuDevicePrimaryCtxRelease_v2", &[Arg::Int(0)]),
        DONE,
    );
    let mut calls = vec![retain, set, used, release.clone()];
    assert_eq!(
        contexts(&calls)[0],
        Context::Primary,
        "the runtime has a share"
    );
    calls.push(release);
    assert_eq!(contexts(&calls)[0], Context::Released);
    calls.push((step(0, "cudaMalloc", &[]), "cudaSuccess 0=#5.0"));
    assert_eq!(contexts(&calls)[0], Context::Primary);
}

#[test]
fn the_runtime_makes_the_primary_context_current() {
    let created = (
        step(1, "cudaStreamCreate", &[Arg::Null]),
        "cudaSuccess 0=#0.0",
    );
    assert_eq!(contexts(&[created]), [Context::None, Context::Primary]);
    let pool = (
        step(1, "cudaDeviceGetDefaultMemPool", &[Arg::Null]),
        "cudaSuccess 0=#0.0",
    );
    assert_eq!(contexts(&[pool]), [Context::None, Context::None]);
    let version = (
        step(1, "cudaRuntimeGetVersion", &[Arg::Null]),
        "cudaSuccess 0=13000",
    );
    assert_eq!(contexts(&[version]), [Context::None, Context::None]);
}

#[test]
fn a_capture_lasts_until_its_end() {
    let stream = (
        step(0, "cuStreamCreate", &[Arg::Null]),
        "CUDA_SUCCESS 0=#0.0",
    );
    let begin = (
        step(0, "cuStreamBeginCapture_v2", &[result(0, 0), Arg::Int(1)]),
        DONE,
    );
    let end = |code| {
        (
            step(0, "cuStreamEndCapture", &[result(0, 0), Arg::Null]),
            code,
        )
    };
    let own = [Capture::Own(Mode::ThreadLocal), Capture::Elsewhere];
    assert_eq!(captures(&[stream.clone(), begin.clone()]), own);
    let unmatched = end("CUDA_ERROR_STREAM_CAPTURE_UNMATCHED");
    assert_eq!(captures(&[stream.clone(), begin.clone(), unmatched]), own);
    for code in [DONE, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"] {
        let ended = captures(&[stream.clone(), begin.clone(), end(code)]);
        assert_eq!(ended, [Capture::None; 2], "{code}");
    }
}

#[test]
fn a_failed_call_changes_no_state() {
    let failed = (
        step(0, "cuCtxCreate_v2", &[Arg::Null]),
        "CUDA_ERROR_INVALID_VALUE",
    );
    assert_eq!(after(&[failed]), after(&[]));
}

#[test]
fn a_fault_lasts_as_long_as_its_context() {
    let used = (step(0, "cudaMalloc", &[Arg::Null]), "cudaSuccess 0=#0.0");
    let fault = (
        step(0, "cudaDeviceSynchronize", &[]),
        "cudaErrorIllegalAddress",
    );
    let reset = (step(0, "cudaDeviceReset", &[]), "cudaSuccess");
    let is_faulted = |calls: &[(Step, &str)]| after(calls).map(|state| state.is_faulted);
    assert_eq!(is_faulted(&[used.clone(), fault.clone()]), [true, false]);
    assert_eq!(is_faulted(&[used, fault, reset]), [false, false]);
}
