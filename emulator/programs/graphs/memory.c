/* Graphs with memory nodes: y = 3 * x + 1 and z = 5 * y + 2 by a stream, by a captured graph and by explicit nodes. The
 * memory of z is freed by the graph, by the program, in a stream, or by another graph. */

#include "common.h"

enum { COUNT = 5000, BYTES = COUNT * sizeof(unsigned) };

static unsigned *input, *host_y, *host_z, *copy_of_z;

static void prepare(unsigned seed)
{
    for (unsigned at = 0; at < COUNT; at++)
        input[at] = seed + 13 * at;
    memset(host_y, 0xee, BYTES);
    memset(host_z, 0xee, BYTES);
}

static void check_results(unsigned seed, int line)
{
    for (unsigned at = 0; at < COUNT; at++) {
        unsigned y = 3 * (seed + 13 * at) + 1;
        expect(host_y[at] == y && host_z[at] == 5 * y + 2, line);
    }
}

/* Reads z after a launch that did not free it. */
static void check_device_memory(const unsigned *z, unsigned seed, cudaStream_t stream, int line)
{
    unsigned *values = copy_of_z;
    OK(cudaMemcpyAsync(values, z, BYTES, cudaMemcpyDeviceToHost, stream));
    OK(cudaStreamSynchronize(stream));
    for (unsigned at = 0; at < COUNT; at++)
        expect(values[at] == 5 * (3 * (seed + 13 * at) + 1) + 2, line);
}

/* The work in two streams. */
static void work(cudaStream_t stream, cudaStream_t side)
{
    unsigned *x, *y, *z;
    cudaEvent_t squared, ready, freed;
    OK(cudaEventCreateWithFlags(&squared, cudaEventDisableTiming));
    OK(cudaEventCreateWithFlags(&ready, cudaEventDisableTiming));
    OK(cudaEventCreateWithFlags(&freed, cudaEventDisableTiming));
    OK(cudaMallocAsync((void **)&x, BYTES, stream));
    OK(cudaMallocAsync((void **)&y, BYTES, stream));
    OK(cudaMemcpyAsync(x, input, BYTES, cudaMemcpyHostToDevice, stream));
    launch_scale(y, x, 3, 1, COUNT, stream);
    OK(cudaEventRecord(squared, stream));
    OK(cudaStreamWaitEvent(side, squared, 0));
    OK(cudaMemcpyAsync(host_y, y, BYTES, cudaMemcpyDeviceToHost, side));
    OK(cudaFreeAsync(x, stream));
    OK(cudaMallocAsync((void **)&z, BYTES, stream));
    launch_scale(z, y, 5, 2, COUNT, stream);
    OK(cudaEventRecord(ready, stream));
    OK(cudaMemcpyAsync(host_z, z, BYTES, cudaMemcpyDeviceToHost, stream));
    OK(cudaFreeAsync(z, stream));
    OK(cudaStreamWaitEvent(side, ready, 0));
    OK(cudaFreeAsync(y, side));
    OK(cudaEventRecord(freed, side));
    OK(cudaStreamWaitEvent(stream, freed, 0));
    OK(cudaEventDestroy(squared));
    OK(cudaEventDestroy(ready));
    OK(cudaEventDestroy(freed));
}

static cudaGraphExec_t capture_work(void)
{
    cudaStream_t stream, side;
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    OK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    OK(cudaStreamCreateWithFlags(&side, cudaStreamNonBlocking));
    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    work(stream, side);
    OK(cudaStreamEndCapture(stream, &graph));
    OK(cudaStreamDestroy(side));
    OK(cudaStreamDestroy(stream));
    size_t nodes = 0;
    OK(cudaGraphGetNodes(graph, NULL, &nodes));
    EXPECT(nodes == 11);
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphDestroy(graph));
    return exec;
}

static cudaGraphNode_t add_allocation(cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, unsigned **memory)
{
    struct cudaMemAllocNodeParams params = {0}, found;
    cudaGraphNode_t node;
    params.bytesize = BYTES;
    params.poolProps.allocType = cudaMemAllocationTypePinned;
    params.poolProps.location.type = cudaMemLocationTypeDevice;
    OK(cudaGraphAddMemAllocNode(&node, graph, before, count, &params));
    OK(cudaGraphMemAllocNodeGetParams(node, &found));
    EXPECT(params.dptr != NULL && found.dptr == params.dptr && found.bytesize == BYTES);
    *memory = params.dptr;
    return node;
}

static cudaGraphNode_t add_scale(cudaGraph_t graph, const cudaGraphNode_t *before, unsigned *to, unsigned *from,
                                 unsigned factor, unsigned addend)
{
    unsigned count = COUNT;
    void *args[] = {&to, &from, &factor, &addend, &count};
    struct cudaKernelNodeParams kernel = {0};
    cudaGraphNode_t node;
    kernel.func = KERNEL(scale);
    kernel.gridDim = one_dimension(blocks_of(COUNT));
    kernel.blockDim = one_dimension(BLOCK);
    kernel.kernelParams = args;
    OK(cudaGraphAddKernelNode(&node, graph, before, 1, &kernel));
    return node;
}

/* The work as explicit nodes. Without `frees`, the graph leaves z allocated. */
static cudaGraphExec_t make_graph(int frees, unsigned **z)
{
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaGraphNode_t allocated, copied, scaled, fetched, freed, before[2];
    unsigned *x, *y;
    OK(cudaGraphCreate(&graph, 0));
    allocated = add_allocation(graph, NULL, 0, &x);
    allocated = add_allocation(graph, &allocated, 1, &y);
    EXPECT(x != y);
    OK(cudaGraphAddMemcpyNode1D(&copied, graph, &allocated, 1, x, input, BYTES, cudaMemcpyHostToDevice));
    scaled = add_scale(graph, &copied, y, x, 3, 1);
    OK(cudaGraphAddMemcpyNode1D(&before[0], graph, &scaled, 1, host_y, y, BYTES, cudaMemcpyDeviceToHost));
    OK(cudaGraphAddMemFreeNode(&freed, graph, &scaled, 1, x));
    FAILS(cudaGraphAddMemFreeNode(&freed, graph, &scaled, 1, x), cudaErrorInvalidValue);
    allocated = add_allocation(graph, &freed, 1, z);
    EXPECT(*z != y);
    before[1] = add_scale(graph, &allocated, *z, y, 5, 2);
    OK(cudaGraphAddMemFreeNode(&freed, graph, before, 2, y));
    OK(cudaGraphAddMemcpyNode1D(&fetched, graph, &before[1], 1, host_z, *z, BYTES, cudaMemcpyDeviceToHost));
    if (frees)
        OK(cudaGraphAddMemFreeNode(&freed, graph, &fetched, 1, *z));

    /* A graph with memory nodes has no clone and is no child. */
    cudaGraph_t other;
    cudaGraphNode_t child;
    FAILS(cudaGraphClone(&other, graph), cudaErrorNotSupported);
    OK(cudaGraphCreate(&other, 0));
    FAILS(cudaGraphAddChildGraphNode(&child, other, NULL, 0, graph), cudaErrorNotSupported);
    OK(cudaGraphDestroy(other));
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphDestroy(graph));
    return exec;
}

/* A graph that frees memory of another one. */
static cudaGraphExec_t make_free_graph(unsigned *memory)
{
    cudaGraph_t graph;
    cudaGraphNode_t node;
    cudaGraphExec_t exec;
    void *found;
    OK(cudaGraphCreate(&graph, 0));
    OK(cudaGraphAddMemFreeNode(&node, graph, NULL, 0, memory));
    OK(cudaGraphMemFreeNodeGetParams(node, &found));
    EXPECT(found == memory);
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphDestroy(graph));
    return exec;
}

static void launch_and_check(cudaGraphExec_t exec, cudaStream_t stream, unsigned seed, int line)
{
    prepare(seed);
    OK(cudaGraphLaunch(exec, stream));
    OK(cudaStreamSynchronize(stream));
    check_results(seed, line);
}

int main(void)
{
    cudaStream_t stream, side;
    unsigned *z;
    OK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    OK(cudaStreamCreateWithFlags(&side, cudaStreamNonBlocking));
    OK(cudaMallocHost((void **)&input, BYTES));
    OK(cudaMallocHost((void **)&host_y, BYTES));
    OK(cudaMallocHost((void **)&host_z, BYTES));
    OK(cudaMallocHost((void **)&copy_of_z, BYTES));

    prepare(1);
    work(stream, side);
    OK(cudaStreamSynchronize(stream));
    check_results(1, __LINE__);

    cudaGraphExec_t exec = capture_work();
    launch_and_check(exec, stream, 2, __LINE__);
    launch_and_check(exec, side, 3, __LINE__);
    OK(cudaGraphExecDestroy(exec));

    exec = make_graph(1, &z);
    launch_and_check(exec, stream, 4, __LINE__);
    launch_and_check(exec, stream, 5, __LINE__);
    FAILS(cudaFree(z), cudaErrorInvalidValue);
    OK(cudaGraphExecDestroy(exec));

    /* Each launch allocates z at the same address, and no launch follows before it is freed. */
    exec = make_graph(0, &z);
    cudaGraphExec_t freeing = make_free_graph(z);
    launch_and_check(exec, stream, 6, __LINE__);
    check_device_memory(z, 6, stream, __LINE__);
    FAILS(cudaGraphLaunch(exec, stream), cudaErrorInvalidValue);
    OK(cudaFree(z));
    launch_and_check(exec, stream, 7, __LINE__);
    check_device_memory(z, 7, stream, __LINE__);
    OK(cudaFreeAsync(z, stream));
    launch_and_check(exec, stream, 8, __LINE__);
    check_device_memory(z, 8, stream, __LINE__);
    OK(cudaGraphLaunch(freeing, stream));
    launch_and_check(exec, stream, 9, __LINE__);
    check_device_memory(z, 9, stream, __LINE__);
    OK(cudaGraphLaunch(freeing, stream));
    OK(cudaStreamSynchronize(stream));
    OK(cudaGraphExecDestroy(freeing));
    OK(cudaGraphExecDestroy(exec));

    OK(cudaFreeHost(copy_of_z));
    OK(cudaFreeHost(host_z));
    OK(cudaFreeHost(host_y));
    OK(cudaFreeHost(input));
    OK(cudaStreamDestroy(side));
    OK(cudaStreamDestroy(stream));
    puts("passed");
    return 0;
}
