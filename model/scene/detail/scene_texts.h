#pragma once

#include "model/core/text.h"

namespace wb::scene {

/// What can be wrong with a project file, and with making an octree of a mesh, or a mesh of it.
inline constexpr TextTable sceneTexts({
    {"json.empty", "is empty; JSON expected"},
    {"json.syntax", "is not valid JSON: {reason}"},
    {"json.number_too_large", "{number} is too large"},
    {"json.too_deep", "is nested too deeply; the limit is {limit} levels"},
    {"json.too_many_values", "holds too many values; the limit is {limit}"},
    {"json.duplicate_key", "is given more than once; the last one is used"},

    {"project.not_a_project",
     "is not a Weighbridge project; JSON object with the key \"weighbridge\" expected"},
    {"project.bad_version", "version 1 of a Weighbridge project expected, {found} found"},
    {"project.newer_version",
     "is a Weighbridge project of version {version}, made by a newer Weighbridge; version 1 "
     "expected"},

    {"project.unknown_key", "unknown key {key}; it is kept, but has no effect{hint}"},
    {"project.not_text", "quoted text expected, {found} found; the default is used"},
    {"project.not_flag", "true or false expected, {found} found; the default is used"},
    {"project.not_number",
     "number from {minimum} to {maximum} expected, {found} found; the default is used"},
    {"project.not_numbers",
     "list of {count} numbers from {minimum} to {maximum} expected, {found} found; the default is "
     "used"},
    {"project.not_interval",
     "start and end from {minimum} to {maximum}, in ascending order, expected; {found} found; the "
     "default is used"},
    {"project.not_count",
     "whole number from 0 to {maximum} expected, {found} found; the default is used"},
    {"project.not_rotation",
     "quaternion (x, y, z, w, not all 0) expected, {found} found; no rotation is used"},
    {"project.not_direction",
     "direction (x, y, z, not all 0) expected, {found} found; the x axis is used"},
    {"project.not_an_id",
     "id such as 0f8fad5b-d9cb-469f-a165-70867728950e expected, {found} found; it is ignored"},
    {"project.not_a_word", "one of {words} expected, {found} found; the default is used"},
    {"project.not_base64", "base64 data expected, {found} found; it cannot be read"},
    {"project.not_an_object", "object in braces expected, {found} found; the defaults are used"},
    {"project.not_a_list", "list in brackets expected, {found} found; it is ignored"},
    {"project.out_of_range",
     "{found} is out of range ({minimum} to {maximum}); the nearest value is used"},
    {"project.other_curves",
     "profile and path are those of a {curves}, not of a {kind}; the curves decide what it costs"},

    {"project.duplicate_id", "the id {id} is already used by {first}; ids must be unique"},
    {"project.unknown_region",
     "there is no region with the name or id {region}; use one listed under \"regions\""},
    {"project.unknown_parcel", "the region {region} has no parcel named {parcel}"},
    {"project.unknown_asset", "there is no asset {asset}; use a name listed under \"assets\""},
    {"project.no_asset", "a mesh needs an asset; use a name listed under \"assets\""},
    {"project.root_too_far",
     "{found} would move the linkset more than {limit} m from the origin; it is ignored"},
    {"project.no_parts", "the linkset has no parts; it needs at least a root"},
    {"project.unknown_linkset",
     "there is no linkset {linkset}; use a name or an id listed under \"linksets\""},
    {"project.empty_asset", "has neither a path nor data; it needs one of them"},
    {"project.special_file", "is not a regular file; mesh asset expected"},
    {"project.special_octree_file", "is not a regular file; octree (.nxoc, .ogz) expected"},
    {"project.path_and_tree", "has both a path and a tree; the tree is used"},
    {"project.path_and_data", "has both a path and data; the data is used"},

    {"voxels.depth", "depth {depth} is out of range; 1 to {limit} expected"},
    {"voxels.no_triangles", "has no triangles to make an octree from"},
    {"voxels.position",
     "has a position that is not finite or is more than {limit} m from the origin"},
    {"voxels.size", "is {size} m long; {minimum} to {maximum} m expected"},
    {"voxels.too_many", "needs an octree of more than {limit} cubes; use a smaller depth"},
    {"octree.too_fine", "is nested too deeply for making a surface; the limit is {limit} levels"},
});

}  // namespace wb::scene
