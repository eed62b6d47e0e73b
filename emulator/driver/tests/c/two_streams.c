/* Any program can load the reference driver: this one allocates, copies, uses two streams, an
 * event and a callback, and checks every byte. It knows nothing of this project.
 *
 * With CUDA_HEADER defined it is compiled against the vendor's cuda.h, without it against the
 * few declarations below. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef CUDA_HEADER
#include CUDA_HEADER
#else
typedef int CUresult;
typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;
enum {
    CUDA_SUCCESS = 0,
    CUDA_ERROR_NOT_READY = 600,
    CUDA_ERROR_NOT_PERMITTED = 800,
    CU_STREAM_NON_BLOCKING = 1,
    CU_EVENT_DEFAULT = 0
};
CUresult cuInit(unsigned flags);
CUresult cuDeviceGet(CUdevice *device, int ordinal);
CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device);
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device);
CUresult cuCtxSetCurrent(CUcontext context);
CUresult cuMemAlloc_v2(CUdeviceptr *address, size_t size);
CUresult cuMemFree_v2(CUdeviceptr address);
CUresult cuMemHostAlloc(void **address, size_t size, unsigned flags);
CUresult cuMemFreeHost(void *address);
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t size, CUstream stream);
CUresult cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t size, CUstream stream);
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream);
CUresult cuMemsetD32Async(CUdeviceptr to, unsigned value, size_t count, CUstream stream);
CUresult cuStreamCreate(CUstream *stream, unsigned flags);
CUresult cuStreamQuery(CUstream stream);
CUresult cuStreamSynchronize(CUstream stream);
CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned flags);
CUresult cuStreamAddCallback(CUstream stream, void (*function)(CUstream, CUresult, void *),
                             void *data, unsigned flags);
CUresult cuStreamDestroy_v2(CUstream stream);
CUresult cuEventCreate(CUevent *event, unsigned flags);
CUresult cuEventRecord(CUevent event, CUstream stream);
CUresult cuEventSynchronize(CUevent event);
CUresult cuEventDestroy_v2(CUevent event);
#define cuDevicePrimaryCtxRelease cuDevicePrimaryCtxRelease_v2
#define cuMemAlloc cuMemAlloc_v2
#define cuMemFree cuMemFree_v2
#define cuMemcpyHtoDAsync cuMemcpyHtoDAsync_v2
#define cuMemcpyDtoHAsync cuMemcpyDtoHAsync_v2
#define cuMemcpyDtoDAsync cuMemcpyDtoDAsync_v2
#define cuStreamDestroy cuStreamDestroy_v2
#define cuEventDestroy cuEventDestroy_v2
#define CUDA_CB
#endif

enum { WORDS = 64 * 1024, SIZE = WORDS * sizeof(unsigned) };

#define CHECK(call)                                                                              \
    do {                                                                                         \
        int code = (int)(call);                                                                  \
        if (code != CUDA_SUCCESS) {                                                              \
            fprintf(stderr, "%s:%d: %s returned %d\n", __FILE__, __LINE__, #call, code);         \
            exit(1);                                                                             \
        }                                                                                        \
    } while (0)

#define EXPECT(condition)                                                                        \
    do {                                                                                         \
        if (!(condition)) {                                                                      \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);              \
            exit(1);                                                                             \
        }                                                                                        \
    } while (0)

/* What the callback saw. */
struct report {
    volatile int calls;
    CUstream stream;
    int status;
    int inner;
};

static void CUDA_CB note(CUstream stream, CUresult status, void *data)
{
    struct report *report = data;
    CUdeviceptr never = 0;
    report->stream = stream;
    report->status = (int)status;
    report->inner = (int)cuMemAlloc(&never, 16);
    report->calls += 1;
}

int main(void)
{
    CUdevice device;
    CUcontext context;
    CUstream producer, consumer;
    CUevent filled;
    CUdeviceptr from, to;
    unsigned *sent, *received;
    struct report report = {0};
    void *pinned;
    unsigned i;

    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));

    CHECK(cuMemAlloc(&from, SIZE));
    CHECK(cuMemAlloc(&to, SIZE));
    CHECK(cuMemHostAlloc(&pinned, SIZE, 0));
    received = pinned;
    memset(received, 0, SIZE);
    sent = malloc(SIZE);
    EXPECT(sent != NULL);
    for (i = 0; i < WORDS; i++)
        sent[i] = i * 2654435761u;

    CHECK(cuStreamCreate(&producer, CU_STREAM_NON_BLOCKING));
    CHECK(cuStreamCreate(&consumer, CU_STREAM_NON_BLOCKING));
    CHECK(cuEventCreate(&filled, CU_EVENT_DEFAULT));

    /* One stream fills, the other waits for it and carries the bytes on and back. */
    CHECK(cuMemcpyHtoDAsync(from, sent, SIZE, producer));
    CHECK(cuMemsetD32Async(from, 0xC0FFEE, WORDS / 2, producer));
    CHECK(cuEventRecord(filled, producer));
    CHECK(cuStreamWaitEvent(consumer, filled, 0));
    CHECK(cuMemcpyDtoDAsync(to, from, SIZE, consumer));
    CHECK(cuMemcpyDtoHAsync(received, to, SIZE, consumer));
    CHECK(cuStreamAddCallback(consumer, note, &report, 0));

    CHECK(cuStreamSynchronize(consumer));
    CHECK(cuEventSynchronize(filled));
    CHECK(cuStreamQuery(consumer));

    for (i = 0; i < WORDS; i++)
        EXPECT(received[i] == (i < WORDS / 2 ? 0xC0FFEE : sent[i]));
    EXPECT(report.calls == 1);
    EXPECT(report.stream == consumer);
    EXPECT(report.status == CUDA_SUCCESS);
    EXPECT(report.inner == CUDA_ERROR_NOT_PERMITTED);

    CHECK(cuEventDestroy(filled));
    CHECK(cuStreamDestroy(producer));
    CHECK(cuStreamDestroy(consumer));
    CHECK(cuMemFreeHost(pinned));
    CHECK(cuMemFree(to));
    CHECK(cuMemFree(from));
    CHECK(cuDevicePrimaryCtxRelease(device));
    free(sent);
    puts("every byte is as it should be");
    return 0;
}
