//! Two findings with one name: an id is permanent and unique.

#[findings("Streams", "h200-580.159.04", "13.0.96")]
enum Streams {
    /// Null is refused.
    #[about(cuStreamQuery)]
    NullIsRefused,
    /// Null is refused here too.
    #[about(cuStreamSynchronise)]
    NullIsRefused,
}
