"""The constants of the cost rules: default, range and confidence of each, and the choices.

Copied by hand from the published table, so that a slip in the program's own table shows.
"""

from dataclasses import dataclass, field

# key: (default, minimum, maximum)
CONSTANTS = {
    # physics
    "triangle_constant": (0.05, 0, 10),
    "penalty_per_area": (0.04, 0, 10),
    "primitive_cost": (0.1, 0, 10),
    "hull_cost": (0.04, 0, 10),
    "hull_vertex_cost": (0.04, 0, 10),
    "sculpt_hull_vertices": (8, 4, 256),
    "density_triangle_cost": (0.1, 0, 10),
    "density_volume": (100, 0.001, 100000),
    "minimum_mesh_cost": (0.5, 0, 100),
    "width_min": (0.001, 1e-9, 1),
    "width_max": (20.0, 0.001, 1000),
    "physical_limit": (32.0, 0, 10000),
    "legacy_physical_limit": (32, 1, 1000),
    # representation
    "thin_side_limit": (0.5, 0, 10),
    "small_side": (0.2, 0, 10),
    "small_side_factor": (0.75, 0, 1),
    "minimum_side": (0.05, 0, 1),
    "flat_average": (3.0, 0, 64),
    "flat_side": (0.1, 0, 1),
    "tolerance_hollow": (0.1, 0, 10),
    "tolerance_cut": (0.05, 0, 10),
    "tolerance_taper": (0.05, 0, 10),
    "tolerance_twist": (0.09, 0, 10),
    "tolerance_shear": (0.05, 0, 10),
    "prim_detail_medium": (5.0, 0, 64),
    "prim_detail_high": (25.0, 0, 64),
    # server
    "simulation_factor": (0.5, 0, 100),
    "linkset_factor": (1.0, 0, 1000),
    "active_cost_high": (2.0, 0, 100),
    "active_cost_low": (1.0, 0, 100),
    "server_per_prim": (0.5, 0, 100),
    "server_per_script": (0.25, 0, 100),
    # streaming
    "metadata_discount": (384, 0, 100000),
    "minimum_bytes": (16, 1, 100000),
    "bytes_per_triangle": (16, 1, 1000),
    "triangle_budget": (250000, 1, 1e9),
    "streaming_scale": (15000, 0, 1e9),
    "max_distance": (512, 1, 10000),
    "max_area": (102944, 1, 1e9),
    "lod_medium": (0.24, 0.001, 1),
    "lod_low": (0.06, 0.001, 1),
    "lod_lowest": (0.03, 0.001, 1),
    "static_mesh_factor": (0.85, 0, 10),
    "prim_streaming_cap": (1.0, 0, 1000),
    "sculpt_streaming_cap": (2.0, 0, 1000),
    "prim_bytes_per_triangle": (10, 1, 1000),
    "animated_per_triangle": (0.0015, 0, 1),
    "animated_root": (15.0, 0, 1000),
    "animated_free_triangles": (64, 0, 100000),
    # totals
    "land_impact_minimum": (1, 0, 100),
    # opensim
    "opensim_primitive": (0.1, 0, 10),
    "opensim_index": (0.0013, 0, 10),
    "opensim_size": (0.266, 0, 10),
    "opensim_penalty": (0.01333, 0, 10),
    "opensim_streaming": (1.0, 0, 100),
    "opensim_simulation": (0.5, 0, 100),
}

# key: the words allowed, the default first
CHOICES = {
    "accounting_model": ("second-life", "wiki-2011", "opensim"),
    "rounding": ("nearest", "ceiling"),
    "base_hull_source": ("viewer", "document"),
    "triangle_rule": ("width", "density"),
}

# What built-in profiles set otherwise, the accounting model first.
BUILT_IN = {
    "second-life": {"accounting_model": "second-life"},
    "wiki-2011": {"accounting_model": "wiki-2011", "static_mesh_factor": 1.0},
    "physics-test-2011": {"accounting_model": "wiki-2011", "static_mesh_factor": 1.0,
                          "triangle_rule": "density"},
    "opensim": {"accounting_model": "opensim", "static_mesh_factor": 1.0},
}

# Region kinds and the land impact they hold.
CAPACITIES = {"mainland": 22500, "private_20000": 20000, "private_30000": 30000,
              "homestead": 5000, "openspace": 1000}

# From the surest word to the least sure.
CONFIDENCE = ("documented", "viewer", "likely", "estimate", "illustration")


def least_sure(*words):
    """The least sure of several words."""
    return max(words, key=CONFIDENCE.index)


@dataclass
class Profile:
    """A built-in profile by name, and what is set otherwise."""
    base: str = "second-life"
    changes: dict = field(default_factory=dict)

    @property
    def name(self):
        """The profile's name, with a star when anything was changed."""
        return self.base + ("*" if self.changes else "")

    @property
    def values(self):
        """Every constant and choice by key."""
        values = {key: row[0] for key, row in CONSTANTS.items()}
        values.update({key: words[0] for key, words in CHOICES.items()})
        values.update(BUILT_IN[self.base])
        values.update(self.changes)
        return values
