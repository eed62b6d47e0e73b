"""Fetches the libcudart of every toolkit in the registry, so that the suite can be run on each.

    python3 conformance/releases/fetch.py target/cudart
    cuconform run --driver libcuda.so.1 --runtime target/cudart/12.4.127/libcudart.so.12.4.127 --tag runtime

The wheels are those of `spec/declared/toolkits.rs`; pip verifies the checksums from that file. The file name
of a library contains its full release, from which the runner determines the version. Existing files are
kept, and none of them are committed.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

TOOLKITS = pathlib.Path(__file__).resolve().parents[2] / "spec" / "declared" / "toolkits.rs"
# `("nvidia-cuda-runtime-cu12", "12.4.127", "64403288..")`, over two lines
WHEEL = re.compile(r'\("(nvidia-cuda-runtime(?:-cu\d+)?)", "([\d.]+)",\s*"([0-9a-f]{64})"\)')
LIBRARY = re.compile(r"(?:^|/)libcudart\.so\.[\d.]+$")


def download(package, version, sha256, folder):
    """Downloads the package's wheel to `folder` and returns its path."""
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{package}=={version} --hash=sha256:{sha256}\n")
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
        + ["--disable-pip-version-check", "--only-binary=:all:", "--dest", str(folder)]
        + ["--requirement", str(wanted)],
        check=True,
    )
    return next(folder.glob("*.whl"))


def unpack(wheel, library):
    """Extracts the library from a wheel."""
    with zipfile.ZipFile(wheel) as files:
        for name in files.namelist():
            if LIBRARY.search(name):
                library.parent.mkdir(parents=True, exist_ok=True)
                library.write_bytes(files.read(name))
                return
    raise SystemExit(f"{wheel.name} contains no libcudart")


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    wheels = WHEEL.findall(TOOLKITS.read_text())
    if not wheels:
        raise SystemExit(f"{TOOLKITS} names no runtime")
    for package, version, sha256 in wheels:
        library = pathlib.Path(sys.argv[1]) / version / f"libcudart.so.{version}"
        if not library.exists():
            with tempfile.TemporaryDirectory() as place:
                unpack(download(package, version, sha256, pathlib.Path(place)), library)
        print(f"{version}  {library}", flush=True)


main()
