"""How many points of a set are extreme, up to a tolerance.

A point is extreme if it lies farther than 1e-6 of the bounding box's diagonal from the convex hull
of the others. The hull itself is exact: points are rounded to whole numbers on a grid far finer
than the tolerance, and every side test is done in integers, so coplanar and collinear points need
no care. Flat sets have no volume: each distinct point counts.
"""

import math
from itertools import combinations

TOLERANCE = 1e-6
GRID = 10 ** 11
SURE = 20.0


def subtract(a, b):
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def norm(a):
    return math.sqrt(dot(a, a))


# --- exact hull of points with whole-numbered coordinates -----------------------------------------

def plane(points, face):
    """Normal (outward for a counter-clockwise face) and offset of a face's plane."""
    a, b, c = (points[i] for i in face)
    normal = cross(subtract(b, a), subtract(c, a))
    return normal, dot(normal, a)


def first_tetrahedron(points):
    """Four points with a volume, far apart, or None if all lie in one plane."""
    def farthest(size):
        best = max(range(len(points)), key=size)
        return best if size(best) > 0 else None
    start = min(range(len(points)), key=lambda i: points[i])
    a = points[start]
    second = farthest(lambda i: dot(subtract(points[i], a), subtract(points[i], a)))
    if second is None:
        return None
    along = subtract(points[second], a)

    def off_line(i):
        area = cross(along, subtract(points[i], a))
        return dot(area, area)
    third = farthest(off_line)
    if third is None:
        return None
    normal = cross(along, subtract(points[third], a))
    fourth = farthest(lambda i: abs(dot(normal, subtract(points[i], a))))
    return None if fourth is None else (start, second, third, fourth)


def tetrahedron_faces(points, corners):
    """The four faces, each seen counter-clockwise from outside."""
    faces = []
    for left_out in corners:
        a, b, c = (i for i in corners if i != left_out)
        normal, offset = plane(points, (a, b, c))
        faces.append((a, c, b) if dot(normal, points[left_out]) > offset else (a, b, c))
    return faces


def add_point(points, faces, index):
    """Grows the hull by one point; a point in or on the hull changes nothing."""
    x, y, z = points[index]
    visible = [face for face, ((nx, ny, nz), d) in faces.items() if nx * x + ny * y + nz * z > d]
    if not visible:
        return
    edges = {(face[i], face[(i + 1) % 3]) for face in visible for i in range(3)}
    for face in visible:
        del faces[face]
    for a, b in edges:
        if (b, a) not in edges:
            faces[(a, b, index)] = plane(points, (a, b, index))


def exact_hull(points):
    """Faces of the convex hull (number triples to plane), or None if the points are flat."""
    corners = first_tetrahedron(points) if len(points) > 3 else None
    if corners is None:
        return None
    faces = {face: plane(points, face) for face in tetrahedron_faces(points, corners)}
    middle = [sum(axis) / len(points) for axis in zip(*points)]
    order = sorted(range(len(points)), key=lambda i: -norm(subtract(points[i], middle)))
    for index in order:
        add_point(points, faces, index)
    return faces


# --- distances -----------------------------------------------------------------------------------

def segment_distance(p, a, b):
    along = subtract(b, a)
    length2 = dot(along, along)
    t = 0 if length2 == 0 else min(max(dot(subtract(p, a), along) / length2, 0), 1)
    return norm(tuple(u - (v + t * w) for u, v, w in zip(p, a, along)))


def triangle_distance(p, a, b, c):
    """Distance of a point from a triangle."""
    edges = min(segment_distance(p, a, b), segment_distance(p, b, c), segment_distance(p, c, a))
    normal = cross(subtract(b, a), subtract(c, a))
    length = norm(normal)
    if length == 0:
        return edges
    for u, v in ((a, b), (b, c), (c, a)):
        if dot(cross(subtract(v, u), subtract(p, u)), normal) < 0:
            return edges
    return abs(dot(normal, subtract(p, a))) / length


def distance_to_hull(points, faces, p):
    """Distance of an outer point from a convex hull; 0 inside."""
    seen = [face for face, (normal, offset) in faces.items() if dot(normal, p) > offset]
    return min((triangle_distance(p, *(points[i] for i in face)) for face in seen), default=0.0)


def distance_to_others(points, index):
    """Distance of one point from the convex hull of the others."""
    others = points[:index] + points[index + 1:]
    faces = exact_hull(others)
    if faces is None:
        return math.inf
    return distance_to_hull(others, faces, points[index])


# --- extreme points ------------------------------------------------------------------------------

class ExtremeCount:
    """The number of extreme points, and whether rounding noise could change it.

    The count of a fragile set is not worth finishing.
    """

    def __init__(self, points):
        self.fragile = False
        self.flat = False
        distinct = sorted(set(points))
        self.diagonal = norm(subtract(tuple(map(max, zip(*distinct))),
                                      tuple(map(min, zip(*distinct))))) if distinct else 0.0
        self.count = self.count_extreme(distinct)

    def count_extreme(self, distinct):
        """The count for distinct points."""
        if self.diagonal == 0:
            self.flat = True
            return len(distinct)
        unit = GRID / self.diagonal
        self.tolerance = TOLERANCE * GRID
        whole = [tuple(round(v * unit) for v in point) for point in distinct]
        if self.is_flat(whole):
            self.flat = True
            return len(distinct)
        remaining = self.merge_near(whole)
        while not self.fragile:
            smaller = self.without_inner(remaining)
            if len(smaller) == len(remaining):
                break
            remaining = smaller
        return len(remaining)

    def is_within(self, distance):
        """Whether a distance is within the tolerance; near it the answer is not to be relied on."""
        if self.tolerance / SURE < distance < self.tolerance * SURE:
            self.fragile = True
        return distance <= self.tolerance

    def is_flat(self, points):
        """Whether all points lie in one plane."""
        corners = first_tetrahedron(points) if len(points) > 3 else None
        if corners is None:
            return True
        normal, offset = plane(points, corners[:3])
        length = norm(normal)
        return self.is_within(max(abs(dot(normal, p) - offset) for p in points) / length)

    def merge_near(self, points):
        """One point of each cluster that is smaller than the tolerance; points come sorted."""
        kept = []
        for point in sorted(points):
            near = False
            for other in reversed(kept):
                if point[0] - other[0] > SURE * self.tolerance:
                    break
                near = near or self.is_within(norm(subtract(point, other)))
            if not near:
                kept.append(point)
        return kept

    def without_inner(self, points):
        """Drops points inside the hull, and corners that the others' hull holds but for noise."""
        faces = exact_hull(points)
        neighbours, directions = corner_facts(faces)
        corners = sorted(neighbours)
        dropped = set()
        for v in corners:
            if self.fragile or dropped & neighbours[v]:
                continue
            if self.gap(points, corners, v, directions[v]) > SURE * self.tolerance:
                continue
            if self.is_inner(points, v, neighbours[v], corners):
                dropped.add(v)
        return [points[v] for v in corners if v not in dropped]

    @staticmethod
    def gap(points, corners, v, direction):
        """How far a corner stands out in a direction: a lower bound of its distance."""
        return dot(direction, points[v]) - max(dot(direction, points[u])
                                               for u in corners if u != v)

    def is_inner(self, points, v, neighbours, corners):
        """Whether a corner lies within the tolerance of the hull of the other corners."""
        for a, b in combinations(sorted(neighbours), 2):
            if segment_distance(points[v], points[a], points[b]) < self.tolerance / SURE:
                return True
        rest = [points[u] for u in corners]
        return self.is_within(distance_to_others(rest, corners.index(v)))


def corner_facts(faces):
    """For each corner of a hull: its neighbours, and a direction in which it stands out."""
    neighbours, directions = {}, {}
    for face, (normal, _) in faces.items():
        length = norm(normal)
        for v in face:
            neighbours.setdefault(v, set()).update(u for u in face if u != v)
            so_far = directions.get(v, (0.0, 0.0, 0.0))
            directions[v] = tuple(d + n / length for d, n in zip(so_far, normal))
    return neighbours, {v: tuple(d / norm(sums) for d in sums)
                        for v, sums in directions.items()}
