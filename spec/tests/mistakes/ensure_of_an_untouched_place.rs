//! Statements that hold of a place that nobody has written to.

/// Tells how much memory there is.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Room for the bytes that are free.
    free: Out<usize, Null>,
    /// Room for the bytes there are.
    total: Out<usize, Null>,
) {
    /// Free memory is a part of all memory, and so it is by chance.
    #[ensure("within", documented)]
    if free.is_place() && total.is_place() {
        assert!(free.value() <= total.value());
    }

    /// No memory is none, whatever the place holds.
    #[ensure("some", documented)]
    if total.is_place() {
        assert!(total.value() != 0);
    }

    /// The right number is something that no place holds by itself.
    #[ensure("right", documented)]
    if total.is_place() {
        assert!(total.value() == device.total_memory());
    }
}
