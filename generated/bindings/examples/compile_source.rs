//! Compiles a kernel with NVRTC, and prints what came of it: `compile_source [LIBRARY]`. No GPU is needed.

use std::ffi::{CString, c_char};
use std::ptr;

use cuspec_sys::nvrtc::{Nvrtc, nvrtcProgram};

const SOURCE: &str = "extern \"C\" __global__ void twice(float *x) { x[threadIdx.x] *= 2.0f; }";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let nvrtc = match std::env::args_os().nth(1) {
        // SAFETY: whoever runs this vouches for the library that they name.
        Some(path) => unsafe { Nvrtc::open_from(path)? },
        None => Nvrtc::open()?,
    };
    if let Some(version) = nvrtc.library().version() {
        println!("NVRTC {}.{}", version / 1000, version % 1000 / 10);
    }
    let ptx = compile(nvrtc, SOURCE)?;
    let entry = ptx.lines().find(|line| line.contains(".entry"));
    println!("{} bytes of PTX: {}", ptx.len(), entry.unwrap_or_default());
    // What only newer releases have can be asked for.
    println!(
        "cancels a compilation on request: {}",
        nvrtc.nvrtcSetFlowCallback.is_available()
    );
    Ok(())
}

/// The PTX of a source.
fn compile(nvrtc: Nvrtc, source: &str) -> Result<String, Box<dyn std::error::Error>> {
    let source = CString::new(source)?;
    let mut program: nvrtcProgram = ptr::null_mut();
    // SAFETY: there is room for the results, the source ends with a zero byte, and there are no headers
    // and no options.
    unsafe {
        nvrtc.nvrtcCreateProgram(
            &mut program,
            source.as_ptr(),
            ptr::null(),
            0,
            ptr::null(),
            ptr::null(),
        )?;
        nvrtc.nvrtcCompileProgram(program, 0, ptr::null())?;
        let mut size = 0;
        nvrtc.nvrtcGetPTXSize(program, &mut size)?;
        let mut text = vec![0_u8; size];
        nvrtc.nvrtcGetPTX(program, text.as_mut_ptr().cast::<c_char>())?;
        nvrtc.nvrtcDestroyProgram(&mut program)?;
        // The size counts the zero byte at the end.
        text.pop();
        Ok(String::from_utf8(text)?)
    }
}
