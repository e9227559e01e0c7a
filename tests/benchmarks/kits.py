#!/usr/bin/env python3
"""Whether what was promised arrives: files for the uploader of the eighteen models of shapes.py, a
house of single planes, a tree with 2,000 leaves and a flight of steps, made by the command line and
read back. Prints the land impact that `weighbridge shapes` promises with levels of detail and the
physics shape that it chose, and the one that arrives: that of the files, or, where steps in world
are left, that of the page about them. The exit status is 1 where any of them differ.

  tests/benchmarks/kits.py PROGRAM [--corpus FOLDER] [--only NAMES] [--method NAMES] [--within E] [--as dae|glb]
  tests/benchmarks/kits.py PROGRAM --rivals [--corpus FOLDER] [--only NAMES]

--corpus: where house.obj, stairs.obj and chair.obj are, else $WEIGHBRIDGE_CORPUS/models. --only:
these models, with commas between. --method: of these the shapes are, else of all that arrive as they
are made. --rivals: instead, beside each cheapest shape that arrives as it is made, the cheapest that
everybody gets without a search, both within 5 cm where avatars touch the model and 30 cm elsewhere;
where no such rival is so close, the front of each side. Also whether house_one_sided.obj, which is in
the folder field/shapes beside that of the corpus, has panels of 6 PE with its doors open. The exit
status is 1 where a rival costs less, or that house has none."""

import argparse
import csv
import io
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

import level_models
import made_models
import shapes

EXACT = "base,panels,simplify,prims,hull-linkset"
RIVALS = ("base", "box", "analyze", "untouched")
# Methods whose shapes arrive as made, the slower ones tried only while none is cheap enough beside the rivals.
TRIED = (("panels",), ("simplify",), ("prims", "hull-linkset"))
HALF = 0.5
CONTACT, ELSEWHERE = 0.05, 0.3  # m
ONE_SIDED = ("one_sided", "1.23%", 6)  # Within that of its diagonal, with all doors open, PE at most.


def wall(mesh, corner, across, up, *openings):
    """A rectangle along two axes, in squares between the lines of its openings: (left, low, right, high)."""
    sizes = [max(map(abs, side)) for side in (across, up)]
    lines = [sorted({0, size, *(opening[axis] for opening in openings), *(opening[axis + 2] for opening in openings)})
             for axis, size in enumerate(sizes)]

    def at(s, t):
        return tuple(c + s * a / sizes[0] + t * u / sizes[1] for c, a, u in zip(corner, across, up))

    for left, right in zip(lines[0], lines[0][1:]):
        for low, high in zip(lines[1], lines[1][1:]):
            s, t = (left + right) / 2, (low + high) / 2
            if not any(o[0] < s < o[2] and o[1] < t < o[3] for o in openings):
                mesh.add([at(left, low), at(right, low), at(right, high), at(left, high)], [(0, 1, 2, 3)])


def planes():
    """Two storeys of 9 m by 7 m whose walls and floors are single planes, with doors and windows."""
    mesh = made_models.Mesh()
    x, y, z = (9, 0, 0), (0, 7, 0), (0, 0, 5.6)
    wall(mesh, (0, 0, 0), x, z, (1, 0, 2, 2.1), (3.5, 0.9, 4.7, 2.1), (6.3, 0.9, 7.5, 2.1), (1, 3.7, 2.2, 4.9))
    wall(mesh, (0, 7, 0), x, z, (3.5, 0.9, 5.5, 2.1), (2, 3.7, 3.2, 4.9))
    wall(mesh, (0, 0, 0), y, z, (2.9, 0.9, 4.1, 2.1))
    wall(mesh, (9, 0, 0), y, z, (2.9, 3.7, 4.1, 4.9))
    wall(mesh, (5.5, 0, 0), y, z, (4.5, 0, 5.5, 2.1), (4.5, 2.8, 5.5, 4.9))
    for height in (0, 2.8, 5.6):
        wall(mesh, (0, 0, height), x, y)
    return mesh


def steps():
    """Three steps of 0.7 m, each 0.4 m high: too small for anybody to walk about."""
    mesh = made_models.Mesh()
    for i in range(3):
        mesh.box((0.7 * i, 0, 0), (0.7 * (i + 1), 1.5, 0.4 * (i + 1)))
    return mesh


OWN = {"planes": planes, "leafy": level_models.leafy, "steps": steps}


class Kits:
    def __init__(self, options, folder):
        self.options, self.folder = options, pathlib.Path(folder)
        self.program = pathlib.Path(options.program).resolve()

    def run(self, *arguments):
        return subprocess.run([str(one) for one in (self.program, *arguments)], capture_output=True, text=True,
                              cwd=self.folder, check=False, env={**os.environ, "WEIGHBRIDGE_NO_CACHE": "1"})

    @staticmethod
    def rows(text):
        return list(csv.DictReader(io.StringIO(text)))

    def make(self, model, file):
        """What the chosen shape, or without one the levels alone, promise, and what was said."""
        given = ("shapes", model, "--lods", "--format", "csv", "-o", file)
        for more in (("--method", self.options.method, "--within", self.options.within), ()):
            ran = self.run(*given, *more)
            chosen = [row for row in self.rows(ran.stdout) if row["chosen"] == "true"]
            if chosen and file.exists():
                return chosen[0].get("method", "none"), float(chosen[0]["land_impact"]), ran
        return "none", None, ran

    def arrived(self, file):
        """Of the page where something is left to do in world, else of the files."""
        page = file.with_name(f"{file.stem}-upload.html")
        if page.exists():
            found = re.search(r'<td class="number">([0-9.]+) LI</td>', page.read_text())
            return float(found.group(1)) if found else None
        rows = self.rows(self.run("report", file, "--format", "csv").stdout)
        return float(rows[0]["land_impact"]) if len(rows) == 1 else None

    def is_kept(self, name, text):
        model = self.folder / f"{name}.obj"
        model.write_text(text)
        (self.folder / name).mkdir()
        file = self.folder / name / f"{name}.{self.options.format}"
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        method, promised, ran = self.make(model, file)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        arrived = self.arrived(file) if file.exists() else None
        is_same = promised is not None and promised == arrived and ran.returncode == 0
        print(f"{name:9} {method:12} {promised!s:>8} {arrived!s:>8} {seconds:7.1f} s  {'' if is_same else 'DIFFERENT'}",
              flush=True)
        if not is_same:
            print(ran.stderr, flush=True)
        return is_same


class Rivals:
    def __init__(self, options, folder):
        self.kits, self.folder = Kits(options, folder), pathlib.Path(folder)
        self.is_cheaper, self.halved, self.unrivaled, self.lost = [], [], [], []

    @staticmethod
    def excess(row):
        """How many times the tolerances it is off."""
        return max(float(row["contact_m"] or 0) / CONTACT, float(row["elsewhere_m"] or 0) / ELSEWHERE)

    @staticmethod
    def cost(row):
        return float(row["physics_cost"])

    def front(self, side, rows):
        for row in sorted(rows, key=self.cost):
            if any(self.cost(other) <= self.cost(row) and self.excess(other) < self.excess(row) for other in rows):
                continue
            off = " and ".join(f"{float(row[f'{zone}_m'] or 0):.3f} m {zone}" for zone in ("contact", "elsewhere"))
            print(f"  {side:6} {row['method']:12} {self.cost(row):8.2f}   off {off}, passage {row['passage'] or 'any'}")

    def rows_of(self, model, methods):
        ran = self.kits.run("shapes", model, "--contact", f"{CONTACT}m", "--elsewhere", f"{ELSEWHERE}m", "--method",
                            ",".join(methods), "--format", "csv")
        return [row for row in Kits.rows(ran.stdout) if row["physics_cost"]]

    def cheapest(self, rows):
        """Those that arrive as made, rivals, and of each the cheapest that is close enough."""
        # The model as its own physics arrives as it is, too, and is what is chosen where it is cheapest.
        sides = ([row for row in rows if row["arrives"] == "exact"], [row for row in rows if row["method"] in RIVALS])
        return sides, [min((row for row in side if row["within"] == "true"), key=self.cost, default=None)
                       for side in sides]

    def compare(self, name, text):
        model = self.folder / f"{name}.obj"
        model.write_text(text)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        rows = self.rows_of(model, RIVALS)
        for methods in TRIED:
            rows += self.rows_of(model, methods)
            (ours, rivals), (best, rival) = self.cheapest(rows)
            if best and (not rival or self.cost(best) <= HALF * self.cost(rival)):
                break
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        said = [f"{row['method']:12} {self.cost(row):8.2f}" if row else f"{'none holds':21}" for row in (best, rival)]
        ratio = self.cost(best) / self.cost(rival) if best and rival else None
        print(f"{name:9} {said[0]}   {said[1]}   {f'{ratio:5.2f}' if ratio is not None else '    -'} {seconds:7.1f} s",
              flush=True)
        if not rival:
            self.front("ours", [row for row in ours if row["method"] not in RIVALS])
            self.front("rivals", rivals)
        self.tell(name, best, rival, ratio)

    def is_affordable(self, house):
        name, within, most = ONE_SIDED
        ran = self.kits.run("shapes", house, "--within", within, "--keep-passage", "--method", "panels", "--format",
                            "csv")
        made = [row for row in Kits.rows(ran.stdout) if row["within"] == "true" and self.cost(row) <= most]
        cost = f"{self.cost(made[0]):.2f}" if made else "none"
        print(f"{name:9} within {within}, at most {most} PE: {cost}", flush=True)
        return bool(made)

    def tell(self, name, best, rival, ratio):
        if not rival:
            (self.unrivaled if best else self.lost).append(name)
        elif ratio is None or ratio > 1:
            self.is_cheaper.append(name)
        elif ratio <= HALF:
            self.halved.append(name)


def all_models(bench):
    yield from bench.models()
    for name, make in OWN.items():
        if bench.is_wanted(name):
            yield name, make().written()


def against_rivals(options, folder):
    rivals, bench = Rivals(options, folder), shapes.Bench(options, folder)
    print("model     arrives as made    PE   best rival         PE    ratio       CPU")
    for name, text in all_models(bench):
        rivals.compare(name, text)
    house = pathlib.Path(options.corpus).resolve().parent / "field" / "shapes" / "house_one_sided.obj"
    is_affordable = not bench.is_wanted(ONE_SIDED[0]) or not house.exists() or rivals.is_affordable(house)
    for goal, models in (("a rival costs less", rivals.is_cheaper), ("at most half the best rival", rivals.halved),
                         ("no rival is so close", rivals.unrivaled), ("nothing is so close", rivals.lost)):
        print(f"{goal:28} {len(models):3}  {' '.join(models)}")
    return 1 if rivals.is_cheaper or not is_affordable else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--corpus", default=os.path.join(os.environ.get("WEIGHBRIDGE_CORPUS", ""), "models"))
    parser.add_argument("--only", default="")
    parser.add_argument("--method", default=EXACT)
    parser.add_argument("--within", default="5%")
    parser.add_argument("--as", dest="format", choices=("dae", "glb"), default="dae")
    parser.add_argument("--rivals", action="store_true")
    options = parser.parse_args()
    options.peers = None
    with tempfile.TemporaryDirectory() as folder:
        if options.rivals:
            return against_rivals(options, folder)
        kits, bench = Kits(options, folder), shapes.Bench(options, folder)
        print("model     shape        promised  arrived     CPU")
        results = [kits.is_kept(name, text) for name, text in all_models(bench)]
    print(f"{results.count(True)} of {len(results)} arrive as promised")
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
