# A malformed release, and packages that cannot be fetched.
cuspec import newest

cuspec import 13.0.96 --library lamp

mkdir bin
printf '#!/bin/sh\necho there is no network >&2; exit 1\n' > bin/python3
chmod +x bin/python3
CUSPEC_CACHE="$PWD/cache" PATH="$PWD/bin:$PATH" cuspec import 13.0.96

touch file
CUSPEC_CACHE="$PWD/file/cache" PATH="$PWD/bin:$PATH" cuspec import 13.0.96

HOME= XDG_CACHE_HOME= cuspec import 13.0.96

mkdir none && ln -s "$(command -v cuspec)" none/cuspec
CUSPEC_CACHE="$PWD/cache" PATH="$PWD/none" cuspec import 13.0.96

# A truncated package.
cat > bin/python3 <<'END'
#!/bin/sh
while [ "$1" != --dest ]; do shift; done
mkdir -p "$2" && echo PK > "$2/package-1.0-py3-none-any.whl"
END
CUSPEC_CACHE="$PWD/cache" PATH="$PWD/bin:$PATH" cuspec import 13.0.96

# Missing headers, and a missing libclang.
mkdir empty
cuspec import 13.0.96 --from empty

cuspec import 13.0.96 --from "$HERE/../import/toolkit" --libclang ./nowhere.so

cuspec import 13.0.96 --from "$HERE/../import/toolkit" --libclang file

# Files that are not headers.
cp -r "$HERE/../import/toolkit" headers
printf 'int a;\000\n' > headers/cuda.h
cuspec import 13.0.96 --from headers

echo '<html><body>404</body></html>' > headers/cuda.h
cuspec import 13.0.96 --from headers

printf 'struct a {\n#if 1\n' > headers/cuda.h
cuspec import 13.0.96 --from headers

printf '};\n#endif\n' > headers/cuda.h
cuspec import 13.0.96 --from headers

printf '#endif\n' > headers/cuda.h
cuspec import 13.0.96 --from headers

printf '#else\n' > headers/cuda.h
cuspec import 13.0.96 --from headers

# Releases that were imported before.
mkdir -p spec/declared/driver spec/declared/runtime
echo 'toolkits! { lamp }' > spec/declared/toolkits.rs
cuspec import 13.0.96 --from "$HERE/../import/toolkit"

# A package that differs from the imported one.
cat > spec/declared/toolkits.rs <<END
toolkits! {
    "13.0.96": [
        ("nvidia-cuda-runtime", "13.0.96",
            "0000000000000000000000000000000000000000000000000000000000000000"),
    ],
}
END
CUSPEC_CACHE="$PWD/cache" PATH="$PWD/bin:$PATH" cuspec import 13.0.96
