//! Written by `cuspec import` from `nvrtc.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("13.3.33"..)]
const NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE: c_int = 1;

#[toolkits("13.3.33"..)]
const NVRTC_INSTALL_HEADERS_NO_WAIT: c_int = 2;

#[toolkits("13.3.33"..)]
const NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS: c_int = 0;
