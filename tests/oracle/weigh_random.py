"""Weighs random linksets with the program and with this reading of the rules, cell by cell."""

import argparse
import csv
import io
import json
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from constants import BUILT_IN, Profile
from doubts import Doubts
from model import Linkset, Part
from scenes import (Scene, asset_path, random_changes, random_linkset, random_scale, random_scene,
                    write_scene)
from tables import COLUMNS, Expected
from totals import weigh_linkset

sys.path.append(str(Path(__file__).resolve().parents[1] / "support"))

import served  # noqa: E402

LINKSETS_PER_PROJECT = 10
SHOWN = 40


@dataclass
class Case:
    """A project on disk, the arguments that choose its profile, and that profile."""
    scene: object
    path: Path
    profile: Profile
    arguments: list = field(default_factory=list)
    format: str = "csv"


# --- making cases --------------------------------------------------------------------------------

def choose_profile(case, rng, index):
    """The project's own profile, or one given on the command line in each possible way."""
    own = case.scene.profile
    way = index % 5
    if way == 1:
        extra = random_changes(rng, 4)
        case.profile = Profile(own.base, {**own.changes, **extra})
        for key, value in extra.items():
            case.arguments += ["--set", f"{key}={value}"]
    elif way == 2:
        case.profile = Profile(rng.choice(tuple(BUILT_IN)), random_changes(rng, 5))
        file = case.path.with_suffix(".json")
        file.write_text(json.dumps({"base": case.profile.base, "set": case.profile.changes}))
        case.arguments = ["--profile", file.name]
    elif way == 3:
        case.profile = Profile(rng.choice(tuple(BUILT_IN)))
        case.arguments = ["--profile", case.profile.base]
    case.format = "json" if index % 7 == 6 else "csv"


def is_sure(linkset, profile):
    """Whether the linkset's costs do not hang on rounding noise."""
    doubts = Doubts()
    weigh_linkset(linkset, profile.values, doubts)
    return not doubts.found


def sure_linkset(rng, scene, profile):
    """A random linkset that can be relied on."""
    while True:
        linkset = random_linkset(rng, scene)
        if is_sure(linkset, profile):
            return linkset


def make_case(seed, index, count, folder):
    """A project of its own random numbers, so that each can be made again alone."""
    rng = random.Random(f"{seed}/{index}")
    scene = random_scene(rng)
    case = Case(scene, folder / f"project-{index:03}.weighbridge", scene.profile)
    choose_profile(case, rng, index)
    scene.linksets = [sure_linkset(rng, scene, case.profile) for _ in range(count)]
    write_scene(scene, case.path)
    return case


def bare_linkset(rng, asset, name):
    """A mesh asset as it is weighed without a project, and the options that say otherwise."""
    shaped = asset.hulls or asset.physics_mesh
    part = Part("", name, "mesh", asset, (1.0, 1.0, 1.0),
                shape_type="prim" if shaped else "convex_hull")
    options = []
    if rng.random() < 0.5:
        part.scale = random_scale(rng, "mesh")
        options += ["--size", ",".join(map(str, part.scale))]
    if rng.random() < 0.3:
        part.shape_type = rng.choice(("prim", "none", "convex_hull"))
        options += ["--shape-type", part.shape_type]
    if rng.random() < 0.3:
        part.scripts = rng.randrange(1, 5)
        options += ["--scripts", str(part.scripts)]
    physical = rng.random() < 0.3
    return (Linkset(name=name, physical=physical, parts=[part]),
            options + (["--physical"] if physical else []))


def bare_case(case, rng):
    """One of the asset files beside a project, weighed alone."""
    asset = rng.choice(case.scene.assets[1:])
    path = asset_path(case.path, asset)
    while True:
        linkset, options = bare_linkset(rng, asset, path.stem)
        profile = Profile(rng.choice(tuple(BUILT_IN)))
        if is_sure(linkset, profile):
            scene = Scene(profile, linksets=[linkset])
            return Case(scene, path, profile, ["--profile", profile.base, *options])


# --- running -------------------------------------------------------------------------------------

def run(program, case, by):
    """The program's table as (columns, rows of cells)."""
    # Assets of which nothing but the base hull is missing are weighed whole.
    command = ["report", case.path.name, "--by", by, "--format", case.format, "--partial",
               *case.arguments]
    done = served.run(program, command, case.path.parent)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}: "
                           f"{done.stderr.decode(errors='replace')}")
    text = done.stdout.decode()
    if case.format == "json":
        rows = json.loads(text)["rows"]
        return list(rows[0]) if rows else [], rows
    reader = csv.DictReader(io.StringIO(text, newline=""))
    rows = list(reader)
    return reader.fieldnames, rows


# --- comparing -----------------------------------------------------------------------------------

def shown_text(text, output_format):
    """A word as a table shows it: a cell that a spreadsheet would compute gets an apostrophe."""
    if output_format == "csv" and text[:1] in ("=", "+", "-", "@", "\t", "\r"):
        return "'" + text
    return text


def number_agrees(expected, got):
    try:
        value = float(got)
    except (TypeError, ValueError):
        return False
    return abs(value - expected) <= max(1e-9 * abs(expected), 1e-12)


def agrees(expected, got, output_format):
    """Whether a cell shows the expected value: numbers nearly, words exactly, nothing as empty."""
    if expected is None or expected == "":
        return got in ("", None)
    if isinstance(expected, bool):
        return got is expected if output_format == "json" else got == str(expected).lower()
    if isinstance(expected, str):
        return got == shown_text(expected, output_format)
    return number_agrees(expected, got)


class Comparison:
    """Counts the cells compared and prints those that differ."""

    def __init__(self):
        self.cells = 0
        self.wrong = Counter()

    def differ(self, where, column, expected, got, inputs):
        self.wrong[column] += 1
        if self.wrong.total() <= SHOWN:
            print(f"{where}, {column}: expected {expected!r}, got {got!r}\n    {inputs}")

    def table(self, case, by, expected, columns, rows):
        """All cells of one table."""
        where = f"{case.path} {' '.join(case.arguments)} by {by}"
        if columns != COLUMNS[by]:
            self.differ(where, "columns", COLUMNS[by], columns, "")
        if len(rows) != len(expected):
            self.differ(where, "rows", len(expected), len(rows), "")
        for index, (want, have) in enumerate(zip(expected, rows)):
            for column, value in want.items():
                self.cells += 1
                if not agrees(value, have.get(column), case.format):
                    self.differ(f"{where}, row {index + 1}", column, value, have.get(column),
                                inputs_of(case, by, index))


def inputs_of(case, by, index):
    """What a row was computed from."""
    if by == "region":
        return case.scene.regions[index:index + 1]
    if by == "linkset":
        linkset = case.scene.linksets[index]
        return f"physical={linkset.physical} moving={linkset.moving} parts={len(linkset.parts)}"
    linkset, part = [(linkset, part) for linkset in case.scene.linksets
                     for part in linkset.parts][index]
    return (f"{part.kind} {part.shape_type} scale={part.scale} root={part is linkset.parts[0]} "
            f"asset={part.asset and part.asset.name} animated={part.animated} "
            f"physical={linkset.physical} moving={linkset.moving} "
            f"{part.prim if part.is_prim else ''} profile={case.profile}")


def weigh_all(program, seed, linksets, folder):
    """Compares all tables of every project, and of a mesh asset beside each."""
    comparison = Comparison()
    for index, first in enumerate(range(0, linksets, LINKSETS_PER_PROJECT)):
        project = make_case(seed, index, min(LINKSETS_PER_PROJECT, linksets - first), folder)
        for case in (project, bare_case(project, random.Random(f"{seed}/{index}/asset"))):
            tables = Expected(case.scene, case.profile, case.path, Doubts())
            for by in COLUMNS:
                comparison.table(case, by, tables.rows(by), *run(program, case, by))
    return comparison


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, type=Path, help="the weighbridge program")
    parser.add_argument("--linksets", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="folder for the projects, kept for a look")
    return parser.parse_args()


def main():
    options = arguments()
    program = str(options.program.resolve())
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        comparison = weigh_all(program, options.seed, options.linksets, folder.resolve())
    wrong = comparison.wrong
    if wrong:
        print("differing cells by column:", dict(wrong.most_common()))
    print(f"{comparison.cells} cells of {options.linksets} random linksets compared "
          f"(seed {options.seed}): {wrong.total()} differ")
    return 1 if wrong or not comparison.cells else 0


if __name__ == "__main__":
    sys.exit(main())
