#!/usr/bin/env python3
"""Levels of detail by a quarter of the triangles each (--make-lods) beside those of `shapes --lods`
that are off by as many pixels, model by model: streaming cost, ratio, and the cost at 2 pixels. Run
by hand.

  tests/benchmarks/levels.py build/release/bin/weighbridge [--render] MODEL…    of one part each

How far --make-lods is off is measured here, on the assets that were written: the largest distance
of places all over one surface from places all over the other, either way. --render: the levels are
drawn too, as large as where the grid switches to them, from several sides: how far their outlines are
from those of the highest at most, in pixels, and the share of pixels that differ at the worst level;
those made here are asked for closer until they are no farther off in pictures than --make-lods.
"""
import csv
import io
import math
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import time
import zlib

import pictures

LEVELS = ("high", "medium", "low", "lowest")
SHARES = {"medium": 0.24, "low": 0.06, "lowest": 0.03}  # Of half the diagonal, where it begins.
FARTHEST = 8  # Rings of cubes, of what is looked for in them.
LINES, ANGLE = 1080, math.pi / 3


def run(*arguments):
    done = subprocess.run([str(one) for one in arguments], capture_output=True, text=True,
                          env={**os.environ, "WEIGHBRIDGE_NO_CACHE": "1"})
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr.strip())
    return list(csv.DictReader(io.StringIO(done.stdout)))


class Llsd:
    """Binary LLSD, as far as mesh assets use it."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count):
        self.at += count
        return self.data[self.at - count:self.at]

    def length(self):
        return struct.unpack(">I", self.take(4))[0]

    def value(self):
        tag = self.take(1)
        if tag == b"{":
            return {self.key(): self.value() for _ in range(self.length())} | self.close()
        if tag == b"[":
            values = [self.value() for _ in range(self.length())]
            self.take(1)
            return values
        if tag in b"sbl":
            return self.take(self.length())
        sizes = {b"i": ">i", b"r": ">d", b"d": "<d"}
        if tag in sizes:
            return struct.unpack(sizes[tag], self.take(struct.calcsize(sizes[tag])))[0]
        return self.take(16) if tag == b"u" else tag == b"1"

    def key(self):
        self.take(1)
        return self.take(self.length()).decode()

    def close(self):
        self.take(1)
        return {}


def surface(path, level, size):
    """The triangles of a level, in metres."""
    reader = Llsd(pathlib.Path(path).read_bytes())
    header = reader.value()
    block = header[f"{level}_lod"]
    begin = reader.at + block["offset"]
    triangles = []
    for face in Llsd(zlib.decompress(reader.data[begin:begin + block["size"]])).value():
        if "Position" not in face:
            continue
        domain = face.get("PositionDomain", {"Min": [-0.5] * 3, "Max": [0.5] * 3})
        stored = struct.unpack(f"<{len(face['Position']) // 2}H", face["Position"])
        places = [tuple((q / 65535 * (domain["Max"][a] - domain["Min"][a]) + domain["Min"][a])
                        * size[a] for a, q in enumerate(stored[i:i + 3]))
                  for i in range(0, len(stored), 3)]
        indices = struct.unpack(f"<{len(face['TriangleList']) // 2}H", face["TriangleList"])
        triangles += [[places[k] for k in indices[i:i + 3]] for i in range(0, len(indices), 3)]
    return triangles


def samples(triangles, spacing):
    """Places on triangles, at most about so far apart, one in each cube of half of that."""
    found = {}
    for a, b, c in triangles:
        longest = max(math.dist(a, b), math.dist(b, c), math.dist(a, c))
        count = max(1, math.ceil(longest / spacing))
        for i in range(count + 1):
            for j in range(count + 1 - i):
                v, w = i / count, j / count
                place = tuple(p * (1 - v - w) + q * v + r * w for p, q, r in zip(a, b, c))
                found.setdefault(tuple(int(x // (spacing / 2)) for x in place), place)
    return list(found.values())


class Nearest:
    """The nearest of places."""

    def __init__(self, places, cell):
        self.cell, self.cells, self.places = cell, {}, places
        for place in places:
            self.cells.setdefault(self.of(place), []).append(place)

    def of(self, place):
        return tuple(int(x // self.cell) for x in place)

    def distance(self, place):
        x, y, z = self.of(place)
        best = math.inf
        for ring in range(FARTHEST):
            if best <= (ring - 1) * self.cell:
                return best
            for i in range(-ring, ring + 1):
                for j in range(-ring, ring + 1):
                    edge = max(abs(i), abs(j)) == ring
                    for k in range(-ring, ring + 1) if edge else {-ring, ring}:
                        for other in self.cells.get((x + i, y + j, z + k), ()):
                            best = min(best, math.dist(place, other))
        return min(math.dist(place, other) for other in self.places)  # Sooner than by ever more cubes.


def one_way(from_samples, to_samples, cell):
    nearest = Nearest(to_samples, cell)
    step = max(1, len(from_samples) // 4000)
    return max(nearest.distance(place) for place in from_samples[::step])


def pixels(path, size):
    """Of the lower levels the worst."""
    diagonal = math.hypot(*size)
    spacing = diagonal / 120
    high = samples(surface(path, "high", size), spacing)
    worst = 0
    for level, share in SHARES.items():
        pixel = 2 * min(diagonal / 2 / share, 512) * math.tan(ANGLE / 2) / LINES
        made = samples(surface(path, level, size), spacing)
        off = max(one_way(high, made, 2 * spacing), one_way(made, high, 2 * spacing))
        worst = max(worst, off / pixel)
    return worst


def seen(program, folder, asset, size):
    """How far off the worst level is in pictures: pixels, and share of pixels that differ."""
    diagonal, worst = math.hypot(*size), (0, 0)
    for level, share in SHARES.items():
        pixel = 2 * min(diagonal / 2 / share, 512) * math.tan(ANGLE / 2) / LINES
        painter = pictures.Painter(program, folder, diagonal, pixel)
        high, made = (painter.outlines(surface(asset, one, size)) for one in ("high", level))
        worst = tuple(map(max, worst, pictures.apart(high, made, painter.fineness)))
    return worst


def rendered(program, model, folder, part, off):
    """The least streaming cost found at which the pictures are no farther off, and how far: both, and pixels
    asked for."""
    size = [float(part[f"size_{axis}_m"]) for axis in "xyz"]
    theirs = seen(program, folder, pathlib.Path(folder) / "levels.llmesh", size)
    asset = pathlib.Path(folder) / "made.llmesh"

    def attempt(asked):
        asset.unlink(missing_ok=True)
        made = run(program, "shapes", model, "--lods", "--pixels", asked, "--format", "csv",
                   "--part", part["part"], "-o", asset)
        return float(made[0]["streaming_cost"]), seen(program, folder, asset, size)

    too_far = None
    for _ in range(6):
        cost, ours = attempt(off)
        if ours[0] <= theirs[0]:
            break
        too_far, off = off, off * max(0.5, min(0.9, theirs[0] / ours[0]))
    for _ in range(3 if too_far else 0):
        between = math.sqrt(off * too_far)
        closer = attempt(between)
        if closer[1][0] <= theirs[0]:
            off, (cost, ours) = between, closer
        else:
            too_far = between
    return cost, theirs, ours, off


def compare(program, model, folder, is_rendered):
    """Cost by --make-lods, its pixels, cost as far off, cost at 2 pixels, seconds; of the parts together."""
    part = run(program, "report", model, "--make-lods", "--by", "part", "--format", "csv")[0]
    asset = pathlib.Path(folder) / "levels.llmesh"
    asset.unlink(missing_ok=True)  # Of several parts none is written.
    run(program, "convert", model, asset, "--make-lods")
    size = [float(part[f"size_{axis}_m"]) for axis in "xyz"]
    off = max(0.1, min(64, pixels(asset, size)))
    begin = time.monotonic()

    def cost(asked):
        made = run(program, "shapes", model, "--lods", "--pixels", asked, "--format", "csv",
                   "--part", part["part"])
        return float(made[0]["streaming_cost"])

    as_far = cost(off)
    seconds = time.monotonic() - begin
    if is_rendered:
        as_far, theirs, ours, off = rendered(program, model, folder, part, off)
        print(f"{pathlib.Path(model).name:28} rendered: --make-lods {theirs[0]:.2f} pixels, {100 * theirs[1]:.1f} % "
              f"differ; made {ours[0]:.2f} pixels, {100 * ours[1]:.1f} %")
    return float(part["streaming_cost"]), off, as_far, cost(2), seconds


def main():
    models = [argument for argument in sys.argv[2:] if argument != "--render"]
    if not models:
        sys.exit(__doc__)
    ratios = []
    print(f"{'model':28} {'pixels':>7} {'--make-lods':>12} {'made':>8} {'ratio':>6} {'at 2':>8} {'s':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for model in models:
            name = pathlib.Path(model).name
            try:
                before, off, after, usual, seconds = compare(
                    sys.argv[1], model, folder, "--render" in sys.argv)
            except (OSError, RuntimeError, KeyError, IndexError) as error:
                print(f"{name:28} {error!r}")
                continue
            ratios.append(after / before)
            print(f"{name:28} {off:7.2f} {before:12.4f} {after:8.4f} {ratios[-1]:6.2f} {usual:8.4f} "
                  f"{seconds:6.1f}", flush=True)
    if ratios:
        print(f"{len(ratios)} models: {sum(ratios) / len(ratios):.2f} on average, "
              f"{max(ratios):.2f} at worst")


if __name__ == "__main__":
    main()
