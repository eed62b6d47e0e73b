//! Resources of graphics APIs, once they are registered.

#![on("13.0.96")]

#[as_driver(cuGraphicsMapResources)]
#[order(unknown)]
fn cudaGraphicsMapResources(count: _, resources: _, stream: _) {}

#[as_driver(cuGraphicsUnmapResources)]
#[order(unknown)]
fn cudaGraphicsUnmapResources(count: _, resources: _, stream: _) {}

#[as_driver(cuGraphicsResourceGetMappedPointer_v2)]
#[contradicted(Unknown, "a resource that is not mapped returns NotMapped")]
fn cudaGraphicsResourceGetMappedPointer(devPtr: _, size: _, resource: _) {}

#[as_driver(cuGraphicsSubResourceGetMappedArray)]
#[needs(runtime, outside_callback, usable_context, sound_context, own_process)]
#[tolerates(no_capture, uncaptured_context)]
#[contradicted(Unknown, "a resource that is not mapped returns NotMapped")]
fn cudaGraphicsSubResourceGetMappedArray(
    #[undefined(Null)] array: _,
    resource: _,
    arrayIndex: _,
    mipLevel: _,
) {
    check!(usable_context);
}

#[as_driver(cuGraphicsResourceGetMappedMipmappedArray)]
#[needs(runtime, outside_callback, usable_context, sound_context, own_process)]
#[tolerates(no_capture, uncaptured_context)]
#[contradicted(InvalidValue, "a resource of another kind returns NotMappedAsArray")]
#[contradicted(Unknown, "a resource that is not mapped returns NotMapped")]
fn cudaGraphicsResourceGetMappedMipmappedArray(#[undefined(Null)] mipmappedArray: _, resource: _) {
    check!(usable_context);
}

#[as_driver(cuGraphicsResourceSetMapFlags)]
#[needs(runtime, outside_callback, usable_context, sound_context, own_process)]
#[tolerates(no_capture, uncaptured_context)]
#[contradicted(InvalidValue, "flags that do not exist are accepted")]
#[unreachable(Unknown, "only a failure of the graphics API")]
fn cudaGraphicsResourceSetMapFlags(resource: _, flags: _) {
    check!(usable_context);
}

#[as_driver(cuGraphicsUnregisterResource)]
#[needs(runtime, outside_callback, usable_context, no_capture, sound_context, own_process)]
#[tolerates(uncaptured_context)]
#[order(unknown)]
fn cudaGraphicsUnregisterResource(resource: _) {
    check!(usable_context);
}

/// CUDA and OpenGL see the bytes and the pixels of each other.
#[scenario]
#[needs(runtime)]
#[gate(machine.has_opengl())]
#[shows(
    cudaGraphicsGLRegisterBuffer,
    cudaGraphicsGLRegisterImage,
    cudaGraphicsMapResources,
    cudaGraphicsUnmapResources,
    cudaGraphicsSubResourceGetMappedArray,
    cudaGraphicsResourceGetMappedMipmappedArray
)]
fn resources_pass_both_ways(cuda: &Runtime) {
    const TEXTURE_2D: c_uint = 0x0de1;
    let gl = cuda.opengl()?;
    let mut bytes: Vec<u8> = (0..1001_u32).map(|at| (at * 7) as u8).collect();
    let mut pixels: Vec<u8> = (0..512_u32).map(|at| (at * 11) as u8).collect();
    let buffer = gl.buffer(&bytes);
    let texture = gl.texture(16, 8, 5, &pixels);
    let mut resources = [
        cuda.cudaGraphicsGLRegisterBuffer(buffer, 0)?,
        cuda.cudaGraphicsGLRegisterImage(texture, TEXTURE_2D, 0)?,
    ];
    cuda.cudaGraphicsMapResources(2, resources.as_mut_ptr(), ptr::null_mut())?;
    let (address, size) = cuda.cudaGraphicsResourceGetMappedPointer(resources[0])?;
    expect!(size == 1001);
    expect!(cuda.driver().read(address as u64, 1001)? == bytes);
    let first = cuda.cudaGraphicsSubResourceGetMappedArray(resources[1], 0, 0)?;
    let levels = cuda.cudaGraphicsResourceGetMappedMipmappedArray(resources[1])?;
    let second = cuda.cudaGetMipmappedArrayLevel(levels, 1)?;
    let mut row = [0_u8; 64];
    let to_host = cudaMemcpyDeviceToHost;
    cuda.cudaMemcpy2DFromArray(row.as_mut_ptr().cast(), 64, first, 0, 0, 64, 1, to_host)?;
    expect!(row == pixels[..64]);
    let sent = [0x3c_u8; 64];
    let to_device = cudaMemcpyHostToDevice;
    cuda.cudaMemcpy2DToArray(first, 0, 0, sent.as_ptr().cast(), 64, 64, 1, to_device)?;
    cuda.cudaMemcpy2DToArray(second, 0, 0, sent.as_ptr().cast(), 32, 32, 1, to_device)?;
    cuda.cudaMemset(address, 0x5a, 10)?;
    cuda.cudaGraphicsUnmapResources(2, resources.as_mut_ptr(), ptr::null_mut())?;
    bytes[..10].fill(0x5a);
    pixels[..64].fill(0x3c);
    expect!(gl.read_buffer(buffer, 1001) == bytes);
    expect!(gl.read_texture(texture, 0, 512) == pixels);
    expect!(gl.read_texture(texture, 1, 128)[..32] == [0x3c; 32]);
    for resource in resources {
        cuda.cudaGraphicsUnregisterResource(resource)?;
    }
}
