/// Copies bytes to an address of the device.
fn write(cuda: Values, address: CUdeviceptr, bytes: &[u8]) -> Result<(), Error> {
    // SAFETY: the slice has as many bytes as the call copies.
    unsafe { cuda.cuMemcpyHtoD_v2(address, bytes.as_ptr().cast(), bytes.len()) }
}
