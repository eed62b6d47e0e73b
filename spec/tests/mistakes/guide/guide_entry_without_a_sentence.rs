//! An entry that says nothing, and one that says it in the wrong place.

#[notes]
enum Note {
    sync,
    /// It returns before the work is done.
    #[title("Asynchronous")]
    r#async,
}
