#!/usr/bin/env python3
"""Reads every model of Debian's assimp-testmodels in the formats that the program opens, and prints
how many were opened or refused and why. Not part of the tests: the package is large and is fetched
on demand (as root, or by sudo).

  tests/models/read_test_models.py build/release/bin/weighbridge
"""
import collections
import csv
import io
import os
import pathlib
import subprocess
import sys

PACKAGE = "assimp-testmodels"
FORMATS = {".dae": "Collada", ".fbx": "FBX", ".glb": "glTF binary", ".gltf": "glTF", ".obj": "OBJ",
           ".ply": "PLY", ".stl": "STL"}
SECONDS = 360  # More than a worker may take.


def installed():
    listing = subprocess.run(["dpkg", "-L", PACKAGE], capture_output=True, text=True, check=False)
    return listing.stdout.splitlines() if listing.returncode == 0 else None


def models():
    files = installed()
    if files is None:
        apt = ["apt-get", "install", "-y", "-q", "--no-install-recommends", PACKAGE]
        subprocess.run((["sudo"] if os.geteuid() else []) + apt, check=True, stdout=sys.stderr)
        files = installed()
    found = [pathlib.Path(f) for f in files if pathlib.Path(f).suffix.lower() in FORMATS]
    return sorted(f for f in found if f.is_file())


def outcome(program, model):
    """What became of a model: `opened`, or a reason; and its parts."""
    try:
        ran = subprocess.run([program, "report", str(model), "--by", "linkset"],
                             capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "HANGS", 0, ""
    rows = list(csv.DictReader(io.StringIO(ran.stdout)))
    if ran.returncode == 0 and rows:
        return "opened", int(rows[0]["parts"]), ""
    complaint = ran.stderr.replace(f"weighbridge: {model}: ", "").strip()
    if ran.returncode != 1 or not complaint:
        return "CRASHES", 0, f"status {ran.returncode}"
    return "refused", 0, complaint.splitlines()[0]


def main():
    program = sys.argv[1]
    counts = collections.defaultdict(collections.Counter)
    for model in models():
        kind = FORMATS[model.suffix.lower()]
        what, parts, reason = outcome(program, model)
        counts[kind][what] += 1
        counts[kind]["parts"] += parts
        if reason:
            print(f"{what}: {model}: {reason}")
    print("\n| format | models | opened | parts | refused, with a reason | crashes, hangs |")
    print("|---|--:|--:|--:|--:|--:|")
    total = collections.Counter()
    for kind, count in sorted(counts.items()):
        total.update(count)
        print(row(kind, count))
    print(row("all", total))
    return 1 if total["CRASHES"] + total["HANGS"] else 0


def row(kind, count):
    bad = count["CRASHES"] + count["HANGS"]
    models_read = count["opened"] + count["refused"] + bad
    return (f"| {kind} | {models_read} | {count['opened']} | {count['parts']} | "
            f"{count['refused']} | {bad} |")


if __name__ == "__main__":
    sys.exit(main())
