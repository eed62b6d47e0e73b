# Folders without a run.
cuconform run --resume nowhere

mkdir empty
cuconform run --resume empty

cuconform run --chdir nowhere

cuconform judge nowhere

cuconform judge empty

cuconform merge nowhere --out both

# A run with damaged files.
cuconform run --filter '^cuInit\[' --out one > /dev/null
cp -r one damaged
echo lamp > damaged/environment.json
cuconform judge damaged

cp one/environment.json damaged
sed 's/^{/[/' -i damaged/results.jsonl
cuconform judge damaged

printf '{"case":\377}\n' > damaged/results.jsonl
cuconform judge damaged

# A run that cannot be resumed.
cp -r one begun
echo lamp > begun/run.json
cuconform run --resume begun

sed 's/"--filter"/"--fliter"/' one/run.json > begun/run.json
cuconform run --resume begun 2>&1 | head -4 >&2

sed 's/"run"/"list"/; /--out/s/.*//; s/^ *"one"$/"--json"/' one/run.json > begun/run.json
cuconform run --resume begun

cuconform run --resume begun --jobs 1 2>&1 | head -1 >&2

sed 's|"folder": *"[^"]*"|"folder":"/nowhere"|' one/run.json > begun/run.json
cuconform run --resume begun

cp one/run.json begun
sed 's/"registry": *"[^"]*"/"registry":"of another suite"/' one/environment.json > begun/environment.json
cuconform run --resume begun 2>&1 | sed 's/it is [0-9a-f]*;/it is ...;/' >&2

# A run without results of libraries beneath.
cuconform judge one --beneath

# Runs that cannot be merged.
cp -r one other
sed 's/"registry": *"[^"]*"/"registry":"of another suite"/' one/environment.json > other/environment.json
cuconform merge one other --out both

cp one/environment.json other
sed '1s/"code":"[A-Z_]*"/"code":"CUDA_ERROR_UNKNOWN"/' -i other/results.jsonl
cuconform merge one other --out both

cuconform run --filter '^cuInit\[' --env LAMP=on --out other > /dev/null
cuconform merge one other --out both

cuconform run --filter '^cuInit\[' --call-env LAMP=on --out other > /dev/null
cuconform merge one other --out both

cuconform run --filter '^cuInit\[' --reference h200-580.159.04 --out other > /dev/null
cuconform merge one other --out both 2>&1 | sed 's/([0-9a-f]*)/(...)/' >&2

cuconform run --filter '^cuInit\[' --shard 1/3 --out first 2> /dev/null > /dev/null
cp -r first again
cuconform merge first again --out both

cuconform merge first --out both

cuconform run --filter '^cuInit\[' --shard 2/4 --out quarter 2> /dev/null > /dev/null
cuconform merge first quarter --out both 2>&1 | sed 's/selection [0-9a-f]*/selection .../g' >&2

for part in 2 3; do cuconform run --filter '^cuInit\[' --shard $part/3 --out part$part 2> /dev/null > /dev/null; done
cuconform merge first part2 --out both

sed '1d' -i part3/results.jsonl
cuconform merge first part2 part3 --out both

touch file
cuconform merge one --out file/both

# Evidence, and comparisons with it.
cuconform record --filter '^cuInit'

cuconform record --from one --evidence kept

cuconform record --from nowhere --evidence kept

cuconform run --filter '^cuEventRecord\[hEvent=(garbage|destroyed)' --out undefined > /dev/null || true
cuconform record --from undefined --evidence kept

cuconform record --from one --evidence kept --subject it --beside neighbour

cuconform record --from one --evidence file/kept --subject it

cuconform record --from one --evidence kept --subject it > /dev/null
cuconform compare one kept

cp -r one stranger
sed 's/"sha256": *"[^"]*"/"sha256":"of another library"/' one/environment.json > stranger/environment.json
cuconform record --from stranger --keep --evidence kept --subject it

cuconform compare one nowhere 2>&1 | sed 's/or one of .*/or one of .../' >&2

echo 'cuInit[never]' > kept/it/outdated
cuconform compare one kept/it
rm kept/it/outdated

sed 's/^\(cuInit.*\)  /\1 /' -i kept/it/driver/*.snap
cuconform compare one kept/it

cuconform run --filter '^cuDriverGetVersion\[' --out other > /dev/null
cuconform compare one other

cuconform run --filter '^cuEventRecord\[hEvent=(garbage|destroyed)' --undefined --out undefined > /dev/null
cuconform compare undefined undefined

echo 'cuInit[*]  # none is run' > skips
cuconform run --filter '^cuInit\[' --skip skips --out skipped > /dev/null || true
cuconform run --filter '^cuInit\[' --reference skipped --out two

cuconform run --filter '^cuInit\[' --reference other --out two

cuconform run --filter '^cuInit\[\]$' --evidence nowhere

cuconform run --filter '^cuInit\[\]$' --evidence empty

cuconform run --filter '^cuInit\[\]$' --docs empty

cuconform compare

# Evidence that is found but cannot be quoted.
mkdir -p conformance/evidence/one/driver
cp one/environment.json conformance/evidence/one
echo lamp > conformance/evidence/one/driver/initialize.snap
sed '1s/"code":"[A-Z_]*"/"code":"CUDA_ERROR_UNKNOWN"/' -i one/results.jsonl
cuconform judge one > /dev/null

mkdir -p conformance/evidence/one conformance/evidence/two
cuconform compare

cuconform compare one --at-least most

cuconform compare one --at-least 101
