/// Copies bytes to an address of the device.
fn write(cuda: Values, address: CUdeviceptr, bytes: &[u8]) -> Result<(), Error> {
    // SAFETY: there are as many bytes as are copied.
    unsafe { cuda.cuMemcpyHtoD_v2(address, bytes.as_ptr().cast(), bytes.len()) }
}
