//! Arrays that are made of tiles, and what of them shares a tail.

#![on("13.0.96")]

/// Arrays of one dimension have no tiles, with layers or without, and neither has one with levels.
#[scenario]
#[needs(runtime)]
#[gate(device.sparse_cuda_array_supported())]
fn sparse_arrays_have_rows(cuda: &Runtime) {
    let floats = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat)?;
    let sparse = cudaArraySparse;
    let layers = cudaArraySparse | cudaArrayLayered;
    let kinds = [
        (sparse, [256, 0, 0], Err(InvalidValue)),
        (layers, [256, 0, 4], Err(InvalidValue)),
        (sparse, [256, 256, 0], Ok(())),
        (sparse, [64, 64, 32], Ok(())),
        (layers, [256, 256, 4], Ok(())),
    ];
    for (flags, [width, height, depth], made) in kinds {
        let room = cudaExtent {
            width,
            height,
            depth,
        };
        let array = cuda.cudaMalloc3DArray(&floats, room, flags);
        expect!((flags, height, array.map(|_| ())) == (flags, height, made));
        let levels = cuda.cudaMallocMipmappedArray(&floats, room, 2, flags);
        expect!((flags, height, levels.map(|_| ())) == (flags, height, made));
        if made.is_ok() {
            cuda.cudaArrayGetSparseProperties(array?)?;
            cuda.cudaMipmappedArrayGetSparseProperties(levels?)?;
            cuda.cudaFreeArray(array?)?;
            cuda.cudaFreeMipmappedArray(levels?)?;
        }
    }
    expect!(cuda.cudaMallocArray(&floats, 256, 0, sparse) == Err(InvalidValue));
}

/// An array without levels has no tail, or is all tail, of the size of the whole, and the tail begins at its only level.
#[scenario]
#[needs(runtime)]
#[gate(device.sparse_cuda_array_supported())]
#[shows(cudaArrayGetSparseProperties)]
fn an_array_without_levels_is_all_tail_or_has_none(cuda: &Runtime) {
    let bytes = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    // A tile is 256 elements wide and high, so that of these the first two fill some.
    let kinds = [
        (cudaArraySparse, [512, 512, 0], Some(0)),
        (cudaArraySparse | cudaArrayLayered, [512, 512, 4], Some(0)),
        (cudaArraySparse, [128, 128, 0], None),
        (cudaArraySparse | cudaArrayLayered, [128, 128, 8], None),
    ];
    for (flags, [width, height, depth], known) in kinds {
        let room = cudaExtent {
            width,
            height,
            depth,
        };
        let array = cuda.cudaMalloc3DArray(&bytes, room, flags)?;
        let told = cuda.cudaArrayGetSparseProperties(array)?;
        expect!((told.tileExtent.width, told.tileExtent.height) == (256, 256));
        expect!(told.miptailFirstLevel == 0);
        match told.flags & cudaArraySparsePropertiesSingleMipTail {
            0 => expect!(told.miptailSize == 0),
            _ => {
                expect!(told.miptailSize >= (width * height * depth.max(1)) as u64);
                expect!(told.miptailSize % 65536 == 0);
            }
        }
        if known == Some(0) {
            expect!((depth, told.flags, told.miptailSize) == (depth, 0, 0));
        }
        cuda.cudaFreeArray(array)?;
    }
}

/// A level of an array does not tell of tiles, only the whole does.
#[scenario]
#[needs(runtime)]
#[gate(device.sparse_cuda_array_supported())]
fn levels_tell_of_no_tiles(cuda: &Runtime) {
    let floats = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat)?;
    let room = cudaExtent {
        width: 512,
        height: 512,
        depth: 0,
    };
    let array = cuda.cudaMallocMipmappedArray(&floats, room, 4, cudaArraySparse)?;
    for number in 0..4 {
        let level = cuda.cudaGetMipmappedArrayLevel(array, number)?;
        let told = cuda.cudaArrayGetSparseProperties(level);
        expect!((number, told.map(|_| ())) == (number, Err(InvalidValue)));
    }
    let tile = cuda.cudaMipmappedArrayGetSparseProperties(array)?.tileExtent;
    expect!((tile.width, tile.height, tile.depth) == (128, 128, 1));
    cuda.cudaFreeMipmappedArray(array)?;
}

/// The tail begins with the level that is smaller than a tile in some direction, and where no level is there is none.
#[scenario]
#[needs(runtime)]
#[gate(device.sparse_cuda_array_supported())]
#[shows(cudaMipmappedArrayGetSparseProperties)]
fn the_tail_begins_below_a_tile(cuda: &Runtime) {
    let floats = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat)?;
    // How many levels, which is the first of the tail, and the bytes of it and those behind.
    let kinds = [
        ([1024, 1024, 0], 11, (4, 64 * 64 * 4)),
        ([1024, 256, 0], 3, (2, 256 * 64 * 4)),
        ([256, 1024, 0], 3, (2, 64 * 256 * 4)),
        ([1024, 1024, 0], 4, (0, 0)),
        ([128, 128, 32], 2, (0, 0)),
        ([128, 128, 32], 3, (2, 32 * 32 * 8 * 4)),
    ];
    for ([width, height, depth], count, (first, least)) in kinds {
        let room = cudaExtent {
            width,
            height,
            depth,
        };
        let array = cuda.cudaMallocMipmappedArray(&floats, room, count, cudaArraySparse)?;
        let told = cuda.cudaMipmappedArrayGetSparseProperties(array)?;
        expect!(told.miptailSize >= least && told.miptailSize % 65536 == 0);
        if least > 0 {
            expect!((width, height, depth, told.miptailFirstLevel) == (width, height, depth, first));
        } else {
            expect!((width, height, depth, told.miptailSize) == (width, height, depth, 0));
        }
        cuda.cudaFreeMipmappedArray(array)?;
    }
}

/// A single tail is as large as the levels of all layers together that are in it; otherwise each layer has one, which is
/// as large as that of an array of one layer.
#[scenario]
#[needs(runtime)]
#[gate(device.sparse_cuda_array_supported())]
fn a_single_tail_counts_all_layers(cuda: &Runtime) {
    let floats = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat)?;
    let layered = cudaArraySparse | cudaArrayLayered;
    // The tail of a layer of the first has less than a tile, that of the second more than a quarter of one.
    for side in [512, 64] {
        let (flat, deep) = (
            cudaExtent {
                width: side,
                height: side,
                depth: 0,
            },
            cudaExtent {
                width: side,
                height: side,
                depth: 12,
            },
        );
        let one = cuda.cudaMallocMipmappedArray(&floats, flat, 7, cudaArraySparse)?;
        let all = cuda.cudaMallocMipmappedArray(&floats, deep, 7, layered)?;
        let single = cuda.cudaMipmappedArrayGetSparseProperties(one)?.miptailSize;
        let told = cuda.cudaMipmappedArrayGetSparseProperties(all)?;
        expect!(single == 65536);
        match told.flags & cudaArraySparsePropertiesSingleMipTail {
            0 => expect!((side, told.miptailSize) == (side, single)),
            // Whatever the side, the greatest level of the tail has 64 rows of 64 elements.
            _ => expect!(told.miptailSize >= 12 * 64 * 64 * 4 && told.miptailSize % 65536 == 0),
        }
        cuda.cudaFreeMipmappedArray(all)?;
        cuda.cudaFreeMipmappedArray(one)?;
    }
}
