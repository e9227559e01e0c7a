#pragma once

#include "model/core/text.h"

namespace wb::asset {

/// What is said while a mesh asset is read.
inline constexpr TextTable assetTexts({
    {"asset.no_header", "a mesh asset must begin with a map that lists its blocks"},
    {"asset.header_cut",
     "the file is incomplete: it ends at byte {file}, inside the header of the mesh asset; get a "
     "new copy"},
    {"asset.version",
     "version {version} of the mesh asset format is not supported; the latest supported version is "
     "{limit}"},
    {"asset.nothing_decoded", "no block of this mesh asset can be read: {reason}"},
    {"asset.no_blocks", "the header lists no blocks"},
    {"asset.bad_entry",
     "the block \"{name}\" needs an offset and a size, both whole numbers of 0 or more; it is "
     "ignored"},
    {"asset.beyond_file", "the block should end at byte {end}, but the file ends at byte {file}"},
    {"asset.not_zlib", "the block is not valid zlib data: {reason}"},
    {"asset.stream_truncated", "the block's compressed data is incomplete"},
    {"asset.inflates_too_large",
     "the block is too large when decompressed; the limit is {limit} bytes"},
    {"asset.unknown_block", "unknown block \"{name}\"; it is ignored"},
    {"asset.unknown_block_near",
     "unknown block \"{name}\"; it is ignored (the closest known name is \"{nearest}\")"},
    {"asset.misspelt_block",
     "unknown block \"{name}\", and \"{nearest}\" is missing; the name is probably corrupted, so "
     "everything that depends on \"{nearest}\" is unknown"},
    {"asset.left_over", "{count} bytes follow the last block; they are ignored",
     "1 byte follows the last block; it is ignored"},
    {"asset.block_left_over", "{count} bytes follow the content of the block; they are ignored",
     "1 byte follows the content of the block; it is ignored"},
    {"asset.empty_physics_mesh",
     "the physics mesh has no triangles; physics uses the hulls, or the base hull if there are no "
     "hulls"},
    {"asset.opaque_too_large",
     "the unknown blocks together are larger than the file; this block is ignored"},
    {"asset.wrong_type", "{key} must be {expected}"},
    {"asset.domain_too_large",
     "the domain spans {minimum} to {maximum} on axis {axis}; the limit is {limit} in either "
     "direction"},
    {"asset.domain_inverted",
     "on axis {axis}, the domain's Min ({minimum}) is greater than its Max ({maximum})"},
    {"asset.overlapping_blocks",
     "the block (bytes {begin} to {end}) overlaps \"{other}\" (bytes {otherBegin} to "
     "{otherEnd}); at least one offset or size is wrong"},
    {"asset.odd_length", "the length of {key} in bytes ({bytes}) is not a multiple of {unit}"},
    {"asset.wrong_count", "the number of entries in {key} must be {need}, not {have}"},
    {"asset.weights_cut", "\"Weights\" ends inside the entry for vertex {vertex}"},
    {"asset.weights_left",
     "\"Weights\" has {bytes} bytes left after the last vertex; the number of vertices is "
     "{vertices}",
     "\"Weights\" has 1 byte left after the last vertex; the number of vertices is {vertices}"},
    {"asset.hull_list",
     "for the {count} hulls in HullList, the number of points in Positions must be {need}, not "
     "{have}",
     "for the hull in HullList, the number of points in Positions must be {need}, not {have}"},
    {"asset.too_many_hulls", "HullList lists {have} hulls; the limit is {limit}"},
    {"asset.too_many_faces", "the block has {have} faces; the limit is {limit}"},
});

/// Why the grid would refuse an asset at upload.
inline constexpr TextTable validationTexts({
    {"asset.place_version", "version"},
    {"asset.place_high", "high level of detail"},
    {"asset.place_medium", "medium level of detail"},
    {"asset.place_low", "low level of detail"},
    {"asset.place_lowest", "lowest level of detail"},
    {"asset.place_mesh", "physics mesh"},
    {"asset.place_hulls", "physics hulls"},
    {"asset.place_base_hull", "base hull"},
    {"asset.lod_missing", "this level of detail is missing; every asset needs it"},
    {"asset.lod_gap",
     "this level of detail is missing, but {lower} is present; a lower level requires all higher "
     "levels"},
    {"asset.lod_faces",
     "has a different number of faces ({faces}) than the level above ({above}: {expected}); the "
     "numbers must match"},
    {"asset.lod_triangles",
     "has more triangles ({triangles}) than the level above ({above}: {most})"},
    {"asset.many_faces", "has {faces} faces; the grid accepts at most {limit}"},
    {"asset.many_vertices", "has {vertices} vertices; the grid accepts at most {limit} per face"},
    {"asset.vertices_not_finite", "has {vertices} vertices whose coordinates are not finite",
     "has a vertex whose coordinates are not finite"},
    {"asset.index_past_vertices",
     "{count} triangles ({triangles}) refer to vertices that do not exist; the face has {vertices}",
     "triangle {triangles} refers to vertices that do not exist; the face has {vertices}"},
    {"asset.degenerate_triangles",
     "{count} triangles ({triangles}) are degenerate (too thin or too small), so the uploader "
     "refuses the physics shape",
     "triangle {triangles} is degenerate (too thin or too small), so the uploader refuses the "
     "physics shape"},
    {"asset.degenerate_beside_hulls",
     "{count} triangles ({triangles}) are degenerate (too thin or too small), so the grid will "
     "likely refuse the physics shape",
     "triangle {triangles} is degenerate (too thin or too small), so the grid will likely refuse "
     "the physics shape"},
    {"asset.no_physics_convex", "this block is missing; the grid needs it, even if it is empty"},
    {"asset.no_base_hull",
     "BoundingVerts is missing; without it, the asset has no Convex Hull shape"},
    {"asset.many_hulls", "has {hulls} hulls; the grid accepts at most {limit}"},
    {"asset.many_base_points", "has {points} vertices; the grid accepts at most {limit} per hull"},
    {"asset.many_hull_points",
     "{count} hulls ({hulls}) have too many vertices; the limit is {limit} per hull",
     "hull {hulls} has too many vertices; the limit is {limit}"},
    {"asset.flat_hull",
     "{count} hulls ({hulls}) have no volume; a hull needs at least four points that are not in "
     "one plane",
     "hull {hulls} has no volume; a hull needs at least four points that are not in one plane"},
    {"asset.flat_base_hull",
     "has {points} points and no volume; the grid will likely refuse it, though people use such "
     "hulls in practice",
     "has one point and no volume; the grid will likely refuse it, though people use such hulls in "
     "practice"},
});

/// What is to be done about what the grid refuses.
inline constexpr TextTable remedyTexts({
    {"remedy.zero_area",
     "delete the {count} zero-area faces of the physics mesh, then upload again",
     "delete the zero-area face of the physics mesh, then upload again"},
    {"remedy.merge", "merge vertices by distance ({distance}), then upload again"},
    {"remedy.merge_and_delete",
     "merge vertices by distance ({distance}), delete zero-area faces, then upload again"},
    {"remedy.simpler_mesh",
     "delete these triangles from the physics model (in Blender: Degenerate Dissolve), use a "
     "simpler model, or click \"Analyze\" in the uploader",
     "delete this triangle from the physics model (in Blender: Degenerate Dissolve), use a simpler "
     "model, or click \"Analyze\" in the uploader"},
    {"remedy.fewer_hulls", "use at most {limit} hulls"},
    {"remedy.fewer_points", "use at most {limit} vertices per hull"},
    {"remedy.flat_hulls", "delete these hulls, or make them thicker",
     "delete this hull, or make it thicker"},
    {"remedy.fewer_materials", "use at most {limit} materials"},
    {"remedy.fewer_vertices", "split the face, or simplify it"},
    {"remedy.simpler_level", "use a simpler model for this level of detail"},
    {"remedy.same_materials", "give every level of detail the same materials"},
    {"remedy.every_level", "generate this level of detail, or leave out the lower ones"},
    {"remedy.export_again", "export the model again"},
    {"remedy.high_level", "add a model for the high level of detail"},
    {"remedy.make_hull", "upload the model again, with a physics shape"},
    {"remedy.thicker_model", "give the model some thickness, then upload again"},
});

}  // namespace wb::asset
