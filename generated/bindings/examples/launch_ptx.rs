//! Runs a kernel that is written in PTX, and checks what it did: on a GPU, or on the reference driver.
//!
//! ```text
//! cargo run -p cuspec-sys --example launch_ptx [LIBRARY]
//! ```

use std::ffi::{CStr, c_void};
use std::ptr::null_mut;

use cuspec_sys::Error;
use cuspec_sys::driver::*;

/// `y[i] += a * x[i]` for each `i` below `n`.
const KERNEL: &CStr = c"
.version 6.0
.target sm_50
.address_size 64

.visible .entry saxpy(.param .f32 a, .param .u64 x, .param .u64 y, .param .u32 n)
{
    .reg .pred %p<2>;
    .reg .f32 %f<4>;
    .reg .b32 %r<6>;
    .reg .b64 %rd<7>;

    ld.param.f32 %f1, [a];
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.u32 %r5, %r2, %r3, %r4;
    setp.ge.u32 %p1, %r5, %r1;
    @%p1 bra done;
    cvta.to.global.u64 %rd3, %rd1;
    cvta.to.global.u64 %rd4, %rd2;
    mul.wide.u32 %rd5, %r5, 4;
    add.u64 %rd3, %rd3, %rd5;
    add.u64 %rd4, %rd4, %rd5;
    ld.global.f32 %f2, [%rd3];
    ld.global.f32 %f3, [%rd4];
    fma.rn.f32 %f3, %f1, %f2, %f3;
    st.global.f32 [%rd4], %f3;
done:
    ret;
}
";

const COUNT: u32 = 100_000;
const BLOCK: u32 = 256;

fn main() -> Result<(), Error> {
    let cuda = match std::env::args_os().nth(1) {
        // SAFETY: who names a library vouches that it is a driver.
        Some(path) => unsafe { Driver::open_from(path)? },
        None => Driver::open()?,
    };
    let wrong = saxpy(cuda)?;
    println!("{COUNT} elements, {wrong} of them wrong");
    std::process::exit(if wrong == 0 { 0 } else { 1 });
}

/// How many elements the kernel left wrong.
fn saxpy(cuda: Driver) -> Result<usize, Error> {
    let cuda = cuda.values();
    cuda.cuInit(0)?;
    let device = cuda.cuDeviceGet(0)?;
    let context = cuda.cuDevicePrimaryCtxRetain(device)?;
    let mut a = 2.0_f32;
    let mut n = COUNT;
    let x: Vec<f32> = (0..COUNT).map(|i| i as f32).collect();
    let mut y = vec![1.0_f32; COUNT as usize];
    let bytes = size_of_val(&*x);
    // SAFETY: everything lives until it is freed below, the kernel's parameters are those that it
    // declares, and it stays within both arrays.
    unsafe {
        cuda.cuCtxSetCurrent(context)?;
        let module = cuda.cuModuleLoadData(KERNEL.as_ptr().cast())?;
        let kernel = cuda.cuModuleGetFunction(module, c"saxpy".as_ptr())?;
        let mut device_x = cuda.cuMemAlloc_v2(bytes)?;
        let mut device_y = cuda.cuMemAlloc_v2(bytes)?;
        cuda.cuMemcpyHtoD_v2(device_x, x.as_ptr().cast(), bytes)?;
        cuda.cuMemcpyHtoD_v2(device_y, y.as_ptr().cast(), bytes)?;
        let mut params: [*mut c_void; 4] = [
            (&raw mut a).cast(),
            (&raw mut device_x).cast(),
            (&raw mut device_y).cast(),
            (&raw mut n).cast(),
        ];
        let blocks = COUNT.div_ceil(BLOCK);
        let params = params.as_mut_ptr();
        cuda.cuLaunchKernel(
            kernel,
            blocks,
            1,
            1,
            BLOCK,
            1,
            1,
            0,
            null_mut(),
            params,
            null_mut(),
        )?;
        cuda.cuCtxSynchronize()?;
        cuda.cuMemcpyDtoH_v2(y.as_mut_ptr().cast(), device_y, bytes)?;
        cuda.cuMemFree_v2(device_x)?;
        cuda.cuMemFree_v2(device_y)?;
        cuda.cuModuleUnload(module)?;
        cuda.cuDevicePrimaryCtxRelease_v2(device)?;
    }
    let is_wrong = |(x, y): &(&f32, &f32)| **y != a * **x + 1.0;
    Ok(x.iter().zip(&y).filter(is_wrong).count())
}
