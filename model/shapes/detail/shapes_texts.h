#pragma once

#include "model/core/text.h"

namespace wb::shape {

/// What the makers of physics shapes can say.
inline constexpr TextTable shapeTexts({
    {"shape.no_mesh", "is no mesh; only a mesh has hulls of its own"},
    {"shape.one_point", "all its triangles lie in one point; a shape with a size was expected"},
    {"shape.no_triangles",
     "has no triangle whose corners are all finite, of which a shape could be made"},
    {"shape.no_own", "has no convex decomposition that could be looked at"},
    {"shape.no_volume", "has next to no volume, and the grid refuses such hulls"},
    {"shape.too_many_boxes", "needs more than {limit} boxes at the coarsest"},
    {"shape.way_lost", "an avatar that got through at {x}, {y}, {z} m no longer does"},
    {"shape.floor_lost", "what an avatar stood on at {x}, {y}, {z} m carries it no longer"},
    {"shape.not_used",
     "would not be used: the part would still collide as {representation}. {because}"},
    {"shape.nothing_flat", "has no wall or slab that a panel could stand for"},
    {"shape.last_hull",
     "No hull would be left; at least one was expected. Without any, the mesh would collide as its "
     "base hull."},
    {"shape.too_many_hulls",
     "There would be more than {limit} hulls, which is all that a mesh holds."},
    {"shape.too_many_corners",
     "The hull would be made of {corners} corners; at most {limit} were expected."},
    {"shape.edited_flat",
     "The hull would have next to no volume, and the grid refuses such hulls: one of some "
     "thickness was expected."},
    {"shape.plane_misses",
     "The plane does not go through the hull, which lies between {from} and {to} m there."},
    {"shape.in_fragments",
     "hangs together too little to be made simpler: {triangles} triangles are left where at most "
     "{limit} can be looked at one by one"},
    {"shape.flat_patches", "has no patch whose hull is thick enough for the grid"},
    {"shape.body_size", "needs a part with a side of {side}; the grid allows {least} to {most}"},
    {"shape.nothing_fits", "is too thin for any hull that the grid would take"},
});

/// What the methods that fit shapes are called, and what they make.
inline constexpr TextTable methodTexts({
    {"method.existing", "its hulls"},
    {"method.existing_help", "The hulls that it has, as they are"},
    {"method.base", "one hull"},
    {"method.base_help", "One convex hull around all of it"},
    {"method.boxes", "boxes"},
    {"method.boxes_help", "Cubes of a grid, merged into boxes"},
    {"method.hacd", "split hulls"},
    {"method.hacd_help", "Hulls of its patches (HACD), as other tools split a mesh"},
    {"method.drop", "simpler hulls"},
    {"method.drop_help", "The hulls that it has, or boxes, with corners dropped and hulls merged"},
    {"method.cover", "overlapping hulls"},
    {"method.cover_help", "Few hulls of few corners, which may reach into each other"},
    {"method.panels", "panels"},
    {"method.panels_help", "Flat triangles for walls and slabs, with openings cut out"},
    {"method.simplify", "simpler mesh"},
    {"method.simplify_help", "Its own triangles, fewer and without those that cost most"},
    {"method.hull_linkset", "linked hulls"},
    {"method.hull_linkset_help",
     "A small mesh for each hull, linked; the mesh itself gets shape type None"},
    {"method.prims", "linked prims"},
    {"method.prims_help",
     "Boxes, cylinders and spheres, linked; the mesh itself gets shape type None"},
});

}  // namespace wb::shape

namespace wb::making {

/// Why no physics shape is made, or one cannot be used.
inline constexpr TextTable makingTexts({
    {"making.would_be_refused", "was not written, because it would be refused at upload: {why}"},
    {"making.no_mesh",
     "Nothing that is selected is a mesh; only a mesh has a physics shape of its "
     "own."},
    {"making.missing", "its mesh is not there, so that there is nothing to make a shape of"},
    {"making.damaged",
     "its mesh is damaged; a shape that is made of what is left of it would not fit"},
    {"making.flat_hull",
     "Hull {number} of the mesh has next to no volume, so that its hulls cannot be edited."},
    {"making.nothing_free",
     "nothing is free: its physics decides its land impact whatever its "
     "shape"},
    {"making.too_many_parts", "The object would have more than {limit} parts"},
    {"making.linked_physics",
     "linked hulls and prims are parts of their own: write the whole model, as in -o NAME.dae, or "
     "with weighbridge export"},
    {"making.linked_asset",
     "linked hulls and prims are parts of their own, and the file holds one mesh: write a project, "
     "or the whole model with weighbridge export"},
    {"making.no_file_needed",
     "no file is needed: the uploader makes the base hull itself. Leave the choice of a physics "
     "file empty"},
    {"making.unknown_ending",
     "The name {name} does not say what to write: a mesh asset (.llmesh), "
     "the viewer's file (.slm), or an object for the uploader "
     "(_PHYS.dae, _PHYS.glb; _PHYS.obj is for other tools) was expected."},
});

}  // namespace wb::making
