//! Texture objects.

use cuspec_glue::runtime::calls::TextureObjectCalls;
use cuspec_sys::runtime::{cudaChannelFormatDesc, cudaChannelFormatKind};

use super::prelude::*;

impl TextureObjectCalls for Runtime {
    unsafe fn cudaCreateChannelDesc(
        &self,
        x: c_int,
        y: c_int,
        z: c_int,
        w: c_int,
        f: cudaChannelFormatKind,
    ) -> cudaChannelFormatDesc {
        cudaChannelFormatDesc { x, y, z, w, f }
    }
}
