#[toolkits("12.0.0"..)]
#[tag(cudaError)]
#[repr(u32)]
enum cudaError_t {
    cudaSuccess = 0,
}

#[toolkits("12.0.0"..)]
#[layout(size = 16, align = 8)]
struct cudaExtent {
    #[offset(0)]
    width: usize,
    #[offset(8)]
    height: usize,
}

#[group(CUDART_LAMP)]
#[toolkits("12.0.0"..)]
fn cudaLampFit(extent: cudaExtent) -> cudaError_t;

#[group(CUDART_LAMP)]
#[header("driver_functions.h")]
#[inline(width = w, height = h)]
#[toolkits("12.0.0"..)]
fn make_cudaExtent(w: usize, h: usize) -> cudaExtent;
