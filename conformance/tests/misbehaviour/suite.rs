//! A small suite for the misbehaving library: any function, with words as arguments.

use core::ffi::c_void;
use core::mem::transmute;

use cuspec_case::Api;
use cuspec_case::canary::{Canary, Filling, name_place};
use cuspec_conformance::suite::{Suite, Thunk};
use cuspec_harness::{Driver, Failure, Need, Run, Scenario, expect};
use serde_json::{Value, json};

#[path = "in_flight.rs"]
pub(crate) mod in_flight;

pub(crate) static SUITE: Suite = Suite {
    apis: &[Api::Driver],
    registry: || "test",
    cases: || Box::new(std::iter::empty()),
    tables: |_| &[],
    effects: cuspec_suite::EFFECTS,
    returning_last_error: cuspec_suite::RETURNING_LAST_ERROR,
    successes: cuspec_suite::SUCCESSES,
    resources: cuspec_suite::RESOURCES,
    thunk: |function| cuspec_suite::thunk(function).or(Some(call_with_words as Thunk)),
    scenarios: &[
        scenario("passes", |_| Ok(())),
        scenario("fails", fail),
        scenario("ends all streams", end_all_streams),
        scenario("meets", in_flight::meets),
        scenario("meets again", in_flight::meets),
        scenario("alone", in_flight::is_alone),
        Scenario {
            needs: &[Need::Nothing],
            ..scenario("alone before cuInit", in_flight::is_alone)
        },
    ],
    code_name: |_, code| match code {
        0 => Some("CUDA_SUCCESS"),
        1 => Some("CUDA_ERROR_INVALID_VALUE"),
        3 => Some("CUDA_ERROR_NOT_INITIALIZED"),
        4 => Some("CUDA_ERROR_DEINITIALIZED"),
        700 => Some("CUDA_ERROR_ILLEGAL_ADDRESS"),
        _ => None,
    },
};

const fn scenario(id: &'static str, run: fn(&Driver) -> Result<(), Failure>) -> Scenario {
    Scenario {
        id,
        function: "tSucceeds",
        calls: &["tSucceeds"],
        shows: &[],
        group: "test",
        needs: &[Need::Context],
        hazard: None,
        run: Run::Driver(run),
    }
}

fn fail(cuda: &Driver) -> Result<(), Failure> {
    expect!(cuda.symbol("tSucceeds").is_none());
    Ok(())
}

fn end_all_streams(cuda: &Driver) -> Result<(), Failure> {
    let function = cuda.symbol("tEndsAllStreams");
    expect!(function.is_some());
    let function = function.unwrap_or(std::ptr::null());
    // SAFETY: the function takes no arguments, as `call_with_words` permits.
    expect!(unsafe { call_with_words(function, &[], std::ptr::null_mut()) } == 0);
    Ok(())
}

/// Words are passed in registers, so a function with fewer parameters ignores the rest.
///
/// # Safety
/// Every argument must occupy at least eight bytes, and the function must take at most three words.
unsafe fn call_with_words(function: *const c_void, args: &[*const u8], _: *mut u8) -> u32 {
    let word = |index: usize| {
        args.get(index)
            // SAFETY: the caller guarantees that every argument occupies at least eight bytes.
            .map_or(0, |arg| unsafe { arg.cast::<u64>().read_unaligned() })
    };
    // SAFETY: the subject's functions take up to three words; additional ones are ignored, see above.
    let function: unsafe extern "C" fn(u64, u64, u64) -> u32 = unsafe { transmute(function) };
    // SAFETY: as above.
    unsafe { function(word(0), word(1), word(2)) }
}

/// A call with these arguments that must succeed.
pub(crate) fn case(function: &str, args: &[Value]) -> Value {
    json!({
        "case": format!("{function}[]"),
        "function": function,
        "group": "test",
        "kind": "plain",
        "args": args,
        "expect": {},
        "shares_thread": true,
    })
}

pub(crate) fn with(case: &str, field: &str, value: Value) -> String {
    let mut case: Value = serde_json::from_str(case).unwrap_or_default();
    case[field] = value;
    case.to_string()
}

/// A case that passes.
pub(crate) fn plain() -> String {
    call("tSucceeds", &[0])
}

/// A call with numbers that must succeed.
pub(crate) fn call(function: &str, args: &[u64]) -> String {
    let args: Vec<Value> = args.iter().map(|arg| json!({ "int": arg })).collect();
    case(function, &args).to_string()
}

/// A call with a place of four bytes before its numbers.
pub(crate) fn place(function: &str, args: &[u64], is_written_on_failure: bool) -> String {
    let on_failure = is_written_on_failure.then(|| json!({ "what": "written" }));
    let mut all = vec![json!({ "out": { "size": 4, "on_failure": on_failure } })];
    all.extend(args.iter().map(|arg| json!({ "int": arg })));
    case(function, &all).to_string()
}

/// A call of a library that makes a pool with this number.
pub(crate) fn makes_a_pool(number: u64) -> String {
    let room = json!({ "out": { "size": 8, "part": 4 } });
    case("cuMemPoolCreate", &[room, json!({ "int": number })]).to_string()
}

/// A call with a place of eight bytes, of which both halves must be written, and a number.
pub(crate) fn halves(function: &str, value: u64) -> String {
    let room = json!({ "out": { "size": 8, "part": 4 } });
    case(function, &[room, json!({ "int": value })]).to_string()
}

/// A call with a place that it may leave unwritten if the machine has this number of devices.
pub(crate) fn may_leave_alone(function: &str, devices: u64) -> String {
    let when = json!({ "binary": ["ge", { "query": "machine.devices" }, { "int": devices }] });
    let room = json!({ "out": { "size": 4, "may_leave_alone": when } });
    case(function, &[room]).to_string()
}

/// Content of the first place of a function's case before the call.
pub(crate) fn filling(function: &str, filling: Filling) -> u64 {
    let canary = Canary::new(&format!("{function}[]"), &name_place(0), filling);
    let bytes = canary.bytes(0, 4);
    bytes
        .iter()
        .rev()
        .fold(0, |word, byte| word << 8 | u64::from(*byte))
}

/// A call with an argument that must be made.
pub(crate) fn makes(function: &str, domain: &str, exemplar: &str) -> String {
    let arg = json!({ "make": { "domain": domain, "exemplar": exemplar } });
    case(function, &[arg]).to_string()
}

/// A call with a place of four bytes before device memory.
pub(crate) fn place_and_memory(function: &str) -> String {
    let memory = json!({ "make": { "domain": "Address", "exemplar": "Device" } });
    case(function, &[json!({ "out": { "size": 4 } }), memory]).to_string()
}

/// A call that sets the device's current pool permanently, with a postcondition on it.
pub(crate) fn sets_the_pool(pool: u64) -> String {
    let holds =
        json!({ "binary": ["eq", { "query": "device.current_mem_pool" }, { "int": pool }] });
    let case = lasts(&call("cuDeviceSetMemPool", &[0, pool]));
    let ensure = json!({ "rule": "cuDeviceSetMemPool/set", "holds": holds });
    with(&case, "ensures", json!([ensure]))
}

/// A call of `cuMemAdvise`, whose contract declares that it alters the memory.
pub(crate) fn advises() -> String {
    let memory = json!({ "make": { "domain": "Address", "exemplar": "Device" } });
    let number = json!({ "int": 1 });
    let args = [memory, number.clone(), number.clone(), number];
    case("cuMemAdvise", &args).to_string()
}

/// A case for one of the scenarios.
pub(crate) fn play(id: &str, is_lasting: bool) -> String {
    let case = with(&plain(), "case", json!(id));
    let case = on_a_thread_of_its_own(&with(&case, "kind", json!("scenario")));
    with(&case, "lasting", json!(is_lasting))
}

/// A case for one of the scenarios, which needs the device for itself.
pub(crate) fn exclusive(id: &str) -> String {
    with(&play(id, false), "exclusive", json!(true))
}

/// The same case, without permission to share its thread.
pub(crate) fn on_a_thread_of_its_own(case: &str) -> String {
    with(case, "shares_thread", json!(false))
}

/// The same case, with this expected code.
pub(crate) fn fails(case: &str, code: &str) -> String {
    let fault = json!({ "rule": "test/rule", "outcome": { "codes": [code] } });
    with(case, "expect", json!({ "faults": [fault] }))
}

/// The same case, with an undefined outcome.
pub(crate) fn undefined(case: &str) -> String {
    let fault = json!({ "rule": "test/rule", "outcome": "undefined" });
    with(case, "expect", json!({ "faults": [fault] }))
}

/// The same case, with lasting effects after success.
pub(crate) fn lasts(case: &str) -> String {
    with(case, "lasting", json!(true))
}

/// The same case before `cuInit`.
pub(crate) fn uninitialized(case: &str) -> String {
    with(case, "state", json!("uninitialized"))
}

/// The same case while the process ends.
pub(crate) fn exiting(case: &str) -> String {
    with(case, "state", json!("exiting"))
}

/// The same case, with a postcondition on the value of its place.
pub(crate) fn ensures(case: &str, value: u64) -> String {
    let out = json!({ "out": { "param": 0, "offset": 0, "size": 4, "signed": false } });
    let holds = json!({ "binary": ["eq", out, { "int": value }] });
    with(
        case,
        "ensures",
        json!([{ "rule": "tWrites/value", "holds": holds }]),
    )
}

/// The same case, as a hazard.
pub(crate) fn hazard(case: &str, name: &str) -> String {
    with(case, "hazard", json!(name))
}

/// The same case, only for machines with this number of devices.
pub(crate) fn gated(case: &str, devices: u64) -> String {
    let gate = json!({ "binary": ["ge", { "query": "machine.devices" }, { "int": devices }] });
    with(case, "gates", json!([gate]))
}
