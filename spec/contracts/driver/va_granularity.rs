//! The granularity of physical memory. No driver has been asked yet: the file names no release.

/// Returns what sizes and addresses of physical memory with given properties must be multiples of.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
fn cuMemGetAllocationGranularity(
    /// Room for the granularity in bytes.
    granularity: Out<usize>,
    /// Properties of the memory.
    #[undefined(
        r#type.CU_MEM_ALLOCATION_TYPE_INVALID,
        r#type.CU_MEM_ALLOCATION_TYPE_MANAGED,
        r#type.Unknown,
        requestedHandleTypes.CU_MEM_HANDLE_TYPE_WIN32,
        requestedHandleTypes.CU_MEM_HANDLE_TYPE_WIN32_KMT,
        requestedHandleTypes.All,
        requestedHandleTypes.AllOnes,
        requestedHandleTypes.UnknownBit,
        location.r#type.CU_MEM_LOCATION_TYPE_INVALID,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT,
        location.r#type.CU_MEM_LOCATION_TYPE_INVISIBLE,
        location.r#type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN,
        location.r#type.Unknown,
        location.device.Cpu,
        location.device.Beyond,
        location.device.Negative,
        win32HandleMetaData.Some,
        compression.Above,
        rdma.Some,
        usage.Some
    )]
    prop: In<CUmemAllocationProp>,
    /// Which granularity: the smallest possible, or the recommended one.
    #[undefined(Unknown)]
    option: OneOf<CUmemAllocationGranularity_flags>,
) {
    /// 2 MiB of a device can be created, which is a multiple of the minimum.
    #[ensure("divides-a-granule", documented)]
    if option == CU_MEM_ALLOC_GRANULARITY_MINIMUM
        && prop.location.r#type == CU_MEM_LOCATION_TYPE_DEVICE
    {
        assert!(granularity.value() != 0 && 0x20_0000 % granularity.value() == 0);
    }

    /// Memory of a device comes in granules of 2 MiB, minimum and recommended.
    #[ensure("two-mebibytes", assumed)]
    if prop.location.r#type == CU_MEM_LOCATION_TYPE_DEVICE {
        assert!(granularity.value() == 0x20_0000);
    }
}

/// Memory of the minimum or the recommended granularity can be created; half of the minimum cannot.
#[scenario]
#[needs(context)]
#[shows(cuMemGetAllocationGranularity)]
fn memory_is_made_of_whole_granules(cuda: &Driver) {
    let mut props: CUmemAllocationProp = Default::default();
    props.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let minimum = cuda.cuMemGetAllocationGranularity(&props, CU_MEM_ALLOC_GRANULARITY_MINIMUM)?;
    let recommended =
        cuda.cuMemGetAllocationGranularity(&props, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED)?;
    expect!(minimum > 0);
    expect!(recommended >= minimum);
    for size in [minimum, recommended] {
        let memory = cuda.cuMemCreate(size, &props, 0)?;
        cuda.cuMemRelease(memory)?;
    }
    expect!(cuda.cuMemCreate(minimum / 2, &props, 0) == Err(INVALID_VALUE));
}
