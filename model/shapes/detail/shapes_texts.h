#pragma once

#include "model/core/text.h"

namespace wb::shape {

/// What the makers of physics shapes can say.
inline constexpr TextTable shapeTexts({
    {"shape.no_mesh", "is not a mesh; only meshes can have their own hulls"},
    {"shape.missing", "the mesh is missing, so nothing can be generated from it"},
    {"shape.one_point", "all its triangles lie at one point, so it has no size"},
    {"shape.no_triangles",
     "has no triangle with finite vertices, so nothing can be generated from it"},
    {"shape.no_own", "has no existing hulls to evaluate"},
    {"shape.hulls_elsewhere", "has no hull near its surface"},
    {"shape.no_volume", "has almost no volume, so the grid would refuse its hull"},
    {"shape.too_many_boxes", "needs more than {limit} boxes even at the coarsest level"},
    {"shape.way_lost", "the passage at {x}, {y}, {z} m is blocked"},
    {"shape.floor_lost", "the floor at {x}, {y}, {z} m no longer supports an avatar"},
    {"shape.not_used",
     "would not be used, because the part would still have the physics shape {representation}. "
     "{because}"},
    {"shape.nothing_flat", "has no walls or slabs for panels"},
    {"shape.last_hull",
     "Keep at least one hull: without one, the grid would use the base hull for collisions."},
    {"shape.too_many_hulls", "A mesh can have at most {limit} hulls."},
    {"shape.too_many_corners", "The hull would have {corners} vertices; the limit is {limit}."},
    {"shape.edited_flat",
     "The hull would have almost no volume, and the grid refuses such hulls. Make it thicker."},
    {"shape.plane_misses",
     "The plane misses the hull, which extends from {from} to {to} m along this axis."},
    {"shape.in_fragments",
     "has too many separate pieces to be simplified; {triangles} triangles remain, and the limit "
     "is {limit}"},
    {"shape.flat_patches", "has no patch whose hull is thick enough for the grid"},
    {"shape.body_size",
     "needs a part with a side of {side} m, but the grid allows {least} to {most} m"},
    {"shape.nothing_fits", "is too thin for any hull that the grid accepts"},
});

/// What the methods that fit shapes are called, and what they make.
inline constexpr TextTable methodTexts({
    {"method.existing", "existing hulls"},
    {"method.existing_help", "The existing hulls, unchanged"},
    {"method.base", "one hull"},
    {"method.base_help", "One convex hull around everything"},
    {"method.boxes", "boxes"},
    {"method.boxes_help", "Octree cubes, merged into boxes"},
    {"method.hacd", "split hulls"},
    {"method.hacd_help", "One hull per patch (HACD), the way other tools split a mesh"},
    {"method.drop", "simpler hulls"},
    {"method.drop_help",
     "The existing hulls, or boxes if there are none, with vertices dropped and hulls merged"},
    {"method.cover", "overlapping hulls"},
    {"method.cover_help", "A few overlapping hulls with few vertices"},
    {"method.panels", "panels"},
    {"method.panels_help", "Flat panels for walls and slabs; openings stay open"},
    {"method.simplify", "simpler mesh"},
    {"method.simplify_help",
     "The model's mesh, simplified and without its most expensive triangles"},
    {"method.hull_linkset", "linked hulls"},
    {"method.hull_linkset_help",
     "A small mesh for each hull, linked; the original mesh gets shape type None"},
    {"method.prims", "linked prims"},
    {"method.prims_help",
     "Boxes, cylinders and spheres, linked; the original mesh gets shape type None"},
    {"method.box", "one box"},
    {"method.box_help", "One box around everything"},
    {"method.analyze", "Analyze on the model"},
    {"method.analyze_help", "What the uploader's Analyze makes of the model itself"},
    {"method.untouched", "the model itself"},
    {"method.untouched_help", "The model's mesh, unchanged"},
});

}  // namespace wb::shape

namespace wb::making {

/// Why no physics shape is made, or one cannot be used.
inline constexpr TextTable makingTexts({
    {"making.would_be_refused", "was not written, because the upload would be refused: {why}"},
    {"making.no_mesh",
     "The selection contains no mesh. Only meshes can have their own physics shape."},
    {"making.missing", "the mesh is missing, so its physics shape cannot be changed"},
    {"making.damaged", "the mesh could not be read completely, so a generated shape would not fit"},
    {"making.flat_hull",
     "Hull {number} of the mesh has almost no volume, so the hulls of this mesh cannot be edited."},
    {"making.kept_damaged",
     "Some of the shapes generated earlier could not be read from this project and were left out. "
     "Make them again."},
    {"making.nothing_free",
     "the download and server weights leave no PE for physics, so every shape costs extra; choose "
     "a different goal"},
    {"making.too_many_parts", "the object would have more than {limit} parts"},
    {"making.linked_physics",
     "linked hulls and prims are separate parts, which a physics file cannot hold; write the whole "
     "model, for example with -o NAME.dae, or use \"weighbridge export\""},
    {"making.linked_asset",
     "linked hulls and prims are separate parts, but this file would contain only the mesh itself; "
     "write a project, or use \"weighbridge export\" for the whole model"},
    {"making.linked_file",
     "linked hulls and prims are separate parts, which this file cannot hold; export a project, or "
     "choose \"Shape > Use shape\", then \"File > Export for the uploader…\""},
    {"making.no_file_needed",
     "no file is needed, because the uploader generates the base hull if you select no physics "
     "file"},
    {"making.unknown_ending",
     "unsupported file type; supported types: .weighbridge, .llmesh or .mesh (mesh asset), .slm "
     "(viewer's model file), _PHYS.dae or _PHYS.glb (uploader), _PHYS.obj (other tools)"},
});

}  // namespace wb::making
