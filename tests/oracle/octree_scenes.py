"""Random octrees and rays for the oracle of rays: in general position, and where ties are."""

from math import sqrt

from octree_rays import EDGES, UNLIMITED, Octree, Ray, bits, matrix_of

HALF = sqrt(0.5)
# Every quarter and half turn of a cube, as files of others write them: with and without a sign, of
# any length, some with the digits that most programs print.
SYMMETRIES = ([(0.0, 0.0, 0.0, 1.0), (1.0, 0.0, 0.0, 0.0), (0.0, 1.0, 0.0, 0.0), (0.0, 0.0, 1.0, 0.0)]
              + [tuple(0.7071067811865476 * (axis == i) for i in range(3)) + (w,)
                 for axis in range(3) for w in (HALF, -HALF)]
              + [(HALF, HALF, 0.0, 0.0), (HALF, -HALF, 0.0, 0.0), (HALF, 0.0, HALF, 0.0),
                 (HALF, 0.0, -HALF, 0.0), (0.0, HALF, HALF, 0.0), (0.0, HALF, -HALF, 0.0)]
              + [(0.5 * x, 0.5 * y, 0.5 * z, 0.5) for x in (1, -1) for y in (1, -1) for z in (1, -1)])
KINDS = ("general", "integers", "decimals", "corners", "symmetries", "quaternions", "indented",
         "scales", "overlapping")


def random_codes(rng):
    codes = [rng.randrange(45) if rng.random() < 0.35 else 8 for _ in range(12)]
    return "{" + ",".join(map(str, codes)) + "}"


def random_tree(rng, depth, indented, level=0):
    choice = rng.random()
    if level < depth and (level == 0 or choice < 0.3):
        return "O" + "".join(random_tree(rng, depth, indented, level + 1) for _ in range(8))
    if choice < 0.55:
        return "S"
    if choice < 0.55 + indented:
        return "N" + (random_codes(rng) if rng.random() < 0.9 else "")
    return "E"


def random_quaternion(rng):
    return tuple(rng.uniform(-1, 1) for _ in range(4))


def number_of(rng, kind, spread):
    """A coordinate: a whole number, a decimal one, or any."""
    if kind in ("integers", "symmetries", "overlapping"):
        return float(rng.randint(-int(spread), int(spread)))
    if kind == "decimals" or rng.random() < 0.2:
        return float(f"{rng.uniform(-spread, spread):.1f}")
    return rng.uniform(-spread, spread)


def random_octree(rng, kind):
    depth = rng.choice((0, 1, 1, 2, 2, 3))
    indented = 0.25 if kind == "indented" else 0.06 if rng.random() < 0.3 else 0.0
    scale = 10.0 ** rng.randint(-6, 6) if kind == "scales" else 1.0
    spread = 3.0 if kind == "overlapping" else 12.0
    whole = kind in ("integers", "symmetries", "overlapping")
    size = float(2 ** rng.randint(0, 4)) if whole else rng.choice((1.0, 0.7, 0.3, 4.0, 3.3, rng.uniform(0.5, 9)))
    position = tuple(scale * number_of(rng, kind, spread) for _ in range(3))
    rotation = None
    if kind == "symmetries" or (kind in ("corners", "indented", "scales") and rng.random() < 0.4):
        rotation = rng.choice(SYMMETRIES)
    elif kind == "quaternions" or (kind == "scales" and rng.random() < 0.4):
        rotation = random_quaternion(rng)
    return Octree(position, max(1e-6, scale * size), random_tree(rng, depth, indented), rotation)


def point_in(rng, octree, on_grid):
    """A point of the octree in the world, as doubles make it."""
    if on_grid:
        units = 2 ** rng.randint(0, 4)
        part = [rng.randint(0, units) / units for _ in range(3)]
        edge = EDGES[rng.randrange(12)]
        if rng.random() < 0.3:  # On an edge of the root.
            share = rng.random()
            part = [a + (b - a) * share for a, b in zip(bits(edge[0]), bits(edge[1]))]
    else:
        part = [rng.random() for _ in range(3)]
    own = [(number - 0.5) * octree.size for number in part]
    return tuple(octree.position[axis] + octree.size / 2
                 + sum(octree.matrix[axis][other] * own[other] for other in range(3))
                 for axis in range(3))


def random_ray(rng, octrees, kind):
    aim = rng.choice(octrees)
    scale = aim.size / 4 if kind == "scales" else 1.0
    lattice = kind in ("integers", "symmetries", "overlapping")
    depth = rng.randrange(4) if rng.random() < 0.15 else UNLIMITED
    if lattice or (kind == "decimals" and rng.random() < 0.7):
        step = 1.0 if lattice else 0.1
        while True:
            origin = tuple(number_of(rng, kind, 25) for _ in range(3))
            if rng.random() < 0.3:
                origin = point_in(rng, aim, True)
            direction = tuple(step * rng.randint(-4, 4) if rng.random() < 0.8 else 0.0 for _ in range(3))
            if any(direction):
                return Ray(origin, direction, depth)
    target = point_in(rng, aim, kind != "general" and rng.random() < 0.7)
    inside = rng.random() < 0.2
    origin = (point_in(rng, aim, kind == "corners") if inside
              else tuple(number + scale * rng.uniform(-30, 30) * (rng.random() < 0.8) for number in target))
    direction = tuple(a - b for a, b in zip(target, origin))
    if rng.random() < 0.1:  # Next to nothing on an axis, as turned cameras have it.
        axis = rng.randrange(3)
        direction = tuple(rng.choice((0.0, 1e-17, -6e-17, 1e-9)) if i == axis else number
                          for i, number in enumerate(direction))
    if not any(direction):
        direction = (1.0, 0.0, 0.0)
    if rng.random() < 0.05:
        direction = tuple(number * 10.0 ** rng.randint(-250, 250) for number in direction)
    return Ray(origin, direction, depth)


def random_scene(rng, rays):
    kind = rng.choice(KINDS)
    octrees = [random_octree(rng, kind) for _ in range(rng.choice((1, 1, 2, 4)))]
    return kind, octrees, [random_ray(rng, octrees, kind) for _ in range(rays)]


assert len(SYMMETRIES) == 24 and len({matrix_of(one) for one in SYMMETRIES}) == 24
