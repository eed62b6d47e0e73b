//! Tells the linker to take `libcuda` or `libcudart`, and where they are: the build script does, and
//! there is nothing to call.
#![no_std]
