//! Ensures that are true for a place that the call did not write.

/// Returns the size of the memory.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Receives the number of free bytes.
    free: Out<usize, Null>,
    /// Receives the number of all bytes.
    total: Out<usize, Null>,
) {
    /// Free memory is part of all memory, which is also true for unwritten places.
    #[ensure("within", documented)]
    if free.is_place() && total.is_place() {
        assert!(free.value() <= total.value());
    }

    /// The size is not negative, which is true for any value.
    #[ensure("some", documented)]
    if total.is_place() {
        assert!(total.value() != 0);
    }

    /// The correct number, which an unwritten place does not contain.
    #[ensure("right", documented)]
    if total.is_place() {
        assert!(total.value() == device.total_memory());
    }
}
