/* An interposer on the reference driver: everything is passed on but the answer of cuEventCreate to
 * a flag that there is none of. That changes from call to call, across processes, by a file that
 * FLAKY_CALLS names: each call adds a byte to it. FLAKY_ANSWERS has the answers of the first calls,
 * with commas between them; after these, the driver answers. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FLAGS 7u
/* The answer that stands for none. */
#define CRASH 12345u

/* How many calls there were before this one. */
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
    /* Who says success has made an event. */
    code = (unsigned)atoi(answer);
    if (code == CRASH)
        abort();
    return code == 0 ? next(event, 0) : code;
}
