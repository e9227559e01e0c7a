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

}  // namespace wb::asset
