//! Memory that is mapped to arrays which were created without any.

#![on("580.159.04")]

/// An array of tiles, to which memory can be mapped. Its numbers are its elements and those of a tile in each direction.
#[domain(CUarray, live)]
#[any_thread]
enum TiledArray {
    /// 512 rows of 512 bytes, which are four tiles.
    #[accepted]
    #[is(cut)]
    #[has(
        width = 512, rows = 512, slices = 1, layers = 1,
        tile_width = 256, tile_rows = 256, tile_slices = 1
    )]
    Tiled,
    /// Two layers of such.
    #[accepted]
    #[is(cut)]
    #[has(
        width = 512, rows = 512, slices = 1, layers = 2,
        tile_width = 256, tile_rows = 256, tile_slices = 1
    )]
    TiledLayers,
    /// One that takes all of its memory at once, whatever tiles are meant.
    #[accepted]
    Deferred,
    /// One that has its memory.
    #[refused(INVALID_VALUE)]
    Plain,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// Memory that tiles can be mapped to.
#[domain(CUmemGenericAllocationHandle, live)]
#[any_thread]
enum TilePool {
    /// As much as is allocated at a time, for tiles.
    #[accepted]
    #[has(pool_size = 0x20_0000)]
    Pool,
    /// Memory for anything else.
    #[refused(INVALID_VALUE)]
    #[has(pool_size = 0x20_0000)]
    Ordinary,
    /// A number that never was a handle.
    // It stands before null, so that it is what calls before `cuInit` pass: nobody follows it there.
    #[undefined]
    #[has(pool_size = 0x20_0000)]
    Garbage = 0xdead_0000_beef,
    /// Null. The driver dies of it.
    #[undefined]
    #[has(pool_size = 0x20_0000)]
    Null = 0,
}

/// Where tiles begin in a direction in which a tile and the array have so many elements.
#[domain]
enum TileOffset<tile, all> {
    /// At the first.
    #[accepted]
    First = 0,
    /// At the second.
    #[accepted]
    Second = tile,
    /// Inside a tile.
    #[refused(INVALID_VALUE)]
    #[when(value % tile != 0)]
    Inside = tile / 2,
    /// Behind all of them.
    #[refused(INVALID_VALUE)]
    #[when(value >= all)]
    Behind = all,
}

/// The same of slices.
#[domain]
enum TileSlice<all> {
    /// At the first.
    #[accepted]
    First = 0,
    /// So far behind that the last slice of the tiles may have a small number.
    #[undefined]
    #[when(value >= 0x8000_0000)]
    Wrapping = 0xffff_ffff,
    /// Behind all of them.
    #[refused(INVALID_VALUE)]
    #[when(value >= all)]
    Behind = all,
}

/// Elements of tiles in a direction in which a tile and the array have so many.
#[domain]
enum TileSize<tile, all> {
    /// As many as a tile has.
    #[accepted]
    Tile = tile,
    /// As many as the array has.
    #[accepted]
    All = all,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// Half a tile, which is not where the array ends.
    #[refused(INVALID_VALUE)]
    #[when(value % tile != 0 && value % tile != all % tile)]
    Half = tile / 2,
}

/// Slices of tiles, where a tile has so many.
#[domain]
enum TileDepth<tile> {
    /// As many as a tile has.
    #[accepted]
    Tile = tile,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// Where in a pool memory for tiles begins, in bytes.
#[domain]
enum PoolOffset {
    /// At its start.
    #[accepted]
    Start = 0,
    /// A tile behind that.
    #[accepted]
    Second = 65536,
    /// Inside a tile.
    #[refused(INVALID_VALUE)]
    #[when(value % 65536 != 0)]
    Inside = 4096,
    /// At the end of the least that is allocated.
    #[accepted]
    End = 0x20_0000,
}

/// Devices that map memory, a bit for each.
#[domain]
enum MappingDevices {
    /// The first.
    #[accepted]
    First = 1,
    /// None.
    #[refused(INVALID_VALUE)]
    None = 0,
    /// The first two.
    #[refused(INVALID_VALUE)]
    Two = 3,
}

/// What is to be mapped to which tiles.
#[fields]
struct CUarrayMapInfo {
    /// Whether it has levels.
    #[refuses(
        CU_RESOURCE_TYPE_LINEAR = INVALID_VALUE,
        CU_RESOURCE_TYPE_PITCH2D = INVALID_VALUE
    )]
    #[without(CU_RESOURCE_TYPE_MIPMAPPED_ARRAY)]
    resourceType: OneOf<CUresourcetype>,
    /// The array.
    #[field(resource.array)]
    #[when(resourceType == CU_RESOURCE_TYPE_ARRAY)]
    array: TiledArray,
    /// Whether its tail is meant.
    #[without(CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL)]
    subresourceType: OneOf<CUarraySparseSubresourceType>,
    /// Which level; there is one.
    #[field(subresource.sparseLevel.level)]
    #[when(array.is_cut() && subresourceType == CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL)]
    level: Reserved,
    /// Which layer.
    #[field(subresource.sparseLevel.layer)]
    #[when(array.is_cut() && subresourceType == CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL)]
    layer: TileSlice<{ array.layers() }>,
    /// Where the tiles begin in a row.
    #[field(subresource.sparseLevel.offsetX)]
    #[when(array.is_cut() && subresourceType == CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL)]
    offsetX: TileOffset<{ array.tile_width() }, { array.width() }>,
    /// With which row they begin.
    #[field(subresource.sparseLevel.offsetY)]
    #[when(array.is_cut() && subresourceType == CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL)]
    offsetY: TileOffset<{ array.tile_rows() }, { array.rows() }>,
    /// With which slice they begin.
    #[field(subresource.sparseLevel.offsetZ)]
    #[when(array.is_cut() && subresourceType == CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL)]
    offsetZ: TileSlice<{ array.slices() }>,
    /// Elements of a row that they have.
    #[field(subresource.sparseLevel.extentWidth)]
    #[when(array.is_cut() && subresourceType == CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL)]
    extentWidth: TileSize<{ array.tile_width() }, { array.width() }>,
    /// Rows that they have.
    #[field(subresource.sparseLevel.extentHeight)]
    #[when(array.is_cut() && subresourceType == CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL)]
    extentHeight: TileSize<{ array.tile_rows() }, { array.rows() }>,
    /// Slices that they have.
    #[field(subresource.sparseLevel.extentDepth)]
    #[when(array.is_cut() && subresourceType == CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL)]
    extentDepth: TileDepth<{ array.tile_slices() }>,
    /// Whether memory is mapped or taken away.
    memOperationType: OneOf<CUmemOperationType>,
    /// What the memory is given as.
    memHandleType: OneOf<CUmemHandleType>,
    /// The memory.
    #[field(memHandle.memHandle)]
    #[when(memOperationType == CU_MEM_OPERATION_TYPE_MAP)]
    memory: TilePool,
    /// Where in the memory.
    #[when(memOperationType == CU_MEM_OPERATION_TYPE_MAP)]
    offset: PoolOffset,
    /// Which devices.
    deviceBitMask: MappingDevices,
    /// Zero for now.
    flags: Reserved,
}

/// Maps physical memory to tiles of arrays, or takes it away, in stream order.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(unknown)]
#[not_safe(INVALID_HANDLE, "only a stream, an array or memory that is none, which the driver follows")]
fn cuMemMapArrayAsync(
    /// What is to be mapped where.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    mapInfoList: Steps<CUarrayMapInfo, count>,
    /// How many of these there are.
    count: Count<mapInfoList>,
    /// Stream whose order the change joins; no capture takes it, spoilt or not.
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[undefined(Garbage)]
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    hStream: Stream<Null, Legacy, PerThread>,
) {
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);

    for map in mapInfoList {
        /// Tiles are inside the array.
        #[rule("inside-the-array", documented)]
        if map.offsetX + map.extentWidth > map.array.width()
            || map.offsetY + map.extentHeight > map.array.rows()
        {
            return INVALID_VALUE;
        }

        /// Memory for tiles is inside the pool.
        #[rule("inside-the-pool", documented)]
        if map.offset >= map.memory.pool_size() {
            return INVALID_VALUE;
        }
    }
}

/// A tile holds what lies in the memory that is mapped to it, and that goes along where the memory is mapped next.
#[scenario]
#[needs(context)]
#[gate(device.sparse_cuda_array_supported())]
#[shows(cuMemMapArrayAsync)]
fn tiles_hold_what_their_memory_holds(cuda: &Driver) {
    let pool = cuda.tile_pool(2 << 20)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    // Two tiles, one beside the other.
    let array = cuda.cuArray3DCreate_v2(&CUDA_ARRAY3D_DESCRIPTOR {
        Width: 512,
        Height: 256,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
        Flags: CUDA_ARRAY3D_SPARSE,
        ..Default::default()
    })?;
    let mut left = CUarrayMapInfo::default();
    left.resourceType = CU_RESOURCE_TYPE_ARRAY;
    left.resource.array = array;
    left.subresourceType = CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL;
    left.subresource.sparseLevel.extentWidth = 256;
    left.subresource.sparseLevel.extentHeight = 256;
    left.subresource.sparseLevel.extentDepth = 1;
    left.memOperationType = CU_MEM_OPERATION_TYPE_MAP;
    left.memHandleType = CU_MEM_HANDLE_TYPE_GENERIC;
    left.memHandle.memHandle = pool;
    left.deviceBitMask = 1;
    let mut right = left;
    right.subresource.sparseLevel.offsetX = 256;
    right.offset = 65536;
    cuda.raw().cuMemMapArrayAsync([left, right].as_mut_ptr(), 2, stream)?;
    cuda.cuStreamSynchronize(stream)?;

    let mut sent = [1_u8; 512];
    sent[256..].fill(2);
    cuda.cuMemcpyHtoAAsync_v2(array, 0, sent.as_ptr().cast(), 512, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    let mut received = [9_u8; 512];
    cuda.cuMemcpyAtoHAsync_v2(received.as_mut_ptr().cast(), array, 0, 512, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(received == sent);

    for tile in [&mut left, &mut right] {
        tile.memOperationType = CU_MEM_OPERATION_TYPE_UNMAP;
        tile.memHandle.memHandle = 0;
        tile.offset = 0;
    }
    cuda.raw().cuMemMapArrayAsync([left, right].as_mut_ptr(), 2, stream)?;
    for (tile, offset) in [(&mut left, 65536), (&mut right, 0)] {
        tile.memOperationType = CU_MEM_OPERATION_TYPE_MAP;
        tile.memHandle.memHandle = pool;
        tile.offset = offset;
    }
    cuda.raw().cuMemMapArrayAsync([left, right].as_mut_ptr(), 2, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemcpyAtoHAsync_v2(received.as_mut_ptr().cast(), array, 0, 512, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(received[..256] == [2; 256]);
    expect!(received[256..] == [1; 256]);
    cuda.cuArrayDestroy(array)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuMemRelease(pool)?;
}

/// Memory is mapped when it is the stream's turn, and not when the call returns.
#[scenario]
#[needs(context)]
#[gate(device.sparse_cuda_array_supported())]
#[shows(cuMemMapArrayAsync)]
fn mappings_take_their_turn_in_the_stream(cuda: &Driver) {
    let pool = cuda.tile_pool(2 << 20)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let array = cuda.cuArray3DCreate_v2(&CUDA_ARRAY3D_DESCRIPTOR {
        Width: 256,
        Height: 256,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
        Flags: CUDA_ARRAY3D_SPARSE,
        ..Default::default()
    })?;
    let mut map = CUarrayMapInfo::default();
    map.resourceType = CU_RESOURCE_TYPE_ARRAY;
    map.resource.array = array;
    map.subresourceType = CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL;
    map.subresource.sparseLevel.extentWidth = 256;
    map.subresource.sparseLevel.extentHeight = 256;
    map.subresource.sparseLevel.extentDepth = 1;
    map.memOperationType = CU_MEM_OPERATION_TYPE_MAP;
    map.memHandleType = CU_MEM_HANDLE_TYPE_GENERIC;
    map.memHandle.memHandle = pool;
    map.deviceBitMask = 1;
    // The array lets go of what it has before it gets anything else.
    let mut unmap = map;
    unmap.memOperationType = CU_MEM_OPERATION_TYPE_UNMAP;
    unmap.memHandle.memHandle = 0;
    let mut received = [9_u8; 64];
    // What a tile of memory holds in the end is one more than its number.
    map.offset = 0;
    cuda.raw().cuMemMapArrayAsync(&mut map, 1, stream)?;
    cuda.cuMemcpyHtoAAsync_v2(array, 0, [1_u8; 64].as_ptr().cast(), 64, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    map.offset = 65536;
    cuda.raw().cuMemMapArrayAsync(&mut unmap, 1, stream)?;
    cuda.raw().cuMemMapArrayAsync(&mut map, 1, stream)?;
    cuda.cuMemcpyHtoAAsync_v2(array, 0, [2_u8; 64].as_ptr().cast(), 64, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    let gate = cuda.hold(stream)?;
    map.offset = 0;
    cuda.raw().cuMemMapArrayAsync(&mut unmap, 1, stream)?;
    cuda.raw().cuMemMapArrayAsync(&mut map, 1, stream)?;
    expect!(gate.wait_reached());
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), array, 0, 64)?;
    expect!(received == [2; 64]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemcpyAtoHAsync_v2(received.as_mut_ptr().cast(), array, 0, 64, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(received == [1; 64]);
    cuda.cuArrayDestroy(array)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuMemRelease(pool)?;
}

/// A deferred array takes as much memory as it says it needs, with all of its levels, and holds what lies there.
#[scenario]
#[needs(context)]
#[gate(device.deferred_mapping_cuda_array_supported())]
#[shows(cuMemMapArrayAsync)]
fn deferred_arrays_take_what_they_need(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let deferred = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 256,
        Height: 128,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
        Flags: CUDA_ARRAY3D_DEFERRED_MAPPING,
        ..Default::default()
    };
    let array = cuda.cuArray3DCreate_v2(&deferred)?;
    let levels = cuda.cuMipmappedArrayCreate(&deferred, 2)?;
    let needed = cuda.cuArrayGetMemoryRequirements(array, cuda.cuCtxGetDevice()?)?;
    let more = cuda.cuMipmappedArrayGetMemoryRequirements(levels, cuda.cuCtxGetDevice()?)?;
    let mut map = CUarrayMapInfo::default();
    map.memHandleType = CU_MEM_HANDLE_TYPE_GENERIC;
    map.deviceBitMask = 1;
    let small = cuda.cuMipmappedArrayGetLevel(levels, 1)?;
    for (is_array, needed, part) in [(true, needed, array), (false, more, small)] {
        // Room for two of them, each where it may begin.
        let behind = needed.size.next_multiple_of(needed.alignment);
        let size = (behind + needed.size).next_multiple_of(2 << 20);
        let pool = cuda.tile_pool(size)?;
        if is_array {
            map.resourceType = CU_RESOURCE_TYPE_ARRAY;
            map.resource.array = array;
        } else {
            map.resourceType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
            map.resource.mipmap = levels;
        }
        let mut received = [9_u8; 64];
        for round in 0..4_u8 {
            map.memOperationType = CU_MEM_OPERATION_TYPE_MAP;
            map.memHandle.memHandle = pool;
            map.offset = if round % 2 == 0 { 0 } else { behind as u64 };
            cuda.raw().cuMemMapArrayAsync(&mut map, 1, stream)?;
            if round < 2 {
                cuda.cuMemcpyHtoAAsync_v2(part, 0, [round + 5; 64].as_ptr().cast(), 64, stream)?;
                cuda.cuStreamSynchronize(stream)?;
            } else {
                cuda.cuMemcpyAtoHAsync_v2(received.as_mut_ptr().cast(), part, 0, 64, stream)?;
                cuda.cuStreamSynchronize(stream)?;
                expect!((is_array, received) == (is_array, [round + 3; 64]));
            }
            map.memOperationType = CU_MEM_OPERATION_TYPE_UNMAP;
            map.memHandle.memHandle = 0;
            map.offset = 0;
            cuda.raw().cuMemMapArrayAsync(&mut map, 1, stream)?;
        }
        cuda.cuStreamSynchronize(stream)?;
        cuda.raw().cuMemRelease(pool)?;
    }
    cuda.cuMipmappedArrayDestroy(levels)?;
    cuda.cuArrayDestroy(array)?;
    cuda.cuStreamDestroy_v2(stream)?;
}
