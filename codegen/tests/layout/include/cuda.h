/* A driver of lamps. */
#ifndef CUDA_H
#define CUDA_H
#include <stddef.h>

#define CUDA_VERSION 13000

#if defined(__CUDA_API_VERSION_INTERNAL) || defined(CUDA_API_PER_THREAD_DEFAULT_STREAM)
#define PER_THREAD(api) api##_ptsz
#else
#define PER_THREAD(api) api
#endif
#define cuLampOpen PER_THREAD(cuLampOpen_v2)
#define cuLampLight cuLampOpen

typedef enum cudaError_enum { CUDA_SUCCESS = 0, CUDA_ERROR_INVALID_VALUE = 1 } CUresult;
typedef enum { CU_LAMP_BROKEN = -1, CU_LAMP_DARK = 0 } CUlampState;

typedef struct CUlamp_st *CUlamp;
typedef unsigned long long CUlampPtr;
typedef void (*CUlampFn)(CUlamp lamp, void *data);

#define CU_LAMP_NONE -1
#define CU_LAMP_HUGE 0xFFFFFFFFFFFFFFFFULL
#define CU_LAMP_WARMTH 1.5f
#define CU_LAMP_MAKER "a maker"
#define CU_LAMP_ALL ((CUlamp)0x1)
#define CU_LAMP_OFF CU_LAMP_DARK

typedef struct CUlampDesc_st {
    unsigned char watts;
    unsigned int colour : 3;
    unsigned int tint : 7;
    union {
        CUlampPtr socket;
        CUlampFn callback;
    };
    struct {
        int x;
        struct {
            const char *name;
        } label[2];
    } place;
} CUlampDesc;

typedef struct {
    _Alignas(64) unsigned char bytes[128];
} CUlampMap;

CUresult cuLampClose(CUlamp lamp, CUlampState state);
CUresult cuLampOpen(CUlamp *lamp, size_t count);

#if defined(__CUDA_API_VERSION_INTERNAL)
#undef cuLampOpen
#undef cuLampLight
CUresult cuLampOpen(CUlamp *lamp, unsigned int count);
CUresult cuLampOpen_v2(CUlamp *lamp, size_t count);
#endif
#endif
