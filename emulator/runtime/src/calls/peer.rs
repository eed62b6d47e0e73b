//! Peer access, which the driver stores per primary context.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, PeerDevice};
use cuspec_glue::runtime::calls::PeerCalls;

use super::prelude::*;
use crate::contexts;
use crate::driver::code_of;

/// Pairs of a device and a peer that it can access.
static PEERS: Mutex<BTreeSet<(c_int, c_int)>> = Mutex::new(BTreeSet::new());

impl PeerCalls for Runtime {
    unsafe fn cudaDeviceEnablePeerAccess(&self, peerDevice: c_int, flags: c_uint) -> Outcome {
        let driver = contexts::initialize()?;
        let context = contexts::primary(driver, peerDevice)?;
        // SAFETY: the runtime holds a reference to the primary context.
        unsafe { driver.cuCtxEnablePeerAccess(context, flags) }.map_err(code_of)?;
        peers().insert((contexts::device(), peerDevice));
        Ok(())
    }

    unsafe fn cudaDeviceDisablePeerAccess(&self, peerDevice: c_int) -> Outcome {
        let driver = contexts::initialize()?;
        let context = contexts::primary(driver, peerDevice)?;
        // SAFETY: as above.
        unsafe { driver.cuCtxDisablePeerAccess(context) }.map_err(code_of)?;
        peers().remove(&(contexts::device(), peerDevice));
        Ok(())
    }
}

impl Classify<PeerDevice> for Runtime {
    fn classify(&self, value: u64) -> Facts<PeerDevice> {
        let own = contexts::device();
        Facts::new(match value as u32 as c_int {
            device if device < 0 => PeerDevice::Negative,
            device if device == own => PeerDevice::Own,
            device if contexts::count().is_ok_and(|count| device >= count) => PeerDevice::Beyond,
            device if peers().contains(&(own, device)) => PeerDevice::Peer,
            _ => PeerDevice::Second,
        })
    }
}

fn peers() -> MutexGuard<'static, BTreeSet<(c_int, c_int)>> {
    PEERS.lock().unwrap_or_else(PoisonError::into_inner)
}
