#pragma once

#include "model/base/text.h"

namespace wb::import {

/// What can be wrong with a file of any kind.
inline constexpr TextTable importTexts({
    {"import.empty",
     "is empty; a Weighbridge project ({projects}), a Second Life mesh asset ({mesh_assets}), "
     "objects ({objects}), a 3D model ({models}) or octrees ({octrees}) were expected"},
    {"import.unknown_kind",
     "is of no kind that can be opened; a Weighbridge project ({projects}), a Second Life mesh "
     "asset ({mesh_assets}), objects ({objects}), a 3D model ({models}) or octrees ({octrees}) "
     "were "
     "expected"},
    {"import.no_vertex",
     "holds no vertex; a line that begins with \"v\" was expected in an OBJ file (.obj)"},
    {"import.not_as_named",
     "holds nothing of what a file named {ending} begins with; it is damaged, or of another kind "
     "than its name says"},
    {"import.left_over", "{count} bytes follow the end of what was read; they are left out",
     "1 byte follows the end of what was read; it is left out"},
    {"import.red_eclipse",
     "is a map of Red Eclipse (.mpz), which is not supported; supported maps: Cube 2 and "
     "Sauerbraten (.ogz)"},
    {"import.too_many_parts", "holds more than {limit} parts, the most that is read"},
    {"import.too_far",
     "a place at most {farthest} m from the origin on each axis was expected; the origin is used"},
    {"folder.too_many", "holds more than {limit} files, the most that one report is about"},
    {"plain.unusable",
     "{count} triangles have a corner that is not there or not finite; they are left out",
     "a triangle has a corner that is not there or not finite; it is left out"},
    {"plain.collapsed", "{count} triangles have two corners in one place; they are left out",
     "a triangle has two corners in one place; it is left out"},
    {"plain.baked",
     "is sheared or flattened, which no part can be; its vertices are, and the part is not turned"},
    {"plain.split",
     "has more than {faces} faces, or one of more than {vertices} vertices; it became {parts} "
     "parts"},
    {"plain.too_large",
     "is {size} m large and no part can be larger than {limit} m; without another size it is left "
     "out"},
    {"plain.too_far", "is more than {limit} m from the origin; it is left out"},
    {"plain.no_part", "holds nothing that could be a part"},
    {"plain.physics_too_large", "the physics mesh has more than {limit} vertices; it is left out"},
    {"plain.companion_refused", "this companion of the model is left out: {reason}"},
    {"plain.companion_kind", "is of no kind of 3D model"},
    {"plain.companion_nodes",
     "has nodes for {found} of the model's {count}, found by their names or else their order; the "
     "others go without"},
    {"plain.companion_materials",
     "the companion {companion} has materials that the model lacks; what is of them is left out"},
    {"plain.companion_of_others",
     "the companion {companion} has none of the model's materials; this level of detail is "
     "missing"},
    {"plain.cut",
     "is cut: {declared} rows of \"{what}\" are declared, and {found} are there whole; copy or "
     "export it again"},
    {"plain.stl_open",
     "ends without \"endsolid\" after facet {facet}; the file may have been cut there"},
    {"plain.stl_cut",
     "could not be read completely: it ends inside facet {facet}; copy or export it again"},
    {"plain.stl_facet",
     "could not be read completely: facet {facet} is damaged, three lines \"vertex X Y Z\" and "
     "\"endfacet\" were expected; copy or export it again"},
    {"plain.glb_cut",
     "could not be read completely: {declared} bytes are declared, and {found} are there; copy or "
     "export it again"},
    {"plain.no_file",
     "is no file on disk; models are read by a process of its own, which opens the file again"},
    {"plain.lods_made",
     "levels of detail that it lacks are made by simplification: {count} of them; costs are of "
     "these"},
    {"csv.quote", "a quote that begins here does not end"},
    {"csv.after_quote", "a separator or the end of the line was expected after a closing quote"},
    {"csv.too_many_cells", "has more than {limit} cells, the most that is read of a line"},
    {"csv.too_many", "holds more than {limit} lines, the most that is read"},
    {"measured.nothing",
     "holds no measured costs; a reply of GetObjectCost, GetObjectPhysicsData or "
     "ResourceCostSelected, or a CSV with a column linkset or linkset_id was expected"},
    {"measured.column", "there is no column \"{column}\" of measured costs; it is left out"},
    {"measured.column_again",
     "there is more than one column \"{column}\"; a single one was expected"},
    {"measured.too_many_cells",
     "has {found} cells and the first line {expected}; the line is left out"},
    {"measured.bad_id", "a UUID was expected, not \"{id}\"; the line is left out"},
    {"measured.bad_cost", "a cost from 0 to {limit} was expected, not \"{found}\"; it is left out"},
    {"measured.bad_truth", "true or false was expected, not \"{found}\"; it is left out"},
    {"measured.unknown", "the scene has no linkset \"{linkset}\"; it is left out"},
    {"measured.ambiguous",
     "the scene has several linksets \"{linkset}\"; one of their ids was expected, and it is left "
     "out"},
    {"measured.conflict", "another cost of the same linkset was said before; the first is kept"},
    {"measured.selection",
     "says nothing of which object was selected; only a scene of one linkset can take it"},
    {"measured.no_object", "an object's id with a map of its costs was expected; it is left out"},
    {"measured.bad_shape_type", "0, 1 or 2 was expected; it is left out"},
    {"measured.same_shape_type", "has the shape type {grid} on the grid, as here"},
    {"measured.other_shape_type", "has the shape type {grid} on the grid, but {here} here"},
    {"oxp.version", "version {expected} of Firestorm's export was expected"},
    {"oxp.no_linkset", "holds no linkset; an array of arrays of ids was expected"},
    {"oxp.no_parts", "an array of ids, the root first, was expected; the linkset is left out"},
    {"oxp.bad_numbers", "{count} finite numbers were expected; the default is used"},
    {"oxp.mesh", "is a mesh, which this format does not hold; it is weighed as a sculpt"},
    {"oxp.no_linkset_of", "{count} prims are in no linkset; they are left out",
     "a prim is in no linkset; it is left out"},
    {"oxp.prim_again", "names the prim {id} again; a prim is in one linkset once"},
    {"oxp.no_prim", "the prim {id} is not there; it is left out"},
    {"archive.broken", "the archive is broken: {reason}"},
    {"archive.cut", "the archive ends early"},
    {"archive.check_failed",
     "could not be read completely: the archive fails the check of its compression ({reason}); "
     "copy or export it again"},
    {"archive.goes_on",
     "could not be read completely: {bytes} bytes follow the archive's end mark, and files may be "
     "missing; copy or export it again"},
    {"archive.no_end",
     "ends without the mark that closes an archive; the file may have been cut there"},
    {"archive.entry_too_large",
     "is {bytes} bytes large, more than {limit}, the most of one file that is read"},
    {"archive.too_large", "the files of the archive are larger than {limit} bytes together"},
    {"archive.too_many", "the archive holds more than {limit} files, the most that is read"},
    {"archive.leaves", "names a place outside the archive; it is left out"},
    {"archive.version", "version {version} of an OpenSim archive; 0 or 1 was expected"},
    {"archive.no_object", "holds no object; an archive of OpenSim (.oar, .iar) was expected"},
    {"archive.unused", "\"{kind}\" has no weight and is left out"},
    {"xml.syntax", "is not well-formed XML: {reason}"},
    {"xml.too_large", "is larger than {limit} bytes, the most XML that is read"},
    {"xml.too_many", "has more than {limit} elements and texts, the most XML that is read"},
    {"xml.too_deep", "elements are nested more than {limit} deep, the most that is read"},
    {"xml.document_type",
     "declares a document type, which objects have no use for; it is not read"},
    {"xml.not_readable", "{expected} was expected, not \"{found}\"; the default is used"},
    {"open_sim.no_object",
     "holds no object; a SceneObjectGroup with a SceneObjectPart was expected"},
    {"import.shape_changed",
     "has a curve that is not known or a number out of range; the nearest prim is used"},
    {"import.repeated_id",
     "the id {id} is used before; ids must differ, and the later one goes without"},
    {"import.no_scale",
     "three sides from {smallest} to {largest} m were expected; the default is used"},
    {"import.shape_type", "0, 1 or 2 was expected; the usual type is used"},
    {"open_sim.no_mesh", "the mesh asset {id} is not there"},
    {"slm.version", "version {expected} of the viewer's model file was expected"},
    {"slm.no_mesh", "holds no mesh; an array of mesh assets was expected"},
    {"slm.no_mesh_asset", "is no mesh asset; it is left out"},
    {"slm.no_instance", "says nowhere where its meshes stand; each is taken once, at 1 m"},
    {"slm.no_such_mesh",
     "a number below {count}, the number of meshes, was expected; the instance is left out"},
    {"slm.bad_transform",
     "16 finite numbers that make sides from {smallest} to {largest} m were expected; the instance "
     "is "
     "taken at 1 m"},
    {"slm.inexact_transform", "mirrors or shears, which no part can; that is left out"},
});

}  // namespace wb::import
