//! Tests of the PTX parser and executor.

mod conversions;
mod floats;
mod integers;
mod kernels;
mod language;
mod launches;
mod modules;
mod numbers;
mod pictures;
mod registers;
mod rejections;
mod support;
mod threads;
mod warps;
