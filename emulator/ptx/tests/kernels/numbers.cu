// Numbers: doubles, halves, 64-bit and 128-bit integers, packed ones, conversions.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#define KERNEL extern "C" __global__ void
typedef unsigned int u32; typedef unsigned long long u64;
KERNEL halves(const float* in, float* out) {
  __half h = __float2half(in[threadIdx.x]); __half2 p = __floats2half2_rn(in[threadIdx.x], 2.0f); float* o = out + threadIdx.x * 10;
  o[0] = __half2float(h * h + h); o[1] = __half2float(__hdiv(h, __float2half(3.0f))); o[2] = __high2float(__hadd2(p, p)); o[3] = __low2float(__hfma2(p, p, p)); o[4] = h > __float2half(1.0f) ? 1.0f : 0.0f;
  o[5] = __half2float(hsqrt(__habs(h))); o[6] = (float)__half2int_rn(h); o[7] = __half2float(__hmax(h, __float2half(0.5f)));
  __nv_bfloat16 b = __float2bfloat16(in[threadIdx.x]); o[8] = __bfloat162float(b * b); o[9] = __bfloat162float(__hadd(b, b));
}
KERNEL wholes(const long long* in, long long* out) {
  long long a = in[threadIdx.x * 2], b = in[threadIdx.x * 2 + 1]; long long* o = out + threadIdx.x * 10;
  o[0] = a / b; o[1] = a % b; o[2] = (u64)a / (u64)b; o[3] = (u64)a % (u64)b; o[4] = __mul64hi(a, b); o[5] = __umul64hi(a, b); o[6] = __clzll(a) * 100 + __popcll(b); o[7] = a >> (b & 63); o[8] = __double2ll_rn((double)a) ; o[9] = (long long)__brevll(a);
}
KERNEL wider(const u64* in, u64* out) {
  unsigned __int128 a = ((unsigned __int128)in[0] << 64) | in[1], b = in[2] + threadIdx.x; unsigned __int128 q = a / b, r = a % b, p = a * b; __int128 s = -(__int128)a / (__int128)b;
  u64* o = out + threadIdx.x * 8; o[0] = q >> 64; o[1] = q; o[2] = r >> 64; o[3] = r; o[4] = p >> 64; o[5] = p; o[6] = s >> 64; o[7] = s;
}
KERNEL packed(const u32* in, u32* out) {
  u32 a = in[threadIdx.x * 2], b = in[threadIdx.x * 2 + 1]; u32* o = out + threadIdx.x * 10;
  o[0] = __vadd4(a, b); o[1] = __vsub2(a, b); o[2] = __vmaxu4(a, b); o[3] = __vabsdiffs4(a, b); o[4] = __dp4a((int)a, (int)b, 5); o[5] = __byte_perm(a, b, 0x3614); o[6] = __funnelshift_l(a, b, 9); o[7] = __vcmpeq4(a, b); o[8] = __sad(a, b, 3u); o[9] = __vavgu2(a, b);
}
KERNEL loads(const float4* __restrict__ in, const int2* __restrict__ pairs, float4* out) {
  float4 v = __ldg(in + threadIdx.x); int2 p = __ldg(pairs + threadIdx.x); v.x += p.x; v.w = __int_as_float(__float_as_int(v.w) ^ p.y); __stcs(out + threadIdx.x, v);
  float4 w = __ldcg(in + (threadIdx.x + 1) % blockDim.x); __stwt(out + blockDim.x + threadIdx.x, w);
}
