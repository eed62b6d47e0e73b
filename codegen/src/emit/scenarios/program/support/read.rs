/// Copies bytes from an address of the device.
fn read(cuda: Values, address: CUdeviceptr, bytes: usize) -> Result<Vec<u8>, Error> {
    let mut copy = vec![0; bytes];
    // SAFETY: there is room for as many bytes as are copied.
    unsafe { cuda.cuMemcpyDtoH_v2(copy.as_mut_ptr().cast(), address, bytes)? };
    Ok(copy)
}
