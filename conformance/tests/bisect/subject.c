/* A library that wrongly keeps state between calls. The misbehaving library defines the functions that the
 * runner needs. */
#include "../misbehaviour/subject.c"

static int armed;
static int turns;

/* Trips after both have been called in this order, or else after three turns. */
unsigned tArms(void) { armed = 1; return 0; }
unsigned tLoads(void) { armed = armed ? 2 : 0; return 0; }
unsigned tTurns(void) { turns++; return 0; }
unsigned tTrips(void)
{
    if (armed == 2)
        abort();
    if (turns == 3)
        return 999;
    return armed;
}
