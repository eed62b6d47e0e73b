//! What a case could do to others that share the machine.

/// A case with a hazard runs only when asked for by its name.
#[hazards]
enum Hazard {
    /// Multicast objects can put the switches of a host out of service.
    #[groups(CUDA_MULTICAST)]
    Multicast,
    /// A checkpoint stops the process and takes its memory off the device.
    #[groups(CUDA_CHECKPOINT)]
    Checkpoint,
    /// The call writes files.
    Files,
    /// Nobody else gets memory of the device while the call is made.
    FillsMemory,
    /// The call resets or changes the device for every process on it.
    DeviceSettings,
}
