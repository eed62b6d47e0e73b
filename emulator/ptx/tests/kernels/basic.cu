extern "C" __global__ void add(const float* a, const float* b, float* c, int n){ int i=blockIdx.x*blockDim.x+threadIdx.x; if(i<n) c[i]=a[i]+b[i]; }
extern "C" __global__ void matmul(const float* a,const float* b,float* c,int n){ __shared__ float x[16][16],y[16][16]; int r=blockIdx.y*16+threadIdx.y,q=blockIdx.x*16+threadIdx.x; float s=0; for(int t=0;t<n;t+=16){ x[threadIdx.y][threadIdx.x]=a[r*n+t+threadIdx.x]; y[threadIdx.y][threadIdx.x]=b[(t+threadIdx.y)*n+q]; __syncthreads(); for(int k=0;k<16;k++) s+=x[threadIdx.y][k]*y[k][threadIdx.x]; __syncthreads(); } c[r*n+q]=s; }
extern "C" __global__ void reduce(const int* a,int* out,int n){ extern __shared__ int s[]; int t=threadIdx.x; int v=0; for(int i=blockIdx.x*blockDim.x+t;i<n;i+=gridDim.x*blockDim.x) v+=a[i]; s[t]=v; __syncthreads(); for(int k=blockDim.x/2;k>0;k>>=1){ if(t<k) s[t]+=s[t+k]; __syncthreads(); } if(t==0) atomicAdd(out,s[0]); }
extern "C" __global__ void histogram(const unsigned char* d,unsigned* h,int n){ __shared__ unsigned b[256]; for(int i=threadIdx.x;i<256;i+=blockDim.x) b[i]=0; __syncthreads(); for(int i=blockIdx.x*blockDim.x+threadIdx.x;i<n;i+=gridDim.x*blockDim.x) atomicAdd(&b[d[i]],1u); __syncthreads(); for(int i=threadIdx.x;i<256;i+=blockDim.x) atomicAdd(&h[i],b[i]); }
struct Big { double d; int a[7]; char c; };
__device__ __noinline__ int fib(int n){ return n<2?n:fib(n-1)+fib(n-2); }
extern "C" __global__ void params(Big b,int* out,int k){ out[threadIdx.x]=b.a[(threadIdx.x+k)%7]+(int)b.d+b.c; }
extern "C" __global__ void recurse(int* out){ out[threadIdx.x]=fib(threadIdx.x%12); }
__constant__ int table[4]={3,1,4,1}; __device__ int counter=7; __device__ int* where=&counter; __managed__ float shared_value=2.5f;
extern "C" __global__ void globals(int* out){ out[threadIdx.x]=table[threadIdx.x&3]+*where+(int)shared_value; if(threadIdx.x==0) atomicAdd(&counter,1); }
__device__ int f1(int x){return x*3;} __device__ int f2(int x){return x-7;} 
__device__ int (*fs[2])(int)={f1,f2};
extern "C" __global__ void indirect(int* out){ out[threadIdx.x]=fs[threadIdx.x&1](threadIdx.x); }
extern "C" __global__ void say(int n){ printf("thread %d of %d: %f %s %llx %c\n",threadIdx.x,n,threadIdx.x*0.5,"text",0x123456789abcULL,'x'); }
extern "C" __global__ void spin(volatile int* flag){ while(*flag==0); }
extern "C" __global__ void lock(int* m,int* c){ bool done=false; while(!done){ if(atomicCAS(m,0,1)==0){ *(volatile int*)c=*(volatile int*)c+1; __threadfence(); atomicExch(m,0); done=true; } } }
extern "C" __global__ void sw(int* o,int n){ int v=0; switch(o[threadIdx.x]){case 0:v=5;break;case 1:v=n*7;break;case 2:v=n-3;break;case 3:v=n/3;break;case 4:v=n%5;break;case 5:v=n<<2;break;case 6:v=__clz(n);break;case 7: v=__popc(n);break;default:v=-1;} o[threadIdx.x]=v; }
extern "C" __global__ void heap(int** o){ int* p=(int*)malloc(16); p[0]=threadIdx.x; o[threadIdx.x]=p; free(p); }
extern "C" __global__ void localarr(int* o,int n){ int a[32]; for(int i=0;i<32;i++) a[i]=i*n; int s=0; for(int i=0;i<n;i++) s+=a[(i*o[threadIdx.x])&31]; o[threadIdx.x]=s; }
