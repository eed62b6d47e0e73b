//! Attributes in places where they are not valid.

/// An attribute that contracts do not have.
struct Lamp;

/// Creates a stream.
#[needs(=)]
#[nonsense]
#[order(unknown)]
#[unreachable(NOT_INITIALIZED)]
#[changes(Colour)]
fn cuStreamCreate(
    /// Receives the stream.
    #[creates(Streem)]
    #[lends()]
    #[on_failure(broken)]
    phStream: Out<CUstream>,
    /// Flags of its behaviour.
    Flags: OneOf<CUstream_flags>,
) {
    /// A stream needs flags.
    #[rule("both", documented)]
    if Flags == 0 {
        return both(INVALID_VALUE, OUT_OF_MEMORY);
    }

    /// The answer of a stream is not a number.
    #[rule("a-number", documented)]
    if Flags == 1 {
        return 7;
    }
}

/// Creates an event.
#[needs(context)]
#[order(unknown)]
fn cuEventCreate(
    /// Receives the event.
    #[creates(Event)]
    #[on_failure(zeroed, except)]
    phEvent: Out<CUevent>,
    /// Flags of its behaviour.
    Flags: BitsOf<CUevent_flags>,
) -> c_int {
}
