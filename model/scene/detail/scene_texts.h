#pragma once

#include "model/core/text.h"

namespace wb::scene {

/// What can be wrong with a project file, and with making an octree of a mesh, or a mesh of it.
inline constexpr TextTable sceneTexts({
    {"json.empty", "is empty; JSON text expected"},
    {"json.syntax", "is not valid JSON: {reason}"},
    {"json.number_too_large", "{number} is larger than any number that can be computed with"},
    {"json.too_deep", "is nested deeper than {limit} levels, the most that is read"},
    {"json.too_many_values", "holds more than {limit} values, the most that is read"},
    {"json.duplicate_key", "is given more than once; the last one is used"},

    {"project.not_a_project",
     "is not a Weighbridge project; a JSON object with the key \"weighbridge\" was expected"},
    {"project.bad_version", "{found} is no version of a Weighbridge project; 1 was expected"},
    {"project.newer_version",
     "is a Weighbridge project of version {version}, made by a newer Weighbridge; version 1 was "
     "expected"},

    {"project.unknown_key",
     "{key} is no key that is known here; it is kept, and changes nothing{hint}"},
    {"project.not_text", "{found} is not a text in quotes; the default is used"},
    {"project.not_flag", "{found} is neither true nor false; the default is used"},
    {"project.not_number",
     "{found} is not a number from {minimum} to {maximum}; the default is used"},
    {"project.not_numbers",
     "{found} is not a list of {count} numbers from {minimum} to {maximum}; the default is used"},
    {"project.not_interval",
     "{found} is not a begin and an end at or after it, from {minimum} to {maximum}; the default "
     "is used"},
    {"project.not_count", "{found} is not a whole number from 0 to {maximum}; the default is used"},
    {"project.not_rotation",
     "{found} is not a quaternion of four numbers x, y, z, w, not all of them 0; no rotation is "
     "used"},
    {"project.not_direction",
     "{found} is not a direction of three numbers, not all of them 0; that along x is used"},
    {"project.not_an_id",
     "{found} is not an id such as 0f8fad5b-d9cb-469f-a165-70867728950e; it is left out"},
    {"project.not_a_word", "{found} is not one of {words}; the default is used"},
    {"project.not_base64", "{found} is not data in base64; it cannot be read"},
    {"project.not_an_object", "{found} is not an object in braces; the defaults are used"},
    {"project.not_a_list", "{found} is not a list in brackets; none is used"},
    {"project.out_of_range",
     "{found} is out of range: from {minimum} to {maximum} was expected; the nearest is used"},
    {"project.other_curves",
     "profile and path are those of a {curves}, not of a {kind}; the curves are weighed"},

    {"project.duplicate_id", "the id {id} is already that of {first}; ids must differ"},
    {"project.unknown_region",
     "there is no region with the name or id {region}; one of the key regions was expected"},
    {"project.unknown_parcel", "the region {region} has no parcel named {parcel}"},
    {"project.unknown_asset", "there is no asset {asset}; a name of the key assets was expected"},
    {"project.no_asset", "a mesh needs an asset; a name of the key assets was expected"},
    {"project.root_too_far",
     "{found} would move the linkset farther than {limit} m from the origin; it is left out"},
    {"project.no_parts", "the linkset has no parts; at least its root was expected"},
    {"project.unknown_linkset",
     "there is no linkset {linkset}; a name or an id of one of the key linksets was expected"},
    {"project.empty_asset", "has neither a path nor data; one of the two was expected"},
    {"project.special_file", "is no ordinary file; a mesh asset was expected"},
    {"project.special_octree_file", "is no ordinary file; an octree (.nxoc, .ogz) was expected"},
    {"project.path_and_tree", "has a path and a tree; the tree is used"},
    {"project.path_and_data", "has a path and data; the data is used"},

    {"voxels.depth", "a depth of {depth}; 1 to {limit} was expected"},
    {"voxels.no_triangles", "has no triangles that an octree could be made of"},
    {"voxels.position",
     "has a position that is no number, or farther than {limit} m from the origin"},
    {"voxels.size", "is {size} m long; {minimum} to {maximum} m was expected"},
    {"voxels.too_many", "makes an octree of more than {limit} cubes; a smaller depth was expected"},
    {"octree.too_fine", "is nested deeper than {limit} levels, the most that a surface is made of"},
});

}  // namespace wb::scene
