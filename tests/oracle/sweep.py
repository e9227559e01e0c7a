"""A prim's profile and its path, as the open-source viewer makes them.

Everything is a pure function of a prim and a detail. Coordinates are those of the unit prim: the
part's scale is applied by whoever measures the surface.
"""

import math
from dataclasses import dataclass, field

SIDES_PER_DETAIL = 6
OPEN_PROFILE = 0.99
OPEN_PATH_DIFFERENCE = 0.001
SIDE_RADIUS = {3: 0.5, 4: 0.707107, 5: 0.53, 6: 0.525}
OFFSET = {"square": -0.375, "triangle": 0.0, "circle": 0.0, "half": 0.5}


def lerp(a, b, t):
    return a + (b - a) * t


# --- profile -------------------------------------------------------------------------------------

def span(prim):
    """The part of a full turn that the whole profile covers."""
    return 0.5 if prim.profile == "half" else 1.0


def profile_sides(prim, detail):
    """Number of sides of the whole profile; a square hole in a round one wants whole quarters."""
    if prim.profile in ("square", "triangle"):
        return 4 if prim.profile == "square" else 3
    sides = math.floor(SIDES_PER_DETAIL * detail * span(prim))
    if prim.hollow > 0 and prim.hole == "square":
        step = 4 if prim.profile == "circle" else 2
        sides = -(-sides // step) * step
    return sides


def hole_sides(prim, detail):
    """Number of sides of the whole ring around the hole, and whether they are flat."""
    flat_profile = prim.profile in ("square", "triangle")
    return {"same": (profile_sides(prim, detail), flat_profile),
            "circle": (math.floor(SIDES_PER_DETAIL * detail * span(prim)), False),
            "square": (4 if prim.profile != "half" else 2, True),
            "triangle": (3, True)}[prim.hole]


def ring_places(sides, cut):
    """Places along a ring in sides: the cut's begin, the corners between, the cut's end."""
    begin, end = cut[0] * sides, cut[1] * sides
    corners = range(math.floor(begin) + 1, math.ceil(end))
    return [begin, *map(float, corners), end]


def ring_corner(sides, offset, turn, k):
    radius = SIDE_RADIUS.get(round(sides / turn), 0.5)
    angle = 2 * math.pi * (turn * k / sides + offset)
    return (radius * math.cos(angle), radius * math.sin(angle))


def ring_point(sides, offset, turn, place):
    """A point of the ring; between two corners it lies on the straight side."""
    k = math.floor(place)
    fraction = place - k
    corner = ring_corner(sides, offset, turn, k)
    if fraction == 0:
        return corner
    following = ring_corner(sides, offset, turn, k + 1)
    return tuple(lerp(a, b, fraction) for a, b in zip(corner, following))


def split_sides(points, pieces):
    """Each side between two points in that many equal pieces."""
    result = [points[0]]
    for a, b in zip(points, points[1:]):
        for i in range(1, pieces):
            result.append(tuple(lerp(u, v, i / pieces) for u, v in zip(a, b)))
        result.append(b)
    return result


def ring(prim, sides, pieces):
    """The points of one ring of the profile, cut and split."""
    points = [ring_point(sides, OFFSET[prim.profile], span(prim), place)
              for place in ring_places(sides, prim.profile_cut)]
    return split_sides(points, pieces)


def split_count(prim, detail):
    """How many points are put into each flat side, and at least into a straight path."""
    flat = prim.profile in ("square", "triangle")
    if flat and not prim.curved and prim.taper != (0, 0):
        return 0
    return math.floor(0.66 * detail)


@dataclass
class Profile:
    """Points in order (outer ring, then the hole's ring backwards, or the centre point)."""
    outer: list
    inner: list = field(default_factory=list)
    open: bool = False
    centre: bool = False

    @property
    def points(self):
        return self.outer + self.inner + ([(0.0, 0.0)] if self.centre else [])

    @property
    def strips(self):
        """Runs of point numbers between whose neighbours the surface spans."""
        count, outer = len(self.points), len(self.outer)
        if self.open:
            return [[*range(count), 0]]
        return [list(range(outer))] + ([list(range(outer, count))] if self.inner else [])


def make_profile(prim, detail):
    """The profile at a detail. A whole half circle without a hole is closed by its first point."""
    split = split_count(prim, detail)
    flat = prim.profile in ("square", "triangle")
    outer = ring(prim, profile_sides(prim, detail), split + 1 if flat else 1)
    is_open = prim.profile_length * span(prim) < OPEN_PROFILE
    if prim.hollow > 0:
        size = prim.hollow / 2 if prim.profile == "triangle" else prim.hollow
        sides, flat_hole = hole_sides(prim, detail)
        hole = ring(prim, sides, split + 1 if flat_hole else 1)
        inner = [(x * size, y * size) for x, y in reversed(hole)]
        return Profile(outer, inner, is_open)
    if prim.profile == "half" and prim.profile_length == 1:
        return Profile(outer + outer[:1])
    return Profile(outer, [], is_open, is_open)


# --- path ----------------------------------------------------------------------------------------

def taper_ends(taper):
    """Scale at begin and end of the path: a positive taper narrows the end."""
    return (1.0, 1.0 - taper) if taper >= 0 else (1.0 + taper, 1.0)


def twist_steps(prim, detail):
    return abs(prim.twist[0] - prim.twist[1]) * 3.5 * (detail - 0.5)


def line_points(prim, detail):
    """Number of points of a straight path that is not split."""
    return math.floor(twist_steps(prim, detail)) + 2


def circle_sides(prim, detail):
    """Number of sides of a circular path."""
    around = math.floor(SIDES_PER_DETAIL * detail + twist_steps(prim, detail))
    return math.floor(around * prim.revolutions)


def turn_z(point, angle):
    x, y, z = point
    c, s = math.cos(angle), math.sin(angle)
    return (c * x - s * y, s * x + c * y, z)


def turn_x(point, angle):
    x, y, z = point
    c, s = math.cos(angle), math.sin(angle)
    return (x, c * y - s * z, s * y + c * z)


def line_frame(prim, t):
    """The placement of the profile at t on a straight path: a function of a profile point."""
    scale = [lerp(*taper_ends(taper), t) for taper in prim.taper]
    angle = math.pi * lerp(*prim.twist, t)
    at = (prim.shear[0] * t, prim.shear[1] * t, t - 0.5)

    def place(point):
        turned = turn_z((point[0] * scale[0], point[1] * scale[1], 0.0), angle)
        return tuple(a + b for a, b in zip(turned, at))
    return place


def circle_radii(prim, sides):
    """Radius of a circular path at begin and end."""
    radius = SIDE_RADIUS.get(sides, 0.5) * (1 - prim.hole_size[1])
    offset = prim.radius_offset
    if offset < 0:
        return (radius * (1 + offset), radius)
    return (radius, radius * (1 - offset))


def circle_frame(prim, sides, t):
    """The placement of the profile at t on a circular path: a function of a profile point."""
    hole = (prim.hole_size[0] * (1 - abs(prim.skew)), prim.hole_size[1])
    scale = [h * lerp(*taper_ends(taper), t) for h, taper in zip(hole, prim.taper)]
    angle = 2 * math.pi * prim.revolutions * t
    radius = lerp(*circle_radii(prim, sides), t)
    c, z = math.cos(angle) * radius, math.sin(angle) * radius
    at = (prim.shear[0] * z + lerp(-prim.skew, prim.skew, t) / 2, c + prim.shear[1] * z, z)
    twist = 2 * math.pi * lerp(*prim.twist, t) - math.pi

    def place(point):
        turned = turn_z((point[0] * scale[0], point[1] * scale[1], 0.0), twist)
        return tuple(a + b for a, b in zip(turn_x(turned, angle), at))
    return place


def path_frames(prim, detail):
    """Placements of the profile along the path."""
    begin, end = prim.path_cut
    if not prim.curved:
        count = max(line_points(prim, detail), split_count(prim, detail) + 2)
        return [line_frame(prim, lerp(begin, end, i / (count - 1))) for i in range(count)]
    sides = circle_sides(prim, detail)
    between = [i / sides for i in range(math.floor(begin * sides) + 1, math.ceil(end * sides))]
    return [circle_frame(prim, sides, t) for t in (begin, *between, end)]


def path_is_open(prim, detail):
    """Whether the path has two ends, each with a cap."""
    if not prim.curved or prim.path_length < 1 or prim.twisted:
        return True
    start, end = circle_radii(prim, circle_sides(prim, detail))
    differences = (abs(prim.skew), abs(prim.taper[0]), abs(prim.taper[1]), abs(end - start))
    return max(differences) > OPEN_PATH_DIFFERENCE
