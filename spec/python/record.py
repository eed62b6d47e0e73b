"""Writes driver.rs and runtime.rs beside this file: how cuda-bindings calls each function.

    python3 -m venv /tmp/bindings
    /tmp/bindings/bin/pip install cuda-bindings
    /tmp/bindings/bin/python spec/python/record.py

What is kept of the package is names: of its functions, of what they take, and of what they give. It
needs neither a driver nor a device. The C functions' names come from generated/registry.json.
"""

import importlib.metadata
import json
import pathlib
import re
import sys

from cuda.bindings import driver, runtime

HERE = pathlib.Path(__file__).resolve().parent
REGISTRY = HERE.parent.parent / "generated" / "registry.json"
# Words of Rust that are names in Python.
RESERVED = {"type", "in", "match", "move", "ref", "use", "box", "loop", "fn", "mod", "pub"}


def registry():
    """The registry as JSON, which is not committed."""
    if not REGISTRY.exists():
        sys.exit(f"{REGISTRY} does not exist: run `cargo cuspec generate`")
    return json.loads(REGISTRY.read_text())


def parts(text):
    """The arguments in a signature, with brackets inside them left alone."""
    depth, part = 0, ""
    for letter in text:
        depth += (letter in "[(") - (letter in "])")
        if letter == "," and depth == 0:
            yield part
            part = ""
        else:
            part += letter
    if part.strip():
        yield part


def params(name, text):
    """What the first line of a function's text says that it takes."""
    signature = re.match(rf"{name}\((.*)\)$", text.split("\n")[0].strip())
    if not signature:
        return None
    before_type = (part.split(":")[0].split("=")[0].strip() for part in parts(signature[1]))
    return [part.split()[-1].lstrip("*") for part in before_type]


def results(text):
    """The names under `Returns`, the code left out."""
    _, _, behind = text.partition("Returns\n")
    names = []
    for line in behind.split("\n")[1:]:
        if line.strip() in ("See Also", "Notes"):
            break
        name = re.match(r"(\w+) : ", line.strip())
        if name:
            names.append(name[1])
    return names


def call(module, function):
    """Names of what a function takes and gives; none if it says neither."""
    name = function["base_name"]
    text = getattr(module, name).__doc__ or ""
    taken = params(name, text)
    if taken is None:
        return None
    given = results(text)
    # Where the text names no result, or only what is passed, the places that C has and Python
    # lacks are the results.
    if all(result in taken for result in given):
        places = (one for one in function["params"] if one["type"]["kind"] == "pointer")
        given = [one["name"] for one in places if not similar(one["name"], taken)]
    return taken, given


def similar(name, taken):
    """Whether a parameter of C is among those of Python, perhaps under a longer name."""
    return any(other == name or name in other for other in taken)


def raw(name):
    return f"r#{name}" if name in RESERVED else name


def line(name, taken, given):
    args = ", ".join(f"{raw(one)}: _" for one in taken)
    head = f"fn {name}({args})"
    match given:
        case []:
            return head + ";"
        case [one]:
            return f"{head} -> {raw(one)};"
        case _:
            return f"{head} -> ({', '.join(map(raw, given))});"


def main():
    release = importlib.metadata.version("cuda-bindings")
    functions = registry()["functions"]
    for api, module in (("driver", driver), ("runtime", runtime)):
        # The newest form that programs get for a name.
        newest = {}
        for function in functions:
            is_default = function["defaults"] and "end" not in function["defaults"][-1]
            if function["api"] == api and is_default and hasattr(module, function["base_name"]):
                newest[function["base_name"]] = function
        found = {name: call(module, one) for name, one in sorted(newest.items())}
        lines = [line(name, *one) for name, one in found.items() if one]
        head = (
            "//! Written by `spec/python/record.py`; not to be edited. How Python calls these\n"
            f"//! functions, through cuda-bindings {release}.\n\n"
        )
        (HERE / f"{api}.rs").write_text(head + "\n".join(lines) + "\n")
        print(f"{api}: {len(lines)} of {len(newest)}")


main()
