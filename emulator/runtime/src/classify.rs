//! What the contracts of the runtime's own functions ask of values. Which memory, array or stream is of use the
//! driver says, when it is called; here little more than null is told from all others.

use cuspec_glue::Facts;
use cuspec_glue::classify::spoilable::Capture;
use cuspec_glue::classify::{Address, Array, MipmappedArray, Spoils, Stream, Tells};

use cuspec_sys::driver::{CUstreamCaptureStatus, Values};

use crate::channels::described;
use crate::driver::driver;
use crate::library::Runtime;

impl Tells<Address> for Runtime {
    fn tell(&self, value: u64) -> Facts<Address> {
        Facts::new(match value {
            0 => Address::Null,
            _ => Address::Managed,
        })
    }
}

impl Tells<Array> for Runtime {
    /// The driver tells how large an array is.
    fn tell(&self, value: u64) -> Facts<Array> {
        if value == 0 {
            return Facts::new(Array::Null);
        }
        let array = value as usize as *mut _;
        // SAFETY: the caller of the C function answers for its arrays.
        let ask = |driver: Values| unsafe { driver.cuArray3DGetDescriptor_v2(array) }.ok();
        let facts = Facts::new(Array::Table);
        let Some(told) = driver().and_then(ask) else {
            return facts;
        };
        let element = described(told.Format, told.NumChannels);
        let bits = (element.x + element.y + element.z + element.w) as usize;
        facts
            .with("row", (told.Width * bits / 8) as i128)
            .with("rows", told.Height.max(1) as i128)
            .with("slices", told.Depth.max(1) as i128)
    }
}

impl Tells<MipmappedArray> for Runtime {
    fn tell(&self, value: u64) -> Facts<MipmappedArray> {
        Facts::new(match value {
            0 => MipmappedArray::Null,
            _ => MipmappedArray::Levels,
        })
    }
}

impl Tells<Stream> for Runtime {
    /// A stream whose capture is spoiled is refused before the driver looks at anything.
    fn tell(&self, value: u64) -> Facts<Stream> {
        let stream = value as usize as *mut _;
        // SAFETY: the caller of the C function answers for its streams.
        let ask = |driver: Values| unsafe { driver.cuStreamIsCapturing(stream) }.ok();
        let status = match value {
            0 => None,
            _ => driver().and_then(ask),
        };
        Facts::new(match status {
            _ if value == 0 => Stream::Null,
            Some(CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_INVALIDATED) => {
                Stream::CaptureInvalidated
            }
            _ => Stream::Created,
        })
    }
}

impl Spoils<Capture> for Runtime {
    /// The driver does, when it is called.
    fn spoil(&self, _: u64) {}
}
