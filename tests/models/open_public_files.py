#!/usr/bin/env python3
"""Opens every file that others made, in the formats that the program reads, each by itself: those
of Debian's packages assimp-testmodels and cube2-data, and of any folders named. Prints what was
refused and why, what crashed, hung, took long or took much memory, and a table of the counts for
CONTRIBUTING.md. Not part of the tests: the packages are large and are fetched when missing (as root, or
by sudo; --no-packages leaves them out).

  tests/models/open_public_files.py build/release/bin/weighbridge [--no-packages] [FOLDER…]
"""
import argparse
import collections
import csv
import io
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

PACKAGES = ("assimp-testmodels", "cube2-data")
FORMATS = {".dae": "Collada", ".fbx": "FBX", ".glb": "glTF binary", ".gltf": "glTF", ".obj": "OBJ",
           ".ply": "PLY", ".stl": "STL", ".ogz": "Cube 2 map", ".nxoc": "Inexor octree",
           ".scene": "octrees as text", ".llmesh": "mesh asset", ".mesh": "mesh asset",
           ".slm": "upload of a viewer", ".oar": "OpenSim archive", ".iar": "OpenSim archive",
           ".xml": "OpenSim objects", ".oxp": "oxp", ".weighbridge": "project"}
OCTREES = {".ogz", ".nxoc", ".scene"}
HANGS_SECONDS = 400  # More than a worker may take.
LONG_SECONDS = 2
MUCH_BYTES = 512 << 20


class Opened:
    """What came of one file."""

    def __init__(self, what, seconds, memory, parts=0, reason=""):
        self.what, self.seconds, self.memory = what, seconds, memory
        self.parts, self.reason = parts, reason

    def remarks(self):
        if self.what != "opened":
            yield f"{self.what}: {self.reason}"
        if self.seconds > LONG_SECONDS:
            yield f"took {self.seconds:.1f} s"
        if self.memory > MUCH_BYTES:
            yield f"took {self.memory >> 20} MiB"


def installed(package):
    listing = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=False)
    return listing.stdout.splitlines() if listing.returncode == 0 else None


def files_of_package(package):
    files = installed(package)
    if files is None:
        apt = ["apt-get", "install", "-y", "-q", "--no-install-recommends", package]
        subprocess.run((["sudo"] if os.geteuid() else []) + apt, check=True, stdout=sys.stderr)
        files = installed(package)
    return [pathlib.Path(f) for f in files]


def readable(files):
    known = (f for f in files if f.suffix.lower() in FORMATS and f.is_file())
    return sorted(known, key=lambda f: os.fsencode(f))


def command(program, file):
    """An octree has no rows: it is inspected instead of weighed."""
    if file.suffix.lower() in OCTREES:
        return [program, "inspect", str(file), "--format", "json"]
    return [program, "report", str(file), "--by", "linkset"]


def run(arguments):
    """The exit status, output, complaints, seconds and largest resident memory of a program and of
    the workers that it started; a status of None where it did not end."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        begin = time.monotonic()
        process = subprocess.Popen(arguments, stdout=out, stderr=err)
        signal.signal(signal.SIGALRM, lambda *_: process.kill())
        signal.alarm(HANGS_SECONDS)
        _, status, usage = os.wait4(process.pid, 0)
        signal.alarm(0)
        seconds = time.monotonic() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        code = None if seconds >= HANGS_SECONDS else process.returncode
        out.seek(0)
        err.seek(0)
        return (code, out.read().decode("utf-8", "replace"), err.read().decode("utf-8", "replace"),
                seconds, usage.ru_maxrss * 1024)


def outcome(program, file):
    status, out, err, seconds, memory = run(command(program, file))
    if status is None:
        return Opened("hung", seconds, memory, reason=f"for {HANGS_SECONDS} s")
    if status == 0 and file.suffix.lower() in OCTREES:
        return Opened("opened", seconds, memory)
    rows = list(csv.DictReader(io.StringIO(out)))
    if status in (0, 1) and rows:
        return Opened("opened", seconds, memory, sum(int(row["parts"]) for row in rows))
    complaint = err.replace(f"weighbridge: {file}: ", "").strip()
    if status != 1 or not complaint:
        return Opened("crashed", seconds, memory, reason=f"status {status}")
    return Opened("refused", seconds, memory, reason=complaint.splitlines()[0])


def count(counts, opened):
    counts["files"] += 1
    counts[opened.what] += 1
    counts["parts"] += opened.parts
    counts["long"] += opened.seconds > LONG_SECONDS
    counts["much"] += opened.memory > MUCH_BYTES


def open_all(program, files, counts):
    for file in files:
        opened = outcome(program, file)
        count(counts[FORMATS[file.suffix.lower()]], opened)
        for remark in opened.remarks():
            print(f"{file}: {remark}", flush=True)


def row(source, kind, counts):
    cells = [source, kind, counts["files"], counts["opened"], counts["parts"], counts["refused"],
             counts["crashed"] + counts["hung"], counts["long"], counts["much"]]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def print_table(sources):
    print("\n| from | format | files | opened | parts | refused, with a reason | crashes, hangs |"
          f" over {LONG_SECONDS} s | over {MUCH_BYTES >> 20} MiB |")
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|")
    total = collections.Counter()
    for source, kinds in sources.items():
        for kind, counts in sorted(kinds.items()):
            total.update(counts)
            print(row(source, kind, counts))
    print(row("all", "", total))
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("program")
    parser.add_argument("folders", nargs="*", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--no-packages", action="store_true")
    arguments = parser.parse_intermixed_args()
    found = {}
    for package in PACKAGES:
        if not arguments.no_packages:
            found[package] = readable(files_of_package(package))
    for folder in arguments.folders:
        found[folder.name or str(folder)] = readable(folder.rglob("*"))
    sources = {}
    for source, files in found.items():
        sources[source] = collections.defaultdict(collections.Counter)
        open_all(arguments.program, files, sources[source])
    total = print_table(sources)
    return 1 if total["crashed"] + total["hung"] else 0


if __name__ == "__main__":
    sys.exit(main())
