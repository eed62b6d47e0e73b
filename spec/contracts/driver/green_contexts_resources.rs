//! What devices and contexts have: multiprocessors, which are split into groups.

#![on("580.159.04")]

/// A resource: some multiprocessors of a device, as the driver tells of them.
#[domain(live)]
enum DevResource {
    /// All multiprocessors of the first device.
    #[accepted]
    #[has(count = device.multiprocessor_count())]
    Whole,
    /// Those of a green context.
    #[accepted]
    #[has(count = 8)]
    OfContext,
    /// A group of eight that they were split into.
    #[accepted]
    #[has(count = 8)]
    Group,
    /// A group that tells of more multiprocessors than it has.
    #[refused(INVALID_RESOURCE_CONFIGURATION)]
    Altered,
    /// A group in which a byte that no field describes was changed.
    #[refused(INVALID_RESOURCE_CONFIGURATION)]
    #[like(Altered)]
    Damaged,
    /// A group with the number of no kind of resource, zero.
    #[refused(INVALID_RESOURCE_TYPE)]
    Untyped,
    /// A group with a number that is no kind of resource.
    #[refused(INVALID_RESOURCE_TYPE)]
    Mistyped,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// Bytes with the right kind that no driver wrote.
    #[undefined]
    Foreign,
}

/// A kind of resource. Newer drivers have work queues as well, 1000 and 10000.
#[domain]
enum ResourceKind {
    /// Multiprocessors.
    #[accepted]
    Multiprocessors = CU_DEV_RESOURCE_TYPE_SM,
    /// Zero, which is no kind.
    #[refused(INVALID_RESOURCE_TYPE)]
    Invalid = CU_DEV_RESOURCE_TYPE_INVALID,
    /// The number behind multiprocessors.
    #[refused(INVALID_RESOURCE_TYPE)]
    Next = 2,
    /// A number past every kind.
    #[refused(INVALID_RESOURCE_TYPE)]
    #[when(value != CU_DEV_RESOURCE_TYPE_SM)]
    Unknown = 20000,
    /// Every bit of the type.
    #[refused(INVALID_RESOURCE_TYPE)]
    #[like(Unknown)]
    AllOnes = 0xffff_ffff,
}

/// How many groups there is room for.
#[domain]
enum GroupCount {
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// More than there can be.
    #[accepted]
    Many = 200,
    /// None.
    #[accepted]
    None = 0,
}

/// How many multiprocessors a group has to have.
#[domain]
enum GroupSize {
    /// Eight, which come together on every device that has clusters.
    #[accepted]
    Eight = 8,
    /// None in particular.
    #[accepted]
    Zero = 0,
    /// One, which is fewer than a group has.
    #[accepted]
    One = 1,
    /// Nine, which no group has.
    #[accepted]
    Nine = 9,
    /// All of the device.
    #[accepted]
    All = device.multiprocessor_count(),
    /// One more than the device has.
    #[accepted]
    TooMany = device.multiprocessor_count() + 1,
    /// The greatest number.
    #[accepted]
    AllOnes = 0xffff_ffff,
}

/// How multiprocessors are put into groups.
#[domain]
enum SplitFlags {
    /// As the device has them together.
    #[accepted]
    None = 0,
    /// Also in groups that are smaller than what the device has together.
    #[accepted]
    IgnoreCoscheduling = 1,
    /// For clusters as large as can be.
    #[accepted]
    LargeClusters = 2,
    /// Both, which exclude each other.
    #[refused(INVALID_VALUE)]
    #[when(value & 3 == 3)]
    Both = 3,
    /// A bit that no enumerator has, which nobody looks at.
    #[accepted]
    UnknownBit = 0x40,
}

/// What a green context is to have.
#[domain(CUdevResourceDesc, live)]
enum ResourceDesc {
    /// A group of eight multiprocessors.
    #[accepted]
    Group,
    /// All multiprocessors of the device.
    #[accepted]
    Whole,
    /// Null, which asks for nothing in particular.
    #[accepted]
    Null = 0,
    /// A number that never was a description.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// How many resources are described.
#[domain]
enum ResourceCount {
    /// One.
    #[accepted]
    One = 1,
    /// None, which drivers do not survive.
    #[undefined]
    None = 0,
}

/// Tells which multiprocessors a device has.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuDeviceGetDevResource(
    /// The device.
    device: Device,
    /// Room for the resource.
    #[varies]
    resource: Out<CUdevResource>,
    /// Which kind of resource.
    r#type: ResourceKind,
) {
    check!(initialized, outside_callback, device, resource, r#type);
}

/// Tells which multiprocessors a context has.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuCtxGetDevResource(
    /// The context.
    hCtx: Context,
    /// Room for the resource.
    #[varies]
    resource: Out<CUdevResource>,
    /// Which kind of resource.
    r#type: ResourceKind,
) {
    check!(resource, r#type, initialized, outside_callback, hCtx);
}

/// Splits multiprocessors into groups that are equally large, or tells how many there can be.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_DEVICE, "what is split names no device")]
fn cuDevSmResourceSplitByCount(
    /// Room for the groups; null only has them counted.
    #[may_leave_alone("no more groups are written than there are")]
    #[varies(_internal_padding)]
    result: OutSlice<CUdevResource, nbGroups, Null>,
    /// How many groups there is room for, replaced by how many there are.
    nbGroups: InOut<c_uint, GroupCount>,
    /// What is split: what a device or a context has, and no group.
    #[refuses(Group = INVALID_RESOURCE_CONFIGURATION)]
    input: DevResource,
    /// Room for what is left.
    #[may_leave_alone(
        "of groups that are only counted nothing is left",
        when(result.is_null())
    )]
    #[varies(_internal_padding)]
    remainder: Out<CUdevResource, Null>,
    /// How groups are made.
    flags: SplitFlags,
    /// How many multiprocessors a group has to have; it gets as many more as it takes.
    minCount: GroupSize,
) {
    check!(initialized, outside_callback, nbGroups);

    for groups in nbGroups {
        /// Where there is room, it is room for some.
        #[rule("room-for-some", observed, on("580.159.04"))]
        if !result.is_null() && groups == 0 {
            return INVALID_VALUE;
        }
    }

    check!(input, flags);

    /// There are as many multiprocessors as a group has to have.
    #[rule("enough", documented, on("580.159.04"))]
    if minCount > input.count() {
        return INVALID_RESOURCE_CONFIGURATION;
    }

    /// All multiprocessors are one group.
    #[ensure("all-in-one", documented, on("580.159.04"))]
    if minCount == input.count() {
        assert!(nbGroups.value() == 1);
    }
}

/// Splits multiprocessors into groups that are described one by one.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(initialized, outside_callback, success)]
#[unreachable(INVALID_DEVICE, "what is split names no device")]
#[unreachable(INVALID_RESOURCE_CONFIGURATION, "no case asks for too many")]
fn cuDevSmResourceSplit(
    /// Room for the groups; null only has the descriptions filled in.
    #[unobserved(Null)]
    result: OutSlice<CUdevResource, nbGroups, Null>,
    /// How many groups are described.
    nbGroups: Count<groupParams>,
    /// What is split.
    #[without(OfContext, Group, Altered, Damaged)]
    #[unobserved(Untyped, Mistyped, Null)]
    input: DevResource,
    /// Room for what is left.
    #[unobserved(Null)]
    remainder: Out<CUdevResource, Null>,
    /// Kept for later.
    #[unobserved(One, HighBit, AllOnes)]
    flags: Reserved,
    /// The groups.
    #[without(Two, Twice, Empty, NullEmpty)]
    #[unobserved(Null)]
    groupParams: Slice<CU_DEV_SM_RESOURCE_GROUP_PARAMS, nbGroups>,
) {
}

/// A group of multiprocessors.
#[fields]
struct CU_DEV_SM_RESOURCE_GROUP_PARAMS {
    /// How many multiprocessors it is to have.
    smCount: Length<8>,
}

/// Describes what a green context is to have.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(NOT_INITIALIZED, "before `cuInit` there are no resources, and none are refused first")]
fn cuDevResourceGenerateDesc(
    /// Room for the description.
    phDesc: Out<CUdevResourceDesc>,
    /// The resources.
    #[accepts(Null)]
    resources: DevResource,
    /// How many there are.
    nbResources: ResourceCount,
) {
    check!(phDesc);

    /// There are resources.
    #[rule("some-resources", documented, on("580.159.04"))]
    if resources.is_null() {
        return INVALID_VALUE;
    }

    check!(initialized, outside_callback, nbResources, resources);
}

/// Tells which multiprocessors the work of a stream runs on.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(initialized, outside_callback, success)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetDevResource(
    /// The stream.
    #[unobserved(CaptureInvalidated)]
    hStream: SoundStream,
    /// Room for the resource.
    #[unobserved(Null)]
    #[varies]
    resource: Out<CUdevResource>,
    /// Which kind of resource.
    #[unobserved(Invalid, Next, Unknown, AllOnes)]
    r#type: ResourceKind,
) {
}

/// Groups have what they were asked for, and with what is left they have everything.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceGetDevResource, cuDevSmResourceSplitByCount)]
fn groups_and_the_rest_add_up(cuda: &Driver) {
    let all = cuda.cuDeviceGetDevResource(0, CU_DEV_RESOURCE_TYPE_SM)?;
    let whole = all.anon1.sm.smCount;
    expect!(all.r#type == CU_DEV_RESOURCE_TYPE_SM);
    expect!(
        whole as c_int
            == cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 0)?
    );
    let nowhere = ptr::null_mut();
    let flags = CUdevSmResourceSplitByCount_flags(0);
    for (asked, size) in [(1, 8), (2, 8), (3, 16), (2, 24)] {
        let mut groups = [CUdevResource::default(); 3];
        let mut rest = CUdevResource::default();
        let mut count = asked;
        let room = groups.as_mut_ptr();
        cuda.raw()
            .cuDevSmResourceSplitByCount(room, &mut count, &all, &mut rest, flags.0, size)?;
        expect!(count == asked);
        let mut sum = rest.anon1.sm.smCount;
        for (at, group) in groups.iter().enumerate() {
            let has = group.anon1.sm.smCount;
            expect!(has >= size || at >= asked as usize);
            expect!(has == 0 || group.r#type == CU_DEV_RESOURCE_TYPE_SM);
            sum += has;
        }
        expect!(sum == whole);
    }
    // Nothing is left of all.
    let mut group = CUdevResource::default();
    let mut rest = all;
    let mut count = 1;
    cuda.raw()
        .cuDevSmResourceSplitByCount(&mut group, &mut count, &all, &mut rest, 0, whole)?;
    expect!(count == 1 && group.anon1.sm.smCount == whole);
    expect!(rest.anon1.sm.smCount == 0 && rest.r#type == CU_DEV_RESOURCE_TYPE_INVALID);
    // Larger groups are fewer, and all of them fit.
    let mut before = u32::MAX;
    for size in [8, 16, 32, whole] {
        let mut most = 0;
        cuda.raw()
            .cuDevSmResourceSplitByCount(nowhere, &mut most, &all, nowhere, 0, size)?;
        expect!(most >= 1 && most * size <= whole);
        expect!(most < before);
        before = most;
    }
    // A group is not split again.
    expect!(
        cuda.raw()
            .cuDevSmResourceSplitByCount(nowhere, &mut count, &group, nowhere, 0, 8)
            == Err(INVALID_RESOURCE_CONFIGURATION)
    );
}

/// A group that is described has the multiprocessors that were asked for.
#[scenario]
#[needs(initialized)]
#[gate(driver.version() >= 13010)]
#[shows(cuDevSmResourceSplit, cuStreamGetDevResource)]
fn described_groups_are_made(cuda: &Driver) {
    let all = cuda.cuDeviceGetDevResource(0, CU_DEV_RESOURCE_TYPE_SM)?;
    let mut groups = [CUdevResource::default(); 2];
    let mut rest = CUdevResource::default();
    let mut wanted = [CU_DEV_SM_RESOURCE_GROUP_PARAMS::default(); 2];
    wanted[0].smCount = 8;
    wanted[1].smCount = 16;
    cuda.raw()
        .cuDevSmResourceSplit(groups.as_mut_ptr(), 2, &all, &mut rest, 0, wanted.as_mut_ptr())?;
    expect!(groups[0].anon1.sm.smCount == 8 && groups[1].anon1.sm.smCount == 16);
    expect!(rest.anon1.sm.smCount == all.anon1.sm.smCount - 24);
    let desc = cuda.cuDevResourceGenerateDesc(&mut groups[1], 1)?;
    let green = cuda.cuGreenCtxCreate(desc, 0, CU_GREEN_CTX_DEFAULT_STREAM)?;
    let stream = cuda.cuGreenCtxStreamCreate(green, CU_STREAM_NON_BLOCKING, 0)?;
    let has = cuda.cuStreamGetDevResource(stream, CU_DEV_RESOURCE_TYPE_SM)?;
    expect!(has.anon1.sm.smCount == 16);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuGreenCtxDestroy(green)?;
}
