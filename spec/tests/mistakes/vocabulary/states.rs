//! Needs and states of which something is not to be understood.

/// What a lamp asks.
#[needs]
enum LampNeed {
    /// There is power.
    #[every_function(lamps)]
    #[yields(NOT_INITIALIZED)]
    Power,
}

/// How a lamp stands.
#[states]
enum LampState {
    /// Under water.
    #[fails(power)]
    #[crossed(twice)]
    Drowned,
}
