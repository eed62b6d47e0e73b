//! What devices can do with one another's memory.

#![on("13.0.96")]

#[as_driver(cuDeviceGetP2PAttribute)]
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
fn cudaDeviceGetP2PAttribute(value: _, attr: _, srcDevice: _, dstDevice: _) {
    check!(devices, outside_callback);
}

#[as_driver(cuDeviceGetP2PAtomicCapabilities)]
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
fn cudaDeviceGetP2PAtomicCapabilities(
    capabilities: _,
    operations: _,
    count: _,
    srcDevice: _,
    dstDevice: _,
) {
    check!(devices, outside_callback);
}

/// What two devices can do with one another's memory is for the driver to say.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
#[shows(cudaDeviceGetP2PAttribute, cudaDeviceGetP2PAtomicCapabilities)]
fn peers_are_the_drivers(cuda: &Runtime) {
    for (attribute, same) in [
        (
            cudaDevP2PAttrPerformanceRank,
            cuspec_sys::driver::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK,
        ),
        (
            cudaDevP2PAttrAccessSupported,
            cuspec_sys::driver::CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED,
        ),
    ] {
        let told = cuda.cudaDeviceGetP2PAttribute(attribute, 0, 1)?;
        expect!(told == cuda.driver().cuDeviceGetP2PAttribute(same, 0, 1)?);
    }
    let operations = [cudaAtomicOperationIntegerAdd, cudaAtomicOperationExchange];
    let (mut masks, mut same) = ([u32::MAX; 2], [0x5555_5555; 2]);
    cuda.cudaDeviceGetP2PAtomicCapabilities(masks.as_mut_ptr(), operations.as_ptr(), 2, 0, 1)?;
    cuda.driver().cuDeviceGetP2PAtomicCapabilities(
        same.as_mut_ptr(),
        operations.as_ptr().cast(),
        2,
        0,
        1,
    )?;
    expect!(masks == same);
}
