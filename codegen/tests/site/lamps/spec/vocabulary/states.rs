//! The states of the lamps.

#[needs]
enum Need {
    /// The mains are on.
    #[scenarios]
    #[yields(NOT_INITIALIZED)]
    Initialized,
}

#[states]
enum State {
    /// The mains are on.
    Ready,
    /// The mains are off.
    #[fails(initialized)]
    Uninitialized,
}
