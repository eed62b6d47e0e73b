# Libraries that cannot be the subject.
cuconform run --driver ./nowhere.so

mkdir folder
cuconform run --driver ./folder

touch empty.so
cuconform run --driver ./empty.so

cuconform run --driver ./empty.so/lib.so

cp "$CUCONFORM" program.so
cuconform run --driver ./program.so

echo 'int lamp;' | cc -xc -c -o object.so -
cuconform run --driver ./object.so

# The 18th byte of a library is its machine; 183 is 64-bit Arm.
echo 'int lamp;' | cc -xc -shared -fPIC -o lamp.so -
cp lamp.so arm.so
printf '\267' | dd of=arm.so bs=1 seek=18 conv=notrunc status=none
cuconform run --driver ./arm.so

cuconform run --driver ./lamp.so

cuconform run --driver libnowhere.so.1

cuconform run --runtime ./lamp.so

cuconform run --runtime libnowhere.so.13

# A runtime without a driver.
echo 'int cudaGetDevice(int *device) { return 0; }
int cudaGetDeviceCount(int *count) { *count = 0; return 0; }' | cc -xc -shared -fPIC -o alone.so -
cuconform run --runtime ./alone.so --filter '^cudaGetDevice\[\]$' > /dev/null

echo 'void missing(void); void lamp(void) { missing(); }' | cc -xc -shared -fPIC -Wl,-z,now -o unresolved.so -
cuconform run --driver ./unresolved.so

cuconform run --preload ./unresolved.so

echo '#include <stdlib.h>
__attribute__((constructor)) static void crash(void) { abort(); }' | cc -xc -shared -fPIC -o crash.so -
cuconform run --driver ./crash.so

# A library that runs without a device.
echo 'int cuInit(unsigned flags) { return 100; }
int cuDriverGetVersion(int *version) { *version = 13000; return 0; }' | cc -xc -shared -fPIC -o bare.so -
cuconform run --driver ./bare.so --filter '^cuInit\[\]$' > /dev/null

cuconform bisect --driver ./bare.so 'cuInit[]'

# Options for libraries.
cuconform run --preload 'a b.so'

cuconform run --env lamp

cuconform run --env LD_PRELOAD=lamp.so

cuconform run --beneath

cuconform run --driver ./lamp.so --beneath ./empty.so

# Messages during execution.
cuconform run --filter '^cuInit\[\]$' --driver "${CUCONFORM%/*}/libcuda.so.1" --beneath "${CUCONFORM%/*}/libcuda.so.1" > /dev/null

# A copied program without the reference driver.
cp program.so cuconform
./cuconform run --filter '^cuInit\[\]$'
