/* A child made by fork() cannot use what its parent initialised, and does not hang in it. */

#include <sys/wait.h>
#include <unistd.h>

typedef struct CUctx_st *CUcontext;
int cuInit(unsigned flags);
int cuCtxGetCurrent(CUcontext *context);

enum { NOT_INITIALIZED = 3 };

int main(void)
{
    CUcontext context;
    int status;
    pid_t child;
    if (cuInit(0))
        return 1;
    child = fork();
    if (child == 0)
        _exit(cuInit(0) == NOT_INITIALIZED && cuCtxGetCurrent(&context) == NOT_INITIALIZED ? 0 : 1);
    if (child < 0 || waitpid(child, &status, 0) != child)
        return 2;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? 0 : 3;
}
