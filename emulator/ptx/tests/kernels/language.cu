// Language features: templates, classes, function tables, recursion, local arrays, strings.
#define KERNEL extern "C" __global__ void
typedef unsigned int u32; typedef unsigned long long u64;

template<class T, int N> struct Row { T values[N]; __device__ T sum() const { T s = T(0); for (int i = 0; i < N; i++) s += values[i]; return s; } };
template<class T> __device__ T blend(T a, T b) { return a * T(3) + b; }
KERNEL templates(double* out, int n) {
  Row<int, 5> i; Row<double, 3> d;
  for (int k = 0; k < 5; k++) i.values[k] = n * k + threadIdx.x;
  for (int k = 0; k < 3; k++) d.values[k] = n * 0.25 + k;
  out[threadIdx.x] = blend<double>(i.sum(), d.sum()) + blend<long long>(n, -7);
}

struct Shape { int kind; __device__ Shape(int k) : kind(k) {} __device__ virtual int area(int x) const = 0; __device__ virtual int edges() const { return 0; } };
struct Square : Shape { int side; __device__ Square(int s) : Shape(1), side(s) {} __device__ int area(int x) const override { return side * side + x; } __device__ int edges() const override { return 4; } };
struct Line : Shape { int length; __device__ Line(int l) : Shape(2), length(l) {} __device__ int area(int x) const override { return -x; } };
__device__ __noinline__ int measure(const Shape* shape, int x) { return shape->area(x) * 10 + shape->edges(); }
KERNEL virtuals(int* out, int n) {
  Square square(threadIdx.x); Line line(n);
  const Shape* shape = threadIdx.x % 3 == 0 ? (const Shape*)&line : (const Shape*)&square;
  out[threadIdx.x] = measure(shape, n);
}

struct Mixed { char c; short s; double d; float f[3]; u64 big; unsigned bits : 5; unsigned more : 11; };
__device__ __noinline__ Mixed turned(Mixed m, int by) { m.c += by; m.s *= by; m.d /= by; m.f[by % 3] = m.f[0] + m.f[2]; m.big <<= by; m.bits = by + 30; m.more = m.bits * 40; return m; }
KERNEL structs(const Mixed* in, Mixed* out) { out[threadIdx.x] = turned(in[threadIdx.x], threadIdx.x + 1); }

KERNEL switches(const u32* in, u32* out) {
  u32 x = in[threadIdx.x], r = 0;
  switch (x % 13) { case 0: r = 17; break; case 1: r = x / 3; case 2: r += x % 7; break; case 3: r = ~x; break; case 4: r = x << 3; break; case 5: r = __brev(x); break; case 6: for (u32 i = 0; i < x % 9; i++) r += i * i; break; case 7: r = x > 50 ? 1 : 2; break; case 8: r = __clz(x); break; case 9: r = __ffs(x); break; case 10: return; default: r = 99; }
  out[threadIdx.x] = r;
}

__device__ __noinline__ u32 ackermann(u32 m, u32 n) { if (m == 0) return n + 1; if (n == 0) return ackermann(m - 1, 1); return ackermann(m - 1, ackermann(m, n - 1)); }
__device__ bool odd(u32 n); __device__ __noinline__ bool even(u32 n) { return n == 0 || odd(n - 1); } __device__ __noinline__ bool odd(u32 n) { return n != 0 && even(n - 1); }
KERNEL recursion(u32* out) { out[threadIdx.x] = ackermann(threadIdx.x % 3, threadIdx.x % 5) * 2 + even(threadIdx.x); }

typedef int (*Step)(int, int);
__device__ int plus(int a, int b) { return a + b; } __device__ int times(int a, int b) { return a * b; } __device__ int minus(int a, int b) { return a - b; }
__constant__ Step steps[3] = {plus, times, minus};
__device__ Step chosen = times;
KERNEL pointers(int* out, int n) { int v = threadIdx.x; for (int i = 0; i < n; i++) v = steps[(v + i) & 1 ? 0 : 2](v, chosen(i, 3)); out[threadIdx.x] = v; }

KERNEL arrays(const int* in, int* out, int n) {
  int local[64]; char text[24];
  for (int i = 0; i < n; i++) local[i] = in[i];
  for (int i = 1; i < n; i++) { int v = local[i], j = i; while (j > 0 && local[j - 1] > v) { local[j] = local[j - 1]; j--; } local[j] = v; }
  int length = 0, x = local[threadIdx.x % n]; do { text[length++] = '0' + x % 10; x /= 10; } while (x);
  int back = 0; while (length) back = back * 16 + text[--length] - '0';
  out[threadIdx.x] = back;
}

KERNEL texts(const char* name, int n) {
  if (threadIdx.x == 0) printf("%s has %d of %5.2f%% and %-4u|%04x|%3c|%lld|%llu|%e|%g|%+d|%5s|%12p\n", "it", n, n * 0.5, 7u, 0xabu, 'z', -5000000000LL, 18000000000000000000ULL, 12345.678, 0.0001, n, "ab", (void*)0xbeef);
}

__device__ __constant__ const float weights[2][3] = {{0.5f, 1.5f, -2.0f}, {4.0f, 0.25f, 8.0f}};
__constant__ struct { char c; double d; int* where; } record = {'q', 2.5, 0};
__device__ char message[] = "text of a module";
__device__ const char* messages[3] = {"one", "three", message + 5};
KERNEL tables(float* out, int n) {
  float v = 0; for (int i = 0; i < 3; i++) v += weights[n & 1][i] * (i + threadIdx.x);
  int length = 0; const char* m = messages[threadIdx.x % 3]; while (*m++) length++;
  out[threadIdx.x] = v + length + record.c + (float)record.d;
}
