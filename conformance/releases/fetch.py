"""Fetches the libcudart of every toolkit that the registry was read from, to run the suite over each.

    python3 conformance/releases/fetch.py target/cudart
    cuconform run --runtime target/cudart/12.4.127/libcudart.so.12

The wheels are those of `spec/declared/toolkits.rs`, which pip holds against the sums that stand
there. What lies there already is left alone, and nothing of it is committed.
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
LIBRARY = re.compile(r"(?:^|/)(libcudart\.so\.[\d.]+)$")


def download(package, version, sha256, folder):
    """The package's wheel, in `folder`."""
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{package}=={version} --hash=sha256:{sha256}\n")
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
        + ["--disable-pip-version-check", "--only-binary=:all:", "--dest", str(folder)]
        + ["--requirement", str(wanted)],
        check=True,
    )
    return next(folder.glob("*.whl"))


def unpack(wheel, folder):
    """Writes the library of a wheel into `folder`, and says where."""
    with zipfile.ZipFile(wheel) as files:
        for name in files.namelist():
            if found := LIBRARY.search(name):
                folder.mkdir(parents=True, exist_ok=True)
                library = folder / found[1]
                library.write_bytes(files.read(name))
                return library
    raise SystemExit(f"{wheel.name} holds no libcudart")


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    wheels = WHEEL.findall(TOOLKITS.read_text())
    if not wheels:
        raise SystemExit(f"{TOOLKITS} names no runtime")
    for package, version, sha256 in wheels:
        folder = pathlib.Path(sys.argv[1]) / version
        library = next(folder.glob("libcudart.so.*"), None)
        if library is None:
            with tempfile.TemporaryDirectory() as place:
                wheel = download(package, version, sha256, pathlib.Path(place))
                library = unpack(wheel, folder)
        print(f"{version}  {library}", flush=True)


main()
