"""Random mesh assets: a binary LLSD header and zlib blocks, with what the cost rules look at."""

import struct
import zlib

from model import LODS, Asset, Face

LIMIT = 65535
LOD_KEYS = {lod: lod + "_lod" for lod in LODS}


# --- binary LLSD ---------------------------------------------------------------------------------

def llsd(value):
    """A value as binary LLSD, without the prefix line."""
    if isinstance(value, bool):
        return b"1" if value else b"0"
    if isinstance(value, int):
        return b"i" + struct.pack(">i", value)
    if isinstance(value, float):
        return b"r" + struct.pack(">d", value)
    if isinstance(value, (str, bytes)):
        tag, raw = (b"s", value.encode()) if isinstance(value, str) else (b"b", value)
        return tag + struct.pack(">I", len(raw)) + raw
    if isinstance(value, list):
        return b"[" + struct.pack(">I", len(value)) + b"".join(map(llsd, value)) + b"]"
    entries = b"".join(b"k" + struct.pack(">I", len(key)) + key.encode() + llsd(item)
                       for key, item in value.items())
    return b"{" + struct.pack(">I", len(value)) + entries + b"}"


def packed(quantised):
    """Points of whole numbers as 16-bit triples."""
    return b"".join(struct.pack("<3H", *point) for point in quantised)


# --- geometry ------------------------------------------------------------------------------------

def random_domain(rng):
    """The box that the 16-bit numbers span; None is the whole unit cube."""
    if rng.random() < 0.4:
        return None
    low = [round(rng.uniform(-0.5, -0.1), 4) for _ in range(3)]
    high = [round(rng.uniform(0.1, 0.5), 4) for _ in range(3)]
    return low, high


def decoded(quantised, domain):
    """The points that 16-bit triples stand for."""
    low, high = domain or ([-0.5] * 3, [0.5] * 3)
    return [tuple(q / LIMIT * (b - a) + a for q, a, b in zip(point, low, high))
            for point in quantised]


def random_points(rng, count, flat=False):
    """Distinct 16-bit triples on a coarse lattice, so that no two of them nearly coincide."""
    found = set()
    while len(found) < count:
        x, y, z = (min(rng.randrange(0, 257) * 256, LIMIT) for _ in range(3))
        found.add((x, y, 32768 if flat else z))
    return sorted(found, key=lambda _: rng.random())


def random_triangles(rng, points, count):
    return [tuple(rng.sample(range(points), 3)) for _ in range(count)]


def random_face(rng, points, triangles, flat=False):
    """A face, and its LLSD map."""
    quantised = random_points(rng, points, flat)
    return encoded_face(rng, quantised, random_triangles(rng, points, triangles))


def encoded_face(rng, quantised, triangles):
    """A face of 16-bit points, and its LLSD map."""
    domain = random_domain(rng)
    entry = {"Position": packed(quantised), "TriangleList": packed(triangles)}
    if domain:
        entry["PositionDomain"] = {"Min": domain[0], "Max": domain[1]}
    if rng.random() < 0.3:
        entry["TexCoord0"] = rng.randbytes(4 * len(quantised))
        entry["TexCoord0Domain"] = {"Min": [0.0, 0.0], "Max": [1.0, 1.0]}
    return Face(decoded(quantised, domain), triangles), entry


# --- LODs ----------------------------------------------------------------------------------------

def random_lods(rng):
    """Faces of the LODs present, each with fewer triangles than the one above."""
    present = rng.choice((4, 4, 4, 3, 2, 1))
    faces = rng.choice((1, 1, 2, 3))
    triangles = rng.choice((12, 60, 250, 700))
    lods = {}
    for lod in LODS[:present]:
        points = max(4, min(triangles // 2, 220))
        flat = rng.random() < 0.05
        lods[lod] = [random_face(rng, points, triangles, flat) for _ in range(faces)]
        triangles = max(1, triangles // rng.choice((2, 3, 5)))
    return lods


# --- physics mesh --------------------------------------------------------------------------------

def sliver(rng, quantised, width):
    """Appends three points almost on a line, as wide as that many steps of the 16 bits."""
    first = len(quantised)
    start = [rng.randrange(0, 20000) for _ in range(3)]
    step = [rng.randrange(1, 10000) for _ in range(3)]
    for times, aside in ((0, 0), (2, 0), (1, width)):
        point = [s + times * d for s, d in zip(start, step)]
        point[2] += aside
        quantised.append(tuple(point))
    return (first, first + 1, first + 2)


def physics_face(rng):
    """A face of a physics mesh: ordinary triangles and, at times, each kind of odd one."""
    quantised = random_points(rng, rng.randrange(4, 60), rng.random() < 0.1)
    triangles = random_triangles(rng, len(quantised), rng.randrange(1, 90))
    if rng.random() < 0.25:
        triangles += [sliver(rng, quantised, rng.randrange(1, 200))
                      for _ in range(rng.randrange(1, 4))]
    if rng.random() < 0.1:
        triangles.append(sliver(rng, quantised, 0))
    if rng.random() < 0.1:
        triangles.append((1, 1, 2))
    if rng.random() < 0.3:
        triangles += [(0, 0, 0)] * rng.randrange(1, 4)
    rng.shuffle(triangles)
    return encoded_face(rng, quantised, triangles)


def random_physics_mesh(rng):
    """Faces of a physics mesh, one of placeholders only, or None."""
    chance = rng.random()
    if chance < 0.25:
        return None
    if chance < 0.33:
        return [encoded_face(rng, random_points(rng, 4), [(0, 0, 0)])]
    faces = [physics_face(rng) for _ in range(rng.choice((1, 1, 2)))]
    if rng.random() < 0.1:
        faces.append((Face([], []), {"NoGeometry": True}))
    return faces


# --- hulls ---------------------------------------------------------------------------------------

def random_hull_list(rng):
    """Point counts of the hulls."""
    counts = [rng.randrange(4, 30) for _ in range(rng.choice((1, 2, 3, 8, 25)))]
    if rng.random() < 0.1:
        counts.append(256)
    return counts


def random_convex(rng):
    """Hull list, base hull and the LLSD map that holds them; the document's spelling at times."""
    hulls = random_hull_list(rng) if rng.random() < 0.5 else []
    bounding = None
    if rng.random() < 0.6:
        bounding = random_points(rng, rng.choice((4, 8, 20, 100, 256)))
    entry = {}
    if hulls:
        points = [point for count in hulls for point in random_points(rng, count)]
        entry["HullList"] = bytes(count % 256 for count in hulls)
        entry[rng.choice(("Positions", "Positions", "Position"))] = packed(points)
    if bounding:
        entry[rng.choice(("BoundingVerts", "BoundingVerts", "Hull"))] = packed(bounding)
    if entry and rng.random() < 0.5:
        entry["Min"], entry["Max"] = [-0.5] * 3, [0.5] * 3
    return hulls, bounding and decoded(bounding, None), entry


# --- the file ------------------------------------------------------------------------------------

def assembled(rng, blocks):
    """Header and blocks, these in any order and with gaps."""
    names = list(blocks)
    rng.shuffle(names)
    header, body = {"version": 1}, b""
    for name in names:
        body += bytes(rng.choice((0, 0, 7)))
        header[name] = {"offset": len(body), "size": len(blocks[name])}
        body += blocks[name]
    return llsd(header) + body


def block(rng, value):
    return zlib.compress(llsd(value), rng.choice((1, 6, 9)))


def random_asset(rng, name):
    """A mesh asset with its file."""
    asset, blocks = Asset(name), {}
    for lod, faces in random_lods(rng).items():
        asset.lods[lod] = [face for face, _ in faces]
        blocks[LOD_KEYS[lod]] = block(rng, [entry for _, entry in faces])
    asset.lod_bytes = {lod: len(blocks.get(LOD_KEYS[lod], b"")) for lod in LODS}
    faces = random_physics_mesh(rng)
    if faces:
        asset.physics_faces = [face for face, _ in faces]
        key = rng.choice(("physics_mesh", "physics_mesh", "physics_shape"))
        blocks[key] = block(rng, [entry for _, entry in faces])
    if rng.random() < 0.75:
        asset.hulls, asset.bounding_points, entry = random_convex(rng)
        key = rng.choice(("physics_convex", "physics_convex", "decomposition"))
        blocks[key] = block(rng, entry)
    asset.data = assembled(rng, blocks)
    return asset
