//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_MEMORY_DEPRECATED)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyArrayToArray_ptds)]
#[returns("11.7.99".., Success, InvalidValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpyToArray, cudaMemcpy2DToArray)]
#[see(cudaMemcpyFromArray, cudaMemcpy2DFromArray, cudaMemcpy2DArrayToArray)]
#[see(cudaMemcpyToSymbol, cudaMemcpyFromSymbol, cudaMemcpyAsync)]
#[see(cudaMemcpy2DAsync, cudaMemcpyToArrayAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpyFromArrayAsync, cudaMemcpy2DFromArrayAsync)]
#[see(cudaMemcpyToSymbolAsync, cudaMemcpyFromSymbolAsync, cuMemcpyAtoA)]
#[deprecated]
fn cudaMemcpyArrayToArray(
    dst: cudaArray_t,
    wOffsetDst: usize,
    hOffsetDst: usize,
    src: cudaArray_const_t,
    wOffsetSrc: usize,
    hOffsetSrc: usize,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY_DEPRECATED)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyFromArray_ptds)]
#[returns("11.7.99".., Success, InvalidValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, sync, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpyToArray, cudaMemcpy2DToArray)]
#[see(cudaMemcpy2DFromArray, cudaMemcpyArrayToArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpyToArrayAsync)]
#[see(cudaMemcpy2DToArrayAsync, cudaMemcpyFromArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpyAtoH, cuMemcpyAtoD)]
#[deprecated]
fn cudaMemcpyFromArray(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY_DEPRECATED)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyFromArrayAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpyToArray, cudaMemcpy2DToArray)]
#[see(cudaMemcpyFromArray, cudaMemcpy2DFromArray, cudaMemcpyArrayToArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpyToArrayAsync)]
#[see(cudaMemcpy2DToArrayAsync, cudaMemcpy2DFromArrayAsync)]
#[see(cudaMemcpyToSymbolAsync, cudaMemcpyFromSymbolAsync, cuMemcpyAtoHAsync)]
#[see(cuMemcpy2DAsync)]
#[deprecated]
fn cudaMemcpyFromArrayAsync(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY_DEPRECATED)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyToArray_ptds)]
#[returns("11.7.99".., Success, InvalidValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, sync, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpyFromArray)]
#[see(cudaMemcpy2DFromArray, cudaMemcpyArrayToArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpyToArrayAsync)]
#[see(cudaMemcpy2DToArrayAsync, cudaMemcpyFromArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpyHtoA, cuMemcpyDtoA)]
#[deprecated]
fn cudaMemcpyToArray(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY_DEPRECATED)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyToArrayAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpyToArray, cudaMemcpy2DToArray)]
#[see(cudaMemcpyFromArray, cudaMemcpy2DFromArray, cudaMemcpyArrayToArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpyFromArrayAsync, cudaMemcpy2DFromArrayAsync)]
#[see(cudaMemcpyToSymbolAsync, cudaMemcpyFromSymbolAsync, cuMemcpyHtoAAsync)]
#[see(cuMemcpy2DAsync)]
#[deprecated]
fn cudaMemcpyToArrayAsync(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t;
