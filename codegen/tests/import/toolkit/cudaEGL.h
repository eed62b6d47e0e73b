/* Declares one function, in our own words. */
#ifndef CUDAEGL_H
#define CUDAEGL_H
#include <cuda.h>
CUresult CUDAAPI cuEGLMark(void);
#endif
