/* A program compiled against the real cuda.h, whose macros select the versions of symbols: it copies the rows of a
 * matrix into pitched memory, adds a number to each element in a kernel, and copies the rows back in order. */

#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 100, HEIGHT = 37, ADDED = 1000 };

static const char kernel_text[] = ".version 7.0\n"
                                  ".target sm_50\n"
                                  ".address_size 64\n"
                                  ".visible .entry add(.param .u64 rows, .param .u64 pitch, .param .u32 width, .param .u32 number)\n"
                                  "{\n"
                                  "    .reg .pred %outside;\n"
                                  "    .reg .b32 %r<8>;\n"
                                  "    .reg .b64 %d<8>;\n"
                                  "    mov.u32 %r0, %tid.x;\n"
                                  "    ld.param.u32 %r1, [width];\n"
                                  "    setp.ge.u32 %outside, %r0, %r1;\n"
                                  "    @%outside ret;\n"
                                  "    mov.u32 %r2, %ctaid.x;\n"
                                  "    cvt.u64.u32 %d0, %r2;\n"
                                  "    ld.param.u64 %d1, [pitch];\n"
                                  "    ld.param.u64 %d2, [rows];\n"
                                  "    mad.lo.u64 %d3, %d0, %d1, %d2;\n"
                                  "    mad.wide.u32 %d4, %r0, 4, %d3;\n"
                                  "    ld.global.u32 %r3, [%d4];\n"
                                  "    ld.param.u32 %r4, [number];\n"
                                  "    add.u32 %r3, %r3, %r4;\n"
                                  "    st.global.u32 [%d4], %r3;\n"
                                  "    ret;\n"
                                  "}\n";

static void check(CUresult code, int line)
{
    if (code != CUDA_SUCCESS) {
        const char *name = NULL;
        cuGetErrorName(code, &name);
        fprintf(stderr, "line %d: %s\n", line, name ? name : "unknown error code");
        exit(1);
    }
}
#define OK(call) check(call, __LINE__)

static void copy(CUdeviceptr device, size_t pitch, int *host, int to_device, CUstream stream)
{
    CUDA_MEMCPY2D copied = {0};
    copied.srcMemoryType = to_device ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
    copied.dstMemoryType = to_device ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
    copied.srcHost = copied.dstHost = host;
    copied.srcDevice = copied.dstDevice = device;
    copied.srcPitch = to_device ? WIDTH * sizeof(int) : pitch;
    copied.dstPitch = to_device ? pitch : WIDTH * sizeof(int);
    copied.WidthInBytes = WIDTH * sizeof(int);
    copied.Height = HEIGHT;
    OK(cuMemcpy2DAsync(&copied, stream));
}

int main(void)
{
    OK(cuInit(0));
    CUdevice device;
    OK(cuDeviceGet(&device, 0));
    CUcontext context;
    OK(cuCtxCreate(&context, NULL, CU_CTX_SCHED_AUTO, device));
    CUmodule module;
    OK(cuModuleLoadData(&module, kernel_text));
    CUfunction add;
    OK(cuModuleGetFunction(&add, module, "add"));
    CUstream stream;
    OK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));

    static int before[HEIGHT][WIDTH], after[HEIGHT][WIDTH];
    for (int row = 0; row < HEIGHT; ++row)
        for (int column = 0; column < WIDTH; ++column)
            before[row][column] = row * 7 - column;
    CUdeviceptr rows;
    size_t pitch;
    OK(cuMemAllocPitch(&rows, &pitch, WIDTH * sizeof(int), HEIGHT, sizeof(int)));
    OK(cuMemsetD2D8Async(rows, pitch, 0xff, pitch, HEIGHT, stream));
    copy(rows, pitch, before[0], 1, stream);

    unsigned width = WIDTH, number = ADDED;
    size_t stride = pitch;
    void *parameters[] = {&rows, &stride, &width, &number};
    CUlaunchConfig config = {0};
    config.gridDimX = HEIGHT;
    config.blockDimX = 128;
    config.gridDimY = config.gridDimZ = config.blockDimY = config.blockDimZ = 1;
    config.hStream = stream;
    OK(cuLaunchKernelEx(&config, add, parameters, NULL));
    copy(rows, pitch, after[0], 0, stream);
    OK(cuStreamSynchronize(stream));

    for (int row = 0; row < HEIGHT; ++row)
        for (int column = 0; column < WIDTH; ++column)
            if (after[row][column] != before[row][column] + ADDED) {
                fprintf(stderr, "row %d, column %d is %d\n", row, column, after[row][column]);
                return 1;
            }
    unsigned char beyond;
    OK(cuMemcpyDtoH(&beyond, rows + WIDTH * sizeof(int), 1));
    if (pitch > WIDTH * sizeof(int) && beyond != 0xff) {
        fprintf(stderr, "the padding between rows was written\n");
        return 1;
    }

    OK(cuMemFree(rows));
    OK(cuModuleUnload(module));
    OK(cuStreamDestroy(stream));
    OK(cuCtxDestroy(context));
    return 0;
}
