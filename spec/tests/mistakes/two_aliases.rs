//! One alias for two uses of a domain.

/// Null, among others.
type AnyStream = Stream<Null>;

/// The legacy one, among others.
type AnyStream = Stream<Legacy>;

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: AnyStream,
) {
}
