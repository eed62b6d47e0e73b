/* What fits into a lamp. */
#pragma once
#include <cuda_runtime_api.h>
static inline struct cudaExtent make_cudaExtent(size_t w, size_t h) {
    struct cudaExtent made;
    made.width = w;
    made.height = h;
    return made;
}
