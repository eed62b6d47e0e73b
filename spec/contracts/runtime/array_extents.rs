//! How far arrays extend, and how many levels they have.

#![on("13.0.96")]

/// Arrays have a level at least, and none behind the one that is a single element; layers do not halve.
#[scenario]
#[needs(runtime)]
#[shows(cudaMallocMipmappedArray)]
fn levels_are_as_many_as_can_be(cuda: &Runtime) {
    let bytes = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let kinds = [
        (0, [32, 0, 0], 6),
        (0, [32, 16, 0], 6),
        (0, [16, 40, 0], 6),
        (0, [4, 4, 32], 6),
        (cudaArrayLayered, [4, 4, 32], 3),
    ];
    for (flags, [width, height, depth], most) in kinds {
        let room = cudaExtent {
            width,
            height,
            depth,
        };
        for (asked, made) in [(0, 1), (1, 1), (2, 2), (most, most), (1000, most)] {
            let array = cuda.cudaMallocMipmappedArray(&bytes, room, asked, flags)?;
            let last = cuda.cudaGetMipmappedArrayLevel(array, made - 1)?;
            let (_, extent, _) = cuda.cudaArrayGetInfo(last)?;
            expect!(extent.width == (width >> (made - 1)).max(1));
            let behind = cuda.cudaGetMipmappedArrayLevel(array, made);
            expect!((width, depth, asked, behind) == (width, depth, asked, Err(InvalidValue)));
            cuda.cudaFreeMipmappedArray(array)?;
        }
    }
}

/// An array extends as far as the attribute for its kind and direction says, and not a step further.
#[scenario]
#[needs(runtime)]
#[shows(cudaMalloc3DArray)]
fn each_kind_of_array_has_bounds_of_its_own(cuda: &Runtime) {
    let bytes = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let layered = cudaArrayLayered;
    let cubes = cudaArrayLayered | cudaArrayCubemap;
    // Which attribute bounds which direction, by how much an array grows in it, and what it has in the others.
    let kinds = [
        (cudaDevAttrMaxTexture1DWidth, 0, 0, 1, [1, 0, 0]),
        (cudaDevAttrMaxTexture2DWidth, 0, 0, 1, [1, 1, 0]),
        (cudaDevAttrMaxTexture2DHeight, 0, 1, 1, [1, 1, 0]),
        (cudaDevAttrMaxTexture3DWidth, 0, 0, 1, [1, 1, 1]),
        (cudaDevAttrMaxTexture3DHeight, 0, 1, 1, [1, 1, 1]),
        (cudaDevAttrMaxTexture1DLayeredWidth, layered, 0, 1, [1, 0, 1]),
        (cudaDevAttrMaxTexture1DLayeredLayers, layered, 2, 1, [1, 0, 1]),
        (cudaDevAttrMaxTexture2DLayeredWidth, layered, 0, 1, [1, 1, 1]),
        (cudaDevAttrMaxTexture2DLayeredHeight, layered, 1, 1, [1, 1, 1]),
        (cudaDevAttrMaxTexture2DLayeredLayers, layered, 2, 1, [1, 1, 1]),
        (cudaDevAttrMaxTextureCubemapLayeredLayers, cubes, 2, 6, [1, 1, 6]),
    ];
    for (attribute, flags, direction, step, others) in kinds {
        let mut most = 0;
        cuda.raw().cudaDeviceGetAttribute(&mut most, attribute, 0)?;
        for (size, error) in [(most, Ok(())), (most + step, Err(InvalidValue))] {
            let mut extent: [usize; 3] = others;
            extent[direction] = size as usize;
            let room = cudaExtent {
                width: extent[0],
                height: extent[1],
                depth: extent[2],
            };
            let array = cuda.cudaMalloc3DArray(&bytes, room, flags);
            expect!((attribute, size, array.map(|_| ())) == (attribute, size, error));
            if error.is_ok() {
                cuda.cudaFreeArray(array?)?;
            }
        }
    }
}

/// What surfaces write, and what textures gather from, is bounded by attributes of its own.
#[scenario]
#[needs(runtime)]
fn surfaces_and_gathering_have_bounds_of_their_own(cuda: &Runtime) {
    let bytes = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let (surface, gather) = (cudaArraySurfaceLoadStore, cudaArrayTextureGather);
    let layers = cudaArraySurfaceLoadStore | cudaArrayLayered;
    // Which attribute bounds which direction, by how much an array grows in it, and what it has in the others.
    let kinds = [
        (cudaDevAttrMaxSurface1DWidth, surface, 0, 1, [1, 0, 0]),
        (cudaDevAttrMaxSurface2DWidth, surface, 0, 1, [1, 1, 0]),
        (cudaDevAttrMaxSurface2DHeight, surface, 1, 1, [1, 1, 0]),
        (cudaDevAttrMaxSurface3DWidth, surface, 0, 1, [1, 1, 1]),
        (cudaDevAttrMaxSurface3DHeight, surface, 1, 1, [1, 1, 1]),
        (cudaDevAttrMaxSurface3DDepth, surface, 2, 1, [1, 1, 1]),
        (cudaDevAttrMaxSurface1DLayeredWidth, layers, 0, 1, [1, 0, 1]),
        (cudaDevAttrMaxSurface1DLayeredLayers, layers, 2, 1, [1, 0, 1]),
        (cudaDevAttrMaxSurface2DLayeredWidth, layers, 0, 1, [1, 1, 1]),
        (cudaDevAttrMaxSurface2DLayeredHeight, layers, 1, 1, [1, 1, 1]),
        (cudaDevAttrMaxSurface2DLayeredLayers, layers, 2, 1, [1, 1, 1]),
        (cudaDevAttrMaxTexture2DGatherWidth, gather, 0, 1, [1, 1, 0]),
        (cudaDevAttrMaxTexture2DGatherHeight, gather, 1, 1, [1, 1, 0]),
    ];
    for (attribute, flags, direction, step, others) in kinds {
        let mut most = 0;
        cuda.raw().cudaDeviceGetAttribute(&mut most, attribute, 0)?;
        for (size, error) in [(most, Ok(())), (most + step, Err(InvalidValue))] {
            let mut extent: [usize; 3] = others;
            extent[direction] = size as usize;
            let room = cudaExtent {
                width: extent[0],
                height: extent[1],
                depth: extent[2],
            };
            let array = cuda.cudaMalloc3DArray(&bytes, room, flags);
            expect!((attribute, size, array.map(|_| ())) == (attribute, size, error));
            if error.is_ok() {
                cuda.cudaFreeArray(array?)?;
            }
        }
    }
}

/// The first of several levels is bounded by attributes of its own.
#[scenario]
#[needs(runtime)]
fn the_first_level_has_bounds_of_its_own(cuda: &Runtime) {
    let bytes = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    // Which attribute bounds which direction, by how much an array grows in it, and what it has in the others.
    let kinds = [
        (cudaDevAttrMaxTexture1DMipmappedWidth, 0, 0, 1, [1, 0, 0]),
        (cudaDevAttrMaxTexture2DMipmappedWidth, 0, 0, 1, [1, 1, 0]),
        (cudaDevAttrMaxTexture2DMipmappedHeight, 0, 1, 1, [1, 1, 0]),
    ];
    for (attribute, flags, direction, step, others) in kinds {
        let mut most = 0;
        cuda.raw().cudaDeviceGetAttribute(&mut most, attribute, 0)?;
        for (size, error) in [(most, Ok(())), (most + step, Err(InvalidValue))] {
            let mut extent: [usize; 3] = others;
            extent[direction] = size as usize;
            let room = cudaExtent {
                width: extent[0],
                height: extent[1],
                depth: extent[2],
            };
            let array = cuda.cudaMallocMipmappedArray(&bytes, room, 2, flags);
            expect!((attribute, size, array.map(|_| ())) == (attribute, size, error));
            if error.is_ok() {
                cuda.cudaFreeMipmappedArray(array?)?;
            }
        }
    }
}

/// Slices extend as far as the attributes for them say, or else as far as those that stand for deeper and narrower
/// arrays.
#[scenario]
#[needs(runtime)]
fn slices_have_two_sets_of_bounds(cuda: &Runtime) {
    let bytes = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let (mut wide, mut deep) = ([0; 3], [0; 3]);
    let attributes = [
        (cudaDevAttrMaxTexture3DWidth, cudaDevAttrMaxTexture3DWidthAlt),
        (cudaDevAttrMaxTexture3DHeight, cudaDevAttrMaxTexture3DHeightAlt),
        (cudaDevAttrMaxTexture3DDepth, cudaDevAttrMaxTexture3DDepthAlt),
    ];
    for (direction, (attribute, other)) in attributes.into_iter().enumerate() {
        cuda.raw().cudaDeviceGetAttribute(&mut wide[direction], attribute, 0)?;
        cuda.raw().cudaDeviceGetAttribute(&mut deep[direction], other, 0)?;
    }
    expect!(deep[0] < wide[0] && deep[1] < wide[1] && deep[2] > wide[2]);
    let extents = [
        ([1, 1, deep[2]], Ok(())),
        ([1, 1, deep[2] + 1], Err(InvalidValue)),
        ([deep[0], 1, wide[2] + 1], Ok(())),
        ([deep[0] + 1, 1, wide[2] + 1], Err(InvalidValue)),
        ([1, deep[1] + 1, wide[2] + 1], Err(InvalidValue)),
    ];
    for (extent, error) in extents {
        let room = cudaExtent {
            width: extent[0] as usize,
            height: extent[1] as usize,
            depth: extent[2] as usize,
        };
        let array = cuda.cudaMalloc3DArray(&bytes, room, 0);
        expect!((extent, array.map(|_| ())) == (extent, error));
        if error.is_ok() {
            cuda.cudaFreeArray(array?)?;
        }
    }
}

/// The sides of cubes are as wide as the attribute says at most.
#[scenario]
#[needs(runtime)]
fn sides_of_cubes_have_a_bound(cuda: &Runtime) {
    let bytes = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let kinds = [
        (cudaDevAttrMaxTextureCubemapWidth, cudaArrayCubemap),
        (cudaDevAttrMaxTextureCubemapLayeredWidth, cudaArrayCubemap | cudaArrayLayered),
        (cudaDevAttrMaxSurfaceCubemapWidth, cudaArrayCubemap | cudaArraySurfaceLoadStore),
    ];
    for (attribute, flags) in kinds {
        let mut most = 0;
        cuda.raw().cudaDeviceGetAttribute(&mut most, attribute, 0)?;
        // Six sides of the greatest width would take gigabytes.
        for (side, error) in [(most / 16, Ok(())), (most + 1, Err(InvalidValue))] {
            let room = cudaExtent {
                width: side as usize,
                height: side as usize,
                depth: 6,
            };
            let array = cuda.cudaMalloc3DArray(&bytes, room, flags);
            expect!((attribute, side, array.map(|_| ())) == (attribute, side, error));
            if error.is_ok() {
                cuda.cudaFreeArray(array?)?;
            }
        }
    }
}
