/// Copies bytes from an address of the device.
fn read(cuda: Values, address: CUdeviceptr, bytes: usize) -> Result<Vec<u8>, Error> {
    let mut copy = vec![0; bytes];
    // SAFETY: the vector has as many bytes as the call copies.
    unsafe { cuda.cuMemcpyDtoH_v2(copy.as_mut_ptr().cast(), address, bytes)? };
    Ok(copy)
}
