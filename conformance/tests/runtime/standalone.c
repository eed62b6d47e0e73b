/* A runtime that stands on no driver. It keeps a table of the allocations, streams and events that it made, and
 * refuses all others. Its device memory is memory of the host, and all work is complete when a call returns. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    SUCCESS = 0,
    INVALID_VALUE = 1,
    OUT_OF_MEMORY = 2,
    UNLOADING = 4,
    INVALID_DIRECTION = 21,
    NO_DEVICE = 100,
    INVALID_DEVICE = 101,
    INVALID_HANDLE = 400,
};
enum { VERSION = 13000, MAX_OBJECTS = 4096 };
enum { HOST_TO_HOST, HOST_TO_DEVICE, DEVICE_TO_HOST, DEVICE_TO_DEVICE, BY_ADDRESS };

typedef enum { NOTHING, MEMORY, STREAM, EVENT } Kind;
typedef struct {
    Kind kind;
    char *address;
    size_t size;
    int is_recorded;
} Object;

static Object objects[MAX_OBJECTS];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static __thread int last_error;
static int is_unloading;

static void unload(void) { is_unloading = 1; }

__attribute__((constructor)) static void load(void) { atexit(unload); }

static int finish(int code)
{
    if (code != SUCCESS)
        last_error = code;
    return code;
}

/* The code of a call that needs the device, unless the call fails for another reason. */
static int use_device(void)
{
    const char *visible = getenv("CUDA_VISIBLE_DEVICES");
    if (is_unloading)
        return UNLOADING;
    return visible && !strcmp(visible, "-1") ? NO_DEVICE : SUCCESS;
}

static Object *make(Kind kind, size_t size)
{
    Object *found = NULL;
    pthread_mutex_lock(&mutex);
    for (int at = 0; at < MAX_OBJECTS && !found; at++)
        if (objects[at].kind == NOTHING)
            found = &objects[at];
    if (found) {
        *found = (Object){kind, aligned_alloc(512, (size + 511) / 512 * 512), size, 0};
        if (!found->address)
            found->kind = NOTHING;
    }
    pthread_mutex_unlock(&mutex);
    return found && found->address ? found : NULL;
}

static Object *find(Kind kind, const void *address)
{
    Object *found = NULL;
    pthread_mutex_lock(&mutex);
    for (int at = 0; at < MAX_OBJECTS && !found; at++)
        if (objects[at].kind == kind && objects[at].address == address)
            found = &objects[at];
    pthread_mutex_unlock(&mutex);
    return found;
}

/* The bytes from an address to the end of its allocation; zero for an address that is in none. */
static size_t remaining(const void *address)
{
    size_t found = 0;
    const char *first = address;
    pthread_mutex_lock(&mutex);
    for (int at = 0; at < MAX_OBJECTS; at++)
        if (objects[at].kind == MEMORY && first >= objects[at].address &&
            first < objects[at].address + objects[at].size)
            found = objects[at].address + objects[at].size - first;
    pthread_mutex_unlock(&mutex);
    return found;
}

static void end(Object *object)
{
    pthread_mutex_lock(&mutex);
    free(object->address);
    object->kind = NOTHING;
    pthread_mutex_unlock(&mutex);
}

/* The code for a stream: the default streams are 0, 1 and 2. */
static int check_stream(void *stream)
{
    if ((size_t)stream <= 2 || find(STREAM, stream))
        return SUCCESS;
    return INVALID_HANDLE;
}

#define REQUIRE(condition, code)                                                                               \
    do {                                                                                                       \
        if (!(condition))                                                                                      \
            return finish(code);                                                                               \
    } while (0)

#define USE_DEVICE()                                                                                           \
    do {                                                                                                       \
        int code = use_device();                                                                               \
        REQUIRE(code == SUCCESS, code);                                                                        \
    } while (0)

int cudaGetLastError(void)
{
    int code = use_device() == NO_DEVICE ? NO_DEVICE : last_error;
    last_error = SUCCESS;
    return code;
}

int cudaPeekAtLastError(void) { return use_device() == NO_DEVICE ? NO_DEVICE : last_error; }

const char *cudaGetErrorName(int code)
{
    switch (code) {
    case SUCCESS:
        return "cudaSuccess";
    case INVALID_VALUE:
        return "cudaErrorInvalidValue";
    default:
        return "unrecognized error code";
    }
}

const char *cudaGetErrorString(int code)
{
    switch (code) {
    case SUCCESS:
        return "no error";
    case INVALID_VALUE:
        return "invalid argument";
    default:
        return "unrecognized error code";
    }
}

static int answer_version(int *version)
{
    REQUIRE(version, INVALID_VALUE);
    *version = VERSION;
    return SUCCESS;
}

int cudaDriverGetVersion(int *version) { return answer_version(version); }
int cudaRuntimeGetVersion(int *version) { return answer_version(version); }

int cudaGetDeviceCount(int *count)
{
    USE_DEVICE();
    REQUIRE(count, INVALID_VALUE);
    *count = 1;
    return SUCCESS;
}

int cudaGetDevice(int *device)
{
    USE_DEVICE();
    REQUIRE(device, INVALID_VALUE);
    *device = 0;
    return SUCCESS;
}

int cudaSetDevice(int device)
{
    USE_DEVICE();
    REQUIRE(device == 0, INVALID_DEVICE);
    return SUCCESS;
}

int cudaDeviceSynchronize(void)
{
    USE_DEVICE();
    return SUCCESS;
}

int cudaMalloc(void **address, size_t size)
{
    USE_DEVICE();
    REQUIRE(address, INVALID_VALUE);
    if (size == 0) {
        *address = NULL;
        return SUCCESS;
    }
    REQUIRE(size < (size_t)1 << 36, OUT_OF_MEMORY);
    Object *memory = make(MEMORY, size);
    REQUIRE(memory, OUT_OF_MEMORY);
    *address = memory->address;
    return SUCCESS;
}

int cudaFree(void *address)
{
    USE_DEVICE();
    if (!address)
        return SUCCESS;
    Object *memory = find(MEMORY, address);
    REQUIRE(memory, INVALID_VALUE);
    end(memory);
    return SUCCESS;
}

int cudaMemset(void *address, int value, size_t size)
{
    USE_DEVICE();
    if (size == 0)
        return SUCCESS;
    REQUIRE(size <= remaining(address), INVALID_VALUE);
    memset(address, value, size);
    return SUCCESS;
}

/* Whether a copy may use an address. An address that is in no allocation is one of the host. */
static int fits(const void *address, size_t size, int is_on_device)
{
    size_t bytes = remaining(address);
    return size <= bytes || (bytes == 0 && !is_on_device);
}

int cudaMemcpy(void *to, const void *from, size_t size, unsigned kind)
{
    USE_DEVICE();
    if (size == 0)
        return SUCCESS;
    REQUIRE(kind <= BY_ADDRESS, INVALID_DIRECTION);
    REQUIRE(to && from && size < (size_t)1 << 40, INVALID_VALUE);
    REQUIRE(fits(to, size, kind == HOST_TO_DEVICE || kind == DEVICE_TO_DEVICE), INVALID_VALUE);
    REQUIRE(fits(from, size, kind == DEVICE_TO_HOST || kind == DEVICE_TO_DEVICE), INVALID_VALUE);
    memmove(to, from, size);
    return SUCCESS;
}

int cudaStreamCreateWithFlags(void **stream, unsigned flags)
{
    USE_DEVICE();
    REQUIRE(stream && flags <= 1, INVALID_VALUE);
    Object *made = make(STREAM, 1);
    REQUIRE(made, OUT_OF_MEMORY);
    *stream = made->address;
    return SUCCESS;
}

int cudaStreamCreate(void **stream) { return cudaStreamCreateWithFlags(stream, 0); }

int cudaStreamDestroy(void *stream)
{
    USE_DEVICE();
    Object *made = find(STREAM, stream);
    REQUIRE(made, INVALID_HANDLE);
    end(made);
    return SUCCESS;
}

int cudaStreamQuery(void *stream)
{
    USE_DEVICE();
    return finish(check_stream(stream));
}

int cudaStreamSynchronize(void *stream)
{
    USE_DEVICE();
    return finish(check_stream(stream));
}

int cudaEventCreateWithFlags(void **event, unsigned flags)
{
    USE_DEVICE();
    REQUIRE(event && flags <= 7, INVALID_VALUE);
    REQUIRE(!(flags & 4) || flags & 2, INVALID_VALUE);
    Object *made = make(EVENT, 1);
    REQUIRE(made, OUT_OF_MEMORY);
    *event = made->address;
    return SUCCESS;
}

int cudaEventCreate(void **event) { return cudaEventCreateWithFlags(event, 0); }

int cudaEventDestroy(void *event)
{
    USE_DEVICE();
    Object *made = find(EVENT, event);
    REQUIRE(made, INVALID_HANDLE);
    end(made);
    return SUCCESS;
}

int cudaEventRecord(void *event, void *stream)
{
    USE_DEVICE();
    Object *made = find(EVENT, event);
    REQUIRE(made, INVALID_HANDLE);
    REQUIRE(check_stream(stream) == SUCCESS, INVALID_HANDLE);
    made->is_recorded = 1;
    return SUCCESS;
}

int cudaEventQuery(void *event)
{
    USE_DEVICE();
    REQUIRE(find(EVENT, event), INVALID_HANDLE);
    return SUCCESS;
}

int cudaEventSynchronize(void *event) { return cudaEventQuery(event); }
