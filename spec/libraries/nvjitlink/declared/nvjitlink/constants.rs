//! Written by `cuspec import` from `nvJitLink.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("12.4.99".."13.0.39")]
#[alias]
const NVJITLINK_ERROR_ARCH_MISMATCH: _ = NVJITLINK_ERROR_INTERNAL;

#[toolkits("12.4.99".."13.0.39")]
#[alias]
const NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: _ = NVJITLINK_ERROR_INVALID_INPUT;

#[toolkits("12.4.99".."13.0.39")]
#[alias]
const NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: _ = NVJITLINK_ERROR_INVALID_INPUT;

#[toolkits("12.4.99".."13.0.39")]
#[alias]
const NVJITLINK_ERROR_MISSING_FATBIN: _ = NVJITLINK_ERROR_INVALID_INPUT;

#[toolkits("12.4.99".."13.0.39")]
#[alias]
const NVJITLINK_ERROR_NULL_INPUT: _ = NVJITLINK_ERROR_INVALID_INPUT;

#[toolkits("12.4.99".."13.0.39")]
#[alias]
const NVJITLINK_ERROR_OUTDATED_LIBRARY: _ = NVJITLINK_ERROR_INTERNAL;
