#pragma once

#include "model/core/text.h"

namespace wb::import {

/// What can be wrong with objects of the grid, and with the archives and exports that hold them.
inline constexpr TextTable objectTexts({
    {"import.left_over", "{count} bytes follow the end of the data; they are ignored",
     "1 byte follows the end of the data; it is ignored"},
    {"import.too_many_parts", "contains too many parts; the limit is {limit}"},
    {"import.too_far",
     "the position is out of range (at most {farthest} m from the origin on each axis); the origin "
     "is used"},
    {"archive.broken", "the archive is corrupted ({reason}); copy or export it again"},
    {"archive.cut", "the archive is incomplete; copy or export it again"},
    {"archive.check_failed",
     "could not be read completely, because the archive failed its integrity check ({reason}); "
     "copy or export it again"},
    {"archive.goes_on",
     "could not be read completely, because {count} bytes follow the end-of-archive marker; copy "
     "or export it again",
     "could not be read completely, because 1 byte follows the end-of-archive marker; copy or "
     "export it again"},
    {"archive.no_end", "has no end-of-archive marker; the archive may be incomplete"},
    {"archive.entry_too_large",
     "is too large ({bytes} bytes); the limit for one file is {limit} bytes"},
    {"archive.too_large",
     "the files in the archive are too large in total; the limit is {limit} bytes"},
    {"archive.too_many", "the archive contains too many files; the limit is {limit}"},
    {"archive.leaves", "the path leads outside the archive; the file is ignored"},
    {"archive.version",
     "version {version} of the OpenSim archive format is not supported; supported versions: 0 and "
     "1"},
    {"archive.no_object", "contains no objects; expected an OpenSim archive (.oar, .iar)"},
    {"archive.unused", "data of the type \"{kind}\" has no weight and is ignored"},
    {"xml.syntax", "the XML is not well-formed ({reason})"},
    {"xml.too_large", "is too large; the limit for XML is {limit} bytes"},
    {"xml.too_many", "has too many elements and text nodes; the limit for XML is {limit}"},
    {"xml.too_deep", "elements are nested too deeply; the limit is {limit} levels"},
    {"xml.document_type",
     "the file has a DOCTYPE declaration, which is not allowed for security reasons; remove the "
     "declaration"},
    {"xml.not_readable", "expected {expected}, found \"{found}\"; the default is used"},
    {"open_sim.no_object",
     "contains no objects; expected a SceneObjectGroup with a SceneObjectPart"},
    {"import.shape_changed",
     "has an unknown curve or an out-of-range number; the most similar prim is used"},
    {"import.repeated_id",
     "the id {id} is already used; ids must be unique, so it is ignored here"},
    {"import.no_scale",
     "expected three lengths from {smallest} to {largest} m; the default is used"},
    {"import.shape_type", "expected 0, 1 or 2; the default is used"},
    {"open_sim.no_mesh", "the mesh asset {id} is missing"},
    {"oxp.version", "expected version {expected} of Firestorm's export format"},
    {"oxp.no_linkset", "contains no linksets; expected an array of arrays of ids"},
    {"oxp.no_prims", "all {count} prims in its linksets are missing ({prims}); export it again",
     "the only prim in its linksets is missing ({prims}); export it again"},
    {"oxp.no_parts", "expected an array of ids, with the root first; the linkset is left out"},
    {"oxp.bad_numbers", "expected {count} finite numbers; the default is used"},
    {"oxp.mesh", "the prim is a mesh, which this format cannot hold; it is weighed as a sculpt"},
    {"oxp.no_linkset_of", "{count} prims belong to no linkset; they are left out",
     "a prim belongs to no linkset; it is left out"},
    {"oxp.prim_again",
     "the prim {id} is listed again; a prim can belong to only one linkset, so it is left out "
     "here"},
    {"oxp.no_prim", "the prim {id} is missing; the linkset is read without it"},
});

}  // namespace wb::import
