//! Allocation classes of tensor maps.

/// Selects the size of the window that a tensor map assumes behind its address, and returns the choice.
#[class(context_state)]
#[order(unknown)]
fn cuTensorMapSetAllocationClass(
    /// The tensor map.
    tensorMap: InOut<CUtensorMap>,
    /// The class.
    allocClass: OneOf<CUtensorMapAllocClass>,
    /// Place for the class in effect, or null.
    #[on_failure(written)]
    outAllocClass: Out<CUtensorMapAllocClass, Null>,
) {
    /// The class in effect is the small or the large one.
    #[ensure("class-in-effect", documented)]
    if !outAllocClass.is_null() {
        assert!(
            outAllocClass.value() == CU_TENSOR_MAP_ALLOC_CLASS_SMALL
                || outAllocClass.value() == CU_TENSOR_MAP_ALLOC_CLASS_LARGE
        );
    }
}
