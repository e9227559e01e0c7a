#!/usr/bin/env python3
"""Whether the bundled samples are what make_samples writes: check_samples.py MAKE_SAMPLES SAMPLES."""

import pathlib
import subprocess
import sys
import tempfile


def differences(made, samples):
    """A line for each file that is only made, or made otherwise than it stands among the samples."""
    for file in sorted(made.iterdir()):
        there = samples / file.name
        if not there.exists():
            yield f"{file.name} is missing"
        elif there.read_bytes() != file.read_bytes():
            yield f"{file.name} differs"


def main():
    program, samples = map(pathlib.Path, sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, folder], check=True)
        made = pathlib.Path(folder)
        if not any(made.iterdir()):
            sys.exit(f"{program} writes nothing")
        found = list(differences(made, samples))
    sys.exit("\n".join(found + ["run ./dev samples"]) if found else 0)


if __name__ == "__main__":
    main()
