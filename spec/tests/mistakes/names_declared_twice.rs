//! Names in a contract file that are already declared.

/// Null and others.
type AnyStream = Stream<Null>;

/// The legacy stream and others.
type AnyStream = Stream<Legacy>;

/// An alias with the name of a domain.
type Stream = AnyStream;

/// A domain with the name of a table.
#[domain]
enum LimitValue {
    /// No bytes.
    #[accepted]
    Zero = 0,
}

/// A table of types by enumerator.
#[tagged(CUlimit)]
enum LimitValue {
    #[tag(CU_LIMIT_STACK_SIZE)]
    Bytes(usize),
}

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: AnyStream,
) {
}
