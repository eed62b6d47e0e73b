/* Hooks that misbehave outside of the calls under test, preloaded over a driver. LATE names the way and the function:
 * with LATE=hangs:cuMemFree_v2 that function does not return. A destructor or an exit handler that misbehaves after a
 * call of the function is named as in LATE=destructor-crashes:cuMemAlloc_v2 or LATE=handler-exits:cuMemAlloc_v2; with
 * `start` in place of the function it misbehaves in every process, with `any` after each hooked function, and
 * with `both` after `cuMemAlloc_v2` and `cuEventCreate` together. With
 * LATE=thread-crashes:cuEventQuery or LATE=thread-exits:cuEventQuery each call leaves a thread behind that does so after
 * ten milliseconds. With LATE=stops-runner:cuEventQuery the first call stops the runner. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
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
    if (!set || strncmp(set, way, length) || set[length] != ':')
        return 0;
    set += length + 1;
    return !strcmp(set, function) || (!strcmp(set, "any") && strcmp(function, "start"));
}

static void hang(void)
{
    for (;;)
        pause();
}
__attribute__((noipa)) static void crash(void) { *(volatile int *)0 = 1; }
__attribute__((noipa)) static void leave(void) { _exit(3); }

/* What the destructor does. */
static void (*at_end)(void);

__attribute__((destructor)) static void end(void)
{
    if (at_end)
        at_end();
}

static int has_memory, has_event;

static void arm(const char *function)
{
    has_memory |= !strcmp(function, "cuMemAlloc_v2");
    has_event |= !strcmp(function, "cuEventCreate");
    if (is_set("destructor-crashes", "both") && has_memory && has_event)
        at_end = crash;
    static const struct {
        const char *destructor, *handler;
        void (*run)(void);
    } ways[] = {
        { "destructor-hangs", "handler-hangs", hang },
        { "destructor-crashes", "handler-crashes", crash },
        { "destructor-exits", "handler-exits", leave },
    };
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        if (is_set(ways[i].destructor, function))
            at_end = ways[i].run;
        if (is_set(ways[i].handler, function))
            atexit(ways[i].run);
    }
}

__attribute__((constructor)) static void start(void) { arm("start"); }

static void nap(void)
{
    struct timespec ten = { .tv_nsec = 10000000 };
    nanosleep(&ten, NULL);
}
static void *crash_later(void *unused) { nap(); crash(); return unused; }
static void *leave_later(void *unused) { nap(); leave(); return unused; }

static void leave_thread(void *(*run)(void *))
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, NULL))
        abort();
}

static int has_stopped_runner;

/* Called at the beginning of each hooked function. */
static void meet(const char *function)
{
    arm(function);
    if (is_set("hangs", function))
        hang();
    if (is_set("stops-runner", function) && !has_stopped_runner) {
        has_stopped_runner = 1;
        kill(getppid(), SIGSTOP);
    }
    if (is_set("thread-crashes", function))
        leave_thread(crash_later);
    if (is_set("thread-exits", function))
        leave_thread(leave_later);
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
HOOK(cuDriverGetVersion, (int *version), (version))
HOOK(cuDeviceGetCount, (int *count), (count))
HOOK(cuDeviceTotalMem_v2, (size_t *bytes, int device), (bytes, device))
HOOK(cuStreamCreate, (void **stream, unsigned flags), (stream, flags))
HOOK(cuCtxGetDevice, (int *device), (device))
