/* A hostile driver: all its text contains characters that terminals, logs, and parsers of report formats
 * interpret. Depending on HOSTILE it also fails while it is loaded: it dies, exits or hangs, it fails every
 * other time, or it fails after the number of loads in HOSTILE_LOADS. It counts loads in the file
 * HOSTILE_COUNT. Or it sleeps whenever it creates an event. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The last characters are bidirectional marks, invalid UTF-8, and a zero byte. */
static const char spite[] =
    "\x1b[2J\x1b[1A\x1b[32m\r::error title=forged::forged\n"
    "::set-output name=forged::forged\n"
    "\v::add-mask::forged ##[error]forged ##vso[task.complete result=Succeeded]forged\n"
    "]]></system-out></testcase><testcase name=\"forged\"/>\n"
    "</pre></table></details></script><script>forged()</script><img src=forged onerror=forged()>\n"
    "{\"case\":\"forged[]\",\"function\":\"cuInit\",\"group\":\"g\",\"kind\":\"plain\",\"outcome\":\"pass\"}\n"
    "cuconform: forged\n"
    "  fail     forged[a]\n"
    "1 cases in 0.1 s: 1 pass\n"
    "| `forged` |\n\n# forged\n"
    "\xe2\x80\xae" "ssap \xc2\x9b" "31m \xff\xfe forged\0forged\n";

/* Shorter, since a name has limited space. */
static const char name_of_spite[] =
    "\x1b[2J\r::error::forged\n##[error]forged `|` </td></summary><script>forged()</script>"
    "![forged](forged) [forged](forged) \xe2\x80\xae" "ssap \xc2\x9b" "31m \xff forged";

static void speak(void)
{
    for (int fd = 1; fd <= 2; fd++)
        if (write(fd, spite, sizeof spite - 1) < 0)
            _exit(1);
}

/* A line that is longer than any limit. */
static void speak_at_length(void)
{
    static char line[1 << 20];
    memset(line, '#', sizeof line);
    if (write(1, line, sizeof line) < 0)
        _exit(1);
}

/* Number of loads of the library, including this one. */
static int count_loads(void)
{
    const char *count = getenv("HOSTILE_COUNT");
    struct stat file;
    int fd = open(count ? count : "", O_WRONLY | O_APPEND | O_CREAT, 0600);
    if (fd < 0 || write(fd, "x", 1) != 1 || fstat(fd, &file) != 0 || close(fd) != 0)
        _exit(1);
    return (int)file.st_size;
}

__attribute__((constructor)) static void load(void)
{
    const char *way = getenv("HOSTILE");
    if (!way)
        return;
    speak();
    if (!strcmp(way, "dies"))
        abort();
    if (!strcmp(way, "exits"))
        _exit(0);
    while (!strcmp(way, "hangs"))
        pause();
    if (!strcmp(way, "stumbles") && count_loads() % 2)
        abort();
    if (!strcmp(way, "tires") && count_loads() > atoi(getenv("HOSTILE_LOADS")))
        abort();
}

unsigned cuInit(unsigned flags) { (void)flags; speak(); return 0; }
unsigned cuDriverGetVersion(int *version) { *version = 13000; return 0; }
unsigned cuDeviceGetCount(int *count) { *count = 1; return 0; }
unsigned cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
unsigned cuDeviceGetName(char *name, int length, int device)
{
    (void)device;
    snprintf(name, length, "%s", name_of_spite);
    return 0;
}
unsigned cuDeviceGetAttribute(int *value, int attribute, int device)
{
    (void)attribute;
    (void)device;
    *value = 0;
    return 0;
}
static int context;
static __thread void *current;
unsigned cuDevicePrimaryCtxRetain(void **out, int device) { (void)device; *out = &context; return 0; }
unsigned cuDevicePrimaryCtxRelease_v2(int device) { (void)device; return 0; }
unsigned cuCtxSetCurrent(void *value) { current = value; return 0; }
unsigned cuCtxGetCurrent(void **out) { *out = current; return 0; }
unsigned cuCtxSynchronize(void) { return 0; }

unsigned cuEventCreate(void **event, unsigned flags)
{
    const char *way = getenv("HOSTILE");
    struct timespec nap = { .tv_sec = 3, .tv_nsec = 800000000 };
    (void)flags;
    if (way && !strcmp(way, "naps"))
        nanosleep(&nap, NULL);
    speak();
    *event = &context;
    return 0;
}
unsigned cuEventDestroy_v2(void *event) { (void)event; return 0; }
unsigned cuEventRecord(void *event, void *stream) { (void)event; (void)stream; return 0; }
unsigned cuEventQuery(void *event) { (void)event; speak(); abort(); }
unsigned cuEventSynchronize(void *event) { (void)event; speak_at_length(); return 12345; }

/* Near a limit of five seconds, and above every limit. */
unsigned cuCtxGetDevice(int *device)
{
    struct timespec nap = { .tv_sec = 3, .tv_nsec = 0 };
    nanosleep(&nap, NULL);
    *device = 0;
    return 0;
}
unsigned cuCtxGetApiVersion(void *of, unsigned *version) { (void)of; (void)version; for (;;) pause(); }
