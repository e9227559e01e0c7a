"""Parametric prims: their kinds, their parameters and whether these make a convex body."""

from dataclasses import dataclass, replace

PROFILES = {"box": "square", "cylinder": "circle", "prism": "triangle", "sphere": "half",
            "torus": "circle", "tube": "square", "ring": "triangle", "flexible": "square"}
CURVED = ("sphere", "torus", "tube", "ring")


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
