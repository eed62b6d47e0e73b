/* Versioned prototypes in the shape of a toolkit's, in our own words. */
#ifndef CUDATYPEDEFS_H
#define CUDATYPEDEFS_H
#include <cuda.h>
typedef CUresult (CUDAAPI *PFN_cuAlloc_v3020)(CUptr_v2 *dptr, size_t bytes);
typedef CUresult (CUDAAPI *PFN_cuWait_v4000)(CUqueue hQueue, CUcallback fn);
typedef CUresult (CUDAAPI *PFN_cuWait_v7000_ptsz)(CUqueue hQueue, CUcallback fn);
typedef CUresult (CUDAAPI *PFN_cuPoll_v2000)(CUqueue hQueue, const CUjob *const *jobs);
#if defined(__CUDA_API_VERSION_INTERNAL)
typedef CUresult (CUDAAPI *PFN_cuAlloc_v2000)(CUptr_v1 *dptr, unsigned int bytes);
#endif
#endif
