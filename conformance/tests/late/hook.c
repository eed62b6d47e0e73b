/* Hooks that misbehave outside of the calls under test, preloaded over a driver. LATE names the way and the function:
 * with LATE=hangs:cuMemFree_v2 that function does not return. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *next(const char *name)
{
    void *found = dlsym(RTLD_NEXT, name);
    if (!found)
        abort();
    return found;
}

/* Whether the library misbehaves in this way because of this function. */
static int is_set(const char *way, const char *function)
{
    const char *set = getenv("LATE");
    size_t length = strlen(way);
    return set && !strncmp(set, way, length) && set[length] == ':' && !strcmp(set + length + 1, function);
}

/* Called at the beginning of each hooked function. */
static void meet(const char *function)
{
    if (is_set("hangs", function))
        for (;;)
            pause();
}

#define HOOK(name, params, args)                                                                                       \
    unsigned name params                                                                                               \
    {                                                                                                                  \
        unsigned(*beneath) params = next(#name);                                                                       \
        meet(#name);                                                                                                   \
        return beneath args;                                                                                           \
    }

HOOK(cuMemAlloc_v2, (uint64_t *address, size_t size), (address, size))
HOOK(cuMemFree_v2, (uint64_t address), (address))
HOOK(cuEventCreate, (void **event, unsigned flags), (event, flags))
HOOK(cuEventDestroy_v2, (void *event), (event))
HOOK(cuEventQuery, (void *event), (event))
