/* The parameters of kernel and memcpy nodes, read from and set in a graph, and the copy of a node set in an executable. */

#include "common.h"

enum { COUNT = 600, BYTES = COUNT * sizeof(unsigned) };

static unsigned *input, *output, *host, *other_host;

static void run(cudaGraphExec_t exec)
{
    memset(host, 0xee, BYTES);
    memset(other_host, 0xee, BYTES);
    OK(cudaGraphLaunch(exec, NULL));
    OK(cudaDeviceSynchronize());
}

static void expect_values(const unsigned *values, unsigned factor, unsigned addend, int line)
{
    for (unsigned at = 0; at < COUNT; at++)
        expect(values[at] == factor * at + addend, line);
}

int main(void)
{
    OK(cudaMalloc((void **)&input, BYTES));
    OK(cudaMalloc((void **)&output, BYTES));
    OK(cudaMallocHost((void **)&host, BYTES));
    OK(cudaMallocHost((void **)&other_host, BYTES));
    for (unsigned at = 0; at < COUNT; at++)
        host[at] = at;
    OK(cudaMemcpy(input, host, BYTES, cudaMemcpyHostToDevice));

    unsigned factor = 2, addend = 1, count = COUNT;
    void *args[] = {&output, &input, &factor, &addend, &count};
    struct cudaKernelNodeParams kernel = {0}, found;
    kernel.func = KERNEL(scale);
    kernel.gridDim = one_dimension(blocks_of(COUNT));
    kernel.blockDim = one_dimension(BLOCK);
    kernel.kernelParams = args;
    cudaGraph_t graph;
    cudaGraphNode_t scaled, copied;
    cudaGraphExec_t exec, next;
    OK(cudaGraphCreate(&graph, 0));
    OK(cudaGraphAddKernelNode(&scaled, graph, NULL, 0, &kernel));
    OK(cudaGraphAddMemcpyNode1D(&copied, graph, &scaled, 1, host, output, BYTES, cudaMemcpyDeviceToHost));
    OK(cudaGraphInstantiate(&exec, graph, 0));

    OK(cudaGraphKernelNodeGetParams(scaled, &found));
    EXPECT(found.gridDim.x == blocks_of(COUNT) && found.gridDim.y == 1 && found.blockDim.x == BLOCK);
    EXPECT(*(unsigned **)found.kernelParams[0] == output && *(unsigned **)found.kernelParams[1] == input);
    EXPECT(*(unsigned *)found.kernelParams[2] == 2 && *(unsigned *)found.kernelParams[3] == 1);
    struct cudaMemcpy3DParms copy;
    OK(cudaGraphMemcpyNodeGetParams(copied, &copy));
    EXPECT(copy.dstPtr.ptr == host && copy.srcPtr.ptr == output && copy.extent.width == BYTES);

    /* Later executables have the change of a node; earlier ones do not. */
    factor = 4;
    addend = 3;
    OK(cudaGraphKernelNodeSetParams(scaled, &kernel));
    OK(cudaGraphMemcpyNodeSetParams1D(copied, other_host, output, BYTES, cudaMemcpyDeviceToHost));
    OK(cudaGraphInstantiate(&next, graph, 0));
    run(exec);
    expect_values(host, 2, 1, __LINE__);
    EXPECT(other_host[0] == 0xeeeeeeee);
    run(next);
    expect_values(other_host, 4, 3, __LINE__);
    EXPECT(host[0] == 0xeeeeeeee);

    OK(cudaGraphExecMemcpyNodeSetParams1D(exec, copied, other_host, output, BYTES / 2, cudaMemcpyDeviceToHost));
    run(exec);
    for (unsigned at = 0; at < COUNT; at++)
        EXPECT(host[at] == 0xeeeeeeee && other_host[at] == (at < COUNT / 2 ? 2 * at + 1 : 0xeeeeeeee));

    OK(cudaGraphExecDestroy(next));
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));
    OK(cudaFreeHost(other_host));
    OK(cudaFreeHost(host));
    OK(cudaFree(output));
    OK(cudaFree(input));
    puts("passed");
    return 0;
}
