//! Libraries of kernels.

#![on("13.0.96")]

#[as_driver(cuLibraryLoadData)]
#[order(observed, except(outside_callback, own_process))]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
#[needs(devices)]
#[class(process_state)]
fn cudaLibraryLoadData(
    library: _,
    code: _,
    jitOptions: _,
    jitOptionsValues: _,
    numJitOptions: _,
    libraryOptions: _,
    libraryOptionValues: _,
    numLibraryOptions: _,
) {
}

#[as_driver(cuLibraryLoadFromFile)]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
#[needs(devices)]
#[class(process_state)]
fn cudaLibraryLoadFromFile(
    library: _,
    fileName: _,
    jitOptions: _,
    jitOptionsValues: _,
    numJitOptions: _,
    libraryOptions: _,
    libraryOptionValues: _,
    numLibraryOptions: _,
) {
}

#[as_driver(cuLibraryUnload)]
#[order(observed, except(outside_callback, no_capture, own_process))]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
#[needs(devices)]
#[class(process_object)]
fn cudaLibraryUnload(library: _) {
    check!(devices);
}

#[as_driver(cuLibraryGetKernel)]
#[order(observed, except(outside_callback, own_process))]
#[unobserved(runtime)]
#[needs(devices)]
#[class(process_state)]
fn cudaLibraryGetKernel(pKernel: _, library: _, name: _) {
    check!(devices);
}

#[as_driver(cuLibraryGetKernelCount)]
#[order(observed, except(outside_callback, own_process))]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
#[needs(devices)]
#[class(process_state)]
fn cudaLibraryGetKernelCount(count: _, lib: _) {
    check!(devices);
}

#[as_driver(cuLibraryEnumerateKernels)]
#[order(observed, except(outside_callback, own_process))]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
#[needs(devices)]
#[class(process_state)]
fn cudaLibraryEnumerateKernels(kernels: _, numKernels: _, lib: _) {
    check!(devices);
}

#[as_driver(cuLibraryGetGlobal)]
#[unobserved(runtime)]
#[contradicted(ContextIsDestroyed, "a context that was destroyed is none to the runtime")]
fn cudaLibraryGetGlobal(dptr: _, bytes: _, library: _, name: _) {}

#[as_driver(cuLibraryGetManaged)]
#[order(observed, except(outside_callback, own_process))]
#[unobserved(runtime)]
#[needs(devices, outside_callback, usable_context, own_process)]
#[tolerates(no_capture, uncaptured_context, sound_context)]
fn cudaLibraryGetManaged(dptr: _, bytes: _, library: _, name: _) {
    check!(devices);
    #[until(13000, on("12.9.79"), not_on("13.0.96"))]
    check!(usable_context);
}

#[as_driver(cuLibraryGetUnifiedFunction)]
#[unobserved(success)]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
#[contradicted(
    SymbolNotFound,
    "a function that the host does not share is an invalid value, whatever it is called"
)]
#[unreachable(Success, "no device at hand shares functions with the host")]
#[needs(devices)]
#[class(process_state)]
fn cudaLibraryGetUnifiedFunction(fptr: _, library: _, symbol: _) {
    check!(devices);
}

#[as_driver(cuKernelSetAttribute)]
#[needs(devices)]
#[class(process_state)]
#[order(unknown)]
#[unobserved(runtime)]
#[contradicted(InvalidDeviceFunction, "a kernel that is none is an invalid handle")]
fn cudaKernelSetAttributeForDevice(
    #[is(kernel)] kernel: _,
    #[is(attrib)] attr: _,
    #[is(val)] value: _,
    #[is(dev)] device: _,
) {
}

/// What is set of a kernel is what the driver says of it.
#[scenario]
#[needs(runtime)]
#[shows(cudaKernelSetAttributeForDevice)]
fn attributes_of_kernels_are_the_drivers(cuda: &Runtime) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let kernel = cuda.cudaLibraryGetKernel(library, c"weigh".as_ptr())?;
    cuda.cudaKernelSetAttributeForDevice(
        kernel,
        cudaFuncAttributeMaxDynamicSharedMemorySize,
        4096,
        0,
    )?;
    let size = cuda.driver().cuKernelGetAttribute(
        cuspec_sys::driver::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
        kernel,
        0,
    )?;
    expect!(size == 4096);
    cuda.cudaLibraryUnload(library)?;
}

/// What is in a library the runtime finds under its name.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaLibraryEnumerateKernels,
    cudaLibraryGetGlobal,
    cudaLibraryGetKernel,
    cudaLibraryGetKernelCount,
    cudaLibraryGetManaged,
    cudaLibraryLoadData
)]
#[gate(device.managed_memory())]
fn libraries_are_searched(cuda: &Runtime) {
    let (no_keys, no_values) = (ptr::null_mut(), ptr::null_mut());
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let library =
        cuda.cudaLibraryLoadData(ptx!("symbols"), no_keys, no_values, 0, keys, values, 0)?;
    expect!(cuda.cudaLibraryGetKernelCount(library)? == 2);
    let mut kernels = [ptr::null_mut(); 2];
    cuda.cudaLibraryEnumerateKernels(kernels.as_mut_ptr(), 2, library)?;
    let advance = cuda.cudaLibraryGetKernel(library, c"advance".as_ptr())?;
    let weigh = cuda.cudaLibraryGetKernel(library, c"weigh".as_ptr())?;
    expect!(kernels == [weigh, advance]);
    let (counter, size) = cuda.cudaLibraryGetGlobal(library, c"counter".as_ptr())?;
    expect!(size == 4);
    expect!(cuda.driver().read(counter as u64, 4)? == 7u32.to_le_bytes());
    let (word, size) = cuda.cudaLibraryGetManaged(library, c"shared_word".as_ptr())?;
    expect!(size == 4);
    expect!(cuda.driver().read(word as u64, 4)? == 5u32.to_le_bytes());
    expect!(cuda.cudaLibraryGetManaged(library, c"counter".as_ptr()).is_err());
    expect!(cuda.cudaLibraryGetKernel(library, c"nothing".as_ptr()) == Err(SymbolNotFound));
    cuda.cudaLibraryUnload(library)?;
}

/// A context that another thread destroyed is none to the runtime, which makes no other current for it.
#[scenario]
#[needs(context)]
fn a_destroyed_context_has_no_variables(cuda: &Runtime) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let context = cuda.driver().new_context()?;
    cuda.cudaLibraryGetGlobal(library, c"counter".as_ptr())?;
    cuda.thread(|_| {
        cuda.driver().cuCtxDestroy_v2(context)?;
    })?;
    expect!(cuda.driver().cuCtxGetCurrent()? == context);
    expect!(cuda.cudaLibraryGetGlobal(library, c"counter".as_ptr()) == Err(DeviceUninitialized));
    expect!(cuda.driver().cuCtxPopCurrent_v2()? == context);
    cuda.cudaLibraryUnload(library)?;
}

/// A library may come from a file, which nobody needs any more then.
#[scenario]
#[needs(runtime)]
#[shows(cudaLibraryLoadFromFile)]
fn a_library_may_come_from_a_file(cuda: &Runtime) {
    let (no_keys, no_values) = (ptr::null_mut(), ptr::null_mut());
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let path = std::env::temp_dir().join(format!("runtime-image-{}.ptx", std::process::id()));
    let image: *const c_void = ptx!("symbols");
    std::fs::write(&path, CStr::from_ptr(image.cast()).to_bytes())?;
    let name = std::ffi::CString::new(path.as_os_str().as_encoded_bytes())?;
    let library = cuda.cudaLibraryLoadFromFile(
        name.as_ptr(),
        no_keys,
        no_values,
        0,
        keys,
        values,
        0,
    )?;
    std::fs::remove_file(&path)?;
    expect!(cuda.cudaLibraryGetKernelCount(library)? == 2);
    cuda.cudaLibraryUnload(library)?;
}
