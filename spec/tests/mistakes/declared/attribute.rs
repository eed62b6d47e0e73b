//! An attribute that means nothing in the declared layer.

#[group(CUDA_STREAM)]
#[toolkit("13.0.96"..)]
fn cuStreamQuery(hStream: CUstream) -> CUresult;
