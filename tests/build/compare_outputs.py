#!/usr/bin/env python3
"""compare_outputs.py BEFORE AFTER [FOLDER…]: runs every command of two built programs over the
bundled samples, and over every file in the folders, and compares byte for byte what they print, what
they end with and what files they write. Prints the first line in which each differs.

  --only TEXT   only commands that contain the text
  --list        the commands, without running any

A command that takes more than 20 s is left out, and told. `{made}` in what is printed is a folder of
small files made for this. Pictures are drawn where there is a display: xvfb-run compare_outputs.py …
Ends with 1 if anything differs."""

import argparse
import concurrent.futures
import dataclasses
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "resources/samples"
AT_A_TIME = 2
LONGEST_S = 20
SHOWN = 160  # Of a line, around where it differs: a line of JSON can be a whole linkset.
COMMANDS = ["inspect", "report", "explain", "pick", "convert", "voxels", "sweep", "sensitivity",
            "fragility", "calibrate", "evidence", "statistics", "profile", "render", "help"]
PROFILES = ["second-life", "wiki-2011", "physics-test-2011"]
TABLES = ["csv", "json", "text"]
CONVERTED = ["weighbridge", "llmesh", "slm", "obj", "glb", "stl", "ply", "scene", "nxoc"]
SURROUNDINGS = {"LC_ALL": "C.UTF-8", "QT_HASH_SEED": "0"}  # A PDF lists its fonts in the order of a hash.
DATE_OF_PDF = re.compile(rb"/CreationDate \([^)]*\)|<xmp:\w+Date>[^<]*|/ID \[.*?\]|uuid:[-0-9a-f]+")


def formats(words, known):
    return [[*words, "--format", known_format] for known_format in known]


def commands_about_itself():
    """What is asked of no file."""
    yield from (["--help"], ["--man"], ["--completion", "bash"], ["--completion", "zsh"])
    yield from ([word, "--help"] for word in COMMANDS)
    yield from (["help", *words] for words in [[], *([word] for word in COMMANDS), ["profile", "show"]])
    yield from formats(["profile", "list"], TABLES)
    yield from formats(["evidence"], TABLES)
    yield ["calibrate", "--published", "--fit", "hull_cost,hull_vertex_cost"]
    for profile in PROFILES:
        yield from formats(["profile", "show", profile], TABLES)
    yield from formats(["profile", "diff", *PROFILES], TABLES)
    yield ["profile", "diff", PROFILES[0], "{made}/softer.json"]


def wrong_usage():
    chair, market = f"{SAMPLES}/chair.llmesh", f"{SAMPLES}/market.weighbridge"
    yield from (["reprot"], ["report"], ["report", "--fromat", "csv", chair], ["help", "reprot"], ["profile"],
                ["profile", "show", "secondlife"], ["profile", "show"], ["--completion", "fish"],
                ["convert", chair], ["convert", chair, "out.xyz"], ["explain", chair, chair],
                ["sweep", chair], ["calibrate", chair], ["statistics", chair], ["render", chair])
    for options in (["--format", "cvs"], ["--by", "parts"], ["--set", "hull_cots=1"], ["--set", "hull_cost"],
                    ["--set", "hull_cost=much"], ["--where", "physics >"], ["--where", "physic > 1"],
                    ["--scenario", "no such"], ["--profile", "none"], ["--against", "none"], ["--size", "1,2"],
                    ["--scripts", "-1"], ["--threads", "0"], ["--memory", "1"], ["--csv-separator", "x"],
                    ["--size", "1,1,1"], ["--make-lods"], ["--measured", "{made}/nothing.csv"], ["-o", "/"],
                    ["--profile", "wiki-2011", "--scenario", "x"], ["-o", "no/such/folder.csv"]):
        yield ["report", market, *options]
    for command in ("inspect", "report", "explain", "pick", "voxels", "sensitivity", "fragility"):
        yield from ([command, "{made}/not-there.obj"], [command, "{made}/empty.obj"],
                    [command, "{made}/cut.llmesh"], [command, "{made}/text.txt"], [command, "{made}/nothing"])
    yield from (["explain", market, "--linkset", "#99"], ["explain", market, "--part", "none"],
                ["pick", chair, "--ray", "1 2 3"], ["sweep", chair, "--scale", "2:1:3"],
                ["convert", "{made}/not-there.obj", "out.obj"])


def reports_of(file):
    for view in ("linkset", "part", "region"):
        yield from formats(["report", file, "--by", view], TABLES)
    yield ["report", file, "--format", "html"]
    yield ["report", file, "--compare", "--format", "csv"]
    yield ["report", file, "--measured", "{made}/measured.csv", "--format", "text"]
    yield ["report", file, "--where", "land_impact > 1", "--by", "part", "-o", "out.csv", "--csv-bom"]
    yield ["report", file, "--profile", "wiki-2011", "--csv-separator", "tab"]
    yield ["report", file, "--set", "hull_cost=0.1", "--partial"]
    for other in ("wiki-2011", "{made}/softer.json", "{made}/older.weighbridge"):
        yield ["report", file, "--against", other, "--by", "part"]
    yield from formats(["report", file, "--against", "wiki-2011"], ["html", "text"])


def commands_about(file):
    """Every command, whether the file is of its kind or not: a refusal is an answer too."""
    yield from reports_of(file)
    yield from formats(["inspect", file], ["text", "json"])
    yield from formats(["explain", file], ["text", "html", "json"])
    yield ["explain", file, "--linkset", "#1", "--part", "#1", "-o", "out.txt"]
    yield ["explain", file, "--size", "2,1,1", "--shape-type", "convex_hull", "--physical", "--scripts", "2"]
    yield ["report", file, "--make-lods"]
    yield from formats(["pick", file, "--ray", "4 4 50 0 0 -1"], ["text", "json"])
    yield ["pick", file, "--algorithm", "inexor", "--indentation", "ignore"]
    yield from formats(["voxels", file, "--part", "#1", "--depth", "2"], TABLES)
    yield ["voxels", file, "--depth", "1", "--fill", "solid"]
    yield from formats(["sweep", file, "--scale", "0.5:2:4"], ["csv", "text"])
    yield ["sweep", file, "--set", "hull_cost=0.1:1:3", "--format", "json"]
    yield from formats(["sensitivity", file], TABLES)
    yield from formats(["fragility", file, "--linkset", "#1"], TABLES)
    yield ["calibrate", file, "--fit", "hull_cost", "-o", "found.json", "--format", "text"]
    yield from (["convert", file, f"out.{ending}"] for ending in CONVERTED)
    yield ["convert", file, "boxes.llmesh", "--octree", "boxes"]
    yield ["convert", file, "solid.scene", "--depth", "2", "--fill", "solid"]
    if "DISPLAY" in os.environ:
        yield from (["render", file, "--view", view, "--size", "200x150", "-o", "out.png"]
                    for view in ("visual", "physics", "cost", "octree"))


def commands_about_folder(folder):
    for view in ("linkset", "part"):
        yield from formats(["report", folder, "--by", view], [*TABLES, "html"])
    yield ["statistics", folder, "-o", "parts.csv"]
    yield from formats(["report", "{made}/newer", "--against", folder], [*TABLES, "html"])
    yield from formats(["report", folder, "--against", "wiki-2011", "--threads", "1"], TABLES)


def all_commands(folders):
    yield from commands_about_itself()
    yield from wrong_usage()
    yield ["explain", f"{SAMPLES}/chair.llmesh", "--format", "pdf", "-o", "out.pdf"]
    yield ["report", f"{SAMPLES}/chair.llmesh", "--format", "pdf", "-o", "out.pdf"]
    for folder in [SAMPLES, *folders]:
        yield from commands_about_folder(str(folder))
        for file in sorted(folder.rglob("*")):
            if file.is_file() and "generator" not in file.parts:
                yield from commands_about(str(file))


def make_files(made):
    """What no sample is: earlier versions, measured costs, damage."""
    (made / "nothing").mkdir(parents=True)
    (made / "softer.json").write_text('{"base": "second-life", "set": {"penalty_per_area": 0.02}}\n')
    (made / "measured.csv").write_text("linkset,physics,streaming,server,land_impact\n"
                                       "Chair,1,2,0.5,2\nNobody's,1,1,1,1\n")
    (made / "empty.obj").write_text("# nothing\n")
    (made / "text.txt").write_text("of no kind\n")
    (made / "older.weighbridge").write_text('{"weighbridge": 1, "linksets": [{"name": "Chair", "parts": '
                                            '[{"kind": "box", "scale": [1, 1, 1]}]}]}\n')
    chair = (SAMPLES / "chair.llmesh").read_bytes()
    (made / "cut.llmesh").write_bytes(chair[:len(chair) * 2 // 3])
    shutil.copytree(SAMPLES, made / "newer", ignore=shutil.ignore_patterns("generator", "ring*"))
    for name in ("older.weighbridge", "cut.llmesh", "empty.obj", "text.txt"):
        shutil.copy(made / name, made / "newer")


@dataclasses.dataclass
class Ran:
    status: int
    written: dict  # By the name of a file or stream.


def bytes_of(file):
    """Without what a PDF says of when it was written."""
    content = file.read_bytes()
    return DATE_OF_PDF.sub(b"", content) if file.suffix == ".pdf" else content


def run(program, words, place):
    """What came of it; nothing if it took too long. The place is empty, and always has the same name."""
    place.mkdir(parents=True)
    try:
        done = subprocess.run([program, *words], cwd=place, timeout=LONGEST_S, stdin=subprocess.DEVNULL,
                              capture_output=True, env={**os.environ, **SURROUNDINGS})
        files = {str(file.relative_to(place)): bytes_of(file)
                 for file in sorted(place.rglob("*")) if file.is_file()}
        return Ran(done.returncode,
                   {"standard output": done.stdout, "standard error": done.stderr, **files})
    except subprocess.TimeoutExpired:
        return None
    finally:
        shutil.rmtree(place)


def around(line, column):
    begin = max(0, column - SHOWN // 2)
    return ("…" if begin > 0 else "") + line[begin:begin + SHOWN].decode(errors="backslashreplace")


def first_difference(before, after):
    """`line 3` and the line on both sides, around where it begins to differ."""
    ours, theirs = before.split(b"\n"), after.split(b"\n")
    number = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)))
    a, b = (lines[number] if number < len(lines) else b"" for lines in (ours, theirs))
    column = next((i for i, (left, right) in enumerate(zip(a, b)) if left != right), min(len(a), len(b)))
    return f"line {number + 1}\n    - {around(a, column)}\n    + {around(b, column)}"


def differences(before, after):
    told = []
    if before.status != after.status:
        told.append(f"exit status {before.status}, now {after.status}")
    for name in {**before.written, **after.written}:
        if name not in after.written:
            told.append(f"{name}: no longer written")
        elif name not in before.written:
            told.append(f"{name}: written now")
        elif before.written[name] != after.written[name]:
            told.append(f"{name}, {first_difference(before.written[name], after.written[name])}")
    return told


def compare(programs, words, scratch, number):
    """What to tell of a command, and whether it differs."""
    filled = [word.replace("{made}", str(scratch / "made")) for word in words]
    before, after = (run(program, filled, scratch / f"run{number}") for program in programs)
    if before is None or after is None:
        return [f"left out: took more than {LONGEST_S} s"], False
    told = differences(before, after)
    return told, bool(told)


def compare_all(programs, commands, scratch):
    differing = left_out = 0
    with concurrent.futures.ThreadPoolExecutor(AT_A_TIME) as pool:
        found = pool.map(lambda number: compare(programs, commands[number], scratch, number),
                         range(len(commands)))
        for words, (told, differs) in zip(commands, found):
            if told:
                print(shlex.join(words), *(f"  {line}" for line in told), sep="\n", flush=True)
            differing += differs
            left_out += bool(told) and not differs
    print(f"{len(commands)} commands, {differing} differ, {left_out} left out")
    return differing


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("before", type=pathlib.Path)
    parser.add_argument("after", type=pathlib.Path)
    parser.add_argument("folders", nargs="*", type=lambda folder: pathlib.Path(folder).resolve())
    parser.add_argument("--only", default="")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    commands = [words for words in all_commands(arguments.folders) if arguments.only in shlex.join(words)]
    if arguments.list:
        print(*map(shlex.join, commands), sep="\n")
        return 0
    programs = [program.resolve() for program in (arguments.before, arguments.after)]
    with tempfile.TemporaryDirectory() as scratch:
        make_files(pathlib.Path(scratch) / "made")
        return 1 if compare_all(programs, commands, pathlib.Path(scratch)) else 0


if __name__ == "__main__":
    sys.exit(main())
