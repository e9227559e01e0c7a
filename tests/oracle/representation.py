"""Which representation a part has in the simulator, and for what reason."""

from dataclasses import dataclass

import prims


@dataclass
class Decision:
    """A representation, its reason, and the sides that count from there on."""
    representation: str
    reason: str
    scale: tuple
    raised: bool = False


def small_sides(part, constants, doubts):
    """Number of sides below the small-side limit."""
    limit = constants["small_side"]
    return sum(doubts.below("small side", side, limit) for side in part.scale)


class Tolerances:
    """Tests of prim parameters against the tolerances, which shrink with the part's size."""

    def __init__(self, part, constants, doubts):
        self.prim = part.prim
        self.average = sum(part.scale) / 3
        self.constants = constants
        self.doubts = doubts

    def within(self, which, *values):
        limit = self.constants["tolerance_" + which] / self.average
        return all([self.doubts.at_most(which, abs(value), limit) for value in values])

    def is_whole(self, cut):
        limit = self.constants["tolerance_cut"] / self.average
        self.doubts.add_if("cut's end at its tolerance", abs(1 - cut[1] - limit) < 1e-9)
        return self.within("cut", cut[0]) and cut[1] >= 1 - limit

    def no_taper(self):
        return self.within("taper", *self.prim.taper)

    def no_twist(self):
        return self.within("twist", *self.prim.twist)

    def plain(self):
        """No hollow, no shear, whole profile."""
        return (self.within("hollow", self.prim.hollow) and self.within("shear", *self.prim.shear)
                and self.is_whole(self.prim.profile_cut))


def analytic_shape(part, small, constants, doubts):
    """Box, sphere or cylinder within tolerance: the reason, or None."""
    test = Tolerances(part, constants, doubts)
    if part.kind not in ("box", "sphere", "cylinder") or not test.plain():
        return None
    sx, sy, sz = part.scale
    if part.kind == "box":
        return "box" if test.no_taper() and test.no_twist() else None
    if part.kind == "cylinder":
        if sx != sy or not test.no_taper():
            return None
        return "thin_round_box" if small >= 2 else "cylinder"
    if not (test.is_whole(part.prim.path_cut) and test.no_taper() and test.no_twist()):
        return None
    if sx == sy == sz:
        return "sphere"
    return "thin_round_box" if small >= 2 else None


def is_straight_and_whole(part):
    """A line path, path and profile uncut, whatever else."""
    return (part.is_prim and not part.prim.curved
            and part.prim.path_cut == (0, 1) and part.prim.profile_cut == (0, 1))


def primitive_reason(part, small, constants, doubts):
    """Why the part is weighed as a primitive, or None."""
    reason = analytic_shape(part, small, constants, doubts)
    if reason:
        return reason
    if small == 3:
        return "tiny_box"
    return "thin_straight_box" if small >= 2 and is_straight_and_whole(part) else None


def raised_scale(part, small, constants, doubts):
    """The sides that count: a single small side of a large part counts as no less than a limit."""
    average = sum(part.scale) / 3
    large = not doubts.at_most("flat average", average, constants["flat_average"])
    if small != 1 or not large:
        return part.scale
    return tuple(max(side, constants["flat_side"]) if side < constants["small_side"] else side
                 for side in part.scale)


def hull_reason(part, is_root, small):
    """Why the part is weighed as one convex hull, or None."""
    if part.shape_type == "none" and is_root:
        return "root_none_as_hull"
    if part.shape_type == "convex_hull":
        return "shape_convex_hull"
    if part.is_prim and prims.is_convex(part.prim):
        return "convex"
    return "two_small_sides" if small >= 2 else None


def mesh_shape(part, scale, dynamic, constants, doubts):
    """What a mesh of ordinary size is weighed as, with the reason."""
    if part.asset.hulls:
        return "decomposition", "hull_list"
    if part.asset.physics_mesh is None:
        return "base_hull", "no_physics_shape"
    if dynamic:
        return "base_hull", "dynamic_without_hulls"
    limit = constants["thin_side_limit"]
    if any([doubts.below("thin side", side, limit) for side in scale]):
        return "base_hull", "thin_mesh"
    return "triangle_mesh", "physics_mesh"


def decide(part, is_root, dynamic, constants, doubts):
    """The tests in their order."""
    if part.kind == "flexible":
        return Decision("none", "flexible", part.scale)
    if part.shape_type == "none" and not is_root:
        return Decision("none", "shape_none", part.scale)
    small = small_sides(part, constants, doubts)
    reason = primitive_reason(part, small, constants, doubts)
    if reason:
        return Decision("primitive", reason, part.scale)
    scale = raised_scale(part, small, constants, doubts)
    raised = scale != part.scale
    reason = hull_reason(part, is_root, small)
    if reason:
        hull = "base_hull" if part.kind == "mesh" else "hull"
        return Decision(hull, reason, scale, raised)
    if part.kind == "mesh":
        return Decision(*mesh_shape(part, scale, dynamic, constants, doubts), scale, raised)
    if part.kind == "sculpt":
        return Decision("hull", "sculpt", scale, raised)
    return Decision("triangle_mesh", "not_convex", scale, raised)
