#pragma once

#include "model/core/text.h"

namespace wb::exporting {

/// What can be wrong with writing a scene in another form.
inline constexpr TextTable exportTexts({
    {"export.format",
     "is of no kind that can be written; a name that ends in one of {endings} was expected"},
    {"export.refused", "{part}, {place}: {why}"},
    {"export.refused_remedy", "{part}, {place}: {why}. Remedy: {remedy}"},
    {"export.one_mesh",
     "holds {count} different meshes; a mesh asset (.llmesh) is one, so a scene of one was "
     "expected"},
    {"export.no_mesh", "holds no mesh, and this kind of file nothing else"},
    {"export.nothing", "holds nothing with a surface that could be written"},
    {"export.too_large", "the scene has more geometry than one file of this kind can hold"},
    {"export.only_meshes", "{count} parts are no meshes, and this kind of file holds nothing else",
     "one part is no mesh, and this kind of file holds nothing else"},
    {"export.no_surface", "{count} parts have no surface that is known; they are left out",
     "one part has no surface that is known; it is left out"},
    {"export.no_octree", "{count} octrees are left out; this kind of file holds none",
     "an octree is left out; this kind of file holds none"},
    {"export.only_seen",
     "holds what is seen: physics shapes, lower levels of detail, shape types, scripts and flags "
     "are left out"},
    {"export.cannot_save",
     "is no name that all can be saved under; one that ends in .weighbridge was expected, or in "
     ".scene for octrees and rays"},
    {"export.would_lose",
     "would lose {what}: text (.scene) holds octrees and rays alone; a name that ends in "
     ".weighbridge was expected, which holds everything"},
    {"export.lost_linksets", "linksets"},
    {"export.lost_regions", "regions"},
    {"export.lost_profile", "changed constants"},
    {"export.lost_scenarios", "scenarios"},
    {"export.lost_measured", "measured costs"},
    {"export.lost_names", "names of octrees"},
    {"export.lost_octrees", "octrees that could not be read"},
    {"export.octrees_none", "holds no octree, and this kind of file nothing else"},
    {"export.one_octree",
     "holds {count} octrees; a file of Inexor (.nxoc) is one, so a scene of one was expected; "
     ".scene "
     "holds any number"},
    {"export.only_cubes",
     "holds cubes only: the octree's size and where it stands are left out; whoever reads it takes "
     "it as 32 m long"},
    {"export.unread_octrees", "{count} octrees could not be read; they are left out",
     "an octree could not be read; it is left out"},
    {"export.empty_octrees", "{count} octrees have nothing filled; they are left out",
     "an octree has nothing filled; it is left out"},
    {"export.octree_size",
     "makes a part {size} m long; from {smallest} to {largest} m was expected"},
    {"export.octree_hulls",
     "makes {count} hulls; at most {limit} were expected: a smaller depth, or surface instead of "
     "boxes"},
    {"export.octree_triangles",
     "makes a surface of {count} triangles, more than {limit} faces hold; a smaller depth was "
     "expected"},
    {"export.only_places",
     "holds meshes and where they stand: shape types, scripts, flags and ids are left out"},
});

}  // namespace wb::exporting
