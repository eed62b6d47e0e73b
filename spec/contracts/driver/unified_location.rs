//! The places where memory lies at the moment. The calls are newer than the releases that were seen: all here is assumed.

/// Bytes of each part of a range of `of` bytes.
#[domain]
enum SummaryBytes<of> {
    /// The whole range is one part.
    #[accepted]
    Whole = of,
    /// Two parts.
    #[accepted]
    Half = of / 2,
    /// No bytes.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// A byte more than the range has.
    #[refused(INVALID_VALUE)]
    #[when(value > of)]
    Over = of + 1,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Over)]
    AllOnes = all_ones(),
}

/// Bytes from one sample to the next in a part of `of` bytes.
#[domain]
enum SampleBytes<of> {
    /// Zero: the default of the system.
    #[accepted]
    Default = 0,
    /// A page.
    #[accepted]
    Page = 4096,
    /// One sample of each part.
    #[accepted]
    Whole = of,
    /// A byte more than a part has.
    #[refused(INVALID_VALUE)]
    #[when(value > of)]
    Over = of + 1,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Over)]
    AllOnes = all_ones(),
}

/// Returns for each part of a range the place where most of its memory is, by samples.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
fn cuMemGetLocationInfo(
    /// First byte of the range.
    ptr: Address<Managed, ManagedInterior, Pageable>,
    /// Bytes of the range.
    #[refuses(Zero = INVALID_VALUE)]
    size: Bytes<ptr>,
    /// Bytes of each part, the last of which may be shorter.
    summaryGranularity: SummaryBytes<size>,
    /// Bytes from one sample to the next.
    samplingGranularity: SampleBytes<summaryGranularity>,
    /// Room for the place of each part.
    #[may_leave_alone("a range may have a single part")]
    #[on_failure(written)]
    location_out: OutSlice<CUmemLocation, 2>,
) {
    /// A device cannot access managed memory at the same time as the host.
    #[rule("concurrent-access", documented)]
    if !device.concurrent_managed_access() {
        return NOT_SUPPORTED;
    }
}

/// Memory that was prefetched to the device is there, and the other half stays where the host has written it.
#[scenario]
#[needs(context)]
#[gate(device.concurrent_managed_access())]
#[shows(cuMemGetLocationInfo)]
fn each_part_of_a_range_has_its_place(cuda: &Driver) {
    const HALF: usize = 2 << 20;
    let memory = cuda.cuMemAllocManaged(2 * HALF, CU_MEM_ATTACH_GLOBAL)?;
    std::ptr::write_bytes(memory as *mut u8, 5, 2 * HALF);
    let device = CUmemLocation {
        r#type: CU_MEM_LOCATION_TYPE_DEVICE,
        ..Default::default()
    };
    cuda.cuMemPrefetchAsync_v2(memory, HALF, device, 0, ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    let mut places = [CUmemLocation::default(); 3];
    let room = places.as_mut_ptr();
    cuda.raw().cuMemGetLocationInfo(memory, 2 * HALF, HALF, 4096, room)?;
    expect!(places[0].r#type == CU_MEM_LOCATION_TYPE_DEVICE);
    expect!(places[0].anon1.id == 0);
    expect!(places[1].r#type != CU_MEM_LOCATION_TYPE_DEVICE);
    // There are two parts, and so two places.
    expect!(places[2].r#type == CU_MEM_LOCATION_TYPE_INVALID);
    cuda.cuMemFree_v2(memory)?;
}
