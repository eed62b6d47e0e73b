"""Keeps what every libcudart did above one driver, each release beside the one before it.

    python3 conformance/releases/record.py RUNS SUBJECT

RUNS holds a folder `cudart-VERSION` for each release, which `cuconform run --tag runtime
--undefined --out RUNS/cudart-VERSION` has left there; SUBJECT is the evidence of the driver, which
has one release itself. From that one releases are recorded upwards and downwards.
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
            # 1 says that a snapshot differs from what was kept before, which is for people to review.
            if subprocess.run(command).returncode > 1:
                raise SystemExit(f"{version} is not recorded")
            beside = name


main()
