//! The states a call can be made in, entered after everything else has been made.

use crate::fixture::{Bench, Trouble, begin_capture, create_stream, drop_capture};
use crate::worker::api::{Api, Handle};

/// Modes of `CUstreamCaptureMode`.
const GLOBAL: i32 = 0;
const THREAD_LOCAL: i32 = 1;
const RELAXED: i32 = 2;
const NON_BLOCKING: u32 = 1;

/// A state of `spec/vocabulary/states.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Ready,
    Uninitialized,
    NoContext,
    ContextDestroyed,
    InCallback,
    Capturing(i32),
    CapturingElsewhere,
}

impl State {
    pub fn parse(name: &str) -> Option<State> {
        Some(match name {
            "ready" => State::Ready,
            "uninitialized" => State::Uninitialized,
            "no-context" => State::NoContext,
            "context-destroyed" => State::ContextDestroyed,
            "in-callback" => State::InCallback,
            "capturing-global" => State::Capturing(GLOBAL),
            "capturing-thread-local" => State::Capturing(THREAD_LOCAL),
            "capturing-relaxed" => State::Capturing(RELAXED),
            "capturing-elsewhere" => State::CapturingElsewhere,
            _ => return None,
        })
    }

    /// Puts the calling thread into the state. What has to be undone is noted on the bench.
    pub fn enter(self, bench: &mut Bench<'_>) -> Result<(), Trouble> {
        match self {
            State::Ready | State::Uninitialized | State::InCallback => Ok(()),
            State::NoContext => Ok(bench.api().cuCtxSetCurrent(std::ptr::null_mut())?),
            State::ContextDestroyed => destroy_current(bench),
            State::Capturing(mode) => capture(bench, mode),
            State::CapturingElsewhere => capture_elsewhere(bench),
        }
    }

    /// Makes the primary context current again; what else the state did is undone by the bench.
    pub fn leave(self, bench: &mut Bench<'_>) {
        if let Some(primary) = bench.shared.primary {
            let _ = bench.api().cuCtxSetCurrent(primary as Handle);
        }
    }
}

/// A context that another thread destroys stays current here.
fn destroy_current(bench: &mut Bench<'_>) -> Result<(), Trouble> {
    let mut context: Handle = std::ptr::null_mut();
    bench
        .api()
        .cuCtxCreate_v2(&mut context, 0, bench.shared.device)?;
    let doomed = context as u64;
    bench.beside(move |api| api.cuCtxDestroy_v2(doomed as Handle), |_| ())
}

fn capture(bench: &mut Bench<'_>, mode: i32) -> Result<(), Trouble> {
    let stream = create_stream(bench, NON_BLOCKING)?;
    begin_capture(bench, stream, mode)
}

fn capture_elsewhere(bench: &mut Bench<'_>) -> Result<(), Trouble> {
    let stream = create_stream(bench, NON_BLOCKING)?;
    bench.beside(
        move |api: &Api| api.cuStreamBeginCapture_v2(stream as Handle, GLOBAL),
        move |api| drop_capture(api, stream),
    )
}
