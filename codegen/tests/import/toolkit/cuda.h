/* A header in the shape of a toolkit's, in our own words: one of everything the import reads. */
#ifndef CUDA_H
#define CUDA_H

#include <stdlib.h>
#include <stdint.h>

typedef uint64_t cuuint64_t;

#if defined(__CUDA_API_VERSION_INTERNAL) || defined(CUDA_API_PER_THREAD_DEFAULT_STREAM)
    #define __CUDA_API_PER_THREAD_DEFAULT_STREAM
    #define __CUDA_API_PTSZ(api) api ## _ptsz
#else
    #define __CUDA_API_PTSZ(api) api
#endif

#define CUDAAPI
#define cuAlloc cuAlloc_v2
#define cuWait __CUDA_API_PTSZ(cuWait_v2)
#if defined(__CUDA_API_PER_THREAD_DEFAULT_STREAM)
    #define cuPoll __CUDA_API_PTSZ(cuPoll)
#endif

#define CUDA_VERSION 13000
#define CU_QUEUE_NULL ((CUqueue)0x1) /**< a handle that is a number */
#define CU_PLACE_NONE ((CUplace)-1)
#define CU_MASK_ALL (CU_MASK_LOW | 1 << 5)
#define CU_MASK_LOW 0x0f
#define CU_QUEUE_OLD_NAME CU_QUEUE_PLAIN
#define CU_ATTRIBUTE_WORD __attribute__((unused))

/**
 * \defgroup CUDA_TYPES Types
 * @{
 */
typedef unsigned long long CUptr_v2;
typedef CUptr_v2 CUptr;
typedef unsigned int CUptr_v1;
typedef int CUplace;
typedef struct CUqueue_st *CUqueue; /**< A queue */

/**
 * Results
 */
typedef enum cudaError_enum {
    CUDA_SUCCESS = 0, /**< Fine. */
    CUDA_ERROR_INVALID_VALUE = 1,
    /**
     * Nobody returns it.
     * \deprecated
     */
    CUDA_ERROR_OLD = 2,
    CUDA_ERROR_LAST = 0x7FFFFFFF
} CUresult;

typedef enum CUqueue_flags_enum {
    CU_QUEUE_PLAIN = 0x0, /**< Nothing special */
    CU_QUEUE_ODD   = -1,  /**< \deprecated Not in use */
    CU_QUEUE_BUSY  = 1 << 20
} CUqueue_flags;

typedef struct CUjob_st {
    char tag;
    union {
        CUptr where;
        struct { unsigned int low; unsigned int high; } halves;
    };
    unsigned int urgent : 1;
    unsigned int level : 4;
    struct { void *data; } list[2];
} CUjob_v1;
typedef CUjob_v1 CUjob;

typedef void (CUDAAPI *CUcallback)(CUqueue queue, CUresult status, void *data);
/** @} */

/**
 * \defgroup CUDA_MEMORY Memory
 * @{
 */

/**
 * \brief Gets memory
 *
 * \param dptr - Where it is
 *
 * \return
 * ::CUDA_SUCCESS,
 * ::CUDA_ERROR_INVALID_VALUE
 * \notefnerr
 *
 * \sa ::cuWait,
 * ::cudaAlloc
 */
CUresult CUDAAPI cuAlloc(CUptr *dptr, size_t bytes);

/** @} */

/**
 * \defgroup CUDA_QUEUE Queues
 * @{
 */

/**
 * \brief Waits
 * \deprecated
 *
 * \return
 * ::CUDA_SUCCESS
 *
 * Not part of the set: ::CUDA_ERROR_OLD.
 * \note_null_stream
 */
#if CUDA_VERSION > 1

CUresult CUDAAPI cuWait(CUqueue hQueue, CUcallback fn);
#endif

/**
 * \brief Looks whether all is done
 */
CUresult CUDAAPI cuPoll(CUqueue hQueue, const CUjob *const *jobs);

/** @} */

CUresult CUDAAPI cuUngrouped(void);

#if defined(__CUDA_API_VERSION_INTERNAL)
    #undef cuAlloc
    #undef cuWait
    #undef cuPoll
    CUresult CUDAAPI cuAlloc(CUptr_v1 *dptr, unsigned int bytes);
    CUresult CUDAAPI cuWait(CUqueue hQueue);
    CUresult CUDAAPI cuWait_v2(CUqueue queue, CUcallback call);
    CUresult CUDAAPI cuPoll(CUqueue hQueue, const CUjob *const *jobs);
#endif
#endif
