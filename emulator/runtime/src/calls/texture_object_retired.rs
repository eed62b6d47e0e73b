//! Forms of functions about texture objects that only CUDA 11.8 has. Their record is that of later toolkits.

use cuspec_glue::runtime::calls::{TextureObjectCalls, TextureObjectRetiredCalls};
use cuspec_sys::runtime::{
    cudaResourceDesc, cudaResourceDesc_before_13000, cudaResourceViewDesc,
    cudaResourceViewDesc_before_13000, cudaTextureDesc, cudaTextureDesc_v2, cudaTextureObject_t,
};

use super::prelude::*;

// The records have the same fields.
const _: () = assert!(size_of::<cudaTextureDesc_v2>() == size_of::<cudaTextureDesc>());

impl TextureObjectRetiredCalls for Runtime {
    unsafe fn cudaCreateTextureObject_v2(
        &self,
        pTexObject: *mut cudaTextureObject_t,
        pResDesc: *const cudaResourceDesc,
        pTexDesc: *const cudaTextureDesc_v2,
        pResViewDesc: *const cudaResourceViewDesc,
    ) -> Outcome {
        // SAFETY: the caller guarantees that records are valid; those of CUDA 11 are the start of later ones, whose
        // other fields are zero.
        let (memory, view): (cudaResourceDesc, Option<cudaResourceViewDesc>) = unsafe {
            (
                extended::<cudaResourceDesc_before_13000, _>(pResDesc.cast()),
                (!pResViewDesc.is_null())
                    .then(|| extended::<cudaResourceViewDesc_before_13000, _>(pResViewDesc.cast())),
            )
        };
        let view = view.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        // SAFETY: the records are local values, and both forms of the description are the same.
        unsafe { self.cudaCreateTextureObject(pTexObject, &memory, pTexDesc.cast(), view) }
    }

    unsafe fn cudaGetTextureObjectTextureDesc_v2(
        &self,
        pTexDesc: *mut cudaTextureDesc_v2,
        texObject: cudaTextureObject_t,
    ) -> Outcome {
        // SAFETY: as above.
        unsafe { self.cudaGetTextureObjectTextureDesc(pTexDesc.cast(), texObject) }
    }
}

/// Copies a record to the start of a longer one, whose other bytes are zero.
///
/// # Safety
/// The record is valid, and the longer one starts with its fields and may be all zeros.
unsafe fn extended<From, To>(record: *const From) -> To {
    const { assert!(size_of::<From>() <= size_of::<To>()) };
    let mut longer = std::mem::MaybeUninit::<To>::zeroed();
    // SAFETY: the caller guarantees that the record is valid, and the longer one has room for it.
    unsafe {
        std::ptr::copy_nonoverlapping(
            record.cast::<u8>(),
            longer.as_mut_ptr().cast(),
            size_of::<From>(),
        );
        longer.assume_init()
    }
}
