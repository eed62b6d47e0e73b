/* An interposer on the reference driver. It forwards all calls, but changes the answer of cuEventCreate to an
 * unknown flag from call to call, also across processes. The file that FLAKY_CALLS names counts the calls:
 * each adds a byte. FLAKY_ANSWERS contains the answers of the first calls, separated by commas; later calls
 * are answered by the driver. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FLAGS 7u
/* Mark the absence of an answer. */
#define CRASH 12345u
#define HANG 12346u

/* Number of earlier calls. */
static long count(void)
{
    int file = open(getenv("FLAKY_CALLS"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || write(file, ".", 1) != 1)
        abort();
    long calls = lseek(file, 0, SEEK_CUR) - 1;
    close(file);
    return calls;
}

unsigned cuEventCreate(void **event, unsigned flags)
{
    unsigned (*next)(void **, unsigned) = dlsym(RTLD_NEXT, "cuEventCreate");
    unsigned code = next(event, flags);
    if (event == NULL || (flags & ~FLAGS) == 0 || code != 1)
        return code;
    const char *answer = getenv("FLAKY_ANSWERS");
    for (long left = count(); answer && left > 0; left--) {
        answer = strchr(answer, ',');
        answer = answer ? answer + 1 : NULL;
    }
    if (!answer)
        return code;
    /* A successful answer requires an event. */
    code = (unsigned)atoi(answer);
    if (code == CRASH)
        abort();
    while (code == HANG)
        pause();
    return code == 0 ? next(event, 0) : code;
}
