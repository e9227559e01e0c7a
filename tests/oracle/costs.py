"""The cost rules of one part, and the server cost that a number of parts and scripts makes.

How sure a part's physics cost is: each representation has a word of its own, which stands above
those of its constants. None, primitives, hulls and decompositions are documented; but one hull is an
estimate for a sculpt and for a base hull that the asset does not store. A triangle mesh rests on our
exact average width, so it is at most likely; it is an estimate where the simulator's choice is one: a
prim that is not convex while it is dynamic, and a width at a side that was raised. By the superseded
rule, which counts triangles, it is documented, and an estimate only for that prim. In the OpenSim
model the rule and its constants are those of a program, so the word is viewer, but estimate for
sculpts and flexible prims.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

import prims
import surface
from constants import least_sure
from hull import ExtremeCount
from model import LODS
from representation import decide



# --- geometry ------------------------------------------------------------------------------------

def average_width(widths):
    """The harmonic mean; a zero width makes it 0."""
    if min(widths) <= 0:
        return 0.0
    return len(widths) / sum(1 / width for width in widths)


def scaled_widths(triangles, scale):
    """Widths of unit triangles at a part's scale."""
    return [surface.triangle_width(*(tuple(v * s for v, s in zip(point, scale))
                                   for point in triangle)) for triangle in triangles]


def face_triangles(faces):
    """The triangles of some faces as point triples, placeholders left out."""
    return [tuple(face.points[i] for i in triangle)
            for face in faces for triangle in face.solid_triangles]


def base_hull_faces(asset, source):
    """The faces that a base hull is made from where the asset stores none."""
    order = ("low", "medium", "high") if source == "viewer" else ("medium", "high")
    if asset.physics_mesh:
        return asset.physics_mesh
    return next(asset.lods[lod] for lod in order if lod in asset.lods)


@lru_cache(maxsize=4096)
def extreme_count(points):
    return ExtremeCount(list(points))


# --- physics -------------------------------------------------------------------------------------

@dataclass
class Shape:
    """What is known of a part's representation before any cost constant is applied."""
    representation: str
    reason: str
    confidence: str
    triangles: int = None
    width: float = None
    hulls: int = None
    hull_vertices: int = None
    box_volume: float = None


def base_hull(asset, constants, doubts):
    """Vertices of a mesh's base hull, and how sure they are."""
    if asset.bounding_points is not None:
        return len(asset.bounding_points), "documented"
    faces = base_hull_faces(asset, constants["base_hull_source"])
    count = extreme_count(tuple(point for face in faces for point in face.points))
    doubts.add_if("extreme points of a mesh", count.fragile)
    doubts.add_if("a hull to be enclosed", count.count > 256 and not count.flat)
    return count.count, "estimate"


def hull_shape(part, decision, constants, doubts):
    """One convex hull."""
    if part.kind == "mesh":
        vertices, confidence = base_hull(part.asset, constants, doubts)
    elif part.kind == "sculpt":
        vertices, confidence = constants["sculpt_hull_vertices"], "estimate"
    else:
        detail = surface.physics_detail(decision.scale, constants)
        doubts.add_if("a prim's cuts", surface.is_fragile(part.prim, detail))
        count = extreme_count(tuple(surface.physics_points(part.prim, detail)))
        doubts.add_if("extreme points of a prim", count.fragile)
        vertices, confidence = count.count, "documented"
    return Shape(decision.representation, decision.reason, confidence, hulls=1,
                 hull_vertices=vertices)


def prim_triangles(part, scale, constants, doubts):
    """The tessellation at the detail of a size."""
    detail = surface.physics_detail(scale, constants)
    doubts.look("detail", sum(scale) / 3, constants["prim_detail_medium"])
    doubts.look("detail", sum(scale) / 3, constants["prim_detail_high"])
    doubts.add_if("a prim's tessellation", surface.is_fragile(part.prim, detail))
    return surface.physics_triangles(part.prim, detail)


def triangle_shape(part, decision, dynamic, constants, doubts):
    """A mesh of triangles."""
    if part.kind == "mesh":
        triangles = face_triangles(part.asset.physics_mesh)
    else:
        triangles = prim_triangles(part, decision.scale, constants, doubts)
    moving_prim = dynamic and part.is_prim
    counted = constants["triangle_rule"] == "density"
    surest = "documented" if counted else "likely"
    inferred = moving_prim or (decision.raised and not counted)
    return Shape(decision.representation, decision.reason,
                 least_sure(surest, "estimate" if inferred else surest),
                 triangles=len(triangles),
                 width=average_width(scaled_widths(triangles, decision.scale)),
                 box_volume=box_volume(part.scale, constants))


def box_volume(scale, constants):
    """Volume of a part's box, each side at least the least one."""
    x, y, z = (max(side, constants["minimum_side"]) for side in scale)
    return x * y * z


def shape_of(part, is_root, dynamic, constants, doubts):
    """The part's representation with the statistics that its cost needs."""
    decision = decide(part, is_root, dynamic, constants, doubts)
    kind = decision.representation
    if kind == "none":
        return Shape(kind, decision.reason, "documented")
    if kind == "primitive":
        return Shape(kind, decision.reason, "documented")
    if kind == "decomposition":
        return Shape(kind, decision.reason, "documented", hulls=len(part.asset.hulls),
                     hull_vertices=sum(part.asset.hulls))
    if kind == "triangle_mesh":
        return triangle_shape(part, decision, dynamic, constants, doubts)
    return hull_shape(part, decision, constants, doubts)


def triangle_mesh_cost(count, width, constants):
    """Inverse to the average width, which alone is clamped; never below the floor."""
    clamped = min(max(width, constants["width_min"]), constants["width_max"])
    return max(constants["triangle_constant"] * count / clamped, constants["minimum_mesh_cost"])


def triangle_density_cost(count, volume, constants):
    """The superseded rule of the published formula: 0.1 T T / (100 B)."""
    return (constants["density_triangle_cost"] * count * count
            / (constants["density_volume"] * volume))


def hulls_cost(hulls, vertices, constants):
    return constants["hull_vertex_cost"] * vertices + constants["hull_cost"] * hulls


def physics_cost(shape, constants):
    """The physics cost of one part that is not physical."""
    if shape.representation == "none":
        return 0.0
    if shape.representation == "primitive":
        return constants["primitive_cost"]
    if shape.representation == "triangle_mesh":
        if constants["triangle_rule"] == "density":
            return triangle_density_cost(shape.triangles, shape.box_volume, constants)
        return triangle_mesh_cost(shape.triangles, shape.width, constants)
    return hulls_cost(shape.hulls, shape.hull_vertices, constants)


# --- streaming -----------------------------------------------------------------------------------

def inherited(lod_bytes):
    """Bytes of the four LODs, from high to lowest; a missing one takes the next higher one's."""
    result = []
    for lod in LODS:
        result.append(lod_bytes.get(lod, 0) or (result[-1] if result else 0))
    return result


def lod_triangles(lod_bytes, constants):
    """Estimated triangles of the four LODs, from high to lowest."""
    return [max(size - constants["metadata_discount"], constants["minimum_bytes"])
            / constants["bytes_per_triangle"] for size in inherited(lod_bytes)]


def lod_shares(scale, constants):
    """Share of the area around the part in which each LOD is shown, from high to lowest."""
    radius = math.sqrt(sum(side * side for side in scale)) / 2
    distances = [min(radius / constants[key], constants["max_distance"])
                 for key in ("lod_medium", "lod_low", "lod_lowest")]
    whole = constants["max_area"]
    high, mid, low = (min(math.pi * distance * distance, whole) for distance in distances)
    rings = [high, mid - high, low - mid, whole - low]
    areas = [min(max(area, 1), whole) for area in rings]
    return [area / sum(areas) for area in areas]


def streaming_cost(lod_bytes, scale, constants):
    """What a part with such LODs costs to stream, before caps and reductions."""
    triangles = lod_triangles(lod_bytes, constants)
    total = sum(t * share for t, share in zip(triangles, lod_shares(scale, constants)))
    return total / constants["triangle_budget"] * constants["streaming_scale"]


def charged_triangles(lod_bytes, constants):
    """Triangles that animated mesh is charged for: lower LODs beyond a halving allowance."""
    high, *lower = lod_triangles(lod_bytes, constants)
    charged = allowed = high
    for triangles in lower:
        allowed /= 2
        if allowed < constants["animated_free_triangles"]:
            allowed = constants["animated_free_triangles"]
        elif allowed > triangles:
            allowed = triangles
        charged += max(triangles - allowed, 0)
    return charged


def animated_cost(lod_bytes, is_root, constants):
    cost = constants["animated_per_triangle"] * charged_triangles(lod_bytes, constants)
    return cost + (constants["animated_root"] if is_root else 0)


def prim_bytes(prim, constants):
    """Estimated bytes of a prim's four LODs."""
    return {lod: constants["prim_bytes_per_triangle"]
            * surface.streaming_triangles(prim, surface.STREAMING_DETAILS[lod]) for lod in LODS}


def part_streaming(part, is_root, constants, doubts):
    """The streaming cost of one part."""
    if part.kind == "mesh":
        if part.animated:
            return animated_cost(part.asset.lod_bytes, is_root, constants)
        cost = streaming_cost(part.asset.lod_bytes, part.scale, constants)
        return cost * constants["static_mesh_factor"]
    sculpt = part.kind == "sculpt"
    prim = prims.default_prim("torus") if sculpt else part.prim
    for detail in surface.STREAMING_DETAILS.values():
        places = surface.places_of_doubt(prim, detail)
        doubts.add_if("a prim's cuts", any(map(surface.near_integer, places)))
    cost = streaming_cost(prim_bytes(prim, constants), part.scale, constants)
    return min(cost, constants["sculpt_streaming_cap" if sculpt else "prim_streaming_cap"])


# --- server --------------------------------------------------------------------------------------

def source_cost(parts, active, constants):
    """The document's simulator cost."""
    active_cost = constants["active_cost_high" if active else "active_cost_low"]
    return (constants["simulation_factor"] * active_cost
            * (parts + constants["linkset_factor"] / parts))


def server_weight(parts, scripts, constants):
    """Today's server weight: at most the number of parts."""
    charged = scripts - 1 if scripts > 0 else 0
    return min(constants["server_per_prim"] * parts + constants["server_per_script"] * charged,
               parts)


# --- OpenSim -------------------------------------------------------------------------------------

def is_native(part):
    """A box or an even sphere with nothing changed."""
    prim, plain = part.prim, prims.default_prim(part.kind)
    keys = ["path_cut", "profile_cut", "hollow", "twist", "taper", "shear"]
    if part.kind == "sphere":
        keys += ["hole_size", "radius_offset", "skew", "revolutions"]
        if not part.scale[0] == part.scale[1] == part.scale[2]:
            return False
    return (part.kind in ("box", "sphere")
            and all(getattr(prim, key) == getattr(plain, key) for key in keys))


def opensim_triangles(part, constants, doubts):
    """Number of triangles that the OpenSim model counts."""
    if part.kind == "mesh":
        return len(face_triangles(part.asset.physics_mesh or part.asset.lods["high"]))
    return len(prim_triangles(part, part.scale, constants, doubts))


def opensim_physics(part, constants, doubts):
    """Physics cost of a part in the OpenSim model, not physical."""
    if part.shape_type == "none":
        return 0.0
    floor = constants["opensim_primitive"]
    if part.kind in ("sculpt", "flexible") or is_native(part):
        return floor
    half2 = sum(side * side for side in part.scale) / 4
    indices = 3 * opensim_triangles(part, constants, doubts)
    return max(constants["opensim_index"] * indices * constants["opensim_size"] * half2, floor)


def opensim_factor(scale, constants):
    """What a physical part's cost is multiplied by."""
    return 1 + constants["opensim_penalty"] * sum(side * side for side in scale)
