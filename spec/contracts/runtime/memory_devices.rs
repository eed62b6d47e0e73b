//! Memory that several devices reach.

#![on("13.0.96")]

/// Managed memory has one address, by which kernels of both devices and the host reach it.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
#[gate(device.concurrent_managed_access())]
fn devices_share_managed_memory_at_one_address(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let stream = ptr::null_mut();
    let memory = cuda.cudaMallocManaged(8192, cudaMemAttachGlobal)?.cast::<u32>();
    for device in [1, 0] {
        cuda.cudaSetDevice(device)?;
        let to = memory.add(device as usize);
        let value = 5 + device as u32;
        let mut args = [
            (&raw const to).cast_mut().cast::<c_void>(),
            (&raw const value).cast_mut().cast::<c_void>(),
        ];
        cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
        cuda.cudaDeviceSynchronize()?;
        expect!(std::ptr::read_volatile(to) == value);
        let told = cuda.cudaPointerGetAttributes(memory.cast())?;
        expect!(told.r#type == cudaMemoryTypeManaged);
        expect!(told.devicePointer == memory.cast() && told.hostPointer == memory.cast());
    }
    let mut both = [0_u32; 2];
    cuda.cudaMemcpy(both.as_mut_ptr().cast(), memory.cast(), 8, cudaMemcpyDefault)?;
    expect!(both == [5, 6]);
    cuda.cudaFree(memory.cast())?;
}

/// Registered memory has one address for both devices, whichever was current when it was registered, and that is the
/// host's where both can use the host's.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
fn registered_memory_has_one_address_for_all_devices(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let stream = ptr::null_mut();
    let mut own = vec![0_u8; 3 * 4096];
    let start = own.as_mut_ptr().add(own.as_ptr().align_offset(4096)).cast::<c_void>();
    cuda.cudaHostRegister(start, 4096, cudaHostRegisterDefault)?;
    let address = cuda.cudaHostGetDevicePointer(start, 0)?;
    let mut is_same_for_all = true;
    for device in [1, 0] {
        let attribute = cudaDevAttrCanUseHostPointerForRegisteredMem;
        is_same_for_all &= cuda.cudaDeviceGetAttribute(attribute, device)? != 0;
        cuda.cudaSetDevice(device)?;
        expect!(cuda.cudaHostGetDevicePointer(start, 0)? == address);
        let told = cuda.cudaPointerGetAttributes(start)?;
        expect!(told.r#type == cudaMemoryTypeHost && told.device == 0);
        expect!(told.devicePointer == address && told.hostPointer == start);
        let to = address.cast::<u32>().add(device as usize);
        let value = 5 + device as u32;
        let mut args = [
            (&raw const to).cast_mut().cast::<c_void>(),
            (&raw const value).cast_mut().cast::<c_void>(),
        ];
        cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
        cuda.cudaDeviceSynchronize()?;
        expect!(std::ptr::read_volatile(start.cast::<u32>().add(device as usize)) == value);
    }
    expect!(!is_same_for_all || address == start);
    cuda.cudaHostUnregister(start)?;
}

/// Pinned memory is reached by both devices at the host's address, whatever flags it was made with, and names the
/// device that was current then.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
#[gate(device.unified_addressing())]
fn devices_share_pinned_memory_without_flags(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let stream = ptr::null_mut();
    for owner in [0, 1] {
        cuda.cudaSetDevice(owner)?;
        let memories = [
            cuda.cudaMallocHost(4096)?,
            cuda.cudaHostAlloc(4096, cudaHostAllocDefault)?,
        ];
        for memory in memories {
            for device in [1, 0] {
                cuda.cudaSetDevice(device)?;
                let to = memory.cast::<u32>().add(device as usize);
                std::ptr::write_volatile(to, 0);
                let value = 5 + device as u32;
                let mut args = [
                    (&raw const to).cast_mut().cast::<c_void>(),
                    (&raw const value).cast_mut().cast::<c_void>(),
                ];
                let kernel = code.address(c"store");
                cuda.cudaLaunchKernel(kernel, one, one, args.as_mut_ptr(), 0, stream)?;
                cuda.cudaDeviceSynchronize()?;
                expect!(std::ptr::read_volatile(to) == value);
                let told = cuda.cudaPointerGetAttributes(memory)?;
                expect!(told.r#type == cudaMemoryTypeHost && told.device == owner);
                expect!(told.devicePointer == memory && told.hostPointer == memory);
            }
            cuda.cudaFreeHost(memory)?;
        }
    }
}
