//! Launching kernels, and what a kernel can be asked and told.

/// Returns one property of a kernel: registers, shared memory, most threads of a block, PTX version
/// and others.
fn cuFuncGetAttribute(
    /// Room for the value; sizes are in bytes.
    pi: _,
    /// Which property.
    attrib: _,
    /// The kernel.
    hfunc: _,
);

/// Returns the module that holds a kernel.
fn cuFuncGetModule();

/// Returns a kernel's name as the compiler mangled it; the text belongs to the driver.
fn cuFuncGetName();

/// Returns how many parameters a kernel takes.
fn cuFuncGetParamCount();

/// Returns where one parameter of a kernel lies in its block of arguments, and how large it is, in
/// bytes.
fn cuFuncGetParamInfo();

/// Tells whether a kernel's code is on the device already, which lazy loading may put off until the
/// first launch.
fn cuFuncIsLoaded();

/// Loads a kernel's code onto the device now, so that its first launch does not have to.
fn cuFuncLoad();

/// Changes a property of a kernel, such as how much dynamic shared memory its launches may ask for.
fn cuFuncSetAttribute(
    /// The kernel; the change holds for all later launches of it.
    hfunc: _,
    /// Which property; most can only be read.
    attrib: _,
    /// The new value; sizes are in bytes.
    value: _,
);

/// Prefers more L1 cache or more shared memory for a kernel, where both share one memory; only a
/// hint.
fn cuFuncSetCacheConfig(
    /// The kernel.
    hfunc: _,
    /// The preference; none takes that of the context.
    config: _,
);

/// Launches a kernel whose blocks all run at the same time, so that the whole grid can synchronise.
fn cuLaunchCooperativeKernel(
    /// The kernel.
    f: _,
    /// Blocks in x.
    gridDimX: _,
    /// Blocks in y; all blocks together must fit on the device at once.
    gridDimY: _,
    /// Blocks in z.
    gridDimZ: _,
    /// Threads of a block in x.
    blockDimX: _,
    /// Threads of a block in y.
    blockDimY: _,
    /// Threads of a block in z.
    blockDimZ: _,
    /// Bytes of dynamic shared memory for each block.
    sharedMemBytes: _,
    /// Stream whose order the launch joins; null is the default stream.
    hStream: _,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// if there are none.
    kernelParams: _,
);

/// Puts a host function into a stream and chooses whether the thread that is to call it blocks or
/// spins until then.
fn cuLaunchHostFunc_v2();

/// Launches a kernel on a grid of blocks in stream order and returns before it has run.
fn cuLaunchKernel(
    /// The kernel; a `CUkernel` cast to this type is launched in the stream's context.
    f: _,
    /// Blocks in x.
    gridDimX: _,
    /// Blocks in y.
    gridDimY: _,
    /// Blocks in z.
    gridDimZ: _,
    /// Threads of a block in x.
    blockDimX: _,
    /// Threads of a block in y.
    blockDimY: _,
    /// Threads of a block in z.
    blockDimZ: _,
    /// Bytes of dynamic shared memory for each block, on top of what the kernel declares.
    sharedMemBytes: _,
    /// Stream whose order the launch joins; null is the default stream.
    hStream: _,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// where `extra` is used.
    kernelParams: _,
    /// Arguments packed into one buffer, as a list of keys and values that ends with
    /// `CU_LAUNCH_PARAM_END`; null otherwise.
    extra: _,
);

/// Launches a kernel in stream order with launch attributes: clusters, priority, programmatic
/// dependence and others.
fn cuLaunchKernelEx(
    /// Grid and block dimensions, dynamic shared memory in bytes, stream, and a list of attributes.
    config: _,
    /// The kernel.
    f: _,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// where `extra` is used.
    kernelParams: _,
    /// Arguments packed into one buffer, as for `cuLaunchKernel`; null otherwise.
    extra: _,
);
