/* A driver of version VERSION with no device behind it, and with few functions. It says so in the
 * way that WAY chooses: cuInit refuses, or there are none to count. */
#include <stddef.h>
#include <string.h>

enum { SUCCESS = 0, INVALID_VALUE = 1, NOT_INITIALIZED = 3, NO_DEVICE = 100 };

/* What somebody has asked of cuInit stays with the process. */
static int asked;

unsigned cuInit(unsigned flags)
{
    if (flags)
        return INVALID_VALUE;
    asked = 1;
    return WAY ? SUCCESS : NO_DEVICE;
}

unsigned cuDriverGetVersion(int *version)
{
    if (!version)
        /* Not what a driver answers that nobody has asked. */
        return asked ? NOT_INITIALIZED : INVALID_VALUE;
    *version = VERSION;
    return SUCCESS;
}

unsigned cuDeviceGetCount(int *count)
{
    if (!asked)
        return NOT_INITIALIZED;
    *count = 0;
    return SUCCESS;
}

/* Hands out functions of versions that are still to come. */
unsigned cuGetProcAddress_v2(const char *symbol, void **place, int version, unsigned long flags,
                             int *status)
{
    (void)version;
    if (flags > 2)
        return INVALID_VALUE;
    *place = strcmp(symbol, "cuInit") ? NULL : (void *)cuInit;
    if (status)
        *status = *place ? 0 : 1;
    return SUCCESS;
}
