/* Clocks that go back at each reading: that of the time of day, and with CLOCKS=all every clock. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long back;

int clock_gettime(clockid_t clock, struct timespec *now)
{
    const char *which = getenv("CLOCKS");
    int answer = (int)syscall(SYS_clock_gettime, clock, now);
    if (clock == CLOCK_REALTIME || (which && !strcmp(which, "all")))
        now->tv_sec -= __atomic_add_fetch(&back, 10, __ATOMIC_RELAXED) % 3600;
    return answer;
}
time_t time(time_t *place)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place)
        *place = now.tv_sec;
    return now.tv_sec;
}
int gettimeofday(struct timeval *now, void *zone)
{
    struct timespec precise;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &precise);
    now->tv_sec = precise.tv_sec;
    now->tv_usec = precise.tv_nsec / 1000;
    return 0;
}
