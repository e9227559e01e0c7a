#pragma once

#include "model/core/text.h"

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
    {"plain.hidden",
     "{count} objects are hidden in the file and are left out; the first of them is \"{name}\"",
     "\"{name}\" is hidden in the file and is left out"},
    {"plain.other_kind",
     "{count} objects are of the kind \"{name}\", which is not read; they are left out",
     "an object is of the kind \"{name}\", which is not read; it is left out"},
    {"plain.surface_lost",
     "{percent} % of the surface is missing: triangles do not cover what the file's polygons "
     "state; cut the polygons into triangles and export it again"},
    {"plain.baked",
     "is sheared or flattened, which no part can be; its vertices are, and the part is not turned"},
    {"plain.split",
     "has more than {faces} faces, which is all that one prim takes. It becomes {parts} prims; use "
     "{faces} materials to keep it one."},
    {"plain.too_large",
     "is {size} m large and no part can be larger than {limit} m; without another size it is left "
     "out"},
    {"plain.too_far", "is more than {limit} m from the origin; it is left out"},
    {"plain.no_part", "holds nothing that could be a part"},
    {"plain.physics_faces",
     "{count} faces of the physics mesh are dropped. Each part takes {limit}; use fewer materials "
     "there.",
     "1 face of the physics mesh is dropped. Each part takes {limit}; use fewer materials there."},
    {"plain.companion_refused", "this companion of the model is left out: {reason}"},
    {"plain.companion_kind", "is of no kind of 3D model"},
    {"plain.companion_nodes",
     "names {found} of the model's {count} objects; the others go without"},
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
     "holds no measured costs; lines of the measuring script, a reply of GetObjectCost, "
     "GetObjectPhysicsData or ResourceCostSelected, or a CSV with a column linkset or linkset_id "
     "was expected"},
    {"measured.incomplete",
     "this line of the measuring script is incomplete, see \"{what}\"; it is left out"},
    {"measured.again", "\"{name}\" was reported before, in line {line}; this later report is used"},
    {"measured.other_parts", "\"{name}\" has {grid} parts on the grid, but {here} here"},
    {"measured.other_scripts", "\"{name}\" has {grid} scripts on the grid, but {here} here"},
    {"measured.bad_flag", "0 or 1 was expected, not \"{found}\"; it is left out"},
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

/// Why the uploader would refuse a model whose mesh assets alone do not show it. Each names what is
/// wrong and what to do.
inline constexpr TextTable refusalTexts({
    {"upload.companion",
     "the uploader cannot read {file}, and offers no upload. Repair the file, or take it away."},
    {"upload.level_materials",
     "{file} has materials that the model lacks: {materials}. Use only materials of the model "
     "there."},
    {"upload.level_faces",
     "{file} has {faces} faces for this object, and the model has {expected}. Use no more there."},
    {"upload.level_submodels",
     "{file} makes {found} prims of this object, and the model makes {expected}. Use as many "
     "materials in both."},
    {"upload.level_unused",
     "{file} has an object \"{object}\" that stands for none of the model's. Name it like the "
     "object that it is for."},
    {"upload.level_objects",
     "{file} has {found} objects, and the model has {expected}. Make one object there for each of "
     "the model's."},
    {"upload.mirrored",
     "is mirrored by a negative scale, which the uploader refuses. Apply the scale before export."},
    {"upload.no_such_geometry",
     "names the geometry \"{geometry}\", which the file does not hold. Export the file again."},
    {"upload.unused_geometry",
     "no object uses the geometry \"{geometry}\". Delete it, or place it in the scene."},
    {"upload.same_label",
     "another geometry is called \"{label}\" too, and the uploader takes one for the other. Rename "
     "one of them."},
    {"upload.submodel_limit",
     "has {faces} faces, and the uploader keeps {limit} of them. Use fewer materials, or split the "
     "object."},
    {"upload.no_scene",
     "the file has no scene. Export it again, with its objects placed in a scene."},
    {"upload.controller",
     "the numbers of the skin \"{controller}\" do not add up. Export the file again."},
    {"upload.polygon_vertices",
     "a list of polygons has {vertices} vertices, and the uploader numbers at most {limit}. "
     "Triangulate it before export."},
});

}  // namespace wb::import

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
    {"export.no_physics",
     "holds no physics for a file of its own: no part has triangles or hulls and shape type Prim"},
    {"export.no_rig", "{count} meshes are rigged; their weights and joints are left out",
     "one mesh is rigged; its weights and joints are left out"},
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
    {"export.no_rays", "{count} rays are left out; a file of Inexor (.nxoc) holds cubes alone",
     "a ray is left out; a file of Inexor (.nxoc) holds cubes alone"},
    {"export.crashes_engine",
     "OCTANTs of eight SOLID cubes are kept; Inexor's engine crashes when it reads them"},
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

namespace wb::recovery {

/// What can be wrong with keeping changes.
inline constexpr TextTable recoveryTexts({
    {"recovery.folder", "is no folder that changes can be kept in: {reason}"},
    {"recovery.lock", "changes cannot be kept here; a folder that allows locks was expected"},
});

}  // namespace wb::recovery
