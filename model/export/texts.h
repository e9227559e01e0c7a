#pragma once

#include "model/base/text.h"

namespace wb::exporting {

/// What can be wrong with writing a scene in another form.
inline constexpr TextTable exportTexts({
    {"export.format",
     "is of no kind that can be written; a name that ends in one of {endings} was expected"},
    {"export.one_mesh",
     "holds {count} different meshes; a mesh asset (.llmesh) is one, so a scene of one was "
     "expected"},
    {"export.no_mesh", "holds no mesh, and this kind of file nothing else"},
    {"export.nothing", "holds nothing with a surface that could be written"},
    {"export.too_large", "the scene has more geometry than one file of this kind can hold"},
    {"export.only_meshes", "{count} parts are no meshes, and this kind of file holds nothing else"},
    {"export.no_surface", "{count} parts have no surface that is known; they are left out"},
    {"export.no_octree", "{count} octrees are left out; this kind of file holds none"},
    {"export.only_seen",
     "holds what is seen: physics shapes, lower levels of detail, shape types, scripts and flags "
     "are left out"},
    {"export.only_places",
     "holds meshes and where they stand: shape types, scripts, flags and ids are left out"},
});

}  // namespace wb::exporting
