//! What the contracts of the runtime's own functions ask of values. Which memory, array or stream is of use the
//! driver says, when it is called; here null alone is told from all others.

use cuspec_glue::Facts;
use cuspec_glue::classify::spoilable::Capture;
use cuspec_glue::classify::{Address, Array, MipmappedArray, Spoils, Stream, Tells};

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
    fn tell(&self, value: u64) -> Facts<Array> {
        Facts::new(match value {
            0 => Array::Null,
            _ => Array::Table,
        })
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
    fn tell(&self, value: u64) -> Facts<Stream> {
        Facts::new(match value {
            0 => Stream::Null,
            _ => Stream::Created,
        })
    }
}

impl Spoils<Capture> for Runtime {
    /// The driver does, when it is called.
    fn spoil(&self, _: u64) {}
}
