//! Written by `cuspec import` from `nvJitLink.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("12.0.76"..)]
#[handle]
type nvJitLinkHandle = *mut nvJitLink;
