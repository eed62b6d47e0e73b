//! A release that does not exist: what it changes in the headers of the one that it follows. Each line is ours,
//! but for the few words of code that say where it goes.

/// A header, the code that is looked for, and what stands there afterwards.
pub(crate) type Edit = (&'static str, &'static str, &'static str);

pub(crate) const FOLLOWS: &str = "13.5.37";
pub(crate) const RELEASE: &str = "13.6.10";

pub(crate) const EDITS: &[Edit] = &[
    (
        "cuda.h",
        "#define CUDA_VERSION 13050",
        "#define CUDA_VERSION 13060",
    ),
    (
        "cuda_runtime_api.h",
        "#define CUDART_VERSION  13050",
        "#define CUDART_VERSION  13060",
    ),
    // Functions under contract: a parameter that is called otherwise, one of another type, one more, a name
    // that moves to another symbol, and a function that goes.
    (
        "cuda.h",
        "cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr,",
        "cuStreamAttachMemAsync(CUstream stream, CUdeviceptr dptr,",
    ),
    (
        "cuda.h",
        "cuMemAlloc(CUdeviceptr *dptr, size_t bytesize);",
        "cuMemAlloc(CUdeviceptr *dptr, unsigned long long bytesize);",
    ),
    (
        "cuda.h",
        "CUresult CUDAAPI cuStreamQuery(CUstream hStream);",
        "CUresult CUDAAPI cuStreamQuery(CUstream hStream, unsigned int flags);",
    ),
    (
        "cuda.h",
        "#define cuMemAlloc                          cuMemAlloc_v2",
        "#define cuMemAlloc cuMemAlloc_v2\n#define cuEventQuery cuEventQuery_v2",
    ),
    (
        "cuda.h",
        "    #undef cuMemAlloc\n",
        "    #undef cuMemAlloc\n    #undef cuEventQuery\n",
    ),
    (
        "cuda.h",
        "    CUresult CUDAAPI cuMemGetInfo(unsigned int *free",
        "    CUresult CUDAAPI cuEventQuery(CUevent hEvent);\n    CUresult CUDAAPI cuMemGetInfo(unsigned int *free",
    ),
    (
        "cudaTypedefs.h",
        "typedef CUresult (CUDAAPI *PFN_cuEventQuery_v2000)(CUevent hEvent);",
        "typedef CUresult (CUDAAPI *PFN_cuEventQuery_v2000)(CUevent hEvent);\n\
         typedef CUresult (CUDAAPI *PFN_cuEventQuery_v13060)(CUevent hEvent);",
    ),
    ("cuda.h", "CUresult CUDAAPI cuMemFreeHost(void *p);", ""),
    // Enumerators that come, one of them a code, and one whose number changes.
    (
        "cuda.h",
        "    CU_MEM_ATTACH_GLOBAL = 0x1,",
        "    CU_MEM_ATTACH_ODD = 0x8,\n    CU_MEM_ATTACH_GLOBAL = 0x1,",
    ),
    (
        "cuda.h",
        "    CUDA_ERROR_UNKNOWN                        = 999",
        "    CUDA_ERROR_ODD_LAMP = 990,\n    CUDA_ERROR_UNKNOWN = 999",
    ),
    (
        "cuda.h",
        "    CU_DEVICE_ATTRIBUTE_MAX\n",
        "    CU_DEVICE_ATTRIBUTE_ODD_LAMPS,\n    CU_DEVICE_ATTRIBUTE_MAX\n",
    ),
    (
        "driver_types.h",
        "    cudaErrorUnknown                      =    999",
        "    cudaErrorOddLamp = 990,\n    cudaErrorUnknown = 999",
    ),
    // A record that is laid out otherwise, and a function without a contract that has another parameter.
    (
        "cuda.h",
        "typedef struct CUmemPoolProps_st {",
        "typedef struct CUmemPoolProps_st {\n    unsigned long long lamps;",
    ),
    (
        "cuda.h",
        "cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId);",
        "cuGreenCtxGetId(CUgreenCtx ctx, unsigned long long *id, unsigned int flags);",
    ),
    (
        "cuda_runtime_api.h",
        "cudaMemGetInfo(size_t *free, size_t *total);",
        "cudaMemGetInfo(size_t *available, size_t *total);\n\
         extern __host__ cudaError_t CUDARTAPI cudaLampCount(int *count);",
    ),
    // All that is new: a group, functions of several shapes, types and constants of several kinds.
    ("cuda.h", "/** @} */ /* End CUDA_CHECKPOINT */\n", NEW),
];

const NEW: &str = r"/** @} */

/**
 * \defgroup CUDA_LAMP Lamps
 * @{
 */
#define CU_LAMP_FACTOR 1.5f
#define CU_LAMP_LETTER 'l'
#define CU_LAMP_SIZE sizeof(CUlampDesc)
#define CU_LAMP_NAME CU_LAMP_OTHER_NAME
#define CU_LAMP_OTHER_NAME 7
#define cuLampOpen cuLampCreate

typedef struct CUlamp_st *CUlamp;
typedef enum CUlampKind_enum { CU_LAMP_SMALL = 1, CU_LAMP_LARGE = 0x100000000ULL } CUlampKind;
typedef struct CUlampDesc_st { CUlampKind kind; unsigned int count; float levels[]; } CUlampDesc;
typedef union CUlampValue_un { int number; struct { short low, high; } parts; } CUlampValue;
typedef void (CUDA_CB *CUlampCallback)(CUlamp lamp, CUlampValue value, void *user);

/**
 * \brief Makes a lamp
 *
 * \return
 * ::CUDA_SUCCESS,
 * ::CUDA_ERROR_INVALID_VALUE,
 * ::CUDA_ERROR_ODD_LAMP
 */
CUresult CUDAAPI cuLampCreate(CUlamp *lamp, const CUlampDesc *desc);

/**
 * \brief Ends a lamp
 * \retval ::CUDA_SUCCESS
 * \retval ::CUDA_ERROR_INVALID_HANDLE
 */
CUresult CUDAAPI cuLampDestroy(CUlamp lamp);

/// \brief Dims a lamp
/// \return ::CUDA_SUCCESS, ::CUDA_ERROR_NOT_READY
CUresult CUDAAPI cuLampDim(CUlamp lamp, CUlampValue value, CUlampCallback done, CUstream hStream);

const char *CUDAAPI cuLampName(CUlamp lamp);
double CUDAAPI cuLampLevel(CUlamp lamp);
static inline CUresult cuLampIsOn(CUlamp lamp) { return lamp ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY; }

/** @} */
";
