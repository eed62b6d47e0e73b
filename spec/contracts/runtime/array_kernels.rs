//! Arrays as kernels find them: through surfaces, by gathering, and as cubes.

#![on("13.0.96")]

/// What kernels write through a surface object is in its array, and what is put into the array they read.
#[scenario]
#[needs(runtime)]
#[shows(cudaCreateSurfaceObject, cudaMallocArray)]
fn kernels_write_and_read_surfaces(cuda: &Runtime) {
    let code = cuda.register(ptx!("surfaces"), &[c"paint", c"look"], &[])?;
    let words = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let mut memory: cudaResourceDesc = std::mem::zeroed();
    memory.resType = cudaResourceTypeArray;
    let mut surfaces = [0; 2];
    let mut arrays = [ptr::null_mut(); 2];
    for at in 0..2 {
        arrays[at] = cuda.cudaMallocArray(&words, 8, 4, cudaArraySurfaceLoadStore)?;
        memory.res.array.array = arrays[at];
        surfaces[at] = cuda.cudaCreateSurfaceObject(&memory)?;
    }
    let places = dim3 { x: 8, y: 4, z: 1 };
    for at in 0..2 {
        let number = 1000 * (at as u32 + 1);
        let mut params = [
            (&raw const surfaces[at]).cast_mut().cast::<c_void>(),
            (&raw const number).cast_mut().cast(),
        ];
        let (paint, params) = (code.address(c"paint"), params.as_mut_ptr());
        let one = dim3 { x: 1, y: 1, z: 1 };
        cuda.cudaLaunchKernel(paint, places, one, params, 0, ptr::null_mut())?;
    }
    for at in 0..2 {
        let mut found = [0_u32; 32];
        let place = found.as_mut_ptr().cast();
        cuda.cudaMemcpy2DFromArray(place, 32, arrays[at], 0, 0, 32, 4, cudaMemcpyDeviceToHost)?;
        let number = 1000 * (at as u32 + 1);
        for (place, word) in (0..).zip(found) {
            expect!(word == number + 256 * (place / 8) + place % 8);
        }
    }
    let to = cuda.cudaMalloc(128)?;
    for at in 0..2 {
        let sent: Vec<u32> = (0..32).map(|word| 77 * word + at as u32).collect();
        let from = sent.as_ptr().cast();
        cuda.cudaMemcpy2DToArray(arrays[at], 0, 0, from, 32, 32, 4, cudaMemcpyHostToDevice)?;
        let mut params = [
            (&raw const surfaces[at]).cast_mut().cast::<c_void>(),
            (&raw const to).cast_mut().cast(),
        ];
        let (look, params) = (code.address(c"look"), params.as_mut_ptr());
        let one = dim3 { x: 1, y: 1, z: 1 };
        cuda.cudaLaunchKernel(look, places, one, params, 0, ptr::null_mut())?;
        let mut found = [0_u32; 32];
        cuda.cudaMemcpy(found.as_mut_ptr().cast(), to, 128, cudaMemcpyDeviceToHost)?;
        expect!(found[..] == sent[..]);
    }
    cuda.cudaFree(to)?;
    for at in 0..2 {
        cuda.cudaDestroySurfaceObject(surfaces[at])?;
        cuda.cudaFreeArray(arrays[at])?;
    }
}

/// Surfaces have the slices of volumes, the layers of tables, and the faces of cubes, which are layers as well.
#[scenario]
#[needs(runtime)]
#[shows(cudaCreateSurfaceObject, cudaMalloc3DArray)]
fn surfaces_reach_slices_layers_and_faces(cuda: &Runtime) {
    let kernels = [c"paint_volume", c"look_volume", c"paint_layers", c"look_layers"];
    let code = cuda.register(ptx!("surfaces"), &kernels, &[])?;
    let words = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let stream = ptr::null_mut();
    let to = cuda.cudaMalloc(384)?;
    for flags in [0, cudaArrayLayered, cudaArrayCubemap] {
        let room = cudaExtent {
            width: 4,
            height: 4,
            depth: 6,
        };
        let array = cuda.cudaMalloc3DArray(&words, room, flags | cudaArraySurfaceLoadStore)?;
        let mut memory: cudaResourceDesc = std::mem::zeroed();
        memory.resType = cudaResourceTypeArray;
        memory.res.array.array = array;
        let surface = cuda.cudaCreateSurfaceObject(&memory)?;
        let (paint, look) = match flags {
            0 => (c"paint_volume", c"look_volume"),
            _ => (c"paint_layers", c"look_layers"),
        };
        let places = dim3 { x: 4, y: 4, z: 6 };
        let number = 5_u32;
        let mut params = [
            (&raw const surface).cast_mut().cast::<c_void>(),
            (&raw const number).cast_mut().cast(),
        ];
        let params = params.as_mut_ptr();
        cuda.cudaLaunchKernel(code.address(paint), places, one, params, 0, stream)?;
        let mut found = [0_u32; 96];
        let mut fetching = cudaMemcpy3DParms {
            srcArray: array,
            extent: room,
            kind: cudaMemcpyDeviceToHost,
            ..Default::default()
        };
        fetching.dstPtr.ptr = found.as_mut_ptr().cast();
        fetching.dstPtr.pitch = 16;
        fetching.dstPtr.ysize = 4;
        cuda.cudaMemcpy3D(&fetching)?;
        for (place, word) in (0..).zip(found) {
            let (x, y, z) = (place % 4, place / 4 % 4, place / 16);
            expect!(word == 5 + 65536 * z + 256 * y + x);
        }

        let sent: Vec<u32> = (0..96).map(|word| 77 * word + flags).collect();
        let mut filling = cudaMemcpy3DParms {
            dstArray: array,
            extent: room,
            kind: cudaMemcpyHostToDevice,
            ..Default::default()
        };
        filling.srcPtr.ptr = sent.as_ptr() as *mut c_void;
        filling.srcPtr.pitch = 16;
        filling.srcPtr.ysize = 4;
        cuda.cudaMemcpy3D(&filling)?;
        let mut params = [
            (&raw const surface).cast_mut().cast::<c_void>(),
            (&raw const to).cast_mut().cast(),
        ];
        let params = params.as_mut_ptr();
        cuda.cudaLaunchKernel(code.address(look), places, one, params, 0, stream)?;
        cuda.cudaMemcpy(found.as_mut_ptr().cast(), to, 384, cudaMemcpyDeviceToHost)?;
        expect!(found[..] == sent[..]);
        cuda.cudaDestroySurfaceObject(surface)?;
        cuda.cudaFreeArray(array)?;
    }
    cuda.cudaFree(to)?;
}

/// Of an array that is made for it, kernels gather one component of the four elements that meet at a corner.
#[scenario]
#[needs(runtime)]
#[shows(cudaCreateTextureObject, cudaMallocArray)]
fn kernels_gather_from_four_elements(cuda: &Runtime) {
    let kernels = [c"gather_first", c"gather_second"];
    let code = cuda.register(ptx!("sampling"), &kernels, &[])?;
    let pairs = cuda.cudaCreateChannelDesc(32, 32, 0, 0, cudaChannelFormatKindUnsigned)?;
    let array = cuda.cudaMallocArray(&pairs, 8, 4, cudaArrayTextureGather)?;
    // The first component of an element is where it is, and the second a hundred more.
    let sent: Vec<[u32; 2]> = (0..32).map(|place| [place, 100 + place]).collect();
    let from = sent.as_ptr().cast();
    cuda.cudaMemcpy2DToArray(array, 0, 0, from, 64, 64, 4, cudaMemcpyHostToDevice)?;
    let mut memory: cudaResourceDesc = std::mem::zeroed();
    memory.resType = cudaResourceTypeArray;
    memory.res.array.array = array;
    let mut reading: cudaTextureDesc = std::mem::zeroed();
    reading.addressMode[0] = cudaAddressModeClamp;
    reading.addressMode[1] = cudaAddressModeClamp;
    reading.normalizedCoords = 1;
    let texture = cuda.cudaCreateTextureObject(&memory, &reading, ptr::null())?;
    let to = cuda.cudaMalloc(16)?;
    for (across, down) in [(1, 1), (4, 2), (7, 3)] {
        for (kernel, more) in [(c"gather_first", 0), (c"gather_second", 100)] {
            let (x, y) = (across as f32 / 8.0, down as f32 / 4.0);
            let mut params = [
                (&raw const texture).cast_mut().cast::<c_void>(),
                (&raw const x).cast_mut().cast(),
                (&raw const y).cast_mut().cast(),
                (&raw const to).cast_mut().cast(),
            ];
            let (kernel, params) = (code.address(kernel), params.as_mut_ptr());
            let one = dim3 { x: 1, y: 1, z: 1 };
            cuda.cudaLaunchKernel(kernel, one, one, params, 0, ptr::null_mut())?;
            let mut found = [0_u32; 4];
            cuda.cudaMemcpy(found.as_mut_ptr().cast(), to, 16, cudaMemcpyDeviceToHost)?;
            // Left in the row below, and round from there.
            let right_below = more + 8 * down + across;
            expect!(found == [right_below - 1, right_below, right_below - 8, right_below - 9]);
        }
    }
    cuda.cudaFree(to)?;
    cuda.cudaDestroyTextureObject(texture)?;
    cuda.cudaFreeArray(array)?;
}

/// The layers of a cubemap are the faces that kernels see from its middle in the order of the enumeration, and a
/// cubemap of layers has six for each cube.
#[scenario]
#[needs(runtime)]
#[shows(cudaCreateTextureObject, cudaMalloc3DArray)]
fn kernels_find_faces_of_cubes_by_direction(cuda: &Runtime) {
    let kernels = [c"look_around", c"look_around_in"];
    let code = cuda.register(ptx!("sampling"), &kernels, &[])?;
    let words = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    // From the middle to each quarter of each face, row by row: to greater x, to smaller x, to greater y, and so on.
    let directions: [[f32; 3]; 24] = [
        [1.0, 0.5, 0.5],
        [1.0, 0.5, -0.5],
        [1.0, -0.5, 0.5],
        [1.0, -0.5, -0.5],
        [-1.0, 0.5, -0.5],
        [-1.0, 0.5, 0.5],
        [-1.0, -0.5, -0.5],
        [-1.0, -0.5, 0.5],
        [-0.5, 1.0, -0.5],
        [0.5, 1.0, -0.5],
        [-0.5, 1.0, 0.5],
        [0.5, 1.0, 0.5],
        [-0.5, -1.0, 0.5],
        [0.5, -1.0, 0.5],
        [-0.5, -1.0, -0.5],
        [0.5, -1.0, -0.5],
        [-0.5, 0.5, 1.0],
        [0.5, 0.5, 1.0],
        [-0.5, -0.5, 1.0],
        [0.5, -0.5, 1.0],
        [0.5, 0.5, -1.0],
        [-0.5, 0.5, -1.0],
        [0.5, -0.5, -1.0],
        [-0.5, -0.5, -1.0],
    ];
    let from = cuda.cudaMalloc(288)?;
    let to = cuda.cudaMalloc(96)?;
    cuda.cudaMemcpy(from, directions.as_ptr().cast(), 288, cudaMemcpyHostToDevice)?;
    for cubes in [1_u32, 2] {
        let room = cudaExtent {
            width: 2,
            height: 2,
            depth: 6 * cubes as usize,
        };
        let flags = match cubes {
            1 => cudaArrayCubemap,
            _ => cudaArrayCubemap | cudaArrayLayered,
        };
        let array = cuda.cudaMalloc3DArray(&words, room, flags)?;
        let sent: Vec<u32> = (0..24 * cubes).map(|place| 1000 + place).collect();
        let mut filling = cudaMemcpy3DParms {
            dstArray: array,
            extent: room,
            kind: cudaMemcpyHostToDevice,
            ..Default::default()
        };
        filling.srcPtr.ptr = sent.as_ptr() as *mut c_void;
        filling.srcPtr.pitch = 8;
        filling.srcPtr.ysize = 2;
        cuda.cudaMemcpy3D(&filling)?;
        let mut memory: cudaResourceDesc = std::mem::zeroed();
        memory.resType = cudaResourceTypeArray;
        memory.res.array.array = array;
        let mut reading: cudaTextureDesc = std::mem::zeroed();
        reading.addressMode = [cudaAddressModeClamp; 3];
        reading.normalizedCoords = 1;
        let texture = cuda.cudaCreateTextureObject(&memory, &reading, ptr::null())?;
        for cube in 0..cubes {
            let mut params = [
                (&raw const texture).cast_mut().cast::<c_void>(),
                (&raw const from).cast_mut().cast(),
                (&raw const to).cast_mut().cast(),
                (&raw const cube).cast_mut().cast(),
            ];
            let look = match cubes {
                1 => code.address(c"look_around"),
                _ => code.address(c"look_around_in"),
            };
            let params = params.as_mut_ptr();
            let (all, one) = (dim3 { x: 24, y: 1, z: 1 }, dim3 { x: 1, y: 1, z: 1 });
            cuda.cudaLaunchKernel(look, all, one, params, 0, ptr::null_mut())?;
            let mut found = [0_u32; 24];
            cuda.cudaMemcpy(found.as_mut_ptr().cast(), to, 96, cudaMemcpyDeviceToHost)?;
            let first = 24 * cube as usize;
            expect!(found[..] == sent[first..first + 24]);
        }
        cuda.cudaDestroyTextureObject(texture)?;
        cuda.cudaFreeArray(array)?;
    }
    cuda.cudaFree(from)?;
    cuda.cudaFree(to)?;
}
