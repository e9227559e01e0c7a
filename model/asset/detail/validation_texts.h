#pragma once

#include "model/core/text.h"

namespace wb::asset {

/// Why the grid would refuse an asset at upload.
inline constexpr TextTable validationTexts({
    {"asset.lod_missing", "this level of detail is missing; every asset needs it"},
    {"asset.lod_gap",
     "this level of detail is missing though {lower} is there; a lower one needs every higher one"},
    {"asset.lod_faces",
     "has {faces} faces, but the level above, {above}, has {expected}; they must be the same"},
    {"asset.lod_triangles",
     "has {triangles} triangles, more than the {most} of the level above, {above}"},
    {"asset.many_faces", "has {faces} faces; the grid takes at most {limit}"},
    {"asset.many_vertices", "has {vertices} vertices; the grid takes at most {limit} a face"},
    {"asset.vertices_not_finite", "has {vertices} vertices that are not finite numbers"},
    {"asset.index_past_vertices",
     "{count} triangles name a vertex past the last of {vertices}: {triangles}",
     "a triangle names a vertex past the last of {vertices}: {triangles}"},
    {"asset.degenerate_triangles",
     "{count} degenerate triangles, so thin or small that the grid refuses the physics shape: "
     "{triangles}",
     "a degenerate triangle, so thin or small that the grid refuses the physics shape: "
     "{triangles}"},
    {"asset.no_physics_convex",
     "this block is missing; the grid takes no asset without one, even if it is empty"},
    {"asset.no_base_hull",
     "BoundingVerts is missing; without it the asset has no Convex Hull shape"},
    {"asset.many_hulls", "has {hulls} hulls; the grid takes at most {limit}"},
    {"asset.many_base_points", "has {points} points; the grid takes at most {limit} a hull"},
    {"asset.many_hull_points",
     "{count} hulls have more than {limit} vertices, the most that a hull may have: {hulls}",
     "a hull has more than {limit} vertices, the most that a hull may have: {hulls}"},
    {"asset.flat_hull",
     "{count} hulls have no volume; a hull needs four points that are not in one plane: {hulls}",
     "a hull has no volume; it needs four points that are not in one plane: {hulls}"},
    {"asset.flat_base_hull",
     "has {points} points and no volume; it is likely refused, though people use such hulls in "
     "practice"},
});

}  // namespace wb::asset
