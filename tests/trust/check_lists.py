#!/usr/bin/env python3
"""Whether the campaign's lists are complete: each kind of file is damaged and has a worst file and a fuzz target, each
part with a short form is a test, and the manual's page says how often each part is tried."""

import re
import sys

import damages
import page
from campaign import PARTS
from kinds import KINDS, kinds_in_source
from running import ROOT
from worst import WORST

HERE = ROOT / "tests/trust"
FUZZ = ROOT / "tests/fuzz"
sys.path.insert(0, str(FUZZ))
import make_seeds  # noqa: E402

TITLES = {"damage": "corrupted files", "kills": "`kill -9` while the program writes",
          "saves": "`kill -9` while a project is saved or kept for a recovery",
          "deaths": "`kill -9` of the programs that read models and archives", "failing": "failing system calls",
          "power": "power failures while the program writes"}


def of_fuzzing():
    """What a fuzz target lacks, and which kinds of files have none."""
    names = make_seeds.targets()
    built = re.findall(r"^weighbridge_fuzz\((\w+)", (FUZZ / "CMakeLists.txt").read_text(encoding="utf-8"), re.M)
    there = {"a source": [path.stem for path in FUZZ.glob("*.cpp")], "a line in CMakeLists.txt": built,
             "files in corpus": [path.name for path in (FUZZ / "corpus").iterdir()],
             "a dictionary": [path.stem for path in (FUZZ / "dictionaries").iterdir()]}
    found = [f"{code}: no fuzz target, see OF_KINDS in make_seeds.py" for code in kinds_in_source()
             if code not in make_seeds.OF_KINDS]
    for what, having in there.items():
        found += [f"fuzz target {name}: {what} is missing" for name in names if name not in having]
        found += [f"fuzz target {name}: has {what}, but make_seeds.py does not know it" for name in having
                  if name not in names]
    return found


def of_tests():
    """Parts with a short form that are no test."""
    listed = re.search(r"^foreach\(part IN ITEMS ([\w ]+)\)", (HERE / "CMakeLists.txt").read_text(encoding="utf-8"), re.M)
    there = listed[1].split() if listed else []
    return [f"{name}: is not in the list of tests/trust/CMakeLists.txt" for name, (_, _, few) in PARTS.items()
            if few and name not in there]


def complaints():
    kinds = kinds_in_source()
    found = []
    if len(kinds) < 16:
        found.append(f"file_kinds.cpp: only {len(kinds)} kinds of files were found")
    found += [f"{code}: no worst file in worst.py" for code in damages.without_worst()]
    found += [f"{suffix}: not damaged, see KINDS in kinds.py" for suffixes in kinds.values() for suffix in suffixes
              if suffix not in KINDS and suffix != ".mesh"]  # Another name of .llmesh.
    found += of_fuzzing() + of_tests()
    text = page.PAGE.read_text(encoding="utf-8")
    said = page.sizes_of_runs(text)
    for name, title in TITLES.items():
        _, most, few = PARTS[name]
        wanted = (f"{few:,}", "every" if name == "failing" else f"{most:,}")
        if said.get(title) != wanted:
            found.append(f"trust.md: {title}: {' and '.join(wanted)} expected, {said.get(title)} found")
    if said.get("worst-case files") != (f"{len(WORST)}",) * 2:
        found.append(f"trust.md: worst-case files: {len(WORST)} expected, {said.get('worst-case files')} found")
    if page.BEGIN not in text or page.END not in text:
        found.append("trust.md: the marks around the results are missing")
    return found


if __name__ == "__main__":
    wrong = complaints()
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)
