//! Launching kernels, and what a kernel can be asked and told.

/// Fills a structure with the properties of a kernel: registers, shared memory, most threads of a
/// block and others.
fn cudaFuncGetAttributes(
    /// Room for the properties; sizes are in bytes.
    attr: _,
    /// The kernel, as the program names it.
    func: _,
);

/// Returns a kernel's name as the compiler mangled it; the text belongs to the runtime.
fn cudaFuncGetName();

/// Returns how many parameters a kernel takes.
fn cudaFuncGetParamCount();

/// Returns where one parameter of a kernel lies among its arguments, and how large it is, in bytes.
fn cudaFuncGetParamInfo();

/// Changes a property of a kernel, such as how much dynamic shared memory its launches may ask for.
fn cudaFuncSetAttribute(
    /// The kernel, as the program names it; the change holds on the current device.
    func: _,
    /// Which property.
    attr: _,
    /// The new value; sizes are in bytes.
    value: _,
);

/// Prefers more L1 cache or more shared memory for a kernel on the current device; only a hint.
fn cudaFuncSetCacheConfig();

/// Launches a kernel whose blocks all run at the same time, so that the whole grid can synchronise.
fn cudaLaunchCooperativeKernel(
    /// The kernel, as the program names it or as a `cudaKernel_t`.
    func: _,
    /// Blocks in each dimension; all together must fit on the device at once.
    gridDim: _,
    /// Threads of a block in each dimension.
    blockDim: _,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// if there are none.
    args: _,
    /// Bytes of dynamic shared memory for each block.
    sharedMem: _,
    /// Stream whose order the launch joins; null is the default stream.
    stream: _,
);

/// Launches one cooperative kernel on each of several devices, so that all their grids can
/// synchronise.
fn cudaLaunchCooperativeKernelMultiDevice();

/// Puts a host function into a stream and chooses whether the thread that is to call it blocks or
/// spins until then.
fn cudaLaunchHostFunc_v2();

/// Launches a kernel on the current device in stream order and returns before it has run;
/// `<<<...>>>` becomes this call.
fn cudaLaunchKernel(
    /// The kernel, as the program names it or as a `cudaKernel_t`.
    func: _,
    /// Blocks in each dimension.
    gridDim: _,
    /// Threads of a block in each dimension.
    blockDim: _,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// if there are none.
    args: _,
    /// Bytes of dynamic shared memory for each block, on top of what the kernel declares.
    sharedMem: _,
    /// Stream whose order the launch joins; null is the default stream.
    stream: _,
);

/// Launches a kernel in stream order with launch attributes: clusters, priority, programmatic
/// dependence and others.
fn cudaLaunchKernelExC(
    /// Grid and block dimensions, dynamic shared memory in bytes, stream, and a list of attributes.
    config: _,
    /// The kernel, as the program names it or as a `cudaKernel_t`.
    func: _,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// if there are none.
    args: _,
);

/// Rounds a double as a device without double precision would see it; on all others it stays as it
/// is.
fn cudaSetDoubleForDevice();

/// Turns a double back that came from a device without double precision; on all others it stays as
/// it is.
fn cudaSetDoubleForHost();
