/* It includes nothing, as the real one. */
#ifndef CUDAVDPAU_H
#define CUDAVDPAU_H
CUresult CUDAAPI cuVDPAUTake(VdpDevice device, VdpGetProcAddress *find);
#endif
