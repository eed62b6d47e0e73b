//! An entry without a sentence, and one with an attribute in the wrong place.

#[notes]
enum Note {
    sync,
    /// It returns before the work is done.
    #[title("Asynchronous")]
    r#async,
}
