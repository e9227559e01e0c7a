"""The surface of a prim: sides and caps, what physics sees of it and what streams.

Where the cap of a hollow profile compares areas, exact zeros are common; they are told from
negative ones in spite of rounding.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from sweep import (SIDES_PER_DETAIL, circle_sides, hole_sides, line_points, make_profile,
                   path_frames, path_is_open, profile_sides, ring_places, twist_steps)

STREAMING_DETAILS = {"lowest": 1.0, "low": 1.5, "medium": 2.5, "high": 4.0}
DEGENERATE_WIDTH = 1e-6


@dataclass(frozen=True)
class Noise:
    """How much rounding is allowed for where the cap of a hollow profile compares."""
    area: float = 1e-12
    length2: float = 0.0


# --- caps ----------------------------------------------------------------------------------------

def signed_area(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def distance2(a, b):
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def allowed(noise, *areas):
    """Whether no area is negative; one that is 0 but for rounding counts as 0."""
    return all(area >= -noise.area for area in areas)


def advance_front(points, p, q, noise):
    """Whether the cap of a hollow profile takes its next triangle at the front of the sequence."""
    front, after, back, before = points[p], points[p + 1], points[q], points[q - 1]
    at_front = allowed(noise, signed_area(front, after, back), signed_area(back, after, before))
    at_back = allowed(noise, signed_area(back, front, before), signed_area(front, before, after))
    if not (at_front and at_back):
        return at_front
    return distance2(front, after) + noise.length2 < distance2(back, before)


def hollow_cap(points, noise):
    """Triangles between outer and inner ring, walking the sequence from both of its ends."""
    triangles, p, q = [], 0, len(points) - 1
    while q - p > 1:
        if advance_front(points, p, q, noise):
            triangles.append((points[p], points[p + 1], points[q]))
            p += 1
        else:
            triangles.append((points[p], points[q - 1], points[q]))
            q -= 1
    return triangles


def grid_cap(outer):
    """A square cap in as many rows and columns as its sides have pieces."""
    pieces = (len(outer) - 1) // 4
    origin, along, across = outer[0], outer[pieces], outer[3 * pieces]

    def at(i, j):
        return tuple(o + (a - o) * i / pieces + (b - o) * j / pieces
                     for o, a, b in zip(origin, along, across))
    triangles = []
    for i in range(pieces):
        for j in range(pieces):
            triangles.append((at(i, j), at(i + 1, j), at(i + 1, j + 1)))
            triangles.append((at(i, j), at(i + 1, j + 1), at(i, j + 1)))
    return triangles


def fan_cap(profile):
    """Triangles from a cut profile's centre point, else from the mean of its points."""
    middle = (0.0, 0.0)
    if not profile.centre:
        middle = tuple(sum(axis) / len(profile.outer) for axis in zip(*profile.outer))
    return [(a, b, middle) for a, b in zip(profile.outer, profile.outer[1:])]


def cap(prim, profile, noise):
    """The triangles of one end, in the profile's plane."""
    if profile.inner:
        return hollow_cap(profile.points, noise)
    if prim.profile == "square" and prim.profile_length == 1:
        return grid_cap(profile.outer)
    return fan_cap(profile)


# --- surface -------------------------------------------------------------------------------------

def sweep(prim, detail):
    """Rows of points: the profile at each point of the path."""
    points = make_profile(prim, detail).points
    return [[place(point) for point in points] for place in path_frames(prim, detail)]


def side_triangles(prim, detail):
    """The quads between neighbouring rows, two triangles each."""
    rows = sweep(prim, detail)
    triangles = []
    for strip in make_profile(prim, detail).strips:
        for here, there in zip(rows, rows[1:]):
            for i, k in zip(strip, strip[1:]):
                triangles.append((here[i], here[k], there[k]))
                triangles.append((here[i], there[k], there[i]))
    return triangles


def cap_triangles(prim, detail, noise):
    """Both ends of an open path."""
    if not path_is_open(prim, detail):
        return []
    frames = path_frames(prim, detail)
    flat = cap(prim, make_profile(prim, detail), noise)
    return [tuple(map(place, triangle)) for place in (frames[0], frames[-1]) for triangle in flat]


def triangle_width(a, b, c):
    """The smaller side of the tightest rectangle around a triangle: 2 area / longest edge."""
    ab = [v - u for u, v in zip(a, b)]
    ac = [v - u for u, v in zip(a, c)]
    bc = [v - u for u, v in zip(b, c)]
    cross = (ab[1] * ac[2] - ab[2] * ac[1], ab[2] * ac[0] - ab[0] * ac[2],
             ab[0] * ac[1] - ab[1] * ac[0])
    longest = math.sqrt(max(sum(v * v for v in edge) for edge in (ab, ac, bc)))
    return math.sqrt(sum(v * v for v in cross)) / longest if longest > 0 else 0.0


@lru_cache(maxsize=4096)
def physics_triangles(prim, detail, noise=Noise()):
    """The surface that physics sees in the unit prim, without degenerate triangles."""
    surface = side_triangles(prim, detail) + cap_triangles(prim, detail, noise)
    return [triangle for triangle in surface if triangle_width(*triangle) >= DEGENERATE_WIDTH]


def physics_points(prim, detail):
    """The points of the tessellation."""
    return [point for row in sweep(prim, detail) for point in row]


def physics_detail(scale, constants):
    """Detail of the tessellation for a part of this size."""
    average = sum(scale) / 3
    if average > constants["prim_detail_high"]:
        return 3
    return 2 if average > constants["prim_detail_medium"] else 1


# --- streaming -----------------------------------------------------------------------------------

def profile_point_count(prim, detail):
    """Points of the profile without splitting; a hole doubles those of the outer ring."""
    outer = len(ring_places(profile_sides(prim, detail), prim.profile_cut))
    if prim.hollow > 0:
        return 2 * outer
    profile = make_profile(prim, detail)
    closed_half = prim.profile == "half" and prim.profile_length == 1
    return outer + (1 if profile.centre or closed_half else 0)


def streaming_triangles(prim, detail):
    """Triangles that a prim counts for when it streams at a detail."""
    p = profile_point_count(prim, detail)
    q = circle_sides(prim, detail) if prim.curved else line_points(prim, detail)
    return (p - 1) * 2 * (q - 1) + 2 * p


# --- doubt ---------------------------------------------------------------------------------------

def near_integer(value):
    """True if rounding noise could move the value across an integer."""
    return 0 < abs(value - round(value)) < 1e-9


def places_of_doubt(prim, detail):
    """Quantities whose integer part decides the shape."""
    sides = [profile_sides(prim, detail), hole_sides(prim, detail)[0]]
    path = circle_sides(prim, detail) if prim.curved else 0
    cuts = [cut * n for cut in prim.profile_cut for n in sides]
    around = math.floor(SIDES_PER_DETAIL * detail + twist_steps(prim, detail))
    return (cuts + [cut * path for cut in prim.path_cut]
            + [twist_steps(prim, detail), around * prim.revolutions])


# Another right program might round like this.
OTHER_NOISE = (Noise(area=1e-15), Noise(area=1e-9), Noise(length2=1e-12), Noise(length2=-1e-12))


def harmonic_sum(triangles):
    return sum(1 / triangle_width(*triangle) for triangle in triangles)


def is_fragile(prim, detail):
    """True if rounding noise alone decides how the prim is tessellated."""
    if any(map(near_integer, places_of_doubt(prim, detail))):
        return True
    if not prim.hollow or not path_is_open(prim, detail):
        return False
    plain = harmonic_sum(physics_triangles(prim, detail))
    noisy = [harmonic_sum(physics_triangles(prim, detail, noise)) for noise in OTHER_NOISE]
    return any(abs(other - plain) > 1e-10 * plain for other in noisy)
