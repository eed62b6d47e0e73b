/* Hooks that limit memory, preloaded over a driver. The functions beneath are found with the next lookup of
 * the system's loader. With HOOK=fragile it crashes if the version is queried before cuInit; with HOOK=rowdy
 * it breaks the creation of memory in several ways; with HOOK=moody about a third of the queries of the free
 * memory ends the process, at random; with HOOK=forgetful streams run no host functions, without an error. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SUCCESS = 0, OUT_OF_MEMORY = 2 };

/* Maximum free memory that is reported. */
static const size_t limit = (size_t)64 << 30;

static int is_initialized;

static void *next(const char *name)
{
    void *found = dlsym(RTLD_NEXT, name);
    if (!found)
        abort();
    return found;
}

/* Every other call fails, each in another way. */
static void be_rowdy(void)
{
    static unsigned times;
    switch (times++ % 8) {
    case 1:
        abort();
    case 3:
        _exit(0);
    case 5:
        for (;;)
            pause();
    case 7:
        *(volatile int *)8 = 0;
    }
}

unsigned cuInit(unsigned flags)
{
    unsigned (*beneath)(unsigned) = next("cuInit");
    is_initialized = 1;
    return beneath(flags);
}

unsigned cuDriverGetVersion(int *version)
{
    unsigned (*beneath)(int *) = next("cuDriverGetVersion");
    const char *way = getenv("HOOK");
    if (way && !strcmp(way, "fragile") && !is_initialized)
        abort();
    return beneath(version);
}

/* Wrongly requires both arguments, of which one may be null. */
unsigned cuMemGetInfo_v2(size_t *free, size_t *total)
{
    unsigned (*beneath)(size_t *, size_t *) = next("cuMemGetInfo_v2");
    const char *way = getenv("HOOK");
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (way && !strcmp(way, "moody") && now.tv_nsec / 100 % 3 == 0)
        abort();
    unsigned code = beneath(free, total);
    if (code == SUCCESS && *free > limit)
        *free = limit;
    return code;
}

unsigned cuMemAlloc_v2(unsigned long long *address, size_t bytes)
{
    unsigned (*beneath)(unsigned long long *, size_t) = next("cuMemAlloc_v2");
    const char *way = getenv("HOOK");
    if (way && !strcmp(way, "rowdy"))
        be_rowdy();
    return bytes > limit ? OUT_OF_MEMORY : beneath(address, bytes);
}

unsigned cuLaunchHostFunc(void *stream, void (*function)(void *), void *data)
{
    unsigned (*beneath)(void *, void (*)(void *), void *) = next("cuLaunchHostFunc");
    const char *way = getenv("HOOK");
    if (way && !strcmp(way, "forgetful"))
        return SUCCESS;
    return beneath(stream, function, data);
}
