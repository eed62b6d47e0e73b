/* A program compiled against the real cuda_runtime_api.h: it fills and copies memory in two streams, one of which waits
 * for an event of the other, and adds up the result on the host. It has no kernel. */

#include <cuda_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 4096 };

static void check(cudaError_t code, int line)
{
    if (code != cudaSuccess) {
        fprintf(stderr, "line %d: %s: %s\n", line, cudaGetErrorName(code), cudaGetErrorString(code));
        exit(1);
    }
}
#define OK(call) check(call, __LINE__)

static void expect(int holds, int line)
{
    if (!holds) {
        fprintf(stderr, "line %d: expectation failed\n", line);
        exit(1);
    }
}
#define EXPECT(condition) expect(condition, __LINE__)

static void CUDART_CB add_up(void *data)
{
    const unsigned char *bytes = data;
    unsigned sum = 0;
    for (int at = 0; at < COUNT; at++)
        sum += bytes[at];
    memcpy(data, &sum, sizeof sum);
}

int main(void)
{
    int devices = 0, runtime = 0, driver = 0;
    OK(cudaGetDeviceCount(&devices));
    OK(cudaRuntimeGetVersion(&runtime));
    OK(cudaDriverGetVersion(&driver));
    EXPECT(devices >= 1 && runtime >= 11000 && driver >= runtime / 1000 * 1000);

    cudaStream_t ahead, behind;
    cudaEvent_t filled;
    OK(cudaStreamCreateWithFlags(&ahead, cudaStreamNonBlocking));
    OK(cudaStreamCreateWithFlags(&behind, cudaStreamNonBlocking));
    OK(cudaEventCreateWithFlags(&filled, cudaEventDisableTiming));

    void *first, *second, *host;
    OK(cudaMalloc(&first, COUNT));
    OK(cudaMalloc(&second, COUNT));
    OK(cudaMallocHost(&host, COUNT));
    OK(cudaMemsetAsync(first, 3, COUNT, ahead));
    OK(cudaMemsetAsync((char *)first + COUNT / 2, 5, COUNT / 2, ahead));
    OK(cudaEventRecord(filled, ahead));
    OK(cudaStreamWaitEvent(behind, filled, 0));
    OK(cudaMemcpyAsync(second, first, COUNT, cudaMemcpyDeviceToDevice, behind));
    OK(cudaMemcpyAsync(host, second, COUNT, cudaMemcpyDeviceToHost, behind));
    OK(cudaLaunchHostFunc(behind, add_up, host));
    OK(cudaStreamSynchronize(behind));
    unsigned sum;
    memcpy(&sum, host, sizeof sum);
    EXPECT(sum == COUNT / 2 * 3 + COUNT / 2 * 5);

    /* A failed call sets the last error, which is read once. */
    EXPECT(cudaMemset(NULL, 0, 1) == cudaErrorInvalidValue);
    EXPECT(cudaPeekAtLastError() == cudaErrorInvalidValue);
    EXPECT(cudaGetLastError() == cudaErrorInvalidValue);
    EXPECT(cudaGetLastError() == cudaSuccess);

    OK(cudaFreeHost(host));
    OK(cudaFree(second));
    OK(cudaFree(first));
    OK(cudaEventDestroy(filled));
    OK(cudaStreamDestroy(behind));
    OK(cudaStreamDestroy(ahead));
    printf("%u\n", sum);
    return 0;
}
