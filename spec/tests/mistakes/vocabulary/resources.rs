//! Resources that nothing ends, or nothing makes.

/// Ended by a number.
#[resource(ended_by = 7)]
struct Lamp;

/// Ended by a function that no header declares.
#[resource(ended_by = cuLampDestroy)]
struct Torch;

/// Ended by a function without a contract, and made by none.
#[resource(ended_by = cuLinkDestroy)]
struct Linker;
