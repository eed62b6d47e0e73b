//! An invented release: its changes to the headers of the preceding release. All lines are ours, except the
//! short texts that locate a change.

/// A header, the code to find, and its replacement.
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
    // Functions under contract: a renamed parameter, a changed type, an added parameter, a name that moves to
    // another symbol, and a removed function.
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
    // New enumerators, one of them a code, and an enumerator with a new number.
    (
        "cuda.h",
        "    CU_MEM_ATTACH_GLOBAL = 0x1,",
        "    CU_MEM_ATTACH_ODD = 0x8,\n    CU_MEM_ATTACH_GLOBAL = 0x1,",
    ),
    (
        "cuda.h",
        "    CUDA_ERROR_UNKNOWN                        = 999",
        "    CUDA_ERROR_ODD_BEACON = 990,\n    CUDA_ERROR_UNKNOWN = 999",
    ),
    (
        "cuda.h",
        "    CU_DEVICE_ATTRIBUTE_MAX\n",
        "    CU_DEVICE_ATTRIBUTE_ODD_BEACONS,\n    CU_DEVICE_ATTRIBUTE_MAX\n",
    ),
    (
        "driver_types.h",
        "    cudaErrorUnknown                      =    999",
        "    cudaErrorOddBeacon = 990,\n    cudaErrorUnknown = 999",
    ),
    // Records under contract: a new first field, a renamed field in a record that many records contain, and a
    // larger record that is passed by value.
    (
        "cuda.h",
        "typedef struct CUmemPoolProps_st {",
        "typedef struct CUmemPoolProps_st {\n    unsigned long long beacons;",
    ),
    (
        "cuda.h",
        "typedef struct CUmemLocation_st {\n    CUmemLocationType type;",
        "typedef struct CUmemLocation_st {\n    CUmemLocationType kind;",
    ),
    (
        "driver_types.h",
        "struct __device_builtin__ cudaMemPoolProps {",
        "struct __device_builtin__ cudaMemPoolProps {\n    unsigned long long beacons;",
    ),
    (
        "driver_types.h",
        "struct __device_builtin__ cudaPitchedPtr\n{",
        "struct __device_builtin__ cudaPitchedPtr\n{\n    size_t beacons;",
    ),
    // A record of a function without a contract, and such a function with another parameter.
    (
        "cuda.h",
        "typedef struct CUcheckpointLockArgs_st {",
        "typedef struct CUcheckpointLockArgs_st {\n    unsigned long long beacons;",
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
         extern __host__ cudaError_t CUDARTAPI cudaBeaconCount(int *count);",
    ),
    // New items: a group, functions of several forms, types and constants of several kinds.
    ("cuda.h", "/** @} */ /* End CUDA_CHECKPOINT */\n", NEW),
];

const NEW: &str = r"/** @} */

/**
 * \defgroup CUDA_BEACON Beacons
 * @{
 */
#define CU_BEACON_FACTOR 1.5f
#define CU_BEACON_LETTER 'l'
#define CU_BEACON_SIZE sizeof(CUbeaconDesc)
#define CU_BEACON_NAME CU_BEACON_OTHER_NAME
#define CU_BEACON_OTHER_NAME 7
#define cuBeaconOpen cuBeaconCreate

typedef struct CUbeacon_st *CUbeacon;
typedef enum CUbeaconKind_enum { CU_BEACON_SMALL = 1, CU_BEACON_LARGE = 0x100000000ULL } CUbeaconKind;
typedef struct CUbeaconDesc_st { CUbeaconKind kind; unsigned int count; float levels[]; } CUbeaconDesc;
typedef union CUbeaconValue_un { int number; struct { short low, high; } parts; } CUbeaconValue;
typedef void (CUDA_CB *CUbeaconCallback)(CUbeacon beacon, CUbeaconValue value, void *user);

/**
 * \brief Makes a beacon
 *
 * \return
 * ::CUDA_SUCCESS,
 * ::CUDA_ERROR_INVALID_VALUE,
 * ::CUDA_ERROR_ODD_BEACON
 */
CUresult CUDAAPI cuBeaconCreate(CUbeacon *beacon, const CUbeaconDesc *desc);

/**
 * \brief Ends a beacon
 * \retval ::CUDA_SUCCESS
 * \retval ::CUDA_ERROR_INVALID_HANDLE
 */
CUresult CUDAAPI cuBeaconDestroy(CUbeacon beacon);

/// \brief Dims a beacon
/// \return ::CUDA_SUCCESS, ::CUDA_ERROR_NOT_READY
CUresult CUDAAPI cuBeaconDim(CUbeacon beacon, CUbeaconValue value, CUbeaconCallback done, CUstream hStream);

const char *CUDAAPI cuBeaconName(CUbeacon beacon);
double CUDAAPI cuBeaconLevel(CUbeacon beacon);
static inline CUresult cuBeaconIsOn(CUbeacon beacon) { return beacon ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY; }

/** @} */
";
