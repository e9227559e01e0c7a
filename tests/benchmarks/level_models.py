#!/usr/bin/env python3
"""Three things on which a search for levels of detail gets stuck, with textures and materials, in
metres: a house of many small parts on which every edge is a seam, a tree of 2,000 loose leaves, and
an arch of stones that touch. And spheres of 5,408 and 18,432 triangles. The same bytes each time.

  tests/benchmarks/level_models.py FOLDER    writes FOLDER/house.obj and so on, y up
"""
import math
import pathlib
import random
import sys

from made_models import Mesh, area, cross, minus, unit


class Textured(Mesh):
    """A mesh whose faces have materials, and textures laid on along the axes they face most."""

    def __init__(self):
        super().__init__()
        self.material, self.materials, self.given = "wall", [], {}

    def add(self, places, faces, textures=None):
        first = len(self.places)
        self.places += places
        for number, face in enumerate(faces):
            if area([places[corner] for corner in face]) <= 1e-12:
                continue
            if textures:
                self.given[len(self.faces)] = textures[number]
            self.faces.append(tuple(first + corner for corner in face))
            self.materials.append(self.material)

    def laid_on(self, face):
        a, b, c = (self.places[corner] for corner in face[:3])
        normal = cross(minus(b, a), minus(c, a))
        axis = max(range(3), key=lambda i: abs(normal[i]))
        u, v = [i for i in range(3) if i != axis]
        side = 1000 * (2 * axis + (normal[axis] > 0))  # Each direction has a place of its own.
        return [(self.places[corner][u] / 4 + side, self.places[corner][v] / 4) for corner in face]

    def written(self):
        lines = [f"v {x:.6f} {z:.6f} {-y:.6f}" for x, y, z in self.places]
        numbers, faces, material = {}, [], None
        for index, face in sorted(enumerate(self.faces), key=lambda one: self.materials[one[0]]):
            if self.materials[index] != material:
                material = self.materials[index]
                faces.append(f"usemtl {material}")
            textures = self.given.get(index) or self.laid_on(face)
            faces.append("f " + " ".join(f"{corner + 1}/{numbers.setdefault(t, len(numbers) + 1)}"
                                         for corner, t in zip(face, textures)))
        lines += [f"vt {u:.5f} {v:.5f}" for u, v in numbers]
        return "\n".join(lines + faces) + "\n"


def sheet(mesh, corners, columns, rows):
    """A rectangle of squares, from four corners around."""
    a, b, c, d = corners
    places = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            s, t = column / columns, row / rows
            places.append(tuple((1 - s) * (1 - t) * p + s * (1 - t) * q + s * t * r + (1 - s) * t * w
                                for p, q, r, w in zip(a, b, c, d)))
    width = columns + 1
    mesh.add(places, [(row * width + i, row * width + i + 1, (row + 1) * width + i + 1, (row + 1) * width + i)
                      for row in range(rows) for i in range(columns)])


def window(mesh, x, y, z, width, height, out):
    """A frame with a cross, a sill and a pane, in a wall that faces along y."""
    mesh.material = "wood"
    half, depth = width / 2, 0.06 * out
    for low, high in (((x - half, z), (x - half + 0.07, z + height)), ((x + half - 0.07, z), (x + half, z + height)),
                      ((x - half, z), (x + half, z + 0.07)), ((x - half, z + height - 0.07), (x + half, z + height)),
                      ((x - 0.025, z), (x + 0.025, z + height)),
                      ((x - half, z + height / 2 - 0.02), (x + half, z + height / 2 + 0.02))):
        mesh.box((low[0], min(y, y + depth), low[1]), (high[0], max(y, y + depth), high[1]))
    mesh.material = "stone"
    mesh.box((x - half - 0.1, min(y, y + 3 * depth), z - 0.08), (x + half + 0.1, max(y, y + 3 * depth), z))
    mesh.material = "glass"
    sheet(mesh, [(x - half, y + depth / 3, z), (x + half, y + depth / 3, z), (x + half, y + depth / 3, z + height),
                 (x - half, y + depth / 3, z + height)][::out], 2, 3)


def house():
    """Two storeys of 11 m by 8 m: walls of squares, tiles, windows, beams, balusters, a chimney."""
    mesh = Textured()
    for storey in range(2):
        low, high = 2.9 * storey, 2.9 * storey + 2.7
        mesh.material = "wall"
        for y, out in ((-4, -1), (4, 1)):
            sheet(mesh, [(-5.5, y, low), (5.5, y, low), (5.5, y, high), (-5.5, y, high)][::-out], 40, 10)
            inside = y - 0.25 * out
            sheet(mesh, [(-5.5, inside, low), (5.5, inside, low), (5.5, inside, high), (-5.5, inside, high)][::out],
                  40, 10)
            for x in (-4.2, -2.1, 0, 2.1, 4.2):
                window(mesh, x, y, low + 0.9, 1.1, 1.3, out)
        mesh.material = "wall"
        for x, out in ((-5.5, 1), (5.5, -1)):
            sheet(mesh, [(x, -4, low), (x, 4, low), (x, 4, high), (x, -4, high)][::-out], 30, 10)
            sheet(mesh, [(x + 0.25 * out, -4, low), (x + 0.25 * out, 4, low), (x + 0.25 * out, 4, high),
                         (x + 0.25 * out, -4, high)][::out], 30, 10)
        mesh.material = "wood"
        mesh.box((-5.7, -4.2, high), (5.7, 4.2, high + 0.2))
        for i in range(24):
            mesh.box((-5.4 + 0.46 * i, -4.5, high - 0.15), (-5.3 + 0.46 * i, 4.5, high))
    mesh.material = "tiles"
    for side in (-1, 1):
        for row in range(18):
            for column in range(26):
                x, y = -6 + 0.46 * column, side * 0.27 * row
                z = 8.6 - 0.16 * row
                mesh.add([(x, y, z), (x + 0.45, y, z), (x + 0.45, y + 0.3 * side, z - 0.2),
                          (x, y + 0.3 * side, z - 0.2), (x, y, z - 0.04), (x + 0.45, y, z - 0.04),
                          (x + 0.45, y + 0.3 * side, z - 0.24), (x, y + 0.3 * side, z - 0.24)],
                         [face[::side] for face in ((0, 1, 2, 3), (4, 7, 6, 5), (3, 2, 6, 7), (0, 3, 7, 4),
                                                    (1, 5, 6, 2))])
    mesh.material = "stone"
    mesh.box((2, -0.4, 6.5), (2.8, 0.4, 9.6))
    for i in range(16):
        mesh.box((-1.2, -4.1 - 0.28 * (16 - i), -0.17 * (16 - i)), (1.2, -4.0, -0.17 * (15 - i)))
    mesh.material = "wood"
    profile = [(0.06, 0), (0.06, 0.08), (0.035, 0.14), (0.065, 0.3), (0.07, 0.38), (0.03, 0.6), (0.03, 0.7),
               (0.06, 0.78), (0.06, 0.86)]
    for i in range(38):
        mesh.turned(profile, 12, (-5.3 + 0.285 * i, -5.6, 2.9))
    mesh.box((-5.5, -5.7, 2.7), (5.5, -4, 2.9))
    mesh.box((-5.5, -5.68, 3.76), (5.5, -5.5, 3.84))
    mesh.material = "metal"
    for x in (-5.6, 5.6):
        mesh.tube([(x, -4.4, 0.3 * i) for i in range(20)], [0.05] * 20, 10)
    return mesh


def leafy():
    """A trunk of branches, and 2,000 loose leaves of two triangles at their ends, 6 m high."""
    mesh, chance = Textured(), random.Random(7)
    mesh.material = "bark"
    mesh.tube([(0, 0, 0), (0.1, 0, 1), (0, 0.1, 2), (0.2, 0, 3.2), (0.1, 0.1, 4.6)], [0.3, 0.24, 0.2, 0.14, 0.06], 12)
    for _ in range(40):
        angle, height = chance.uniform(0, math.tau), chance.uniform(1.8, 4.4)
        length = chance.uniform(0.8, 2.2) * (1.15 - abs(height - 3) / 4)
        begin = (0.05, 0.05, height)
        end = (length * math.cos(angle), length * math.sin(angle), height + chance.uniform(0.2, 1.2))
        half = tuple((p + q) / 2 + d for p, q, d in zip(begin, end, (0, 0, 0.15)))
        mesh.material = "bark"
        mesh.tube([begin, half, end], [0.06, 0.035, 0.012], 6)
        mesh.material = "leaves"
        for _ in range(50):
            along = chance.uniform(0.35, 1.05)
            middle = tuple(p + (q - p) * along + chance.gauss(0, 0.16) for p, q in zip(begin, end))
            side = unit(tuple(chance.gauss(0, 1) for _ in range(3)))
            up = unit(cross(side, tuple(chance.gauss(0, 1) for _ in range(3))))
            size = chance.uniform(0.06, 0.11)
            mesh.add([tuple(m + size * (u * s + v * t) for m, s, t in zip(middle, side, up))
                      for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)],
                     [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    return mesh


def stones():
    """An arch of 4 m laid of 31 rounded stones that touch, on two posts of rough blocks."""
    mesh, chance = Textured(), random.Random(3)
    mesh.material = "stone"

    def block(middle, axes, half):
        rings, count = [], 16
        for z, shrink in ((-1, 0.86), (-0.88, 1), (-0.3, 1.01), (0.3, 1.01), (0.88, 1), (1, 0.86)):
            ring = []
            for i in range(count):
                angle = math.tau * (i + 0.5) / count
                c, s = math.cos(angle), math.sin(angle)
                round_off = max(abs(c), abs(s)) ** 0.8
                local = (half[0] * shrink * c / round_off, half[1] * shrink * s / round_off,
                         half[2] * z * chance.uniform(0.97, 1.0))
                ring.append(tuple(m + sum(local[k] * axes[k][i] for k in range(3)) for i, m in enumerate(middle)))
            rings.append(ring)
        mesh.skin(rings)

    for i in range(31):
        angle = math.pi * (i + 0.5) / 31
        out, along = (math.cos(angle), 0, math.sin(angle)), (-math.sin(angle), 0, math.cos(angle))
        block(tuple(1.8 * o + z for o, z in zip(out, (0, 0, 2))), (along, (0, 1, 0), out), (0.1, 0.4, 0.22))
    for side in (-1, 1):
        for row in range(8):
            for column in range(2):
                block((side * 1.8, -0.2 + 0.4 * column, 0.125 + 0.25 * row), ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
                      (0.24, 0.2, 0.125))
    return mesh


def sphere(columns, rows):
    mesh = Textured()
    places = [(math.sin(math.pi * row / rows) * math.cos(math.tau * i / columns),
               math.sin(math.pi * row / rows) * math.sin(math.tau * i / columns), math.cos(math.pi * row / rows))
              for row in range(rows + 1) for i in range(columns + 1)]
    faces = [(row * (columns + 1) + i, (row + 1) * (columns + 1) + i, (row + 1) * (columns + 1) + i + 1,
              row * (columns + 1) + i + 1) for row in range(rows) for i in range(columns)]
    faces = [face[1:] if face[0] <= columns else face[:2] + face[3:] if face[1] > (rows - 1) * (columns + 1) - 1
             else face for face in faces]
    mesh.add(places, faces, [[(corner % (columns + 1) / columns, corner // (columns + 1) / rows) for corner in face]
                             for face in faces])
    return mesh


MODELS = {"house": house, "leafy": leafy, "stones": stones, "sphere_5408": lambda: sphere(52, 53),
          "sphere_18432": lambda: sphere(96, 97)}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in MODELS.items():
        (folder / f"{name}.obj").write_text(make().written(), encoding="ascii")


if __name__ == "__main__":
    main()
