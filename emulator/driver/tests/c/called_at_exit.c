/* An exit handler that was there before the driver finds that the driver has shut down, if the process has
 * used it. One that is compiled with UNUSED never does. */

#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

#define DEINITIALIZED 4
#define NOT_INITIALIZED 3
#define INVALID_VALUE 1

static int (*init)(unsigned);
static int (*count)(int *);
static int (*version)(int *);
static int (*profile)(void);
static int is_used;

static void call(void)
{
    int number;
    if (is_used) {
        if (count(&number) != DEINITIALIZED || count(NULL) != DEINITIALIZED)
            _exit(1);
        if (init(0) != DEINITIALIZED || version(&number) != DEINITIALIZED)
            _exit(2);
        /* A function of which no contract speaks. */
        if (profile() != DEINITIALIZED)
            _exit(3);
        _exit(0);
    }
    if (count(&number) != NOT_INITIALIZED || version(&number) != 0)
        _exit(4);
    _exit(0);
}

int main(void)
{
    int number;
    atexit(call);
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library)
        return 5;
    init = (int (*)(unsigned))dlsym(library, "cuInit");
    count = (int (*)(int *))dlsym(library, "cuDeviceGetCount");
    version = (int (*)(int *))dlsym(library, "cuDriverGetVersion");
    profile = (int (*)(void))dlsym(library, "cuProfilerStart");
    if (!init || !count || !version || !profile)
        return 6;
#ifndef UNUSED
    is_used = 1;
#endif
    if (is_used && (init(0) || count(&number) || number != 1))
        return 7;
    /* The handler ends the process, with what it has found. */
    return 8;
}
