/* A library that records some calls and forwards them; all other calls go to the driver that it is linked
 * against. With FAULTY, completed events are reported as pending. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

enum { SUCCESS = 0, NOT_READY = 600 };

static unsigned pass_on(const char *name, void *argument)
{
    unsigned (*beneath)(void *) = (unsigned (*)(void *))dlsym(RTLD_NEXT, name);
    if (!beneath)
        abort();
    fprintf(stderr, "%s(%p)\n", name, argument);
    return beneath(argument);
}

unsigned cuEventQuery(void *event)
{
    unsigned code = pass_on("cuEventQuery", event);
#ifdef FAULTY
    if (code == SUCCESS)
        return NOT_READY;
#endif
    return code;
}

unsigned cuStreamQuery(void *stream) { return pass_on("cuStreamQuery", stream); }
