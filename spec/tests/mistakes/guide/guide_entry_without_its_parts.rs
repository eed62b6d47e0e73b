//! Entries without the attributes that their list needs.

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
    /// Their number.
    len,
}

#[moves]
enum Moves {
    /// The name was misspelt.
    #[from("f/cuOld.html")]
    Misspelt,
}
