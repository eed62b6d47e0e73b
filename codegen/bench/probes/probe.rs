//! What each side does the same.

pub trait Probe {
    /// Loads the driver's library.
    fn open() -> Self
    where
        Self: Sized;

    /// Calls `cuInit`; whether it succeeded.
    fn first(&self) -> bool;

    /// Calls a function that does nothing, so many times; how often it failed.
    fn empty(&self, calls: u64) -> u64;

    /// Calls a function that does a little, so many times; how often it failed.
    fn work(&self, calls: u64) -> u64;
}
