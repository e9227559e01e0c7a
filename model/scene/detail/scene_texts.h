#pragma once

#include "model/core/text.h"

namespace wb::scene {

/// What can be wrong with a project file, and with making an octree of a mesh, or a mesh of it.
inline constexpr TextTable sceneTexts({
    {"json.empty", "is empty; expected JSON"},
    {"json.syntax", "is not valid JSON: {reason}"},
    {"json.number_too_large", "{number} is too large"},
    {"json.too_deep", "is nested too deeply; the limit is {limit} levels"},
    {"json.too_many_values", "contains too many values; the limit is {limit}"},
    {"json.duplicate_key", "this key is given more than once; its last value is used"},

    {"project.not_a_project",
     "is not a Weighbridge project; expected a JSON object with the key \"weighbridge\""},
    {"project.bad_version", "expected version 1 of the Weighbridge project format, found {found}"},
    {"project.newer_version",
     "uses version {version} of the project format, but this release of Weighbridge reads only "
     "version 1; open it with a newer release"},

    {"project.unknown_key", "unknown key {key}; it is kept, but has no effect{hint}"},
    {"project.not_text", "expected quoted text, found {found}; the default is used"},
    {"project.not_flag", "expected true or false, found {found}; the default is used"},
    {"project.not_number",
     "expected a number from {minimum} to {maximum}, found {found}; the default is used"},
    {"project.not_numbers",
     "expected a list of {count} numbers from {minimum} to {maximum}, found {found}; the default "
     "is used"},
    {"project.not_interval",
     "expected a start and an end from {minimum} to {maximum}, in ascending order, found {found}; "
     "the default is used"},
    {"project.not_count",
     "expected a whole number from 0 to {maximum}, found {found}; the default is used"},
    {"project.not_rotation",
     "expected a quaternion (x, y, z, w, not all 0), found {found}; no rotation is used"},
    {"project.not_direction",
     "expected a direction (x, y, z, not all 0), found {found}; the x axis is used"},
    {"project.not_an_id",
     "expected an id such as 0f8fad5b-d9cb-469f-a165-70867728950e, found {found}; it is ignored"},
    {"project.not_a_word", "expected one of {words}; found {found}; the default is used"},
    {"project.not_base64", "expected base64 data, found {found}; the data cannot be read"},
    {"project.not_an_object", "expected a JSON object, found {found}; the defaults are used"},
    {"project.not_a_list", "expected a JSON array, found {found}; it is ignored"},
    {"project.out_of_range",
     "{found} is out of range ({minimum} to {maximum}); the nearest value is used"},
    {"project.other_curves",
     "the keys \"profile\" and \"path\" describe a {curves}, not a {kind}; these keys determine "
     "the cost"},

    {"project.duplicate_id", "the id {id} is already used by {first}; ids must be unique"},
    {"project.unknown_region",
     "there is no region with the name or id {region}; use one listed under \"regions\""},
    {"project.unknown_parcel",
     "the region {region} has no parcel with the name or id {parcel}; use one listed under the "
     "region's \"parcels\""},
    {"project.ambiguous_parcel",
     "{count} parcels in the region {region} are named {parcel}, so the first is used; give each "
     "its own id, and use the id of the right one here"},
    {"project.unknown_asset", "there is no asset {asset}; use a name listed under \"assets\""},
    {"project.no_asset", "a mesh needs an asset; use a name listed under \"assets\""},
    {"project.root_too_far",
     "{found} would move the linkset more than {limit} m from the origin, so this position is "
     "ignored"},
    {"project.no_parts", "the linkset has no parts; it needs at least a root"},
    {"project.unknown_linkset",
     "there is no linkset {linkset}; use a name or an id listed under \"linksets\""},
    {"project.empty_asset", "has neither a path nor data; it needs one of them"},
    {"project.outside",
     "is outside the project's folder, so it was not read. If you trust the project, use "
     "--allow-outside on the command line, or open it again in the window and click \"Read "
     "them\"."},
    {"project.asked",
     "was not read, because you have not agreed to it. If you trust the project, use "
     "--allow-outside on the command line, or open it again in the window and click \"Read "
     "them\"."},
    {"project.no_file", "does not exist; put it where the project expects it"},
    {"project.not_readable", "cannot be read, because you do not have permission"},
    {"project.special_file", "is not a regular file; expected a mesh asset"},
    {"project.special_octree_file", "is not a regular file; expected an octree (.nxoc, .ogz)"},
    {"project.path_and_tree", "has both a path and a tree; the tree is used"},
    {"project.path_and_data", "has both a path and data; the data is used"},

    {"voxels.depth", "depth {depth} is out of range; expected 1 to {limit}"},
    {"voxels.no_triangles", "has no triangles to make an octree from"},
    {"voxels.position",
     "has a position that is not finite or is more than {limit} m from the origin"},
    {"voxels.size", "its longest side is {size} m; expected {minimum} to {maximum} m"},
    {"voxels.too_many", "needs an octree of more than {limit} cubes; use a smaller depth"},
    {"octree.too_fine",
     "is nested too deeply to be converted to a surface; the limit is {limit} levels"},
});

}  // namespace wb::scene
