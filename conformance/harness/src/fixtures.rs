//! Set-ups that scenarios repeat, as methods of the libraries. Each is a function of `cuspec-fixtures`, since a program
//! made from a scenario contains it as well. Its error has the code of the call that failed.

macro_rules! fixtures {
    ($library:ident, $api:ident: $($name:ident($($argument:ident: $type:ty),*) -> $made:ty;)*) => {
        #[allow(
            clippy::field_reassign_with_default,
            reason = "fields of nested records are set one by one"
        )]
        mod $api {
            use std::ffi::*;
            use std::ptr;

            use cuspec_sys::$api::*;

            use crate::Gate;

            $(include!(concat!("../../fixtures/", stringify!($api), "/", stringify!($name), ".rs"));)*

            impl crate::$library {
                $(
                    #[doc = concat!("Calls the fixture in `", stringify!($api), "/", stringify!($name), ".rs`.")]
                    pub fn $name(&self, $($argument: $type),*) -> Result<$made, Error> {
                        $name(**self, $($argument),*)
                    }
                )*
            }
        }
    };
}

fixtures! { Driver, driver:
    byte_array(width: usize, height: usize) -> CUarray;
    export_memory(memory: CUmemGenericAllocationHandle) -> c_int;
    exportable_memory(size: usize) -> CUmemGenericAllocationHandle;
    exportable_pool() -> (CUmemoryPool, std::os::fd::OwnedFd);
    hold(stream: CUstream) -> Gate;
    load_library(image: *const c_void) -> CUlibrary;
    mapped_words() -> (*mut u32, CUdeviceptr);
    memory_pool() -> CUmemoryPool;
    new_context() -> CUcontext;
    node_kinds(graph: CUgraph) -> Vec<CUgraphNodeType>;
    tile_pool(size: usize) -> CUmemGenericAllocationHandle;
    two_green_contexts() -> (CUgreenCtx, CUgreenCtx);
}

fixtures! { Runtime, runtime:
    byte_array(width: usize, height: usize) -> cudaArray_t;
    exportable_pool() -> (cudaMemPool_t, std::os::fd::OwnedFd);
    hold(stream: cudaStream_t) -> Gate;
    import_semaphore(r#type: cudaExternalSemaphoreHandleType, descriptor: c_int) -> cudaExternalSemaphore_t;
    load_library(image: *const c_void) -> cudaLibrary_t;
    memory_pool() -> cudaMemPool_t;
}
