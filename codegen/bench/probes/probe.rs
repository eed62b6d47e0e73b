//! The operations of each side.

pub trait Probe {
    /// Loads the driver's library.
    fn open() -> Self
    where
        Self: Sized;

    /// Calls `cuInit`; returns whether it succeeded.
    fn first(&self) -> bool;

    /// Calls an empty function this many times or until it fails; returns whether all calls succeeded.
    fn empty(&self, calls: u64) -> bool;

    /// Calls a function that does a little work in the same way.
    fn work(&self, calls: u64) -> bool;
}
