//! What launches hand to kernels.

#![on("580.159.04")]

/// The values of parameters are copied before a launch returns, however late the kernel runs.
#[scenario]
#[needs(context)]
fn parameters_are_read_at_the_launch(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let first = cuda.cuMemAlloc_v2(8)?;
    cuda.write(first, &[0; 8])?;
    let gate = cuda.hold(stream)?;
    let (mut to, mut value) = (first, 7_u32);
    let mut params = [
        (&raw mut to).cast::<c_void>(),
        (&raw mut value).cast::<c_void>(),
    ];
    cuda.cuLaunchKernel(
        store,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    (&raw mut to).write_volatile(first + 4);
    (&raw mut value).write_volatile(9);
    // The same values in a buffer, for the word behind.
    let mut buffer = [(first + 4) as u32, ((first + 4) >> 32) as u32, 8];
    let mut size = 12_usize;
    let mut extra = [
        CU_LAUNCH_PARAM_BUFFER_POINTER,
        buffer.as_mut_ptr().cast(),
        CU_LAUNCH_PARAM_BUFFER_SIZE,
        (&raw mut size).cast(),
        CU_LAUNCH_PARAM_END,
    ];
    cuda.cuLaunchKernel(
        store,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        ptr::null_mut(),
        extra.as_mut_ptr(),
    )?;
    buffer = [0; 3];
    expect!(std::hint::black_box(buffer) == [0; 3]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(first, 8)? == [7, 0, 0, 0, 8, 0, 0, 0]);
    cuda.cuMemFree_v2(first)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// Parameters of every size arrive, each at its place.
#[scenario]
#[needs(context)]
fn parameters_of_every_size_arrive(cuda: &Driver) {
    let (module, parameters) = cuda.load(ptx!("parameters"), c"parameters")?;
    let to = cuda.cuMemAlloc_v2(128)?;
    cuda.write(to, &[0; 128])?;
    let (byte, short, word, long) = (
        0x11_u8,
        0x2222_u16,
        0x3333_3333_u32,
        0x4444_4444_4444_4444_u64,
    );
    let (single, double, block) = (1.5_f32, -2.25_f64, [0x55_u8; 48]);
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const byte).cast_mut().cast::<c_void>(),
        (&raw const short).cast_mut().cast::<c_void>(),
        (&raw const word).cast_mut().cast::<c_void>(),
        (&raw const long).cast_mut().cast::<c_void>(),
        (&raw const single).cast_mut().cast::<c_void>(),
        (&raw const double).cast_mut().cast::<c_void>(),
        (&raw const block).cast_mut().cast::<c_void>(),
    ];
    let stream = ptr::null_mut();
    cuda.cuLaunchKernel(
        parameters,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    let mut expected = vec![byte, 0];
    expected.extend(short.to_le_bytes());
    expected.extend(word.to_le_bytes());
    expected.extend(long.to_le_bytes());
    expected.extend(single.to_le_bytes());
    expected.extend([0; 4]);
    expected.extend(double.to_le_bytes());
    expected.extend(block);
    expect!(cuda.read(to, 80)? == expected);
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(module)?;
}
