/* A library that keeps state from call to call which it should not. The misbehaving one has what the
 * runner itself needs. */
#include "../misbehaviour/subject.c"

static int armed;
static int turns;

/* Trips once both have been called, in this order; and otherwise after three turns. */
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
