#[toolkits("12.0.0"..)]
#[tag(cudaError)]
#[repr(u32)]
enum cudaError_t {
    cudaSuccess = 0,
}
