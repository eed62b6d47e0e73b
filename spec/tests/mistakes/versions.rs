//! Checks that hold from or until a version, of which not both sides were seen.

/// Waits for a stream.
#[needs(context, outside_callback)]
#[order(observed)]
fn cuStreamSynchronize(
    /// The stream.
    // Nobody has seen that it was otherwise, and nothing is said at all.
    #[until(13000, refuses(Null = INVALID_HANDLE), on("555.58.02"))]
    #[until(13000, on("555.58.02"), not_on("580.159.04"))]
    hStream: Stream<Null>,
) {
    // No version.
    #[since("12.5", on("580.159.04"), not_on("550.163.01"))]
    check!(initialized);

    // Neither is this.
    #[until(12)]
    check!(initialized);

    // Nobody has seen it.
    #[since(13000, not_on("555.58.02"))]
    check!(hStream);

    // Nobody has seen that it was otherwise.
    #[until(13000, on("555.58.02"))]
    check!(context);

    // The sides are mixed up.
    #[since(13000, on("555.58.02"), not_on("580.159.04"))]
    check!(outside_callback);

    // One release is on the wrong side.
    #[since(12020, on("535.261.03", "580.159.04"), not_on("525.147.05", "550.163.01"))]
    check!(outside_callback);

    // An assumption is a word of a rule.
    #[since(13000, assumed)]
    check!(hStream);

    /// A rule names the releases that show it itself.
    #[rule("newer", observed, on("580.159.04"))]
    #[since(13000)]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }

    /// A release that nobody has heard of.
    #[rule("unheard-of", observed, on("580.159.40"))]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }

    /// A mark that means nothing.
    #[rule("misspelt", observed, on("580.159.04"))]
    #[sinse(13000)]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }

    /// A guess needs nobody who has seen it.
    #[rule("guess", assumed)]
    #[until(13000)]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }
}
