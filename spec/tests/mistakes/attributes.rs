//! Attributes that mean nothing where they stand.

/// No part of a contract.
struct Lamp;

/// Makes a stream.
#[needs(=)]
#[nonsense]
#[order(unknown)]
#[unreachable(NOT_INITIALIZED)]
#[changes(Colour)]
fn cuStreamCreate(
    /// Room for the stream.
    #[creates(Streem)]
    #[lends()]
    #[on_failure(broken)]
    phStream: Out<CUstream>,
    /// How it behaves.
    Flags: OneOf<CUstream_flags>,
) {
    /// No stream is without flags.
    #[rule("both", documented)]
    if Flags == 0 {
        return both(INVALID_VALUE, OUT_OF_MEMORY);
    }

    /// No stream has a number for an answer.
    #[rule("a-number", documented)]
    if Flags == 1 {
        return 7;
    }
}

/// Makes an event.
#[needs(context)]
#[order(unknown)]
fn cuEventCreate(
    /// Room for the event.
    #[creates(Event)]
    #[on_failure(zeroed, except)]
    phEvent: Out<CUevent>,
    /// How it behaves.
    Flags: BitsOf<CUevent_flags>,
) -> c_int {
}
