/* Hooks that damage objects which a call was not given, preloaded over a driver or a runtime. The variable HOOK names
 * the function that does the damage: to the first object that the process has created. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static void *first_event, *first_event_of_runtime;
static unsigned long long first_memory;

static void *next(const char *name)
{
    void *found = dlsym(RTLD_NEXT, name);
    if (!found)
        abort();
    return found;
}

static int is_hooked(const char *name)
{
    const char *hook = getenv("HOOK");
    return hook && !strcmp(hook, name);
}

unsigned cuEventCreate(void **event, unsigned flags)
{
    unsigned (*beneath)(void **, unsigned) = next(__func__);
    unsigned code = beneath(event, flags);
    if (code == 0 && !first_event)
        first_event = *event;
    return code;
}

unsigned cuEventDestroy_v2(void *event)
{
    unsigned (*beneath)(void *) = next(__func__);
    unsigned code = beneath(event);
    if (code == 0 && is_hooked(__func__))
        beneath(first_event);
    return code;
}

unsigned cuMemAlloc_v2(unsigned long long *address, size_t size)
{
    unsigned (*beneath)(unsigned long long *, size_t) = next(__func__);
    unsigned code = beneath(address, size);
    if (code == 0 && !first_memory)
        first_memory = *address;
    return code;
}

unsigned cuMemFree_v2(unsigned long long address)
{
    unsigned (*beneath)(unsigned long long) = next(__func__);
    unsigned code = beneath(address);
    if (code == 0 && is_hooked(__func__))
        beneath(first_memory);
    return code;
}

/* Overwrites memory of the context that was current before. */
unsigned cuCtxPushCurrent_v2(void *context)
{
    unsigned (*beneath)(void *) = next(__func__);
    unsigned (*fill)(unsigned long long, unsigned char, size_t) = next("cuMemsetD8_v2");
    if (is_hooked(__func__))
        fill(first_memory, 0, 1);
    return beneath(context);
}

unsigned cudaEventCreateWithFlags(void **event, unsigned flags)
{
    unsigned (*beneath)(void **, unsigned) = next(__func__);
    unsigned code = beneath(event, flags);
    if (code == 0 && !first_event_of_runtime)
        first_event_of_runtime = *event;
    return code;
}

unsigned cudaEventDestroy(void *event)
{
    unsigned (*beneath)(void *) = next(__func__);
    unsigned code = beneath(event);
    if (code == 0 && is_hooked(__func__))
        beneath(first_event_of_runtime);
    return code;
}
