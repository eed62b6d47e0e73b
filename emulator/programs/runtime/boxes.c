/* A program compiled against the real cuda_runtime.h, whose three inline functions describe boxes of memory: it copies
 * a box within a box to the device, to another position there, and back. */

#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 24, HEIGHT = 6, DEPTH = 5, ROW = 32 };

static void check(cudaError_t code, int line)
{
    if (code != cudaSuccess) {
        fprintf(stderr, "line %d: %s: %s\n", line, cudaGetErrorName(code), cudaGetErrorString(code));
        exit(1);
    }
}
#define OK(call) check(call, __LINE__)

static void expect(int holds, int line)
{
    if (!holds) {
        fprintf(stderr, "line %d: expectation failed\n", line);
        exit(1);
    }
}
#define EXPECT(condition) expect(condition, __LINE__)

static void check_inline_functions(void)
{
    int here;
    struct cudaExtent extent = make_cudaExtent(3, 5, 7);
    EXPECT(extent.width == 3 && extent.height == 5 && extent.depth == 7);
    struct cudaPos position = make_cudaPos(11, 13, 17);
    EXPECT(position.x == 11 && position.y == 13 && position.z == 17);
    struct cudaPitchedPtr rows = make_cudaPitchedPtr(&here, 19, 23, 29);
    EXPECT(rows.ptr == &here && rows.pitch == 19 && rows.xsize == 23 && rows.ysize == 29);
}

static void copy(struct cudaPitchedPtr to, struct cudaPos to_there, struct cudaPitchedPtr from, struct cudaPos from_there,
                 struct cudaExtent extent, enum cudaMemcpyKind kind)
{
    struct cudaMemcpy3DParms parms = {0};
    parms.srcPtr = from;
    parms.srcPos = from_there;
    parms.dstPtr = to;
    parms.dstPos = to_there;
    parms.extent = extent;
    parms.kind = kind;
    OK(cudaMemcpy3D(&parms));
}

static unsigned char source[DEPTH][HEIGHT][ROW], result[DEPTH][HEIGHT][ROW];

int main(void)
{
    check_inline_functions();
    for (int z = 0; z < DEPTH; z++)
        for (int y = 0; y < HEIGHT; y++)
            for (int x = 0; x < ROW; x++)
                source[z][y][x] = (unsigned char)(1 + x + 41 * y + 97 * z);

    struct cudaExtent whole = make_cudaExtent(WIDTH, HEIGHT, DEPTH);
    struct cudaExtent part = make_cudaExtent(7, 3, 2);
    struct cudaPos origin = make_cudaPos(0, 0, 0), from = make_cudaPos(5, 2, 1), to = make_cudaPos(9, 1, 3);
    struct cudaPitchedPtr host = make_cudaPitchedPtr(source, ROW, WIDTH, HEIGHT);
    struct cudaPitchedPtr back = make_cudaPitchedPtr(result, ROW, WIDTH, HEIGHT);
    struct cudaPitchedPtr first, second;
    OK(cudaMalloc3D(&first, whole));
    OK(cudaMalloc3D(&second, whole));
    EXPECT(first.pitch >= WIDTH && first.xsize == WIDTH && first.ysize == HEIGHT);
    OK(cudaMemset3D(second, 0, whole));
    copy(first, origin, host, origin, whole, cudaMemcpyHostToDevice);
    copy(second, to, first, from, part, cudaMemcpyDeviceToDevice);
    memset(result, 0xee, sizeof result);
    copy(back, origin, second, origin, whole, cudaMemcpyDeviceToHost);

    for (size_t z = 0; z < DEPTH; z++) {
        for (size_t y = 0; y < HEIGHT; y++) {
            for (size_t x = 0; x < ROW; x++) {
                int is_inside = z >= to.z && z < to.z + part.depth && y >= to.y && y < to.y + part.height && x >= to.x &&
                                x < to.x + part.width;
                unsigned char wanted = x >= WIDTH ? 0xee : 0;
                if (is_inside)
                    wanted = source[z - to.z + from.z][y - to.y + from.y][x - to.x + from.x];
                EXPECT(result[z][y][x] == wanted);
            }
        }
    }
    OK(cudaFree(second.ptr));
    OK(cudaFree(first.ptr));
    printf("%zu\n", part.width * part.height * part.depth);
    return 0;
}
