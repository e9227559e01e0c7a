"""The things that are weighed: plain values, as a project file and its assets describe them."""

from dataclasses import dataclass, field

from prims import Prim

LODS = ("high", "medium", "low", "lowest")


@dataclass
class Face:
    """One face of a LOD: points in the unit cube, triangles as triples of point numbers."""
    points: list
    triangles: list

    @property
    def solid_triangles(self):
        """The triangles that are not placeholders (all three numbers 0)."""
        return [t for t in self.triangles if t != (0, 0, 0)]


@dataclass
class Asset:
    """What the cost rules look at in a stored mesh asset."""
    name: str
    data: bytes = b""
    lods: dict = field(default_factory=dict)        # name to list of faces
    lod_bytes: dict = field(default_factory=dict)   # name to stored size, 0 if absent
    physics_faces: list = None                      # None: no such block
    hulls: list = field(default_factory=list)       # point counts
    bounding_points: list = None                    # stored base hull

    @property
    def physics_mesh(self):
        """The faces of the physics mesh; one without triangles counts as absent."""
        faces = self.physics_faces or []
        return faces if any(face.solid_triangles for face in faces) else None


@dataclass
class Part:
    """One part of a linkset."""
    id: str = ""
    name: str = ""
    kind: str = "box"
    asset: Asset = None
    scale: tuple = (0.5, 0.5, 0.5)
    position: tuple = (0.0, 0.0, 0.0)
    rotation: tuple = (0.0, 0.0, 0.0, 1.0)
    shape_type: str = "prim"
    scripts: int = 0
    animated: bool = False
    materials: bool = False
    prim: Prim = Prim()

    @property
    def is_prim(self):
        """Not a mesh and not a sculpt."""
        return self.kind not in ("mesh", "sculpt")


@dataclass
class Linkset:
    """Parts linked to one object; the first is the root."""
    id: str = ""
    name: str = ""
    region: str = ""
    parcel: int | None = None  # Which of the region's.
    physical: bool = False
    moving: bool = False
    parts: list = field(default_factory=list)

    @property
    def scripts(self):
        return sum(part.scripts for part in self.parts)

    @property
    def dynamic(self):
        return self.physical or self.moving


@dataclass
class Parcel:
    """A piece of a region; another may have its name."""
    id: str = ""
    name: str = ""


@dataclass
class Region:
    """A region: its kind's capacity, or one of its own."""
    id: str = ""
    name: str = ""
    capacity: float = 20000
    parcels: list = field(default_factory=list)
