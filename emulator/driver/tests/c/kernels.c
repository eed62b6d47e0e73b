/* A program that runs kernels: it loads PTX, launches in streams, reads results back, links two texts, asks how many
 * blocks find room, is told of faults, and gets rid of a kernel that never ends. It knows nothing of this
 * project. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int CUresult;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUlib_st *CUlibrary;
typedef struct CUkern_st *CUkernel;
typedef struct CUlinkState_st *CUlinkState;
typedef struct CUstream_st *CUstream;
CUresult cuInit(unsigned flags);
CUresult cuCtxCreate_v2(CUcontext *context, unsigned flags, int device);
CUresult cuCtxDestroy_v2(CUcontext context);
CUresult cuCtxSynchronize(void);
CUresult cuDevicePrimaryCtxRetain(CUcontext *context, int device);
CUresult cuDevicePrimaryCtxReset_v2(int device);
CUresult cuCtxSetCurrent(CUcontext context);
CUresult cuMemAlloc_v2(CUdeviceptr *address, size_t size);
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t size, CUstream stream);
CUresult cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t size, CUstream stream);
CUresult cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t size);
CUresult cuStreamCreate(CUstream *stream, unsigned flags);
CUresult cuStreamSynchronize(CUstream stream);
CUresult cuStreamQuery(CUstream stream);
CUresult cuModuleLoadData(CUmodule *module, const void *image);
CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned count, int *options,
                            void **values);
CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name);
CUresult cuModuleGetGlobal_v2(CUdeviceptr *address, size_t *size, CUmodule module, const char *name);
CUresult cuModuleUnload(CUmodule module);
CUresult cuLibraryLoadData(CUlibrary *library, const void *code, int *options, void **values,
                           unsigned count, int *library_options, void **library_values,
                           unsigned library_count);
CUresult cuLibraryGetKernel(CUkernel *kernel, CUlibrary library, const char *name);
CUresult cuLinkCreate_v2(unsigned count, int *options, void **values, CUlinkState *state);
CUresult cuLinkAddData_v2(CUlinkState state, int type, void *data, size_t size, const char *name,
                          unsigned count, int *options, void **values);
CUresult cuLinkComplete(CUlinkState state, void **cubin, size_t *size);
CUresult cuLinkDestroy(CUlinkState state);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction function, int threads,
                                                     size_t shared);
CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                        unsigned by, unsigned bz, unsigned shared, CUstream stream, void **parameters,
                        void **extra);

enum {
    NO_BINARY_FOR_GPU = 209,
    INVALID_IMAGE = 200,
    INVALID_PTX = 218,
    NOT_FOUND = 500,
    NOT_READY = 600,
    ILLEGAL_ADDRESS = 700,
    JIT_ERROR_LOG_BUFFER = 5,
    JIT_ERROR_LOG_BUFFER_SIZE = 6,
    INPUT_PTX = 1,
    NON_BLOCKING = 1,
    STREAMS = 8,
    COUNT = 1000
};

#define EXPECT(condition)                                                                        \
    do {                                                                                         \
        if (!(condition)) {                                                                      \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);              \
            exit(1);                                                                             \
        }                                                                                        \
    } while (0)

#define CHECK(call)                                                                              \
    do {                                                                                         \
        int code = (call);                                                                       \
        if (code != 0) {                                                                         \
            fprintf(stderr, "%s:%d: %s returned %d\n", __FILE__, __LINE__, #call, code);         \
            exit(1);                                                                             \
        }                                                                                        \
    } while (0)

#define HEAD ".version 7.0\n.target sm_50\n.address_size 64\n"

/* to[i] = scale * from[i] + offset, where the offset is a variable of the module. */
static const char scale_text[] = HEAD
    ".visible .global .align 4 .f32 offset = 0f3F800000;\n"
    ".visible .entry scale(.param .u64 to, .param .u64 from, .param .f32 scale, .param .u32 count) {\n"
    "  .reg .pred %beyond; .reg .b32 %index, %block, %size, %count; .reg .b64 %to, %from, %at;\n"
    "  .reg .f32 %scale, %offset, %value;\n"
    "  mov.u32 %index, %tid.x; mov.u32 %block, %ctaid.x; mov.u32 %size, %ntid.x;\n"
    "  mad.lo.u32 %index, %block, %size, %index;\n"
    "  ld.param.u32 %count, [count]; setp.ge.u32 %beyond, %index, %count; @%beyond ret;\n"
    "  mul.wide.u32 %at, %index, 4;\n"
    "  ld.param.u64 %from, [from]; add.u64 %from, %from, %at; ld.global.f32 %value, [%from];\n"
    "  ld.param.f32 %scale, [scale]; ld.global.f32 %offset, [offset];\n"
    "  fma.rn.f32 %value, %value, %scale, %offset;\n"
    "  ld.param.u64 %to, [to]; add.u64 %to, %to, %at; st.global.f32 [%to], %value;\n"
    "  ret;\n"
    "}\n";

static const char endless_text[] = HEAD
    ".visible .entry endless() {\n"
    "again: membar.gl; bra again;\n"
    "}\n";

static const char caller_text[] = HEAD
    ".extern .func (.param .b32 result) twice(.param .b32 value);\n"
    ".visible .entry caller(.param .u64 to) {\n"
    "  .reg .b32 %value; .reg .b64 %to; .param .b32 given; .param .b32 got;\n"
    "  st.param.b32 [given], 21; call.uni (got), twice, (given); ld.param.b32 %value, [got];\n"
    "  ld.param.u64 %to, [to]; st.global.u32 [%to], %value; ret;\n"
    "}\n";

static const char callee_text[] = HEAD
    ".visible .func (.param .b32 result) twice(.param .b32 value) {\n"
    "  .reg .b32 %value; ld.param.b32 %value, [value]; add.u32 %value, %value, %value;\n"
    "  st.param.b32 [result], %value; ret;\n"
    "}\n";

static CUfunction function(const char *text, const char *name)
{
    CUmodule module;
    CUfunction found;
    CHECK(cuModuleLoadData(&module, text));
    EXPECT(cuModuleGetFunction(&found, module, "absent") == NOT_FOUND);
    CHECK(cuModuleGetFunction(&found, module, name));
    return found;
}

static void streams(void)
{
    CUfunction scale = function(scale_text, "scale");
    CUstream stream[STREAMS];
    CUdeviceptr from[STREAMS], to[STREAMS];
    float sent[STREAMS][COUNT], received[STREAMS][COUNT];
    unsigned count = COUNT;
    int s, i;
    for (s = 0; s < STREAMS; s++) {
        float by = s + 0.5f;
        void *parameters[] = {&to[s], &from[s], &by, &count};
        CHECK(cuStreamCreate(&stream[s], NON_BLOCKING));
        CHECK(cuMemAlloc_v2(&from[s], sizeof sent[s]));
        CHECK(cuMemAlloc_v2(&to[s], sizeof sent[s]));
        for (i = 0; i < COUNT; i++)
            sent[s][i] = i;
        CHECK(cuMemcpyHtoDAsync_v2(from[s], sent[s], sizeof sent[s], stream[s]));
        CHECK(cuLaunchKernel(scale, (COUNT + 127) / 128, 1, 1, 128, 1, 1, 0, stream[s], parameters,
                             NULL));
        /* They were read when the launch returned. */
        by = -1;
        CHECK(cuMemcpyDtoHAsync_v2(received[s], to[s], sizeof sent[s], stream[s]));
    }
    for (s = 0; s < STREAMS; s++) {
        CHECK(cuStreamSynchronize(stream[s]));
        for (i = 0; i < COUNT; i++)
            EXPECT(received[s][i] == i * (s + 0.5f) + 1);
    }
}

/* The same parameters in one buffer. */
static void buffer(void)
{
    struct {
        CUdeviceptr to, from;
        float by;
        unsigned count;
    } packed = {.by = 2, .count = 1};
    size_t size = sizeof packed;
    void *extra[] = {(void *)1, &packed, (void *)2, &size, (void *)0};
    CUfunction scale = function(scale_text, "scale");
    float value = 20, received = 0;
    CHECK(cuMemAlloc_v2(&packed.to, 4));
    CHECK(cuMemAlloc_v2(&packed.from, 4));
    CHECK(cuMemcpyHtoDAsync_v2(packed.from, &value, 4, NULL));
    CHECK(cuLaunchKernel(scale, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, extra));
    CHECK(cuMemcpyDtoH_v2(&received, packed.to, 4));
    EXPECT(received == 41);
}

static void refusals(void)
{
    CUmodule module;
    char log[256] = "";
    int options[] = {JIT_ERROR_LOG_BUFFER, JIT_ERROR_LOG_BUFFER_SIZE};
    void *values[] = {log, (void *)sizeof log};
    EXPECT(cuModuleLoadData(&module, "garbage") == INVALID_IMAGE);
    EXPECT(cuModuleLoadData(&module, ".version 7.0\n.target sm_100\n") == INVALID_PTX);
    EXPECT(cuModuleLoadDataEx(&module, HEAD ".visible .entry f() { frobnicate; }\n", 2, options,
                              values) == INVALID_PTX);
    EXPECT(strstr(log, "line 4") != NULL);
    EXPECT((size_t)values[1] == strlen(log) + 1);
}

static void libraries(void)
{
    CUlinkState link;
    CUlibrary library;
    CUkernel kernel;
    CUdeviceptr to;
    void *cubin, *parameters[] = {&to};
    size_t size;
    int blocks, answer = 0;
    CHECK(cuLinkCreate_v2(0, NULL, NULL, &link));
    CHECK(cuLinkAddData_v2(link, INPUT_PTX, (void *)caller_text, sizeof caller_text, "caller", 0,
                           NULL, NULL));
    CHECK(cuLinkAddData_v2(link, INPUT_PTX, (void *)callee_text, sizeof callee_text, "callee", 0,
                           NULL, NULL));
    CHECK(cuLinkComplete(link, &cubin, &size));
    EXPECT(size > 4 && memcmp(cubin, "\177ELF", 4) == 0);
    CHECK(cuLibraryLoadData(&library, cubin, NULL, NULL, 0, NULL, NULL, 0));
    CHECK(cuLinkDestroy(link));
    CHECK(cuLibraryGetKernel(&kernel, library, "caller"));
    CHECK(cuMemAlloc_v2(&to, 4));
    CHECK(cuLaunchKernel((CUfunction)kernel, 1, 1, 1, 1, 1, 1, 0, NULL, parameters, NULL));
    CHECK(cuMemcpyDtoH_v2(&answer, to, 4));
    EXPECT(answer == 42);
    CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, (CUfunction)kernel, 1024, 0));
    EXPECT(blocks == 2);
}

/* A fault takes its context with it, and no other. */
static void faults(CUcontext healthy)
{
    CUcontext spoiled;
    CUfunction scale;
    CUdeviceptr nowhere = 64, memory;
    float by = 1;
    unsigned count = 1;
    void *parameters[] = {&nowhere, &nowhere, &by, &count};
    CHECK(cuCtxCreate_v2(&spoiled, 0, 0));
    scale = function(scale_text, "scale");
    CHECK(cuLaunchKernel(scale, 1, 1, 1, 1, 1, 1, 0, NULL, parameters, NULL));
    EXPECT(cuCtxSynchronize() == ILLEGAL_ADDRESS);
    EXPECT(cuMemAlloc_v2(&memory, 4) == ILLEGAL_ADDRESS);
    EXPECT(cuLaunchKernel(scale, 1, 1, 1, 1, 1, 1, 0, NULL, parameters, NULL) == ILLEGAL_ADDRESS);
    CHECK(cuCtxDestroy_v2(spoiled));
    CHECK(cuCtxSetCurrent(healthy));
    CHECK(cuCtxSynchronize());
    CHECK(cuMemAlloc_v2(&memory, 4));
}

int main(void)
{
    CUcontext primary, other;
    CHECK(cuInit(0));
    CHECK(cuDevicePrimaryCtxRetain(&primary, 0));
    CHECK(cuCtxSetCurrent(primary));
    streams();
    buffer();
    refusals();
    libraries();
    faults(primary);

    CHECK(cuCtxCreate_v2(&other, 0, 0));
    CHECK(cuLaunchKernel(function(endless_text, "endless"), 2, 1, 1, 32, 1, 1, 0, NULL, NULL, NULL));
    EXPECT(cuStreamQuery(NULL) == NOT_READY);
    CHECK(cuCtxDestroy_v2(other));
    CHECK(cuCtxSetCurrent(primary));
    CHECK(cuLaunchKernel(function(endless_text, "endless"), 2, 1, 1, 32, 1, 1, 0, NULL, NULL, NULL));
    CHECK(cuDevicePrimaryCtxReset_v2(0));
    puts("every kernel did what it should");
    return 0;
}
