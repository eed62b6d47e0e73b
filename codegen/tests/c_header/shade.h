/* What somebody would have written of whom the registry of this test was imported. */
#include <stddef.h>

typedef enum cudaError_enum {
    CUDA_SUCCESS = 0,
    CUDA_ERROR_INVALID_VALUE = 1,
    CUDA_ERROR_NOT_INITIALIZED = 3,
    CUDA_ERROR_INVALID_HANDLE = 400
} CUresult;

typedef enum CUlamp_flags_enum { CU_LAMP_DEFAULT = 0, CU_LAMP_WARM = 1, CU_LAMP_BRIGHT = 2 } CUlamp_flags;

typedef struct CUlamp_st *CUlamp;
typedef void (*CUlampFn)(CUlamp lamp, void *user);
typedef unsigned long long CUlampPtr;

typedef struct CUshadeDesc_st {
    unsigned int folds;
    unsigned int colour : 3;
    unsigned int tint : 7;
    union {
        CUlampPtr socket;
        CUlampFn callback;
    };
    char label[16];
    struct CUshadeDesc_st *above;
} CUshadeDesc;

typedef struct CUshadePlace_st {
    size_t row;
    size_t column;
} CUshadePlace;

CUresult cuLampOpen_v2(CUlamp *lamp, unsigned int type);
CUresult cuShadeMake(CUlamp *shade, const CUshadeDesc *desc, CUlamp_flags flags);
CUresult cuShadeMove(CUlamp shade, CUshadePlace to);
const char *cuShadeName(CUlamp shade);
CUresult cuShadeWhen(CUlamp shade, CUlampFn fn, void *user);
