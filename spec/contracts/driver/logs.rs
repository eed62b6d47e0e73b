//! The driver's log of errors.

#![on("580.159.04")]

/// A function's registration with the log.
#[domain(CUlogsCallbackHandle, live)]
#[resource(ended_by = cuLogsUnregisterCallback)]
enum LogsCallback {
    /// One that the suite has made.
    #[accepted]
    #[without_driver]
    Registered,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// One that was ended.
    #[undefined]
    #[without_driver]
    Ended,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A place in the log.
#[domain]
enum LogPlace {
    /// Where it begins.
    #[accepted]
    Start = 0,
    /// A place that the log has not come to.
    #[undefined]
    Beyond = 0x7fff_ffff,
}

/// How much room there is for entries.
#[domain]
enum LogRoom {
    /// More than any log has.
    #[accepted]
    Ample = 25600,
}

/// The path of a file that is to be written.
#[domain(text)]
#[any_thread]
enum WritableFile {
    /// A file that swallows everything.
    #[accepted]
    Sink = "/dev/null",
    /// A file in a folder that there is not.
    #[refused(INVALID_VALUE)]
    Nowhere = "/no/such/folder/log",
    /// A folder.
    #[refused(INVALID_VALUE)]
    Folder = "/",
    /// The empty text.
    #[refused(INVALID_VALUE)]
    Empty = "",
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// Has a function called for each entry that is added to the log from now on.
#[class(lookup)]
#[order(observed)]
fn cuLogsRegisterCallback(
    /// The function.
    #[without(CallsApi)]
    callbackFunc: Callback<CUlogsCallback>,
    /// Handed to the function untouched.
    userData: Opaque,
    /// Room for the registration; nobody can end one that is not told of.
    #[creates(LogsCallback)]
    #[without(Null)]
    callback_out: Out<CUlogsCallbackHandle>,
) {
}

/// Has a function called no more.
#[class(lookup)]
#[order(observed)]
fn cuLogsUnregisterCallback(
    /// Its registration.
    #[ends(LogsCallback)]
    callback: LogsCallback,
) {
}

/// Tells where the log ends, so that what is added can be asked for later.
#[class(lookup)]
#[order(observed)]
fn cuLogsCurrent(
    /// Room for the place.
    #[varies]
    iterator_out: Out<CUlogIterator>,
    /// Nothing for now, and not looked at.
    flags: Any,
) {
}

/// Writes what the log has from a place on to a file, and moves the place behind it.
#[class(lookup)]
#[order(observed)]
fn cuLogsDumpToFile(
    /// The place, or nothing for all that the log has.
    #[varies]
    iterator: InOut<CUlogIterator, LogPlace, Null>,
    /// The file.
    pathToFile: WritableFile,
    /// Nothing for now, and not looked at.
    flags: Any,
) {
}

/// Writes what the log has from a place on as a text, and moves the place behind it.
#[class(lookup)]
#[order(observed)]
fn cuLogsDumpToMemory(
    /// The place, or nothing for all that the log has.
    #[varies]
    iterator: InOut<CUlogIterator, LogPlace, Null>,
    /// Room for the text, of which the log may have none.
    #[may_leave_alone("the log may have nothing to tell")]
    #[varies]
    buffer: OutText<size>,
    /// Bytes of room; then those of the text, without its end mark.
    #[varies]
    size: InOut<usize, LogRoom>,
    /// Nothing for now, and not looked at.
    flags: Any,
) {
}

/// Of a call that fails the log says which code it answered, after what was there before.
#[scenario]
#[needs(context)]
#[shows(cuLogsCurrent, cuLogsDumpToMemory)]
fn failures_are_logged(cuda: &Driver) {
    let mut start = cuda.cuLogsCurrent(0)?;
    expect!(cuda.cuMemAlloc_v2(1 << 60) == Err(OUT_OF_MEMORY));
    let mut middle = cuda.cuLogsCurrent(0)?;
    expect!(middle != start);
    expect!(cuda.cuEventDestroy_v2(ptr::null_mut()) == Err(INVALID_HANDLE));
    let end = cuda.cuLogsCurrent(0)?;

    for (place, tells_of_first) in [(&mut start, true), (&mut middle, false)] {
        let mut text = vec![0x7e_u8; 25600];
        let mut size = text.len();
        cuda.raw().cuLogsDumpToMemory(place, text.as_mut_ptr().cast(), &mut size, 0)?;
        expect!(*place == end);
        expect!(size > 0 && text.get(size) == Some(&0));
        let told = String::from_utf8_lossy(&text[..size]);
        expect!(told.contains("CUDA_ERROR_OUT_OF_MEMORY") == tells_of_first);
        expect!(told.contains("CUDA_ERROR_INVALID_HANDLE"));
    }
    // Behind the end there is nothing to tell. Four bytes would be room enough, but not for a log that is full.
    let mut text = vec![0x7e_u8; 25600];
    let mut size = text.len();
    cuda.raw().cuLogsDumpToMemory(&mut start, text.as_mut_ptr().cast(), &mut size, 0)?;
    expect!(size == 0);
    expect!(text.iter().all(|byte| *byte == 0x7e));
}

/// A file is given what a text in memory would have.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuLogsDumpToFile)]
fn files_are_given_the_log(cuda: &Driver) {
    let (mut reader, writer) = std::io::pipe().expect("a pipe is to be had");
    let path = format!("/proc/self/fd/{}\0", std::os::fd::AsRawFd::as_raw_fd(&writer));
    let mut place = cuda.cuLogsCurrent(0)?;
    expect!(cuda.cuEventDestroy_v2(ptr::null_mut()) == Err(INVALID_HANDLE));
    let end = cuda.cuLogsCurrent(0)?;
    cuda.cuLogsDumpToFile(&mut place, path.as_ptr().cast(), 0)?;
    expect!(place == end);
    drop(writer);
    let mut told = String::new();
    expect!(std::io::Read::read_to_string(&mut reader, &mut told).is_ok());
    expect!(told.contains("CUDA_ERROR_INVALID_HANDLE"));
}

/// A function is called for what is logged until its registration is ended, whoever else is called as well.
#[scenario]
#[needs(context)]
#[shows(cuLogsRegisterCallback, cuLogsUnregisterCallback)]
fn callbacks_hear_of_failures(cuda: &Driver) {
    unsafe extern "C" fn note(data: *mut c_void, _: CUlogLevel, text: *mut c_char, size: usize) {
        let told = unsafe { std::slice::from_raw_parts(text.cast::<u8>(), size) };
        let seen = unsafe { &*data.cast::<std::sync::atomic::AtomicUsize>() };
        if String::from_utf8_lossy(told).contains("CUDA_ERROR_INVALID_HANDLE") {
            seen.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        }
    }
    let [first, second] = [(); 2].map(|()| std::sync::atomic::AtomicUsize::new(0));
    let count = |of: &std::sync::atomic::AtomicUsize| of.load(std::sync::atomic::Ordering::SeqCst);
    let data = |of: &std::sync::atomic::AtomicUsize| ptr::from_ref(of).cast_mut().cast::<c_void>();
    let one = cuda.cuLogsRegisterCallback(Some(note), data(&first))?;
    let other = cuda.cuLogsRegisterCallback(Some(note), data(&second))?;
    expect!(one != other);
    expect!(cuda.cuEventDestroy_v2(ptr::null_mut()) == Err(INVALID_HANDLE));
    expect!(count(&first) == 1);
    expect!(count(&second) == 1);
    cuda.cuLogsUnregisterCallback(one)?;
    expect!(cuda.cuEventDestroy_v2(ptr::null_mut()) == Err(INVALID_HANDLE));
    expect!(count(&first) == 1);
    expect!(count(&second) == 2);
    cuda.cuLogsUnregisterCallback(other)?;
    expect!(cuda.cuEventDestroy_v2(ptr::null_mut()) == Err(INVALID_HANDLE));
    expect!(count(&second) == 2);
}
