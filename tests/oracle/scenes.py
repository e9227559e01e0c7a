"""Random projects: parts of every kind, at and around every threshold of the rules."""

import base64
import json
from dataclasses import dataclass, field

import prims
from assets import random_asset
from constants import BUILT_IN, CAPACITIES, CHOICES, CONSTANTS, Profile
from model import Linkset, Parcel, Part, Region

KINDS = ("mesh",) * 8 + ("box", "cylinder", "prism", "sphere", "torus", "tube", "ring") * 2 \
    + ("sculpt", "flexible")
NAMES = ("plank", "roof", "Säule", "a, b", 'say "hi"', "=1+1", "@home", "-minus", "+plus", "", "門")
EXACT_SIDES = (0.2, 0.5, 0.1, 0.05, 0.125, 1.0, 2.0, 5.0, 10.0, 25.0, 64.0)
EXACT_SCALES = ((2, 2, 2), (1, 2, 3), (5, 5, 5), (4, 5, 6), (25, 25, 25), (24, 25, 26),
                (0.125, 4.375, 4.5), (0.125, 4.5, 4.5), (0.05, 9, 8), (0.2, 6, 6), (3, 3, 3))
# Noise on a narrow triangle's width is 1e-16 m: the lower clamp stays well above that.
LEAST = {"width_min": 1e-4, "bytes_per_triangle": 1, "triangle_budget": 1e4}
WHOLE = ("legacy_physical_limit", "sculpt_hull_vertices")


@dataclass
class Scene:
    """A project: its profile, regions, assets and linksets."""
    profile: Profile
    assets: list = field(default_factory=list)
    regions: list = field(default_factory=list)
    linksets: list = field(default_factory=list)


def random_id(rng):
    digits = f"{rng.getrandbits(128):032x}"
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


# --- profiles ------------------------------------------------------------------------------------

def random_constant(rng, key):
    """A value in the constant's range, most often near the default."""
    default, low, high = CONSTANTS[key]
    factor = rng.uniform(0.5, 1.6) if rng.random() < 0.75 else 10 ** rng.uniform(-2, 2)
    value = min(max(default * factor, LEAST.get(key, low), low), high)
    return round(value) if key in WHOLE else float(f"{value:.6g}")


def random_changes(rng, count):
    """Constants and choices set to something else than their defaults."""
    keys = rng.sample(sorted(CONSTANTS), count)
    changes = {key: random_constant(rng, key) for key in keys}
    changes = {key: value for key, value in changes.items() if value != CONSTANTS[key][0]}
    for key in ("rounding", "base_hull_source", "triangle_rule"):
        if rng.random() < 0.15:
            changes[key] = CHOICES[key][1]
    return changes


def random_profile(rng):
    """A built-in profile, half of the time with changes."""
    base = rng.choice(("second-life",) * 3 + tuple(BUILT_IN)[1:])
    return Profile(base, random_changes(rng, rng.randrange(1, 12)) if rng.random() < 0.6 else {})


# --- prims ---------------------------------------------------------------------------------------

def random_cut(rng):
    """Begin and end of a path or profile: within tolerance, at a limit of convexity, or any."""
    chance = rng.random()
    if chance < 0.25:
        return (round(rng.uniform(0, 0.04), 4), round(1 - rng.uniform(0, 0.04), 4))
    if chance < 0.5:
        return rng.choice(((0.0, 0.5), (0.25, 0.75), (0.0, 0.125), (0.25, 0.5), (0.5, 1.0),
                           (0.0, 0.11), (0.0, 0.112), (0.0, 0.02), (0.025, 1.0), (0.25, 1.0),
                           (0.0, 0.126), (0.5, 0.75), (0.2, 0.452), (0.1, 0.604), (0.125, 0.25)))
    begin = round(rng.uniform(0, 0.97), 4)
    return (begin, round(rng.uniform(begin + 0.02, 1), 4))


def random_pair(rng, reach, tolerance):
    """Two signed values: within tolerance, equal, or any."""
    size = tolerance if rng.random() < 0.3 else reach
    first = round(rng.uniform(-size, size), 3)
    return (first, first if rng.random() < 0.2 else round(rng.uniform(-size, size), 3))


def random_hollow(rng):
    return rng.choice((0.05, round(rng.uniform(0, 0.1), 3), round(rng.uniform(0, 0.95), 3), 0.5))


def random_round(rng, kind):
    """Parameters that only prims on a circular path have."""
    given = {}
    if kind != "sphere" and rng.random() < 0.6:
        given["hole_size"] = (round(rng.uniform(0.05, 1), 2), round(rng.uniform(0.05, 0.5), 2))
    if rng.random() < 0.2:
        given["radius_offset"] = round(rng.uniform(-0.5, 0.5), 2)
    if rng.random() < 0.2:
        given["skew"] = round(rng.uniform(-0.9, 0.9), 2)
    if rng.random() < 0.2:
        given["revolutions"] = rng.choice((1.25, 1.5, 2.0, round(rng.uniform(1, 4), 3)))
    return given


def random_prim(rng, kind):
    """Parameters of a prim; the likelihood of changes differs from prim to prim."""
    if kind in ("mesh", "sculpt"):
        return {}
    often = rng.choice((0.0, 0.1, 0.15, 0.35))
    if rng.random() < 0.08:
        return {"hollow": random_hollow(rng), "profile_cut": random_cut(rng)}
    makers = {"path_cut": lambda: random_cut(rng), "profile_cut": lambda: random_cut(rng),
              "hollow": lambda: random_hollow(rng), "twist": lambda: random_pair(rng, 1, 0.06),
              "taper": lambda: random_pair(rng, 1, 0.04),
              "shear": lambda: random_pair(rng, 0.5, 0.04)}
    given = {key: make() for key, make in makers.items() if rng.random() < often}
    if "hollow" in given:
        given["hole"] = rng.choice(("same", "same", "circle", "square", "triangle"))
    if kind in prims.CURVED and often:
        given.update(random_round(rng, kind))
    return given


# --- parts ---------------------------------------------------------------------------------------

def random_side(rng):
    chance = rng.random()
    if chance < 0.2:
        return rng.choice(EXACT_SIDES)
    low, high = (0.01, 0.25) if chance < 0.4 else (0.15, 4) if chance < 0.8 else (2, 64)
    return round(rng.uniform(low, high), 4)


def random_scale(rng, kind):
    """Sides of a part: equal, equal in two, at a threshold, flat, or any."""
    chance = rng.random()
    if chance < 0.15:
        sides = list(rng.choice(EXACT_SCALES))
        rng.shuffle(sides)
        return tuple(map(float, sides))
    sides = [random_side(rng) for _ in range(3)]
    if chance < 0.4 or (kind == "sphere" and chance < 0.6):
        return (sides[0],) * 3
    if chance < 0.55 or (kind in ("sphere", "cylinder") and chance < 0.75):
        return (sides[0], sides[0], sides[2])
    if chance < 0.65:
        sides[rng.randrange(3)] = rng.choice((0.01, 0.05, 0.1, 0.15, 0.1999))
    return tuple(sides)


def random_shape_type(rng):
    return rng.choice(("prim",) * 6 + ("convex_hull",) * 2 + ("none",))


def random_placement(rng):
    """Position and rotation in the root's frame; the quaternion need not have unit length."""
    position = tuple(round(rng.uniform(-8, 8), 3) for _ in range(3))
    if rng.random() < 0.3:
        return position, (0.0, 0.0, 0.0, 1.0)
    return position, tuple(round(rng.uniform(0.1, 1) * rng.choice((-1, 1)), 4) for _ in range(4))


def random_part(rng, assets, plain):
    """A part; a plain one does nothing that would make its linkset opt in."""
    kind = rng.choice([kind for kind in KINDS if not plain or kind != "mesh"])
    part = Part(random_id(rng), rng.choice(NAMES), kind, scale=random_scale(rng, kind))
    part.asset = rng.choice(assets) if kind == "mesh" else None
    part.position, part.rotation = random_placement(rng)
    part.shape_type = "prim" if plain else random_shape_type(rng)
    part.scripts = rng.choice((0, 0, 0, 1, 2, 7))
    part.animated = not plain and rng.random() < 0.12
    part.materials = not plain and rng.random() < 0.1
    part.prim = prims.make_prim(kind if part.is_prim else "box", random_prim(rng, kind))
    return part


def random_linkset(rng, scene):
    """A linkset of 1 to 12 parts."""
    plain = rng.random() < 0.2
    count = rng.choice((1, 1, 2, 3, 4, 6, 12))
    linkset = Linkset(random_id(rng), rng.choice(NAMES) or "linkset")
    linkset.parts = [random_part(rng, scene.assets, plain) for _ in range(count)]
    linkset.parts[0].position, linkset.parts[0].rotation = (0.0,) * 3, (0.0, 0.0, 0.0, 1.0)
    linkset.physical = rng.random() < 0.3
    linkset.moving = rng.random() < 0.15
    linkset.region = rng.choice([region.name for region in scene.regions] + [""])
    linkset.parcel = rng.choice((0, 1, 2, None)) if linkset.region else None
    return linkset


def random_regions(rng):
    """None to three regions, some of a kind, some with a capacity of their own."""
    regions = []
    for index in range(rng.choice((0, 1, 2, 3))):
        capacity = rng.choice([*CAPACITIES.values(), rng.randrange(1, 50000)])
        parcels = [Parcel(random_id(rng), name) for name in ("Lawn", "Row", "Row")]
        regions.append(Region(random_id(rng), f"Region {index}", capacity, parcels))
    return regions


def random_scene(rng):
    """A project without linksets yet: those are added once they are known to be beyond doubt."""
    assets = [random_asset(rng, f"asset-{index}") for index in range(4)]
    return Scene(random_profile(rng), assets, random_regions(rng))


# --- files ---------------------------------------------------------------------------------------

def changed_fields(value, plain, keys):
    """The fields that differ from their defaults, as a project file may leave out the others."""
    return {key: getattr(value, key) for key in keys if getattr(value, key) != getattr(plain, key)}


def part_json(part):
    plain = Part(shape_type="convex_hull" if part.kind == "mesh" else "prim")
    entry = {"id": part.id, "kind": part.kind}
    entry |= changed_fields(part, plain, ("name", "scale", "position", "rotation", "shape_type",
                                          "scripts", "animated", "materials"))
    if part.kind == "mesh":
        entry["asset"] = part.asset.name
    if part.is_prim:
        default = prims.default_prim(part.kind)
        prim = changed_fields(part.prim, default, [key for key in vars(default) if key != "kind"])
        entry |= {"prim": prim} if prim else {}
    return entry


def linkset_json(linkset, regions):
    """A linkset; every other one names its region and parcel by id, all a parcel that is not the first of its name."""
    entry = {"id": linkset.id, "name": linkset.name, "position": [128, 128, 25],
             "parts": [part_json(part) for part in linkset.parts]}
    if linkset.region:
        region = next(region for region in regions if region.name == linkset.region)
        by_id = int(linkset.id[0], 16) % 2
        entry["region"] = region.id if by_id else region.name
        if linkset.parcel is not None:
            parcel = region.parcels[linkset.parcel]
            entry["parcel"] = parcel.id if by_id or linkset.parcel == 2 else parcel.name
    return entry | changed_fields(linkset, Linkset(), ("physical", "moving"))


def region_json(region):
    kind = next((kind for kind, held in CAPACITIES.items() if held == region.capacity), None)
    size = {"kind": kind} if kind else {"capacity": region.capacity}
    return {"id": region.id, "name": region.name, **size,
            "parcels": [{"id": parcel.id, "name": parcel.name, "area": 2048} for parcel in region.parcels]}


def asset_path(project_path, asset):
    """Where an asset lies that is not inside its project."""
    return project_path.with_name(f"{project_path.stem}-{asset.name}.llmesh")


def write_scene(scene, path):
    """Writes a project; its first asset inside the file, the others beside it."""
    assets = {}
    for index, asset in enumerate(scene.assets):
        if index == 0:
            assets[asset.name] = {"data": base64.b64encode(asset.data).decode()}
            continue
        file = asset_path(path, asset)
        file.write_bytes(asset.data)
        assets[asset.name] = {"path": file.name}
    project = {"weighbridge": 1, "name": path.stem,
               "profile": {"base": scene.profile.base, "set": scene.profile.changes},
               "regions": [region_json(region) for region in scene.regions], "assets": assets,
               "linksets": [linkset_json(linkset, scene.regions) for linkset in scene.linksets]}
    path.write_text(json.dumps(project, ensure_ascii=False, indent=1), encoding="utf-8")
