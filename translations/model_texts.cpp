// The texts of the model, for lupdate. Made by make_model_texts: ./dev translations
// clang-format off
#include <QCoreApplication>

[[maybe_unused]] static constexpr const char* modelTexts[] = {
    //: file.cannot_read
    QT_TRANSLATE_NOOP("model", "cannot be read: {reason}"),
    //: file.cannot_write
    QT_TRANSLATE_NOOP("model", "cannot be written: {reason}"),
    //: file.too_large
    QT_TRANSLATE_NOOP("model", "is larger than {limit} bytes, the most that is read"),
    //: file.not_a_file
    QT_TRANSLATE_NOOP("model", "is a folder; a file was expected"),
    //: task.cancelled
    QT_TRANSLATE_NOOP("model", "was cancelled"),
    //: word.hint
    QT_TRANSLATE_NOOP("model", "; did you mean \"{word}\"?"),
    //: llsd.truncated
    QT_TRANSLATE_NOOP("model", "the data ends inside {what}: {need} more bytes were expected, {have} are left"),
    //: llsd.unknown_tag
    QT_TRANSLATE_NOOP("model", "{found} begins no value of binary LLSD"),
    //: llsd.impossible_count
    QT_TRANSLATE_NOOP("model", "{what} claims {count} elements, more than the {have} bytes left can hold"),
    //: llsd.not_closed
    QT_TRANSLATE_NOOP("model", "{what} of {count} elements must end with {expected}, found {found}"),
    //: llsd.key_expected
    QT_TRANSLATE_NOOP("model", "a key was expected, which begins with 'k' or a quote; found {found}"),
    //: llsd.quote_not_closed
    QT_TRANSLATE_NOOP("model", "the text that begins here in quotes never ends"),
    //: llsd.bad_escape
    QT_TRANSLATE_NOOP("model", "\\x must be followed by two hexadecimal digits"),
    //: llsd.too_deep
    QT_TRANSLATE_NOOP("model", "arrays and maps are nested more than {limit} deep, the most that is read"),
    //: llsd.too_many
    QT_TRANSLATE_NOOP("model", "there are more than {limit} values, the most that is read"),
    //: llsd.expected
    QT_TRANSLATE_NOOP("model", "{what} was expected, found {found}"),
    //: llsd.wrong_length
    QT_TRANSLATE_NOOP("model", "a text of {count} bytes in quotes was expected"),
    //: llsd.more_than_one
    QT_TRANSLATE_NOOP("model", "the document ends after one value; more was found"),
    //: llsd.bad_xml
    QT_TRANSLATE_NOOP("model", "is not well-formed XML: {reason}"),
    //: llsd.no_llsd
    QT_TRANSLATE_NOOP("model", "the outermost element must be <llsd>"),
    //: llsd.unknown_element
    QT_TRANSLATE_NOOP("model", "<{name}> is no value of LLSD"),
    //: llsd.unknown_encoding
    QT_TRANSLATE_NOOP("model", "\"{name}\" is no encoding of a binary; base64 or base16 was expected"),
    //: llsd.key_and_value
    QT_TRANSLATE_NOOP("model", "a map must hold a <key> and a value by turns"),
    //: llsd.date_out_of_range
    QT_TRANSLATE_NOOP("model", "a date is outside the years 0000 to 9999, which are all that can be written"),
    //: llsd.text_not_sayable
    QT_TRANSLATE_NOOP("model", "a text holds bytes that XML cannot say"),
    //: llsd.too_large
    QT_TRANSLATE_NOOP("model", "the data goes on after {limit} bytes, the most that is read"),
    //: mesh.hull_few_points
    QT_TRANSLATE_NOOP("model", "has {points} distinct points; a hull needs at least 4 that are not in one plane"),
    //: mesh.hull_flat
    QT_TRANSLATE_NOOP("model", "has no volume: its {points} distinct points lie in one plane"),
    //: asset.no_header
    QT_TRANSLATE_NOOP("model", "a mesh asset must begin with a map that lists its blocks"),
    //: asset.version
    QT_TRANSLATE_NOOP("model", "the asset has version {version}; versions up to {limit} can be read, newer ones are refused"),
    //: asset.nothing_decoded
    QT_TRANSLATE_NOOP("model", "no block of this mesh asset can be read: {reason}"),
    //: asset.no_blocks
    QT_TRANSLATE_NOOP("model", "the header lists no block"),
    //: asset.bad_entry
    QT_TRANSLATE_NOOP("model", "{name} must be listed with an offset and a size, whole numbers that are not negative; it is left out"),
    //: asset.beyond_file
    QT_TRANSLATE_NOOP("model", "the block should end at byte {end}, but the file ends at byte {file}"),
    //: asset.not_zlib
    QT_TRANSLATE_NOOP("model", "the block is not compressed as expected (zlib: {reason})"),
    //: asset.stream_truncated
    QT_TRANSLATE_NOOP("model", "the compressed data of the block is cut off"),
    //: asset.inflates_too_large
    QT_TRANSLATE_NOOP("model", "the block inflates to more than {limit} bytes, the most that is read"),
    //: asset.opaque_too_large
    QT_TRANSLATE_NOOP("model", "the unknown blocks hold more bytes than the file; this one is left out"),
    //: asset.wrong_type
    QT_TRANSLATE_NOOP("model", "{key} must be {expected}"),
    //: asset.domain_too_large
    QT_TRANSLATE_NOOP("model", "Min and Max are farther apart than a coordinate can tell"),
    //: asset.odd_length
    QT_TRANSLATE_NOOP("model", "{key} is {bytes} bytes long, which is no multiple of {unit}"),
    //: asset.wrong_count
    QT_TRANSLATE_NOOP("model", "{key} has {have} entries, {need} were expected"),
    //: asset.weights_cut
    QT_TRANSLATE_NOOP("model", "Weights ends inside the entry of vertex {vertex}"),
    //: asset.weights_left
    QT_TRANSLATE_NOOP("model", "Weights goes on for {bytes} bytes after the last of {vertices} vertices"),
    //: asset.hull_list
    QT_TRANSLATE_NOOP("model", "HullList speaks of {need} points in {hulls} hulls, but Positions holds {have}"),
    //: asset.too_many_hulls
    QT_TRANSLATE_NOOP("model", "HullList names {have} hulls, more than the {limit} that are read"),
    //: asset.too_many_faces
    QT_TRANSLATE_NOOP("model", "the block has {have} faces, more than the {limit} that are read"),
    //: asset.lod_missing
    QT_TRANSLATE_NOOP("model", "this level of detail is missing; every asset needs it"),
    //: asset.lod_gap
    QT_TRANSLATE_NOOP("model", "this level of detail is missing though {lower} is there; a lower one needs every higher one"),
    //: asset.lod_faces
    QT_TRANSLATE_NOOP("model", "has {faces} faces, but the level above, {above}, has {expected}; they must be the same"),
    //: asset.lod_triangles
    QT_TRANSLATE_NOOP("model", "has {triangles} triangles, more than the {most} of the level above, {above}"),
    //: asset.many_faces
    QT_TRANSLATE_NOOP("model", "has {faces} faces; the grid takes at most {limit}"),
    //: asset.many_vertices
    QT_TRANSLATE_NOOP("model", "has {vertices} vertices; the grid takes at most {limit} a face"),
    //: asset.vertices_not_finite
    QT_TRANSLATE_NOOP("model", "has {vertices} vertices that are not finite numbers"),
    //: asset.index_past_vertices
    QT_TRANSLATE_NOOP("model", "{count} triangles name a vertex past the last of {vertices}: {triangles}"),
    //: asset.degenerate_triangles
    QT_TRANSLATE_NOOP("model", "{count} degenerate triangles, so thin or small that the grid refuses the physics shape: {triangles}"),
    //: asset.no_physics_convex
    QT_TRANSLATE_NOOP("model", "this block is missing; the grid takes no asset without one, even if it is empty"),
    //: asset.no_base_hull
    QT_TRANSLATE_NOOP("model", "BoundingVerts is missing; without it the asset has no Convex Hull shape"),
    //: asset.many_hulls
    QT_TRANSLATE_NOOP("model", "has {hulls} hulls; the grid takes at most {limit}"),
    //: asset.many_hull_points
    QT_TRANSLATE_NOOP("model", "has {points} points; the grid takes at most {limit} a hull"),
    //: asset.flat_hull
    QT_TRANSLATE_NOOP("model", "has {points} points and no volume; a hull needs four that are not in one plane"),
    //: octree.truncated
    QT_TRANSLATE_NOOP("model", "ends inside the octree: another cube was expected"),
    //: octree.trailing
    QT_TRANSLATE_NOOP("model", "goes on after the whole octree; the end was expected"),
    //: octree.unknown_cube
    QT_TRANSLATE_NOOP("model", "\"{found}\" is no cube; E, S, N or O was expected"),
    //: octree.codes
    QT_TRANSLATE_NOOP("model", "twelve codes from 0 to {greatest} between braces were expected after N"),
    //: octree.too_deep
    QT_TRANSLATE_NOOP("model", "is nested deeper than {limit} levels, the most that is read"),
    //: octree.too_many
    QT_TRANSLATE_NOOP("model", "holds more than {limit} cubes, the most that is read"),
    //: nxoc.magic
    QT_TRANSLATE_NOOP("model", "is no octree of Inexor; \"Inexor Octree\" was expected at its beginning"),
    //: nxoc.version
    QT_TRANSLATE_NOOP("model", "version {version} of Inexor's octrees; 0 was expected"),
    //: nxoc.type
    QT_TRANSLATE_NOOP("model", "{type} is no type of a cube; 0 to 3 was expected"),
    //: nxoc.code
    QT_TRANSLATE_NOOP("model", "{code} is no code of an indented edge; 0 to {greatest} was expected"),
    //: ogz.not_gzip
    QT_TRANSLATE_NOOP("model", "is not packed by gzip: {reason}"),
    //: ogz.packed_truncated
    QT_TRANSLATE_NOOP("model", "ends inside its gzip packing"),
    //: ogz.unpacks_too_large
    QT_TRANSLATE_NOOP("model", "unpacks to more than {limit} bytes, the most that is read"),
    //: ogz.magic
    QT_TRANSLATE_NOOP("model", "is no map of Cube 2; \"OCTA\" was expected at the beginning of what is packed"),
    //: ogz.version
    QT_TRANSLATE_NOOP("model", "is a Cube 2 map of version {version}; versions {oldest} to {newest} can be read"),
    //: ogz.world_size
    QT_TRANSLATE_NOOP("model", "a world size of {size}; a power of two was expected"),
    //: ogz.count
    QT_TRANSLATE_NOOP("model", "{count} {what}; a number from 0 was expected"),
    //: ogz.variable
    QT_TRANSLATE_NOOP("model", "{type} is no type of a variable; 0, 1 or 2 was expected"),
    //: ogz.cube
    QT_TRANSLATE_NOOP("model", "{type} is no kind of a cube; 0 to 4 was expected"),
    //: ogz.truncated
    QT_TRANSLATE_NOOP("model", "ends inside the map: {bytes} more bytes were expected"),
    //: octree_file.unknown
    QT_TRANSLATE_NOOP("model", "is no octree; a file of Inexor (.nxoc) or a map of Cube 2 (.ogz) was expected"),
    //: octree_scene.word
    QT_TRANSLATE_NOOP("model", "\"{found}\" begins no line; octree or ray was expected"),
    //: octree_scene.octree
    QT_TRANSLATE_NOOP("model", "octree X Y Z SIZE TREE was expected, and after it at most rot QX QY QZ QW"),
    //: octree_scene.ray
    QT_TRANSLATE_NOOP("model", "ray OX OY OZ DX DY DZ was expected, and after it at most a depth"),
    //: octree_scene.number
    QT_TRANSLATE_NOOP("model", "\"{found}\" is not a number from {minimum} to {maximum}"),
    //: octree_scene.direction
    QT_TRANSLATE_NOOP("model", "the direction is 0; a direction of any length was expected"),
    //: octree_scene.rotation
    QT_TRANSLATE_NOOP("model", "the rotation is 0; four numbers, not all 0, were expected"),
    //: octree_scene.depth
    QT_TRANSLATE_NOOP("model", "\"{found}\" is no depth; a whole number from 0 to {limit} was expected"),
    //: octree_scene.too_many
    QT_TRANSLATE_NOOP("model", "holds more than {limit} of them, the most that are read"),
    //: worker.not_started
    QT_TRANSLATE_NOOP("model", "the process that reads models could not be started: {reason}"),
    //: worker.signal
    QT_TRANSLATE_NOOP("model", "the process that reads models broke down by signal {number} ({name}); the file is broken, or made to do harm"),
    //: worker.killed
    QT_TRANSLATE_NOOP("model", "the process that reads models was killed from outside; the system may have run out of memory"),
    //: worker.processor_time
    QT_TRANSLATE_NOOP("model", "reading it took more than {seconds} s of processor time, the most that a model is given"),
    //: worker.memory
    QT_TRANSLATE_NOOP("model", "reading it needs more than {limit} bytes of memory, the most that a model is given"),
    //: worker.time
    QT_TRANSLATE_NOOP("model", "reading it took longer than {seconds} s, the most that a model is given"),
    //: worker.status
    QT_TRANSLATE_NOOP("model", "the process that reads models ended with status {status} and no result"),
    //: worker.garbage
    QT_TRANSLATE_NOOP("model", "the process that reads models handed back something else than a scene: {what}"),
    //: model.unreadable
    QT_TRANSLATE_NOOP("model", "is no model that can be read: {reason}"),
    //: model.no_triangles
    QT_TRANSLATE_NOOP("model", "holds no triangle; a model of at least one was expected"),
    //: model.too_large
    QT_TRANSLATE_NOOP("model", "holds more {what} than are read"),
    //: model.outside_folder
    QT_TRANSLATE_NOOP("model", "names the file \"{file}\", which is not in its own folder or below; it is not read"),
    //: model.file_too_large
    QT_TRANSLATE_NOOP("model", "\"{file}\" is larger than {limit} bytes, the most that is read"),
    //: json.syntax
    QT_TRANSLATE_NOOP("model", "is not valid JSON: {reason}"),
    //: json.number_too_large
    QT_TRANSLATE_NOOP("model", "a number is larger than any that can be computed with"),
    //: json.too_many_values
    QT_TRANSLATE_NOOP("model", "holds more than {limit} values, the most that is read"),
    //: json.duplicate_key
    QT_TRANSLATE_NOOP("model", "is given more than once; the last one is used"),
    //: project.not_a_project
    QT_TRANSLATE_NOOP("model", "is not a Weighbridge project; a JSON object with the key \"weighbridge\" was expected"),
    //: project.bad_version
    QT_TRANSLATE_NOOP("model", "{found} is no version of a Weighbridge project; 1 was expected"),
    //: project.newer_version
    QT_TRANSLATE_NOOP("model", "is a Weighbridge project of version {version}, made by a newer Weighbridge; version 1 was expected"),
    //: project.not_text
    QT_TRANSLATE_NOOP("model", "{found} is not a text in quotes; the default is used"),
    //: project.not_flag
    QT_TRANSLATE_NOOP("model", "{found} is neither true nor false; the default is used"),
    //: project.not_number
    QT_TRANSLATE_NOOP("model", "{found} is not a number from {minimum} to {maximum}; the default is used"),
    //: project.not_numbers
    QT_TRANSLATE_NOOP("model", "{found} is not a list of {count} numbers from {minimum} to {maximum}; the default is used"),
    //: project.not_interval
    QT_TRANSLATE_NOOP("model", "{found} is not a begin and an end at or after it, from {minimum} to {maximum}; the default is used"),
    //: project.not_count
    QT_TRANSLATE_NOOP("model", "{found} is not a whole number from 0 to {maximum}; the default is used"),
    //: project.not_rotation
    QT_TRANSLATE_NOOP("model", "{found} is not a quaternion of four numbers x, y, z, w, not all of them 0; no rotation is used"),
    //: project.not_an_id
    QT_TRANSLATE_NOOP("model", "{found} is not an id such as 0f8fad5b-d9cb-469f-a165-70867728950e; it is left out"),
    //: project.not_a_word
    QT_TRANSLATE_NOOP("model", "{found} is not one of {words}; the default is used"),
    //: project.not_base64
    QT_TRANSLATE_NOOP("model", "{found} is not data in base64; it cannot be read"),
    //: project.not_an_object
    QT_TRANSLATE_NOOP("model", "{found} is not an object in braces; the defaults are used"),
    //: project.not_a_list
    QT_TRANSLATE_NOOP("model", "{found} is not a list in brackets; none is used"),
    //: project.out_of_range
    QT_TRANSLATE_NOOP("model", "{found} is out of range: from {minimum} to {maximum} was expected; the nearest is used"),
    //: project.other_curves
    QT_TRANSLATE_NOOP("model", "profile and path are those of a {curves}, not of a {kind}; the curves are weighed"),
    //: project.more_findings
    QT_TRANSLATE_NOOP("model", "{count} more findings are not shown"),
    //: project.duplicate_id
    QT_TRANSLATE_NOOP("model", "the id {id} is already that of {first}; ids must differ"),
    //: project.unknown_region
    QT_TRANSLATE_NOOP("model", "there is no region with the name or id {region}; one of the key regions was expected"),
    //: project.unknown_parcel
    QT_TRANSLATE_NOOP("model", "the region {region} has no parcel named {parcel}"),
    //: project.unknown_asset
    QT_TRANSLATE_NOOP("model", "there is no asset {asset}; a name of the key assets was expected"),
    //: project.no_asset
    QT_TRANSLATE_NOOP("model", "a mesh needs an asset; a name of the key assets was expected"),
    //: project.no_parts
    QT_TRANSLATE_NOOP("model", "the linkset has no parts; at least its root was expected"),
    //: project.unknown_linkset
    QT_TRANSLATE_NOOP("model", "there is no linkset {linkset}; a name or an id of one of the key linksets was expected"),
    //: project.empty_asset
    QT_TRANSLATE_NOOP("model", "has neither a path nor data; one of the two was expected"),
    //: project.special_file
    QT_TRANSLATE_NOOP("model", "is no ordinary file; a mesh asset was expected"),
    //: project.special_octree_file
    QT_TRANSLATE_NOOP("model", "is no ordinary file; an octree (.nxoc, .ogz) was expected"),
    //: project.path_and_tree
    QT_TRANSLATE_NOOP("model", "has a path and a tree; the tree is used"),
    //: project.path_and_data
    QT_TRANSLATE_NOOP("model", "has a path and data; the data is used"),
    //: import.empty
    QT_TRANSLATE_NOOP("model", "is empty; a Weighbridge project, a mesh asset or objects were expected"),
    //: import.unknown_kind
    QT_TRANSLATE_NOOP("model", "is of no kind that can be opened; a Weighbridge project (.weighbridge), a Second Life mesh asset (.llmesh, .mesh, .slm), objects (.xml, .oar, .iar, .oxp), a 3D model (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl) or octrees (.scene, .nxoc, .ogz) were expected"),
    //: import.too_many_parts
    QT_TRANSLATE_NOOP("model", "holds more than {limit} parts, the most that is read"),
    //: import.too_much_mesh
    QT_TRANSLATE_NOOP("model", "the meshes of the file are larger than {limit} bytes together; this one is left out"),
    //: import.too_far
    QT_TRANSLATE_NOOP("model", "a place at most {farthest} m from the origin on each axis was expected; the origin is used"),
    //: plain.unusable
    QT_TRANSLATE_NOOP("model", "{count} triangles have a corner that is not there or not finite; they are left out"),
    //: plain.collapsed
    QT_TRANSLATE_NOOP("model", "{count} triangles have two corners in one place; they are left out"),
    //: plain.baked
    QT_TRANSLATE_NOOP("model", "is sheared or flattened, which no part can be; its vertices are, and the part is not turned"),
    //: plain.split
    QT_TRANSLATE_NOOP("model", "has more than {faces} faces, or one of more than {vertices} vertices; it became {parts} parts"),
    //: plain.too_large
    QT_TRANSLATE_NOOP("model", "is {size} m large and no part can be larger than {limit} m; without another size it is left out"),
    //: plain.too_far
    QT_TRANSLATE_NOOP("model", "is more than {limit} m from the origin; it is left out"),
    //: plain.no_part
    QT_TRANSLATE_NOOP("model", "holds nothing that could be a part"),
    //: plain.physics_too_large
    QT_TRANSLATE_NOOP("model", "the physics mesh has more than {limit} vertices; it is left out"),
    //: plain.companion_refused
    QT_TRANSLATE_NOOP("model", "this companion of the model is left out: {reason}"),
    //: plain.companion_kind
    QT_TRANSLATE_NOOP("model", "is of no kind of 3D model"),
    //: plain.companion_nodes
    QT_TRANSLATE_NOOP("model", "has nodes for {found} of the model's {count}, found by their names; the others go without"),
    //: plain.companion_materials
    QT_TRANSLATE_NOOP("model", "a companion has materials that the model lacks; what is of them is left out"),
    //: plain.lods_made
    QT_TRANSLATE_NOOP("model", "levels of detail that it lacks are made by simplification: {count} of them"),
    //: csv.quote
    QT_TRANSLATE_NOOP("model", "a quote that begins here does not end"),
    //: csv.too_many
    QT_TRANSLATE_NOOP("model", "holds more than {limit} lines, the most that is read"),
    //: measured.nothing
    QT_TRANSLATE_NOOP("model", "holds no measured costs; a reply of GetObjectCost, GetObjectPhysicsData or ResourceCostSelected, or a CSV with a column linkset or linkset_id was expected"),
    //: measured.column
    QT_TRANSLATE_NOOP("model", "there is no column \"{column}\" of measured costs; it is left out"),
    //: measured.bad_id
    QT_TRANSLATE_NOOP("model", "a UUID was expected, not \"{id}\"; the line is left out"),
    //: measured.bad_cost
    QT_TRANSLATE_NOOP("model", "a cost from 0 to {limit} was expected, not \"{found}\"; it is left out"),
    //: measured.bad_truth
    QT_TRANSLATE_NOOP("model", "true or false was expected, not \"{found}\"; it is left out"),
    //: measured.unknown
    QT_TRANSLATE_NOOP("model", "the scene has no linkset \"{linkset}\"; it is left out"),
    //: measured.ambiguous
    QT_TRANSLATE_NOOP("model", "the scene has several linksets \"{linkset}\"; one of their ids was expected, and it is left out"),
    //: measured.conflict
    QT_TRANSLATE_NOOP("model", "another cost of the same linkset was said before; the first is kept"),
    //: measured.selection
    QT_TRANSLATE_NOOP("model", "says nothing of which object was selected; only a scene of one linkset can take it"),
    //: measured.no_object
    QT_TRANSLATE_NOOP("model", "an object's id with a map of its costs was expected; it is left out"),
    //: measured.bad_shape_type
    QT_TRANSLATE_NOOP("model", "0, 1 or 2 was expected; it is left out"),
    //: measured.same_shape_type
    QT_TRANSLATE_NOOP("model", "has the shape type {grid} on the grid, as here"),
    //: measured.other_shape_type
    QT_TRANSLATE_NOOP("model", "has the shape type {grid} on the grid, but {here} here"),
    //: oxp.version
    QT_TRANSLATE_NOOP("model", "version {expected} of Firestorm's export was expected"),
    //: oxp.no_linkset
    QT_TRANSLATE_NOOP("model", "holds no linkset; an array of arrays of ids was expected"),
    //: oxp.no_parts
    QT_TRANSLATE_NOOP("model", "an array of ids, the root first, was expected; the linkset is left out"),
    //: oxp.no_prim
    QT_TRANSLATE_NOOP("model", "the prim {id} is not there; it is left out"),
    //: archive.broken
    QT_TRANSLATE_NOOP("model", "the archive is broken: {reason}"),
    //: archive.entry_too_large
    QT_TRANSLATE_NOOP("model", "is {bytes} bytes large, more than {limit}, the most of one file that is read"),
    //: archive.too_large
    QT_TRANSLATE_NOOP("model", "the files of the archive are larger than {limit} bytes together"),
    //: archive.too_many
    QT_TRANSLATE_NOOP("model", "the archive holds more than {limit} files, the most that is read"),
    //: archive.leaves
    QT_TRANSLATE_NOOP("model", "names a place outside the archive; it is left out"),
    //: archive.version
    QT_TRANSLATE_NOOP("model", "version {version} of an OpenSim archive; 0 or 1 was expected"),
    //: archive.no_object
    QT_TRANSLATE_NOOP("model", "holds no object; an archive of OpenSim (.oar, .iar) was expected"),
    //: archive.unused
    QT_TRANSLATE_NOOP("model", "\"{kind}\" has no weight and is left out"),
    //: xml.too_large
    QT_TRANSLATE_NOOP("model", "is larger than {limit} bytes, the most XML that is read"),
    //: xml.too_deep
    QT_TRANSLATE_NOOP("model", "elements are nested more than {limit} deep, the most that is read"),
    //: xml.document_type
    QT_TRANSLATE_NOOP("model", "declares a document type, which objects have no use for; it is not read"),
    //: xml.not_readable
    QT_TRANSLATE_NOOP("model", "{expected} was expected, not \"{found}\"; the default is used"),
    //: open_sim.no_object
    QT_TRANSLATE_NOOP("model", "holds no object; a SceneObjectGroup with a SceneObjectPart was expected"),
    //: import.shape_changed
    QT_TRANSLATE_NOOP("model", "has a curve that is not known or a number out of range; the nearest prim is used"),
    //: import.no_scale
    QT_TRANSLATE_NOOP("model", "three sides from {smallest} to {largest} m were expected; the default is used"),
    //: import.shape_type
    QT_TRANSLATE_NOOP("model", "0, 1 or 2 was expected; the usual type is used"),
    //: open_sim.no_mesh
    QT_TRANSLATE_NOOP("model", "the mesh asset {id} is not there"),
    //: slm.version
    QT_TRANSLATE_NOOP("model", "version {expected} of the viewer's model file was expected"),
    //: slm.no_mesh
    QT_TRANSLATE_NOOP("model", "holds no mesh; an array of mesh assets was expected"),
    //: slm.no_mesh_asset
    QT_TRANSLATE_NOOP("model", "is no mesh asset; it is left out"),
    //: slm.no_instance
    QT_TRANSLATE_NOOP("model", "says nowhere where its meshes stand; each is taken once, at 1 m"),
    //: slm.no_such_mesh
    QT_TRANSLATE_NOOP("model", "a number below {count}, the number of meshes, was expected; the instance is left out"),
    //: slm.bad_transform
    QT_TRANSLATE_NOOP("model", "16 finite numbers that make sides from {smallest} to {largest} m were expected; the instance is taken at 1 m"),
    //: slm.inexact_transform
    QT_TRANSLATE_NOOP("model", "mirrors or shears, which no part can; that is left out"),
    //: export.format
    QT_TRANSLATE_NOOP("model", "is of no kind that can be written; a name that ends in one of {endings} was expected"),
    //: export.one_mesh
    QT_TRANSLATE_NOOP("model", "holds {count} different meshes; a mesh asset (.llmesh) is one, so a scene of one was expected"),
    //: export.no_mesh
    QT_TRANSLATE_NOOP("model", "holds no mesh, and this kind of file nothing else"),
    //: export.nothing
    QT_TRANSLATE_NOOP("model", "holds nothing with a surface that could be written"),
    //: export.too_large
    QT_TRANSLATE_NOOP("model", "the scene has more geometry than one file of this kind can hold"),
    //: export.only_meshes
    QT_TRANSLATE_NOOP("model", "{count} parts are no meshes, and this kind of file holds nothing else"),
    //: export.no_surface
    QT_TRANSLATE_NOOP("model", "{count} parts have no surface that is known; they are left out"),
    //: export.no_octree
    QT_TRANSLATE_NOOP("model", "{count} octrees are left out; this kind of file holds none"),
    //: export.only_seen
    QT_TRANSLATE_NOOP("model", "holds what is seen: physics shapes, lower levels of detail, shape types, scripts and flags are left out"),
    //: export.only_places
    QT_TRANSLATE_NOOP("model", "holds meshes and where they stand: shape types, scripts, flags and ids are left out"),
    //: profile.unknown_key
    QT_TRANSLATE_NOOP("model", "\"{key}\" is no constant and no choice{hint}"),
    //: profile.unknown_base
    QT_TRANSLATE_NOOP("model", "there is no built-in profile \"{name}\"{hint}; second-life is used"),
    //: profile.not_a_number
    QT_TRANSLATE_NOOP("model", "{key}: a number was expected, not \"{value}\""),
    //: profile.out_of_range
    QT_TRANSLATE_NOOP("model", "{key} must be from {minimum} to {maximum}{unit}, not {value}"),
    //: profile.unknown_choice
    QT_TRANSLATE_NOOP("model", "{key}: one of {words} was expected, not \"{value}\"{hint}"),
    //: profile.not_json
    QT_TRANSLATE_NOOP("model", "is not JSON: {reason}"),
    //: profile.not_an_object
    QT_TRANSLATE_NOOP("model", "a profile is a JSON object such as {\"base\": \"second-life\", \"set\": {}}"),
    //: profile.wrong_type
    QT_TRANSLATE_NOOP("model", "\"{key}\" must be {expected}; it is left out"),
    //: cost.root_none
    QT_TRANSLATE_NOOP("model", "the root of a linkset may not have shape type None; it is weighed as Convex Hull"),
    //: cost.mesh_missing
    QT_TRANSLATE_NOOP("model", "the mesh is missing, so what this part costs is unknown and counts as 0"),
    //: cost.no_hull_source
    QT_TRANSLATE_NOOP("model", "the mesh has no point that a base hull could be made of, so its physics cost is unknown and counts as 0"),
    //: cost.hull_without_volume
    QT_TRANSLATE_NOOP("model", "the base hull has {points} points and no volume; the grid would refuse to upload it"),
    //: cost.empty_linkset
    QT_TRANSLATE_NOOP("model", "the linkset has no parts; it costs nothing"),
    //: why.physics
    QT_TRANSLATE_NOOP("model", "Land impact {impact}: physics decides with {physics} PE; streaming would be {streaming}, server {server}."),
    //: why.streaming
    QT_TRANSLATE_NOOP("model", "Land impact {impact}: streaming decides with {streaming} PE; physics would be {physics}, server {server}."),
    //: why.server
    QT_TRANSLATE_NOOP("model", "Land impact {impact}: server decides with {server} PE; physics would be {physics}, streaming {streaming}."),
    //: why.parts
    QT_TRANSLATE_NOOP("model", "Land impact {impact}: it is counted by its parts. Weighed, physics would be {physics} PE, streaming {streaming}, server {server}."),
    //: why.opted_in_mesh
    QT_TRANSLATE_NOOP("model", "It is weighed, not counted, because {part} is mesh."),
    //: why.opted_in_shape_type
    QT_TRANSLATE_NOOP("model", "It is weighed, not counted, because {part} has the physics shape type {type}."),
    //: why.opted_in_materials
    QT_TRANSLATE_NOOP("model", "It is weighed, not counted, because {part} has materials."),
    //: why.opted_in_animated
    QT_TRANSLATE_NOOP("model", "It is weighed, not counted, because {part} is animated."),
    //: why.unknown
    QT_TRANSLATE_NOOP("model", "{count} of its parts count as nothing: their meshes are missing."),
    //: why.minimum
    QT_TRANSLATE_NOOP("model", "It costs less than {minimum}, the least land impact there is."),
    //: why.penalty
    QT_TRANSLATE_NOOP("model", "Being physical multiplies its physics by {factor}: its bounding box has a mean face area of {area} m²."),
    //: why.too_dear_to_be_physical
    QT_TRANSLATE_NOOP("model", "It cannot be set physical: at rest its parts cost {cost} PE, and more than {limit} is refused."),
    //: why.part_too_dear_to_be_physical
    QT_TRANSLATE_NOOP("model", "It cannot be set physical: {part} alone costs {cost} PE at rest, and more than {limit} is refused."),
    //: why.too_many_to_be_physical
    QT_TRANSLATE_NOOP("model", "It cannot be set physical: it has {parts} parts, and more than {limit} are refused."),
    //: why.sliver
    QT_TRANSLATE_NOOP("model", "{part}: one of its {triangles} triangles, number {index} and only {width} m wide, carries {share} % of its cost."),
    //: why.slivers
    QT_TRANSLATE_NOOP("model", "{part}: its {count} narrowest triangles of {triangles} carry {share} % of its cost."),
    //: why.thin_side
    QT_TRANSLATE_NOOP("model", "{part}: its side of {side} m is thinner than {limit} m, so its triangles are not used and its openings are closed."),
    //: why.floor
    QT_TRANSLATE_NOOP("model", "{part}: its triangles cost {floor} PE, the least that a triangle mesh costs; being larger makes them no cheaper."),
    //: why.narrowest
    QT_TRANSLATE_NOOP("model", "{part}: its triangles are on average narrower than {minimum} m and count as that wide."),
    //: why.streaming_cap
    QT_TRANSLATE_NOOP("model", "{part}: it streams for {cap} PE, the most that one of its kind can."),
    //: report.yes
    QT_TRANSLATE_NOOP("model", "yes"),
    //: report.no
    QT_TRANSLATE_NOOP("model", "no"),
    //: report.total
    QT_TRANSLATE_NOOP("model", "total"),
    //: report.no_rows
    QT_TRANSLATE_NOOP("model", "Nothing to show: there are no rows of this kind."),
    //: report.equal_profiles
    QT_TRANSLATE_NOOP("model", "The two profiles are equal."),
    //: find.unknown_linkset
    QT_TRANSLATE_NOOP("model", "there is no linkset \"{name}\"{hint}"),
    //: find.unknown_part
    QT_TRANSLATE_NOOP("model", "there is no part \"{name}\"{hint}"),
    //: find.ambiguous_linkset
    QT_TRANSLATE_NOOP("model", "{count} linksets are named \"{name}\"; one of their ids was expected: {ids}"),
    //: find.ambiguous_part
    QT_TRANSLATE_NOOP("model", "{count} parts are named \"{name}\"; one of their ids was expected: {ids}"),
    //: find.without_id
    QT_TRANSLATE_NOOP("model", "{place} has none"),
    //: column.file
    QT_TRANSLATE_NOOP("model", "file"),
    //: column.region
    QT_TRANSLATE_NOOP("model", "region"),
    //: column.linkset
    QT_TRANSLATE_NOOP("model", "linkset"),
    //: column.linkset_id
    QT_TRANSLATE_NOOP("model", "linkset id"),
    //: column.linksets
    QT_TRANSLATE_NOOP("model", "linksets"),
    //: column.part
    QT_TRANSLATE_NOOP("model", "part"),
    //: column.part_id
    QT_TRANSLATE_NOOP("model", "part id"),
    //: column.parts
    QT_TRANSLATE_NOOP("model", "parts"),
    //: column.kind
    QT_TRANSLATE_NOOP("model", "kind"),
    //: column.shape_type
    QT_TRANSLATE_NOOP("model", "shape type"),
    //: column.representation
    QT_TRANSLATE_NOOP("model", "weighed as"),
    //: column.reason
    QT_TRANSLATE_NOOP("model", "because"),
    //: column.size_x_m
    QT_TRANSLATE_NOOP("model", "x m"),
    //: column.size_y_m
    QT_TRANSLATE_NOOP("model", "y m"),
    //: column.size_z_m
    QT_TRANSLATE_NOOP("model", "z m"),
    //: column.triangles
    QT_TRANSLATE_NOOP("model", "triangles"),
    //: column.width_m
    QT_TRANSLATE_NOOP("model", "width m"),
    //: column.hulls
    QT_TRANSLATE_NOOP("model", "hulls"),
    //: column.hull_vertices
    QT_TRANSLATE_NOOP("model", "hull vertices"),
    //: column.scripts
    QT_TRANSLATE_NOOP("model", "scripts"),
    //: column.physical
    QT_TRANSLATE_NOOP("model", "physical"),
    //: column.accounting
    QT_TRANSLATE_NOOP("model", "accounting"),
    //: column.mean_face_area_m2
    QT_TRANSLATE_NOOP("model", "mean face m²"),
    //: column.physics_cost
    QT_TRANSLATE_NOOP("model", "physics"),
    //: column.physics_cost_physical
    QT_TRANSLATE_NOOP("model", "if physical"),
    //: column.can_be_physical
    QT_TRANSLATE_NOOP("model", "can be physical"),
    //: column.streaming_cost
    QT_TRANSLATE_NOOP("model", "streaming"),
    //: column.server_cost
    QT_TRANSLATE_NOOP("model", "server"),
    //: column.src
    QT_TRANSLATE_NOOP("model", "SRC"),
    //: column.rrc
    QT_TRANSLATE_NOOP("model", "RRC"),
    //: column.land_impact
    QT_TRANSLATE_NOOP("model", "land impact"),
    //: column.decided_by
    QT_TRANSLATE_NOOP("model", "decided by"),
    //: column.measured_physics
    QT_TRANSLATE_NOOP("model", "measured physics"),
    //: column.physics_difference
    QT_TRANSLATE_NOOP("model", "physics difference"),
    //: column.measured_streaming
    QT_TRANSLATE_NOOP("model", "measured streaming"),
    //: column.streaming_difference
    QT_TRANSLATE_NOOP("model", "streaming difference"),
    //: column.measured_server
    QT_TRANSLATE_NOOP("model", "measured server"),
    //: column.server_difference
    QT_TRANSLATE_NOOP("model", "server difference"),
    //: column.measured_land_impact
    QT_TRANSLATE_NOOP("model", "measured land impact"),
    //: column.land_impact_difference
    QT_TRANSLATE_NOOP("model", "land impact difference"),
    //: column.capacity
    QT_TRANSLATE_NOOP("model", "capacity"),
    //: column.free
    QT_TRANSLATE_NOOP("model", "free"),
    //: column.sureness
    QT_TRANSLATE_NOOP("model", "sureness"),
    //: column.profile
    QT_TRANSLATE_NOOP("model", "profile"),
    //: column.file_sha256
    QT_TRANSLATE_NOOP("model", "SHA-256 of the file"),
    //: column.key
    QT_TRANSLATE_NOOP("model", "key"),
    //: column.value
    QT_TRANSLATE_NOOP("model", "value"),
    //: column.unit
    QT_TRANSLATE_NOOP("model", "unit"),
    //: column.meaning
    QT_TRANSLATE_NOOP("model", "meaning"),
    //: column.cost
    QT_TRANSLATE_NOOP("model", "cost"),
    //: column.derivative
    QT_TRANSLATE_NOOP("model", "derivative"),
    //: column.derivative_down
    QT_TRANSLATE_NOOP("model", "derivative downwards"),
    //: column.elasticity
    QT_TRANSLATE_NOOP("model", "elasticity"),
    //: column.cliff
    QT_TRANSLATE_NOOP("model", "cliff"),
    //: column.start
    QT_TRANSLATE_NOOP("model", "start"),
    //: column.standard_error
    QT_TRANSLATE_NOOP("model", "standard error"),
    //: column.r_squared
    QT_TRANSLATE_NOOP("model", "R²"),
    //: column.weight
    QT_TRANSLATE_NOOP("model", "weight"),
    //: column.measured
    QT_TRANSLATE_NOOP("model", "measured"),
    //: column.calculated
    QT_TRANSLATE_NOOP("model", "calculated"),
    //: column.residual
    QT_TRANSLATE_NOOP("model", "residual"),
    //: column.x
    QT_TRANSLATE_NOOP("model", "x"),
    //: column.marks
    QT_TRANSLATE_NOOP("model", "met"),
    //: column.accounting_model
    QT_TRANSLATE_NOOP("model", "accounting model"),
    //: column.rounding
    QT_TRANSLATE_NOOP("model", "rounding"),
    //: column.base_hull_source
    QT_TRANSLATE_NOOP("model", "base hull source"),
    //: column.lod
    QT_TRANSLATE_NOOP("model", "level of detail"),
    //: column.faces
    QT_TRANSLATE_NOOP("model", "faces"),
    //: column.vertices
    QT_TRANSLATE_NOOP("model", "vertices"),
    //: column.bytes
    QT_TRANSLATE_NOOP("model", "stored bytes"),
    //: column.block
    QT_TRANSLATE_NOOP("model", "block"),
    //: column.offset
    QT_TRANSLATE_NOOP("model", "offset"),
    //: column.decoded_bytes
    QT_TRANSLATE_NOOP("model", "decoded bytes"),
    //: inspect.kind
    QT_TRANSLATE_NOOP("model", "  {kind}, {bytes} bytes"),
    //: inspect.sha256
    QT_TRANSLATE_NOOP("model", "  SHA-256 {sha256}"),
    //: inspect.counts
    QT_TRANSLATE_NOOP("model", "  {linksets} linksets, {parts} parts, {assets} mesh assets"),
    //: inspect.octree
    QT_TRANSLATE_NOOP("model", "  cubes of octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; the deepest at depth {depth}"),
    //: pick.normals_as_boxes
    QT_TRANSLATE_NOOP("model", "there are NORMAL cubes; the published method takes them as full boxes"),
    //: pick.rotations_ignored
    QT_TRANSLATE_NOOP("model", "there are rotated octrees; the published method takes them as not rotated"),
    //: inspect.shapes
    QT_TRANSLATE_NOOP("model", "Shapes for physics, in the unit cube"),
    //: inspect.physics_mesh
    QT_TRANSLATE_NOOP("model", "  physics mesh: {triangles} triangles, {vertices} vertices, average width {width} m at 1 × 1 × 1 m"),
    //: inspect.no_physics_mesh
    QT_TRANSLATE_NOOP("model", "  physics mesh: none"),
    //: inspect.base_hull
    QT_TRANSLATE_NOOP("model", "  base hull: {vertices} vertices, volume {volume}"),
    //: inspect.no_base_hull
    QT_TRANSLATE_NOOP("model", "  base hull: none stored"),
    //: inspect.hulls
    QT_TRANSLATE_NOOP("model", "  hull list: {hulls} hulls with {points} vertices, volumes {smallest} to {largest}"),
    //: inspect.no_hulls
    QT_TRANSLATE_NOOP("model", "  hull list: none"),
    //: inspect.domain
    QT_TRANSLATE_NOOP("model", "  the mesh reaches from ({min}) to ({max})"),
    //: inspect.estimates
    QT_TRANSLATE_NOOP("model", "Physics cost as one part of 1 × 1 × 1 m"),
    //: inspect.estimate
    QT_TRANSLATE_NOOP("model", "  with shape type {shape_type}: {cost} PE, as its {representation}"),
    //: inspect.recorded
    QT_TRANSLATE_NOOP("model", "  recorded in the file by the grid's uploader:"),
    //: inspect.recorded_hull
    QT_TRANSLATE_NOOP("model", "    as one hull: {value} PE"),
    //: inspect.recorded_hull_vertices
    QT_TRANSLATE_NOOP("model", "    vertices of that hull, discounted: {value}"),
    //: inspect.recorded_decomposition
    QT_TRANSLATE_NOOP("model", "    as its hull list: {value} PE"),
    //: inspect.recorded_hulls
    QT_TRANSLATE_NOOP("model", "    hulls in the list: {value}"),
    //: inspect.recorded_decomposition_vertices
    QT_TRANSLATE_NOOP("model", "    vertices of the list, discounted: {value}"),
    //: inspect.recorded_triangles
    QT_TRANSLATE_NOOP("model", "    triangles of the physics mesh: {value}"),
    //: inspect.recorded_mesh
    QT_TRANSLATE_NOOP("model", "    nine numbers of its triangle mesh formula:{values}"),
    //: inspect.findings
    QT_TRANSLATE_NOOP("model", "Findings"),
    //: inspect.times
    QT_TRANSLATE_NOOP("model", " ({count} times)"),
    //: inspect.no_findings
    QT_TRANSLATE_NOOP("model", "No findings: nothing in it that the grid is known to refuse."),
    //: explain.part
    QT_TRANSLATE_NOOP("model", "{part}, part {number} of {linkset}"),
    //: explain.unnamed_linkset
    QT_TRANSLATE_NOOP("model", "linkset {number} (it has no name)"),
    //: explain.unnamed_part
    QT_TRANSLATE_NOOP("model", "part {number} (it has no name)"),
    //: explain.largest_weight
    QT_TRANSLATE_NOOP("model", "The largest of these three weights counts, {rounding}."),
    //: explain.sum_of_parts
    QT_TRANSLATE_NOOP("model", "For each part the largest of its three weights counts; land impact is their sum, {rounding}."),
    //: explain.counted
    QT_TRANSLATE_NOOP("model", "None of its parts opts in to being weighed. As soon as one is a mesh, has a material or gets another physics shape type, the weights count for all of them."),
    //: explain.rounded_nearest
    QT_TRANSLATE_NOOP("model", "rounded to the nearest whole number"),
    //: explain.rounded_up
    QT_TRANSLATE_NOOP("model", "rounded up"),
    //: explain.weights_sure
    QT_TRANSLATE_NOOP("model", "How sure that is: physics {physics}, streaming {streaming}, server {server}."),
    //: explain.causes
    QT_TRANSLATE_NOOP("model", "What it comes from"),
    //: explain.cause
    QT_TRANSLATE_NOOP("model", "{rank}. {name}: {value} PE, {share} %"),
    //: explain.facts
    QT_TRANSLATE_NOOP("model", "Worth knowing"),
    //: explain.can_be_physical_counted
    QT_TRANSLATE_NOOP("model", "It can be set physical: it has {parts} parts, and up to {limit} are allowed."),
    //: explain.can_be_physical
    QT_TRANSLATE_NOOP("model", "It can be set physical: at rest its physics is {static} PE, and up to {limit} PE is allowed. Set physical, its physics is {physical} PE, the penalty for its size included."),
    //: explain.parts
    QT_TRANSLATE_NOOP("model", "The parts"),
    //: explain.part_title
    QT_TRANSLATE_NOOP("model", "{part}: {kind}, {size} m"),
    //: explain.alike
    QT_TRANSLATE_NOOP("model", "{part} and {count} more just like it: {kind}, {size} m"),
    //: explain.more_parts
    QT_TRANSLATE_NOOP("model", "{count} more parts: physics {physics} PE, streaming {streaming} PE in all"),
    //: explain.formula
    QT_TRANSLATE_NOOP("model", "{name}: {filled} PE ({sureness}){measured}"),
    //: explain.measured
    QT_TRANSLATE_NOOP("model", "; {value}: {meaning}"),
    //: explain.carriers
    QT_TRANSLATE_NOOP("model", "Of this{list}"),
    //: explain.carrier
    QT_TRANSLATE_NOOP("model", ", {share} % is {name}"),
    //: explain.unknown
    QT_TRANSLATE_NOOP("model", "Its mesh is missing, so what it costs is unknown and counts as 0."),
    //: explain.profile
    QT_TRANSLATE_NOOP("model", "Weighed under the profile {profile}."),
    //: explain.changed
    QT_TRANSLATE_NOOP("model", "Changed there: {changes}."),
    //: explain.change
    QT_TRANSLATE_NOOP("model", "{key} is {value} instead of {standard}"),
    //: explain.units
    QT_TRANSLATE_NOOP("model", "PE are prim equivalents, the unit of land impact."),
    //: explain.sureness
    QT_TRANSLATE_NOOP("model", "How sure a number is, the word beside it says:"),
    //: explain.documented
    QT_TRANSLATE_NOOP("model", "documented: stated by the grid's own published pages"),
    //: explain.viewer
    QT_TRANSLATE_NOOP("model", "viewer: as an open-source viewer computes it today"),
    //: explain.likely
    QT_TRANSLATE_NOOP("model", "likely: two independent hints or one good one say so"),
    //: explain.estimate
    QT_TRANSLATE_NOOP("model", "estimate: inferred; nobody outside the grid's operator knows"),
    //: explain.illustration
    QT_TRANSLATE_NOOP("model", "illustration: no value was ever published; this one only shows how"),
    //: range.form
    QT_TRANSLATE_NOOP("model", "FROM:TO:STEPS with 2 to {limit} steps was expected, as in 0.5:2:16, not \"{text}\""),
    //: sweep.factor
    QT_TRANSLATE_NOOP("model", "sizes can be scaled by {smallest} to {largest}, not by {value}"),
    //: measured.unknown
    QT_TRANSLATE_NOOP("model", "\"{linkset}\" was measured, but no linkset has that id, or only one that name; left out"),
    //: measured.mesh_missing
    QT_TRANSLATE_NOOP("model", "\"{linkset}\" was measured, but a mesh of it is missing, so its cost is unknown; left out"),
    //: calibrate.nothing_measured
    QT_TRANSLATE_NOOP("model", "there is no measured cost of any linkset in it"),
    //: calibrate.says_nothing
    QT_TRANSLATE_NOOP("model", "the measurements say nothing about {key}: none of them depends on it; it stays {value}"),
    //: calibrate.at_end
    QT_TRANSLATE_NOOP("model", "{key} ended at {value}, the end of its range: the measurements want it beyond"),
    //: calibrate.inseparable
    QT_TRANSLATE_NOOP("model", "the measurements cannot tell these constants apart: {keys}; only what they do together is determined"),
    //: legend.visual
    QT_TRANSLATE_NOOP("model", "Visual mesh"),
    //: legend.prims
    QT_TRANSLATE_NOOP("model", "Prim"),
    //: legend.physics_mesh
    QT_TRANSLATE_NOOP("model", "Physics mesh"),
    //: legend.base_hull
    QT_TRANSLATE_NOOP("model", "Base hull"),
    //: legend.hulls
    QT_TRANSLATE_NOOP("model", "Hulls"),
    //: legend.bounding_box
    QT_TRANSLATE_NOOP("model", "Bounding box"),
    //: legend.degenerate
    QT_TRANSLATE_NOOP("model", "Degenerate triangle"),
    //: legend.material
    QT_TRANSLATE_NOOP("model", "Material {number}"),
    //: legend.material_more
    QT_TRANSLATE_NOOP("model", "Material {number} and every {count}th after it"),
    //: legend.hull
    QT_TRANSLATE_NOOP("model", "Hull {number}"),
    //: legend.hull_more
    QT_TRANSLATE_NOOP("model", "Hull {number} and every {count}th after it"),
    //: legend.no_material
    QT_TRANSLATE_NOOP("model", "a layer without materials"),
    //: legend.no_hull
    QT_TRANSLATE_NOOP("model", "no hull of a list of hulls"),
    //: legend.share_below
    QT_TRANSLATE_NOOP("model", "below {percent} % of its part's physics cost"),
    //: legend.share_from
    QT_TRANSLATE_NOOP("model", "{percent} % or more"),
    //: legend.share_single
    QT_TRANSLATE_NOOP("model", "weighed as one single shape"),
    //: legend.share_none
    QT_TRANSLATE_NOOP("model", "not the shape its part is weighed as"),
    //: document.no_project_file
    QT_TRANSLATE_NOOP("model", "is no project; choose a file to save it as"),
    //: window.cannot_write_picture
    QT_TRANSLATE_NOOP("model", "the picture cannot be written there"),
    //: reason.flexible
    QT_TRANSLATE_NOOP("model", "A flexible prim bends on the viewer's side only. The grid gives it no physics shape at all, so avatars walk through it and it costs no physics."),
    //: reason.shape_none
    QT_TRANSLATE_NOOP("model", "Its physics shape type is None. It has no physics shape, so avatars walk through it and it costs no physics."),
    //: reason.root_none_as_hull
    QT_TRANSLATE_NOOP("model", "Its physics shape type is None, but the root of a linkset must have a shape. It is weighed as if it were set to Convex Hull."),
    //: reason.box
    QT_TRANSLATE_NOOP("model", "Its parameters are those of a plain box, or so near to them that the grid takes it as one. A box is the cheapest shape there is."),
    //: reason.sphere
    QT_TRANSLATE_NOOP("model", "It is a whole sphere with three equal sides, or so near to one that the grid takes it as one. A sphere is among the cheapest shapes."),
    //: reason.cylinder
    QT_TRANSLATE_NOOP("model", "It is a straight cylinder with a round base, or so near to one that the grid takes it as one. A cylinder is among the cheapest shapes."),
    //: reason.thin_round_box
    QT_TRANSLATE_NOOP("model", "It is a sphere or cylinder with two or more sides so small that nobody could tell it from a box. The grid takes it as a box."),
    //: reason.tiny_box
    QT_TRANSLATE_NOOP("model", "All three of its sides are so small that the grid takes it as a box, whatever it looks like."),
    //: reason.thin_straight_box
    QT_TRANSLATE_NOOP("model", "It is a straight prim, not cut, with two or more sides so small that the grid takes it as a box, whatever its hollow, taper or twist."),
    //: reason.shape_convex_hull
    QT_TRANSLATE_NOOP("model", "Its physics shape type is Convex Hull: the grid stretches one tight skin around it. Openings and hollows are closed to avatars."),
    //: reason.convex
    QT_TRANSLATE_NOOP("model", "It is a prim without any dent, so one convex hull is exactly its shape. That is far cheaper than triangles."),
    //: reason.two_small_sides
    QT_TRANSLATE_NOOP("model", "Two or more of its sides are so small that the grid does not look at its exact shape. It gets one convex hull, even if it has a list of hulls."),
    //: reason.hull_list
    QT_TRANSLATE_NOOP("model", "Its physics shape was uploaded as a list of convex hulls, and its shape type is Prim. The grid uses these hulls, whether it moves or not."),
    //: reason.physics_mesh
    QT_TRANSLATE_NOOP("model", "Its physics shape was uploaded as triangles, and its shape type is Prim. The grid uses every triangle; narrow ones make it dear, and making it bigger makes it cheaper."),
    //: reason.thin_mesh
    QT_TRANSLATE_NOOP("model", "Its physics shape was uploaded as triangles, but one of its sides is too thin for the grid to use them. It gets one convex hull instead: openings are closed to avatars."),
    //: reason.dynamic_without_hulls
    QT_TRANSLATE_NOOP("model", "It is physical or moves, and its physics shape was uploaded as triangles. Moving triangles are more than the grid can do, so it gets one convex hull."),
    //: reason.no_physics_shape
    QT_TRANSLATE_NOOP("model", "The mesh was uploaded without a physics shape. All there is to use is its one convex hull: openings are closed to avatars."),
    //: reason.sculpt
    QT_TRANSLATE_NOOP("model", "The grid does not know the shape of a sculpted prim. It is weighed as the hull of its bounding box."),
    //: reason.not_convex
    QT_TRANSLATE_NOOP("model", "It is a prim with a hollow, a cut, a twist or a bend, so no hull fits it. The grid uses the triangles of its surface; narrow ones make it dear."),
    //: constant.simulation_factor
    QT_TRANSLATE_NOOP("model", "overall factor of the simulator cost SRC; no value was ever published"),
    //: constant.simulation_factor
    QT_TRANSLATE_NOOP("model", "Mesh Physics document gives the formula; the value is an illustration"),
    //: constant.simulation_factor
    QT_TRANSLATE_NOOP("model", "PE"),
    //: constant.linkset_factor
    QT_TRANSLATE_NOOP("model", "how much dearer a small linkset is per part: n + linkset_factor/n"),
    //: constant.triangle_constant
    QT_TRANSLATE_NOOP("model", "k in k*N/W; 0.05 makes a 0.5 m wide triangle cost 0.1"),
    //: constant.triangle_constant
    QT_TRANSLATE_NOOP("model", "Mesh Physics document"),
    //: constant.triangle_constant
    QT_TRANSLATE_NOOP("model", "PE*m"),
    //: constant.penalty_per_area
    QT_TRANSLATE_NOOP("model", "penalty of a physical linkset per square metre of mean face area"),
    //: constant.penalty_per_area
    QT_TRANSLATE_NOOP("model", "1/m2"),
    //: constant.active_cost_high
    QT_TRANSLATE_NOOP("model", "active cost of a linkset that is scripted or physical"),
    //: constant.active_cost_low
    QT_TRANSLATE_NOOP("model", "active cost of any other linkset"),
    //: constant.primitive_cost
    QT_TRANSLATE_NOOP("model", "a box; likely a sphere and a cylinder too"),
    //: constant.hull_cost
    QT_TRANSLATE_NOOP("model", "per convex hull (likely for a single hull)"),
    //: constant.hull_cost
    QT_TRANSLATE_NOOP("model", "inferred from what hulls are known to cost; no page of the grid says it"),
    //: constant.hull_vertex_cost
    QT_TRANSLATE_NOOP("model", "per hull vertex (likely for a single hull)"),
    //: constant.minimum_mesh_cost
    QT_TRANSLATE_NOOP("model", "floor of a triangle mesh"),
    //: constant.width_min
    QT_TRANSLATE_NOOP("model", "lower clamp of the average width"),
    //: constant.width_min
    QT_TRANSLATE_NOOP("model", "m"),
    //: constant.width_max
    QT_TRANSLATE_NOOP("model", "upper clamp of the average width"),
    //: constant.physical_limit
    QT_TRANSLATE_NOOP("model", "a linkset or part whose cost, not physical, exceeds it may not be set physical"),
    //: constant.legacy_physical_limit
    QT_TRANSLATE_NOOP("model", "the same limit for a legacy linkset, in parts"),
    //: constant.legacy_physical_limit
    QT_TRANSLATE_NOOP("model", "known among builders; no page of the grid says it"),
    //: constant.thin_side_limit
    QT_TRANSLATE_NOOP("model", "a physics mesh with a side below it is weighed as its base hull"),
    //: constant.thin_side_limit
    QT_TRANSLATE_NOOP("model", "known among creators; no page of the grid says it"),
    //: constant.thin_side_limit
    QT_TRANSLATE_NOOP("model", "representation"),
    //: constant.small_side
    QT_TRANSLATE_NOOP("model", "a side below it is small"),
    //: constant.small_side
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer"),
    //: constant.small_side_factor
    QT_TRANSLATE_NOOP("model", "factor on the small sides of a thin round prim that is taken as a box: shown"),
    //: constant.minimum_side
    QT_TRANSLATE_NOOP("model", "a box side is shown as at least this: no cost"),
    //: constant.flat_average
    QT_TRANSLATE_NOOP("model", "a prim with one small side and a larger average side has that side raised"),
    //: constant.flat_side
    QT_TRANSLATE_NOOP("model", "... to at least this"),
    //: constant.tolerance_hollow
    QT_TRANSLATE_NOOP("model", "hollow up to this over the average side counts as none"),
    //: constant.tolerance_cut
    QT_TRANSLATE_NOOP("model", "path and profile cut, likewise"),
    //: constant.tolerance_taper
    QT_TRANSLATE_NOOP("model", "taper, likewise"),
    //: constant.tolerance_twist
    QT_TRANSLATE_NOOP("model", "twist, likewise"),
    //: constant.tolerance_shear
    QT_TRANSLATE_NOOP("model", "shear, likewise"),
    //: constant.prim_detail_medium
    QT_TRANSLATE_NOOP("model", "average side above which a prim is tessellated at detail 2"),
    //: constant.prim_detail_medium
    QT_TRANSLATE_NOOP("model", "physics display of the open-source viewer"),
    //: constant.prim_detail_high
    QT_TRANSLATE_NOOP("model", "... at detail 3"),
    //: constant.server_per_prim
    QT_TRANSLATE_NOOP("model", "per part"),
    //: constant.server_per_prim
    QT_TRANSLATE_NOOP("model", "the grid's official page on land impact"),
    //: constant.server_per_script
    QT_TRANSLATE_NOOP("model", "per script after the first; the sum is at most the number of parts"),
    //: constant.metadata_discount
    QT_TRANSLATE_NOOP("model", "taken off each LOD block"),
    //: constant.metadata_discount
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer"),
    //: constant.metadata_discount
    QT_TRANSLATE_NOOP("model", "bytes"),
    //: constant.minimum_bytes
    QT_TRANSLATE_NOOP("model", "least size of a LOD block after that"),
    //: constant.bytes_per_triangle
    QT_TRANSLATE_NOOP("model", "estimated size of a triangle"),
    //: constant.triangle_budget
    QT_TRANSLATE_NOOP("model", "triangles a region may show"),
    //: constant.streaming_scale
    QT_TRANSLATE_NOOP("model", "PE that the budget is worth"),
    //: constant.max_distance
    QT_TRANSLATE_NOOP("model", "farthest switch of a LOD"),
    //: constant.max_area
    QT_TRANSLATE_NOOP("model", "area of the disc in which an object can be seen"),
    //: constant.max_area
    QT_TRANSLATE_NOOP("model", "m2"),
    //: constant.lod_medium
    QT_TRANSLATE_NOOP("model", "medium is shown beyond radius / this"),
    //: constant.lod_low
    QT_TRANSLATE_NOOP("model", "low, likewise"),
    //: constant.lod_lowest
    QT_TRANSLATE_NOOP("model", "lowest, likewise"),
    //: constant.static_mesh_factor
    QT_TRANSLATE_NOOP("model", "0.85 reproduces the reduction of 2024 for mesh that is not animated"),
    //: constant.static_mesh_factor
    QT_TRANSLATE_NOOP("model", "the reduction of 2024 for mesh that is not animated"),
    //: constant.prim_streaming_cap
    QT_TRANSLATE_NOOP("model", "most that a prim streams for"),
    //: constant.sculpt_streaming_cap
    QT_TRANSLATE_NOOP("model", "most that a sculpt streams for"),
    //: constant.prim_bytes_per_triangle
    QT_TRANSLATE_NOOP("model", "estimated size of a triangle of a prim"),
    //: constant.animated_per_triangle
    QT_TRANSLATE_NOOP("model", "per charged triangle of animated mesh"),
    //: constant.animated_root
    QT_TRANSLATE_NOOP("model", "for the root of an animated object"),
    //: constant.animated_free_triangles
    QT_TRANSLATE_NOOP("model", "least allowance of a lower LOD"),
    //: constant.land_impact_minimum
    QT_TRANSLATE_NOOP("model", "least land impact of a linkset"),
    //: constant.land_impact_minimum
    QT_TRANSLATE_NOOP("model", "totals"),
    //: constant.opensim_primitive
    QT_TRANSLATE_NOOP("model", "native box or sphere, and the floor of a mesh"),
    //: constant.opensim_primitive
    QT_TRANSLATE_NOOP("model", "the open-source OpenSim server"),
    //: constant.opensim_primitive
    QT_TRANSLATE_NOOP("model", "opensim"),
    //: constant.opensim_index
    QT_TRANSLATE_NOOP("model", "per index of a triangle mesh"),
    //: constant.opensim_size
    QT_TRANSLATE_NOOP("model", "times the squared half-size"),
    //: constant.opensim_penalty
    QT_TRANSLATE_NOOP("model", "physical: 1 + this * |scale|^2"),
    //: constant.opensim_streaming
    QT_TRANSLATE_NOOP("model", "streaming cost of a part"),
    //: constant.opensim_simulation
    QT_TRANSLATE_NOOP("model", "simulation cost of a part; twice that when physical"),
    //: term.physics
    QT_TRANSLATE_NOOP("model", "physics of all parts"),
    //: term.physics_dynamic
    QT_TRANSLATE_NOOP("model", "physics of all parts, each as it is when it moves"),
    //: term.physics_physical
    QT_TRANSLATE_NOOP("model", "physics of a physical linkset"),
    //: term.penalty
    QT_TRANSLATE_NOOP("model", "factor for being physical"),
    //: term.streaming
    QT_TRANSLATE_NOOP("model", "streaming (download) of all parts"),
    //: term.server
    QT_TRANSLATE_NOOP("model", "server weight"),
    //: term.src
    QT_TRANSLATE_NOOP("model", "simulator cost"),
    //: term.rrc
    QT_TRANSLATE_NOOP("model", "render and simulator cost"),
    //: term.unknown_part
    QT_TRANSLATE_NOOP("model", "{part}: unknown, its mesh or its shape is missing"),
    //: term.no_shape
    QT_TRANSLATE_NOOP("model", "{part}: no physics shape"),
    //: term.primitive_box
    QT_TRANSLATE_NOOP("model", "{part}: a box"),
    //: term.primitive_round
    QT_TRANSLATE_NOOP("model", "{part}: a sphere or cylinder"),
    //: term.primitive_round
    QT_TRANSLATE_NOOP("model", "Mesh Physics document, which names the box"),
    //: term.hull
    QT_TRANSLATE_NOOP("model", "{part}: one convex hull"),
    //: term.hull
    QT_TRANSLATE_NOOP("model", "inferred; the Mesh Physics document gives no number"),
    //: term.sculpt_hull
    QT_TRANSLATE_NOOP("model", "{part}: the hull of a sculpt's bounding box"),
    //: term.sculpt_hull
    QT_TRANSLATE_NOOP("model", "inferred; no page of the grid says it"),
    //: term.decomposition
    QT_TRANSLATE_NOOP("model", "{part}: convex decomposition"),
    //: term.triangle_mesh
    QT_TRANSLATE_NOOP("model", "{part}: triangle mesh"),
    //: term.average_width
    QT_TRANSLATE_NOOP("model", "average width of its triangles, clamped"),
    //: term.average_width
    QT_TRANSLATE_NOOP("model", "Mesh Physics document, read as the harmonic mean that its own numbers need"),
    //: term.triangle
    QT_TRANSLATE_NOOP("model", "triangle {of}, {width} m wide"),
    //: term.other_triangles
    QT_TRANSLATE_NOOP("model", "the other {of} triangles"),
    //: term.one_hull
    QT_TRANSLATE_NOOP("model", "hull {of}"),
    //: term.other_hulls
    QT_TRANSLATE_NOOP("model", "the other {of} hulls"),
    //: term.streaming_mesh
    QT_TRANSLATE_NOOP("model", "{part}: streaming of mesh"),
    //: term.streaming_animated
    QT_TRANSLATE_NOOP("model", "{part}: streaming of animated mesh"),
    //: term.streaming_prim
    QT_TRANSLATE_NOOP("model", "{part}: streaming of a prim"),
    //: term.streaming_sculpt
    QT_TRANSLATE_NOOP("model", "{part}: streaming of a sculpt, as a torus"),
    //: term.streaming_sculpt
    QT_TRANSLATE_NOOP("model", "inferred from the streaming cost of the open-source viewer"),
    //: term.shown_triangles
    QT_TRANSLATE_NOOP("model", "triangles shown on average"),
    //: term.lod_shown
    QT_TRANSLATE_NOOP("model", "from the {of} level of detail"),
    //: term.lod_triangles
    QT_TRANSLATE_NOOP("model", "triangles of the {of} level, by its size"),
    //: term.lod_share
    QT_TRANSLATE_NOOP("model", "share of the area in which the {of} level is shown"),
    //: term.lod_ring
    QT_TRANSLATE_NOOP("model", "area in which the {of} level is shown"),
    //: term.lod_disc
    QT_TRANSLATE_NOOP("model", "disc in which the {of} level or a richer one is shown"),
    //: term.charged_triangles
    QT_TRANSLATE_NOOP("model", "triangles charged for animation"),
    //: term.lod_charged
    QT_TRANSLATE_NOOP("model", "charged for the {of} level of detail"),
    //: term.opensim_total
    QT_TRANSLATE_NOOP("model", "sum of the parts' largest weights"),
    //: term.opensim_part
    QT_TRANSLATE_NOOP("model", "{part}: the largest of its weights"),
    //: term.opensim_native
    QT_TRANSLATE_NOOP("model", "{part}: a native box or sphere"),
    //: term.opensim_shapeless
    QT_TRANSLATE_NOOP("model", "{part}: taken as a native shape"),
    //: term.opensim_shapeless
    QT_TRANSLATE_NOOP("model", "inferred from the open-source OpenSim server"),
    //: term.opensim_mesh
    QT_TRANSLATE_NOOP("model", "{part}: triangles"),
    //: term.opensim_physical
    QT_TRANSLATE_NOOP("model", "{part}: physical"),
    //: term.opensim_stream
    QT_TRANSLATE_NOOP("model", "{part}: streaming"),
    //: term.opensim_simulate
    QT_TRANSLATE_NOOP("model", "{part}: simulation"),
    //: term.opensim_server
    QT_TRANSLATE_NOOP("model", "simulation of all parts"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "harmonic mean of the triangles' widths"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "points of the hull"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "points of all hulls together"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "mean face area of the linkset's bounding box"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "parts of the linkset"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "scripts after the first"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "half the diagonal of the part"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "stored size of this level of detail"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "triangles of the prim at this level of detail"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "the areas of all levels together"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "triangles that are free at this level"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "indices of the triangles, three each"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "squared length of half the part's size"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "squared length of the part's size"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "share of it"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "width of the triangle"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "nothing"),
    //: word
    QT_TRANSLATE_NOOP("model", "mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "box"),
    //: word
    QT_TRANSLATE_NOOP("model", "cylinder"),
    //: word
    QT_TRANSLATE_NOOP("model", "prism"),
    //: word
    QT_TRANSLATE_NOOP("model", "sphere"),
    //: word
    QT_TRANSLATE_NOOP("model", "torus"),
    //: word
    QT_TRANSLATE_NOOP("model", "tube"),
    //: word
    QT_TRANSLATE_NOOP("model", "ring"),
    //: word
    QT_TRANSLATE_NOOP("model", "sculpt"),
    //: word
    QT_TRANSLATE_NOOP("model", "flexible"),
    //: word
    QT_TRANSLATE_NOOP("model", "prim"),
    //: word
    QT_TRANSLATE_NOOP("model", "none"),
    //: word
    QT_TRANSLATE_NOOP("model", "convex hull"),
    //: word
    QT_TRANSLATE_NOOP("model", "primitive"),
    //: word
    QT_TRANSLATE_NOOP("model", "base hull"),
    //: word
    QT_TRANSLATE_NOOP("model", "hull"),
    //: word
    QT_TRANSLATE_NOOP("model", "decomposition"),
    //: word
    QT_TRANSLATE_NOOP("model", "triangle mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "weighed"),
    //: word
    QT_TRANSLATE_NOOP("model", "legacy"),
    //: word
    QT_TRANSLATE_NOOP("model", "documented"),
    //: word
    QT_TRANSLATE_NOOP("model", "viewer"),
    //: word
    QT_TRANSLATE_NOOP("model", "likely"),
    //: word
    QT_TRANSLATE_NOOP("model", "estimate"),
    //: word
    QT_TRANSLATE_NOOP("model", "illustration"),
    //: word
    QT_TRANSLATE_NOOP("model", "high"),
    //: word
    QT_TRANSLATE_NOOP("model", "medium"),
    //: word
    QT_TRANSLATE_NOOP("model", "low"),
    //: word
    QT_TRANSLATE_NOOP("model", "lowest"),
    //: word
    QT_TRANSLATE_NOOP("model", "project"),
    //: word
    QT_TRANSLATE_NOOP("model", "mesh asset"),
    //: word
    QT_TRANSLATE_NOOP("model", "slm"),
    //: word
    QT_TRANSLATE_NOOP("model", "open sim object"),
    //: word
    QT_TRANSLATE_NOOP("model", "open sim archive"),
    //: word
    QT_TRANSLATE_NOOP("model", "oxp"),
    //: word
    QT_TRANSLATE_NOOP("model", "collada"),
    //: word
    QT_TRANSLATE_NOOP("model", "fbx"),
    //: word
    QT_TRANSLATE_NOOP("model", "glb"),
    //: word
    QT_TRANSLATE_NOOP("model", "gltf"),
    //: word
    QT_TRANSLATE_NOOP("model", "obj"),
    //: word
    QT_TRANSLATE_NOOP("model", "ply"),
    //: word
    QT_TRANSLATE_NOOP("model", "stl"),
    //: word
    QT_TRANSLATE_NOOP("model", "octree scene"),
    //: word
    QT_TRANSLATE_NOOP("model", "nxoc"),
    //: word
    QT_TRANSLATE_NOOP("model", "ogz"),
    //: word
    QT_TRANSLATE_NOOP("model", "unknown"),
    //: word
    QT_TRANSLATE_NOOP("model", "note"),
    //: word
    QT_TRANSLATE_NOOP("model", "warning"),
    //: word
    QT_TRANSLATE_NOOP("model", "error"),
    //: word
    QT_TRANSLATE_NOOP("model", "same"),
    //: word
    QT_TRANSLATE_NOOP("model", "circle"),
    //: word
    QT_TRANSLATE_NOOP("model", "square"),
    //: word
    QT_TRANSLATE_NOOP("model", "triangle"),
    //: word
    QT_TRANSLATE_NOOP("model", "shape none"),
    //: word
    QT_TRANSLATE_NOOP("model", "root none as hull"),
    //: word
    QT_TRANSLATE_NOOP("model", "thin round box"),
    //: word
    QT_TRANSLATE_NOOP("model", "tiny box"),
    //: word
    QT_TRANSLATE_NOOP("model", "thin straight box"),
    //: word
    QT_TRANSLATE_NOOP("model", "shape convex hull"),
    //: word
    QT_TRANSLATE_NOOP("model", "convex"),
    //: word
    QT_TRANSLATE_NOOP("model", "two small sides"),
    //: word
    QT_TRANSLATE_NOOP("model", "hull list"),
    //: word
    QT_TRANSLATE_NOOP("model", "physics mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "thin mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "dynamic without hulls"),
    //: word
    QT_TRANSLATE_NOOP("model", "no physics shape"),
    //: word
    QT_TRANSLATE_NOOP("model", "not convex"),
    //: title
    QT_TRANSLATE_NOOP("model", "Simulation factor"),
    //: title
    QT_TRANSLATE_NOOP("model", "Server"),
    //: title
    QT_TRANSLATE_NOOP("model", "Linkset factor"),
    //: title
    QT_TRANSLATE_NOOP("model", "Triangle constant"),
    //: title
    QT_TRANSLATE_NOOP("model", "Physics"),
    //: title
    QT_TRANSLATE_NOOP("model", "Penalty per area"),
    //: title
    QT_TRANSLATE_NOOP("model", "Active cost high"),
    //: title
    QT_TRANSLATE_NOOP("model", "Active cost low"),
    //: title
    QT_TRANSLATE_NOOP("model", "Primitive cost"),
    //: title
    QT_TRANSLATE_NOOP("model", "Hull cost"),
    //: title
    QT_TRANSLATE_NOOP("model", "Hull vertex cost"),
    //: title
    QT_TRANSLATE_NOOP("model", "Minimum mesh cost"),
    //: title
    QT_TRANSLATE_NOOP("model", "Width min"),
    //: title
    QT_TRANSLATE_NOOP("model", "Width max"),
    //: title
    QT_TRANSLATE_NOOP("model", "Physical limit"),
    //: title
    QT_TRANSLATE_NOOP("model", "Legacy physical limit"),
    //: title
    QT_TRANSLATE_NOOP("model", "Thin side limit"),
    //: title
    QT_TRANSLATE_NOOP("model", "Representation"),
    //: title
    QT_TRANSLATE_NOOP("model", "Small side"),
    //: title
    QT_TRANSLATE_NOOP("model", "Small side factor"),
    //: title
    QT_TRANSLATE_NOOP("model", "Minimum side"),
    //: title
    QT_TRANSLATE_NOOP("model", "Flat average"),
    //: title
    QT_TRANSLATE_NOOP("model", "Flat side"),
    //: title
    QT_TRANSLATE_NOOP("model", "Tolerance hollow"),
    //: title
    QT_TRANSLATE_NOOP("model", "Tolerance cut"),
    //: title
    QT_TRANSLATE_NOOP("model", "Tolerance taper"),
    //: title
    QT_TRANSLATE_NOOP("model", "Tolerance twist"),
    //: title
    QT_TRANSLATE_NOOP("model", "Tolerance shear"),
    //: title
    QT_TRANSLATE_NOOP("model", "Prim detail medium"),
    //: title
    QT_TRANSLATE_NOOP("model", "Prim detail high"),
    //: title
    QT_TRANSLATE_NOOP("model", "Server per prim"),
    //: title
    QT_TRANSLATE_NOOP("model", "Server per script"),
    //: title
    QT_TRANSLATE_NOOP("model", "Metadata discount"),
    //: title
    QT_TRANSLATE_NOOP("model", "Streaming"),
    //: title
    QT_TRANSLATE_NOOP("model", "Minimum bytes"),
    //: title
    QT_TRANSLATE_NOOP("model", "Bytes per triangle"),
    //: title
    QT_TRANSLATE_NOOP("model", "Triangle budget"),
    //: title
    QT_TRANSLATE_NOOP("model", "Streaming scale"),
    //: title
    QT_TRANSLATE_NOOP("model", "Max distance"),
    //: title
    QT_TRANSLATE_NOOP("model", "Max area"),
    //: title
    QT_TRANSLATE_NOOP("model", "LOD medium"),
    //: title
    QT_TRANSLATE_NOOP("model", "LOD low"),
    //: title
    QT_TRANSLATE_NOOP("model", "LOD lowest"),
    //: title
    QT_TRANSLATE_NOOP("model", "Static mesh factor"),
    //: title
    QT_TRANSLATE_NOOP("model", "Prim streaming cap"),
    //: title
    QT_TRANSLATE_NOOP("model", "Sculpt streaming cap"),
    //: title
    QT_TRANSLATE_NOOP("model", "Prim bytes per triangle"),
    //: title
    QT_TRANSLATE_NOOP("model", "Animated per triangle"),
    //: title
    QT_TRANSLATE_NOOP("model", "Animated root"),
    //: title
    QT_TRANSLATE_NOOP("model", "Animated free triangles"),
    //: title
    QT_TRANSLATE_NOOP("model", "Land impact minimum"),
    //: title
    QT_TRANSLATE_NOOP("model", "Totals"),
    //: title
    QT_TRANSLATE_NOOP("model", "OpenSim primitive"),
    //: title
    QT_TRANSLATE_NOOP("model", "OpenSim"),
    //: title
    QT_TRANSLATE_NOOP("model", "OpenSim index"),
    //: title
    QT_TRANSLATE_NOOP("model", "OpenSim size"),
    //: title
    QT_TRANSLATE_NOOP("model", "OpenSim penalty"),
    //: title
    QT_TRANSLATE_NOOP("model", "OpenSim streaming"),
    //: title
    QT_TRANSLATE_NOOP("model", "OpenSim simulation"),
    //: title
    QT_TRANSLATE_NOOP("model", "Rounding"),
    //: word
    QT_TRANSLATE_NOOP("model", "nearest"),
    //: word
    QT_TRANSLATE_NOOP("model", "ceiling"),
    //: title
    QT_TRANSLATE_NOOP("model", "Accounting model"),
    //: word
    QT_TRANSLATE_NOOP("model", "second-life"),
    //: word
    QT_TRANSLATE_NOOP("model", "wiki-2011"),
    //: title
    QT_TRANSLATE_NOOP("model", "Base hull source"),
    //: word
    QT_TRANSLATE_NOOP("model", "document"),
    //: word
    QT_TRANSLATE_NOOP("model", "a value"),
    //: word
    QT_TRANSLATE_NOOP("model", "a key"),
    //: word
    QT_TRANSLATE_NOOP("model", "an array"),
    //: word
    QT_TRANSLATE_NOOP("model", "a map"),
    //: word
    QT_TRANSLATE_NOOP("model", "an integer"),
    //: word
    QT_TRANSLATE_NOOP("model", "a real"),
    //: word
    QT_TRANSLATE_NOOP("model", "a date"),
    //: word
    QT_TRANSLATE_NOOP("model", "a UUID"),
    //: word
    QT_TRANSLATE_NOOP("model", "a string"),
    //: word
    QT_TRANSLATE_NOOP("model", "a URI"),
    //: word
    QT_TRANSLATE_NOOP("model", "a binary"),
    //: word
    QT_TRANSLATE_NOOP("model", "a length"),
    //: word
    QT_TRANSLATE_NOOP("model", "a text in quotes"),
    //: word
    QT_TRANSLATE_NOOP("model", "true or false"),
    //: word
    QT_TRANSLATE_NOOP("model", "an array of faces"),
    //: word
    QT_TRANSLATE_NOOP("model", "a text"),
    //: word
    QT_TRANSLATE_NOOP("model", "an object"),
    //: word
    QT_TRANSLATE_NOOP("model", "binary data"),
    //: word
    QT_TRANSLATE_NOOP("model", "a finite number"),
    //: word
    QT_TRANSLATE_NOOP("model", "finite numbers"),
    //: word
    QT_TRANSLATE_NOOP("model", "a number"),
    //: word
    QT_TRANSLATE_NOOP("model", "a whole number"),
    //: word
    QT_TRANSLATE_NOOP("model", "an id"),
    //: word
    QT_TRANSLATE_NOOP("model", "a face"),
    //: word
    QT_TRANSLATE_NOOP("model", "numbers X, Y and Z"),
    //: word
    QT_TRANSLATE_NOOP("model", "numbers X, Y, Z and W that are not all 0"),
    //: word
    QT_TRANSLATE_NOOP("model", "an address that is not aligned"),
    //: word
    QT_TRANSLATE_NOOP("model", "fewer bytes than a header"),
    //: word
    QT_TRANSLATE_NOOP("model", "another header"),
    //: word
    QT_TRANSLATE_NOOP("model", "text outside the buffer"),
    //: word
    QT_TRANSLATE_NOOP("model", "an unknown state"),
    //: word
    QT_TRANSLATE_NOOP("model", "an unknown reason"),
    //: word
    QT_TRANSLATE_NOOP("model", "an unknown axis"),
    //: word
    QT_TRANSLATE_NOOP("model", "a unit of no length"),
    //: word
    QT_TRANSLATE_NOOP("model", "a table outside the buffer"),
    //: word
    QT_TRANSLATE_NOOP("model", "no mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "a mesh outside the buffer"),
    //: word
    QT_TRANSLATE_NOOP("model", "a mesh without triangles"),
    //: word
    QT_TRANSLATE_NOOP("model", "meshes that share their arrays"),
    //: word
    QT_TRANSLATE_NOOP("model", "a number that is not finite"),
    //: word
    QT_TRANSLATE_NOOP("model", "a vertex that is not there"),
    //: word
    QT_TRANSLATE_NOOP("model", "a node outside the buffer"),
    //: word
    QT_TRANSLATE_NOOP("model", "nodes that share their meshes"),
    //: word
    QT_TRANSLATE_NOOP("model", "a mesh that is not there"),
    //: word
    QT_TRANSLATE_NOOP("model", "nodes"),
    //: word
    QT_TRANSLATE_NOOP("model", "meshes"),
    //: word
    QT_TRANSLATE_NOOP("model", "geometry"),
    //: word
    QT_TRANSLATE_NOOP("model", "nested nodes"),
    //: word
    QT_TRANSLATE_NOOP("model", "entities"),
    //: word
    QT_TRANSLATE_NOOP("model", "variables"),
    //: word
    QT_TRANSLATE_NOOP("model", "texture slots"),
};
