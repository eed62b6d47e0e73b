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
    #[accepted]
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
#[order(observed, except(outside_callback))]
#[needs(devices, outside_callback)]
#[class(process_state)]
fn cudaDeviceCanAccessPeer(
    canAccessPeer: _,
    #[accepts(Cpu, Beyond, Negative)] device: _,
    #[accepts(Cpu, Beyond, Negative)] peerDevice: _,
) {
    check!(devices);

    /// Both devices are there, which is looked at before all else.
    #[rule("devices-exist", documented, on("13.0.96"))]
    if device.is_absent() || peerDevice.is_absent() {
        return InvalidDevice;
    }
}

/// Gives the current device access to the memory of another one.
#[needs(runtime, own_process)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context)]
#[unobserved(own_process)]
#[order(observed)]
fn cudaDeviceEnablePeerAccess(
    /// The device whose memory is to be reached.
    #[acquires(DevicePeerAccess)]
    #[accepts(Own, Peer)]
    peerDevice: PeerDevice,
    /// Kept for later.
    flags: Reserved,
) {
    check!(runtime, peerDevice, flags);

    /// The current device has no access yet.
    #[rule("no-access-yet", documented, on("13.0.96"))]
    if peerDevice.is_peer() {
        return PeerAccessAlreadyEnabled;
    }

    /// A device is no peer of itself.
    #[rule("another-device", observed, on("13.0.96"), undocumented)]
    if peerDevice.is_own() {
        return PeerAccessUnsupported;
    }
}

/// Ends the current device's access to the memory of another one.
#[needs(runtime, no_capture, own_process)]
#[tolerates(outside_callback, live_context, uncaptured_context, sound_context)]
#[unobserved(no_capture, own_process)]
#[order(observed)]
fn cudaDeviceDisablePeerAccess(
    /// The device whose memory is reached.
    #[accepts(Peer)]
    #[refuses(Second = PeerAccessNotEnabled, Own = PeerAccessNotEnabled)]
    #[ends(DevicePeerAccess)]
    peerDevice: PeerDevice,
) {
    check!(runtime);

    // A number of a device is looked up first.
    if peerDevice.is_beyond() || peerDevice.is_negative() {
        check!(peerDevice);
    }

    check!(no_capture, peerDevice);
}

/// A device that can reach the memory of another does so once it is told to, and once only.
#[scenario]
#[needs(nothing)]
#[gate(machine.has_peers())]
#[shows(cudaDeviceEnablePeerAccess, cudaDeviceDisablePeerAccess)]
fn devices_reach_what_they_are_let(cuda: &Runtime) {
    expect!(cuda.cudaDeviceCanAccessPeer(0, 1)? == 1);
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

/// Access goes one way: the device whose memory is reached reaches nothing of the other before it is let.
#[scenario]
#[needs(nothing)]
#[gate(machine.has_peers())]
fn access_goes_one_way(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    cuda.cudaSetDevice(0)?;
    cuda.cudaDeviceEnablePeerAccess(1, 0)?;
    let to = cuda.cudaMalloc(4)?;
    cuda.cudaMemset(to, 0, 4)?;
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaSetDevice(1)?;
    expect!(cuda.cudaDeviceDisablePeerAccess(0) == Err(PeerAccessNotEnabled));
    expect!(cuda.cudaGetLastError() == Err(PeerAccessNotEnabled));
    cuda.cudaDeviceEnablePeerAccess(0, 0)?;
    let (one, value) = (dim3 { x: 1, y: 1, z: 1 }, 5_u32);
    let mut args = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let stream = ptr::null_mut();
    cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaDeviceDisablePeerAccess(0)?;
    cuda.cudaSetDevice(0)?;
    expect!(cuda.driver().read(to as u64, 4)? == [5, 0, 0, 0]);
    cuda.cudaDeviceDisablePeerAccess(1)?;
    cuda.cudaFree(to)?;
}

/// That a device reaches the memory of another does not let kernels of the other reach its own: they fault.
#[scenario]
#[needs(nothing)]
#[gate(machine.has_peers())]
#[lasting]
fn a_kernel_faults_the_other_way(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let (one, value) = (dim3 { x: 1, y: 1, z: 1 }, 5_u32);
    let mut places = [ptr::null_mut(); 2];
    for device in [1, 0] {
        cuda.cudaSetDevice(device)?;
        places[device as usize] = cuda.cudaMalloc(4)?;
    }
    cuda.cudaDeviceEnablePeerAccess(1, 0)?;
    for (device, place, answer) in [(0, places[1], Ok(())), (1, places[0], Err(IllegalAddress))] {
        cuda.cudaSetDevice(device)?;
        let mut args = [
            (&raw const place).cast_mut().cast::<c_void>(),
            (&raw const value).cast_mut().cast::<c_void>(),
        ];
        let stream = ptr::null_mut();
        cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
        expect!(cuda.cudaDeviceSynchronize() == answer);
    }
}

/// Access covers all memory of the other device: what was allocated before and what is allocated later, rows as well.
#[scenario]
#[needs(nothing)]
#[gate(machine.has_peers())]
fn access_covers_later_memory_and_rows(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    cuda.cudaSetDevice(1)?;
    let earlier = cuda.cudaMalloc(4)?;
    let (earlier_rows, _) = cuda.cudaMallocPitch(100, 4)?;
    cuda.cudaSetDevice(0)?;
    cuda.cudaDeviceEnablePeerAccess(1, 0)?;
    cuda.cudaSetDevice(1)?;
    // More than an earlier allocation can have left over.
    let later = cuda.cudaMalloc(64 << 20)?;
    let (later_rows, _) = cuda.cudaMallocPitch(1 << 20, 64)?;
    let places = [earlier, earlier_rows, later, later_rows];
    for place in places {
        cuda.cudaMemset(place, 0, 4)?;
    }
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaSetDevice(0)?;
    for (place, value) in places.into_iter().zip(3_u32..) {
        let mut args = [
            (&raw const place).cast_mut().cast::<c_void>(),
            (&raw const value).cast_mut().cast::<c_void>(),
        ];
        let stream = ptr::null_mut();
        cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
    }
    cuda.cudaDeviceSynchronize()?;
    for (place, value) in places.into_iter().zip(3_u8..) {
        expect!(cuda.driver().read(place as u64, 4)? == [value, 0, 0, 0]);
    }
    cuda.cudaDeviceDisablePeerAccess(1)?;
    cuda.cudaSetDevice(1)?;
    for place in places {
        cuda.cudaFree(place)?;
    }
}

/// Access ends when either device is reset, and can be given again.
#[scenario]
#[needs(nothing)]
#[lasting]
#[gate(machine.has_peers())]
fn access_ends_with_a_reset_of_either(cuda: &Runtime) {
    for reset in [1, 0] {
        cuda.cudaSetDevice(0)?;
        cuda.cudaDeviceEnablePeerAccess(1, 0)?;
        expect!(cuda.cudaDeviceEnablePeerAccess(1, 0) == Err(PeerAccessAlreadyEnabled));
        cuda.cudaSetDevice(reset)?;
        cuda.cudaDeviceReset()?;
        cuda.cudaSetDevice(0)?;
        expect!(cuda.cudaDeviceDisablePeerAccess(1) == Err(PeerAccessNotEnabled));
        cuda.cudaDeviceEnablePeerAccess(1, 0)?;
        cuda.cudaDeviceDisablePeerAccess(1)?;
    }
}
