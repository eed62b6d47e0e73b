/* A driver that does almost nothing, so that measurements cover the call path only. */
#include <stddef.h>
#include <string.h>

static __thread int current = 7;

/* Returns its argument, as a driver with codes unknown to its callers. */
int cuInit(unsigned flags) { return (int)flags; }

int cuDriverGetVersion(int *version) {
    *version = 13050;
    return 0;
}

/* The empty callee. */
int cuCtxSynchronize(void) { return 0; }

/* The callee that does a little work. */
int cuCtxGetDevice(int *device) {
    if (!device) return 1;
    *device = current;
    return 0;
}

/* In toolkits up to 12.9 only. */
int cuCtxCreate_v2(void **context, unsigned flags, int device) {
    (void)flags, (void)device;
    *context = &current;
    return 0;
}

/* New in 13.5. */
int cuTensorMapSetAllocationClass(void *map, int kind, int *before) {
    (void)map;
    *before = kind;
    return 0;
}

/* New in 13.0. */
int cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const int *operations,
                                      unsigned count, int device) {
    (void)operations, (void)device;
    for (unsigned i = 0; i < count; i++) capabilities[i] = 5;
    return 0;
}

/* Names of the driver's codes. */
static const char *name_of(int code) {
    switch (code) {
    case 0: return "CUDA_SUCCESS";
    case 916: return "CUDA_ERROR_KEY_ROTATION";
    case 917: return "CUDA_ERROR_STREAM_DETACHED";
    case 1000: return "CUDA_ERROR_OF_THE_DAY_AFTER";
    case 9999: return "CUDA_ERROR_OF_TOMORROW";
    default: return NULL;
    }
}

int cuGetErrorName(int code, const char **name) {
    *name = name_of(code);
    return *name ? 0 : 1;
}

int cuGetErrorString(int code, const char **text) { return cuGetErrorName(code, text); }

int cuGetProcAddress_v2(const char *name, void **address, int version, unsigned long long flags,
                        int *status);

/* Resolves names without a version. */
static const struct {
    const char *name;
    void *address;
} functions[] = {
    {"cuInit", (void *)cuInit},
    {"cuDriverGetVersion", (void *)cuDriverGetVersion},
    {"cuCtxSynchronize", (void *)cuCtxSynchronize},
    {"cuCtxGetDevice", (void *)cuCtxGetDevice},
    {"cuCtxCreate", (void *)cuCtxCreate_v2},
    {"cuTensorMapSetAllocationClass", (void *)cuTensorMapSetAllocationClass},
    {"cuDeviceGetHostAtomicCapabilities", (void *)cuDeviceGetHostAtomicCapabilities},
    {"cuGetErrorName", (void *)cuGetErrorName},
    {"cuGetErrorString", (void *)cuGetErrorString},
    {"cuGetProcAddress", (void *)cuGetProcAddress_v2},
};

int cuGetProcAddress_v2(const char *name, void **address, int version, unsigned long long flags,
                        int *status) {
    (void)version, (void)flags;
    *address = NULL;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (!strcmp(name, functions[i].name)) *address = functions[i].address;
    if (status) *status = *address ? 0 : 1;
    return *address ? 0 : 500;
}
