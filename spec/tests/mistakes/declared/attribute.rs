//! An attribute that the declared layer does not have.

#[group(CUDA_STREAM)]
#[toolkit("13.0.96"..)]
fn cuStreamQuery(hStream: CUstream) -> CUresult;
