# Files whose exports cannot be compared with the registry.
cp -r "$HERE/../check/spec" spec
cuspec check --library nowhere.so

touch empty.so
cuspec check --library empty.so

echo 'GROUP ( libcuda.so.1 )' > script.so
cuspec check --library script.so

echo 'int lamp;' | cc -xc -c -o object.o -
cuspec check --library object.o

ar rc archive.a object.o
cuspec check --library archive.a

# A header of an object file for Windows.
printf 'd\206' | cat - /dev/zero | head -c 100 > object.obj
cuspec check --library object.obj

head -c 100 object.o > cut.o
cuspec check --library cut.o

echo 'static int lamp;' | cc -xc -shared -fPIC -nostdlib -o none.so -
cuspec check --library none.so

echo 'int lamp;' | cc -xc -shared -fPIC -o lamp.so -
cuspec check --library lamp.so

echo 'int cuLampOpen(void) { return 0; }' | cc -xc -shared -fPIC -o lamp.so -
cuspec check --library lamp.so --toolkit 13.5.99

mkdir -p bare/declared/driver bare/declared/runtime && echo 'toolkits! {}' > bare/declared/toolkits.rs
cuspec --spec bare check --library lamp.so

cuspec --spec bare show cuLampOpen
