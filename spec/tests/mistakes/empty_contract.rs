//! A contract without a summary, a sentence, needs, an order and a basis.

fn cuStreamSynchronize(hStream: Stream<Null>) {
    #[rule("null")]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }
}
