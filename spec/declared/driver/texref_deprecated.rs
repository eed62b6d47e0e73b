//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefDestroy)]
#[deprecated]
fn cuTexRefCreate(pTexRef: *mut CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefCreate)]
#[deprecated]
fn cuTexRefDestroy(hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuTexRefGetAddress(pdptr: *mut CUdeviceptr_v1, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFilterMode, cuTexRefSetFlags)]
#[see(cuTexRefSetFormat, cuTexRefGetAddress, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetAddressMode(pam: *mut CUaddress_mode, hTexRef: CUtexref, dim: c_int) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[base(cuTexRefGetAddress)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFilterMode, cuTexRefSetFlags)]
#[see(cuTexRefSetFormat, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetAddress_v2(pdptr: *mut CUdeviceptr, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFilterMode, cuTexRefSetFlags)]
#[see(cuTexRefSetFormat, cuTexRefGetAddress, cuTexRefGetAddressMode)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetArray(phArray: *mut CUarray, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddressMode, cuTexRefSetBorderColor)]
#[deprecated]
fn cuTexRefGetBorderColor(pBorderColor: *mut f32, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFilterMode, cuTexRefSetFlags)]
#[see(cuTexRefSetFormat, cuTexRefGetAddress, cuTexRefGetAddressMode)]
#[see(cuTexRefGetArray, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFilterMode, cuTexRefSetFlags)]
#[see(cuTexRefSetFormat, cuTexRefGetAddress, cuTexRefGetAddressMode)]
#[see(cuTexRefGetArray, cuTexRefGetFilterMode, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetFlags(pFlags: *mut c_uint, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFilterMode, cuTexRefSetFlags)]
#[see(cuTexRefSetFormat, cuTexRefGetAddress, cuTexRefGetAddressMode)]
#[see(cuTexRefGetArray, cuTexRefGetFilterMode, cuTexRefGetFlags)]
#[deprecated]
fn cuTexRefGetFormat(
    pFormat: *mut CUarray_format,
    pNumChannels: *mut c_int,
    hTexRef: CUtexref,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetMaxAnisotropy(pmaxAniso: *mut c_int, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetMipmapFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetMipmapLevelBias(pbias: *mut f32, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetMipmapLevelClamp(
    pminMipmapLevelClamp: *mut f32,
    pmaxMipmapLevelClamp: *mut f32,
    hTexRef: CUtexref,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFilterMode, cuTexRefSetFlags)]
#[see(cuTexRefSetFormat, cuTexRefGetAddress, cuTexRefGetAddressMode)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefGetMipmappedArray(
    phMipmappedArray: *mut CUmipmappedArray,
    hTexRef: CUtexref,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuTexRefSetAddress(
    ByteOffset: *mut c_uint,
    hTexRef: CUtexref,
    dptr: CUdeviceptr_v1,
    bytes: c_uint,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[not_default]
#[introduced(2020)]
#[toolkits("11.7.99"..)]
fn cuTexRefSetAddress2D(
    hTexRef: CUtexref,
    desc: *const CUDA_ARRAY_DESCRIPTOR_v1,
    dptr: CUdeviceptr_v1,
    Pitch: c_uint,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[base(cuTexRefSetAddress2D)]
#[not_default]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
fn cuTexRefSetAddress2D_v2(
    hTexRef: CUtexref,
    desc: *const CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[base(cuTexRefSetAddress2D)]
#[introduced(4010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddressMode, cuTexRefSetArray)]
#[see(cuTexRefSetFilterMode, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetAddress2D_v3(
    hTexRef: CUtexref,
    desc: *const CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetArray)]
#[see(cuTexRefSetFilterMode, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetAddressMode(hTexRef: CUtexref, dim: c_int, am: CUaddress_mode) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[base(cuTexRefSetAddress)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress2D, cuTexRefSetAddressMode, cuTexRefSetArray)]
#[see(cuTexRefSetFilterMode, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetAddress_v2(
    ByteOffset: *mut usize,
    hTexRef: CUtexref,
    dptr: CUdeviceptr,
    bytes: usize,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetFilterMode, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: c_uint) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddressMode, cuTexRefGetAddressMode, cuTexRefGetBorderColor)]
#[deprecated]
fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: *mut f32) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFilterMode, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: c_uint) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFilterMode, cuTexRefSetFlags)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[see(cudaCreateChannelDesc)]
#[deprecated]
fn cuTexRefSetFormat(
    hTexRef: CUtexref,
    fmt: CUarray_format,
    NumPackedComponents: c_int,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: c_uint) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetArray, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref,
    minMipmapLevelClamp: f32,
    maxMipmapLevelClamp: f32,
) -> CUresult;

#[group(CUDA_TEXREF_DEPRECATED)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTexRefSetAddress, cuTexRefSetAddress2D, cuTexRefSetAddressMode)]
#[see(cuTexRefSetFilterMode, cuTexRefSetFlags, cuTexRefSetFormat)]
#[see(cuTexRefGetAddress, cuTexRefGetAddressMode, cuTexRefGetArray)]
#[see(cuTexRefGetFilterMode, cuTexRefGetFlags, cuTexRefGetFormat)]
#[deprecated]
fn cuTexRefSetMipmappedArray(
    hTexRef: CUtexref,
    hMipmappedArray: CUmipmappedArray,
    Flags: c_uint,
) -> CUresult;
