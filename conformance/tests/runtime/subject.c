/* A runtime that exports a few functions, whose behaviour RUNTIME selects: they crash, hang, fail, or succeed
 * without an effect. With RUNTIME=silent, only a query of the last error ends the process. With LOADING the
 * library dies or hangs while it is loaded. If it is built with BROKEN, waiting for the device fails
 * regardless of RUNTIME. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SUCCESS = 0, UNKNOWN = 999 };

__attribute__((constructor)) static void load(void)
{
    const char *way = getenv("LOADING");
    if (way && !strcmp(way, "dies")) {
        fputs("the runtime goes\n", stderr);
        abort();
    }
    while (way && !strcmp(way, "hangs"))
        pause();
}

static unsigned behave(int is_about_errors)
{
    const char *way = getenv("RUNTIME");
    if (!way)
        return SUCCESS;
    if (!strcmp(way, "crashes") || (is_about_errors && !strcmp(way, "silent")))
        abort();
    while (!strcmp(way, "hangs"))
        pause();
    return strcmp(way, "fails") ? SUCCESS : UNKNOWN;
}

unsigned cudaPeekAtLastError(void) { return behave(1); }
unsigned cudaGetLastError(void) { return behave(1); }

unsigned cudaRuntimeGetVersion(int *version)
{
    unsigned code = behave(0);
    if (code == SUCCESS)
        *version = 13000;
    return code;
}

#define DOES_NOTHING(name) \
    unsigned name(void) { return behave(0); }

DOES_NOTHING(cudaGetDevice)
DOES_NOTHING(cudaSetDevice)
#ifdef BROKEN
unsigned cudaDeviceSynchronize(void) { return UNKNOWN; }
#else
DOES_NOTHING(cudaDeviceSynchronize)
#endif
DOES_NOTHING(cudaMalloc)
DOES_NOTHING(cudaFree)
