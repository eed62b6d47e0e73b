/* A runtime with the functions that the cases call. */

static int started;

int cudaProfilerStart(void) {
    started = 1;
    return 0;
}

int cudaProfilerStop(void) {
    started = 0;
    return 0;
}

int cudaRuntimeGetVersion(int *version) {
    *version = 13050;
    return 0;
}

/* Reports whether the profiler runs, so that a case can check that the call arrived. */
int cudaGetDeviceCount(int *count) {
    *count = started;
    return 0;
}
