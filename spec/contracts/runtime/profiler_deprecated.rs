//! The profiler: a form that went with 12.0.

#[as_driver(cuProfilerInitialize)]
fn cudaProfilerInitialize(configFile: _, outputFile: _, outputMode: _) {}
