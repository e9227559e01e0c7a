"""Parametric prims: a profile swept along a path, as the open-source viewer tessellates them.

A prim is a frozen value; everything here is a pure function of it. Coordinates are those of the
unit prim: the part's scale is applied by whoever measures the surface.
"""

import math
from dataclasses import dataclass, field, replace
from functools import lru_cache

SIDES_PER_DETAIL = 6
STREAMING_DETAILS = {"lowest": 1.0, "low": 1.5, "medium": 2.5, "high": 4.0}
DEGENERATE_WIDTH = 1e-6
OPEN_PROFILE = 0.99
OPEN_PATH_DIFFERENCE = 0.001

PROFILES = {"box": "square", "cylinder": "circle", "prism": "triangle", "sphere": "half",
            "torus": "circle", "tube": "square", "ring": "triangle", "flexible": "square"}
CURVED = ("sphere", "torus", "tube", "ring")
SIDE_RADIUS = {3: 0.5, 4: 0.707107, 5: 0.53, 6: 0.525}
OFFSET = {"square": -0.375, "triangle": 0.0, "circle": 0.0, "half": 0.5}


@dataclass(frozen=True)
class Prim:
    """The shape parameters of one prim; the defaults are those of a plain box."""
    kind: str = "box"
    path_cut: tuple = (0.0, 1.0)
    profile_cut: tuple = (0.0, 1.0)
    hollow: float = 0.0
    hole: str = "same"
    twist: tuple = (0.0, 0.0)
    taper: tuple = (0.0, 0.0)
    shear: tuple = (0.0, 0.0)
    hole_size: tuple = (1.0, 1.0)
    radius_offset: float = 0.0
    skew: float = 0.0
    revolutions: float = 1.0

    @property
    def profile(self):
        return PROFILES[self.kind]

    @property
    def curved(self):
        return self.kind in CURVED

    @property
    def path_length(self):
        return self.path_cut[1] - self.path_cut[0]

    @property
    def profile_length(self):
        return self.profile_cut[1] - self.profile_cut[0]

    @property
    def twisted(self):
        return self.twist[0] != self.twist[1]


def default_prim(kind):
    """A prim of the kind with nothing changed."""
    hole_size = (1.0, 0.25) if kind in ("torus", "tube", "ring") else (1.0, 1.0)
    return Prim(kind=kind, hole_size=hole_size)


def make_prim(kind, given):
    """A prim of the kind with the given parameters, as a project file writes them."""
    values = {key: tuple(value) if isinstance(value, list) else value
              for key, value in given.items()}
    return replace(default_prim(kind), **values)


def lerp(a, b, t):
    return a + (b - a) * t


def near_integer(value):
    """True if rounding noise could move the value across an integer."""
    return 0 < abs(value - round(value)) < 1e-9


# --- convexity -----------------------------------------------------------------------------------

def profile_is_convex(prim):
    """A whole or at most half profile without a hole, or a wedge with a hole of its own shape."""
    if (prim.profile_length == 1 or prim.profile_length <= 0.5) and prim.hollow == 0:
        return True
    wedge = 0.25 if prim.kind == "sphere" else 0.125
    return prim.profile_length <= wedge and (prim.hollow == 0 or prim.hole == "same")


def is_convex(prim):
    """Whether the simulator takes the parameters as those of a convex body."""
    long_path = prim.path_length > 1 / 9
    if long_path and (prim.twisted or (prim.hollow > 0 and prim.curved)):
        return False
    if not profile_is_convex(prim):
        return False
    if not prim.curved:
        return True
    if 0.5 < prim.path_length < 1:
        return False
    return prim.kind == "sphere" or not long_path


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


# --- caps ----------------------------------------------------------------------------------------

def signed_area(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def distance2(a, b):
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def advance_front(points, p, q, noise):
    """Whether the cap of a hollow profile takes its next triangle at the front of the sequence."""
    front, after, back, before = points[p], points[p + 1], points[q], points[q - 1]
    a_allowed = (signed_area(front, after, back) >= noise
                 and signed_area(back, after, before) >= noise)
    b_allowed = (signed_area(back, front, before) >= noise
                 and signed_area(front, before, after) >= noise)
    if not (a_allowed and b_allowed):
        return a_allowed
    return distance2(front, after) + noise < distance2(back, before)


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


def cap_triangles(prim, detail, noise=0.0):
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
def physics_triangles(prim, detail, noise=0.0):
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

def places_of_doubt(prim, detail):
    """Quantities whose integer part decides the shape."""
    sides = [profile_sides(prim, detail), hole_sides(prim, detail)[0]]
    path = circle_sides(prim, detail) if prim.curved else 0
    cuts = [cut * n for cut in prim.profile_cut for n in sides]
    around = math.floor(SIDES_PER_DETAIL * detail + twist_steps(prim, detail))
    return (cuts + [cut * path for cut in prim.path_cut]
            + [twist_steps(prim, detail), around * prim.revolutions])


def harmonic_sum(triangles):
    return sum(1 / triangle_width(*triangle) for triangle in triangles)


def is_fragile(prim, detail):
    """True if rounding noise alone decides how the prim is tessellated."""
    if any(map(near_integer, places_of_doubt(prim, detail))):
        return True
    if not prim.hollow or not path_is_open(prim, detail):
        return False
    plain = harmonic_sum(physics_triangles(prim, detail))
    noisy = [harmonic_sum(physics_triangles(prim, detail, noise)) for noise in (1e-10, -1e-10)]
    return any(abs(other - plain) > 1e-10 * plain for other in noisy)
