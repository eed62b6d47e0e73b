"""Lists codes that releases of libcudart returned, but that their headers do not list for the function.

    python3 conformance/releases/undocumented.py RUNS

RUNS contains a folder `cudart-VERSION` for each release, as for `record.py`. A code counts if a judged case
returned it, regardless of the fault of the call. Codes in general notes of the headers count as documented:
the notes that a function may initialize the runtime, and that host functions must not call it. Codes during
the exit of the process are ignored: no header lists `cudaErrorCudartUnloading`.
"""

import collections
import json
import pathlib
import sys

REGISTRY = pathlib.Path(__file__).resolve().parents[2] / "generated" / "registry.json"
# Codes of the general notes in the headers, which apply to all functions with that note.
NOTES = {
    "init_rt": {"cudaErrorInitializationError", "cudaErrorInsufficientDriver", "cudaErrorNoDevice"},
    "callback": {"cudaErrorNotPermitted"},
}
ENDING = {"cudaErrorCudartUnloading"}


def registry():
    """The registry as JSON, which is not committed."""
    if not REGISTRY.exists():
        sys.exit(f"{REGISTRY} does not exist: run `cargo cuspec generate`")
    return json.loads(REGISTRY.read_text())


def number(version):
    return tuple(map(int, version.split(".")))


def holds(toolkits, version):
    """Whether an interval, whose end is exclusive, contains a release."""
    is_begun = number(toolkits["first"]) <= number(version)
    return is_begun and ("end" not in toolkits or number(version) < number(toolkits["end"]))


def documented(function, version):
    """The codes that a release's header lists for a function; None if it does not document the function."""
    for stated in function["returns"]:
        if holds(stated["toolkits"], version):
            return set(stated["codes"]).union(*(NOTES.get(note, ()) for note in function["notes"]))
    return None


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    functions = collections.defaultdict(list)
    symbols = {}
    for function in registry()["functions"]:
        if function["api"] == "runtime":
            functions[function["name"]].append(function)
            twin = function.get("per_thread")
            if twin:
                symbols[twin["symbol"]] = function["name"]
    runs = {run.name.removeprefix("cudart-"): run for run in pathlib.Path(sys.argv[1]).glob("cudart-*/")}
    versions = sorted(runs, key=number)
    seen = collections.defaultdict(dict)
    for version in versions:
        with open(runs[version] / "results.jsonl") as lines:
            for result in map(json.loads, lines):
                code = result.get("code")
                if not code or code in ENDING or result["outcome"] == "observed":
                    continue
                if result["kind"] in ("export", "scenario"):
                    continue
                name = symbols.get(result["function"], result["function"])
                forms = [form for form in functions[name] if holds(form["toolkits"], version)]
                listed = [documented(form, version) for form in forms]
                if listed and listed[-1] is not None and code not in listed[-1]:
                    seen[(name, code)].setdefault(version, result["case"])
    by_function = collections.defaultdict(list)
    for (name, code), where in sorted(seen.items()):
        releases = "all" if len(where) == len(versions) else ", ".join(sorted(where, key=number))
        case = where[max(where, key=number)]
        by_function[name].append((code.removeprefix("cudaError"), releases, case))
    for name, codes in by_function.items():
        for code, releases, case in codes:
            print(f"{name}\t{code}\t{releases}\t{case}")
    pairs = sum(map(len, by_function.values()))
    print(f"{pairs} codes of {len(by_function)} functions, in {len(versions)} releases", file=sys.stderr)


main()
