/* Declares one function, in our own words. */
#ifndef CUDA_GL_INTEROP_H
#define CUDA_GL_INTEROP_H
#include "cuda_runtime_api.h"
extern cudaError_t CUDARTAPI cudaGlMark(void);
#endif
