//! What each side does the same.

pub trait Probe {
    /// Loads the driver's library.
    fn open() -> Self
    where
        Self: Sized;

    /// Calls `cuInit`; whether it succeeded.
    fn first(&self) -> bool;

    /// Calls a function that does nothing, so many times or until it fails; whether it never did.
    fn empty(&self, calls: u64) -> bool;

    /// The same with a function that does a little.
    fn work(&self, calls: u64) -> bool;
}
