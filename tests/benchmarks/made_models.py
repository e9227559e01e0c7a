#!/usr/bin/env python3
"""Six things that creators make, as closed surfaces in metres: bridge, tree, car, gate, bowl and
balcony. The same bytes each time.

  tests/benchmarks/made_models.py FOLDER    writes FOLDER/bridge.obj and so on, y up
"""
import math
import pathlib
import sys


class Mesh:
    def __init__(self):
        self.places, self.faces = [], []

    def add(self, places, faces):
        first = len(self.places)
        self.places += places
        self.faces += [tuple(first + corner for corner in face) for face in faces
                       if area([places[corner] for corner in face]) > 1e-9]

    def written(self):
        lines = [f"v {x:.6f} {z:.6f} {-y:.6f}" for x, y, z in self.places]
        lines += ["f " + " ".join(str(corner + 1) for corner in face) for face in self.faces]
        return "\n".join(lines) + "\n"

    def box(self, low, high):
        corners = [(low, high)[i & 1][0:1] + (low, high)[i >> 1 & 1][1:2] + (low, high)[i >> 2][2:3]
                   for i in range(8)]
        self.add(corners, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)])

    def skin(self, rings):
        """Joins rings of as many places each, one above the other, and closes both ends."""
        sides, last = len(rings[0]), (len(rings) - 1) * len(rings[0])
        faces = [(row * sides + i, row * sides + (i + 1) % sides, (row + 1) * sides + (i + 1) % sides,
                  (row + 1) * sides + i) for row in range(len(rings) - 1) for i in range(sides)]
        faces += [tuple(reversed(range(sides))), tuple(range(last, last + sides))]
        self.add([place for ring in rings for place in ring], faces)

    def turned(self, profile, sides, middle=(0, 0, 0)):
        """Radii at heights, about an upright axis."""
        self.skin([circle((middle[0], middle[1], middle[2] + height), radius, sides)
                   for radius, height in profile])

    def tube(self, path, radii, sides):
        """Along places, the rings level with the ground where it climbs and upright where not."""
        rings = []
        for i, place in enumerate(path):
            before, after = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
            along = unit(minus(after, before))
            across = unit(cross(along, (0, 1, 0) if abs(along[1]) < 0.8 else (1, 0, 0)))
            up = cross(along, across)
            rings.append([tuple(p + radii[i] * (math.cos(a) * u + math.sin(a) * v)
                                for p, u, v in zip(place, across, up))
                          for a in (math.tau * k / sides for k in range(sides))])
        self.skin(rings)

    def ball(self, middle, radii, columns, rows, bumps=0.0):
        rings = []
        for row in range(1, rows):
            height = -math.cos(math.pi * row / rows)
            width = math.sin(math.pi * row / rows)
            ring = []
            for i in range(columns):
                angle = math.tau * i / columns
                size = 1 + bumps * math.sin(3 * angle + 5 * height) * math.cos(4 * height)
                ring.append(tuple(m + r * size * d for m, r, d in zip(
                    middle, radii, (width * math.cos(angle), width * math.sin(angle), height))))
            rings.append(ring)
        self.skin(rings)

    def wall(self, columns, low, high):
        """A wall from y = low to high whose lower and upper ends go by x: (x, lower, upper)."""
        self.skin([[(x, low, bottom), (x, high, bottom), (x, high, top), (x, low, top)]
                   for x, bottom, top in columns])


def circle(middle, radius, sides):
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a), middle[2])
            for a in (math.tau * i / sides for i in range(sides))]


def minus(a, b):
    return tuple(p - q for p, q in zip(a, b))


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def area(places):
    doubled = [0, 0, 0]
    for p, q in zip(places, places[1:] + places[:1]):
        doubled = [d + n for d, n in zip(doubled, cross(minus(p, places[0]), minus(q, places[0])))]
    return math.hypot(*doubled) / 2


def unit(a):
    length = math.hypot(*a)
    return tuple(p / length for p in a)


def bridge():
    """An arched footbridge of 12 m with a railing on both sides."""
    mesh = Mesh()
    steps = 24
    xs = [-6 + 12 * i / steps for i in range(steps + 1)]
    rise = {x: 1.4 * (1 - (x / 6) ** 2) for x in xs}
    mesh.wall([(x, rise[x] - 0.25 if abs(x) < 5.9 else -0.4, rise[x]) for x in xs], -1.3, 1.3)
    for side in (-1.2, 1.2):
        for x in xs[::2]:
            mesh.box((x - 0.05, side - 0.05, rise[x] - 0.1), (x + 0.05, side + 0.05, rise[x] + 1.05))
        for height, radius in ((1.08, 0.06), (0.55, 0.03)):
            mesh.tube([(x, side, rise[x] + height) for x in xs], [radius] * len(xs), 8)
    for x in (-6.2, 6.2):
        mesh.box((x - 0.6, -1.6, -1.2), (x + 0.6, 1.6, -0.05))
    return mesh


def tree():
    """A bent trunk with branches and a crown of six clumps of leaves, 7 m high."""
    mesh = Mesh()
    trunk = [(0, 0, 0), (0.05, 0, 0.5), (0.1, 0.05, 1.2), (0.05, 0.15, 2.2), (0.2, 0.2, 3.2), (0.3, 0.2, 4.4)]
    mesh.tube(trunk, [0.5, 0.32, 0.26, 0.22, 0.18, 0.1], 12)
    clumps = [((1.5, 0.4, 4.2), 1.1), ((-1.3, 0.7, 4.1), 1.2), ((0.2, -1.4, 4.4), 1.15), ((0.1, 1.6, 4.6), 1.1),
              ((0.3, 0.2, 5.6), 1.4), ((-0.6, -0.6, 5.2), 1.0)]
    for number, (middle, radius) in enumerate(clumps):
        begin = trunk[3 + number % 2]
        half = tuple((p + q) / 2 + d for p, q, d in zip(begin, middle, (0, 0, -0.15)))
        mesh.tube([begin, half, middle], [0.11, 0.08, 0.05], 7)
        mesh.ball(middle, (radius, radius, 0.8 * radius), 16, 10, 0.1)
    for angle in (0.4, 1.9, 3.3, 4.9):
        mesh.tube([(0.1 * math.cos(angle), 0.1 * math.sin(angle), 0.35),
                   (0.9 * math.cos(angle), 0.9 * math.sin(angle), 0.02)], [0.2, 0.06], 7)
    return mesh


def car():
    """A saloon of 4.4 m: body, cabin, wheels in arches, mirrors and bumpers."""
    mesh = Mesh()
    body = [(-2.2, 0.72, 0.45, 0.75), (-2.0, 0.84, 0.3, 0.92), (-1.2, 0.9, 0.25, 1.0), (0.4, 0.9, 0.25, 1.0),
            (1.3, 0.88, 0.25, 0.92), (2.0, 0.8, 0.3, 0.78), (2.2, 0.66, 0.42, 0.66)]
    cabin = [(-1.7, 0.72, 0.95, 1.02), (-1.1, 0.66, 0.95, 1.42), (-0.2, 0.64, 0.95, 1.48), (0.35, 0.64, 0.95, 1.4),
             (1.1, 0.72, 0.9, 0.98)]
    for sections in (body, cabin):
        rings = []
        for x, half, low, high in sections:
            round_off = 0.25 * (high - low)
            rings.append([(x, half, low + round_off), (x, half, high - round_off), (x, half - round_off, high),
                          (x, round_off - half, high), (x, -half, high - round_off), (x, -half, low + round_off),
                          (x, round_off - half, low), (x, half - round_off, low)])
        mesh.skin(rings)
    for x in (-1.35, 1.35):
        for side in (-1, 1):
            radii = ((0.2, 0.66), (0.31, 0.68), (0.33, 0.72), (0.33, 0.86), (0.31, 0.9), (0.2, 0.88))
            mesh.skin([[(x + r * math.cos(a), side * y, 0.33 + r * math.sin(a))
                        for a in (math.tau * i / 24 for i in range(24))] for r, y in radii])
    for side in (-1, 1):
        mesh.ball((0.75, side * 0.99, 1.02), (0.06, 0.12, 0.08), 10, 6)
    for x in (-2.24, 2.24):
        mesh.box((x - 0.08, -0.75, 0.32), (x + 0.08, 0.75, 0.5))
    return mesh


def gate():
    """A castle's gate: two round towers, a wall with an arched way through, battlements."""
    mesh = Mesh()
    for x in (-3.6, 3.6):
        mesh.turned([(1.7, 0), (1.5, 0.6), (1.45, 5.6), (1.7, 6.0), (1.7, 6.3)], 24, (x, 0, 0))
        for i in range(0, 12, 2):
            ring = [math.tau * (i + k / 2) / 12 for k in range(3)]
            outline = [(r * math.cos(a), r * math.sin(a)) for r, order in ((1.7, ring), (1.4, ring[::-1]))
                       for a in order]
            mesh.skin([[(x + p, q, z) for p, q in outline] for z in (6.3, 7.0)])
    arch = [(1.5 * math.cos(math.pi * (1 - i / 16)), 1.5 * math.sin(math.pi * i / 16)) for i in range(17)]
    mesh.wall([(-2.5, 0, 5), (-1.5, 0, 5), *((x, 2.2 + z, 5) for x, z in arch), (1.5, 0, 5), (2.5, 0, 5)],
              -0.6, 0.6)
    for i in range(5):
        x = -2.0 + i
        mesh.box((x - 0.3, -0.6, 5.0), (x + 0.3, -0.25, 5.6))
    return mesh


def bowl():
    """A bowl of 0.9 m on a foot, its wall 2 cm thick."""
    mesh = Mesh()
    outside = [(0.18, 0), (0.18, 0.03), (0.14, 0.05)] + [
        (0.14 + 0.31 * math.sin(a), 0.05 + 0.31 * (1 - math.cos(a))) for a in (math.pi / 2 * i / 10 for i in range(1, 11))]
    inside = [(max(radius - 0.02, 0.005), height + (0.02 if height < 0.3 else 0.0))
              for radius, height in reversed(outside[2:])]
    mesh.turned(outside + inside, 48)
    return mesh


def balcony():
    """A balcony of 4 m: slab on two consoles, turned balusters under a rail, a wall with a door."""
    mesh = Mesh()
    mesh.box((-2, -1.5, -0.2), (2, 0, 0))
    for x in (-1.5, 1.5):
        mesh.skin([[(x - 0.12, 0, -1.0), (x + 0.12, 0, -1.0), (x + 0.12, -0.15, -0.9), (x - 0.12, -0.15, -0.9)],
                   [(x - 0.12, 0, -0.2), (x + 0.12, 0, -0.2), (x + 0.12, -1.2, -0.2), (x - 0.12, -1.2, -0.2)]])
    profile = [(0.06, 0), (0.06, 0.08), (0.035, 0.14), (0.065, 0.3), (0.07, 0.38), (0.03, 0.6), (0.03, 0.7),
               (0.06, 0.78), (0.06, 0.86)]
    feet = [(-1.75 + 0.25 * i, -1.4) for i in range(15)]
    feet += [(x, -1.15 + 0.25 * i) for x in (-1.9, 1.9) for i in range(5)]
    for x, y in feet:
        mesh.turned(profile, 10, (x, y, 0))
    for low, high in (((-2, -1.5), (2, -1.3)), ((-2, -1.3), (-1.8, 0)), ((1.8, -1.3), (2, 0))):
        mesh.box((*low, 0.86), (*high, 0.98))
    mesh.box((-1.98, -1.48, 0.0), (-1.82, -1.32, 0.86))
    mesh.box((1.82, -1.48, 0.0), (1.98, -1.32, 0.86))
    mesh.wall([(-2.4, -1.2, 0), (2.4, -1.2, 0)], 0, 0.25)
    mesh.wall([(-2.4, 0, 3), (-0.6, 0, 3), (-0.6, 2.2, 3), (0.6, 2.2, 3), (0.6, 0, 3), (2.4, 0, 3)], 0, 0.25)
    return mesh


MODELS = {make.__name__: make for make in (bridge, tree, car, gate, bowl, balcony)}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in MODELS.items():
        (folder / f"{name}.obj").write_text(make().written(), encoding="ascii")


if __name__ == "__main__":
    main()
