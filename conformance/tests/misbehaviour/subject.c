#define _GNU_SOURCE
/* A library that poses as a driver and misbehaves, with one function per kind of misbehaviour. The first part
 * contains the functions that the runner needs, and behaves correctly. */
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

static int initialized;
static __thread void *current;
static int context;
static int poisoned;
static int spoiled;
static int used;
static int is_over;
static char home[PATH_MAX];

/* State of the process when the library was loaded. */
__attribute__((constructor)) static void remember(void)
{
    printf("the library is loaded\n");
    if (!getcwd(home, sizeof home))
        abort();
}

static void shut_down(void) { is_over = 1; }
unsigned cuInit(unsigned flags)
{
    (void)flags;
    if (getenv("T_SLOW_TO_START")) {
        struct timespec nap = { .tv_nsec = 200000000 };
        nanosleep(&nap, NULL);
    }
    if (!initialized)
        atexit(shut_down);
    initialized = 1;
    return 0;
}
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

/* A setting, with a value that cannot be reset. */
static unsigned flags;
unsigned cuCtxGetFlags(unsigned *out) { *out = flags; return 0; }
unsigned cuCtxSetFlags(unsigned value)
{
    if (flags != 4)
        flags = value;
    return 0;
}
unsigned tFlagsAre(uint64_t value) { return flags == value ? 0 : 1; }

/* Another setting. */
static void *pool;
unsigned cuDeviceGetMemPool(void **out, int device) { (void)device; *out = pool; return 0; }
unsigned cuDeviceSetMemPool(int device, void *value) { (void)device; pool = value; return 0; }
unsigned tPoolIs(uint64_t value) { return (uintptr_t)pool == value ? 0 : 1; }

unsigned cuCtxSynchronize(void) { return poisoned ? 700 : 0; }

/* Functions for making arguments. */
unsigned cuStreamCreate(void **out, unsigned flags)
{
    (void)flags;
    if (spoiled)
        abort();
    *out = &context;
    return 0;
}
static int has_ended_streams;
unsigned cuStreamQuery(void *stream) { (void)stream; return has_ended_streams ? 400 : 0; }
unsigned cuStreamDestroy_v2(void *stream) { (void)stream; if (spoiled) abort(); return 0; }
static void crash(void);
/* A pool that is shared between processes is a trap. */
unsigned cuEventCreate(void **out, unsigned flags)
{
    if (flags & 4)
        atexit(crash);
    else
        sleep(2);
    *out = &context;
    return 0;
}
unsigned cuEventDestroy_v2(void *event) { (void)event; return 0; }
/* The created pool has the requested number, and only 7 is a valid pool. */
unsigned cuMemPoolCreate(void **out, uint64_t number) { *out = (void *)number; return 0; }
unsigned cuMemPoolDestroy(void *pool)
{
    /* Pool 6 takes all streams with it. */
    if ((uintptr_t)pool == 6)
        has_ended_streams = 1;
    return (uintptr_t)pool == 7 || (uintptr_t)pool == 6 ? 0 : 1;
}
unsigned cuGraphCreate(void **out, unsigned flags) { (void)out; (void)flags; abort(); }
unsigned cuMemAlloc_v2(uint64_t *out, size_t size)
{
    /* Returns a new value each time. */
    static uint64_t last;
    (void)size;
    *out = last += 1 << 20;
    return spoiled ? 2 : 0;
}
/* The content of all device memory. Addresses of the device are smaller than those of the host. */
static unsigned char content[4096];
static void *locate(uint64_t address) { return address >> 32 ? (void *)address : content; }
unsigned cuMemcpy(uint64_t to, uint64_t from, size_t size)
{
    memmove(locate(to), locate(from), size);
    return 0;
}
unsigned cuMemFree_v2(uint64_t address) { (void)address; if (spoiled) abort(); return 0; }

/* The functions under test. */

/* The memory of the previous call, and memory that a call has altered. */
static uint64_t given, altered;
unsigned tIsGiven(uint64_t address) { given = address; return 0; }
unsigned tIsGivenTheSame(uint64_t address) { return address == given ? 0 : 1; }
unsigned tIsGivenAnother(uint64_t address) { return address == given ? 1 : 0; }
unsigned tAlters(uint64_t address) { altered = address; return 0; }
unsigned tIsAsNew(uint64_t address) { return address == altered ? 1 : 0; }
unsigned tWritesIfNew(uint32_t *out, uint64_t address)
{
    if (address != altered)
        *out = 1;
    return 0;
}
unsigned tCrashesUnlessNew(uint64_t address)
{
    if (address == altered)
        *(volatile int *)0 = 1;
    return 0;
}
/* The contract of this function declares that it alters its memory. */
unsigned cuMemAdvise(uint64_t address, size_t count, int advice, int device)
{
    (void)count, (void)advice, (void)device;
    given = address;
    return 0;
}
unsigned tEndsAllStreams(void) { has_ended_streams = 1; return 0; }
unsigned tOverwritesAllMemory(void) { memset(content, 0, sizeof content); return 0; }
/* Copies of 13 bytes change their source. */
enum { UNLUCKY = 13 };
unsigned cuMemcpyHtoD_v2(uint64_t to, unsigned char *from, size_t size)
{
    (void)to;
    if (size == UNLUCKY)
        from[size - 1] ^= 1;
    return 0;
}
struct copy {
    size_t source_x, source_y, source_kind;
    unsigned char *source;
    size_t source_rest[3];
    size_t x, y, kind;
    unsigned char *destination;
    size_t rest[3];
    size_t width, height;
};
unsigned cuMemcpy2D_v2(struct copy *copy)
{
    copy->destination[0] ^= 1;
    if (copy->width == UNLUCKY)
        copy->source[0] ^= 1;
    return 0;
}
unsigned tWritesInput(uint32_t *in) { *in = 1; return 0; }
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
unsigned tWritesNothing(uint32_t *out) { (void)out; return 0; }
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
unsigned tIsOver(void) { return is_over ? 4 : 0; }
unsigned tStops(void) { raise(SIGSTOP); return 0; }

/* Functions that end the process. */
unsigned tLeavesAtOnce(uint64_t status) { _exit((int)status); }
static unsigned recurse(volatile char *above)
{
    volatile char frame[4096];
    frame[0] = above ? *above : 1;
    return frame[0] ? recurse(frame) + frame[0] : 0;
}
unsigned tOverflowsTheStack(void) { return recurse(NULL); }
__attribute__((noipa)) static void crash(void) { *(volatile int *)0 = 1; }
unsigned tCrashesOnTheWayOut(void) { atexit(crash); exit(0); }
unsigned tWouldCrashOnTheWayOut(void) { atexit(crash); return 0; }
unsigned tKillsItself(void) { raise(SIGKILL); return 0; }
unsigned tKillsItsGroup(void) { kill(0, SIGTERM); pause(); return 0; }
unsigned tEndsItsThread(void) { pthread_exit(NULL); }
unsigned tBecomesTrue(void) { execl("/bin/sh", "sh", "-c", "exit 0", (char *)NULL); return 1; }
unsigned tBecomesForger(void)
{
    execl("/bin/sh", "sh", "-c",
          "for fd in 0 1 2; do echo '{\"what\":\"missing\"}' >&$fd; done; sleep 1000", (char *)NULL);
    return 1;
}

/* Functions that never return. */
unsigned tIgnoresSignals(void)
{
    for (int number = 1; number < 32; number++)
        signal(number, SIG_IGN);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    for (;;)
        pause();
}
unsigned tPrintsForEver(uint64_t fd)
{
    static char block[65536];
    memset(block, 'x', sizeof block);
    for (;;)
        if (write((int)fd, block, sizeof block) < 0)
            _exit(1);
}
unsigned tFills(uint64_t megabytes, uint64_t stays)
{
    size_t size = (size_t)megabytes << 20;
    char *memory = malloc(size);
    if (!memory)
        return 2;
    for (size_t i = 0; i < size; i += 4096)
        ((volatile char *)memory)[i] = 1;
    while (stays)
        pause();
    free(memory);
    return 0;
}
unsigned tFillsInAChild(uint64_t megabytes)
{
    if (fork() == 0)
        tFills(megabytes, 1);
    for (;;)
        pause();
}
unsigned tReserves(uint64_t megabytes)
{
    void *memory = mmap(NULL, (size_t)megabytes << 20, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? 2 : 0;
}

/* Functions that affect descriptors. */
unsigned tClosesLine(void)
{
    for (int fd = 3; fd < 1024; fd++)
        close(fd);
    return 0;
}
unsigned tReplacesAll(void)
{
    for (int fd = 0; fd < 1024; fd++)
        close(fd);
    for (int fd = 0; fd < 512; fd++)
        if (open("/dev/zero", O_RDWR) < 0)
            return 1;
    return 0;
}
unsigned tClosesOutput(void) { close(1); close(2); return 0; }
unsigned tForges(uint64_t breaks_lines)
{
    const char *text = breaks_lines
        ? "\n{\"what\":{\"played\":{\"failure\":null}}}\n"
        : "{\"what\":\"missing\"}";
    for (int fd = 0; fd < 1024; fd++)
        if (write(fd, text, strlen(text)) < 0)
            continue;
    return 0;
}
unsigned tFloodsLine(uint64_t megabytes)
{
    static char block[65536];
    memset(block, 'x', sizeof block);
    for (int fd = 3; fd < 1024; fd++)
        for (uint64_t i = 0; i < megabytes * 16; i++)
            if (write(fd, block, sizeof block) < 0)
                break;
    return 0;
}
unsigned tSays(uint64_t number) { printf("case %d", (int)number); return 0; }
unsigned tSaysAndDies(uint64_t number) { printf("case %d", (int)number); abort(); }

/* Functions that change the state of the process, and functions that check it. */
unsigned tMoves(void) { return chdir("/") ? 1 : 0; }
unsigned tIsHome(void) { char here[PATH_MAX]; return getcwd(here, sizeof here) && !strcmp(here, home) ? 0 : 1; }
unsigned tSetsVariable(void) { return setenv("MISBEHAVING", "1", 1) ? 1 : 0; }
unsigned tLacksVariable(void) { return getenv("MISBEHAVING") || !getenv("PATH") ? 1 : 0; }
unsigned tClearsEnvironment(void) { return clearenv() ? 1 : 0; }
unsigned tSetsMask(void) { umask(0777); return 0; }
unsigned tHasMask(void) { mode_t mask = umask(0); umask(mask); return mask == 0777 ? 1 : 0; }
unsigned tUsesThread(void)
{
    static __thread unsigned calls;
    return calls++ ? 1 : 0;
}
unsigned tBlocksSignals(void)
{
    sigset_t all;
    sigfillset(&all);
    return sigprocmask(SIG_BLOCK, &all, NULL) ? 1 : 0;
}
unsigned tHasSignals(void)
{
    sigset_t blocked;
    sigprocmask(SIG_BLOCK, NULL, &blocked);
    return sigismember(&blocked, SIGTERM) || sigismember(&blocked, SIGSEGV) ? 1 : 0;
}
unsigned tHandlesSignals(void)
{
    return signal(SIGTERM, SIG_IGN) == SIG_ERR || signal(SIGSEGV, SIG_IGN) == SIG_ERR ? 1 : 0;
}
unsigned tHasHandlers(void)
{
    struct sigaction action;
    sigaction(SIGTERM, NULL, &action);
    return action.sa_handler == SIG_IGN ? 1 : 0;
}
unsigned tSetsAlarm(void)
{
    struct itimerval soon = { .it_value = { .tv_usec = 100000 } };
    return setitimer(ITIMER_REAL, &soon, NULL) ? 1 : 0;
}
unsigned tNaps(void) { struct timespec nap = { .tv_nsec = 300000000 }; nanosleep(&nap, NULL); return 0; }
unsigned tLimitsFiles(void)
{
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = 3;
    return setrlimit(RLIMIT_NOFILE, &limit) ? 1 : 0;
}
unsigned tOpens(void) { int fd = open("/dev/null", O_RDONLY); return fd < 0 || close(fd) ? 1 : 0; }

/* Functions that use threads. */
static void *crash_later(void *unused)
{
    (void)unused;
    struct timespec nap = { .tv_nsec = 20000000 };
    nanosleep(&nap, NULL);
    crash();
    return NULL;
}
static void *exit_later(void *unused)
{
    (void)unused;
    struct timespec nap = { .tv_nsec = 20000000 };
    nanosleep(&nap, NULL);
    _exit(0);
}
unsigned tExitsLater(void) { pthread_t thread; return pthread_create(&thread, NULL, exit_later, NULL) ? 1 : 0; }
static void *crash_now(void *unused) { (void)unused; crash(); return NULL; }
unsigned tCrashesLater(void) { pthread_t thread; return pthread_create(&thread, NULL, crash_later, NULL) ? 1 : 0; }
unsigned tCrashesElsewhere(void)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, crash_now, NULL))
        return 1;
    pthread_join(thread, NULL);
    return 0;
}
static void *wait_for_ever(void *unused)
{
    for (;;)
        pause();
    return unused;
}

/* A thread that executes the work of all calls, started by the first call. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static uint64_t job; /* 1: nothing; 2: crash; 0: none. */
static void *serve(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&lock);
    for (;;) {
        while (job == 0)
            pthread_cond_wait(&changed, &lock);
        if (job == 2)
            crash();
        job = 0;
        pthread_cond_broadcast(&changed);
    }
}
unsigned tHasServant(uint64_t order)
{
    static int exists;
    pthread_t thread;
    pthread_mutex_lock(&lock);
    if (!exists && pthread_create(&thread, NULL, serve, NULL))
        return 1;
    exists = 1;
    job = order;
    pthread_cond_broadcast(&changed);
    while (job != 0)
        pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    return 0;
}
unsigned tLeavesThread(void) { pthread_t thread; return pthread_create(&thread, NULL, wait_for_ever, NULL) ? 1 : 0; }

/* A child that has left the process group. */
unsigned tLeavesDaemon(uint64_t seconds)
{
    char command[64];
    snprintf(command, sizeof command, "sleep %d", (int)seconds);
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            execl("/bin/sh", "sh", "-c", command, (char *)NULL);
            _exit(1);
        }
        _exit(0);
    }
    return 0;
}

/* Further codes and signals. */
unsigned tMinusOne(void) { return (unsigned)-1; }
unsigned tRings(void) { raise(SIGALRM); return 0; }

/* Functions that attack the process, the runner or the machine. */

/* Calls back for each mapping of the process whose line has this text. */
static void for_each_mapping(const char *text, void (*visit)(void *, size_t))
{
    char lines[65536];
    size_t length = 0;
    int fd = open("/proc/self/maps", O_RDONLY);
    for (ssize_t got; (got = read(fd, lines + length, sizeof lines - 1 - length)) > 0;)
        length += (size_t)got;
    close(fd);
    lines[length] = 0;
    for (char *rest = lines, *line; (line = strsep(&rest, "\n"));) {
        unsigned long start, end;
        if (strstr(line, text) && sscanf(line, "%lx-%lx", &start, &end) == 2)
            visit((void *)start, end - start);
    }
}
static void scribble(void *start, size_t size) { memset(start, 0xff, size); }
static void unmap(void *start, size_t size) { munmap(start, size); }
unsigned tScribblesOnThePage(void) { for_each_mapping("memfd:cuconform", scribble); return 0; }
unsigned tUnmapsThePage(void) { for_each_mapping("memfd:cuconform", unmap); return 0; }
unsigned tUnmapsItsStack(void)
{
    char here;
    uintptr_t page = (uintptr_t)&here & ~(uintptr_t)4095;
    munmap((void *)(page - 4096), 3 * 4096);
    return 0;
}
unsigned tCorruptsTheHeap(void)
{
    unsigned char *blocks[64];
    for (int i = 0; i < 64; i++)
        blocks[i] = malloc(24 + 16 * (size_t)i);
    for (int i = 0; i < 64; i++)
        memset(blocks[i] - 8, 0xff, 48);
    for (int i = 0; i < 64; i++)
        free(blocks[i]);
    return 0;
}
/* The second call jumps to the place of the first, whose thread has left it. */
static jmp_buf place;
unsigned tMarksAPlace(void) { setjmp(place); return 0; }
unsigned tJumps(void) { longjmp(place, 1); }
unsigned tLeavesStubbornChildren(uint64_t number)
{
    char seconds[32];
    snprintf(seconds, sizeof seconds, "%llu", (unsigned long long)number);
    for (int i = 0; i < 4; i++)
        if (fork() == 0) {
            setsid();
            for (int signal_number = 1; signal_number < 32; signal_number++)
                signal(signal_number, SIG_IGN);
            execlp("sleep", "sleep", seconds, (char *)NULL);
            _exit(1);
        }
    return 0;
}
/* Sixty-three descendants, each of which has left the group. */
unsigned tForksABomb(uint64_t number)
{
    char seconds[32];
    int is_child = 0;
    snprintf(seconds, sizeof seconds, "%llu", (unsigned long long)number);
    for (int i = 0; i < 6; i++)
        if (fork() == 0)
            is_child = 1;
    if (!is_child)
        return 0;
    setsid();
    execlp("sleep", "sleep", seconds, (char *)NULL);
    _exit(1);
}
unsigned tIsTraced(void)
{
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL))
        return 1;
    raise(SIGUSR1);
    return 0;
}
unsigned tHidesItsMemory(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) ? 1 : 0; }
unsigned tYields(void) { return setpriority(PRIO_PROCESS, 0, 19) ? 1 : 0; }
static unsigned lower(int what, rlim_t value)
{
    struct rlimit limit;
    getrlimit(what, &limit);
    limit.rlim_cur = value;
    return setrlimit(what, &limit) ? 1 : 0;
}
unsigned tLimitsMemory(void) { return lower(RLIMIT_AS, 1 << 20); }
unsigned tLimitsTime(void) { lower(RLIMIT_CPU, 1); for (volatile int i = 0;; i++) { } }
unsigned tLimitsProcesses(void) { return lower(RLIMIT_NPROC, 0); }
