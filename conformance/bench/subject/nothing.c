/* A libcuda whose functions only write their results and succeed: the functions that the runner needs, and
 * those that the cases of the benchmark call. */

#include <stddef.h>

typedef void *handle;

/* A valid address. */
static char place[4096];

int cuInit(unsigned flags) { return 0; }
int cuDriverGetVersion(int *version) { *version = 13000; return 0; }
int cuDeviceGetCount(int *count) { *count = 1; return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = 0; return 0; }
int cuDeviceGetAttribute(int *value, int attribute, int device) { *value = 1; return 0; }
int cuDevicePrimaryCtxRetain(handle *context, int device) { *context = place; return 0; }
int cuDevicePrimaryCtxRelease_v2(int device) { return 0; }
int cuCtxGetCurrent(handle *context) { *context = place; return 0; }
int cuCtxSetCurrent(handle context) { return 0; }
int cuCtxSynchronize(void) { return 0; }

int cuStreamCreate(handle *stream, unsigned flags) { *stream = place; return 0; }
int cuStreamDestroy_v2(handle stream) { return 0; }
int cuStreamQuery(handle stream) { return 0; }
int cuStreamSynchronize(handle stream) { return 0; }
int cuStreamGetFlags(handle stream, unsigned *flags) { *flags = 0; return 0; }
int cuStreamGetPriority(handle stream, int *priority) { *priority = 0; return 0; }
int cuStreamWaitEvent(handle stream, handle event, unsigned flags) { return 0; }
int cuEventCreate(handle *event, unsigned flags) { *event = place; return 0; }
int cuEventDestroy_v2(handle event) { return 0; }
int cuEventRecord(handle event, handle stream) { return 0; }
int cuEventRecordWithFlags(handle event, handle stream, unsigned flags) { return 0; }
int cuEventQuery(handle event) { return 0; }
int cuEventSynchronize(handle event) { return 0; }
