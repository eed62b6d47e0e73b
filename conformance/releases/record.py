"""Records the results of every libcudart above one driver, each release as differences from its neighbour.

    python3 conformance/releases/record.py RUNS SUBJECT

RUNS contains a folder `cudart-VERSION` for each release, written by `cuconform run --tag runtime
--undefined --out RUNS/cudart-VERSION`; SUBJECT is the evidence of the driver, which includes one release of
the runtime. Newer and older releases are recorded in order of their distance from that one.
"""

import json
import pathlib
import subprocess
import sys

EVIDENCE = pathlib.Path(__file__).resolve().parents[1] / "evidence"


def number(version):
    return tuple(map(int, version.split(".")))


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    runs, subject = pathlib.Path(sys.argv[1]), sys.argv[2]
    environment = json.loads((EVIDENCE / subject / "environment.json").read_text())
    first = environment["runtime"]["release"]
    versions = {run.name.removeprefix("cudart-") for run in runs.glob("cudart-*")} - {first}
    newer = sorted((v for v in versions if number(v) > number(first)), key=number)
    older = sorted(versions - set(newer), key=number, reverse=True)
    for line in (newer, older):
        beside = subject
        for version in line:
            name = f"{subject}/cudart-{version}"
            command = ["cargo", "conform", "record", "--from", str(runs / f"cudart-{version}")]
            command += ["--subject", name, "--beside", beside]
            # Exit status 1 means that a snapshot differs from the existing one and needs a review.
            if subprocess.run(command).returncode > 1:
                raise SystemExit(f"{version} is not recorded")
            beside = name


main()
