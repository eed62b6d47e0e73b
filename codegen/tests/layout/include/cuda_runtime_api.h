/* A runtime of lamps. */
#pragma once
#include <stddef.h>
enum cudaError { cudaSuccess = 0 };
typedef enum cudaError cudaError_t;
struct cudaExtent {
    size_t width;
    size_t height;
};
cudaError_t cudaLampFit(struct cudaExtent extent);
