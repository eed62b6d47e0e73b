//! A contract that leaves open what a call does in some states.

/// Waits for a stream.
#[needs(context, outside_callback, sound_context)]
#[tolerates(uncaptured_context)]
#[order(unknown)]
#[no_visible_effect("nothing is left to wait for")]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
}
