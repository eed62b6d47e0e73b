/* A process that ends while a stream is at work ends all the same. */

#include <stddef.h>
#include <unistd.h>

typedef struct CUctx_st *CUcontext;
typedef struct CUstream_st *CUstream;
int cuInit(unsigned flags);
int cuDevicePrimaryCtxRetain(CUcontext *context, int device);
int cuCtxSetCurrent(CUcontext context);
int cuStreamCreate(CUstream *stream, unsigned flags);
int cuStreamQuery(CUstream stream);
int cuLaunchHostFunc(CUstream stream, void (*function)(void *), void *data);

static void sleep_for_ever(void *data)
{
    (void)data;
    for (;;)
        pause();
}

int main(void)
{
    CUcontext context;
    CUstream stream;
    if (cuInit(0) || cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context))
        return 1;
    if (cuStreamCreate(&stream, 0) || cuLaunchHostFunc(stream, sleep_for_ever, NULL))
        return 2;
    return cuStreamQuery(stream) == 600 ? 0 : 3;
}
