/* A process that ends while a stream is at work ends all the same. With KERNEL defined the work is a kernel. */

#include <stddef.h>
#include <unistd.h>

typedef struct CUctx_st *CUcontext;
typedef struct CUstream_st *CUstream;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
int cuInit(unsigned flags);
int cuDevicePrimaryCtxRetain(CUcontext *context, int device);
int cuCtxSetCurrent(CUcontext context);
int cuStreamCreate(CUstream *stream, unsigned flags);
int cuStreamQuery(CUstream stream);
int cuLaunchHostFunc(CUstream stream, void (*function)(void *), void *data);
int cuModuleLoadData(CUmodule *module, const void *image);
int cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name);
int cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                   unsigned by, unsigned bz, unsigned shared, CUstream stream, void **parameters,
                   void **extra);

#ifdef KERNEL
static int work_for_ever(CUstream stream)
{
    CUmodule module;
    CUfunction function;
    return cuModuleLoadData(&module, ".version 7.0\n.target sm_50\n.address_size 64\n"
                                     ".visible .entry endless() { again: membar.gl; bra again; }\n") ||
           cuModuleGetFunction(&function, module, "endless") ||
           cuLaunchKernel(function, 64, 1, 1, 64, 1, 1, 0, stream, NULL, NULL);
}
#else
static void sleep_for_ever(void *data)
{
    (void)data;
    for (;;)
        pause();
}

static int work_for_ever(CUstream stream)
{
    return cuLaunchHostFunc(stream, sleep_for_ever, NULL);
}
#endif

int main(void)
{
    CUcontext context;
    CUstream stream;
    if (cuInit(0) || cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context))
        return 1;
    if (cuStreamCreate(&stream, 0) || work_for_ever(stream))
        return 2;
    return cuStreamQuery(stream) == 600 ? 0 : 3;
}
