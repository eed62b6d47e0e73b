//! What a successful call leaves behind: what it made, what it took, what it changed for good.
//!
//! Without this a suite of thousands of calls leaks streams and contexts, and frees memory twice.

use super::case_resources::{CaseResources, Kind};
use crate::worker::driver_calls::Handle;

/// What a function does when it succeeds, by its name without version and stream suffix.
enum Effect {
    /// The place of this parameter now holds something to undo.
    Makes(usize, Kind),
    /// The value of this parameter is now something to undo.
    Takes(usize, Kind),
    /// The value of this parameter is gone.
    Ends(usize, Kind),
    /// The stream of this parameter now captures.
    Captures(usize),
}

static EFFECTS: &[(&str, Effect)] = &[
    ("cuStreamCreate", Effect::Makes(0, Kind::Stream)),
    ("cuStreamCreateWithPriority", Effect::Makes(0, Kind::Stream)),
    ("cuStreamDestroy", Effect::Ends(0, Kind::Stream)),
    ("cuStreamBeginCapture", Effect::Captures(0)),
    ("cuStreamBeginCaptureToGraph", Effect::Captures(0)),
    ("cuStreamBeginRecaptureToGraph", Effect::Captures(0)),
    ("cuStreamEndCapture", Effect::Makes(1, Kind::Graph)),
    ("cuEventCreate", Effect::Makes(0, Kind::Event)),
    ("cuEventDestroy", Effect::Ends(0, Kind::Event)),
    ("cuCtxCreate", Effect::Makes(0, Kind::Context)),
    ("cuCtxDestroy", Effect::Ends(0, Kind::Context)),
    ("cuDevicePrimaryCtxRetain", Effect::Takes(1, Kind::Retained)),
    ("cuMemAlloc", Effect::Makes(0, Kind::Device)),
    ("cuMemAllocPitch", Effect::Makes(0, Kind::Device)),
    ("cuMemAllocManaged", Effect::Makes(0, Kind::Device)),
    ("cuMemAllocAsync", Effect::Makes(0, Kind::Device)),
    ("cuMemAllocFromPoolAsync", Effect::Makes(0, Kind::Device)),
    ("cuMemFree", Effect::Ends(0, Kind::Device)),
    ("cuMemFreeAsync", Effect::Ends(0, Kind::Device)),
    ("cuMemAllocHost", Effect::Makes(0, Kind::Host)),
    ("cuMemHostAlloc", Effect::Makes(0, Kind::Host)),
    ("cuMemFreeHost", Effect::Ends(0, Kind::Host)),
    ("cuMemHostRegister", Effect::Takes(0, Kind::Registered)),
    ("cuMemHostUnregister", Effect::Ends(0, Kind::Registered)),
    ("cuMemPoolCreate", Effect::Makes(0, Kind::Pool)),
    ("cuMemPoolDestroy", Effect::Ends(0, Kind::Pool)),
    ("cuGraphCreate", Effect::Makes(0, Kind::Graph)),
    ("cuGraphDestroy", Effect::Ends(0, Kind::Graph)),
];

/// Whether a function may destroy a context that it is given, or will once nobody else uses it.
pub fn may_destroy_contexts(function: &str) -> bool {
    const RELEASES: &str = "cuCtxDetach";
    let name = base_name(function);
    let ends = |(known, effect): &(&str, Effect)| {
        *known == name && matches!(effect, Effect::Ends(_, Kind::Context))
    };
    name == RELEASES || EFFECTS.iter().any(ends)
}

/// The values of a call, as the effects need them.
pub struct Values<'a> {
    /// The first eight bytes passed for a parameter.
    pub arg: &'a dyn Fn(usize) -> Option<u64>,
    /// The first eight bytes of a parameter's place, after the call.
    pub out: &'a dyn Fn(usize) -> Option<u64>,
}

/// Notes what a successful call has done; why the process has to go, if it has.
pub fn note(
    resources: &mut CaseResources<'_>,
    function: &str,
    values: &Values<'_>,
) -> Option<String> {
    let name = base_name(function);
    for (_, effect) in EFFECTS.iter().filter(|(known, _)| *known == name) {
        match effect {
            Effect::Makes(param, kind) => {
                if let Some(value) = (values.out)(*param).filter(|value| *value != 0) {
                    undo_later(resources, *kind, value);
                }
            }
            Effect::Takes(param, kind) => {
                if let Some(value) = (values.arg)(*param) {
                    undo_later(resources, *kind, value);
                }
            }
            Effect::Ends(param, kind) => {
                let value = (values.arg)(*param)?;
                let was_ours = resources.forget(*kind, value);
                // Destroying what the worker lives on, the primary context.
                if !was_ours && *kind == Kind::Context {
                    return Some(format!("{function} destroyed a context that is shared"));
                }
            }
            Effect::Captures(param) => {
                if let Some(stream) = (values.arg)(*param) {
                    resources.on_capture(stream);
                }
            }
        }
    }
    None
}

fn undo_later(resources: &mut CaseResources<'_>, kind: Kind, value: u64) {
    // Retaining counts; everything else exists once.
    if kind != Kind::Retained && resources.holds(kind, value) {
        return;
    }
    resources.on_release(kind, value, move |api| match kind {
        Kind::Stream => api.cuStreamDestroy_v2(value as Handle),
        Kind::Event => api.cuEventDestroy_v2(value as Handle),
        Kind::Context => api.cuCtxDestroy_v2(value as Handle),
        Kind::Retained => api.cuDevicePrimaryCtxRelease_v2(value as i32),
        Kind::Device => api.cuMemFree_v2(value),
        Kind::Host => api.cuMemFreeHost(value as Handle),
        Kind::Registered => api.cuMemHostUnregister(value as Handle),
        Kind::Pool => api.cuMemPoolDestroy(value as Handle),
        Kind::Graph => api.cuGraphDestroy(value as Handle),
        Kind::Own => Ok(()),
    });
}

/// `cuMemAlloc` of `cuMemAlloc_v2`, `cuStreamWaitEvent` of `cuStreamWaitEvent_ptsz`.
pub fn base_name(function: &str) -> &str {
    let name = function
        .strip_suffix("_ptsz")
        .or_else(|| function.strip_suffix("_ptds"))
        .unwrap_or(function);
    match name.rsplit_once("_v") {
        Some((base, version)) if version.bytes().all(|byte| byte.is_ascii_digit()) => base,
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suffixes_do_not_count() {
        assert_eq!(base_name("cuMemAlloc_v2"), "cuMemAlloc");
        assert_eq!(base_name("cuMemcpyAsync_ptsz"), "cuMemcpyAsync");
        assert_eq!(base_name("cuMemcpyHtoD_v2_ptds"), "cuMemcpyHtoD");
        assert_eq!(base_name("cuMem_void"), "cuMem_void");
    }
}
