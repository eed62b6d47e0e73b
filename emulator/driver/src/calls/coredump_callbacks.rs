//! Callbacks around core dumps.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::coredump::{self, Moment};
use crate::objects::handle::Identity;
use crate::operations::dumps::is_in_dump_callback;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, CoredumpComplete, CoredumpStart};
use cuspec_glue::driver::calls::CoredumpCallbacksCalls;

impl Classify<CoredumpStart> for Driver {
    fn classify(&self, value: u64) -> Facts<CoredumpStart> {
        let handle = value as usize;
        let (start, complete) = identities(handle);
        Facts::new(match (start, complete) {
            _ if value == 0 => CoredumpStart::Null,
            (Identity::Live, _) => CoredumpStart::Registered,
            (Identity::Gone, _) => CoredumpStart::Deregistered,
            (_, Identity::Live | Identity::Gone) => CoredumpStart::OfTheEnd,
            _ => CoredumpStart::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        coredump::with(|process| neighbour::object(process.table(Moment::Start), value))
    }
}

impl Classify<CoredumpComplete> for Driver {
    fn classify(&self, value: u64) -> Facts<CoredumpComplete> {
        let handle = value as usize;
        let (start, complete) = identities(handle);
        Facts::new(match (complete, start) {
            _ if value == 0 => CoredumpComplete::Null,
            (Identity::Live, _) => CoredumpComplete::Registered,
            (Identity::Gone, _) => CoredumpComplete::Deregistered,
            (_, Identity::Live | Identity::Gone) => CoredumpComplete::OfTheStart,
            _ => CoredumpComplete::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        coredump::with(|process| neighbour::object(process.table(Moment::Complete), value))
    }
}

/// Looks a handle up among the callbacks of the start and of the end.
fn identities(handle: usize) -> (Identity, Identity) {
    coredump::with(|process| {
        (
            process.identify(Moment::Start, handle),
            process.identify(Moment::Complete, handle),
        )
    })
}

/// Registers a callback. A callback of a dump cannot register one.
///
/// # Safety
/// `place` is null or valid for writes.
unsafe fn register(
    moment: Moment,
    function: CUcoredumpStatusCallback,
    data: *mut c_void,
    place: *mut CUcoredumpCallbackHandle,
) -> Outcome {
    if is_in_dump_callback() {
        return Err(Code::NOT_PERMITTED);
    }
    let handle = coredump::with(|process| process.register(moment, function, data));
    // SAFETY: the caller guarantees that the place is null or valid for writes.
    unsafe { put(place, handle as CUcoredumpCallbackHandle) };
    Ok(())
}

fn deregister(moment: Moment, callback: CUcoredumpCallbackHandle) -> Outcome {
    if is_in_dump_callback() {
        return Err(Code::NOT_PERMITTED);
    }
    let ended = coredump::with(|process| process.deregister(moment, callback as usize));
    ended.ok_or(Code::INVALID_VALUE)
}

impl CoredumpCallbacksCalls for Driver {
    unsafe fn cuCoredumpRegisterStartCallback(
        &self,
        callback: CUcoredumpStatusCallback,
        userData: *mut c_void,
        callbackOut: *mut CUcoredumpCallbackHandle,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `callbackOut` is null or valid for writes.
        unsafe { register(Moment::Start, callback, userData, callbackOut) }
    }

    unsafe fn cuCoredumpRegisterCompleteCallback(
        &self,
        callback: CUcoredumpStatusCallback,
        userData: *mut c_void,
        callbackOut: *mut CUcoredumpCallbackHandle,
    ) -> Outcome {
        // SAFETY: as above.
        unsafe { register(Moment::Complete, callback, userData, callbackOut) }
    }

    unsafe fn cuCoredumpDeregisterStartCallback(
        &self,
        callback: CUcoredumpCallbackHandle,
    ) -> Outcome {
        deregister(Moment::Start, callback)
    }

    unsafe fn cuCoredumpDeregisterCompleteCallback(
        &self,
        callback: CUcoredumpCallbackHandle,
    ) -> Outcome {
        deregister(Moment::Complete, callback)
    }
}
