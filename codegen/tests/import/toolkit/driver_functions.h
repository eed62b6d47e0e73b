/* Functions that are defined here, in our own words. */
#ifndef DRIVER_FUNCTIONS_H
#define DRIVER_FUNCTIONS_H
#include "driver_types.h"
static __inline__ struct cudaBox make_cudaBox(size_t w, void *d)
{
  struct cudaBox b;

  b.ptr   = d;
  b.width = w;
  return b;
}
static __inline__ int helper_cudaBox(int one)
{
  return one + 1;
}
#endif
