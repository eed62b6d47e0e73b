//! Entries that lack what their list needs.

#[groups(driver)]
enum Driver {
    /// Streams.
    CUDA_STREAM,
}

#[programs]
enum Program {
    /// Its sources.
    #[title("A program")]
    #[calls(cuInit)]
    Some,
}

#[numbers]
enum Number {
    /// How many there are.
    len,
}

#[moves]
enum Moves {
    /// The name was misspelt.
    #[from("f/cuOld.html")]
    Misspelt,
}
