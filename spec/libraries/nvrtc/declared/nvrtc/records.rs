//! Written by `cuspec import` from `nvrtc.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("13.3.33"..)]
#[anonymous]
#[layout(size = 40, align = 8)]
struct nvrtcBundledHeadersInfo {
    #[offset(0)]
    available: c_int,
    #[offset(8)]
    compressedSize: usize,
    #[offset(16)]
    uncompressedSize: usize,
    #[offset(24)]
    cudaVersionMajor: c_int,
    #[offset(28)]
    cudaVersionMinor: c_int,
    #[offset(32)]
    numFiles: c_uint,
}
