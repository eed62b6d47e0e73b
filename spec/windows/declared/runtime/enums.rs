//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
#[repr(i32)]
enum cudaD3D10DeviceList {
    cudaD3D10DeviceListAll = 1,
    cudaD3D10DeviceListCurrentFrame = 2,
    cudaD3D10DeviceListNextFrame = 3,
}

#[toolkits("11.7.99"..)]
#[repr(i32)]
enum cudaD3D10MapFlags {
    cudaD3D10MapFlagsNone = 0,
    cudaD3D10MapFlagsReadOnly = 1,
    cudaD3D10MapFlagsWriteDiscard = 2,
}

#[toolkits("11.7.99"..)]
#[repr(i32)]
enum cudaD3D10RegisterFlags {
    cudaD3D10RegisterFlagsNone = 0,
    cudaD3D10RegisterFlagsArray = 1,
}

#[toolkits("11.7.99"..)]
#[repr(i32)]
enum cudaD3D11DeviceList {
    cudaD3D11DeviceListAll = 1,
    cudaD3D11DeviceListCurrentFrame = 2,
    cudaD3D11DeviceListNextFrame = 3,
}

#[toolkits("11.7.99"..)]
#[repr(i32)]
enum cudaD3D9DeviceList {
    cudaD3D9DeviceListAll = 1,
    cudaD3D9DeviceListCurrentFrame = 2,
    cudaD3D9DeviceListNextFrame = 3,
}

#[toolkits("11.7.99"..)]
#[repr(i32)]
enum cudaD3D9MapFlags {
    cudaD3D9MapFlagsNone = 0,
    cudaD3D9MapFlagsReadOnly = 1,
    cudaD3D9MapFlagsWriteDiscard = 2,
}

#[toolkits("11.7.99"..)]
#[repr(i32)]
enum cudaD3D9RegisterFlags {
    cudaD3D9RegisterFlagsNone = 0,
    cudaD3D9RegisterFlagsArray = 1,
}
