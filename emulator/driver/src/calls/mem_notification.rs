//! Notifications of device events, none of which occurs here.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{AsyncNotification, Classify};
use cuspec_glue::driver::calls::MemNotificationCalls;

/// A registered callback. It is never called.
struct Registration;

impl Classify<AsyncNotification> for Driver {
    fn classify(&self, value: u64) -> Facts<AsyncNotification> {
        let known = self.known();
        let identity =
            known.map(|mut world| world.others.of::<Registration>().identify(value as usize));
        Facts::new(match identity {
            _ if value == 0 => AsyncNotification::Null,
            Some(Identity::Live) => AsyncNotification::Registered,
            Some(Identity::Gone) => AsyncNotification::Ended,
            Some(Identity::Unknown) | None => AsyncNotification::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Registration>(), value)
    }
}

impl MemNotificationCalls for Driver {
    unsafe fn cuDeviceRegisterAsyncNotification(
        &self,
        _device: CUdevice,
        _callbackFunc: CUasyncCallback,
        _userData: *mut c_void,
        callback: *mut CUasyncCallbackHandle,
    ) -> Outcome {
        let handle = self.lock().others.of::<Registration>().insert(Registration);
        // SAFETY: the caller guarantees that `callback` is null or valid for writes.
        unsafe { put(callback, handle as CUasyncCallbackHandle) };
        Ok(())
    }

    unsafe fn cuDeviceUnregisterAsyncNotification(
        &self,
        _device: CUdevice,
        callback: CUasyncCallbackHandle,
    ) -> Outcome {
        let mut world = self.lock();
        let ended = world.others.of::<Registration>().remove(callback as usize);
        ended.map(drop).ok_or(Code::INVALID_VALUE)
    }
}
