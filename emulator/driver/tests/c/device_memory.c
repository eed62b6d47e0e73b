/* Memory of the device is not the host's: a program that touches it at its address is ended, as it is over a real
 * driver. It is as large as the device's, and costs the host what is touched of it. */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysinfo.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int CUresult;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
CUresult cuInit(unsigned flags);
CUresult cuDevicePrimaryCtxRetain(CUcontext *context, int device);
CUresult cuCtxSetCurrent(CUcontext context);
CUresult cuMemAlloc_v2(CUdeviceptr *address, size_t size);
CUresult cuMemAllocPitch_v2(CUdeviceptr *address, size_t *pitch, size_t width, size_t height,
                            unsigned element);
CUresult cuMemAllocAsync(CUdeviceptr *address, size_t size, void *stream);
CUresult cuMemAllocManaged(CUdeviceptr *address, size_t size, unsigned flags);
CUresult cuMemAllocHost_v2(void **address, size_t size);
CUresult cuMemFree_v2(CUdeviceptr address);
CUresult cuMemsetD8_v2(CUdeviceptr address, unsigned char value, size_t count);
CUresult cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t size);

enum { OUT_OF_MEMORY = 2, MANAGED_BY_ALL = 1 };

static const size_t MEBI = 1 << 20, GIBI = 1 << 30, LARGE = 120ul << 30;

#define EXPECT(condition)                                                                        \
    do {                                                                                         \
        if (!(condition)) {                                                                      \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);              \
            exit(1);                                                                             \
        }                                                                                        \
    } while (0)

#define CHECK(call) EXPECT((call) == 0)

/* The signal that ends a child that reads a byte, or that writes one; zero for a child that lives. */
static int end_of(CUdeviceptr address, int writes)
{
    int status;
    pid_t child = fork();
    EXPECT(child >= 0);
    if (child == 0) {
        volatile char *byte = (volatile char *)address;
        signal(SIGSEGV, SIG_DFL);
        if (writes)
            *byte = 1;
        else
            (void)*byte;
        _exit(0);
    }
    EXPECT(waitpid(child, &status, 0) == child);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

/* Bytes of the host that the process has. */
static size_t resident(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    EXPECT(file && fscanf(file, "%*u %lu", &pages) == 1);
    fclose(file);
    return pages * (size_t)sysconf(_SC_PAGESIZE);
}

int main(void)
{
    CUcontext context;
    CUdeviceptr plain, pitched, pooled, managed, large;
    void *pinned;
    size_t pitch, before, i;
    char last = 0;
    struct sysinfo machine;

    CHECK(cuInit(0));
    CHECK(cuDevicePrimaryCtxRetain(&context, 0));
    CHECK(cuCtxSetCurrent(context));

    CHECK(cuMemAlloc_v2(&plain, 4096));
    CHECK(cuMemAllocPitch_v2(&pitched, &pitch, 100, 10, 4));
    CHECK(cuMemAllocAsync(&pooled, 4096, NULL));
    EXPECT(end_of(plain, 0) == SIGSEGV && end_of(plain, 1) == SIGSEGV);
    EXPECT(end_of(pitched, 0) == SIGSEGV && end_of(pitched, 1) == SIGSEGV);
    EXPECT(end_of(pooled, 0) == SIGSEGV && end_of(pooled, 1) == SIGSEGV);

    CHECK(cuMemAllocManaged(&managed, 4096, MANAGED_BY_ALL));
    CHECK(cuMemAllocHost_v2(&pinned, 4096));
    EXPECT(end_of(managed, 1) == 0 && end_of((CUdeviceptr)pinned, 1) == 0);

    /* Most of what the device has, of which a byte in each gibibyte is touched. */
    before = resident();
    CHECK(cuMemAlloc_v2(&large, LARGE));
    EXPECT(cuMemAlloc_v2(&plain, LARGE) == OUT_OF_MEMORY);
    for (i = 0; i < LARGE; i += GIBI)
        CHECK(cuMemsetD8_v2(large + i, 42, 1));
    CHECK(cuMemcpyDtoH_v2(&last, large + LARGE - GIBI, 1));
    EXPECT(last == 42);
    EXPECT(resident() - before < 16 * MEBI);

    /* What the machine does not have cannot be touched, and the call says so. */
    EXPECT(sysinfo(&machine) == 0);
    if ((size_t)machine.totalram * machine.mem_unit < LARGE) {
        EXPECT(cuMemsetD8_v2(large, 1, LARGE) == OUT_OF_MEMORY);
        CHECK(cuMemcpyDtoH_v2(&last, large, 1));
        EXPECT(last == 42);
    }

    /* What is freed goes back to the machine. */
    CHECK(cuMemsetD8_v2(large, 1, 256 * MEBI));
    CHECK(cuMemFree_v2(large));
    EXPECT(resident() - before < 16 * MEBI || resident() < before);
    puts("the device has its memory to itself");
    return 0;
}
