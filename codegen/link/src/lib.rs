//! Links `libcuda` or `libcudart` and locates them. The build script does the work;
//! the crate exports nothing.
#![no_std]
