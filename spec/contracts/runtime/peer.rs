//! Devices that reach each other's memory.

#![on("13.0.96")]

/// That the current device reaches the memory of another one.
#[resource(ended_by = cudaDeviceDisablePeerAccess)]
struct DevicePeerAccess;

/// A device whose memory another one may be let reach.
#[domain(live)]
enum PeerDevice {
    /// The second device.
    #[accepted]
    #[gate(machine.devices() >= 2)]
    Second,
    /// The same, which the current device reaches already.
    #[refused(PeerAccessAlreadyEnabled)]
    #[gate(machine.devices() >= 2)]
    Peer,
    /// The current device.
    #[refused(PeerAccessUnsupported)]
    Own = 0,
    /// A number past the last device.
    #[refused(InvalidDevice)]
    Beyond = 99,
    /// A number below zero.
    #[refused(InvalidDevice)]
    Negative = -5,
}

#[as_driver(cuDeviceCanAccessPeer)]
fn cudaDeviceCanAccessPeer(
    canAccessPeer: _,
    #[accepts(Cpu, Beyond, Negative)] device: _,
    #[accepts(Cpu, Beyond, Negative)] peerDevice: _,
) {
    check!(runtime);

    /// Both devices are there, which is looked at before all else.
    #[rule("devices-exist", documented, on("13.0.96"))]
    if device.is_absent() || peerDevice.is_absent() {
        return InvalidDevice;
    }
}

/// Gives the current device access to the memory of another one.
#[needs(runtime)]
#[order(partial)]
fn cudaDeviceEnablePeerAccess(
    /// The device whose memory is to be reached.
    #[acquires(DevicePeerAccess)]
    peerDevice: PeerDevice,
    /// Kept for later.
    flags: Reserved,
) {
    check!(runtime);
}

/// Ends the current device's access to the memory of another one.
#[needs(runtime)]
#[order(observed)]
fn cudaDeviceDisablePeerAccess(
    /// The device whose memory is reached.
    #[accepts(Peer)]
    #[refuses(Second = PeerAccessNotEnabled, Own = PeerAccessNotEnabled)]
    #[ends(DevicePeerAccess)]
    peerDevice: PeerDevice,
) {
    check!(runtime);
}

/// A device that can reach the memory of another does so once it is told to, and once only.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
#[shows(cudaDeviceEnablePeerAccess, cudaDeviceDisablePeerAccess)]
fn devices_reach_what_they_are_let(cuda: &Runtime) {
    if cuda.cudaDeviceCanAccessPeer(0, 1)? == 0 {
        return Ok(());
    }
    cuda.cudaSetDevice(1)?;
    let theirs = cuda.cudaMalloc(65536)?;
    cuda.cudaMemset(theirs, 0x5a, 65536)?;
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaSetDevice(0)?;
    expect!(cuda.cudaDeviceDisablePeerAccess(1) == Err(PeerAccessNotEnabled));
    cuda.cudaDeviceEnablePeerAccess(1, 0)?;
    expect!(cuda.cudaDeviceEnablePeerAccess(1, 0) == Err(PeerAccessAlreadyEnabled));
    cuda.cudaMemset(theirs, 0xa5, 4)?;
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().read(theirs as u64, 5)? == [0xa5, 0xa5, 0xa5, 0xa5, 0x5a]);
    cuda.cudaDeviceDisablePeerAccess(1)?;
    expect!(cuda.cudaDeviceDisablePeerAccess(1) == Err(PeerAccessNotEnabled));
    cuda.cudaSetDevice(1)?;
    cuda.cudaFree(theirs)?;
    cuda.cudaSetDevice(0)?;
}
