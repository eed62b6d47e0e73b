/* Changes of executable graphs: a whole update from another graph, the changes of single nodes of each kind, disabled
 * nodes, and updates that fail and leave the executable as it was. */

#include "common.h"

enum { COUNT = 600, BYTES = COUNT * sizeof(unsigned) };

static unsigned *input, *output, *host, *other_host;

static void expect_values(const unsigned *values, unsigned factor, unsigned addend, int line)
{
    for (unsigned at = 0; at < COUNT; at++)
        expect(values[at] == factor * at + addend, line);
}

static void prepare(void)
{
    for (unsigned at = 0; at < COUNT; at++)
        host[at] = at;
    OK(cudaMemcpy(input, host, BYTES, cudaMemcpyHostToDevice));
    OK(cudaMemset(output, 0xee, BYTES));
    OK(cudaDeviceSynchronize());
    memset(host, 0xee, BYTES);
    memset(other_host, 0xee, BYTES);
}

/* Launches and waits. */
static void run(cudaGraphExec_t exec)
{
    prepare();
    OK(cudaGraphLaunch(exec, NULL));
    OK(cudaDeviceSynchronize());
}

/* output = factor * input + addend, which is then copied to the host */
static cudaGraph_t capture(unsigned factor, unsigned addend, unsigned *to, int fills_first)
{
    cudaStream_t stream;
    cudaGraph_t graph;
    OK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    if (fills_first)
        OK(cudaMemsetAsync(output, 0, BYTES, stream));
    launch_scale(output, input, factor, addend, COUNT, stream);
    OK(cudaMemcpyAsync(to, output, BYTES, cudaMemcpyDeviceToHost, stream));
    OK(cudaStreamEndCapture(stream, &graph));
    OK(cudaStreamDestroy(stream));
    return graph;
}

static void whole_updates(void)
{
    cudaGraph_t graph = capture(2, 1, host, 0);
    cudaGraphExec_t exec;
    cudaGraphExecUpdateResultInfo result;
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphDestroy(graph));
    run(exec);
    expect_values(host, 2, 1, __LINE__);

    /* Each step of a loop captures its work and updates the executable. A launch that is pending keeps the work that it
     * was launched with. */
    cudaStream_t stream;
    OK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    prepare();
    for (unsigned step = 0; step < 4; step++) {
        graph = capture(step + 3, step, step % 2 == 0 ? host : other_host, 0);
        OK(cudaGraphExecUpdate(exec, graph, &result));
        EXPECT(result.result == cudaGraphExecUpdateSuccess);
        OK(cudaGraphDestroy(graph));
        OK(cudaGraphLaunch(exec, stream));
    }
    OK(cudaStreamSynchronize(stream));
    expect_values(host, 5, 2, __LINE__);
    expect_values(other_host, 6, 3, __LINE__);
    OK(cudaStreamDestroy(stream));

    /* Another topology. */
    graph = capture(9, 9, host, 1);
    FAILS(cudaGraphExecUpdate(exec, graph, &result), cudaErrorGraphExecUpdateFailure);
    EXPECT(result.result == cudaGraphExecUpdateErrorTopologyChanged);
    OK(cudaGraphDestroy(graph));
    run(exec);
    expect_values(other_host, 6, 3, __LINE__);

    /* A node of another type: a fill in place of the kernel. */
    cudaStream_t other;
    OK(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
    OK(cudaStreamBeginCapture(other, cudaStreamCaptureModeGlobal));
    OK(cudaMemsetAsync(output, 0, BYTES, other));
    OK(cudaMemcpyAsync(host, output, BYTES, cudaMemcpyDeviceToHost, other));
    OK(cudaStreamEndCapture(other, &graph));
    FAILS(cudaGraphExecUpdate(exec, graph, &result), cudaErrorGraphExecUpdateFailure);
    EXPECT(result.result == cudaGraphExecUpdateErrorNodeTypeChanged && result.errorNode != NULL);
    OK(cudaGraphDestroy(graph));
    OK(cudaStreamDestroy(other));
    run(exec);
    expect_values(other_host, 6, 3, __LINE__);
    OK(cudaGraphExecDestroy(exec));
}

static struct cudaKernelNodeParams scale_params(void **args, unsigned count)
{
    struct cudaKernelNodeParams params = {0};
    params.func = KERNEL(scale);
    params.gridDim = one_dimension(blocks_of(count));
    params.blockDim = one_dimension(BLOCK);
    params.kernelParams = args;
    return params;
}

static void CUDART_CB add_one(void *number)
{
    *(unsigned *)number += 1;
}

static void CUDART_CB add_ten(void *number)
{
    *(unsigned *)number += 10;
}

/* fill of the output -> kernel -> copy to the host -> host function -> child graph that fills other memory */
static void changes_of_nodes(void)
{
    unsigned factor = 2, addend = 1, count = COUNT, calls = 0, other_calls = 0, *child_memory;
    OK(cudaMalloc((void **)&child_memory, BYTES));
    void *args[] = {&output, &input, &factor, &addend, &count};
    struct cudaKernelNodeParams kernel = scale_params(args, COUNT);
    struct cudaMemsetParams fill = {0};
    struct cudaHostNodeParams call = {add_one, &calls};
    cudaGraph_t graph, child, next_child;
    cudaGraphNode_t filled, scaled, copied, called, nested, leaf;
    cudaGraphExec_t exec;
    fill.dst = output;
    fill.value = 7;
    fill.elementSize = 4;
    fill.width = COUNT;
    fill.height = 1;
    OK(cudaGraphCreate(&graph, 0));
    OK(cudaGraphCreate(&child, 0));
    OK(cudaGraphAddMemsetNode(&filled, graph, NULL, 0, &fill));
    OK(cudaGraphAddKernelNode(&scaled, graph, &filled, 1, &kernel));
    OK(cudaGraphAddMemcpyNode1D(&copied, graph, &scaled, 1, host, output, BYTES, cudaMemcpyDeviceToHost));
    OK(cudaGraphAddHostNode(&called, graph, &copied, 1, &call));
    fill.dst = child_memory;
    OK(cudaGraphAddMemsetNode(&leaf, child, NULL, 0, &fill));
    OK(cudaGraphAddChildGraphNode(&nested, graph, &called, 1, child));
    OK(cudaGraphClone(&next_child, child));
    OK(cudaGraphDestroy(child));

    /* The graph keeps the values of the parameters, not their addresses. */
    factor = addend = 1000;
    OK(cudaGraphInstantiate(&exec, graph, 0));
    run(exec);
    expect_values(host, 2, 1, __LINE__);
    EXPECT(calls == 1);

    /* Fewer blocks: the rest of the memory keeps the fill. */
    factor = 5;
    addend = 3;
    kernel = scale_params(args, BLOCK);
    OK(cudaGraphExecKernelNodeSetParams(exec, scaled, &kernel));
    run(exec);
    for (unsigned at = 0; at < COUNT; at++)
        EXPECT(host[at] == (at < BLOCK ? 5 * at + 3 : 7));

    fill.dst = output;
    fill.value = 8;
    fill.width = COUNT / 2;
    OK(cudaGraphExecMemsetNodeSetParams(exec, filled, &fill));
    call.fn = add_ten;
    call.userData = &other_calls;
    OK(cudaGraphExecHostNodeSetParams(exec, called, &call));
    calls = 0;
    run(exec);
    EXPECT(calls == 0 && other_calls == 10);
    for (unsigned at = 0; at < COUNT; at++)
        EXPECT(host[at] == (at < BLOCK ? 5 * at + 3 : at < COUNT / 2 ? 8 : 0xeeeeeeee));

    /* A child graph of the same shape. */
    size_t one = 1;
    OK(cudaGraphGetNodes(next_child, &leaf, &one));
    fill.dst = child_memory;
    fill.value = 9;
    fill.width = COUNT;
    OK(cudaGraphMemsetNodeSetParams(leaf, &fill));
    OK(cudaGraphExecChildGraphNodeSetParams(exec, nested, next_child));
    OK(cudaGraphDestroy(next_child));
    run(exec);
    OK(cudaMemcpy(host, child_memory, BYTES, cudaMemcpyDeviceToHost));
    expect_values(host, 0, 9, __LINE__);

    /* A disabled node does nothing, until it is enabled again. */
    unsigned is_enabled = 2;
    OK(cudaGraphNodeGetEnabled(exec, scaled, &is_enabled));
    EXPECT(is_enabled == 1);
    OK(cudaGraphNodeSetEnabled(exec, scaled, 0));
    OK(cudaGraphNodeGetEnabled(exec, scaled, &is_enabled));
    EXPECT(is_enabled == 0);
    run(exec);
    for (unsigned at = 0; at < COUNT; at++)
        EXPECT(host[at] == (at < COUNT / 2 ? 8 : 0xeeeeeeee));
    OK(cudaGraphNodeSetEnabled(exec, scaled, 1));
    run(exec);
    EXPECT(host[0] == 3 && host[2] == 13);

    /* Changes that fail. */
    FAILS(cudaGraphExecKernelNodeSetParams(exec, filled, &kernel), cudaErrorInvalidValue);
    kernel.blockDim.x = 4096;
    cudaError_t changed = cudaGraphExecKernelNodeSetParams(exec, scaled, &kernel);
    EXPECT(changed != cudaSuccess && cudaGetLastError() == changed);
    run(exec);
    EXPECT(host[0] == 3 && host[2] == 13);

    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));
    OK(cudaFree(child_memory));
}

/* The event that a node records, and the one that another node waits for. */
static void changes_of_events(void)
{
    cudaEvent_t first, second;
    cudaGraph_t graph;
    cudaGraphNode_t recorded, waited;
    cudaGraphExec_t exec;
    cudaEvent_t found;
    OK(cudaEventCreate(&first));
    OK(cudaEventCreate(&second));
    OK(cudaGraphCreate(&graph, 0));
    OK(cudaGraphAddEventWaitNode(&waited, graph, NULL, 0, first));
    OK(cudaGraphAddEventRecordNode(&recorded, graph, &waited, 1, first));
    OK(cudaGraphEventRecordNodeGetEvent(recorded, &found));
    EXPECT(found == first);
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphExecEventRecordNodeSetEvent(exec, recorded, second));
    OK(cudaGraphExecEventWaitNodeSetEvent(exec, waited, second));
    OK(cudaGraphLaunch(exec, NULL));
    OK(cudaDeviceSynchronize());
    OK(cudaEventRecord(first, NULL));
    OK(cudaEventSynchronize(first));
    float milliseconds = -1;
    OK(cudaEventElapsedTime(&milliseconds, second, first));
    EXPECT(milliseconds >= 0);
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));
    OK(cudaEventDestroy(first));
    OK(cudaEventDestroy(second));
}

int main(void)
{
    OK(cudaMalloc((void **)&input, BYTES));
    OK(cudaMalloc((void **)&output, BYTES));
    OK(cudaMallocHost((void **)&host, BYTES));
    OK(cudaMallocHost((void **)&other_host, BYTES));
    whole_updates();
    changes_of_nodes();
    changes_of_events();
    OK(cudaFreeHost(other_host));
    OK(cudaFreeHost(host));
    OK(cudaFree(output));
    OK(cudaFree(input));
    puts("passed");
    return 0;
}
