//! The log of errors, which is the driver's.

#![on("13.0.96")]

#[as_driver(cuLogsRegisterCallback)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaLogsRegisterCallback(callbackFunc: _, userData: _, callback_out: _) {
    check!(runtime);
}

#[as_driver(cuLogsUnregisterCallback)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaLogsUnregisterCallback(callback: _) {
    check!(runtime);
}

#[as_driver(cuLogsCurrent)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaLogsCurrent(iterator_out: _, flags: _) {
    check!(runtime);
}

#[as_driver(cuLogsDumpToFile)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaLogsDumpToFile(iterator: _, pathToFile: _, flags: _) {
    check!(runtime);
}

#[as_driver(cuLogsDumpToMemory)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaLogsDumpToMemory(iterator: _, buffer: _, size: _, flags: _) {
    check!(runtime);
}

/// What the driver's log is told the runtime reads: from a place on, as a text and in a file.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux())]
#[shows(cudaLogsCurrent, cudaLogsDumpToMemory, cudaLogsDumpToFile)]
fn the_log_is_the_drivers(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    let mut start = cuda.cudaLogsCurrent(0)?;
    expect!(cuda.driver().cuEventDestroy_v2(ptr::null_mut()).is_err());
    let end = cuda.cudaLogsCurrent(0)?;
    expect!(end != start);
    let mut again = start;
    let mut text = vec![0x7e_u8; 25600];
    let mut size = text.len();
    cuda.raw().cudaLogsDumpToMemory(&mut start, text.as_mut_ptr().cast(), &mut size, 0)?;
    expect!(start == end);
    expect!(size > 0 && text.get(size) == Some(&0));
    // Each entry begins with when it was made.
    expect!(text[0] == b'[');
    expect!(String::from_utf8_lossy(&text[..size]).contains("CUDA_ERROR_INVALID_HANDLE"));

    let (mut reader, writer) = std::io::pipe().expect("a pipe is to be had");
    let path = format!("/proc/self/fd/{}\0", std::os::fd::AsRawFd::as_raw_fd(&writer));
    cuda.cudaLogsDumpToFile(&mut again, path.as_ptr().cast(), 0)?;
    expect!(again == end);
    drop(writer);
    let mut told = String::new();
    expect!(std::io::Read::read_to_string(&mut reader, &mut told).is_ok());
    expect!(told.contains("CUDA_ERROR_INVALID_HANDLE"));
}

/// A function is called for what is logged until its registration is ended.
#[scenario]
#[needs(nothing)]
#[shows(cudaLogsRegisterCallback, cudaLogsUnregisterCallback)]
fn callbacks_hear_of_failures(cuda: &Runtime) {
    unsafe extern "C" fn note(data: *mut c_void, _: cudaLogLevel, text: *mut c_char, size: usize) {
        let told = unsafe { std::slice::from_raw_parts(text.cast::<u8>(), size) };
        let seen = unsafe { &*data.cast::<std::sync::atomic::AtomicUsize>() };
        if String::from_utf8_lossy(told).contains("CUDA_ERROR_INVALID_HANDLE") {
            seen.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        }
    }
    cuda.cudaFree(ptr::null_mut())?;
    let seen = std::sync::atomic::AtomicUsize::new(0);
    let data = ptr::from_ref(&seen).cast_mut().cast::<c_void>();
    let one = cuda.cudaLogsRegisterCallback(Some(note), data)?;
    expect!(cuda.driver().cuEventDestroy_v2(ptr::null_mut()).is_err());
    expect!(seen.load(std::sync::atomic::Ordering::SeqCst) == 1);
    cuda.cudaLogsUnregisterCallback(one)?;
    expect!(cuda.driver().cuEventDestroy_v2(ptr::null_mut()).is_err());
    expect!(seen.load(std::sync::atomic::Ordering::SeqCst) == 1);
}
