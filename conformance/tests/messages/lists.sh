# Invalid lines of lists.
cuconform run --filter '^cuInit\[\]$' --baseline nowhere

cat > wrong <<END
cuInit[]  fail
cuInit[]  # it has no outcome
cuInit[]  fial  # misspelt; #1
cuInit[]  lost  # no outcome; #1
cuInit[]  pass  # as it should; #1
cuInit[]  flake  # now and then; #1
cuInit[]  fail  # without an issue
cuInit[]  fail  driver  # no relation; #1
cuInit[]  fail  drivr>=12.3  # misspelt; #1
cuInit[]  fail  weather=fine  # nobody asks; #1
cuInit[]  fail  driver>=  # of what; #1
cuInit[]  fail  driver>=new  # no number; #1
cuInit[]  fail  device>H100  # no order; #1
END
cuconform run --filter '^cuInit\[\]$' --baseline wrong

echo 'cuInit[]' > flakes
cuconform run --filter '^cuInit\[\]$' --flakes flakes

echo 'cuInit[]  fail  # no outcome is named here' > skips
cuconform run --filter '^cuInit\[\]$' --skip skips

# A baseline from runs.
cuconform run --filter '^cuInit\[\]$' --out one > /dev/null
cuconform accept one --baseline new --reason ' '

cuconform accept one --baseline new --issue 'soon'

cuconform accept nowhere --baseline new

sed 's/"outcome":"pass"/"outcome":"fail"/' -i one/results.jsonl
cuconform accept one --baseline new

cuconform accept one --baseline nowhere/new --issue '#1'


cuconform run --filter '^cuInit\[\]$' --reference one --out two > /dev/null
cuconform accept one two --baseline new --issue '#1' 2> said || code=$?
sed 's/([0-9a-f]*)/(its hash)/' said >&2
exit $code
