# Generated files that are out of date, or that cannot be written.
cp -r "$HERE/../generate/spec" spec
cuspec generate > /dev/null
cuspec generate --check

echo 'struct Lamp;' >> generated/bindings/driver/src/lamp.rs
rm generated/suite/needs.json
touch generated/suite/src/orphan.rs
cuspec generate --check

# A listed address without a page.
echo 'f/cuLampGone.html' >> generated/addresses.txt
cuspec generate

rm -r generated && touch generated
cuspec generate

# Contracts that were not reviewed for the newest toolkit.
rm generated
printf 'reviewed!("12.0.0");\n' > spec/contracts/reviewed.rs
cuspec generate > /dev/null

# No reference time for a generation.
printf 'toolkits! { "12.0.0": [], "13.0.0": [("nvidia-cuda-runtime", "13.0.0", "00")] }\n' > spec/declared/toolkits.rs
mkdir none && ln -s "$(command -v cuspec)" none/cuspec
CUSPEC_CACHE="$PWD/cache" PATH="$PWD/none" LIBCLANG_PATH= cuspec generate --timings > /dev/null

# Evidence, and the folder of a site.
cuspec coverage

mkdir -p conformance/evidence/desk
cuspec coverage

cuspec coverage --evidence nowhere

mkdir -p conformance/evidence/desk/driver/lamp.snap
cuspec coverage

rm -r conformance
touch file
cuspec site --out file/site
