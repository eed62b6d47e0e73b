// Cooperation of threads.
#define KERNEL extern "C" __global__ void
typedef unsigned int u32; typedef unsigned long long u64;
__device__ int warp_sum(int v) { for (int d = 16; d; d >>= 1) v += __shfl_down_sync(~0u, v, d); return v; }
KERNEL sums(const int* in, int* out, int n) {
  __shared__ int parts[32]; int v = 0; for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) v += in[i];
  v = warp_sum(v); if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = v; __syncthreads();
  if (threadIdx.x < 32) { v = threadIdx.x < blockDim.x / 32 ? parts[threadIdx.x] : 0; v = warp_sum(v); if (threadIdx.x == 0) atomicAdd(out, v); }
}
KERNEL shares(const u32* in, u32* out, int n) {
  __shared__ u32 bins[16]; __shared__ u64 longs; __shared__ float most; __shared__ int least;
  if (threadIdx.x < 16) bins[threadIdx.x] = 0; if (threadIdx.x == 0) { longs = 0; most = 0; least = 1 << 30; } __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) { atomicAdd(&bins[in[i] & 15], 1); atomicAdd(&longs, (u64)in[i] << 20); atomicAdd(&most, 1.5f); atomicMin(&least, (int)in[i]); atomicXor(&bins[3], in[i] << 8); }
  __syncthreads(); if (threadIdx.x < 16) out[threadIdx.x] = bins[threadIdx.x]; if (threadIdx.x == 0) { out[16] = longs; out[17] = longs >> 32; out[18] = (u32)most; out[19] = least; }
}
__device__ volatile int ready; __device__ int payload;
KERNEL fences(int* out) {
  if (blockIdx.x == 0) { if (threadIdx.x == 0) { payload = 4711; __threadfence(); ready = 1; } } else { while (!ready) ; __threadfence_system(); out[blockIdx.x] = payload; }
}
KERNEL clocks(long long* out) { long long a = clock64(); u32 c = clock(); __nanosleep(100); u64 t; asm volatile("mov.u64 %0, %globaltimer;" : "=l"(t)); long long b = clock64(); out[0] = b >= a; out[1] = t > 0; out[2] = (u32)clock() - c < (1u << 31); }
KERNEL votes(u32* out) {
  u32 x = threadIdx.x * 2654435761u; u32 r = __ballot_sync(~0u, x >> 31); r ^= __all_sync(~0u, threadIdx.x < 64) << 3; r ^= __any_sync(~0u, threadIdx.x == 5) << 4; r += __match_any_sync(~0u, x >> 30); int p; r += __match_all_sync(~0u, x >> 32 - 1 - 31, &p); r ^= p << 9;
#if __CUDA_ARCH__ >= 800
  r += __reduce_add_sync(~0u, threadIdx.x) + __reduce_max_sync(~0u, x & 1023);
#endif
  out[threadIdx.x] = r + __activemask() + __popc(__shfl_sync(~0u, x, (threadIdx.x * 5) & 31, 16));
}
KERNEL counted(int* out) { int n = __syncthreads_count(threadIdx.x % 3 == 0); int a = __syncthreads_and(threadIdx.x < 1000); int o = __syncthreads_or(threadIdx.x == 7); out[threadIdx.x] = n * 100 + (a != 0) * 10 + (o != 0); }
KERNEL spaces(int* g, u32* out) { __shared__ int s; __constant__ static int c = 4; int l = threadIdx.x; int* pl = &l; u32 r = __isShared(&s) | __isShared(g) << 1 | __isGlobal(g) << 2 | __isGlobal(&s) << 3 | __isLocal(pl) << 4 | __isLocal(&s) << 5 | __isConstant(&c) << 6 | __isConstant(g) << 7; s = 3; __syncthreads(); out[threadIdx.x] = r + (c << 8) + (l + s << 16); }
