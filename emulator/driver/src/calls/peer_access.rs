//! Peer access. This device has no peer.

use super::prelude::*;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, PeerContext};
use cuspec_glue::driver::calls::PeerAccessCalls;

impl PeerAccessCalls for Driver {
    unsafe fn cuDeviceCanAccessPeer(
        &self,
        canAccessPeer: *mut c_int,
        _dev: CUdevice,
        _peerDev: CUdevice,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `canAccessPeer` is valid for writes.
        unsafe { put(canAccessPeer, 0) };
        Ok(())
    }

    /// There is one device.
    unsafe fn cuDeviceGetP2PAttribute(
        &self,
        _value: *mut c_int,
        _attrib: CUdevice_P2PAttribute,
        _srcDevice: CUdevice,
        _dstDevice: CUdevice,
    ) -> Outcome {
        Err(Code::INVALID_DEVICE)
    }

    unsafe fn cuDeviceGetP2PAtomicCapabilities(
        &self,
        _capabilities: *mut c_uint,
        _operations: *const CUatomicOperation,
        _count: c_uint,
        _srcDevice: CUdevice,
        _dstDevice: CUdevice,
    ) -> Outcome {
        Err(Code::INVALID_DEVICE)
    }

    unsafe fn cuCtxEnablePeerAccess(&self, _peerContext: CUcontext, _Flags: c_uint) -> Outcome {
        Err(Code::PEER_ACCESS_UNSUPPORTED)
    }

    unsafe fn cuCtxDisablePeerAccess(&self, _peerContext: CUcontext) -> Outcome {
        Err(Code::PEER_ACCESS_NOT_ENABLED)
    }
}

impl Classify<PeerContext> for Driver {
    fn classify(&self, value: u64) -> Facts<PeerContext> {
        let known = self.known();
        let context = known
            .as_ref()
            .and_then(|world| world.contexts.get(value as usize));
        Facts::new(match context {
            _ if value == 0 => PeerContext::Null,
            Some(context) if context.is_primary => PeerContext::Primary,
            Some(_) => PeerContext::Created,
            None => PeerContext::Garbage,
        })
    }
}
