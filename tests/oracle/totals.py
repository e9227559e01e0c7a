"""The totals of a linkset: sums over its parts, penalty, land impact and what decides it."""

import math
from dataclasses import dataclass

from costs import (Shape, opensim_factor, opensim_physics, part_streaming, physics_cost,
                   server_weight, shape_of, source_cost)


@dataclass
class PartWeights:
    """One part in its linkset's present state, and its physics in either state."""
    part: object
    shape: Shape
    present: float
    static: float
    dynamic: float
    streaming: float
    confidence: str


@dataclass
class LinksetWeights:
    """A linkset's costs."""
    parts: list
    weighed: bool
    area: float
    physics: float
    physics_physical: float
    can_be_physical: bool
    streaming: float
    server: float
    src: float
    rrc: float
    land_impact: float
    decided_by: str


def added(values):
    """The sum in order, as a program adds."""
    total = 0.0
    for value in values:
        total += value
    return total


def rotate(quaternion, vector):
    """A vector turned by a quaternion x, y, z, w of any length."""
    length = math.sqrt(sum(v * v for v in quaternion))
    x, y, z, w = (v / length for v in quaternion)
    rows = ((1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
            (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
            (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)))
    return tuple(sum(m * v for m, v in zip(row, vector)) for row in rows)


def half_extent(part):
    """Half the size, along the root's axes, of the part's oriented box."""
    axes = [rotate(part.rotation, axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    return [sum(abs(axis[i]) * side / 2 for axis, side in zip(axes, part.scale)) for i in range(3)]


def mean_face_area(linkset):
    """(xy + yz + zx) / 3 of the bounding box of the parts' oriented boxes."""
    extents = [(part.position, half_extent(part)) for part in linkset.parts]
    x, y, z = (max(p[i] + e[i] for p, e in extents) - min(p[i] - e[i] for p, e in extents)
               for i in range(3))
    return (x * y + y * z + z * x) / 3


def penalised(cost, area, constants):
    """The cost of a physical linkset: more expensive by its mean face area."""
    return cost * (1 + constants["penalty_per_area"] * area)


def opts_in(linkset, constants):
    """Whether the linkset is weighed, not merely counted."""
    if constants["accounting_model"] == "opensim":
        return any(p.kind == "mesh" or p.shape_type == "none" for p in linkset.parts)
    return any(p.kind == "mesh" or p.shape_type != "prim" or p.materials or p.animated
               for p in linkset.parts)


def weigh_part(part, is_root, dynamic, constants, doubts):
    """A part's costs as on the grid."""
    shapes = [shape_of(part, is_root, state, constants, doubts) for state in (False, True)]
    static, moving = (physics_cost(shape, constants) for shape in shapes)
    return PartWeights(part, shapes[dynamic], moving if dynamic else static, static, moving,
                       part_streaming(part, is_root, constants, doubts), shapes[dynamic].confidence)


def weigh_opensim_part(part, is_root, dynamic, constants, doubts):
    """A part's costs in the OpenSim model; its representation is what it is on the grid."""
    cost = opensim_physics(part, constants, doubts)
    physical = cost * opensim_factor(part.scale, constants)
    guessed = part.kind in ("sculpt", "flexible") and part.shape_type != "none"
    return PartWeights(part, shape_of(part, is_root, dynamic, constants, doubts), cost, cost,
                       physical, constants["opensim_streaming"],
                       "estimate" if guessed else "viewer")


def can_be_physical(parts, weighed, constants, doubts):
    """Whether the linkset may be set physical: static costs, without the penalty."""
    if not weighed:
        return len(parts) <= constants["legacy_physical_limit"]
    limit = constants["physical_limit"]
    costs = [part.static for part in parts]
    return all([doubts.at_most("physical limit", cost, limit) for cost in (*costs, added(costs))])


def opensim_total(parts, physical, constants):
    """The sum over the parts of the largest of the three weights."""
    simulation = constants["opensim_simulation"] * (2 if physical else 1)
    return added(max(part.dynamic if physical else part.static, part.streaming, simulation)
                 for part in parts)


def penalised_physics(parts, area, constants):
    """Physics cost of the linkset were it physical."""
    cost = added(part.dynamic for part in parts)
    if constants["accounting_model"] == "opensim":
        return cost
    return penalised(cost, area, constants)


def server_cost(linkset, constants):
    """Today's server weight, or the OpenSim model's simulation cost."""
    count = len(linkset.parts)
    if constants["accounting_model"] == "opensim":
        each = constants["opensim_simulation"] * (2 if linkset.physical else 1)
        return added(each for _ in range(count))
    return server_weight(count, linkset.scripts, constants)


def land_impact(weighed, physical, constants, doubts):
    """Land impact of a linkset that is weighed, and the weight that decides it."""
    wiki = constants["accounting_model"] == "wiki-2011"
    weights = [("physics", weighed.physics_physical if physical else weighed.physics),
               ("streaming", weighed.streaming),
               ("server", weighed.src if wiki else weighed.server)]
    total = max(weight for _, weight in weights)
    if constants["accounting_model"] == "opensim":
        total = opensim_total(weighed.parts, physical, constants)
    rounded = doubts.round(total, constants["rounding"])
    return max(rounded, constants["land_impact_minimum"]), doubts.largest(weights)


def weigh_linkset(linkset, constants, doubts):
    """All costs of a linkset."""
    weigh = weigh_opensim_part if constants["accounting_model"] == "opensim" else weigh_part
    parts = [weigh(part, index == 0, linkset.dynamic, constants, doubts)
             for index, part in enumerate(linkset.parts)]
    area, weighed = mean_face_area(linkset), opts_in(linkset, constants)
    streaming = added(part.streaming for part in parts)
    src = source_cost(len(parts), linkset.scripts > 0 or linkset.physical, constants)
    result = LinksetWeights(
        parts, weighed, area, added(part.present for part in parts),
        penalised_physics(parts, area, constants),
        can_be_physical(parts, weighed, constants, doubts), streaming,
        server_cost(linkset, constants), src, max(src, streaming), len(parts), "parts")
    if weighed:
        result.land_impact, result.decided_by = land_impact(result, linkset.physical, constants,
                                                            doubts)
    return result
