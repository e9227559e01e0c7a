"""What a ray meets first in octrees, by rational numbers: a reading of the rules in Python that shares
nothing with the program.

Every leaf is tested, one after the other, and nothing is rounded. Only a rotation becomes doubles
first: the matrix that the manual states for a quaternion is what both sides take as given.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

FACES = ("-x", "+x", "-y", "+y", "+z", "-z")
FACE_SIDES = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 1), (2, 0))  # Axis, and which of its two sides.
EDGES = ((0, 4), (0, 2), (0, 1), (2, 6), (1, 3), (4, 5), (3, 7), (5, 7), (6, 7), (1, 5), (4, 6),
         (2, 3))
# For each corner and axis the edge that moves it, and whether by the edge's end.
CORNER_EDGES = (((0, 0), (1, 0), (2, 0)), ((9, 0), (4, 0), (2, 1)), ((3, 0), (1, 1), (11, 0)),
                ((6, 0), (4, 1), (11, 1)), ((0, 1), (10, 0), (5, 0)), ((9, 1), (7, 0), (5, 1)),
                ((3, 1), (10, 1), (8, 0)), ((6, 1), (7, 1), (8, 1)))
EIGHTHS = 8
UNLIMITED = 99


def sign(number):
    return (number > 0) - (number < 0)


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def minus(a, b):
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def bits(corner):
    """The sides of a corner on x, y and z."""
    return corner >> 2 & 1, corner >> 1 & 1, corner & 1


# --- rotations -----------------------------------------------------------------------------------

def unit_quaternion(given):
    x, y, z, w = given
    if abs(x * x + y * y + z * z + w * w - 1) <= 8 * 2.0**-52:
        return given
    largest = max(map(abs, given))
    x, y, z, w = (number / largest for number in given)
    length = sqrt(x * x + y * y + z * z + w * w)
    return x / length, y / length, z / length, w / length


def matrix_of(quaternion):
    """The rows of the rotation matrix in doubles; whole numbers for a symmetry of the cube."""
    x, y, z, w = unit_quaternion(quaternion)
    rows = ((1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
            (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
            (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)))
    whole = tuple(tuple(float(round(number)) for number in row) for row in rows)
    near = all(abs(a - b) <= 4 * 2.0**-52 for row, other in zip(rows, whole)
               for a, b in zip(row, other))
    return whole if near else rows


# --- cubes ---------------------------------------------------------------------------------------

@dataclass
class Leaf:
    path: tuple
    corner: tuple     # In units: eighths of the smallest cubes.
    size: int
    codes: tuple = None  # Of an indented cube.
    triangles: tuple = None
    moved: tuple = None


class Tree:
    """A tree of the text form: a letter, or a list of eight."""

    def __init__(self, text):
        self.text = text
        self.at = 0
        self.root = self.cube()
        self.depth = self.depth_of(self.root)

    def cube(self):
        letter = self.text[self.at]
        self.at += 1
        if letter == "O":
            return [self.cube() for _ in range(8)]
        if letter != "N" or self.text[self.at:self.at + 1] != "{":
            return letter, None
        end = self.text.index("}", self.at)
        codes = tuple(map(int, self.text[self.at + 1:end].split(",")))
        self.at = end + 1
        return letter, codes

    def depth_of(self, cube):
        return 1 + max(map(self.depth_of, cube)) if isinstance(cube, list) else 0

    def is_filled(self, cube):
        return any(map(self.is_filled, cube)) if isinstance(cube, list) else cube[0] != "E"

    def leaves(self, limit, ignores_indentation):
        """All that is filled, with OCTANTs at the limit as full boxes."""
        found = []

        def visit(cube, path, corner, size):
            if isinstance(cube, list) and len(path) < limit:
                half = size // 2
                for index, child in enumerate(cube):
                    side = bits(index)
                    visit(child, path + (index,),
                          tuple(corner[axis] + half * side[axis] for axis in range(3)), half)
            elif self.is_filled(cube):
                codes = None if isinstance(cube, list) else cube[1]
                untouched = ignores_indentation or codes is None or all(code == 8 for code in codes)
                found.append(Leaf(path, corner, size, None if untouched else codes))
        visit(self.root, (), (0, 0, 0), EIGHTHS << self.depth)
        return found


def span_of(code):
    for start in range(EIGHTHS + 1):
        for end in range(start, EIGHTHS + 1):
            if code == 10 * start + (end - start) - (start * start + start) // 2:
                return start, end
    raise ValueError(code)


def shape_of(leaf):
    """The moved corners of an indented cube in units, and its triangles."""
    spans = [span_of(code) for code in leaf.codes]
    eighth = leaf.size // EIGHTHS
    moved = tuple(tuple(leaf.corner[axis] + eighth * spans[edge][end]
                        for axis, (edge, end) in enumerate(edges)) for edges in CORNER_EDGES)
    triangles = []
    for face, (axis, side) in enumerate(FACE_SIDES):
        first, second, third, fourth = (corner for corner in range(8) if bits(corner)[axis] == side)
        ring = [first, second, fourth, third]
        outward = [0, 0, 0]
        outward[axis] = 1 if side else -1
        flat = [bits(corner) for corner in ring]
        if dot(cross(minus(flat[1], flat[0]), minus(flat[2], flat[0])), outward) < 0:
            ring = [ring[0], ring[3], ring[2], ring[1]]
        a, b, c, d = (moved[corner] for corner in ring)
        # The fourth corner above the plane of the others: the solid is convex along the other one.
        if dot(cross(minus(b, a), minus(c, a)), minus(d, a)) > 0:
            halves = ((0, 1, 3), (1, 2, 3))
        else:
            halves = ((0, 1, 2), (0, 2, 3))
        triangles += [(face, tuple(ring[i] for i in half)) for half in halves]
    return moved, tuple(triangles)


# --- one octree and one ray ----------------------------------------------------------------------

@dataclass
class Meeting:
    t: Fraction
    octree: int
    leaf: Leaf
    face: int = None     # None from inside.


class OwnRay:
    """A ray in the frame of an octree, from its origin, in whole numbers."""

    def __init__(self, octree, ray):
        size = Fraction(octree.size)
        centre = [Fraction(place) + size / 2 for place in octree.position]
        offset = [centre[axis] - Fraction(ray.origin[axis]) for axis in range(3)]
        given = [Fraction(number) for number in ray.direction]
        rows = octree.matrix
        self.base, self.direction = [], []
        for axis in range(3):  # The transpose turns back.
            column = [Fraction(rows[other][axis]) for other in range(3)]
            self.base.append(dot(column, offset) - size / 2)
            self.direction.append(dot(column, given))
        unit = size / (EIGHTHS << octree.tree.depth)
        scale = max(number.denominator for number in (*self.base, unit, *self.direction))
        self.base = [int(number * scale) for number in self.base]
        self.direction = [int(number * scale) for number in self.direction]
        self.unit = int(unit * scale)

    def place(self, point):
        """A point in units, relative to the ray's origin."""
        return tuple(self.base[axis] + self.unit * point[axis] for axis in range(3))

    def box(self, leaf):
        """Where a closed box is entered, and the axis; nothing where it is not touched."""
        low = self.place(leaf.corner)
        high = self.place(tuple(number + leaf.size for number in leaf.corner))
        entry, exit_, face = None, None, None
        for axis in range(3):
            slope = self.direction[axis]
            if slope == 0:
                if low[axis] > 0 or high[axis] < 0:
                    return None
                continue
            near, far = (low[axis], high[axis]) if slope > 0 else (-high[axis], -low[axis])
            slope = abs(slope)
            if entry is None or near * entry[1] > entry[0] * slope:
                entry = (near, slope)
                face = FACE_SIDES.index((axis, 0 if self.direction[axis] > 0 else 1))
            if exit_ is None or far * exit_[1] < exit_[0] * slope:
                exit_ = (far, slope)
        if entry[0] * exit_[1] > exit_[0] * entry[1] or exit_[0] < 0:
            return None
        if entry[0] < 0:
            return Fraction(0), None
        return Fraction(*entry), face

    def mesh(self, leaf):
        """The same for an indented cube: by the point in each triangle's plane."""
        if leaf.moved is None:
            leaf.moved, leaf.triangles = shape_of(leaf)
        places = [self.place(corner) for corner in leaf.moved]
        direction = self.direction
        along = max(range(3), key=lambda axis: (abs(direction[axis]), -axis))
        nearest, crossings = None, 0
        for face, corners in leaf.triangles:
            a, b, c = (places[corner] for corner in corners)
            normal = cross(minus(b, a), minus(c, a))
            slope = dot(normal, direction)
            if slope == 0:
                continue
            over = dot(normal, a)
            # All of this times the slope: the point is over / slope along the ray.
            sides = [dot(cross(normal, minus(q, p)),
                         tuple(over * direction[axis] - slope * p[axis] for axis in range(3)))
                     * sign(slope) for p, q in ((a, b), (b, c), (c, a))]
            if min(sides) < 0 or over * sign(slope) < 0:
                continue
            t = Fraction(over, slope)
            if all(self.is_inward(normal, slope, p, q, side, along)
                   for (p, q), side in zip(((a, b), (b, c), (c, a)), sides)):
                crossings += 1
            rank = (t, slope > 0, face)
            if nearest is None or rank < nearest:
                nearest = rank
        if crossings % 2:
            return Fraction(0), None
        return nearest and (nearest[0], nearest[2])

    def is_inward(self, normal, slope, start, end, side, along):
        """Whether the point stays within an edge when the ray is moved by (e, e*e) across itself."""
        if side:
            return True
        inward = cross(normal, minus(end, start))
        for step in (1, 2):
            axis = (along + step) % 3
            moved = [-normal[axis] * self.direction[i] for i in range(3)]
            moved[axis] += slope
            change = dot(inward, moved) * sign(slope)
            if change:
                return change > 0
        return False

    def nearest_parts(self, meeting):
        """The corner and the edge of the face that are nearest to where it is met."""
        leaf = meeting.leaf
        t = meeting.t
        if leaf.moved is None:
            corners = [tuple(leaf.corner[axis] + leaf.size * bits(corner)[axis] for axis in range(3))
                       for corner in range(8)]
        else:
            corners = leaf.moved
        axis, side = FACE_SIDES[meeting.face]
        on_face = [corner for corner in range(8) if bits(corner)[axis] == side]
        away = {corner: minus(self.place(corners[corner]),
                              [t * number for number in self.direction]) for corner in on_face}
        corner = min(on_face, key=lambda one: (dot(away[one], away[one]), one))
        edges = [edge for edge, ends in enumerate(EDGES) if set(ends) <= set(on_face)]
        return corner, min(edges, key=lambda one: (self.square_to(away, EDGES[one]), one))

    @staticmethod
    def square_to(away, ends):
        start, end = away[ends[0]], away[ends[1]]
        along = minus(end, start)
        length = dot(along, along)
        at = -dot(start, along)
        if at <= 0:
            return dot(start, start)
        if at >= length:
            return dot(end, end)
        return dot(start, start) - Fraction(at * at) / length


@dataclass
class Octree:
    position: tuple
    size: float
    text: str
    rotation: tuple = None

    def __post_init__(self):
        self.tree = Tree(self.text)
        self.matrix = matrix_of(self.rotation or (0.0, 0.0, 0.0, 1.0))
        self.kept = {}

    def leaves(self, limit, ignores_indentation):
        key = min(limit, self.tree.depth), ignores_indentation
        if key not in self.kept:
            self.kept[key] = self.tree.leaves(*key)
        return self.kept[key]

    def line(self):
        numbers = " ".join(map(repr, (*self.position, self.size)))
        turn = " rot " + " ".join(map(repr, self.rotation)) if self.rotation else ""
        return f"octree {numbers} {self.text}{turn}"


@dataclass
class Ray:
    origin: tuple
    direction: tuple
    depth: int = UNLIMITED

    def line(self):
        depth = "" if self.depth == UNLIMITED else f" {self.depth}"
        return "ray " + " ".join(map(repr, (*self.origin, *self.direction))) + depth


def name_of(path):
    return "".join(f"/{child}" for child in path) or "/"


def cast(octrees, ray, ignores_indentation=False):
    """What `pick` must say of a ray: a dictionary of the words that are exact."""
    met = []
    for index, octree in enumerate(octrees):
        own = OwnRay(octree, ray)
        for leaf in octree.leaves(ray.depth, ignores_indentation):
            if leaf.codes is None:
                found = own.box(leaf)
            else:
                found = own.box(leaf) and own.mesh(leaf)
            if found:
                met.append((Meeting(found[0], index, leaf, found[1]), own))
    if not met:
        return {"result": "miss"}
    nearest = min(one.t for one, _ in met)
    first = [(one, own) for one, own in met if one.t == nearest]
    first.sort(key=lambda pair: (pair[0].octree, pair[0].leaf.path))
    meeting, own = first[0]
    answer = {"result": "hit", "oct": meeting.octree, "cube": name_of(meeting.leaf.path),
              "t": meeting.t, "isTie": len(first) > 1,
              "tied": [(one.octree, name_of(one.leaf.path)) for one, _ in first]}
    if meeting.face is None:
        return {**answer, "result": "inside"}
    corner, edge = own.nearest_parts(meeting)
    return {**answer, "face": FACES[meeting.face], "corner": corner, "edge": edge}
