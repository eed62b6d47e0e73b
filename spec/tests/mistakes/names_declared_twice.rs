//! Names that a file of contracts declares and that are taken already.

/// Null, among others.
type AnyStream = Stream<Null>;

/// The legacy one, among others.
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
