/* The device memory behind the memory of graphs: launches get it, later launches in the same stream reuse it, and the
 * program gives it back by trimming. Amounts are compared with each other, as devices round them in different ways. */

#include "common.h"

enum { GRAPHS = 4 };
static const size_t bytes = 64 << 20;

static uint64_t amount(enum cudaGraphMemAttributeType attribute)
{
    uint64_t value = 0;
    OK(cudaDeviceGetGraphMemAttribute(0, attribute, &value));
    return value;
}

static uint64_t used(void)
{
    uint64_t value = amount(cudaGraphMemAttrUsedMemCurrent);
    EXPECT(amount(cudaGraphMemAttrUsedMemHigh) >= value);
    EXPECT(amount(cudaGraphMemAttrReservedMemCurrent) >= value);
    return value;
}

static void trim(void)
{
    OK(cudaDeviceSynchronize());
    OK(cudaDeviceGraphMemTrim(0));
}

/* A graph that allocates memory and fills it. */
static cudaGraphExec_t make_graph(int frees, unsigned char **memory, unsigned char value)
{
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaStream_t stream;
    OK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    OK(cudaMallocAsync((void **)memory, bytes, stream));
    OK(cudaMemsetAsync(*memory + bytes - 256, value, 256, stream));
    if (frees)
        OK(cudaFreeAsync(*memory, stream));
    OK(cudaStreamEndCapture(stream, &graph));
    OK(cudaStreamDestroy(stream));
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphDestroy(graph));
    return exec;
}

static void check_addresses(unsigned char **memory)
{
    for (int one = 0; one < GRAPHS; one++)
        for (int other = 0; other < one; other++)
            EXPECT(memory[one] + bytes <= memory[other] || memory[other] + bytes <= memory[one]);
}

static void graphs_that_free(cudaStream_t stream)
{
    cudaGraphExec_t execs[GRAPHS];
    unsigned char *memory[GRAPHS];
    for (int at = 0; at < GRAPHS; at++)
        execs[at] = make_graph(1, &memory[at], 1);
    check_addresses(memory);
    EXPECT(used() == 0);
    OK(cudaGraphLaunch(execs[0], stream));
    uint64_t first = used();
    EXPECT(first >= bytes && first < 2 * bytes);
    OK(cudaGraphLaunch(execs[0], stream));
    EXPECT(used() == first);
    for (int at = 1; at < GRAPHS; at++) {
        OK(cudaGraphLaunch(execs[at], stream));
        EXPECT(used() == first);
    }
    OK(cudaStreamSynchronize(stream));
    EXPECT(used() == first);
    for (int at = 0; at < GRAPHS; at++)
        OK(cudaGraphExecDestroy(execs[at]));
    trim();
    EXPECT(used() == 0);
}

static void graphs_that_do_not_free(cudaStream_t stream)
{
    cudaGraphExec_t execs[GRAPHS];
    unsigned char *memory[GRAPHS];
    for (int at = 0; at < GRAPHS; at++)
        execs[at] = make_graph(0, &memory[at], (unsigned char)(at + 1));
    check_addresses(memory);
    for (int at = 0; at < GRAPHS; at++) {
        OK(cudaGraphLaunch(execs[at], stream));
        EXPECT(used() >= (at + 1) * bytes && used() < (at + 2) * bytes);
    }
    uint64_t all = used();
    trim();
    EXPECT(used() == all);
    for (int at = 0; at < GRAPHS; at++) {
        unsigned char last;
        OK(cudaMemcpy(&last, memory[at] + bytes - 1, 1, cudaMemcpyDeviceToHost));
        EXPECT(last == at + 1);
        OK(cudaFree(memory[at]));
    }
    EXPECT(used() == all);
    trim();
    EXPECT(used() == 0 && amount(cudaGraphMemAttrUsedMemHigh) >= all);

    /* A high-water mark can be set to zero, and only to zero. */
    uint64_t zero = 0, one = 1;
    FAILS(cudaDeviceSetGraphMemAttribute(0, cudaGraphMemAttrUsedMemHigh, &one), cudaErrorInvalidValue);
    FAILS(cudaDeviceSetGraphMemAttribute(0, cudaGraphMemAttrUsedMemCurrent, &zero), cudaErrorInvalidValue);
    OK(cudaDeviceSetGraphMemAttribute(0, cudaGraphMemAttrUsedMemHigh, &zero));
    OK(cudaGraphLaunch(execs[0], stream));
    EXPECT(amount(cudaGraphMemAttrUsedMemHigh) >= bytes && amount(cudaGraphMemAttrUsedMemHigh) < all);
    OK(cudaFreeAsync(memory[0], stream));
    trim();
    EXPECT(used() == 0);
    for (int at = 0; at < GRAPHS; at++)
        OK(cudaGraphExecDestroy(execs[at]));
}

int main(void)
{
    cudaStream_t stream;
    OK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    graphs_that_free(stream);
    graphs_that_do_not_free(stream);
    OK(cudaStreamDestroy(stream));
    puts("passed");
    return 0;
}
