/* Checks and kernels that the programs of this folder share. The kernels are registered before main starts, as compilers
 * do it: the address of a host function identifies a kernel. */

#include <cuda_runtime_api.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline void check(cudaError_t code, int line)
{
    if (code != cudaSuccess) {
        fprintf(stderr, "line %d: %s: %s\n", line, cudaGetErrorName(code), cudaGetErrorString(code));
        exit(1);
    }
}
#define OK(call) check(call, __LINE__)

static inline void expect(int holds, int line)
{
    if (!holds) {
        fprintf(stderr, "line %d: expectation failed\n", line);
        exit(1);
    }
}
#define EXPECT(condition) expect(condition, __LINE__)

/* Requires that a call fails with a code, which is then the last error, and resets the last error. */
static inline void check_failure(cudaError_t code, cudaError_t wanted, int line)
{
    if (code != wanted) {
        fprintf(stderr, "line %d: %s in place of %s\n", line, cudaGetErrorName(code), cudaGetErrorName(wanted));
        exit(1);
    }
    expect(cudaGetLastError() == wanted, line);
}
#define FAILS(call, wanted) check_failure(call, wanted, __LINE__)

/* Functions that no header declares. */
void **__cudaRegisterFatBinary(void *wrapper);
void __cudaRegisterFatBinaryEnd(void **handle);
void __cudaUnregisterFatBinary(void **handle);
void __cudaRegisterFunction(void **handle, const char *host, char *device, const char *name, int limit, void *thread,
                            void *block, void *block_dim, void *grid_dim, int *warp_size);
cudaError_t __cudaGetKernel(cudaKernel_t *kernel, const void *host);
cudaError_t __cudaLaunchKernel(cudaKernel_t kernel, struct dim3 grid, struct dim3 block, void **args, size_t shared,
                               cudaStream_t stream);

/* The threads of each block; `sum` requires it. */
enum { BLOCK = 128 };

/* to[i] = from[i] * factor + addend */
static inline void scale(void)
{
}

/* to[i] = first[i] + second[i] */
static inline void add(void)
{
}

/* to[block] = the sum of the elements i with i % (grid * BLOCK) / BLOCK == block, in 64 bits */
static inline void sum(void)
{
}

/* *to = *to * 10 + digit, by one thread: the result tells the order of launches. */
static inline void append(void)
{
}

#define INDEX \
    "    mov.u32 %i, %tid.x;\n" \
    "    mov.u32 %block, %ctaid.x;\n" \
    "    mov.u32 %size, %ntid.x;\n" \
    "    mad.lo.u32 %i, %block, %size, %i;\n"
#define REGISTERS \
    "    .reg .pred %p;\n" \
    "    .reg .b32 %i, %block, %size, %n, %r<8>;\n" \
    "    .reg .b64 %d<8>;\n"

static const char kernels_text[] =
    ".version 7.0\n"
    ".target sm_50\n"
    ".address_size 64\n"
    ".visible .entry scale(.param .u64 to, .param .u64 from, .param .u32 factor, .param .u32 addend, .param .u32 n)\n"
    "{\n" REGISTERS INDEX
    "    ld.param.u32 %n, [n];\n"
    "    setp.ge.u32 %p, %i, %n;\n"
    "    @%p ret;\n"
    "    ld.param.u64 %d0, [to];\n"
    "    ld.param.u64 %d1, [from];\n"
    "    ld.param.u32 %r0, [factor];\n"
    "    ld.param.u32 %r1, [addend];\n"
    "    mad.wide.u32 %d2, %i, 4, %d1;\n"
    "    ld.global.u32 %r2, [%d2];\n"
    "    mad.lo.u32 %r2, %r2, %r0, %r1;\n"
    "    mad.wide.u32 %d3, %i, 4, %d0;\n"
    "    st.global.u32 [%d3], %r2;\n"
    "    ret;\n"
    "}\n"
    ".visible .entry add(.param .u64 to, .param .u64 first, .param .u64 second, .param .u32 n)\n"
    "{\n" REGISTERS INDEX
    "    ld.param.u32 %n, [n];\n"
    "    setp.ge.u32 %p, %i, %n;\n"
    "    @%p ret;\n"
    "    ld.param.u64 %d0, [to];\n"
    "    ld.param.u64 %d1, [first];\n"
    "    ld.param.u64 %d2, [second];\n"
    "    mad.wide.u32 %d1, %i, 4, %d1;\n"
    "    mad.wide.u32 %d2, %i, 4, %d2;\n"
    "    ld.global.u32 %r0, [%d1];\n"
    "    ld.global.u32 %r1, [%d2];\n"
    "    add.u32 %r0, %r0, %r1;\n"
    "    mad.wide.u32 %d0, %i, 4, %d0;\n"
    "    st.global.u32 [%d0], %r0;\n"
    "    ret;\n"
    "}\n"
    /* Each thread sums its elements; then the threads of a block add up halves of their sums in shared memory. */
    ".visible .entry sum(.param .u64 to, .param .u64 from, .param .u32 n)\n"
    "{\n" REGISTERS
    "    .shared .align 8 .b8 partial[1024];\n" INDEX
    "    mov.u32 %r0, %nctaid.x;\n"
    "    mul.lo.u32 %r0, %r0, %size;\n"
    "    ld.param.u64 %d0, [from];\n"
    "    ld.param.u32 %n, [n];\n"
    "    mov.u64 %d1, 0;\n"
    "more:\n"
    "    setp.ge.u32 %p, %i, %n;\n"
    "    @%p bra store;\n"
    "    mad.wide.u32 %d2, %i, 4, %d0;\n"
    "    ld.global.u32 %r1, [%d2];\n"
    "    cvt.u64.u32 %d3, %r1;\n"
    "    add.u64 %d1, %d1, %d3;\n"
    "    add.u32 %i, %i, %r0;\n"
    "    bra more;\n"
    "store:\n"
    "    mov.u32 %r2, %tid.x;\n"
    "    mov.u32 %r3, partial;\n"
    "    mad.lo.u32 %r3, %r2, 8, %r3;\n"
    "    st.shared.u64 [%r3], %d1;\n"
    "    mov.u32 %r4, 64;\n"
    "halve:\n"
    "    bar.sync 0;\n"
    "    setp.ge.u32 %p, %r2, %r4;\n"
    "    @%p bra next;\n"
    "    mad.lo.u32 %r5, %r4, 8, %r3;\n"
    "    ld.shared.u64 %d4, [%r5];\n"
    "    ld.shared.u64 %d5, [%r3];\n"
    "    add.u64 %d5, %d5, %d4;\n"
    "    st.shared.u64 [%r3], %d5;\n"
    "next:\n"
    "    shr.u32 %r4, %r4, 1;\n"
    "    setp.ne.u32 %p, %r4, 0;\n"
    "    @%p bra halve;\n"
    "    setp.ne.u32 %p, %r2, 0;\n"
    "    @%p ret;\n"
    "    ld.shared.u64 %d6, [%r3];\n"
    "    ld.param.u64 %d7, [to];\n"
    "    mad.wide.u32 %d7, %block, 8, %d7;\n"
    "    st.global.u64 [%d7], %d6;\n"
    "    ret;\n"
    "}\n"
    ".visible .entry append(.param .u64 to, .param .u32 digit)\n"
    "{\n" REGISTERS
    "    ld.param.u64 %d0, [to];\n"
    "    ld.param.u32 %r0, [digit];\n"
    "    ld.global.u32 %r1, [%d0];\n"
    "    mad.lo.u32 %r1, %r1, 10, %r0;\n"
    "    st.global.u32 [%d0], %r1;\n"
    "    ret;\n"
    "}\n";

/* A fat binary with one PTX text, for devices of compute capability 5.0 and newer. */
enum { PART = 64, OPTIONS = 16, ROOM = (sizeof kernels_text + 7) / 8 * 8 };
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
} kernels_image = {
    0xba55ed50, 1, 16, PART + OPTIONS + ROOM, 1, 0x101, PART + OPTIONS, ROOM, 0, PART, 3, 6, 50, 0, 0x11, {0, 0},
    0x48,       0, {0}};

static struct {
    int magic, version;
    const void *image;
    void *file;
} kernels_wrapper = {0x466243b1, 1, &kernels_image, NULL};

static void **kernels_handle;

static void unregister_kernels(void)
{
    __cudaUnregisterFatBinary(kernels_handle);
}

#define KERNEL(name) ((void *)(uintptr_t)(name))

static void register_kernel(void *host, char *name)
{
    __cudaRegisterFunction(kernels_handle, host, name, name, -1, NULL, NULL, NULL, NULL, NULL);
}

__attribute__((constructor)) static void register_kernels(void)
{
    memcpy(kernels_image.text, kernels_text, sizeof kernels_text);
    kernels_handle = __cudaRegisterFatBinary(&kernels_wrapper);
    register_kernel(KERNEL(scale), "scale");
    register_kernel(KERNEL(add), "add");
    register_kernel(KERNEL(sum), "sum");
    register_kernel(KERNEL(append), "append");
    __cudaRegisterFatBinaryEnd(kernels_handle);
    atexit(unregister_kernels);
}

static inline struct dim3 one_dimension(unsigned x)
{
    struct dim3 size = {x, 1, 1};
    return size;
}

static inline unsigned blocks_of(unsigned count)
{
    return (count + BLOCK - 1) / BLOCK;
}

/* Launches a kernel as the code that nvcc 13 generates. */
static inline void launch(void *host, unsigned grid, unsigned block, void **args, cudaStream_t stream)
{
    cudaKernel_t kernel;
    OK(__cudaGetKernel(&kernel, host));
    OK(__cudaLaunchKernel(kernel, one_dimension(grid), one_dimension(block), args, 0, stream));
}

/* Launches of the kernels in a stream. */
static inline void launch_scale(unsigned *to, const unsigned *from, unsigned factor, unsigned addend, unsigned n,
                                cudaStream_t stream)
{
    void *args[] = {&to, &from, &factor, &addend, &n};
    launch(KERNEL(scale), blocks_of(n), BLOCK, args, stream);
}

static inline void launch_add(unsigned *to, const unsigned *first, const unsigned *second, unsigned n,
                              cudaStream_t stream)
{
    void *args[] = {&to, &first, &second, &n};
    launch(KERNEL(add), blocks_of(n), BLOCK, args, stream);
}

static inline void launch_sum(uint64_t *to, const unsigned *from, unsigned n, unsigned grid, cudaStream_t stream)
{
    void *args[] = {&to, &from, &n};
    launch(KERNEL(sum), grid, BLOCK, args, stream);
}

static inline void launch_append(unsigned *to, unsigned digit, cudaStream_t stream)
{
    void *args[] = {&to, &digit};
    launch(KERNEL(append), 1, 1, args, stream);
}
