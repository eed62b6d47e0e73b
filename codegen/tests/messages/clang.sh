# needs libclang
# Headers that clang cannot parse, or only in part.
cp -r "$HERE/../import/toolkit" headers
cuspec import 13.1.80 --from headers

rm headers/cudaEGL.h
cuspec import 13.0.96 --from headers

cp "$HERE/../import/toolkit/cudaEGL.h" headers
yes 'let a = 1; say(a);' | head -100 > headers/cuda.h
cuspec import 13.0.96 --from headers

echo '#include "lamp.h"' | cat "$HERE/../import/toolkit/cuda.h" - > headers/cuda.h
cuspec import 13.0.96 --from headers

echo '_Static_assert(0, "lamp");' | cat "$HERE/../import/toolkit/cuda.h" - > headers/cuda.h
cuspec import 13.0.96 --from headers >&2

{ cat "$HERE/../import/toolkit/cuda.h"; echo '#error lamp'; } > headers/cuda.h
cuspec import 13.0.96 --from headers

# Declarations that are omitted, each for another reason.
cat "$HERE/../import/toolkit/cuda.h" - > headers/cuda.h <<'END'
CUresult CUDAAPI cuPrint(const char *format, ...);
#ifndef HUGE
#define HUGE
typedef enum CUhuge_enum { CU_HUGE = 0xFFFFFFFFFFFFFFFF } CUhuge;
#endif
END
cuspec import 13.0.96 --from headers >&2

# Each type uses the one before it and is rejected once that one is omitted.
{
    cat "$HERE/../import/toolkit/cuda.h"
    echo 'typedef nothing type0;'
    for number in 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do
        echo "typedef type$((number - 1)) type$number;"
    done
} > headers/cuda.h
cuspec import 13.0.96 --from headers

TMPDIR="$PWD/nowhere" cuspec import 13.0.96 --from headers

touch file
cuspec --spec file/spec import 13.0.96 --from "$HERE/../import/toolkit"

mkdir bare
printf '#define CUDA_VERSION 13000\ntypedef int CUlamp;\n' > bare/cuda.h
echo 'int cudaLamp;' > bare/cuda_runtime_api.h
cuspec import 13.0.96 --allow-missing --from bare
