"""Compares the results of a run of pytest, as a file in JUnit's form, with a list of exceptions. Each line of the list is a
pattern of names with wildcards `*`, and a reason. Prints the differences, and the number of tests with each result; exits
with 0 if each test that a pattern names failed, except for reasons that start with `release:`, and no other test failed."""

import collections
import re
import sys
import xml.etree.ElementTree

results, exceptions, prefix = sys.argv[1:]
patterns = []
with open(exceptions) as file:
    for line in file:
        pattern, reason = line.rstrip("\n").split("  ", 1)
        if pattern.startswith(prefix):
            pattern = re.escape(pattern.removeprefix(prefix)).replace(r"\*", ".*")
            patterns.append((re.compile(pattern), reason))

counts, reasons = collections.Counter(), collections.Counter()
for case in xml.etree.ElementTree.parse(results).iter("testcase"):
    # The class is the path of the module with dots, and the name of a class if there is one.
    parts = case.get("classname").split(".")
    module = max(at for at, part in enumerate(parts) if part.startswith("test_"))
    name = "::".join([parts[module] + ".py", *parts[module + 1 :], case.get("name")])
    found = [reason for pattern, reason in patterns if pattern.fullmatch(name)]
    if case.find("skipped") is not None:
        counts["skipped"] += 1
        reasons["skipped: " + case.find("skipped").get("message", "")] += 1
    elif not (faults := [*case.iter("failure"), *case.iter("error")]):
        if found and not found[0].startswith("release:"):
            counts["unexpected"] += 1
            print(f"FAILED   {prefix}{name} passed but is listed as an exception: {found[0]}")
        else:
            counts["passed"] += 1
    elif found:
        counts["excepted"] += 1
        reasons["excepted: " + found[0]] += 1
    else:
        counts["unexpected"] += 1
        print(f"FAILED   {prefix}{name}: {faults[0].get('message', '')[:200]}")
for reason, count in sorted(reasons.items()):
    print(f"{count:8} {reason}")
print(", ".join(f"{counts[result]} {result}" for result in ("passed", "excepted", "skipped", "unexpected")))
# A run without tests is a failure.
sys.exit(counts["unexpected"] > 0 or counts["passed"] == 0)
