//! What the driver was told about a managed range.

#![on("580.159.04")]

/// What each range attribute puts behind `data`; the list of devices has room for one.
#[tagged(CUmem_range_attribute)]
enum RangeValue {
    #[tag(CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY)]
    ReadMostly(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION)]
    PreferredLocation(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY)]
    AccessedBy(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION)]
    LastPrefetchLocation(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE)]
    PreferredLocationType(CUmemLocationType),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID)]
    PreferredLocationId(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE)]
    LastPrefetchLocationType(CUmemLocationType),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID)]
    LastPrefetchLocationId(c_int),
}

/// The size an answer about a range takes, shared by the one and the many.
#[rules]
fn range_answer_fits(attribute: CUmem_range_attribute, size: usize) {
    /// A list of devices fills a whole number of words, at least one.
    #[rule("list-of-words", documented, on("580.159.04"))]
    if attribute == CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY && (size == 0 || size % 4 != 0) {
        return INVALID_VALUE;
    }

    /// Every other answer is one word.
    #[rule("one-word", documented, on("580.159.04"))]
    if attribute != CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY && size != 4 {
        return INVALID_VALUE;
    }
}

/// Answers one question about a managed range.
#[class(context_state)]
#[order(observed)]
#[unreachable(INVALID_DEVICE, "needs a device without managed memory")]
fn cuMemRangeGetAttribute(
    /// Room for the answer.
    data: Out<RangeValue<attribute>>,
    /// Size of that room.
    dataSize: Length<4>,
    /// The question.
    attribute: OneOf<CUmem_range_attribute>,
    /// Start of the range.
    devPtr: Address<Managed, ManagedInterior>,
    /// Bytes in the range.
    #[refuses(Zero = INVALID_VALUE)]
    #[undefined(Wrapping)]
    count: Bytes<devPtr>,
) {
    check!(initialized, context, data, attribute, devPtr, count);

    range_answer_fits(attribute, dataSize);

    /// A range is read mostly as a whole, or not.
    #[ensure("yes-or-no", documented, on("580.159.04"))]
    if attribute == CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY {
        assert!(data.value() == 0 || data.value() == 1);
    }

    /// The kind of a location is one of those there are.
    #[ensure("kind-of-location", documented, on("580.159.04"))]
    if matches!(
        attribute,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE
            | CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE
    ) {
        assert!(data.value() <= CU_MEM_LOCATION_TYPE_HOST_NUMA);
    }
}

/// Answers several questions about a managed range.
#[class(context_state)]
#[order(observed)]
#[unreachable(INVALID_DEVICE, "needs a device without managed memory")]
fn cuMemRangeGetAttributes(
    /// Room for each answer.
    #[without(Two, Twice, Empty, NullEmpty)]
    data: Slice<Out<RangeValue<attributes>>, numAttributes>,
    /// Size of each room.
    #[without(Two, Twice, Empty, NullEmpty)]
    dataSizes: Slice<Length<4>, numAttributes>,
    /// The questions; a scenario asks several.
    #[without(Two, Twice)]
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    attributes: Slice<OneOf<CUmem_range_attribute>, numAttributes>,
    /// Number of questions.
    numAttributes: Count<attributes>,
    /// Start of the range.
    devPtr: Address<Managed, ManagedInterior>,
    /// Bytes in the range.
    #[refuses(Zero = INVALID_VALUE)]
    #[undefined(Wrapping)]
    count: Bytes<devPtr>,
) {
    check!(
        initialized,
        context,
        data,
        dataSizes,
        attributes,
        numAttributes,
        devPtr,
        count
    );

    for (attribute, size) in zip(attributes, dataSizes) {
        range_answer_fits(attribute, size);
    }
}

/// The list of devices that have access is filled up where there are fewer than there is room for.
#[scenario]
#[needs(context)]
fn list_of_devices_is_filled_up(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let mut list: [c_int; 3] = [77; 3];
    let room = (&raw mut list).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
    cuda.cuMemAdvise(memory, 65536, CU_MEM_ADVISE_SET_ACCESSED_BY, 0)?;
    cuda.cuMemRangeGetAttribute(room, 12, question, memory, 65536)?;
    expect!(list == [0, CU_DEVICE_INVALID, CU_DEVICE_INVALID]);
    cuda.cuMemAdvise(memory, 65536, CU_MEM_ADVISE_UNSET_ACCESSED_BY, 0)?;
    cuda.cuMemRangeGetAttribute(room, 12, question, memory, 65536)?;
    expect!(list == [CU_DEVICE_INVALID; 3]);

    expect!(cuda.cuMemRangeGetAttribute(room, 10, question, memory, 65536) == Err(INVALID_VALUE));
    let question = CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY;
    expect!(cuda.cuMemRangeGetAttribute(room, 8, question, memory, 65536) == Err(INVALID_VALUE));
    cuda.cuMemFree_v2(memory)?;
}

/// Advice for a part of the memory is not advice for the whole.
#[scenario]
#[needs(context)]
#[shows(cuMemRangeGetAttribute)]
fn advice_holds_for_its_range(cuda: &Driver) {
    const BLOCK: usize = 65536;
    let memory = cuda.cuMemAllocManaged(2 * BLOCK, CU_MEM_ATTACH_GLOBAL)?;
    cuda.cuMemAdvise(memory, BLOCK, CU_MEM_ADVISE_SET_READ_MOSTLY, 0)?;
    let mut mostly: c_int = 77;
    let room = (&raw mut mostly).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, BLOCK)?;
    expect!(mostly == 1);
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 2 * BLOCK)?;
    expect!(mostly == 0);
    cuda.cuMemAdvise(memory, BLOCK, CU_MEM_ADVISE_UNSET_READ_MOSTLY, 0)?;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, BLOCK)?;
    expect!(mostly == 0);
    cuda.cuMemFree_v2(memory)?;
}
