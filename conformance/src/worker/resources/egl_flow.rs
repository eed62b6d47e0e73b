//! An EGL stream of a case with its connections.

use cuspec_harness::EglStreams;

/// A stream, and the handles of its connections, which a call may set to null. They are never freed, because the driver
/// may still know their addresses.
#[derive(Clone, Copy)]
pub(super) struct EglFlow {
    pub(super) streams: EglStreams,
    pub(super) stream: u64,
    pub(super) consumer: u64,
    pub(super) producer: u64,
    /// The acquired frame.
    pub(super) resource: u64,
}
