/* A library that claims to be a driver and misbehaves, one function per kind of misbehaviour.
 * The first part is what the runner itself needs; it behaves. */
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int initialized;
static __thread void *current;
static int context;
static int poisoned;
static int spoiled;
static int used;

unsigned cuInit(unsigned flags) { (void)flags; initialized = 1; return 0; }
unsigned cuDriverGetVersion(int *version) { *version = 13000; return 0; }
unsigned cuDeviceGetCount(int *count) { *count = 1; return 0; }
unsigned cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
unsigned cuDeviceGetName(char *name, int len, int device)
{
    (void)device;
    snprintf(name, len, "Misbehaving");
    return 0;
}
unsigned cuDeviceGetAttribute(int *value, int attribute, int device)
{
    (void)device;
    if (attribute != 1)
        return 1;
    *value = 1024;
    return 0;
}
unsigned cuDevicePrimaryCtxRetain(void **out, int device) { (void)device; *out = &context; return 0; }
unsigned cuDevicePrimaryCtxRelease_v2(int device) { (void)device; return 0; }
unsigned cuCtxSetCurrent(void *value) { current = value; return 0; }
unsigned cuCtxGetCurrent(void **out)
{
    if (!initialized)
        return 3;
    *out = current;
    return 0;
}
unsigned cuCtxSynchronize(void) { return poisoned ? 700 : 0; }

/* What arguments are made with. */
unsigned cuStreamCreate(void **out, unsigned flags)
{
    (void)flags;
    if (spoiled)
        abort();
    *out = &context;
    return 0;
}
unsigned cuStreamDestroy_v2(void *stream) { (void)stream; return 0; }
unsigned cuEventCreate(void **out, unsigned flags)
{
    (void)flags;
    sleep(1);
    *out = &context;
    return 0;
}
unsigned cuEventDestroy_v2(void *event) { (void)event; return 0; }
unsigned cuGraphCreate(void **out, unsigned flags) { (void)out; (void)flags; abort(); }
unsigned cuMemAlloc_v2(uint64_t *out, size_t size)
{
    (void)size;
    *out = 4096;
    return spoiled ? 2 : 0;
}
unsigned cuMemFree_v2(uint64_t address) { (void)address; if (spoiled) abort(); return 0; }

/* What follows is under test. */
unsigned tSpoils(void) { spoiled = 1; return 0; }
unsigned tUsed(uint64_t times) { return (uint64_t)used++ == times ? 0 : 1; }
unsigned tSucceeds(uint64_t value) { (void)value; return 0; }
unsigned tRefuses(uint64_t value) { return value ? 1 : 0; }
unsigned tCrashes(uint64_t value)
{
    if (value)
        *(volatile int *)0 = 1;
    return 0;
}
unsigned tAborts(void) { abort(); }
unsigned tLeaves(uint64_t status) { exit((int)status); }
unsigned tHangs(void) { for (;;) pause(); }
unsigned tSpins(void) { for (volatile int i = 0;; i++) { } }
unsigned tPrints(uint64_t lines)
{
    for (uint64_t i = 0; i < lines; i++)
        puts("{\"what\":\"missing\"} this is no answer");
    fprintf(stderr, "nor is this\n");
    fflush(stdout);
    return 0;
}
unsigned tOverruns(uint32_t *out) { out[0] = 1; out[1] = 2; return 0; }
unsigned tTouches(uint32_t *out) { *out = 1; return 1; }
unsigned tWrites(uint32_t *out, uint64_t value) { *out = (uint32_t)value; return 0; }
unsigned tUnknown(void) { return 9999; }
unsigned tPoisons(void) { poisoned = 1; return 0; }
unsigned tInitializes(void) { initialized = 1; return 0; }
unsigned tNeedsInit(void) { return initialized ? 0 : 3; }
unsigned tClosesAll(void)
{
    for (int fd = 0; fd < 1024; fd++)
        close(fd);
    return 0;
}
unsigned tForks(void)
{
    if (fork() == 0)
        for (;;) pause();
    return 0;
}
unsigned tStops(void) { raise(SIGSTOP); return 0; }
