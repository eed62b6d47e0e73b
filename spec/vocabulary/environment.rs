//! What a condition may ask about the machine, the library and the caller. Nothing else.
//!
//! Every attribute of a device is a question as well: `device.max_pitch()` is
//! `CU_DEVICE_ATTRIBUTE_MAX_PITCH`. A number in a condition is true when it is not zero.

trait Device {
    /// Bytes of memory the device has.
    fn total_memory();
    /// The same, as `cuMemGetInfo_v2` tells the current context.
    fn memory_of_context();
    /// Its primary context, by the handle that everybody is given.
    fn primary_context();
    /// The pool that it begins with.
    fn default_mem_pool();
    /// The pool that allocations come from which name none.
    fn current_mem_pool();
}

trait Driver {
    /// As `cuDriverGetVersion` gives it, 13000 for 13.0.
    fn version();
}

trait Runtime {
    /// As `cudaRuntimeGetVersion` gives it, 13000 for 13.0.
    fn version();
}

/// Where the library exports a function, as the loader tells it.
trait Exports {
    /// Where `cuInit` is.
    fn cuInit();
    /// Where `cuLibraryLoadData` is.
    fn cuLibraryLoadData();
}

trait Thread {
    /// Whether a context is current to the calling thread.
    fn has_context();
    /// The context that is current to the thread has been destroyed, released or reset.
    fn has_destroyed_context();
    /// Whether the calling thread has a capture under way that restricts it.
    fn is_capturing();
    /// Whether an OpenGL context is current to the calling thread.
    fn has_opengl();
}

trait Process {
    /// Whether `cuInit` has succeeded.
    fn is_initialized();
    /// Whether `cuInit` has succeeded, and the primary context of the first device is not active.
    fn is_primary_inactive();
    /// Whether contexts of the process were made by the first form of `cuCtxCreate`, which are never beside others.
    fn has_first_contexts();
    /// Whether no device is visible to the process.
    fn is_without_devices();
    /// Whether memory of another process is mapped.
    fn has_opened_memory();
    /// Whether the runtime has set a device up itself, as `cudaSetDevice` has it do. In a case the driver has
    /// made the context of the device current, and nothing is set up.
    fn is_runtime_set_up();
}

trait Symbol {
    /// Whether the export under test is the `_ptsz` or `_ptds` twin.
    fn is_per_thread();
}

trait Machine {
    /// Devices the driver shows.
    fn devices();
    /// Whether the first two devices reach the memory of one another.
    fn has_peers();
    /// Whether the process talks to the device through a multi-process server.
    fn is_mps();
    /// Whether the system is Linux.
    fn is_linux();
    /// Whether a process can have an OpenGL context without a window, of a device that the driver lists.
    fn has_opengl();
    /// Whether a process can have a device of VDPAU.
    fn has_vdpau();
    /// Whether EGL has streams on the first device.
    fn has_egl_streams();
}
