//! `cargo graph-bench`: the time of a graph of empty kernels beside that of as many launches.

use std::path::PathBuf;
use std::process::ExitCode;
use std::ptr::{null, null_mut};
use std::time::{Duration, Instant};

use clap::Parser;
use cuspec_sys::Error;
use cuspec_sys::driver::*;

/// Largest ratio of a graph's time to that of the launches.
const MAX_RATIO: f64 = 1.2;

/// Measures a launch of a graph of empty kernels, each behind the one before, beside as many launches in a stream.
/// Both are timed from the first call to the end of the last kernel, and take turns.
#[derive(Parser)]
#[command(
    name = "graph-bench",
    version,
    after_help = "Exit codes: 0 the graph takes at most 1.2 times as long; 1 it takes longer; 2 the command line makes \
                  no sense; 3 a call failed."
)]
struct Arguments {
    /// The driver, a path or a name for the loader.
    #[arg(
        long,
        default_value = "target/release/libcuda.so",
        value_name = "LIBRARY"
    )]
    driver: PathBuf,
    /// Number of kernels.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    kernels: u32,
    /// Number of measurements of each kind; the fastest is used.
    #[arg(long, default_value_t = 21, value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    repeat: u32,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match measure(&arguments) {
        Ok([launches, graph]) => {
            let ratio = graph.as_secs_f64() / launches.as_secs_f64();
            println!(
                "{} kernels, fastest of {}:",
                arguments.kernels, arguments.repeat
            );
            println!("  launches {:9.3} ms", launches.as_secs_f64() * 1e3);
            println!("  graph    {:9.3} ms", graph.as_secs_f64() * 1e3);
            println!("  ratio    {ratio:9.2}, at most {MAX_RATIO}");
            ExitCode::from(u8::from(ratio > MAX_RATIO))
        }
        Err(error) => {
            eprintln!("error: {}: {error}", arguments.driver.display());
            ExitCode::from(3)
        }
    }
}

/// The fastest time of the launches, and of the graph.
fn measure(arguments: &Arguments) -> Result<[Duration; 2], Error> {
    // SAFETY: the user vouches that the library is a driver.
    let cuda = unsafe { Driver::open_from(&arguments.driver)? }.values();
    let mut fastest = [Duration::MAX; 2];
    // SAFETY: handles live until they are destroyed, and pointers lead to memory that lives.
    unsafe {
        cuda.cuInit(0)?;
        let context = cuda.cuDevicePrimaryCtxRetain(cuda.cuDeviceGet(0)?)?;
        cuda.cuCtxSetCurrent(context)?;
        let module = cuda.cuModuleLoadData(cuspec_kernels::ptx!("nothing"))?;
        let kernel = cuda.cuModuleGetFunction(module, c"nothing".as_ptr())?;
        let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
        let graph = cuda.cuGraphCreate(0)?;
        let node = CUDA_KERNEL_NODE_PARAMS {
            func: kernel,
            gridDimX: 1,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 1,
            blockDimY: 1,
            blockDimZ: 1,
            ..Default::default()
        };
        let mut last = null_mut();
        for number in 0..arguments.kernels {
            let before: *const CUgraphNode = if number == 0 { null() } else { &raw const last };
            last = cuda.cuGraphAddKernelNode_v2(graph, before, usize::from(number > 0), &node)?;
        }
        let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
        let launch = || {
            let (none, extra) = (null_mut(), null_mut());
            cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, none, extra)
        };
        for _ in 0..arguments.repeat {
            cuda.cuStreamSynchronize(stream)?;
            let start = Instant::now();
            for _ in 0..arguments.kernels {
                launch()?;
            }
            cuda.cuStreamSynchronize(stream)?;
            fastest[0] = fastest[0].min(start.elapsed());
            let start = Instant::now();
            cuda.cuGraphLaunch(exec, stream)?;
            cuda.cuStreamSynchronize(stream)?;
            fastest[1] = fastest[1].min(start.elapsed());
        }
        cuda.cuGraphExecDestroy(exec)?;
        cuda.cuGraphDestroy(graph)?;
        cuda.cuStreamDestroy_v2(stream)?;
        cuda.cuModuleUnload(module)?;
        cuda.cuDevicePrimaryCtxRelease_v2(0)?;
    }
    Ok(fastest)
}
