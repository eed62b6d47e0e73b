//! Version-specific checks without evidence for both sides.

/// Waits for a stream.
#[needs(context, outside_callback)]
#[order(observed)]
fn cuStreamSynchronize(
    /// The stream.
    // No evidence at all.
    #[until(13000, refuses(Null = INVALID_HANDLE), on("555.58.02"))]
    #[until(13000, on("555.58.02"), not_on("580.159.04"))]
    hStream: Stream<Null>,
) {
    // Without a version.
    #[since("12.5", on("580.159.04"), not_on("550.163.01"))]
    check!(initialized);

    // An invalid version.
    #[until(12)]
    check!(initialized);

    // No release on the side of the check.
    #[since(13000, not_on("555.58.02"))]
    check!(hStream);

    // No release on the other side.
    #[until(13000, on("555.58.02"))]
    check!(context);

    // The sides are swapped.
    #[since(13000, on("555.58.02"), not_on("580.159.04"))]
    check!(outside_callback);

    // One release is on the wrong side.
    #[since(12020, on("535.261.03", "580.159.04"), not_on("525.147.05", "550.163.01"))]
    check!(outside_callback);

    // `assumed` is valid only for rules.
    #[since(13000, assumed)]
    check!(hStream);

    /// A rule names the releases that show it itself.
    #[rule("newer", observed, on("580.159.04"))]
    #[since(13000)]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }

    /// An unknown release.
    #[rule("unheard-of", observed, on("580.159.40"))]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }

    /// An unknown mark.
    #[rule("misspelt", observed, on("580.159.04"))]
    #[sinse(13000)]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }

    /// An assumption needs no release.
    #[rule("guess", assumed)]
    #[until(13000)]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }
}
