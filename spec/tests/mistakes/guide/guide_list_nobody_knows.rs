//! Lists that are marked wrongly or not at all.

#[note]
enum Note {
    /// It returns after the work is done.
    sync,
}

enum Other {}

#[groups]
enum Groups {}

#[findings("Streams")]
enum Streams {}

fn list() {}
