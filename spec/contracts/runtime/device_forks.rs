//! A forked child: what the runtime of its parent has found is known to it, and nothing else can be used.

#![on("13.0.96")]

/// A child whose parent has initialized the driver alone cannot initialize the runtime, and reading the last error does
/// not reset it.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1 && runtime.version() >= 12000)]
fn a_child_does_not_initialize_the_runtime(cuda: &Runtime) {
    cuda.driver().cuInit(0)?;
    cuda.fork(|cuda| {
        expect!(cuda.cudaGetDeviceCount() == Err(InitializationError));
        expect!(cuda.cudaGetLastError() == Err(InitializationError));
        expect!(cuda.cudaMalloc(16) == Err(InitializationError));
        expect!(cuda.cudaGetLastError() == Err(InitializationError));
        expect!(cuda.cudaGetLastError() == Err(InitializationError));
        expect!(cuda.cudaSetDevice(0) == Err(InitializationError));
        expect!(cuda.cudaDeviceReset() == Err(InitializationError));
        expect!(cuda.cudaRuntimeGetVersion()? >= 11000);
        expect!(cuda.cudaDriverGetVersion()? >= 11000);
    })?;
}

/// A child whose parent has used the runtime knows the devices, and cannot use them. Its last error is reset as any
/// other.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
fn a_child_knows_the_devices_of_its_parent(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    cuda.fork(|cuda| {
        expect!(cuda.cudaGetLastError() == Ok(()));
        expect!(cuda.cudaGetDeviceCount()? >= 1);
        expect!(cuda.cudaMalloc(16) == Err(InitializationError));
        expect!(cuda.cudaPeekAtLastError() == Err(InitializationError));
        expect!(cuda.cudaGetLastError() == Err(InitializationError));
        expect!(cuda.cudaGetLastError() == Ok(()));
        expect!(cuda.cudaGetDevice() == Err(InitializationError));
        expect!(cuda.cudaSetDevice(0) == Err(InitializationError));
        expect!(cuda.cudaDeviceSynchronize() == Err(InitializationError));
        expect!(cuda.cudaStreamSynchronize(ptr::null_mut()) == Err(InitializationError));
        expect!(cuda.cudaMallocHost(16) == Err(InitializationError));
    })?;
    let memory = cuda.cudaMalloc(16)?;
    cuda.cudaFree(memory)?;
}

/// Counting devices initializes the runtime, which a child cannot do again; asking for its version does not.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1 && runtime.version() >= 12000)]
fn counting_devices_initializes_the_runtime(cuda: &Runtime) {
    cuda.cudaRuntimeGetVersion()?;
    cuda.fork(|cuda| {
        expect!(cuda.cudaGetDeviceCount()? >= 1);
        cuda.cudaFree(ptr::null_mut())?;
    })?;
    let count = cuda.cudaGetDeviceCount()?;
    cuda.fork(|cuda| {
        expect!(cuda.cudaGetDeviceCount()? == count);
        expect!(cuda.cudaFree(ptr::null_mut()) == Err(InitializationError));
    })?;
}

/// Without a visible device the reason stays the last error, however often it is read.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
fn a_missing_device_stays_the_last_error(cuda: &Runtime) {
    for (list, code) in [("-1", NoDevice), ("0,0", InvalidDevice)] {
        cuda.fork(|cuda| {
            std::env::set_var("CUDA_VISIBLE_DEVICES", list);
            expect!(cuda.cudaGetDeviceCount() == Err(code));
            expect!(cuda.cudaGetDevice() == Err(code));
            expect!(cuda.cudaSetDevice(0) == Err(code));
            expect!(cuda.cudaMalloc(16) == Err(code));
            expect!(cuda.cudaGetLastError() == Err(code));
            expect!(cuda.cudaGetLastError() == Err(code));
        })?;
    }
}
