/* Types of the other header, in our own words. */
#ifndef DRIVER_TYPES_H
#define DRIVER_TYPES_H
#include <stddef.h>
enum cudaError { cudaSuccess = 0, cudaErrorInvalidValue = 1 };
typedef enum cudaError cudaError_t;
enum cudaKind { cudaKindHost = 0, cudaKindDevice = 1 };
struct cudaBox { void *ptr; size_t width; };
#define cudaPlain 0x00 /**< Nothing special */
#endif
