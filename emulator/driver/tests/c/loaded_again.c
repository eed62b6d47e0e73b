/* The driver can be closed while its threads are idle and opened again, with nothing lost. */

#include <dlfcn.h>
#include <stddef.h>

typedef int (*init_function)(unsigned);
typedef int (*retain_function)(void **, int);
typedef int (*set_function)(void *);
typedef int (*launch_function)(void *, void (*)(void *), void *);
typedef int (*synchronize_function)(void);

static void count(void *data)
{
    *(int *)data += 1;
}

static int use(int *calls)
{
    void *context;
    void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        return 1;
    if (((init_function)dlsym(library, "cuInit"))(0))
        return 2;
    if (((retain_function)dlsym(library, "cuDevicePrimaryCtxRetain"))(&context, 0))
        return 3;
    if (((set_function)dlsym(library, "cuCtxSetCurrent"))(context))
        return 4;
    if (((launch_function)dlsym(library, "cuLaunchHostFunc"))(NULL, count, calls))
        return 5;
    if (((synchronize_function)dlsym(library, "cuCtxSynchronize"))())
        return 6;
    return dlclose(library) == 0 ? 0 : 7;
}

int main(void)
{
    int calls = 0;
    int code = use(&calls);
    if (code == 0)
        code = use(&calls);
    return code != 0 ? code : calls == 2 ? 0 : 8;
}
