//! Malformed needs and states.

/// The needs of a lamp.
#[needs]
enum LampNeed {
    /// The power is on.
    #[every_function(lamps)]
    #[yields(NOT_INITIALIZED)]
    Power,
}

/// The states of a lamp.
#[states]
enum LampState {
    /// Under water.
    #[fails(power)]
    #[crossed(twice)]
    Drowned,
}
