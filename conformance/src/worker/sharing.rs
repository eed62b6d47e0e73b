//! Which cases may run on a thread that other cases have used.
//!
//! To a thread belong a stack of contexts, a capture mode, and a stream. A case that asks for one of
//! these, or may change one, gets a thread of its own. So no case that looks at them ever finds
//! what another has left.

use cuspec_spec::case::{Arg, Case, Kind};

/// What a function has in its name that is about contexts, threads or captures.
const OF_A_THREAD: [&str; 4] = ["Ctx", "Thread", "Capture", "cuInit"];
/// The calling thread's own stream, `CU_STREAM_PER_THREAD`.
const PER_THREAD: i128 = 2;

/// Objects that are made, and used, alike by every thread. Contexts, what holds a stream up by
/// another thread, and what captures are not among them.
static OBJECTS: &[(&str, &[&str])] = &[
    (
        "Stream",
        &[
            "Created",
            "NonBlocking",
            "Null",
            "Legacy",
            "Destroyed",
            "Garbage",
        ],
    ),
    (
        "Event",
        &[
            "Recorded",
            "Unrecorded",
            "NoTiming",
            "Interprocess",
            "Null",
            "Destroyed",
            "Garbage",
        ],
    ),
    (
        "Address",
        &[
            "Device",
            "Interior",
            "Misaligned",
            "Managed",
            "ManagedInterior",
            "Pooled",
            "Pinned",
            "PinnedInterior",
            "Registered",
            "Pageable",
            "Freed",
            "Null",
            "Garbage",
        ],
    ),
    (
        "Host",
        &["Pageable", "Pinned", "Registered", "Null", "Unmapped"],
    ),
    (
        "Location",
        &[
            "Device",
            "Host",
            "HostNuma",
            "HostNumaCurrent",
            "DeviceBeyond",
            "NumaBeyond",
            "Invalid",
            "Unknown",
        ],
    ),
    ("StreamAttributeValue", &["Plain", "Nonsense"]),
    ("DriverSymbol", &["Known", "Recent", "Unknown", "Empty"]),
    ("PciBusId", &["First", "Absent", "Malformed", "Empty"]),
];

/// Whether a case has nothing to do with what belongs to a thread, as far as the case says.
pub fn may_share(case: &Case) -> bool {
    let is_a_call = matches!(
        case.kind,
        Kind::Plain | Kind::Accepted | Kind::Refused | Kind::Rule | Kind::Order
    );
    is_a_call
        && case.state == "ready"
        && !case.lasting
        && case.hazard.is_none()
        && !is_of_a_thread(&case.function)
        && case.args.iter().all(is_alike)
}

fn is_of_a_thread(function: &str) -> bool {
    let is_twin = function.ends_with("_ptsz") || function.ends_with("_ptds");
    is_twin || OF_A_THREAD.iter().any(|part| function.contains(part))
}

/// Whether an argument is the same for every thread. A number that is that of the thread's own stream
/// may be that stream.
fn is_alike(arg: &Arg) -> bool {
    match arg {
        Arg::Int(value) => *value != PER_THREAD,
        Arg::Null | Arg::Out { .. } => true,
        Arg::Make {
            domain, exemplar, ..
        } => is_object(domain, exemplar),
        Arg::In(inner) => is_alike(inner),
        Arg::Slice { elements, .. } => elements.iter().all(is_alike),
        Arg::Record { fields, .. } => fields.iter().all(|(_, _, field)| is_alike(field)),
        Arg::Expr(_) => false,
    }
}

fn is_object(domain: &str, exemplar: &str) -> bool {
    let name = domain.split('<').next().unwrap_or(domain);
    OBJECTS
        .iter()
        .any(|(known, exemplars)| *known == name && exemplars.contains(&exemplar))
}

/// What the calling thread has of its own beside the library: the signals that it does not receive, and
/// how it reckons with fractions.
#[derive(PartialEq, Eq)]
pub struct Habits {
    blocked: u64,
    rounding: u32,
}

impl Habits {
    pub fn look() -> Habits {
        let mut blocked: u64 = 0;
        unsafe {
            libc::syscall(
                libc::SYS_rt_sigprocmask,
                libc::SIG_BLOCK,
                std::ptr::null::<u64>(),
                &raw mut blocked,
                size_of::<u64>(),
            );
        }
        Habits {
            blocked,
            rounding: read_rounding(),
        }
    }
}

/// The control bits alone: that something was inexact is nobody's harm.
#[cfg(target_arch = "x86_64")]
fn read_rounding() -> u32 {
    const CONTROL: u32 = 0xffc0;
    let mut register: u32 = 0;
    unsafe {
        std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut register, options(nostack));
    }
    register & CONTROL
}

#[cfg(not(target_arch = "x86_64"))]
fn read_rounding() -> u32 {
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(function: &str, args: &str) -> Case {
        let line = format!(
            r#"{{"case":"{function}[]","function":"{function}","group":"g","kind":"plain","args":[{args}],"expect":{{}}}}"#
        );
        serde_json::from_str(&line).expect("a case")
    }

    #[test]
    fn a_case_about_objects_shares() {
        let stream = r#"{"make":{"domain":"Stream","exemplar":"Created"}}"#;
        assert!(may_share(&case("cuStreamQuery", stream)));
        assert!(may_share(&case("cuStreamQuery", r#"{"int":1}"#)));
    }

    #[test]
    fn a_case_about_the_threads_own_stream_does_not_share() {
        assert!(!may_share(&case("cuStreamQuery", r#"{"int":2}"#)));
        assert!(!may_share(&case("cuStreamQuery_ptsz", r#"{"int":0}"#)));
        assert!(!may_share(&case("cuStreamQuery", r#"{"in":{"int":2}}"#)));
    }

    #[test]
    fn a_case_about_contexts_or_captures_does_not_share() {
        let busy = r#"{"make":{"domain":"Stream","exemplar":"Capturing"}}"#;
        let context = r#"{"make":{"domain":"Context","exemplar":"Primary"}}"#;
        assert!(!may_share(&case("cuStreamQuery", busy)));
        assert!(!may_share(&case("cuMemcpyPeer", context)));
        assert!(!may_share(&case("cuCtxGetLimit", "")));
        assert!(!may_share(&case("cuStreamBeginCapture_v2", r#"{"int":0}"#)));
    }
}
