"""The rows that the program's tables must hold, column by column."""

import hashlib

from totals import added, weigh_linkset

PART_COLUMNS = ("file,region,region_id,parcel,parcel_id,linkset,linkset_id,part,part_id,kind,shape_type,representation,reason,"
                "size_x_m,size_y_m,size_z_m,triangles,width_m,hulls,hull_vertices,scripts,"
                "physics_cost,streaming_cost,confidence,upload").split(",")
LINKSET_COLUMNS = ("file,region,region_id,parcel,parcel_id,linkset,linkset_id,parts,scripts,physical,accounting,"
                   "mean_face_area_m2,physics_cost,physics_cost_physical,can_be_physical,"
                   "streaming_cost,server_cost,src,rrc,land_impact,decided_by,profile,"
                   "file_sha256").split(",")
REGION_COLUMNS = ("file,region,region_id,linksets,parts,physics_cost,streaming_cost,server_cost,land_impact,"
                  "capacity,free,profile").split(",")
COLUMNS = {"part": PART_COLUMNS, "linkset": LINKSET_COLUMNS, "region": REGION_COLUMNS}


class Expected:
    """The tables of one project under one profile."""

    def __init__(self, scene, profile, path, doubts):
        self.scene, self.profile, self.path = scene, profile, path
        self.weighed = [(linkset, weigh_linkset(linkset, profile.values, doubts))
                        for linkset in scene.linksets]

    def rows(self, by):
        return {"part": self.part_rows, "linkset": self.linkset_rows,
                "region": self.region_rows}[by]()

    def part_rows(self):
        return [self.part_row(linkset, part)
                for linkset, weights in self.weighed for part in weights.parts]

    def part_row(self, linkset, weights):
        part, shape = weights.part, weights.shape
        values = (self.path.name, *self.place(linkset), linkset.name, linkset.id, part.name, part.id, part.kind,
                  part.shape_type, shape.representation, shape.reason, *part.scale,
                  shape.triangles, shape.width, shape.hulls, shape.hull_vertices, part.scripts,
                  weights.present, weights.streaming, weights.confidence)
        row = dict(zip(PART_COLUMNS[:-1], values, strict=True))
        # What a mesh would be refused for is no rule of costs, and tested by itself.
        if part.kind != "mesh":
            row["upload"] = None
        return row

    def place(self, linkset):
        """Names and ids of a linkset's region and parcel."""
        region = next((region for region in self.scene.regions if region.name == linkset.region), None)
        if region is None:
            return linkset.region, None, "", None
        if linkset.parcel is None:
            return region.name, region.id, "", None
        parcel = region.parcels[linkset.parcel]
        return region.name, region.id, parcel.name, parcel.id

    def linkset_rows(self):
        digest = hashlib.sha256(self.path.read_bytes()).hexdigest()
        return [self.linkset_row(linkset, weights, digest) for linkset, weights in self.weighed]

    def linkset_row(self, linkset, weights, digest):
        values = (self.path.name, *self.place(linkset), linkset.name, linkset.id, len(linkset.parts),
                  linkset.scripts, linkset.physical, "new" if weights.weighed else "legacy",
                  weights.area, weights.physics, weights.physics_physical,
                  weights.can_be_physical, weights.streaming, weights.server, weights.src,
                  weights.rrc, weights.land_impact, weights.decided_by, self.profile.name, digest)
        return dict(zip(LINKSET_COLUMNS, values, strict=True))

    def region_rows(self):
        """One row a region; linksets in none of them are in one more, unnamed, of 20,000."""
        rows = [self.region_row(region.name, region.id, region.capacity) for region in self.scene.regions]
        homeless = any(not linkset.region for linkset in self.scene.linksets)
        if homeless or not self.scene.regions:
            rows.append(self.region_row("", None, 20000))
        return rows

    def region_row(self, name, region_id, capacity):
        inside = [(linkset, weights) for linkset, weights in self.weighed if linkset.region == name]
        land_impact = added(weights.land_impact for _, weights in inside)
        values = (self.path.name, name, region_id, len(inside), sum(len(l.parts) for l, _ in inside),
                  added(weights.physics for _, weights in inside),
                  added(weights.streaming for _, weights in inside),
                  added(weights.server for _, weights in inside),
                  land_impact, capacity, capacity - land_impact, self.profile.name)
        return dict(zip(REGION_COLUMNS, values, strict=True))
