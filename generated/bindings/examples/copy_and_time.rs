//! Copies memory to a device and back, checks it, and times the way with events.
//!
//! ```text
//! cargo run -p cuspec-sys --example copy_and_time [LIBRARY]
//! ```

use cuspec_sys::Error;
use cuspec_sys::driver::*;

/// How many numbers travel.
const COUNT: usize = 1 << 20;

fn main() -> Result<(), Error> {
    let cuda = match std::env::args_os().nth(1) {
        // SAFETY: who names a library vouches that it is a driver.
        Some(path) => unsafe { Driver::open_from(path)? },
        None => Driver::open()?,
    };
    let (milliseconds, is_same) = round_trip(cuda)?;
    println!("{COUNT} numbers to the device and back in {milliseconds} ms");
    println!(
        "what came back is {}",
        if is_same {
            "the same"
        } else {
            "something else"
        }
    );
    Ok(())
}

/// The time in milliseconds, and whether what came back is what was sent.
pub(crate) fn round_trip(cuda: Driver) -> Result<(f32, bool), Error> {
    let cuda = cuda.values();
    cuda.cuInit(0)?;
    let device = cuda.cuDeviceGet(0)?;
    let context = cuda.cuDevicePrimaryCtxRetain(device)?;
    let sent: Vec<u32> = (0..COUNT as u32).collect();
    let mut got = vec![0_u32; COUNT];
    let bytes = size_of_val(&*sent);
    // SAFETY: the context, the stream and the events live until their ends below, and both vectors
    // are left alone until the stream has done its work.
    let milliseconds = unsafe {
        cuda.cuCtxSetCurrent(context)?;
        let memory = cuda.cuMemAlloc_v2(bytes)?;
        let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
        let start = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
        let end = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
        cuda.cuEventRecord(start, stream)?;
        cuda.cuMemcpyHtoDAsync_v2(memory, sent.as_ptr().cast(), bytes, stream)?;
        cuda.cuMemcpyDtoHAsync_v2(got.as_mut_ptr().cast(), memory, bytes, stream)?;
        cuda.cuEventRecord(end, stream)?;
        cuda.cuStreamSynchronize(stream)?;
        let milliseconds = elapsed(cuda, start, end)?;
        cuda.cuEventDestroy_v2(start)?;
        cuda.cuEventDestroy_v2(end)?;
        cuda.cuStreamDestroy_v2(stream)?;
        cuda.cuMemFree_v2(memory)?;
        cuda.cuDevicePrimaryCtxRelease_v2(device)?;
        milliseconds
    };
    Ok((milliseconds, got == sent))
}

/// The newer form counts in finer steps; drivers before CUDA 12.8 have the older one alone.
///
/// # Safety
///
/// Both events live.
unsafe fn elapsed(cuda: Values, start: CUevent, end: CUevent) -> Result<f32, Error> {
    // SAFETY: the caller's.
    let milliseconds = unsafe {
        match cuda.cuEventElapsedTime_v2.is_available() {
            true => cuda.cuEventElapsedTime_v2(start, end)?,
            false => cuda.cuEventElapsedTime(start, end)?,
        }
    };
    Ok(milliseconds)
}
