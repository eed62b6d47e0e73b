# A filter is a regular expression.
cuconform list --filter '('

cuconform list --filter 'no such case'

# Options that together select nothing.
cuconform list --filter '^cuInit\[' --group stream

# Names with one similar name, with few others, and with too many.
cuconform list --tag plian

cuconform list --without interopp

cuconform list --group strem

cuconform list --rule 'cuInit/Flags.unknown-bits'

cuconform list --rule lamp

cuconform run --hazard lamp 2>&1 >/dev/null | sed 's/there are .*/there are .../' >&2

# Files with cases.
cuconform list --cases nowhere

echo '# none' > none
cuconform list --cases none

printf 'cuInit[]\ncuInit[Flag=all-ones]\n  lamp\ncuMemAlocc_v2[]\n' > wrong
cuconform list --cases wrong

# Cases by their earlier outcome.
cuconform list --rerun lost

cuconform list --rerun failed

cuconform run --filter '^cuInit\[\]$' --out one > /dev/null
cuconform list --rerun failed --rerun-from one

# Parts.
cuconform list --shard 3/2

cuconform list --filter '^cuInit' --shard 2of3

cuconform list --filter '^cuInit\[\]$' --shard 2/2

cuconform list --filter '^cuInit\[\]$' --shard 1/2

env TEST_SHARD_INDEX=2 TEST_TOTAL_SHARDS=2 cuconform list --filter '^cuInit\['

env JOB_COMPLETION_INDEX=0 cuconform list --filter '^cuInit\[\]$'

env TEST_SHARD_INDEX=0 TEST_TOTAL_SHARDS=1 TEST_SHARD_STATUS_FILE=none/status cuconform run --filter '^cuInit\[\]$'

env XML_OUTPUT_FILE=none/report.xml cuconform run --filter '^cuInit\[\]$' --out one > /dev/null

# A shuffled order.
cuconform list --filter '^cuInit\[\]$' --shuffle 7

# Programs with known calls.
cuconform judge one --profile lamp 2>&1 | sed 's/there are .*/there are .../' >&2
