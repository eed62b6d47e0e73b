/* Declares one function, in our own words. */
#ifndef CUDA_PROFILER_API_H
#define CUDA_PROFILER_API_H
#include "cuda_runtime_api.h"
extern cudaError_t CUDARTAPI cudaProfilerMark(void);
#endif
