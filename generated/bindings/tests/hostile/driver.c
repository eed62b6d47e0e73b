/* A driver that returns nonsense, lacks half of its symbols and hands out other addresses. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static int one(void) { return 1; }

/* A code that no header knows. */
int cuInit(unsigned flags) { return flags == 0 ? -559038737 : (int)flags; }

/* Says that it succeeded, and writes nothing. */
int cuDeviceGetCount(int *count) { (void)count; return 0; }

/* A version below zero. */
int cuDriverGetVersion(int *version) { *version = -13000; return 0; }

/* What it returns, what it says beside it and the address do not go together. */
int cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status) {
    (void)version;
    (void)flags;
    *status = 0;
    *function = NULL;
    if (strcmp(name, "cuCtxSynchronize") == 0)
        *function = (void *)one;             /* another function with the same signature */
    else if (strcmp(name, "cuMemAlloc") == 0)
        *function = (void *)1;               /* no address at all */
    else if (strcmp(name, "cuMemFree") == 0) {
        *function = (void *)one;
        *status = 1;                         /* not found, it says */
    } else if (strcmp(name, "cuStreamQuery") == 0) {
        *function = (void *)one;
        return 999;                          /* an error, with an address */
    }
    return 0;
}

/* Half of the runtime that stands on it; its functions agree with no version of their signatures. */
int cudaRuntimeGetVersion(int *version) { *version = -13000; return 0; }
int cudaMemAdvise(void) { return 1; }
