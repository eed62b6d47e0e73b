/* A driver of version VERSION without a device, and with few functions. WAY selects how it reports that:
 * cuInit fails, or the number of devices is zero. */
#include <stddef.h>
#include <string.h>

enum { SUCCESS = 0, INVALID_VALUE = 1, NOT_INITIALIZED = 3, NO_DEVICE = 100 };

/* A call of cuInit changes the state of the process. */
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
        /* Another answer than that of a driver before cuInit. */
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

/* Returns functions of later versions. */
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
