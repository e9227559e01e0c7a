#!/usr/bin/env python3
"""Reads every map of Debian's cube2-data (Cube 2: Sauerbraten) and prints what is in each and how
many were opened or refused, and why. Not part of the tests: the package is large (170 MB) and is
fetched on demand, by name, into a folder that goes again. Nothing is installed.

  tests/octree/read_cube2_maps.py build/release/bin/weighbridge
"""
import collections
import gzip
import json
import pathlib
import struct
import subprocess
import sys
import tempfile

PACKAGE = "cube2-data"
SECONDS = 120


def fetched(folder):
    # From within the folder, so that apt writes nowhere else.
    subprocess.run(["apt-get", "-q", "-o", "APT::Sandbox::User=root", "download", PACKAGE],
                   cwd=folder, check=True, stdout=sys.stderr)
    package = next(folder.glob("*.deb"))
    unpacked = folder / "unpacked"
    subprocess.run(["dpkg", "-x", str(package), str(unpacked)], check=True)
    return sorted(unpacked.rglob("*.ogz"))


def version_of(path):
    """As the header says it: after the four bytes OCTA."""
    with gzip.open(path) as packed:
        return struct.unpack("<4xi", packed.read(8))[0]


def outcome(program, path):
    """What became of a map: `opened`, or a reason; and what inspect says of it."""
    try:
        ran = subprocess.run([program, "inspect", "--format", "json", str(path)],
                             capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "HANGS", None, ""
    if ran.returncode == 0:
        return "opened", json.loads(ran.stdout)["octree"], ""
    complaint = ran.stderr.replace(f"weighbridge: {path}: ", "").strip()
    if ran.returncode != 1 or not complaint:
        return "CRASHES", None, f"status {ran.returncode}"
    return "refused", None, complaint.splitlines()[0]


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    counts = collections.defaultdict(collections.Counter)
    columns = ("empty", "solid", "normal", "octant", "depth")
    print("| map | version | " + " | ".join(columns) + " |")
    print("|---|--:|" + "--:|" * len(columns))
    with tempfile.TemporaryDirectory() as name:
        for path in fetched(pathlib.Path(name)):
            version = version_of(path)
            what, octree, reason = outcome(program, path)
            counts[version][what] += 1
            cells = [str(octree[key]) for key in columns] if octree else [f"{what}: {reason}"]
            print(f"| {path.stem} | {version} | " + " | ".join(cells) + " |")
    print("\n| version | maps | opened | refused, with a reason | crashes, hangs |")
    print("|--:|--:|--:|--:|--:|")
    bad = 0
    for version, count in sorted(counts.items()):
        failed = count["CRASHES"] + count["HANGS"]
        bad += failed
        print(f"| {version} | {count.total()} | {count['opened']} | {count['refused']} | {failed} |")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
