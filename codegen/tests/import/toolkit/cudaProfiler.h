/* Declares one function, in our own words. */
#ifndef CUDAPROFILER_H
#define CUDAPROFILER_H
#include <cuda.h>
CUresult CUDAAPI cuProfilerMark(void);
#endif
