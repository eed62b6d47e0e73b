/* The sequence of calls that PyTorch makes for torch.cuda.graph: warm-up in a side stream; captures in the modes global
 * and thread-local, in which a caching allocator gets memory for a private pool; replays that read new inputs from
 * static buffers; graphs that share a pool; the allocator above cudaMallocAsync; and captures that fail. */

#define _GNU_SOURCE
#include "common.h"

#include <pthread.h>
#include <unistd.h>

enum { COUNT = 1000, BYTES = COUNT * sizeof(unsigned), SEGMENT = 2 << 20, SEGMENTS = 8, BLOCKS = 32 };

/* A private pool of a caching allocator: segments from cudaMalloc, cut into blocks. */
struct pool {
    char *segments[SEGMENTS];
    int segment_count;
    size_t used;
    void *free_blocks[BLOCKS];
    int free_count;
};

/* Gets a segment as PyTorch does: a capture forbids cudaMalloc, unless the thread's mode is relaxed for the call. */
static void *get_segment(cudaStream_t stream)
{
    void *segment;
    enum cudaStreamCaptureStatus status;
    OK(cudaStreamIsCapturing(stream, &status));
    if (status == cudaStreamCaptureStatusNone) {
        OK(cudaMalloc(&segment, SEGMENT));
        return segment;
    }
    enum cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
    OK(cudaThreadExchangeStreamCaptureMode(&mode));
    EXPECT(mode == cudaStreamCaptureModeGlobal);
    OK(cudaMalloc(&segment, SEGMENT));
    OK(cudaThreadExchangeStreamCaptureMode(&mode));
    EXPECT(mode == cudaStreamCaptureModeRelaxed);
    return segment;
}

/* Returns a block of BYTES bytes: one that was freed, or the next part of a segment. */
static unsigned *allocate(struct pool *pool, cudaStream_t stream)
{
    if (pool->free_count > 0)
        return pool->free_blocks[--pool->free_count];
    size_t size = (BYTES + 511) / 512 * 512;
    if (pool->segment_count == 0 || pool->used + size > SEGMENT) {
        EXPECT(pool->segment_count < SEGMENTS);
        pool->segments[pool->segment_count++] = get_segment(stream);
        pool->used = 0;
    }
    void *block = pool->segments[pool->segment_count - 1] + pool->used;
    pool->used += size;
    return block;
}

/* Makes a block free for later work of the same stream, or of streams that wait for it. */
static void release(struct pool *pool, unsigned *block)
{
    EXPECT(pool->free_count < BLOCKS);
    pool->free_blocks[pool->free_count++] = block;
}

static void empty_pool(struct pool *pool)
{
    for (int at = 0; at < pool->segment_count; at++)
        OK(cudaFree(pool->segments[at]));
    memset(pool, 0, sizeof *pool);
}

/* Lets a stream wait for the work of another one. */
static void wait_stream(cudaStream_t waiting, cudaStream_t other)
{
    cudaEvent_t event;
    OK(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
    OK(cudaEventRecord(event, other));
    OK(cudaStreamWaitEvent(waiting, event, 0));
    OK(cudaEventDestroy(event));
}

/* What a module does: result = 2 * (3 * input + 1) + (5 * input + offset[0 .. COUNT]). A side stream computes the second
 * term. The offset stands for the state of a random number generator, which each replay sets before. */
struct module {
    unsigned *input, *offset, *result;
};

static void run_module(struct module *module, struct pool *pool, cudaStream_t stream, cudaStream_t side)
{
    unsigned *hidden = allocate(pool, stream);
    launch_scale(hidden, module->input, 3, 1, COUNT, stream);
    wait_stream(side, stream);
    unsigned *term = allocate(pool, side), *shifted = allocate(pool, side);
    launch_scale(term, module->input, 5, 0, COUNT, side);
    launch_add(shifted, term, module->offset, COUNT, side);
    unsigned *doubled = allocate(pool, stream);
    launch_scale(doubled, hidden, 2, 0, COUNT, stream);
    release(pool, hidden);
    wait_stream(stream, side);
    release(pool, term);
    module->result = allocate(pool, stream);
    launch_add(module->result, doubled, shifted, COUNT, stream);
    release(pool, doubled);
    release(pool, shifted);
}

static unsigned expected(unsigned input, unsigned offset)
{
    return 2 * (3 * input + 1) + 5 * input + offset;
}

/* Copies new values to the static input. */
static void set_input(struct module *module, unsigned seed, unsigned offset, cudaStream_t stream)
{
    unsigned values[COUNT], offsets[COUNT];
    for (unsigned at = 0; at < COUNT; at++) {
        values[at] = seed + 7 * at;
        offsets[at] = offset;
    }
    OK(cudaMemcpyAsync(module->input, values, BYTES, cudaMemcpyHostToDevice, stream));
    OK(cudaMemcpyAsync(module->offset, offsets, BYTES, cudaMemcpyHostToDevice, stream));
    OK(cudaStreamSynchronize(stream));
}

static void check_result(const struct module *module, unsigned seed, unsigned offset, cudaStream_t stream, int line)
{
    unsigned values[COUNT];
    OK(cudaMemcpyAsync(values, module->result, BYTES, cudaMemcpyDeviceToHost, stream));
    OK(cudaStreamSynchronize(stream));
    for (unsigned at = 0; at < COUNT; at++)
        expect(values[at] == expected(seed + 7 * at, offset), line);
}

/* The state of a capture, as PyTorch asks for it. */
static unsigned long long capture_id(cudaStream_t stream)
{
    enum cudaStreamCaptureStatus status;
    unsigned long long id = 0;
    OK(cudaStreamGetCaptureInfo(stream, &status, &id, NULL, NULL, NULL, NULL));
    return status == cudaStreamCaptureStatusActive ? id : 0;
}

static cudaGraphExec_t instantiate(cudaGraph_t graph)
{
    cudaGraphExec_t exec;
    unsigned long long flags = cudaGraphInstantiateFlagAutoFreeOnLaunch | cudaGraphInstantiateFlagUseNodePriority, found;
    OK(cudaGraphInstantiateWithFlags(&exec, graph, flags));
    OK(cudaGraphExecGetFlags(exec, &found));
    EXPECT(found == flags);
    return exec;
}

static size_t count_nodes(cudaGraph_t graph)
{
    size_t count = 0;
    OK(cudaGraphGetNodes(graph, NULL, &count));
    return count;
}

/* Captures the module. The result is memory of the pool. */
static cudaGraphExec_t capture(struct module *module, struct pool *pool, enum cudaStreamCaptureMode mode,
                               cudaStream_t stream, cudaStream_t side, const char *dump)
{
    OK(cudaDeviceSynchronize());
    EXPECT(capture_id(stream) == 0);
    OK(cudaStreamBeginCapture(stream, mode));
    unsigned long long id = capture_id(stream);
    EXPECT(id != 0 && capture_id(side) == 0);
    wait_stream(side, stream);
    EXPECT(capture_id(side) == id);
    run_module(module, pool, stream, side);
    cudaGraph_t graph;
    OK(cudaStreamEndCapture(stream, &graph));
    EXPECT(capture_id(stream) == 0 && capture_id(side) == 0);
    EXPECT(count_nodes(graph) == 5);
    cudaGraphExec_t exec = instantiate(graph);
    if (dump != NULL)
        OK(cudaGraphDebugDotPrint(graph, dump, cudaGraphDebugDotFlagsVerbose));
    OK(cudaGraphDestroy(graph));
    return exec;
}

/* A dump has the kernels of the module and their five dependencies. */
static void check_dump(const char *path)
{
    FILE *file = fopen(path, "r");
    EXPECT(file != NULL);
    static char text[1 << 20];
    size_t size = fread(text, 1, sizeof text - 1, file);
    text[size] = 0;
    fclose(file);
    remove(path);
    EXPECT(strstr(text, "digraph") != NULL && strstr(text, "KERNEL") != NULL);
    int edges = 0;
    for (const char *at = text; (at = strstr(at, "->")) != NULL; at += 2)
        edges++;
    EXPECT(edges == 5);
}

static void graphs_with_pools(void)
{
    cudaStream_t stream, side, warm, other;
    OK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    OK(cudaStreamCreateWithPriority(&side, cudaStreamNonBlocking, -1));
    OK(cudaStreamCreateWithFlags(&warm, cudaStreamNonBlocking));
    OK(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
    struct pool normal = {0}, private = {0};
    struct module module = {0}, second = {0};
    second.input = module.input = allocate(&normal, NULL);
    second.offset = module.offset = allocate(&normal, NULL);

    /* The warm-up runs in a side stream, between the work of the current stream, which is the default stream. */
    set_input(&module, 11, 1, NULL);
    wait_stream(warm, NULL);
    for (int round = 0; round < 3; round++) {
        run_module(&module, &normal, warm, side);
        if (round < 2)
            release(&normal, module.result);
    }
    wait_stream(NULL, warm);
    check_result(&module, 11, 1, NULL, __LINE__);
    release(&normal, module.result);

    char dump[] = "/tmp/cuspec-torch-XXXXXX";
    int file = mkstemp(dump);
    EXPECT(file >= 0 && close(file) == 0);
    cudaGraphExec_t first_exec = capture(&module, &private, cudaStreamCaptureModeGlobal, stream, side, dump);
    check_dump(dump);
    EXPECT(private.segment_count == 1);

    /* A capture executes nothing: the memory of its result is not yet written. */
    OK(cudaMemset(module.result, 0xee, BYTES));
    OK(cudaGraphUpload(first_exec, stream));
    OK(cudaDeviceSynchronize());
    unsigned last;
    OK(cudaMemcpy(&last, module.result + COUNT - 1, sizeof last, cudaMemcpyDeviceToHost));
    EXPECT(last == 0xeeeeeeee);

    /* Each replay reads the values that the static buffers have then, in any stream. */
    cudaStream_t streams[] = {NULL, other, stream, cudaStreamPerThread};
    for (unsigned round = 0; round < 4; round++) {
        set_input(&module, 100 * round, round, streams[round]);
        OK(cudaGraphLaunch(first_exec, streams[round]));
        check_result(&module, 100 * round, round, streams[round], __LINE__);
    }

    /* A second graph shares the pool: it does not use the memory of the first result, which is not free. */
    cudaGraphExec_t second_exec = capture(&second, &private, cudaStreamCaptureModeThreadLocal, stream, side, NULL);
    EXPECT(private.segment_count == 1 && second.result != module.result);
    set_input(&module, 5, 50, other);
    OK(cudaGraphLaunch(first_exec, other));
    OK(cudaGraphLaunch(second_exec, other));
    check_result(&module, 5, 50, other, __LINE__);
    check_result(&second, 5, 50, other, __LINE__);
    set_input(&module, 6, 60, other);
    OK(cudaGraphLaunch(second_exec, other));
    check_result(&second, 6, 60, other, __LINE__);
    check_result(&module, 5, 50, other, __LINE__);

    /* The result outlives its graph. The destruction of a graph while another stream is captured is made in the relaxed
     * mode. */
    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    enum cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
    OK(cudaThreadExchangeStreamCaptureMode(&mode));
    OK(cudaGraphExecDestroy(second_exec));
    OK(cudaThreadExchangeStreamCaptureMode(&mode));
    cudaGraph_t empty;
    OK(cudaStreamEndCapture(stream, &empty));
    EXPECT(count_nodes(empty) == 0);
    OK(cudaGraphDestroy(empty));
    check_result(&second, 6, 60, other, __LINE__);

    OK(cudaGraphExecDestroy(first_exec));
    OK(cudaDeviceSynchronize());
    empty_pool(&private);
    empty_pool(&normal);
    OK(cudaStreamDestroy(other));
    OK(cudaStreamDestroy(warm));
    OK(cudaStreamDestroy(side));
    OK(cudaStreamDestroy(stream));
}

/* The allocator above cudaMallocAsync: allocations of a capture become nodes. Those that the capture does not free
 * stay allocated until the next launch of the graph, which frees them itself. */
static void graph_with_asynchronous_memory(void)
{
    cudaStream_t stream, side;
    OK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    OK(cudaStreamCreateWithFlags(&side, cudaStreamNonBlocking));
    unsigned *input, *hidden, *term, *result;
    OK(cudaMallocAsync((void **)&input, BYTES, stream));
    OK(cudaStreamSynchronize(stream));

    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    OK(cudaMallocAsync((void **)&hidden, BYTES, stream));
    launch_scale(hidden, input, 3, 1, COUNT, stream);
    wait_stream(side, stream);
    OK(cudaMallocAsync((void **)&term, BYTES, side));
    launch_scale(term, input, 5, 2, COUNT, side);
    wait_stream(stream, side);
    OK(cudaMallocAsync((void **)&result, BYTES, stream));
    launch_add(result, hidden, term, COUNT, stream);
    OK(cudaFreeAsync(hidden, stream));
    OK(cudaFreeAsync(term, stream));
    cudaGraph_t graph;
    OK(cudaStreamEndCapture(stream, &graph));

    cudaGraphNode_t nodes[16];
    size_t count = 16, allocations = 0, frees = 0, kernels = 0;
    OK(cudaGraphGetNodes(graph, nodes, &count));
    for (size_t at = 0; at < count && at < 16; at++) {
        enum cudaGraphNodeType type;
        OK(cudaGraphNodeGetType(nodes[at], &type));
        allocations += type == cudaGraphNodeTypeMemAlloc;
        frees += type == cudaGraphNodeTypeMemFree;
        kernels += type == cudaGraphNodeTypeKernel;
    }
    EXPECT(count == 8 && allocations == 3 && frees == 2 && kernels == 3);
    cudaGraphExec_t exec = instantiate(graph);
    OK(cudaGraphDestroy(graph));

    unsigned values[COUNT];
    for (unsigned round = 0; round < 4; round++) {
        for (unsigned at = 0; at < COUNT; at++)
            values[at] = round + at;
        OK(cudaMemcpyAsync(input, values, BYTES, cudaMemcpyHostToDevice, stream));
        OK(cudaGraphLaunch(exec, stream));
        OK(cudaMemcpyAsync(values, result, BYTES, cudaMemcpyDeviceToHost, stream));
        OK(cudaStreamSynchronize(stream));
        for (unsigned at = 0; at < COUNT; at++)
            EXPECT(values[at] == 8 * (round + at) + 3);
    }
    /* The program frees the last result itself. */
    OK(cudaFreeAsync(result, stream));
    OK(cudaFreeAsync(input, stream));
    OK(cudaStreamSynchronize(stream));
    OK(cudaGraphExecDestroy(exec));
    OK(cudaStreamDestroy(side));
    OK(cudaStreamDestroy(stream));
}

/* A call of another thread, as of a data loader, during a capture. */
struct call {
    cudaError_t code;
    void *memory;
};

static void *allocate_in_thread(void *data)
{
    struct call *call = data;
    call->code = cudaMalloc(&call->memory, BYTES);
    return NULL;
}

static struct call call_in_thread(void)
{
    struct call call = {cudaErrorUnknown, NULL};
    pthread_t thread;
    EXPECT(pthread_create(&thread, NULL, allocate_in_thread, &call) == 0);
    EXPECT(pthread_join(thread, NULL) == 0);
    return call;
}

static void failing_captures(void)
{
    cudaStream_t stream, side;
    OK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    OK(cudaStreamCreateWithFlags(&side, cudaStreamNonBlocking));
    unsigned *memory;
    OK(cudaMalloc((void **)&memory, BYTES));
    cudaGraph_t graph;
    enum cudaStreamCaptureStatus status;

    /* A capture of the legacy stream. */
    FAILS(cudaStreamBeginCapture(cudaStreamLegacy, cudaStreamCaptureModeGlobal), cudaErrorStreamCaptureUnsupported);

    /* The capturing thread waits for its stream. The capture is then invalid: it takes no more work, and its end returns
     * the error and no graph. */
    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    launch_scale(memory, memory, 2, 0, COUNT, stream);
    FAILS(cudaStreamSynchronize(stream), cudaErrorStreamCaptureUnsupported);
    OK(cudaStreamIsCapturing(stream, &status));
    EXPECT(status == cudaStreamCaptureStatusInvalidated);
    FAILS(cudaMemsetAsync(memory, 0, BYTES, stream), cudaErrorStreamCaptureInvalidated);
    graph = (cudaGraph_t)&memory;
    FAILS(cudaStreamEndCapture(stream, &graph), cudaErrorStreamCaptureInvalidated);
    EXPECT(graph == NULL);
    OK(cudaStreamIsCapturing(stream, &status));
    EXPECT(status == cudaStreamCaptureStatusNone);

    /* cudaMalloc in the thread of the capture. */
    void *unused = NULL;
    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    FAILS(cudaMalloc(&unused, BYTES), cudaErrorStreamCaptureUnsupported);
    FAILS(cudaStreamEndCapture(stream, &graph), cudaErrorStreamCaptureInvalidated);

    /* cudaMalloc in another thread invalidates a global capture, but not a thread-local or a relaxed one. */
    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    EXPECT(call_in_thread().code == cudaErrorStreamCaptureUnsupported);
    FAILS(cudaStreamEndCapture(stream, &graph), cudaErrorStreamCaptureInvalidated);
    for (int mode = cudaStreamCaptureModeThreadLocal; mode <= cudaStreamCaptureModeRelaxed; mode++) {
        OK(cudaStreamBeginCapture(stream, (enum cudaStreamCaptureMode)mode));
        struct call call = call_in_thread();
        EXPECT(call.code == cudaSuccess);
        OK(cudaStreamEndCapture(stream, &graph));
        OK(cudaGraphDestroy(graph));
        OK(cudaFree(call.memory));
    }

    /* A query of an event whose record was captured. */
    cudaEvent_t event;
    OK(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed));
    OK(cudaEventRecord(event, stream));
    FAILS(cudaEventQuery(event), cudaErrorCapturedEvent);
    cudaError_t ended = cudaStreamEndCapture(stream, &graph);
    if (ended == cudaSuccess)
        OK(cudaGraphDestroy(graph));
    else
        EXPECT(ended == cudaErrorStreamCaptureInvalidated && cudaGetLastError() == ended);

    /* A side stream whose work the capturing stream does not wait for. */
    OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    wait_stream(side, stream);
    launch_scale(memory, memory, 2, 0, COUNT, side);
    FAILS(cudaStreamEndCapture(stream, &graph), cudaErrorStreamCaptureUnjoined);
    OK(cudaStreamIsCapturing(side, &status));
    EXPECT(status == cudaStreamCaptureStatusNone);

    /* The end of a capture that did not begin. */
    FAILS(cudaStreamEndCapture(stream, &graph), cudaErrorIllegalState);

    /* After the failures, the streams execute and capture work as before. None of the failed captures was executed. */
    unsigned values[COUNT];
    OK(cudaMemsetAsync(memory, 0, BYTES, stream));
    launch_scale(memory, memory, 2, 3, COUNT, stream);
    OK(cudaStreamBeginCapture(side, cudaStreamCaptureModeGlobal));
    launch_scale(memory, memory, 10, 4, COUNT, side);
    OK(cudaStreamEndCapture(side, &graph));
    cudaGraphExec_t exec = instantiate(graph);
    OK(cudaGraphLaunch(exec, stream));
    OK(cudaMemcpyAsync(values, memory, BYTES, cudaMemcpyDeviceToHost, stream));
    OK(cudaStreamSynchronize(stream));
    for (unsigned at = 0; at < COUNT; at++)
        EXPECT(values[at] == 34);
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));
    OK(cudaEventDestroy(event));
    OK(cudaFree(memory));
    OK(cudaStreamDestroy(side));
    OK(cudaStreamDestroy(stream));
}

int main(void)
{
    graphs_with_pools();
    graph_with_asynchronous_memory();
    failing_captures();
    puts("passed");
    return 0;
}
