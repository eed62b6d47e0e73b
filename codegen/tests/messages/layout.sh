# Toolkits that the compiler cannot check.
cp -r "$HERE/../layout/spec" spec
cuspec layout 13.5.99

cuspec layout 13.5.99 --emit

cuspec layout 13.0.0 --from nowhere

cuspec layout 13.0.0 --from "$HERE/../layout/include" --gcc ./nowhere

printf '#!/bin/sh\necho lamp\n' > gcc && chmod +x gcc
cuspec layout 13.0.0 --from "$HERE/../layout/include" --gcc ./gcc

# A compiler that writes another program.
cat > gcc <<'END'
#!/bin/sh
while [ "$1" != -o ]; do shift; done
cp program "$2"
END
printf '#!/bin/sh\necho lamp\n' > program && chmod +x program
cuspec layout 13.0.0 --from "$HERE/../layout/include" --gcc ./gcc

printf '#!/bin/sh\nexit 7\n' > program
cuspec layout 13.0.0 --from "$HERE/../layout/include" --gcc ./gcc

cp -r "$HERE/../layout/include" include
echo '#error broken' >> include/cuda.h
cuspec layout 13.0.0 --from include 2>&1 | sed 's|/tmp/[^/]*/|/tmp/.../|g' >&2
