//! A file that does not parse.

fn cuStreamSynchronize(
    hStream Stream<Null>,
) {
}
