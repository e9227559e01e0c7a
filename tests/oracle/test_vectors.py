"""Every worked value must come out of this reading of the rules to 1e-9."""

import csv
import json
import sys
from pathlib import Path

import costs
import prims
import surface
import totals
from constants import Profile
from doubts import Doubts
from model import Asset, Face, Part
from representation import decide

VECTORS = Path(__file__).parents[1] / "data" / "cost" / "costs.csv"
PLAIN = Profile().values
HEXAHEDRON = [(0, 1, 3), (0, 3, 2), (4, 6, 7), (4, 7, 5), (0, 4, 5), (0, 5, 1),
              (2, 3, 7), (2, 7, 6), (0, 2, 6), (0, 6, 4), (1, 5, 7), (1, 7, 3)]


def box_triangles():
    """The twelve triangles of a unit box."""
    corners = [(x, y, z) for x in (-.5, .5) for y in (-.5, .5) for z in (-.5, .5)]
    return [tuple(corners[i] for i in triangle) for triangle in HEXAHEDRON]


def triangle_mesh(given):
    if "box_of_12_triangles" in given:
        widths = costs.scaled_widths(box_triangles(), given["box_of_12_triangles"])
    else:
        widths = given.get("widths") or [given["width"]] * given["count"]
    return costs.triangle_mesh_cost(len(widths), costs.average_width(widths), PLAIN)


def decomposition(given):
    vertices = given.get("vertices") or [given["vertices_each"]] * given["hulls"]
    return costs.hulls_cost(len(vertices), sum(vertices), PLAIN)


def box_area(size):
    return totals.mean_face_area(type("Box", (), {"parts": [Part(scale=tuple(size))]}))


def mesh_streaming(given):
    changed = {key: value for key, value in given.items() if key in PLAIN}
    cost = costs.streaming_cost(given["bytes"], given["scale"], PLAIN)
    return cost * {**PLAIN, **changed}["static_mesh_factor"]


def triangles_density(given):
    volume = costs.box_volume(given["scale"], PLAIN)
    return costs.triangle_density_cost(given["triangles"], volume, PLAIN)


def sculpt(given):
    constants = {**PLAIN, **given}
    return costs.hulls_cost(1, constants["sculpt_hull_vertices"], constants)


def prim_part(given):
    """A part of a prim kind with parameters."""
    return Part(kind=given["kind"], scale=tuple(given.get("scale", (1, 1, 1))),
                shape_type=given.get("shape_type", "prim"),
                prim=prims.make_prim(given["kind"], given.get("prim", {})))


def mesh_part(given):
    """A mesh part whose asset has the named content."""
    asset = Asset("asset", lods={"high": []})
    if "physics_mesh" in given["content"]:
        asset.physics_faces = [Face(box_triangles()[0], [(0, 1, 2)])]
    if "hull_list" in given["content"]:
        asset.hulls = [8]
    return Part(kind="mesh", asset=asset, scale=tuple(given["scale"]),
                shape_type=given["shape_type"])


def representation(given):
    part = prim_part(given) if "kind" in given else mesh_part(given)
    return decide(part, given.get("root", False), given["dynamic"], PLAIN, Doubts()).representation


def prim_physics(given):
    shape = costs.shape_of(prim_part(given), True, False, PLAIN, Doubts())
    return costs.physics_cost(shape, PLAIN)


def prim_streaming(given):
    return costs.part_streaming(prim_part(given), True, PLAIN, Doubts())


def land_impact(given):
    if "legacy_parts" in given:
        return given["legacy_parts"]
    rounded = Doubts().round(max(given.values()), PLAIN["rounding"])
    return max(rounded, PLAIN["land_impact_minimum"])


def source_cost(given):
    constants = {**PLAIN, **given, "active_cost_low": given["active_cost"]}
    return costs.source_cost(given["parts"], False, constants)


RULES = {
    "physics.linkset": lambda g: totals.added([PLAIN["primitive_cost"]] * g["primitives"]),
    "mean_face_area": lambda g: box_area(g["size"]),
    "physics.penalised": lambda g: totals.penalised(g["dynamic"], box_area(g["size"]), PLAIN),
    "may_be_physical": lambda g: g["static"] <= PLAIN["physical_limit"],
    "physics.triangle_mesh": triangle_mesh,
    "harmonic_mean": lambda g: costs.average_width(g["widths"]),
    "triangle_width": lambda g: surface.triangle_width(*g["triangle"]),
    "physics.hull": lambda g: costs.hulls_cost(1, g["vertices"], PLAIN),
    "physics.decomposition": decomposition,
    "physics.prim": prim_physics,
    "physics.triangles_density": triangles_density,
    "physics.sculpt": sculpt,
    "streaming.mesh": mesh_streaming,
    "streaming.animated": lambda g: costs.animated_cost(g["bytes"], g["root"], PLAIN),
    "streaming.prim": prim_streaming,
    "streaming.prim_bytes": lambda g: list(
        costs.prim_bytes(prims.default_prim(g["kind"]), PLAIN).values()),
    "server": lambda g: costs.server_weight(g["parts"], g["scripts"], PLAIN),
    "src": source_cost,
    "rrc": lambda g: max(g["src"], g["streaming"]),
    "land_impact": land_impact,
    "opensim.physical_factor": lambda g: costs.opensim_factor(g["scale"], PLAIN),
    "representation": representation,
}


def parse(text):
    """An expected cell: a number, a list, a truth value or a word."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def agrees(expected, got):
    if isinstance(expected, list):
        return len(expected) == len(got) and all(map(agrees, expected, got))
    if isinstance(expected, (str, bool)):
        return expected == got
    return abs(expected - got) <= 1e-9 * abs(expected)


def main():
    with open(VECTORS, newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    wrong = 0
    for row in rows:
        got = RULES[row["rule"]](json.loads(row["inputs"]))
        if not agrees(parse(row["expected"]), got):
            wrong += 1
            print(f"{row['id']} {row['inputs']}: expected {row['expected']}, got {got}")
    print(f"{len(rows) - wrong} of {len(rows)} worked values hold")
    return 1 if wrong or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
