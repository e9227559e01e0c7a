#pragma once

#include "model/core/text.h"

namespace wb::asset {

/// What is said while a mesh asset is read.
inline constexpr TextTable assetTexts({
    {"asset.no_header", "a mesh asset must begin with a map that lists its blocks"},
    {"asset.header_cut",
     "the file ends at byte {file}, inside the header of the mesh asset; it was cut off or "
     "damaged: "
     "get it anew"},
    {"asset.version",
     "the asset has version {version}; versions up to {limit} can be read, newer ones are refused"},
    {"asset.nothing_decoded", "no block of this mesh asset can be read: {reason}"},
    {"asset.no_blocks", "the header lists no block"},
    {"asset.bad_entry",
     "{name} must be listed with an offset and a size, whole numbers that are not negative; it is "
     "left out"},
    {"asset.beyond_file", "the block should end at byte {end}, but the file ends at byte {file}"},
    {"asset.not_zlib", "the block is not compressed as expected (zlib: {reason})"},
    {"asset.stream_truncated", "the compressed data of the block is cut off"},
    {"asset.inflates_too_large",
     "the block inflates to more than {limit} bytes, the most that is read"},
    {"asset.unknown_block", "the block \"{name}\" is unknown; it is left out"},
    {"asset.unknown_block_near",
     "the block \"{name}\" is unknown; it is left out (the nearest known block is \"{nearest}\")"},
    {"asset.misspelt_block",
     "the block \"{name}\" is unknown, and \"{nearest}\" is missing; its name is damaged, and what "
     "rests on \"{nearest}\" is unknown"},
    {"asset.left_over", "{count} bytes follow the last block; they are left out",
     "1 byte follows the last block; it is left out"},
    {"asset.block_left_over", "{count} bytes follow the content of the block; they are left out",
     "1 byte follows the content of the block; it is left out"},
    {"asset.empty_physics_mesh",
     "the physics mesh has no triangles; physics rests on the hulls or the base hull"},
    {"asset.opaque_too_large",
     "the unknown blocks hold more bytes than the file; this one is left out"},
    {"asset.wrong_type", "{key} must be {expected}"},
    {"asset.domain_too_large",
     "the domain reaches from {minimum} to {maximum} on axis {axis}; a mesh needs -0.5 to 0.5, and "
     "more than {limit} either way is refused"},
    {"asset.domain_inverted",
     "the domain's Min of {minimum} on axis {axis} is greater than its Max of {maximum}"},
    {"asset.overlapping_blocks",
     "the block, bytes {begin} to {end}, overlaps {other}, bytes {otherBegin} to {otherEnd}; each "
     "byte belongs to one block, so the sizes cannot be right"},
    {"asset.odd_length", "{key} is {bytes} bytes long, which is no multiple of {unit}"},
    {"asset.wrong_count", "{key} has {have} entries, {need} were expected"},
    {"asset.weights_cut", "Weights ends inside the entry of vertex {vertex}"},
    {"asset.weights_left",
     "Weights goes on for {bytes} bytes after the last of {vertices} vertices"},
    {"asset.hull_list",
     "HullList speaks of {need} points in {count} hulls, but Positions holds {have}",
     "HullList speaks of {need} points in one hull, but Positions holds {have}"},
    {"asset.too_many_hulls", "HullList names {have} hulls, more than the {limit} that are read"},
    {"asset.too_many_faces", "the block has {have} faces, more than the {limit} that are read"},
});

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

/// What is to be done about what the grid refuses.
inline constexpr TextTable remedyTexts({
    {"remedy.zero_area", "delete its {count} zero-area faces, then upload again",
     "delete its zero-area face, then upload again"},
    {"remedy.merge", "merge vertices by distance {distance}, then upload again"},
    {"remedy.merge_and_delete",
     "merge vertices by distance {distance}, delete zero-area faces, then upload again"},
    {"remedy.simpler_mesh",
     "delete these triangles of the physics model, use a simpler one, or Analyze it in the "
     "uploader"},
    {"remedy.fewer_hulls", "use at most {limit} hulls"},
    {"remedy.fewer_points", "use at most {limit} vertices a hull"},
    {"remedy.flat_hulls", "delete these hulls, or make them thicker"},
    {"remedy.fewer_materials", "use at most {limit} materials"},
    {"remedy.fewer_vertices", "split the face, or simplify it"},
    {"remedy.simpler_level", "use a simpler model for this level of detail"},
    {"remedy.same_materials", "give every level of detail the same materials"},
    {"remedy.every_level", "generate this level of detail, or leave out the lower ones"},
    {"remedy.export_again", "export the model again"},
    {"remedy.high_level", "give a model for the high level of detail"},
    {"remedy.make_hull", "upload the model with a physics shape again"},
});

}  // namespace wb::asset
