//! Lists with a wrong attribute or without one.

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
