extern "C" __global__ void warp(const int* a,int* o){ int i=threadIdx.x,k=0,n=blockDim.x; int x=a[i]; unsigned m=0xffffffffu;
#define O(e) o[(k++)*n+i]=(int)(e)
 O(__shfl_sync(m,x,3)); O(__shfl_up_sync(m,x,2)); O(__shfl_down_sync(m,x,5,16)); O(__shfl_xor_sync(m,x,7)); O(__ballot_sync(m,x&1)); O(__any_sync(m,x>5)); O(__all_sync(m,x>5)); O(__activemask());
#if __CUDA_ARCH__>=700
 O(__match_any_sync(m,x&3)); int p; O(__match_all_sync(m,x&3,&p)); O(p);
#endif
#if __CUDA_ARCH__>=800
 O(__reduce_add_sync(m,x)); O(__reduce_max_sync(m,x)); O(__reduce_xor_sync(m,(unsigned)x));
#endif
 if(i&1){ __syncwarp(0xaaaaaaaa); O(__shfl_sync(0xaaaaaaaau,x,1)); } else { O(__shfl_sync(0x55555555u,x,2)); }
 O(__syncthreads_count(x&1)); O(__syncthreads_and(x)); O(__syncthreads_or(x>100));
 unsigned lt; asm("mov.u32 %0, %%lanemask_lt;":"=r"(lt)); O(lt); unsigned w; asm volatile("mov.u32 %0, %%laneid;":"=r"(w)); O(w); long long c=clock64(); O(c>=0); }
extern "C" __global__ void atoms(int* a,unsigned long long* b,float* f,double* d,unsigned* u){ atomicAdd(a,1); atomicSub(a+1,2); atomicMin(a+2,(int)threadIdx.x-5); atomicMax(a+3,(int)threadIdx.x); atomicAnd(a+4,~(1<<(threadIdx.x&7))); atomicOr(a+5,1<<(threadIdx.x&31)); atomicXor(a+6,threadIdx.x); atomicExch(a+7,9); atomicCAS(a+8,0,threadIdx.x+1); atomicInc(u,10); atomicDec(u+1,10); atomicAdd(b,1ull<<33); atomicMax(b+1,(unsigned long long)threadIdx.x<<32); atomicAdd(f,0.5f);
#if __CUDA_ARCH__>=600
 atomicAdd(d,0.25);
#endif
 a[10+threadIdx.x]=atomicAdd(a+9,1); }
extern "C" __global__ void scan(const int* in,int* out){ __shared__ int t[2][256]; int i=threadIdx.x,p=0; t[0][i]=in[blockIdx.x*256+i]; __syncthreads(); for(int d=1;d<256;d*=2){ t[1-p][i]=i>=d?t[p][i]+t[p][i-d]:t[p][i]; p=1-p; __syncthreads(); } out[blockIdx.x*256+i]=t[p][i]; }
extern "C" __global__ void vec(const float4* a,float4* o,const uchar4* c,short2* s,const double2* d,double2*e){ int i=threadIdx.x; float4 v=a[i]; o[i]=make_float4(v.w,v.z,v.y,v.x); uchar4 u=__ldg(c+i); s[i]=make_short2(u.x-u.y,u.z-u.w); e[i]=make_double2(d[i].y,d[i].x); }
extern "C" __device__ __attribute__((noreturn)) void __assertfail(const char*,const char*,unsigned,const char*,size_t);
#define assert(e) ((e)?(void)0:__assertfail(#e,"warp.cu",20,"check",1))
extern "C" __global__ void check(int* a){ assert(a[threadIdx.x]==0); }
extern "C" __global__ void trap(){ if(threadIdx.x==3) __trap(); }
