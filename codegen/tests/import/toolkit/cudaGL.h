/* A header for another library, in our own words. */
#ifndef CUDAGL_H
#define CUDAGL_H
#include <cuda.h>
#include <GL/gl.h>
/**
 * \defgroup CUDA_GL With GL
 * @{
 */
/**
 * \brief Takes what GL made
 *
 * \return
 * ::CUDA_SUCCESS
 */
CUresult CUDAAPI cuGLTake(CUqueue *queue, GLuint name);
/** @} */
#endif
