//! Written by `cuspec import` from `nvrtc.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
#[handle]
type nvrtcProgram = *mut _nvrtcProgram;
