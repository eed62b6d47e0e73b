/* The other header, in our own words. */
#ifndef CUDA_RUNTIME_API_H
#define CUDA_RUNTIME_API_H
#include "driver_types.h"
#define CUDARTAPI
#define __dv(v)

/**
 * \defgroup CUDART_MEMORY Memory
 * @{
 */

/**
 * \brief Gets memory
 *
 * \return
 * ::cudaSuccess,
 * ::cudaErrorInvalidValue
 */
extern cudaError_t CUDARTAPI cudaAlloc(void **ptr, size_t bytes, enum cudaKind kind __dv(0));

/** @} */
#endif
