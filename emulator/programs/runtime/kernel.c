/* A program with a kernel and a device variable, in the form that a compiler generates: the code is registered before
 * main starts, a launch is a configuration followed by a call of a host function, and the address of that function
 * identifies the kernel. Written by hand against the real cuda_runtime_api.h. */

#include <cuda_runtime_api.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Functions that no header declares. */
void **__cudaRegisterFatBinary(void *wrapper);
void __cudaRegisterFatBinaryEnd(void **handle);
void __cudaUnregisterFatBinary(void **handle);
void __cudaRegisterFunction(void **handle, const char *host, char *device, const char *name, int limit, void *thread,
                            void *block, void *block_dim, void *grid_dim, int *warp_size);
void __cudaRegisterVar(void **handle, char *host, char *device, const char *name, int is_external, size_t size,
                       int is_constant, int is_global);
unsigned __cudaPushCallConfiguration(struct dim3 grid, struct dim3 block, size_t shared, void *stream);
cudaError_t __cudaPopCallConfiguration(struct dim3 *grid, struct dim3 *block, size_t *shared, void *stream);

static const char text[] = ".version 7.0\n"
                           ".target sm_50\n"
                           ".address_size 64\n"
                           ".visible .global .align 4 .u32 factor = 2;\n"
                           ".visible .entry scale(.param .u64 numbers, .param .u32 count)\n"
                           "{\n"
                           "    .reg .pred %outside;\n"
                           "    .reg .b32 %r<8>;\n"
                           "    .reg .b64 %d<4>;\n"
                           "    mov.u32 %r0, %tid.x;\n"
                           "    mov.u32 %r1, %ctaid.x;\n"
                           "    mov.u32 %r2, %ntid.x;\n"
                           "    mad.lo.u32 %r0, %r1, %r2, %r0;\n"
                           "    ld.param.u32 %r3, [count];\n"
                           "    setp.ge.u32 %outside, %r0, %r3;\n"
                           "    @%outside ret;\n"
                           "    ld.param.u64 %d0, [numbers];\n"
                           "    mad.wide.u32 %d1, %r0, 4, %d0;\n"
                           "    ld.global.u32 %r4, [%d1];\n"
                           "    ld.global.u32 %r5, [factor];\n"
                           "    mul.lo.u32 %r4, %r4, %r5;\n"
                           "    st.global.u32 [%d1], %r4;\n"
                           "    ret;\n"
                           "}\n";

/* A fat binary with one PTX text, for devices of compute capability 5.0 and newer. */
enum { PART = 64, OPTIONS = 16, ROOM = (sizeof text + 7) / 8 * 8 };
static struct {
    uint32_t magic;
    uint16_t version, header;
    uint64_t size;
    uint16_t kind, part_version;
    uint32_t part_header;
    uint64_t part_size;
    uint32_t compressed, options_at;
    uint16_t minor, major;
    uint32_t arch;
    uint64_t name, flags, rest[2], options, zero;
    char text[ROOM];
} image = {0xba55ed50, 1, 16, PART + OPTIONS + ROOM, 1, 0x101, PART + OPTIONS, ROOM, 0, PART, 3, 6, 50, 0, 0x11, {0, 0},
           0x48, 0, {0}};

static struct {
    int magic, version;
    const void *image;
    void *file;
} wrapper = {0x466243b1, 1, &image, NULL};

static unsigned factor; /* its address identifies the device variable */

/* Its address identifies the kernel. */
static void scale(unsigned *numbers, unsigned count)
{
    struct dim3 grid, block;
    size_t shared;
    cudaStream_t stream;
    void *args[] = {&numbers, &count};
    if (__cudaPopCallConfiguration(&grid, &block, &shared, &stream) == cudaSuccess)
        cudaLaunchKernel((const void *)(uintptr_t)scale, grid, block, args, shared, stream);
}

static void **handle;

static void unregister(void)
{
    __cudaUnregisterFatBinary(handle);
}

__attribute__((constructor)) static void register_code(void)
{
    memcpy(image.text, text, sizeof text);
    handle = __cudaRegisterFatBinary(&wrapper);
    __cudaRegisterFunction(handle, (const char *)(uintptr_t)scale, "scale", "scale", -1, NULL, NULL, NULL, NULL, NULL);
    __cudaRegisterVar(handle, (char *)&factor, "factor", "factor", 0, sizeof factor, 0, 0);
    __cudaRegisterFatBinaryEnd(handle);
    atexit(unregister);
}

static void check(cudaError_t code, int line)
{
    if (code != cudaSuccess) {
        fprintf(stderr, "line %d: %s\n", line, cudaGetErrorName(code));
        exit(1);
    }
}
#define OK(call) check(call, __LINE__)

enum { COUNT = 1000, BLOCK = 128 };

int main(void)
{
    unsigned numbers[COUNT], seven = 7;
    for (unsigned at = 0; at < COUNT; at++)
        numbers[at] = at;
    unsigned *device;
    OK(cudaMalloc((void **)&device, sizeof numbers));
    OK(cudaMemcpy(device, numbers, sizeof numbers, cudaMemcpyHostToDevice));
    struct cudaFuncAttributes attributes;
    OK(cudaFuncGetAttributes(&attributes, (const void *)(uintptr_t)scale));
    size_t size;
    OK(cudaGetSymbolSize(&size, &factor));
    if (attributes.maxThreadsPerBlock < BLOCK || size != sizeof factor) {
        fprintf(stderr, "wrong attributes of the kernel or the variable\n");
        return 1;
    }
    /* Multiplies first by the initial factor, then by another one. */
    struct dim3 grid = {(COUNT + BLOCK - 1) / BLOCK, 1, 1}, block = {BLOCK, 1, 1};
    for (int round = 0; round < 2; round++) {
        if (__cudaPushCallConfiguration(grid, block, 0, NULL) == 0)
            scale(device, COUNT);
        OK(cudaGetLastError());
        if (round == 0)
            OK(cudaMemcpyToSymbol(&factor, &seven, sizeof seven, 0, cudaMemcpyHostToDevice));
    }
    OK(cudaMemcpy(numbers, device, sizeof numbers, cudaMemcpyDeviceToHost));
    for (unsigned at = 0; at < COUNT; at++) {
        if (numbers[at] != at * 14) {
            fprintf(stderr, "element %u is %u\n", at, numbers[at]);
            return 1;
        }
    }
    OK(cudaFree(device));
    printf("%u\n", numbers[COUNT - 1]);
    return 0;
}
