#!/usr/bin/env python3
"""Files for each fuzz target to begin with: make_seeds.py FOLDER, or make_seeds.py --replay FUZZ_REPLAY.

Each target NAME gets at least 20 files in FOLDER/NAME: its own in tests/fuzz/corpus, samples, fixtures, worst cases, and
damaged copies of these, always the same. --replay puts them into a folder of its own, runs all targets over them,
removes it, and names the file over which a target failed.
"""

import argparse
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "trust"))

import worst  # noqa: E402
from damages import damaged  # noqa: E402
from kinds import kinds_in_source  # noqa: E402
from running import DATA, SAMPLES  # noqa: E402

FEWEST = 20
MOST_BYTES = 40_000

# The target that reads each kind of file that opens as a scene, by the code in file_kinds.cpp, and the first byte that
# it needs to know what follows.
OF_KINDS = {"mesh_asset": ("asset", b""), "project": ("project", b""), "nxoc": ("nxoc", b""), "slm": ("objects", b"s"),
            "stl": ("models", b"s"), "ogz": ("ogz", b""), "open_sim_archive": ("objects", b"a"), "oxp": ("objects", b"o"),
            "open_sim_object": ("objects", b"x"), "octree_scene": ("octree_text", b""), "collada": ("models", b"d"),
            "fbx": ("models", b"f"), "glb": ("models", b"g"), "gltf": ("models", b"g"), "obj": ("models", b"o"),
            "ply": ("models", b"p")}
# What is read and is no such file.
OTHERS = ("chat", "filter", "flat_scene", "grid_csv", "journal", "kept_scene", "llsd", "llsd_text", "manifest",
          "model_format", "profile", "rays", "records")


def targets():
    """The names of all targets."""
    return sorted({target for target, _ in OF_KINDS.values()} | set(OTHERS))


def sources():
    """Whole files for each target."""
    found = {name: [] for name in targets()}
    for name in found:
        found[name] += [path.read_bytes() for path in sorted((HERE / "corpus" / name).iterdir())]
    by_suffix = {suffix: OF_KINDS[code] for code, suffixes in kinds_in_source().items() for suffix in suffixes}
    files = [path for place in (DATA, SAMPLES) for path in sorted(place.rglob("*"))
             if path.suffix in by_suffix and path.is_file() and path.stat().st_size < MOST_BYTES]
    for path in files:
        target, first = by_suffix[path.suffix]
        found[target].append(first + path.read_bytes())
        if target == "models":
            found["model_format"].append(path.read_bytes())
    for kind, make, _ in worst.WORST:
        target, first = by_suffix.get(kind, ("objects", b"m"))  # Costs that were measured.
        for n in (1, 4):
            content = make(n)
            found[target].append(first + (content if isinstance(content, bytes) else content.encode()))
    found["llsd"] += [path.read_bytes() for path in sorted((DATA / "llsd").iterdir())]
    return found


def write(folder):
    """Writes them, and returns how many each target has."""
    counts = {}
    for name, contents in sources().items():
        rng = random.Random(name)
        contents = list(dict.fromkeys(contents))
        whole = len(contents)
        while len(contents) < FEWEST:
            copy = damaged(contents[rng.randrange(whole)], rng)
            contents += [copy] if copy not in contents else []
        place = folder / name
        place.mkdir(parents=True, exist_ok=True)
        for number, content in enumerate(contents):
            (place / f"seed{number:03}").write_bytes(content)
        counts[name] = len(contents)
    return counts


def replay(program):
    """Runs all targets over the files; returns the status of the program, and what to say if it failed."""
    # A sanitizer ends the program without a signal otherwise, and it does not say what it tried.
    options = {name: ":".join(filter(None, [os.environ.get(name), "abort_on_error=1"]))
               for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS")}
    with tempfile.TemporaryDirectory() as folder:
        write(pathlib.Path(folder))
        ran = subprocess.run([program, folder], check=False, stderr=subprocess.PIPE, env={**os.environ, **options})
        said = ran.stderr.decode("utf-8", "replace").replace(f"{folder}/", "")
    if ran.returncode:
        tried = re.findall(r"^\w+: (\w+/seed\d+)$", said, re.MULTILINE)
        said += f"failed over {tried[-1]}" if tried else f"ended with {ran.returncode}"
        said += "; tests/fuzz/make_seeds.py FOLDER writes the same files again\n"
    return abs(ran.returncode), said


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", help="where to write them")
    parser.add_argument("--replay", help="the program that tries them")
    arguments = parser.parse_args()
    if not arguments.replay:
        if not arguments.folder:
            parser.error("a folder is needed")
        print("\n".join(f"{name}: {count}" for name, count in write(pathlib.Path(arguments.folder)).items()))
        return 0
    status, said = replay(arguments.replay)
    sys.stderr.write(said)
    return status


if __name__ == "__main__":
    sys.exit(main())
