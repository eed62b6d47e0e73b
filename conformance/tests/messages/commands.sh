# Invalid numbers.
cuconform run --timeout soon

cuconform run --timeout=-1

# Unknown cases and rules.
cuconform bisect 'cuInit[Flag=all-ones]'

cuconform bisect lamp

# Messages during execution.
cuconform bisect 'cuInit[Flags=all-ones]' --filter '^cuInit\[' > /dev/null

cuconform bisect 'cuInit[]' --hazard lamp

cuconform mutate --filter lantern

cuconform states --filter lantern

cuconform states --state lamp

cuconform mutate --claims --filter lantern

# Files and folders that cannot be written.
touch file
cuconform run --filter '^cuInit\[\]$' --out file/out

cuconform list --filter '^cuInit\[\]$' > /dev/full

cuconform run --filter '^cuInit\[\]$' --html file/page.html > /dev/null

cuconform man file/pages

# Files of at most 200 times 512 bytes.
ulimit -f 200; cuconform run --filter '^cu(Event|Stream)' --out full > /dev/null

cuconform mutate --filter '^cuInit/' --out file/out

# A folder whose registry is not the one from which the suite was generated.
mkdir -p spec/declared spec/vocabulary spec/contracts generated/suite
echo contracts/one.rs > generated/suite/sources.txt
cuconform

rm generated/suite/sources.txt
mkdir generated/suite/sources.txt
cuconform

# A corpus that does not exist, files that are no corpora, and a corpus of another library.
cuconform fuzz --corpus absent

printf 'no gzip' > none.gz
cuconform fuzz --corpus none.gz

gzip < /dev/null > empty.gz
cuconform fuzz --corpus empty.gz

printf '{"format":9,"subject":"a library"}\n' | gzip > newer.gz
cuconform fuzz --corpus newer.gz

printf '{"format":1,"subject":"another library"}\n' | gzip > another.gz
cuconform fuzz --sequences 1 --record another.gz

# Commands that only the runner starts.
cuconform worker
