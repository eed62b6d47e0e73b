/* A sum in two stages as a graph, made by explicit nodes and by the capture of three streams: memcpy, memset, kernel and
 * host nodes, launched several times, also from a clone. Then a graph is edited, and a graph keeps an object. */

#include "common.h"

#include <semaphore.h>

enum { COUNT = 50000, GRID = 16, LAUNCHES = 3 };

/* The data of all graphs. */
static struct {
    unsigned *host, *device;
    uint64_t *partial, *total;
    uint64_t result;
} data;

/* What host functions saw. */
static struct {
    int calls;
    uint64_t results[4 * LAUNCHES];
} seen;

static void CUDART_CB take_result(void *result)
{
    if (seen.calls < 4 * LAUNCHES)
        seen.results[seen.calls] = *(uint64_t *)result;
    seen.calls++;
    *(uint64_t *)result = 0;
}

/* The sums of blocks need more than 32 bits. */
static void fill_input(unsigned seed)
{
    for (unsigned at = 0; at < COUNT; at++)
        data.host[at] = 0xfff00000u + seed * 31 + at;
}

static struct cudaMemcpy3DParms row_copy(void *to, void *from, size_t bytes, enum cudaMemcpyKind kind)
{
    struct cudaMemcpy3DParms copy = {0};
    copy.srcPtr.ptr = from;
    copy.dstPtr.ptr = to;
    copy.srcPtr.pitch = copy.srcPtr.xsize = copy.dstPtr.pitch = copy.dstPtr.xsize = bytes;
    copy.srcPtr.ysize = copy.dstPtr.ysize = 1;
    copy.extent.width = bytes;
    copy.extent.height = copy.extent.depth = 1;
    copy.kind = kind;
    return copy;
}

static cudaGraphNode_t add_fill(cudaGraph_t graph, void *to, unsigned words)
{
    struct cudaMemsetParams fill = {0};
    cudaGraphNode_t node;
    fill.dst = to;
    fill.elementSize = 4;
    fill.width = words;
    fill.height = 1;
    OK(cudaGraphAddMemsetNode(&node, graph, NULL, 0, &fill));
    return node;
}

static cudaGraphNode_t add_sum(cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, uint64_t *to, void *from,
                               unsigned n, unsigned grid)
{
    void *args[] = {&to, &from, &n};
    struct cudaKernelNodeParams kernel = {0};
    cudaGraphNode_t node;
    kernel.func = KERNEL(sum);
    kernel.gridDim = one_dimension(grid);
    kernel.blockDim = one_dimension(BLOCK);
    kernel.kernelParams = args;
    OK(cudaGraphAddKernelNode(&node, graph, before, count, &kernel));
    return node;
}

/* copy of the input ----> sum of each block ---> sum of the low words of these sums -> copy to the host -> host function
 * fill of the sums -----/                    /
 * fill of the total ------------------------/
 * The sums have 64 bits. Their low words and high words are the elements of the second sum, whose result is the sum of
 * all of them: the low words of the sums plus the high words. */
static cudaGraph_t make_graph(void)
{
    cudaGraph_t graph;
    cudaGraphNode_t before[2], copied, summed, fetched, called;
    OK(cudaGraphCreate(&graph, 0));
    struct cudaMemcpy3DParms copy = row_copy(data.device, data.host, COUNT * sizeof *data.host, cudaMemcpyHostToDevice);
    OK(cudaGraphAddMemcpyNode(&copied, graph, NULL, 0, &copy));
    before[0] = copied;
    before[1] = add_fill(graph, data.partial, GRID * 2);
    before[0] = add_sum(graph, before, 2, data.partial, data.device, COUNT, GRID);
    before[1] = add_fill(graph, data.total, 2);
    summed = add_sum(graph, before, 2, data.total, data.partial, GRID * 2, 1);
    copy = row_copy(&data.result, data.total, sizeof data.result, cudaMemcpyDeviceToHost);
    OK(cudaGraphAddMemcpyNode(&fetched, graph, &summed, 1, &copy));
    struct cudaHostNodeParams host = {take_result, &data.result};
    OK(cudaGraphAddHostNode(&called, graph, &fetched, 1, &host));
    return graph;
}

/* The same graph from the work of three streams. */
static cudaGraph_t capture_graph(void)
{
    cudaStream_t streams[3];
    cudaEvent_t fork, filled[2];
    for (int at = 0; at < 3; at++)
        OK(cudaStreamCreate(&streams[at]));
    OK(cudaEventCreate(&fork));
    OK(cudaEventCreate(&filled[0]));
    OK(cudaEventCreate(&filled[1]));

    OK(cudaStreamBeginCapture(streams[0], cudaStreamCaptureModeGlobal));
    OK(cudaEventRecord(fork, streams[0]));
    OK(cudaStreamWaitEvent(streams[1], fork, 0));
    OK(cudaStreamWaitEvent(streams[2], fork, 0));
    OK(cudaMemcpyAsync(data.device, data.host, COUNT * sizeof *data.host, cudaMemcpyDefault, streams[0]));
    OK(cudaMemsetAsync(data.partial, 0, GRID * sizeof *data.partial, streams[1]));
    OK(cudaEventRecord(filled[0], streams[1]));
    OK(cudaMemsetAsync(data.total, 0, sizeof *data.total, streams[2]));
    OK(cudaEventRecord(filled[1], streams[2]));
    OK(cudaStreamWaitEvent(streams[0], filled[0], 0));
    launch_sum(data.partial, data.device, COUNT, GRID, streams[0]);
    OK(cudaStreamWaitEvent(streams[0], filled[1], 0));
    launch_sum(data.total, (unsigned *)data.partial, GRID * 2, 1, streams[0]);
    OK(cudaMemcpyAsync(&data.result, data.total, sizeof data.result, cudaMemcpyDefault, streams[0]));
    OK(cudaLaunchHostFunc(streams[0], take_result, &data.result));
    cudaGraph_t graph;
    OK(cudaStreamEndCapture(streams[0], &graph));

    OK(cudaEventDestroy(fork));
    OK(cudaEventDestroy(filled[0]));
    OK(cudaEventDestroy(filled[1]));
    for (int at = 0; at < 3; at++)
        OK(cudaStreamDestroy(streams[at]));
    return graph;
}

static size_t count_nodes(cudaGraph_t graph, enum cudaGraphNodeType wanted)
{
    cudaGraphNode_t nodes[16];
    size_t count = 16, found = 0;
    OK(cudaGraphGetNodes(graph, nodes, &count));
    for (size_t at = 0; at < count; at++) {
        enum cudaGraphNodeType type;
        OK(cudaGraphNodeGetType(nodes[at], &type));
        found += type == wanted;
    }
    return found;
}

static size_t count_edges(cudaGraph_t graph)
{
    size_t count = 0;
    OK(cudaGraphGetEdges(graph, NULL, NULL, NULL, &count));
    return count;
}

static void check_shape(cudaGraph_t graph)
{
    size_t nodes = 0, roots = 0;
    OK(cudaGraphGetNodes(graph, NULL, &nodes));
    OK(cudaGraphGetRootNodes(graph, NULL, &roots));
    EXPECT(nodes == 7 && roots == 3 && count_edges(graph) == 6);
    EXPECT(count_nodes(graph, cudaGraphNodeTypeMemcpy) == 2);
    EXPECT(count_nodes(graph, cudaGraphNodeTypeMemset) == 2);
    EXPECT(count_nodes(graph, cudaGraphNodeTypeKernel) == 2);
    EXPECT(count_nodes(graph, cudaGraphNodeTypeHost) == 1);
}

/* The sum of the low and the high words of the sums of the blocks. */
static uint64_t expected_result(void)
{
    uint64_t sums[GRID] = {0}, result = 0;
    for (unsigned at = 0; at < COUNT; at++)
        sums[at / BLOCK % GRID] += data.host[at];
    for (int block = 0; block < GRID; block++)
        result += (sums[block] & 0xffffffff) + (sums[block] >> 32);
    return result;
}

static void launch_graph_and_clone(cudaGraph_t graph)
{
    cudaStream_t stream;
    cudaGraph_t clone;
    cudaGraphExec_t exec, clone_exec;
    check_shape(graph);
    OK(cudaStreamCreate(&stream));
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphClone(&clone, graph));
    check_shape(clone);

    /* A node of the graph has a copy in the clone. */
    cudaGraphNode_t nodes[7], copy = NULL;
    size_t count = 7;
    OK(cudaGraphGetNodes(graph, nodes, &count));
    OK(cudaGraphNodeFindInClone(&copy, nodes[0], clone));
    enum cudaGraphNodeType type, copied_type;
    OK(cudaGraphNodeGetType(nodes[0], &type));
    OK(cudaGraphNodeGetType(copy, &copied_type));
    EXPECT(copy != nodes[0] && copied_type == type);

    /* The clone and the executables outlive the graph. */
    OK(cudaGraphDestroy(graph));
    OK(cudaGraphInstantiate(&clone_exec, clone, 0));
    OK(cudaGraphDestroy(clone));

    for (unsigned round = 0; round < 2; round++) {
        fill_input(round);
        uint64_t wanted = expected_result();
        memset(&seen, 0, sizeof seen);
        for (int at = 0; at < LAUNCHES; at++)
            OK(cudaGraphLaunch(exec, stream));
        for (int at = 0; at < LAUNCHES; at++)
            OK(cudaGraphLaunch(clone_exec, stream));
        OK(cudaStreamSynchronize(stream));
        EXPECT(seen.calls == 2 * LAUNCHES && data.result == 0);
        for (int at = 0; at < seen.calls; at++)
            EXPECT(seen.results[at] == wanted);
    }
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphExecDestroy(clone_exec));
    OK(cudaStreamDestroy(stream));
}

/* Nodes in an order that their dependencies alone give: they were added in the reverse order. */
static void edit_graph(void)
{
    enum { NODES = 9 };
    cudaGraph_t graph;
    cudaGraphNode_t nodes[NODES];
    cudaGraphExec_t exec;
    unsigned value, *number = data.device;
    OK(cudaGraphCreate(&graph, 0));
    for (unsigned at = 0; at < NODES; at++) {
        unsigned digit = NODES - at;
        void *args[] = {&number, &digit};
        struct cudaKernelNodeParams kernel = {0};
        kernel.func = KERNEL(append);
        kernel.gridDim = kernel.blockDim = one_dimension(1);
        kernel.kernelParams = args;
        OK(cudaGraphAddKernelNode(&nodes[at], graph, NULL, 0, &kernel));
        if (at > 0)
            OK(cudaGraphAddDependencies(graph, &nodes[at], &nodes[at - 1], NULL, 1));
    }
    /* A cycle is found at the latest when the graph is instantiated. */
    cudaError_t added = cudaGraphAddDependencies(graph, &nodes[0], &nodes[NODES - 1], NULL, 1);
    if (added == cudaSuccess) {
        FAILS(cudaGraphInstantiate(&exec, graph, 0), cudaErrorInvalidValue);
        OK(cudaGraphRemoveDependencies(graph, &nodes[0], &nodes[NODES - 1], NULL, 1));
    } else {
        EXPECT(added == cudaErrorInvalidValue && cudaGetLastError() == added);
    }
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaMemset(number, 0, sizeof *number));
    OK(cudaGraphLaunch(exec, NULL));
    OK(cudaMemcpy(&value, number, sizeof value, cudaMemcpyDeviceToHost));
    EXPECT(value == 123456789);
    OK(cudaGraphExecDestroy(exec));

    /* The destruction of a node removes its dependencies: the digits 1 to 4 come in order, and so do 6 to 9. The kernels
     * would race if they were not ordered again. */
    size_t dependents = 7;
    OK(cudaGraphDestroyNode(nodes[4]));
    EXPECT(count_edges(graph) == 6);
    OK(cudaGraphNodeGetDependentNodes(nodes[5], NULL, NULL, &dependents));
    EXPECT(dependents == 0);
    OK(cudaGraphAddDependencies(graph, &nodes[0], &nodes[8], NULL, 1));
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaMemset(number, 0, sizeof *number));
    OK(cudaGraphLaunch(exec, NULL));
    OK(cudaMemcpy(&value, number, sizeof value, cudaMemcpyDeviceToHost));
    EXPECT(value == 67891234);
    OK(cudaGraphExecDestroy(exec));

    /* A child graph is a copy: later changes of the graph that was added have no effect on it. */
    cudaGraph_t parent;
    cudaGraphNode_t children[2];
    OK(cudaGraphCreate(&parent, 0));
    OK(cudaGraphAddChildGraphNode(&children[0], parent, NULL, 0, graph));
    for (int at = 0; at < 4; at++)
        OK(cudaGraphDestroyNode(nodes[at]));
    OK(cudaGraphAddChildGraphNode(&children[1], parent, &children[0], 1, graph));
    OK(cudaGraphDestroy(graph));
    OK(cudaGraphInstantiate(&exec, parent, 0));
    OK(cudaMemset(number, 0, sizeof *number));
    OK(cudaGraphLaunch(exec, NULL));
    OK(cudaMemcpy(&value, number, sizeof value, cudaMemcpyDeviceToHost));
    EXPECT(value == (unsigned)(67891234ull * 10000 + 1234));
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(parent));
}

/* A graph and its executables keep an object of the program until the last of them is destroyed. */
static sem_t destroyed;

static void CUDART_CB destroy_object(void *object)
{
    *(int *)object += 1;
    sem_post(&destroyed);
}

static void keep_object(void)
{
    int destructions = 0;
    cudaUserObject_t object;
    cudaGraph_t graph;
    cudaGraphNode_t node;
    cudaGraphExec_t exec;
    EXPECT(sem_init(&destroyed, 0, 0) == 0);
    OK(cudaUserObjectCreate(&object, &destructions, destroy_object, 1, cudaUserObjectNoDestructorSync));
    OK(cudaGraphCreate(&graph, 0));
    OK(cudaGraphAddEmptyNode(&node, graph, NULL, 0));
    OK(cudaGraphRetainUserObject(graph, object, 1, cudaGraphUserObjectMove));
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphLaunch(exec, NULL));
    OK(cudaGraphDestroy(graph));
    OK(cudaDeviceSynchronize());
    EXPECT(destructions == 0);
    OK(cudaGraphExecDestroy(exec));
    EXPECT(sem_wait(&destroyed) == 0);
    EXPECT(destructions == 1);
    sem_destroy(&destroyed);
}

int main(void)
{
    OK(cudaMallocHost((void **)&data.host, COUNT * sizeof *data.host));
    OK(cudaMalloc((void **)&data.device, COUNT * sizeof *data.device));
    OK(cudaMalloc((void **)&data.partial, GRID * sizeof *data.partial));
    OK(cudaMalloc((void **)&data.total, sizeof *data.total));
    launch_graph_and_clone(make_graph());
    launch_graph_and_clone(capture_graph());
    edit_graph();
    keep_object();
    OK(cudaFree(data.total));
    OK(cudaFree(data.partial));
    OK(cudaFree(data.device));
    OK(cudaFreeHost(data.host));
    puts("passed");
    return 0;
}
