// The texts of the model, for lupdate. Made by make_model_texts: ./dev translations
// clang-format off
#include <QCoreApplication>

[[maybe_unused]] static constexpr const char* modelTexts[] = {
    //: file.cannot_read
    QT_TRANSLATE_NOOP("model", "cannot be read: {reason}"),
    //: file.cannot_write
    QT_TRANSLATE_NOOP("model", "cannot be written: {reason}"),
    //: file.too_large
    QT_TRANSLATE_NOOP("model", "is {bytes} bytes large; at most {limit} bytes are read"),
    //: file.endless
    QT_TRANSLATE_NOOP("model", "goes on past {limit} bytes, the most that is read"),
    //: file.cut
    QT_TRANSLATE_NOOP("model", "was cut off by another program while it was read; open it again"),
    //: file.not_a_file
    QT_TRANSLATE_NOOP("model", "is a folder; a file was expected"),
    //: file.special
    QT_TRANSLATE_NOOP("model", "is a device, a pipe or a socket; a file was expected"),
    //: file.dash
    QT_TRANSLATE_NOOP("model", "is no file: neither standard input nor standard output is meant by it; name a file, or ./- for one of this name"),
    //: file.is_read
    QT_TRANSLATE_NOOP("model", "is read as an input, as {file}; name another file to write to"),
    //: file.of_program
    QT_TRANSLATE_NOOP("model", "belongs to the program, which never changes its own files; choose another folder"),
    //: findings.more
    QT_TRANSLATE_N_NOOP("model", "{count} more findings are not shown"),
    //: memory.spent
    QT_TRANSLATE_NOOP("model", "is not read: it needs more memory than is left of the {limit} bytes that a load is given; give it more with --memory BYTES"),
    //: task.cancelled
    QT_TRANSLATE_NOOP("model", "was cancelled"),
    //: word.hint
    QT_TRANSLATE_NOOP("model", "; did you mean \"{word}\"?"),
    //: place.line
    QT_TRANSLATE_NOOP("model", "line {number}"),
    //: place.column
    QT_TRANSLATE_NOOP("model", "column {number}"),
    //: place.byte
    QT_TRANSLATE_NOOP("model", "byte {number}"),
    //: place.byte_unpacked
    QT_TRANSLATE_NOOP("model", "byte {number} unpacked"),
    //: place.byte_inflated
    QT_TRANSLATE_NOOP("model", "inflated byte {number}"),
    //: place.face
    QT_TRANSLATE_NOOP("model", "face {number}"),
    //: place.in_line
    QT_TRANSLATE_NOOP("model", "{what} in line {number}"),
    //: place.within
    QT_TRANSLATE_NOOP("model", "{outer}: {inner}"),
    //: place.and
    QT_TRANSLATE_NOOP("model", "{outer}, {inner}"),
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
    //: asset.header_cut
    QT_TRANSLATE_NOOP("model", "the file ends at byte {file}, inside the header of the mesh asset; it was cut off or damaged: get it anew"),
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
    //: asset.unknown_block
    QT_TRANSLATE_NOOP("model", "the block \"{name}\" is unknown; it is left out"),
    //: asset.unknown_block_near
    QT_TRANSLATE_NOOP("model", "the block \"{name}\" is unknown; it is left out (the nearest known block is \"{nearest}\")"),
    //: asset.misspelt_block
    QT_TRANSLATE_NOOP("model", "the block \"{name}\" is unknown, and \"{nearest}\" is missing; its name is damaged, and what rests on \"{nearest}\" is unknown"),
    //: asset.left_over
    QT_TRANSLATE_N_NOOP("model", "{count} bytes follow the last block; they are left out"),
    //: asset.block_left_over
    QT_TRANSLATE_N_NOOP("model", "{count} bytes follow the content of the block; they are left out"),
    //: asset.empty_physics_mesh
    QT_TRANSLATE_NOOP("model", "the physics mesh has no triangles; physics rests on the hulls or the base hull"),
    //: asset.opaque_too_large
    QT_TRANSLATE_NOOP("model", "the unknown blocks hold more bytes than the file; this one is left out"),
    //: asset.wrong_type
    QT_TRANSLATE_NOOP("model", "{key} must be {expected}"),
    //: asset.domain_too_large
    QT_TRANSLATE_NOOP("model", "the domain reaches from {minimum} to {maximum} on axis {axis}; a mesh needs -0.5 to 0.5, and more than {limit} either way is refused"),
    //: asset.domain_inverted
    QT_TRANSLATE_NOOP("model", "the domain's Min of {minimum} on axis {axis} is greater than its Max of {maximum}"),
    //: asset.overlapping_blocks
    QT_TRANSLATE_NOOP("model", "the block, bytes {begin} to {end}, overlaps {other}, bytes {otherBegin} to {otherEnd}; each byte belongs to one block, so the sizes cannot be right"),
    //: asset.odd_length
    QT_TRANSLATE_NOOP("model", "{key} is {bytes} bytes long, which is no multiple of {unit}"),
    //: asset.wrong_count
    QT_TRANSLATE_NOOP("model", "{key} has {have} entries, {need} were expected"),
    //: asset.weights_cut
    QT_TRANSLATE_NOOP("model", "Weights ends inside the entry of vertex {vertex}"),
    //: asset.weights_left
    QT_TRANSLATE_NOOP("model", "Weights goes on for {bytes} bytes after the last of {vertices} vertices"),
    //: asset.hull_list
    QT_TRANSLATE_N_NOOP("model", "HullList speaks of {need} points in {count} hulls, but Positions holds {have}"),
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
    QT_TRANSLATE_N_NOOP("model", "{count} triangles name a vertex past the last of {vertices}: {triangles}"),
    //: asset.degenerate_triangles
    QT_TRANSLATE_N_NOOP("model", "{count} degenerate triangles, so thin or small that the grid refuses the physics shape: {triangles}"),
    //: asset.no_physics_convex
    QT_TRANSLATE_NOOP("model", "this block is missing; the grid takes no asset without one, even if it is empty"),
    //: asset.no_base_hull
    QT_TRANSLATE_NOOP("model", "BoundingVerts is missing; without it the asset has no Convex Hull shape"),
    //: asset.many_hulls
    QT_TRANSLATE_NOOP("model", "has {hulls} hulls; the grid takes at most {limit}"),
    //: asset.many_base_points
    QT_TRANSLATE_NOOP("model", "has {points} points; the grid takes at most {limit} a hull"),
    //: asset.many_hull_points
    QT_TRANSLATE_N_NOOP("model", "{count} hulls have more than {limit} vertices, the most that a hull may have: {hulls}"),
    //: asset.flat_hull
    QT_TRANSLATE_N_NOOP("model", "{count} hulls have no volume; a hull needs four points that are not in one plane: {hulls}"),
    //: asset.flat_base_hull
    QT_TRANSLATE_NOOP("model", "has {points} points and no volume; it is likely refused, though people use such hulls in practice"),
    //: remedy.zero_area
    QT_TRANSLATE_N_NOOP("model", "delete its {count} zero-area faces, then upload again"),
    //: remedy.merge
    QT_TRANSLATE_NOOP("model", "merge vertices by distance {distance}, then upload again"),
    //: remedy.merge_and_delete
    QT_TRANSLATE_NOOP("model", "merge vertices by distance {distance}, delete zero-area faces, then upload again"),
    //: remedy.simpler_mesh
    QT_TRANSLATE_NOOP("model", "delete these triangles of the physics model, use a simpler one, or Analyze it in the uploader"),
    //: remedy.fewer_hulls
    QT_TRANSLATE_NOOP("model", "use at most {limit} hulls"),
    //: remedy.fewer_points
    QT_TRANSLATE_NOOP("model", "use at most {limit} vertices a hull"),
    //: remedy.flat_hulls
    QT_TRANSLATE_NOOP("model", "delete these hulls, or make them thicker"),
    //: remedy.fewer_materials
    QT_TRANSLATE_NOOP("model", "use at most {limit} materials"),
    //: remedy.fewer_vertices
    QT_TRANSLATE_NOOP("model", "split the face, or simplify it"),
    //: remedy.simpler_level
    QT_TRANSLATE_NOOP("model", "use a simpler model for this level of detail"),
    //: remedy.same_materials
    QT_TRANSLATE_NOOP("model", "give every level of detail the same materials"),
    //: remedy.every_level
    QT_TRANSLATE_NOOP("model", "generate this level of detail, or leave out the lower ones"),
    //: remedy.export_again
    QT_TRANSLATE_NOOP("model", "export the model again"),
    //: remedy.high_level
    QT_TRANSLATE_NOOP("model", "give a model for the high level of detail"),
    //: remedy.make_hull
    QT_TRANSLATE_NOOP("model", "upload the model with a physics shape again"),
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
    //: nxoc.cut_header
    QT_TRANSLATE_NOOP("model", "ends inside its header: a version of 4 bytes was expected after the name"),
    //: nxoc.cut_codes
    QT_TRANSLATE_NOOP("model", "ends inside the codes of an indented cube: {expected} bytes were expected, {found} are there"),
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
    //: edit.no_face
    QT_TRANSLATE_NOOP("model", "The ray begins inside this cube: there is no face to build on."),
    //: edit.at_border
    QT_TRANSLATE_NOOP("model", "The octree ends at this face; nothing can be filled beyond its bounds."),
    //: edit.part_of_indented
    QT_TRANSLATE_NOOP("model", "An indented cube cannot be divided; choose a grid depth at which it is changed as a whole."),
    //: edit.divided
    QT_TRANSLATE_NOOP("model", "This cube is divided already; look at a greater grid depth."),
    //: edit.unequal
    QT_TRANSLATE_NOOP("model", "Only eight cubes that are all solid or all empty can be merged into one."),
    //: edit.box_outside
    QT_TRANSLATE_NOOP("model", "The box is partly beyond the bounds of the octree; it must lie within."),
    //: edit.box_too_large
    QT_TRANSLATE_NOOP("model", "A box of {cells} cells was chosen, and {limit} can be changed at once: choose a smaller grid depth or a smaller box."),
    //: edit.push_divided
    QT_TRANSLATE_NOOP("model", "A divided cube cannot be pushed as one: choose a greater grid depth, or make it solid."),
    //: edit.push_nothing
    QT_TRANSLATE_NOOP("model", "There is only empty space: nothing can be pushed."),
    //: edit.push_outside
    QT_TRANSLATE_NOOP("model", "Point at a face of the octree in which the box is chosen."),
    //: edit.pushed_in
    QT_TRANSLATE_NOOP("model", "It is pushed in as far as it goes: it has met what is opposite."),
    //: edit.pushed_out
    QT_TRANSLATE_NOOP("model", "It is pulled out as far as it goes: no cube reaches beyond its box. Fill the one before it."),
    //: edit.too_deep
    QT_TRANSLATE_NOOP("model", "An octree can be divided {limit} times at most."),
    //: edit.too_many
    QT_TRANSLATE_NOOP("model", "An octree can have {limit} cubes at most."),
    //: difference.none
    QT_TRANSLATE_NOOP("model", "Both methods find the same."),
    //: difference.missed
    QT_TRANSLATE_NOOP("model", "Inexor's method misses"),
    //: difference.inside
    QT_TRANSLATE_NOOP("model", "The ray begins inside a leaf, and Inexor's method does not say so"),
    //: difference.behind
    QT_TRANSLATE_NOOP("model", "Inexor's method finds something behind the ray's origin"),
    //: difference.phantom
    QT_TRANSLATE_NOOP("model", "Inexor's method finds a cube that the ray passes by"),
    //: difference.octree
    QT_TRANSLATE_NOOP("model", "Inexor's method finds another octree"),
    //: difference.leaf
    QT_TRANSLATE_NOOP("model", "Inexor's method finds another leaf"),
    //: difference.face
    QT_TRANSLATE_NOOP("model", "Inexor's method finds another face of the leaf"),
    //: difference.point
    QT_TRANSLATE_NOOP("model", "Inexor's method finds another point of the face"),
    //: difference.because
    QT_TRANSLATE_NOOP("model", "{difference}: {causes}."),
    //: difference.together
    QT_TRANSLATE_NOOP("model", "{difference}, for reasons that only together bring it about: {causes}."),
    //: difference.and
    QT_TRANSLATE_NOOP("model", "{causes}; {cause}"),
    //: difference.unexplained
    QT_TRANSLATE_NOOP("model", "{difference}."),
    //: cause.inside
    QT_TRANSLATE_NOOP("model", "it has no rule for an origin inside a leaf"),
    //: cause.line
    QT_TRANSLATE_NOOP("model", "it tests boxes against a line without beginning, so that boxes behind the origin count"),
    //: cause.no_return
    QT_TRANSLATE_NOOP("model", "it goes on only into what has the nearest centre, and never goes back"),
    //: cause.four_children
    QT_TRANSLATE_NOOP("model", "it stops at the first four children that are met, in their order and not along the ray"),
    //: cause.child_centre
    QT_TRANSLATE_NOOP("model", "of the children that are met it follows only the one with the nearest centre, not the one that is met first"),
    //: cause.octree_centre
    QT_TRANSLATE_NOOP("model", "of the octrees that are met it follows only the one with the nearest centre, not the one that is met first"),
    //: cause.face_centre
    QT_TRANSLATE_NOOP("model", "it takes the face whose centre is nearest to where its plane is met, not the one that is entered"),
    //: cause.turned
    QT_TRANSLATE_NOOP("model", "it takes octrees as not turned"),
    //: cause.indented
    QT_TRANSLATE_NOOP("model", "it takes indented cubes as full boxes"),
    //: voxels.depth
    QT_TRANSLATE_NOOP("model", "a depth of {depth}; 1 to {limit} was expected"),
    //: voxels.no_triangles
    QT_TRANSLATE_NOOP("model", "has no triangles that an octree could be made of"),
    //: voxels.position
    QT_TRANSLATE_NOOP("model", "has a position that is no number, or farther than {limit} m from the origin"),
    //: voxels.size
    QT_TRANSLATE_NOOP("model", "is {size} m long; {minimum} to {maximum} m was expected"),
    //: voxels.too_many
    QT_TRANSLATE_NOOP("model", "makes an octree of more than {limit} cubes; a smaller depth was expected"),
    //: octree.too_fine
    QT_TRANSLATE_NOOP("model", "is nested deeper than {limit} levels, the most that a surface is made of"),
    //: octree.too_many_sides
    QT_TRANSLATE_NOOP("model", "has more than {limit} sides between what is filled and what is not, the most that a surface or hulls are made of"),
    //: worker.not_started
    QT_TRANSLATE_NOOP("model", "the process that reads models could not be started: {reason}"),
    //: worker.signal
    QT_TRANSLATE_NOOP("model", "the process that reads models broke down by signal {number} ({name}); the file is broken, or made to do harm"),
    //: worker.killed
    QT_TRANSLATE_NOOP("model", "the process that reads models was killed from outside; the system may have run out of memory"),
    //: worker.processor_time
    QT_TRANSLATE_NOOP("model", "reading it took more than {seconds} s of processor time, the most that a model is given"),
    //: worker.memory
    QT_TRANSLATE_NOOP("model", "reading it needs more memory than {limit} bytes and {times} times the size of its files, the most that a model is given, whatever --memory allows; the file is broken, or made to do harm"),
    //: worker.budget
    QT_TRANSLATE_NOOP("model", "reading it needs more than the {limit} bytes of memory that are left of what a load is given; give it more with --memory BYTES"),
    //: worker.time
    QT_TRANSLATE_NOOP("model", "reading it took longer than {seconds} s, the most that a model is given"),
    //: worker.status
    QT_TRANSLATE_NOOP("model", "the process that reads models ended with status {status} and no result"),
    //: worker.garbage
    QT_TRANSLATE_NOOP("model", "the process that reads models handed back something else than a scene: {what}"),
    //: model.unreadable
    QT_TRANSLATE_NOOP("model", "is no model that can be read: {reason}"),
    //: model.no_triangles
    QT_TRANSLATE_NOOP("model", "holds no triangle, at most lines or points; a model of at least one triangle was expected"),
    //: model.too_large
    QT_TRANSLATE_NOOP("model", "holds more {what} than are read"),
    //: model.outside_folder
    QT_TRANSLATE_NOOP("model", "names the file \"{file}\", which is not in its own folder or below; it is not read"),
    //: model.missing_file
    QT_TRANSLATE_NOOP("model", "names the file \"{file}\", which is not there; it was expected in the model's folder"),
    //: model.not_well_formed
    QT_TRANSLATE_NOOP("model", "is no well-formed {kind}: it breaks off or is damaged at line {line}; copy or export it again"),
    //: model.damaged
    QT_TRANSLATE_NOOP("model", "is damaged at {place}: {problem}; export it again"),
    //: model.version
    QT_TRANSLATE_NOOP("model", "is {format} {found}, and {read} is read; export it again in that version"),
    //: model.extension
    QT_TRANSLATE_NOOP("model", "needs the glTF extension {name}, which is not read; export it again without it"),
    //: model.unsupported
    QT_TRANSLATE_NOOP("model", "has {what}, which is not supported in {format}; export it again without it"),
    //: model.hidden
    QT_TRANSLATE_NOOP("model", "hides all its triangles; show the objects and export it again"),
    //: model.file_too_large
    QT_TRANSLATE_NOOP("model", "\"{file}\" is larger than {limit} bytes, the most that is read"),
    //: plain.ply_header
    QT_TRANSLATE_NOOP("model", "ends before its header does; a line end_header was expected"),
    //: plain.ply_line
    QT_TRANSLATE_NOOP("model", "has a header line \"{line}\", which is none of a PLY; a format, element or property was expected; export it again"),
    //: recovery.folder
    QT_TRANSLATE_NOOP("model", "is no folder that changes can be kept in: {reason}"),
    //: recovery.lock
    QT_TRANSLATE_NOOP("model", "changes cannot be kept here; a folder that allows locks was expected"),
    //: json.empty
    QT_TRANSLATE_NOOP("model", "is empty; JSON text expected"),
    //: json.syntax
    QT_TRANSLATE_NOOP("model", "is not valid JSON: {reason}"),
    //: json.number_too_large
    QT_TRANSLATE_NOOP("model", "{number} is larger than any number that can be computed with"),
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
    //: project.unknown_key
    QT_TRANSLATE_NOOP("model", "{key} is no key that is known here; it is kept, and changes nothing{hint}"),
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
    //: project.not_direction
    QT_TRANSLATE_NOOP("model", "{found} is not a direction of three numbers, not all of them 0; that along x is used"),
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
    //: project.root_too_far
    QT_TRANSLATE_NOOP("model", "{found} would move the linkset farther than {limit} m from the origin; it is left out"),
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
    //: database.cannot_open
    QT_TRANSLATE_NOOP("model", "cannot be opened as a database: {reason}"),
    //: database.failed
    QT_TRANSLATE_NOOP("model", "the database says: {reason}"),
    //: database.nul
    QT_TRANSLATE_NOOP("model", "a text holds a NUL, which no database can hold"),
    //: database.parameters
    QT_TRANSLATE_NOOP("model", "the statement has {expected} parameters; {given} were given"),
    //: grid.unstorable_texts
    QT_TRANSLATE_N_NOOP("model", "{count} names hold a NUL or bytes that are no UTF-8, which no table can hold; each such byte became U+FFFD"),
    //: grid.other_schema
    QT_TRANSLATE_NOOP("model", "holds tables of another kind under the names of Weighbridge's (their schema is {found}, {expected} was expected); name another database"),
    //: grid.other_constants
    QT_TRANSLATE_NOOP("model", "holds statistics under other values of {keys}, which are baked into them; weigh under those values, or name another database"),
    //: grid.other_columns
    QT_TRANSLATE_NOOP("model", "its first line is not the columns of the table {table}; a file that \"weighbridge statistics\" wrote was expected"),
    //: grid.other_count
    QT_TRANSLATE_NOOP("model", "{expected} values were expected, not {found}"),
    //: grid.whole_expected
    QT_TRANSLATE_NOOP("model", "{column}: a whole number was expected, not \"{found}\""),
    //: grid.number_expected
    QT_TRANSLATE_NOOP("model", "{column}: a number was expected, not \"{found}\""),
    //: grid.text_expected
    QT_TRANSLATE_NOOP("model", "{column}: a text was expected, and there is none"),
    //: grid.row_too_long
    QT_TRANSLATE_NOOP("model", "a row is longer than {limit} bytes, the most that is read"),
    //: grid.cut
    QT_TRANSLATE_NOOP("model", "ends within a row, or is damaged"),
    //: grid.not_in_order
    QT_TRANSLATE_NOOP("model", "has rows of a source that its table of sources does not name, or not in their order"),
    //: grid.rows_missing
    QT_TRANSLATE_NOOP("model", "has not all rows of {file}: {expected} were expected, {found} are there; it was cut, or belongs to other tables"),
    //: grid.given_up
    QT_TRANSLATE_NOOP("model", "the work was given up: {reason}"),
    //: grid.written_already
    QT_TRANSLATE_NOOP("model", "is being written by another program"),
    //: column.profile_before
    QT_TRANSLATE_NOOP("model", "profile before"),
    //: column.profile_after
    QT_TRANSLATE_NOOP("model", "profile after"),
    //: column.land_impact_after
    QT_TRANSLATE_NOOP("model", "land impact after"),
    //: column.server_change
    QT_TRANSLATE_NOOP("model", "change of server"),
    //: column.regions
    QT_TRANSLATE_NOOP("model", "regions"),
    //: column.regions_over
    QT_TRANSLATE_NOOP("model", "regions too full"),
    //: column.not_physical
    QT_TRANSLATE_NOOP("model", "cannot be physical"),
    //: column.unknown_linksets
    QT_TRANSLATE_NOOP("model", "linksets not wholly known"),
    //: column.known_before
    QT_TRANSLATE_NOOP("model", "known land impact before"),
    //: column.known_after
    QT_TRANSLATE_NOOP("model", "known land impact after"),
    //: column.class_before
    QT_TRANSLATE_NOOP("model", "linksets of a land impact before"),
    //: column.class_after
    QT_TRANSLATE_NOOP("model", "linksets of a land impact after"),
    //: column.winners
    QT_TRANSLATE_NOOP("model", "cost less"),
    //: column.losers
    QT_TRANSLATE_NOOP("model", "cost more"),
    //: column.no_longer_physical
    QT_TRANSLATE_NOOP("model", "no longer physical"),
    //: column.physical_again
    QT_TRANSLATE_NOOP("model", "physical again"),
    //: column.decided_anew
    QT_TRANSLATE_NOOP("model", "decided by another weight"),
    //: column.no_longer_fits
    QT_TRANSLATE_NOOP("model", "regions that no longer fit"),
    //: column.fits_again
    QT_TRANSLATE_NOOP("model", "regions that fit again"),
    //: query.comment_what
    QT_TRANSLATE_NOOP("model", "Made by weighbridge sql: costs from the tables of weighbridge statistics."),
    //: query.comment_changes
    QT_TRANSLATE_NOOP("model", "Made by weighbridge sql: what changes between two profiles, from the tables of weighbridge statistics."),
    //: query.comment_constants
    QT_TRANSLATE_NOOP("model", "The constants are the rows of \"profiles\": change them, or add rows with the numbers 2, 3 and so on to weigh under many profiles in one pass."),
    //: query.comment_sides
    QT_TRANSLATE_NOOP("model", "The constants are the rows of \"profiles\": number 0 is what the others are compared with."),
    //: query.comment_baked
    QT_TRANSLATE_NOOP("model", "Not among them are these, which are baked into the tables (weighbridge_meta says with which values); to change one, make the tables again under a profile that has it:"),
    //: query.no_tables
    QT_TRANSLATE_NOOP("model", "holds no tables of statistics; weighbridge statistics makes them, and weighbridge sql --run with files"),
    //: query.schema
    QT_TRANSLATE_NOOP("model", "its tables have the schema {found}; this program reads {expected}: make them again"),
    //: query.no_scene
    QT_TRANSLATE_NOOP("model", "is not in {folder}, so the region cannot be opened; it was there when the tables were made"),
    //: query.nul
    QT_TRANSLATE_NOOP("model", "the name of the profile holds a NUL, which no database can hold"),
    //: query.baked
    QT_TRANSLATE_NOOP("model", "{key} is baked into the tables as {value}, and the profile has {other}; make the tables again under this profile"),
    //: import.empty
    QT_TRANSLATE_NOOP("model", "is empty; a Weighbridge project ({projects}), a Second Life mesh asset ({mesh_assets}), objects ({objects}), a 3D model ({models}) or octrees ({octrees}) were expected"),
    //: import.unknown_kind
    QT_TRANSLATE_NOOP("model", "is of no kind that can be opened; a Weighbridge project ({projects}), a Second Life mesh asset ({mesh_assets}), objects ({objects}), a 3D model ({models}) or octrees ({octrees}) were expected"),
    //: import.no_vertex
    QT_TRANSLATE_NOOP("model", "holds no vertex; a line that begins with \"v\" was expected in an OBJ file (.obj)"),
    //: import.not_as_named
    QT_TRANSLATE_NOOP("model", "holds nothing of what a file named {ending} begins with; it is damaged, or of another kind than its name says"),
    //: import.left_over
    QT_TRANSLATE_N_NOOP("model", "{count} bytes follow the end of what was read; they are left out"),
    //: import.red_eclipse
    QT_TRANSLATE_NOOP("model", "is a map of Red Eclipse (.mpz), which is not supported; supported maps: Cube 2 and Sauerbraten (.ogz)"),
    //: import.too_many_parts
    QT_TRANSLATE_NOOP("model", "holds more than {limit} parts, the most that is read"),
    //: import.too_far
    QT_TRANSLATE_NOOP("model", "a place at most {farthest} m from the origin on each axis was expected; the origin is used"),
    //: folder.too_many
    QT_TRANSLATE_NOOP("model", "holds more than {limit} files, the most that one report is about"),
    //: plain.unusable
    QT_TRANSLATE_N_NOOP("model", "{count} triangles have a corner that is not there or not finite; they are left out"),
    //: plain.collapsed
    QT_TRANSLATE_N_NOOP("model", "{count} triangles have two corners in one place; they are left out"),
    //: plain.hidden
    QT_TRANSLATE_N_NOOP("model", "{count} objects are hidden in the file and are left out; the first of them is \"{name}\""),
    //: plain.other_kind
    QT_TRANSLATE_N_NOOP("model", "{count} objects are of the kind \"{name}\", which is not read; they are left out"),
    //: plain.surface_lost
    QT_TRANSLATE_NOOP("model", "{percent} % of the surface is missing: triangles do not cover what the file's polygons state; cut the polygons into triangles and export it again"),
    //: plain.baked
    QT_TRANSLATE_NOOP("model", "is sheared or flattened, which no part can be; its vertices are, and the part is not turned"),
    //: plain.split
    QT_TRANSLATE_NOOP("model", "has more than {faces} faces, which is all that one prim takes. It becomes {parts} prims; use {faces} materials to keep it one."),
    //: plain.too_large
    QT_TRANSLATE_NOOP("model", "is {size} m large and no part can be larger than {limit} m; without another size it is left out"),
    //: plain.too_far
    QT_TRANSLATE_NOOP("model", "is more than {limit} m from the origin; it is left out"),
    //: plain.no_part
    QT_TRANSLATE_NOOP("model", "holds nothing that could be a part"),
    //: plain.physics_faces
    QT_TRANSLATE_N_NOOP("model", "{count} faces of the physics mesh are dropped. Each part takes {limit}; use fewer materials there."),
    //: plain.companion_refused
    QT_TRANSLATE_NOOP("model", "this companion of the model is left out: {reason}"),
    //: plain.companion_kind
    QT_TRANSLATE_NOOP("model", "is of no kind of 3D model"),
    //: plain.companion_nodes
    QT_TRANSLATE_NOOP("model", "names {found} of the model's {count} objects; the others go without"),
    //: plain.companion_materials
    QT_TRANSLATE_NOOP("model", "the companion {companion} has materials that the model lacks; what is of them is left out"),
    //: plain.companion_of_others
    QT_TRANSLATE_NOOP("model", "the companion {companion} has none of the model's materials; this level of detail is missing"),
    //: plain.cut
    QT_TRANSLATE_NOOP("model", "is cut: {declared} rows of \"{what}\" are declared, and {found} are there whole; copy or export it again"),
    //: plain.stl_open
    QT_TRANSLATE_NOOP("model", "ends without \"endsolid\" after facet {facet}; the file may have been cut there"),
    //: plain.stl_cut
    QT_TRANSLATE_NOOP("model", "could not be read completely: it ends inside facet {facet}; copy or export it again"),
    //: plain.stl_facet
    QT_TRANSLATE_NOOP("model", "could not be read completely: facet {facet} is damaged, three lines \"vertex X Y Z\" and \"endfacet\" were expected; copy or export it again"),
    //: plain.glb_cut
    QT_TRANSLATE_NOOP("model", "could not be read completely: {declared} bytes are declared, and {found} are there; copy or export it again"),
    //: plain.no_file
    QT_TRANSLATE_NOOP("model", "is no file on disk; models are read by a process of its own, which opens the file again"),
    //: plain.lods_made
    QT_TRANSLATE_NOOP("model", "levels of detail that it lacks are made by simplification: {count} of them; costs are of these"),
    //: csv.quote
    QT_TRANSLATE_NOOP("model", "a quote that begins here does not end"),
    //: csv.after_quote
    QT_TRANSLATE_NOOP("model", "a separator or the end of the line was expected after a closing quote"),
    //: csv.too_many_cells
    QT_TRANSLATE_NOOP("model", "has more than {limit} cells, the most that is read of a line"),
    //: csv.too_many
    QT_TRANSLATE_NOOP("model", "holds more than {limit} lines, the most that is read"),
    //: measured.nothing
    QT_TRANSLATE_NOOP("model", "holds no measured costs; lines of the measuring script, a reply of GetObjectCost, GetObjectPhysicsData or ResourceCostSelected, or a CSV with a column linkset or linkset_id was expected"),
    //: measured.incomplete
    QT_TRANSLATE_NOOP("model", "this line of the measuring script is incomplete, see \"{what}\"; it is left out"),
    //: measured.again
    QT_TRANSLATE_NOOP("model", "\"{name}\" was reported before, in line {line}; this later report is used"),
    //: measured.other_parts
    QT_TRANSLATE_NOOP("model", "\"{name}\" has {grid} parts on the grid, but {here} here"),
    //: measured.other_scripts
    QT_TRANSLATE_NOOP("model", "\"{name}\" has {grid} scripts on the grid, but {here} here"),
    //: measured.bad_flag
    QT_TRANSLATE_NOOP("model", "0 or 1 was expected, not \"{found}\"; it is left out"),
    //: measured.column
    QT_TRANSLATE_NOOP("model", "there is no column \"{column}\" of measured costs; it is left out"),
    //: measured.column_again
    QT_TRANSLATE_NOOP("model", "there is more than one column \"{column}\"; a single one was expected"),
    //: measured.too_many_cells
    QT_TRANSLATE_NOOP("model", "has {found} cells and the first line {expected}; the line is left out"),
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
    //: oxp.bad_numbers
    QT_TRANSLATE_NOOP("model", "{count} finite numbers were expected; the default is used"),
    //: oxp.mesh
    QT_TRANSLATE_NOOP("model", "is a mesh, which this format does not hold; it is weighed as a sculpt"),
    //: oxp.no_linkset_of
    QT_TRANSLATE_N_NOOP("model", "{count} prims are in no linkset; they are left out"),
    //: oxp.prim_again
    QT_TRANSLATE_NOOP("model", "names the prim {id} again; a prim is in one linkset once"),
    //: oxp.no_prim
    QT_TRANSLATE_NOOP("model", "the prim {id} is not there; it is left out"),
    //: archive.broken
    QT_TRANSLATE_NOOP("model", "the archive is broken: {reason}"),
    //: archive.cut
    QT_TRANSLATE_NOOP("model", "the archive ends early"),
    //: archive.check_failed
    QT_TRANSLATE_NOOP("model", "could not be read completely: the archive fails the check of its compression ({reason}); copy or export it again"),
    //: archive.goes_on
    QT_TRANSLATE_NOOP("model", "could not be read completely: {bytes} bytes follow the archive's end mark, and files may be missing; copy or export it again"),
    //: archive.no_end
    QT_TRANSLATE_NOOP("model", "ends without the mark that closes an archive; the file may have been cut there"),
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
    //: xml.too_many
    QT_TRANSLATE_NOOP("model", "has more than {limit} elements and texts, the most XML that is read"),
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
    //: import.repeated_id
    QT_TRANSLATE_NOOP("model", "the id {id} is used before; ids must differ, and the later one goes without"),
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
    //: upload.companion
    QT_TRANSLATE_NOOP("model", "the uploader cannot read {file}, and offers no upload. Repair the file, or take it away."),
    //: upload.level_materials
    QT_TRANSLATE_NOOP("model", "{file} has materials that the model lacks: {materials}. Use only materials of the model there."),
    //: upload.level_faces
    QT_TRANSLATE_NOOP("model", "{file} has {faces} faces for this object, and the model has {expected}. Use no more there."),
    //: upload.level_submodels
    QT_TRANSLATE_NOOP("model", "{file} makes {found} prims of this object, and the model makes {expected}. Use as many materials in both."),
    //: upload.level_unused
    QT_TRANSLATE_NOOP("model", "{file} has an object \"{object}\" that stands for none of the model's. Name it like the object that it is for."),
    //: upload.level_objects
    QT_TRANSLATE_NOOP("model", "{file} has {found} objects, and the model has {expected}. Make one object there for each of the model's."),
    //: upload.mirrored
    QT_TRANSLATE_NOOP("model", "is mirrored by a negative scale, which the uploader refuses. Apply the scale before export."),
    //: upload.no_such_geometry
    QT_TRANSLATE_NOOP("model", "names the geometry \"{geometry}\", which the file does not hold. Export the file again."),
    //: upload.unused_geometry
    QT_TRANSLATE_NOOP("model", "no object uses the geometry \"{geometry}\". Delete it, or place it in the scene."),
    //: upload.same_label
    QT_TRANSLATE_NOOP("model", "another geometry is called \"{label}\" too, and the uploader takes one for the other. Rename one of them."),
    //: upload.submodel_limit
    QT_TRANSLATE_NOOP("model", "has {faces} faces, and the uploader keeps {limit} of them. Use fewer materials, or split the object."),
    //: upload.no_scene
    QT_TRANSLATE_NOOP("model", "the file has no scene. Export it again, with its objects placed in a scene."),
    //: upload.controller
    QT_TRANSLATE_NOOP("model", "the numbers of the skin \"{controller}\" do not add up. Export the file again."),
    //: upload.polygon_vertices
    QT_TRANSLATE_NOOP("model", "a list of polygons has {vertices} vertices, and the uploader numbers at most {limit}. Triangulate it before export."),
    //: join.other_profile
    QT_TRANSLATE_NOOP("model", "is weighed under the constants of {first}, not under its own ({base} and what it changes)"),
    //: join.measured_lost
    QT_TRANSLATE_NOOP("model", "what was measured of \"{name}\" is left out: another file has a linkset of the same name or id"),
    //: join.nothing
    QT_TRANSLATE_NOOP("model", "holds no file that can be opened"),
    //: export.format
    QT_TRANSLATE_NOOP("model", "is of no kind that can be written; a name that ends in one of {endings} was expected"),
    //: export.refused
    QT_TRANSLATE_NOOP("model", "{part}, {place}: {why}"),
    //: export.refused_remedy
    QT_TRANSLATE_NOOP("model", "{part}, {place}: {why}. Remedy: {remedy}"),
    //: export.one_mesh
    QT_TRANSLATE_NOOP("model", "holds {count} different meshes; a mesh asset (.llmesh) is one, so a scene of one was expected"),
    //: export.no_mesh
    QT_TRANSLATE_NOOP("model", "holds no mesh, and this kind of file nothing else"),
    //: export.nothing
    QT_TRANSLATE_NOOP("model", "holds nothing with a surface that could be written"),
    //: export.too_large
    QT_TRANSLATE_NOOP("model", "the scene has more geometry than one file of this kind can hold"),
    //: export.only_meshes
    QT_TRANSLATE_N_NOOP("model", "{count} parts are no meshes, and this kind of file holds nothing else"),
    //: export.no_surface
    QT_TRANSLATE_N_NOOP("model", "{count} parts have no surface that is known; they are left out"),
    //: export.no_octree
    QT_TRANSLATE_N_NOOP("model", "{count} octrees are left out; this kind of file holds none"),
    //: export.only_seen
    QT_TRANSLATE_NOOP("model", "holds what is seen: physics shapes, lower levels of detail, shape types, scripts and flags are left out"),
    //: export.cannot_save
    QT_TRANSLATE_NOOP("model", "is no name that all can be saved under; one that ends in .weighbridge was expected, or in .scene for octrees and rays"),
    //: export.would_lose
    QT_TRANSLATE_NOOP("model", "would lose {what}: text (.scene) holds octrees and rays alone; a name that ends in .weighbridge was expected, which holds everything"),
    //: export.lost_linksets
    QT_TRANSLATE_NOOP("model", "linksets"),
    //: export.lost_profile
    QT_TRANSLATE_NOOP("model", "changed constants"),
    //: export.lost_scenarios
    QT_TRANSLATE_NOOP("model", "scenarios"),
    //: export.lost_measured
    QT_TRANSLATE_NOOP("model", "measured costs"),
    //: export.lost_names
    QT_TRANSLATE_NOOP("model", "names of octrees"),
    //: export.lost_octrees
    QT_TRANSLATE_NOOP("model", "octrees that could not be read"),
    //: export.octrees_none
    QT_TRANSLATE_NOOP("model", "holds no octree, and this kind of file nothing else"),
    //: export.one_octree
    QT_TRANSLATE_NOOP("model", "holds {count} octrees; a file of Inexor (.nxoc) is one, so a scene of one was expected; .scene holds any number"),
    //: export.only_cubes
    QT_TRANSLATE_NOOP("model", "holds cubes only: the octree's size and where it stands are left out; whoever reads it takes it as 32 m long"),
    //: export.unread_octrees
    QT_TRANSLATE_N_NOOP("model", "{count} octrees could not be read; they are left out"),
    //: export.empty_octrees
    QT_TRANSLATE_N_NOOP("model", "{count} octrees have nothing filled; they are left out"),
    //: export.octree_size
    QT_TRANSLATE_NOOP("model", "makes a part {size} m long; from {smallest} to {largest} m was expected"),
    //: export.octree_hulls
    QT_TRANSLATE_NOOP("model", "makes {count} hulls; at most {limit} were expected: a smaller depth, or surface instead of boxes"),
    //: export.octree_triangles
    QT_TRANSLATE_NOOP("model", "makes a surface of {count} triangles, more than {limit} faces hold; a smaller depth was expected"),
    //: export.only_places
    QT_TRANSLATE_NOOP("model", "holds meshes and where they stand: shape types, scripts, flags and ids are left out"),
    //: shape.no_mesh
    QT_TRANSLATE_NOOP("model", "is no mesh; only a mesh has hulls of its own"),
    //: shape.one_point
    QT_TRANSLATE_NOOP("model", "all its triangles lie in one point; a shape with a size was expected"),
    //: shape.no_triangles
    QT_TRANSLATE_NOOP("model", "has no triangle whose corners are all finite, of which a shape could be made"),
    //: shape.no_own
    QT_TRANSLATE_NOOP("model", "has no convex decomposition that could be looked at"),
    //: shape.no_volume
    QT_TRANSLATE_NOOP("model", "has next to no volume, and the grid refuses such hulls"),
    //: shape.too_many_boxes
    QT_TRANSLATE_NOOP("model", "needs more than {limit} boxes at the coarsest"),
    //: shape.way_lost
    QT_TRANSLATE_NOOP("model", "an avatar that got through at {x}, {y}, {z} m no longer does"),
    //: shape.floor_lost
    QT_TRANSLATE_NOOP("model", "what an avatar stood on at {x}, {y}, {z} m carries it no longer"),
    //: shape.not_used
    QT_TRANSLATE_NOOP("model", "would not be used: the part would still collide as {representation}. {because}"),
    //: shape.nothing_flat
    QT_TRANSLATE_NOOP("model", "has no wall or slab that a panel could stand for"),
    //: shape.last_hull
    QT_TRANSLATE_NOOP("model", "No hull would be left; at least one was expected. Without any, the mesh would collide as its base hull."),
    //: shape.too_many_hulls
    QT_TRANSLATE_NOOP("model", "There would be more than {limit} hulls, which is all that a mesh holds."),
    //: shape.too_many_corners
    QT_TRANSLATE_NOOP("model", "The hull would be made of {corners} corners; at most {limit} were expected."),
    //: shape.edited_flat
    QT_TRANSLATE_NOOP("model", "The hull would have next to no volume, and the grid refuses such hulls: one of some thickness was expected."),
    //: shape.plane_misses
    QT_TRANSLATE_NOOP("model", "The plane does not go through the hull, which lies between {from} and {to} m there."),
    //: shape.in_fragments
    QT_TRANSLATE_NOOP("model", "hangs together too little to be made simpler: {triangles} triangles are left where at most {limit} can be looked at one by one"),
    //: shape.flat_patches
    QT_TRANSLATE_NOOP("model", "has no patch whose hull is thick enough for the grid"),
    //: shape.nothing_fits
    QT_TRANSLATE_NOOP("model", "is too thin for any hull that the grid would take"),
    //: making.would_be_refused
    QT_TRANSLATE_NOOP("model", "was not written, because it would be refused at upload: {why}"),
    //: making.no_mesh
    QT_TRANSLATE_NOOP("model", "Nothing that is selected is a mesh; only a mesh has a physics shape of its own."),
    //: making.missing
    QT_TRANSLATE_NOOP("model", "its mesh is not there, so that there is nothing to make a shape of"),
    //: making.damaged
    QT_TRANSLATE_NOOP("model", "its mesh is damaged; a shape that is made of what is left of it would not fit"),
    //: making.flat_hull
    QT_TRANSLATE_NOOP("model", "Hull {number} of the mesh has next to no volume, so that its hulls cannot be edited."),
    //: making.nothing_free
    QT_TRANSLATE_NOOP("model", "nothing is free: its physics decides its land impact whatever its shape"),
    //: making.unknown_ending
    QT_TRANSLATE_NOOP("model", "The name {name} does not say what to write: a mesh asset (.llmesh), the viewer's file (.slm), or an object for the uploader (_PHYS.dae, _PHYS.obj) was expected."),
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
    //: profile.not_an_object
    QT_TRANSLATE_NOOP("model", "a profile is a JSON object such as {\"base\": \"second-life\", \"set\": {}}"),
    //: profile.sets_nothing
    QT_TRANSLATE_NOOP("model", "has neither \"base\" nor \"set\", as profiles have; it is weighed as second-life"),
    //: profile.stray_key
    QT_TRANSLATE_NOOP("model", "\"{key}\" changes nothing outside \"set\"; it is left out"),
    //: profile.wrong_type
    QT_TRANSLATE_NOOP("model", "\"{key}\" must be {expected}; it is left out"),
    //: cost.root_none
    QT_TRANSLATE_NOOP("model", "the root of a linkset may not have shape type None; it is weighed as Convex Hull"),
    //: cost.mesh_missing
    QT_TRANSLATE_NOOP("model", "the mesh is missing, so what this part costs is unknown, and so are the sums it is in"),
    //: cost.size_unknown
    QT_TRANSLATE_NOOP("model", "its scale cannot be used, so what this part costs is unknown, and so are the sums it is in"),
    //: cost.no_hull_source
    QT_TRANSLATE_NOOP("model", "the mesh has no point that a base hull could be made of, so its physics cost is unknown, and so are the sums it is in"),
    //: cost.hull_without_volume
    QT_TRANSLATE_NOOP("model", "the base hull has {points} points and no volume; it is likely refused at upload, though people use such hulls in practice"),
    //: cost.unknown
    QT_TRANSLATE_NOOP("model", "unknown"),
    //: cost.at_least
    QT_TRANSLATE_NOOP("model", "at least {value}"),
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
    //: why.at_least
    QT_TRANSLATE_NOOP("model", "Land impact at least {impact}: what is known of it, in PE: physics {physics}, streaming {streaming}, server {server}."),
    //: why.opted_in_mesh
    QT_TRANSLATE_NOOP("model", "It is weighed, not counted, because {part} is a mesh."),
    //: why.opted_in_shape_type
    QT_TRANSLATE_NOOP("model", "It is weighed, not counted, because {part} has the physics shape type {type}."),
    //: why.opted_in_materials
    QT_TRANSLATE_NOOP("model", "It is weighed, not counted, because {part} has materials."),
    //: why.opted_in_animated
    QT_TRANSLATE_NOOP("model", "It is weighed, not counted, because {part} is animated."),
    //: why.unnamed_part
    QT_TRANSLATE_NOOP("model", "part {number}"),
    //: why.unknown
    QT_TRANSLATE_N_NOOP("model", "What {count} of its parts cost is unknown: their meshes are missing or damaged, or their sizes cannot be used."),
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
    //: why.sculpts
    QT_TRANSLATE_NOOP("model", "The shape of a sculpt decides what its physics costs, and it is not in the file. In world, sculpts were measured from {least} to {most} PE, and the parts of two sculpted dogs at {dogs} PE at most. At these ends the land impact is {low} and {high}."),
    //: why.sculpts_same
    QT_TRANSLATE_NOOP("model", "The shape of a sculpt decides what its physics costs, and it is not in the file. In world, sculpts were measured from {least} to {most} PE, and the parts of two sculpted dogs at {dogs} PE at most. At both ends the land impact is {low}."),
    //: why.streaming_cap
    QT_TRANSLATE_NOOP("model", "{part}: it streams for {cap} PE, the most that one of its kind can."),
    //: weighing.unnamed_linkset
    QT_TRANSLATE_NOOP("model", "linkset {number} (it has no name)"),
    //: weighing.unnamed_part
    QT_TRANSLATE_NOOP("model", "part {number} (it has no name)"),
    //: find.unknown_linkset
    QT_TRANSLATE_NOOP("model", "there is no linkset \"{name}\"{hint}"),
    //: find.unknown_part
    QT_TRANSLATE_NOOP("model", "there is no part \"{name}\"{hint}"),
    //: find.ambiguous_linkset
    QT_TRANSLATE_NOOP("model", "{count} linksets are named \"{name}\"; one of their ids or numbers was expected: {ids}"),
    //: find.ambiguous_part
    QT_TRANSLATE_NOOP("model", "{count} parts are named \"{name}\"; one of their ids or numbers was expected: {ids}"),
    //: find.no_linkset_number
    QT_TRANSLATE_NOOP("model", "there is no linkset #{number}; there are {count}"),
    //: find.no_part_number
    QT_TRANSLATE_NOOP("model", "there is no part #{number}; there are {count}"),
    //: find.unknown_scenario
    QT_TRANSLATE_NOOP("model", "there is no scenario \"{name}\"; one of {names} was expected{hint}"),
    //: find.no_scenarios
    QT_TRANSLATE_NOOP("model", "there is no scenario \"{name}\": it has none"),
    //: limit.region
    QT_TRANSLATE_NOOP("model", "The region {name} holds {held} of {capacity}: {over} too many."),
    //: limit.no_region
    QT_TRANSLATE_NOOP("model", "What lies in no region is {held} of {capacity}: {over} too many."),
    //: limit.parcel
    QT_TRANSLATE_NOOP("model", "The parcel {name} holds {held} of {capacity}: {over} too many."),
    //: limit.physical
    QT_TRANSLATE_NOOP("model", "It is physical, but over the limit for that. {why}"),
    //: upload.ok
    QT_TRANSLATE_NOOP("model", "Would it upload? Yes: it has nothing that the uploader is known to refuse."),
    //: upload.refused
    QT_TRANSLATE_NOOP("model", "Would it upload? No. {first}"),
    //: upload.refused_more
    QT_TRANSLATE_NOOP("model", "Would it upload? No, for {count} reasons. {first}"),
    //: upload.likely
    QT_TRANSLATE_NOOP("model", "Would it upload? Likely not. {first}"),
    //: upload.likely_more
    QT_TRANSLATE_NOOP("model", "Would it upload? Likely not, for {count} reasons. {first}"),
    //: upload.unknown
    QT_TRANSLATE_N_NOOP("model", "Would it upload? Unknown: {count} of its meshes could not be read completely."),
    //: upload.refusal
    QT_TRANSLATE_NOOP("model", "{part}, {place}: {why} ({confidence})."),
    //: upload.refusal_remedy
    QT_TRANSLATE_NOOP("model", "{part}, {place}: {why} ({confidence}). Remedy: {remedy}."),
    //: upload.model_refusal
    QT_TRANSLATE_NOOP("model", "{part} ({confidence}): {why}"),
    //: upload.alike
    QT_TRANSLATE_N_NOOP("model", "{part} and {count} more like it"),
    //: upload.problem
    QT_TRANSLATE_NOOP("model", "would not upload: {why}"),
    //: upload.likely_problem
    QT_TRANSLATE_NOOP("model", "would likely not upload: {why}"),
    //: upload.problem_remedy
    QT_TRANSLATE_NOOP("model", "would not upload: {why}. Remedy: {remedy}"),
    //: upload.likely_problem_remedy
    QT_TRANSLATE_NOOP("model", "would likely not upload: {why}. Remedy: {remedy}"),
    //: upload.flat_base_hull
    QT_TRANSLATE_NOOP("model", "its base hull has {points} points and no volume. It is likely refused, though people use such hulls in practice."),
    //: report.yes
    QT_TRANSLATE_NOOP("model", "yes"),
    //: report.no
    QT_TRANSLATE_NOOP("model", "no"),
    //: report.total
    QT_TRANSLATE_NOOP("model", "total"),
    //: report.at_most
    QT_TRANSLATE_NOOP("model", "at most {value}"),
    //: report.no_rows
    QT_TRANSLATE_NOOP("model", "Nothing to show: there are no rows of this kind."),
    //: report.equal_profiles
    QT_TRANSLATE_NOOP("model", "The two profiles are equal."),
    //: report.no_crossings
    QT_TRANSLATE_NOOP("model", "Nobody crosses a limit, and no other weight decides."),
    //: report.no_winners
    QT_TRANSLATE_NOOP("model", "Every land impact is as it was."),
    //: column.file
    QT_TRANSLATE_NOOP("model", "file"),
    //: column.region
    QT_TRANSLATE_NOOP("model", "region"),
    //: column.linkset
    QT_TRANSLATE_NOOP("model", "linkset"),
    //: column.linkset_id
    QT_TRANSLATE_NOOP("model", "linkset id"),
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
    //: column.physics_before
    QT_TRANSLATE_NOOP("model", "physics before"),
    //: column.physics_change
    QT_TRANSLATE_NOOP("model", "change of physics"),
    //: column.streaming_before
    QT_TRANSLATE_NOOP("model", "streaming before"),
    //: column.streaming_change
    QT_TRANSLATE_NOOP("model", "change of streaming"),
    //: column.land_impact_before
    QT_TRANSLATE_NOOP("model", "land impact before"),
    //: column.land_impact_change
    QT_TRANSLATE_NOOP("model", "change of land impact"),
    //: column.decided_before
    QT_TRANSLATE_NOOP("model", "decided before by"),
    //: column.what
    QT_TRANSLATE_NOOP("model", "what changes"),
    //: column.parcel
    QT_TRANSLATE_NOOP("model", "parcel"),
    //: column.before
    QT_TRANSLATE_NOOP("model", "before"),
    //: column.after
    QT_TRANSLATE_NOOP("model", "after"),
    //: column.limit
    QT_TRANSLATE_NOOP("model", "limit"),
    //: column.fits
    QT_TRANSLATE_NOOP("model", "fits"),
    //: column.capacity
    QT_TRANSLATE_NOOP("model", "capacity"),
    //: column.free
    QT_TRANSLATE_NOOP("model", "free"),
    //: column.confidence
    QT_TRANSLATE_NOOP("model", "confidence"),
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
    //: column.case
    QT_TRANSLATE_NOOP("model", "case"),
    //: column.quantity
    QT_TRANSLATE_NOOP("model", "quantity"),
    //: column.tolerance
    QT_TRANSLATE_NOOP("model", "within"),
    //: column.object
    QT_TRANSLATE_NOOP("model", "object"),
    //: column.testable
    QT_TRANSLATE_NOOP("model", "testable"),
    //: column.why_not
    QT_TRANSLATE_NOOP("model", "why not"),
    //: column.rules
    QT_TRANSLATE_NOOP("model", "rules"),
    //: column.source
    QT_TRANSLATE_NOOP("model", "source"),
    //: column.note
    QT_TRANSLATE_NOOP("model", "note"),
    //: column.level
    QT_TRANSLATE_NOOP("model", "level"),
    //: column.noise_m
    QT_TRANSLATE_NOOP("model", "noise m"),
    //: column.minimum
    QT_TRANSLATE_NOOP("model", "minimum"),
    //: column.median
    QT_TRANSLATE_NOOP("model", "median"),
    //: column.maximum
    QT_TRANSLATE_NOOP("model", "maximum"),
    //: column.marks
    QT_TRANSLATE_NOOP("model", "met"),
    //: column.form
    QT_TRANSLATE_NOOP("model", "physics form"),
    //: column.depth
    QT_TRANSLATE_NOOP("model", "depth"),
    //: column.used
    QT_TRANSLATE_NOOP("model", "used now"),
    //: column.accepted
    QT_TRANSLATE_NOOP("model", "accepted"),
    //: column.method
    QT_TRANSLATE_NOOP("model", "method"),
    //: column.deviation_m
    QT_TRANSLATE_NOOP("model", "deviation m"),
    //: column.deviation_pixels
    QT_TRANSLATE_NOOP("model", "deviation px"),
    //: column.pixels
    QT_TRANSLATE_NOOP("model", "pixels"),
    //: column.distance_m
    QT_TRANSLATE_NOOP("model", "seen from m"),
    //: column.overfill_m
    QT_TRANSLATE_NOOP("model", "overfill m"),
    //: column.shortfall_m
    QT_TRANSLATE_NOOP("model", "shortfall m"),
    //: column.deviation_x_m
    QT_TRANSLATE_NOOP("model", "deviation at x m"),
    //: column.deviation_y_m
    QT_TRANSLATE_NOOP("model", "deviation at y m"),
    //: column.deviation_z_m
    QT_TRANSLATE_NOOP("model", "deviation at z m"),
    //: column.mean_m
    QT_TRANSLATE_NOOP("model", "mean distance m"),
    //: column.surface_m
    QT_TRANSLATE_NOOP("model", "surface distance m"),
    //: column.overlap_m3
    QT_TRANSLATE_NOOP("model", "overlap m³"),
    //: column.missing_m3
    QT_TRANSLATE_NOOP("model", "missing m³"),
    //: column.passage
    QT_TRANSLATE_NOOP("model", "passage"),
    //: column.within
    QT_TRANSLATE_NOOP("model", "as asked"),
    //: column.front
    QT_TRANSLATE_NOOP("model", "on the front"),
    //: column.chosen
    QT_TRANSLATE_NOOP("model", "chosen"),
    //: column.upload
    QT_TRANSLATE_NOOP("model", "upload"),
    //: column.arrives
    QT_TRANSLATE_NOOP("model", "arrives"),
    //: column.seconds
    QT_TRANSLATE_NOOP("model", "seconds"),
    //: column.accounting_model
    QT_TRANSLATE_NOOP("model", "accounting model"),
    //: column.rounding
    QT_TRANSLATE_NOOP("model", "rounding"),
    //: column.base_hull_source
    QT_TRANSLATE_NOOP("model", "base hull source"),
    //: column.triangle_rule
    QT_TRANSLATE_NOOP("model", "triangle rule"),
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
    //: column.grown
    QT_TRANSLATE_NOOP("model", "one tenth more"),
    //: column.shrunk
    QT_TRANSLATE_NOOP("model", "one tenth less"),
    //: column.near_cliff
    QT_TRANSLATE_NOOP("model", "near a cliff"),
    //: column.from_m
    QT_TRANSLATE_NOOP("model", "from m"),
    //: column.to_m
    QT_TRANSLATE_NOOP("model", "to m"),
    //: column.triangles_percent
    QT_TRANSLATE_NOOP("model", "% of triangles"),
    //: column.cost_percent
    QT_TRANSLATE_NOOP("model", "% of cost"),
    //: pick.follows_document
    QT_TRANSLATE_NOOP("model", "inexor is the method of Inexor's document; the engine itself may find other cubes"),
    //: pick.normals_as_boxes
    QT_TRANSLATE_NOOP("model", "there are NORMAL cubes; the published method takes them as full boxes"),
    //: pick.rotations_ignored
    QT_TRANSLATE_NOOP("model", "there are rotated octrees; the published method takes them as not rotated"),
    //: sweep.size
    QT_TRANSLATE_NOOP("model", "times its size"),
    //: sweep.value
    QT_TRANSLATE_NOOP("model", "value of the constant"),
    //: chart.scale
    QT_TRANSLATE_NOOP("model", "factor on all sizes"),
    //: chart.constant
    QT_TRANSLATE_NOOP("model", "value of {constant}"),
    //: chart.constant_in
    QT_TRANSLATE_NOOP("model", "value of {constant} in {unit}"),
    //: chart.cost
    QT_TRANSLATE_NOOP("model", "cost in PE"),
    //: chart.tornado
    QT_TRANSLATE_NOOP("model", "change of cost in PE when the constant moves by a tenth"),
    //: chart.width
    QT_TRANSLATE_NOOP("model", "width of a triangle in m"),
    //: chart.dearer
    QT_TRANSLATE_NOOP("model", "dearer"),
    //: chart.cheaper
    QT_TRANSLATE_NOOP("model", "cheaper"),
    //: chart.land_impact_up_to
    QT_TRANSLATE_NOOP("model", "land impact up to"),
    //: chart.linksets_before
    QT_TRANSLATE_NOOP("model", "linksets before"),
    //: chart.linksets_now
    QT_TRANSLATE_NOOP("model", "linksets now"),
    //: chart.no_triangles
    QT_TRANSLATE_NOOP("model", "No triangles decide its physics cost."),
    //: inspect.kind
    QT_TRANSLATE_NOOP("model", "  {kind}, {bytes} bytes"),
    //: inspect.sha256
    QT_TRANSLATE_NOOP("model", "  SHA-256 {sha256}"),
    //: inspect.wholeness_checked
    QT_TRANSLATE_NOOP("model", "  wholeness checked: a checksum holds, or the length is used up exactly"),
    //: inspect.wholeness_consistent
    QT_TRANSLATE_NOOP("model", "  wholeness consistent: all counts and sizes in the file hold"),
    //: inspect.wholeness_unknown
    QT_TRANSLATE_NOOP("model", "  wholeness unknown: nothing in the file proves that it is complete"),
    //: inspect.counts
    QT_TRANSLATE_NOOP("model", "  {linksets}, {parts}, {assets}"),
    //: inspect.linksets
    QT_TRANSLATE_N_NOOP("model", "{count} linksets"),
    //: inspect.parts
    QT_TRANSLATE_N_NOOP("model", "{count} parts"),
    //: inspect.assets
    QT_TRANSLATE_N_NOOP("model", "{count} mesh assets"),
    //: inspect.triangles
    QT_TRANSLATE_N_NOOP("model", "{count} triangles"),
    //: inspect.hull_count
    QT_TRANSLATE_N_NOOP("model", "{count} hulls"),
    //: inspect.octree
    QT_TRANSLATE_NOOP("model", "  cubes of octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; the deepest at depth {depth}"),
    //: inspect.shapes
    QT_TRANSLATE_NOOP("model", "Shapes for physics, in the unit cube"),
    //: inspect.physics_mesh
    QT_TRANSLATE_NOOP("model", "  physics mesh: {triangles}, {vertices} vertices, average width {width} m at 1 × 1 × 1 m"),
    //: inspect.no_physics_mesh
    QT_TRANSLATE_NOOP("model", "  physics mesh: none"),
    //: inspect.base_hull
    QT_TRANSLATE_NOOP("model", "  base hull: {vertices} vertices, volume {volume}"),
    //: inspect.no_base_hull
    QT_TRANSLATE_NOOP("model", "  base hull: none stored"),
    //: inspect.hulls
    QT_TRANSLATE_NOOP("model", "  hull list: {hulls} with {points} vertices, volumes {smallest} to {largest}"),
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
    //: help.representation
    QT_TRANSLATE_NOOP("model", "What the part is for physics, and so what it is weighed as."),
    //: help.reason
    QT_TRANSLATE_NOOP("model", "The rule that made it so."),
    //: help.confidence
    QT_TRANSLATE_NOOP("model", "How sure the number is: the least sure of what it rests on."),
    //: help.upload
    QT_TRANSLATE_NOOP("model", "Whether the uploader or the grid would refuse it: ok, refused or unknown. Empty for what is not uploaded."),
    //: help.triangles
    QT_TRANSLATE_NOOP("model", "Triangles that decide the physics cost."),
    //: help.width_m
    QT_TRANSLATE_NOOP("model", "The average width of these triangles: their number divided by the sum of 1 / width, kept between two limits. Slivers make it small."),
    //: help.hulls
    QT_TRANSLATE_NOOP("model", "Convex hulls that decide the physics cost."),
    //: help.hull_vertices
    QT_TRANSLATE_NOOP("model", "Vertices of these hulls together."),
    //: help.scripts
    QT_TRANSLATE_NOOP("model", "Scripts in it; they make the server weight dearer."),
    //: help.accounting
    QT_TRANSLATE_NOOP("model", "new: the largest of three weights decides. legacy: it counts as its number of parts, because nothing in it opts in."),
    //: help.mean_face_area_m2
    QT_TRANSLATE_NOOP("model", "The mean face of the box around all parts: what the penalty for being physical grows with."),
    //: help.physics_cost
    QT_TRANSLATE_NOOP("model", "The sum of its parts' physics, as they are now, without a penalty."),
    //: help.part_physics_cost
    QT_TRANSLATE_NOOP("model", "What the shape costs that the part is weighed as, as it is now, without a penalty. The panel Why? shows its formula."),
    //: help.region_physics_cost
    QT_TRANSLATE_NOOP("model", "The sum of its linksets' physics, as they are now, without a penalty."),
    //: help.physics_cost_physical
    QT_TRANSLATE_NOOP("model", "What its physics would cost if it were physical, with the penalty for its size."),
    //: help.can_be_physical
    QT_TRANSLATE_NOOP("model", "Whether the grid would let it be physical: no more than the limit, whole and each part."),
    //: help.streaming_cost
    QT_TRANSLATE_NOOP("model", "What viewers must download to show it, by distance and size."),
    //: help.part_streaming_cost
    QT_TRANSLATE_NOOP("model", "What viewers must download to show the part, by distance and size. The panel Why? shows its formula."),
    //: help.region_sum
    QT_TRANSLATE_NOOP("model", "The sum of what its linksets have."),
    //: help.server_cost
    QT_TRANSLATE_NOOP("model", "What its parts and scripts cost the simulator."),
    //: help.src
    QT_TRANSLATE_NOOP("model", "The simulator cost of the published document. Its factors were never published."),
    //: help.rrc
    QT_TRANSLATE_NOOP("model", "The greater of simulator and streaming cost, in the published document."),
    //: help.land_impact
    QT_TRANSLATE_NOOP("model", "What it takes of the land: the largest weight, rounded."),
    //: help.decided_by
    QT_TRANSLATE_NOOP("model", "The weight that is the largest."),
    //: help.capacity
    QT_TRANSLATE_NOOP("model", "The land impact that fits."),
    //: help.free
    QT_TRANSLATE_NOOP("model", "The land impact that still fits; negative: too much is there."),
    //: help.before
    QT_TRANSLATE_NOOP("model", "The same under the constants of the pinned baseline."),
    //: help.change
    QT_TRANSLATE_NOOP("model", "By how much it is more than under the pinned baseline."),
    //: help.decided_before
    QT_TRANSLATE_NOOP("model", "The weight that is the largest under the pinned baseline."),
    //: help.measured
    QT_TRANSLATE_NOOP("model", "What the grid measured."),
    //: help.difference
    QT_TRANSLATE_NOOP("model", "The estimate less what the grid measured."),
    //: help.server_difference
    QT_TRANSLATE_NOOP("model", "The estimate less what the grid measured. By the accounting of the published document its simulator cost (SRC) is the estimate, for that is what decides there."),
    //: explain.no_linkset
    QT_TRANSLATE_NOOP("model", "There is nothing to explain: the file has no linksets."),
    //: explain.octrees_only
    QT_TRANSLATE_NOOP("model", "There is nothing to explain: the file has octrees ({count}) and no linksets, and octrees cost nothing. \"weighbridge pick\" casts rays into them, \"weighbridge render\" draws them, and \"weighbridge convert\" makes a mesh of them, which has a cost."),
    //: explain.generated_levels
    QT_TRANSLATE_NOOP("model", "{land_impact} LI as uploaded with generated levels of detail; {land_impact_otherwise} LI without them."),
    //: explain.joined_materials
    QT_TRANSLATE_NOOP("model", "More than 8 materials make it {prims} prims. With 8 it would be {land_impact_otherwise} LI, not {land_impact}."),
    //: explain.number
    QT_TRANSLATE_NOOP("model", "Land impact {impact}; its region has room for {capacity} in all."),
    //: explain.limit
    QT_TRANSLATE_NOOP("model", "Its region has room for a land impact of {capacity} in all."),
    //: explain.region_room
    QT_TRANSLATE_NOOP("model", "Land impact {held} of {capacity}: there is room for {room} more."),
    //: explain.region_full
    QT_TRANSLATE_NOOP("model", "Land impact {held} of {capacity}."),
    //: explain.region_contents
    QT_TRANSLATE_NOOP("model", "Objects: {objects}, parts: {parts}. Physics {physics}, streaming {streaming} and server {server} PE in all."),
    //: explain.physical_limit
    QT_TRANSLATE_NOOP("model", "It is physical: at rest its physics is {static} PE, and up to {limit} PE is allowed."),
    //: explain.part
    QT_TRANSLATE_NOOP("model", "{part}, part {number} of {linkset}"),
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
    //: explain.weights
    QT_TRANSLATE_NOOP("model", "The three weights"),
    //: explain.unknown_weight
    QT_TRANSLATE_NOOP("model", "{name}: unknown"),
    //: explain.derivation
    QT_TRANSLATE_NOOP("model", "{filled} PE{measured}"),
    //: explain.causes
    QT_TRANSLATE_NOOP("model", "What it comes from"),
    //: explain.cause
    QT_TRANSLATE_NOOP("model", "{rank}. {name}: {value} PE, {share} %"),
    //: explain.cause_alike
    QT_TRANSLATE_NOOP("model", "{parts}: {what} ({value} PE each)"),
    //: explain.parts_of_name
    QT_TRANSLATE_NOOP("model", "{name}, parts {numbers}"),
    //: explain.parts_without_name
    QT_TRANSLATE_NOOP("model", "parts {numbers}"),
    //: explain.and_last
    QT_TRANSLATE_NOOP("model", "{list} and {last}"),
    //: explain.and_others
    QT_TRANSLATE_N_NOOP("model", "{list} and {count} more"),
    //: explain.facts
    QT_TRANSLATE_NOOP("model", "Worth knowing"),
    //: explain.unused_physics
    QT_TRANSLATE_N_NOOP("model", "{count} parts, {part} the first of them, are a box for physics at that size anyway: leave the physics file out."),
    //: explain.finding
    QT_TRANSLATE_NOOP("model", "{place}: {what}."),
    //: explain.phantom
    QT_TRANSLATE_NOOP("model", "It is set to phantom. That changes no cost. The physics shape type None does: it takes a part's physics cost away, but the root cannot have it."),
    //: explain.bigger_cheaper
    QT_TRANSLATE_NOOP("model", "Made bigger, its physics gets cheaper."),
    //: explain.bigger_floor
    QT_TRANSLATE_NOOP("model", "Made bigger, it gets no cheaper: {floor} PE is the least that a triangle mesh costs."),
    //: explain.width_least
    QT_TRANSLATE_NOOP("model", "Made a little bigger, it gets no cheaper: its triangles are so narrow that they count as {minimum} m wide. It would have to be more than {factor} times as big."),
    //: explain.width_most
    QT_TRANSLATE_NOOP("model", "Made bigger, it gets no cheaper: its triangles count as {maximum} m wide, which is the most."),
    //: explain.no_width
    QT_TRANSLATE_NOOP("model", "Made bigger, it gets no cheaper: it has triangles that have no width at any size."),
    //: explain.can_be_physical_counted
    QT_TRANSLATE_N_NOOP("model", "It can be set physical: it has {count} parts, and up to {limit} are allowed."),
    //: explain.can_be_physical
    QT_TRANSLATE_NOOP("model", "It can be set physical: at rest its physics is {static} PE, and up to {limit} PE is allowed. Set physical, its physics is {physical} PE, the penalty for its size included."),
    //: explain.parts
    QT_TRANSLATE_NOOP("model", "The parts"),
    //: explain.part_title
    QT_TRANSLATE_NOOP("model", "{part}: {kind}, {size} m"),
    //: explain.alike
    QT_TRANSLATE_NOOP("model", "{part} and {count} more just like it: {kind}, {size} m"),
    //: explain.more_parts
    QT_TRANSLATE_N_NOOP("model", "{count} more parts: physics {physics} PE, streaming {streaming} PE in all"),
    //: explain.formula
    QT_TRANSLATE_NOOP("model", "{name}: {filled} PE ({confidence}){measured}"),
    //: explain.measured
    QT_TRANSLATE_NOOP("model", "; {value}: {meaning}"),
    //: explain.carriers
    QT_TRANSLATE_NOOP("model", "Of this{list}"),
    //: explain.carrier
    QT_TRANSLATE_NOOP("model", ", {share} % is {name}"),
    //: explain.unknown
    QT_TRANSLATE_NOOP("model", "Its mesh is missing or damaged, or its size cannot be used, so what it costs is unknown."),
    //: explain.unknown_physics
    QT_TRANSLATE_NOOP("model", "Its mesh is damaged where its physics lies, so its physics cost is unknown."),
    //: explain.unknown_streaming
    QT_TRANSLATE_NOOP("model", "Its mesh is damaged in a level of detail, so its streaming cost is unknown."),
    //: explain.advice
    QT_TRANSLATE_NOOP("model", "What would lower it"),
    //: explain.other_steps
    QT_TRANSLATE_NOOP("model", "Other steps"),
    //: explain.no_suggestion
    QT_TRANSLATE_NOOP("model", "Nothing that was tried makes it cheaper: other physics shape types, simpler hulls and meshes, levels of detail, other sizes, fewer scripts, linking and unlinking."),
    //: explain.advice_unknown
    QT_TRANSLATE_NOOP("model", "Part of what it costs is unknown, so nothing can be compared with it; give it a whole mesh first."),
    //: explain.suggestion
    QT_TRANSLATE_NOOP("model", "{rank}. {what} Land impact {after} instead of {before}."),
    //: explain.suggestion_in_all
    QT_TRANSLATE_NOOP("model", "{rank}. {what} Land impact in all {after} instead of {before}."),
    //: explain.suggestion_unrounded
    QT_TRANSLATE_NOOP("model", "{rank}. {what} Land impact stays {after}, before rounding {after_unrounded} instead of {before_unrounded}."),
    //: explain.cliffs
    QT_TRANSLATE_NOOP("model", "How far its sides may change"),
    //: explain.steadiness
    QT_TRANSLATE_NOOP("model", "When vertices move"),
    //: explain.steady
    QT_TRANSLATE_NOOP("model", "Its physics stays at {cost} PE when vertices move by up to {by}."),
    //: explain.stays
    QT_TRANSLATE_NOOP("model", "Moved by {by}: {least} PE"),
    //: explain.moves
    QT_TRANSLATE_NOOP("model", "Moved by {by}: {least} to {most} PE"),
    //: explain.half_a_step
    QT_TRANSLATE_NOOP("model", "half a step of the format"),
    //: explain.no_advice
    QT_TRANSLATE_NOOP("model", "What would lower a cost is told of up to {most} linksets at once, or of one that is named."),
    //: explain.profile
    QT_TRANSLATE_NOOP("model", "Weighed under the profile {profile}."),
    //: explain.changed
    QT_TRANSLATE_NOOP("model", "Changed there: {changes}."),
    //: explain.change
    QT_TRANSLATE_NOOP("model", "{key} is {value} instead of {standard}"),
    //: explain.units
    QT_TRANSLATE_NOOP("model", "PE are prim equivalents, the unit of land impact."),
    //: explain.confidence
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
    //: changes.equal
    QT_TRANSLATE_NOOP("model", "equal"),
    //: changes.change
    QT_TRANSLATE_NOOP("model", "change"),
    //: changes.land_impact_change
    QT_TRANSLATE_NOOP("model", "± land impact"),
    //: changes.physics_change
    QT_TRANSLATE_NOOP("model", "± physics"),
    //: changes.streaming_change
    QT_TRANSLATE_NOOP("model", "± streaming"),
    //: changes.server_change
    QT_TRANSLATE_NOOP("model", "± server"),
    //: changes.decided_after
    QT_TRANSLATE_NOOP("model", "decided after by"),
    //: changes.physical_before
    QT_TRANSLATE_NOOP("model", "could be physical"),
    //: changes.weighed_before
    QT_TRANSLATE_NOOP("model", "weighed before as"),
    //: changes.weighed_after
    QT_TRANSLATE_NOOP("model", "weighed after as"),
    //: changes.physics_after
    QT_TRANSLATE_NOOP("model", "physics after"),
    //: changes.streaming_after
    QT_TRANSLATE_NOOP("model", "streaming after"),
    //: changes.fitted_before
    QT_TRANSLATE_NOOP("model", "fitted before"),
    //: changes.fits_after
    QT_TRANSLATE_NOOP("model", "fits after"),
    //: changes.none
    QT_TRANSLATE_NOOP("model", "There is nothing to compare."),
    //: changes.total
    QT_TRANSLATE_NOOP("model", "In all: land impact {before} before, {after} after ({change})."),
    //: changes.total_unknown
    QT_TRANSLATE_NOOP("model", "In all: land impact {before} before, {after} after; part of it is unknown, and so is the change."),
    //: changes.no_longer_physical
    QT_TRANSLATE_NOOP("model", "{count} may no longer be set physical, by the limit of {limit} PE or of parts: {names}."),
    //: changes.newly_physical
    QT_TRANSLATE_NOOP("model", "{count} may now be set physical: {names}."),
    //: changes.decided_anew
    QT_TRANSLATE_NOOP("model", "Another weight decides for {count}: {names}."),
    //: changes.no_longer_fits
    QT_TRANSLATE_NOOP("model", "{place} no longer holds all: {after} of {capacity}."),
    //: changes.and_more
    QT_TRANSLATE_NOOP("model", "{names} and {count} more"),
    //: filter.too_long
    QT_TRANSLATE_NOOP("model", "a filter of at most {limit} bytes was expected, not {bytes}"),
    //: filter.too_deep
    QT_TRANSLATE_NOOP("model", "at most {limit} brackets and \"not\" may be within each other"),
    //: filter.unknown_column
    QT_TRANSLATE_NOOP("model", "there is no column \"{name}\"; one of {columns} was expected{hint}"),
    //: filter.column_expected
    QT_TRANSLATE_NOOP("model", "a column was expected, not {found}; the columns are {columns}"),
    //: filter.operator_expected
    QT_TRANSLATE_NOOP("model", "one of {operators} was expected, not {found}{hint}"),
    //: filter.operator_of_column
    QT_TRANSLATE_NOOP("model", "\"{operator}\" does not fit {column}, which holds {content}; one of {operators} was expected"),
    //: filter.value_expected
    QT_TRANSLATE_NOOP("model", "a value was expected, not {found}"),
    //: filter.number_expected
    QT_TRANSLATE_NOOP("model", "{column} holds numbers; a number was expected, not {found}"),
    //: filter.truth_expected
    QT_TRANSLATE_NOOP("model", "{column} holds truths; true or false was expected, not {found}"),
    //: filter.join_expected
    QT_TRANSLATE_NOOP("model", "\"and\", \"or\" or the end was expected, not {found}"),
    //: filter.bracket_expected
    QT_TRANSLATE_NOOP("model", "\")\" was expected, not {found}"),
    //: filter.quote_never_ends
    QT_TRANSLATE_NOOP("model", "this text in quotes never ends"),
    //: filter.bad_escape
    QT_TRANSLATE_NOOP("model", "in quotes \\ stands before a quote or another \\ only"),
    //: filter.end
    QT_TRANSLATE_NOOP("model", "the end"),
    //: filter.texts
    QT_TRANSLATE_NOOP("model", "texts"),
    //: filter.numbers
    QT_TRANSLATE_NOOP("model", "numbers"),
    //: filter.truths
    QT_TRANSLATE_NOOP("model", "truths"),
    //: html.explanation
    QT_TRANSLATE_NOOP("model", "Why \"{name}\" costs what it costs"),
    //: html.differs
    QT_TRANSLATE_NOOP("model", "Constants that differ from the profile's"),
    //: html.differing
    QT_TRANSLATE_NOOP("model", "{constant}: {value} instead of {standard}"),
    //: html.differing_more
    QT_TRANSLATE_N_NOOP("model", "and {count} more, listed in the appendix"),
    //: html.appendix
    QT_TRANSLATE_NOOP("model", "Appendix: how the numbers come about"),
    //: html.report
    QT_TRANSLATE_NOOP("model", "Costs of \"{name}\""),
    //: html.reports
    QT_TRANSLATE_NOOP("model", "Costs of {count} files"),
    //: html.weights
    QT_TRANSLATE_NOOP("model", "The weights"),
    //: html.decides
    QT_TRANSLATE_NOOP("model", "decides"),
    //: html.share_of_largest
    QT_TRANSLATE_NOOP("model", "share of the largest"),
    //: html.derivation
    QT_TRANSLATE_NOOP("model", "how it comes about"),
    //: html.confidence
    QT_TRANSLATE_NOOP("model", "how sure"),
    //: html.breakdown
    QT_TRANSLATE_NOOP("model", "Every term"),
    //: html.alike
    QT_TRANSLATE_NOOP("model", "and {count} more just like it"),
    //: html.more_terms
    QT_TRANSLATE_N_NOOP("model", "and {count} smaller terms, {value} {unit} in all"),
    //: html.share
    QT_TRANSLATE_NOOP("model", "{share} %"),
    //: html.left_out
    QT_TRANSLATE_NOOP("model", "These are the {shown} dearest of {count} linksets."),
    //: html.name_another
    QT_TRANSLATE_NOOP("model", "Name another with --linkset to have it explained."),
    //: html.dearest
    QT_TRANSLATE_NOOP("model", "Why the dearest cost what they cost"),
    //: html.dearest_of
    QT_TRANSLATE_NOOP("model", "The short answers for the {shown} dearest of {count} linksets."),
    //: html.explain_command
    QT_TRANSLATE_NOOP("model", "\"weighbridge explain SCENE --linkset NAME\" tells any of them down to the last term."),
    //: html.totals
    QT_TRANSLATE_N_NOOP("model", "Land impact {impact} by {count} linksets"),
    //: html.parcel
    QT_TRANSLATE_NOOP("model", "parcel {parcel}"),
    //: html.over
    QT_TRANSLATE_NOOP("model", "{over} too many"),
    //: html.most_expensive
    QT_TRANSLATE_NOOP("model", "The dearest"),
    //: html.li
    QT_TRANSLATE_NOOP("model", "{impact} LI"),
    //: html.decided
    QT_TRANSLATE_NOOP("model", "{weight} decides: {value} PE"),
    //: html.most_of_it
    QT_TRANSLATE_NOOP("model", "{cause}, {share} %"),
    //: html.gains
    QT_TRANSLATE_NOOP("model", "What changes"),
    //: html.dearer
    QT_TRANSLATE_N_NOOP("model", "{count} get dearer, {change} LI in all"),
    //: html.cheaper
    QT_TRANSLATE_N_NOOP("model", "{count} get cheaper, {change} LI in all"),
    //: html.now
    QT_TRANSLATE_NOOP("model", "now"),
    //: html.first_rows
    QT_TRANSLATE_NOOP("model", "The first {shown} of {count} rows; the table as CSV has them all."),
    //: html.used
    QT_TRANSLATE_NOOP("model", "{used} of {capacity} used, {share} %"),
    //: html.by_part
    QT_TRANSLATE_NOOP("model", "Parts of {name}, the dearest first"),
    //: html.by_linkset
    QT_TRANSLATE_NOOP("model", "Linksets of {name}, the dearest first"),
    //: html.by_region
    QT_TRANSLATE_NOOP("model", "Regions of {name}"),
    //: html.changes
    QT_TRANSLATE_NOOP("model", "What changes in {name}"),
    //: html.places
    QT_TRANSLATE_NOOP("model", "What still fits in {name}"),
    //: html.no_pictures
    QT_TRANSLATE_NOOP("model", "This page is without pictures of the view."),
    //: html.findings
    QT_TRANSLATE_NOOP("model", "Found wrong or worth knowing"),
    //: html.constants
    QT_TRANSLATE_NOOP("model", "The constants used"),
    //: html.constants_of
    QT_TRANSLATE_NOOP("model", "Profile {profile}: changed constants are marked and stand first."),
    //: html.key
    QT_TRANSLATE_NOOP("model", "constant"),
    //: html.symbol
    QT_TRANSLATE_NOOP("model", "symbol"),
    //: html.standard
    QT_TRANSLATE_NOOP("model", "usual value"),
    //: html.changed
    QT_TRANSLATE_NOOP("model", "changed"),
    //: html.origin
    QT_TRANSLATE_NOOP("model", "Where this comes from"),
    //: html.made_by
    QT_TRANSLATE_NOOP("model", "Made by Weighbridge {version}."),
    //: html.file
    QT_TRANSLATE_NOOP("model", "{file}, SHA-256 {sha256}"),
    //: effect.nothing
    QT_TRANSLATE_NOOP("model", "No effect under {profile}: nothing that is open uses it."),
    //: effect.permission
    QT_TRANSLATE_NOOP("model", "No effect on costs: it decides only whether an object may be set physical."),
    //: effect.simulator
    QT_TRANSLATE_NOOP("model", "No effect under {profile}: the server weight there does not use it; see SRC, which does not count there."),
    //: effect.not_physical
    QT_TRANSLATE_NOOP("model", "No effect under {profile}: nothing of it that is open is physical."),
    //: effect.physics
    QT_TRANSLATE_NOOP("model", "No effect under {profile}: it changes physics, which decides nowhere."),
    //: effect.server
    QT_TRANSLATE_NOOP("model", "No effect under {profile}: it changes server costs, which decide nowhere."),
    //: effect.streaming
    QT_TRANSLATE_NOOP("model", "No effect under {profile}: it changes streaming, which decides nowhere."),
    //: range.form
    QT_TRANSLATE_NOOP("model", "FROM:TO:STEPS with 2 to {limit} steps was expected, as in 0.5:2:16, not \"{text}\""),
    //: sweep.factor
    QT_TRANSLATE_NOOP("model", "sizes can be scaled by {smallest} to {largest}, not by {value}"),
    //: fragility.too_many
    QT_TRANSLATE_NOOP("model", "a linkset has more than {limit} different surfaces, the most that vertices are moved of"),
    //: measured.unknown
    QT_TRANSLATE_NOOP("model", "\"{linkset}\" was measured, but no linkset has that id, or only one that name; left out"),
    //: measured.mesh_missing
    QT_TRANSLATE_NOOP("model", "\"{linkset}\" was measured, but a mesh of it is missing or damaged, so its cost is unknown; left out"),
    //: calibrate.nothing_measured
    QT_TRANSLATE_NOOP("model", "there is no measured cost of any linkset in it"),
    //: calibrate.says_nothing
    QT_TRANSLATE_NOOP("model", "the measurements say nothing about {key}: none of them depends on it; it stays {value}"),
    //: calibrate.level
    QT_TRANSLATE_NOOP("model", "{key} is {value}, but none of the measurements changes with it there: other values near that fit them as well"),
    //: calibrate.at_end
    QT_TRANSLATE_NOOP("model", "{key} ended at {value}, the end of its range: the measurements want it beyond"),
    //: calibrate.inseparable
    QT_TRANSLATE_NOOP("model", "the measurements cannot tell these constants apart: {keys}; only what they do together is determined"),
    //: advice.convex_hull
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of {part} to Convex Hull."),
    //: advice.convex_hull_alike
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of {part} and {count} more just like it to Convex Hull."),
    //: advice.convex_hull_all
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of all {count} parts to Convex Hull."),
    //: advice.convex_hull_all_these
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of these {count} parts to Convex Hull: {parts}."),
    //: advice.convex_hull_all_but
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of the {count} parts that have Prim, all but {parts}, to Convex Hull."),
    //: advice.convex_hull_all_prims
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of all {count} parts that have Prim to Convex Hull."),
    //: advice.prim
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of {part} to Prim."),
    //: advice.prim_alike
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of {part} and {count} more just like it to Prim."),
    //: advice.prim_all
    QT_TRANSLATE_N_NOOP("model", "Set the physics shape type of the {count} parts that have another one to Prim; the linkset is then counted by its parts."),
    //: advice.none
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of {part} to None."),
    //: advice.none_alike
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of {part} and {count} more just like it to None."),
    //: advice.opt_in
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of {part} to Convex Hull, so that the linkset is weighed instead of counted by its parts."),
    //: advice.opt_in_these
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of these {count} parts to Convex Hull, so that the linkset is weighed instead of counted by its parts: {parts}."),
    //: advice.opt_in_prims
    QT_TRANSLATE_NOOP("model", "Set the physics shape type of all {count} parts to Convex Hull, so that the linkset is weighed instead of counted by its parts."),
    //: advice.remove_triangles
    QT_TRANSLATE_NOOP("model", "Take the {count} narrowest of the {triangles} triangles out of the physics mesh of {part}; none of them is wider than {width} m."),
    //: advice.remove_triangles_alike
    QT_TRANSLATE_NOOP("model", "Take the {count} narrowest of the {triangles} triangles out of the physics mesh of {part} and {more} more of the same mesh; none of them is wider than {width} m."),
    //: advice.weld
    QT_TRANSLATE_NOOP("model", "Weld the corners of the physics mesh of {part} that are within {distance} m: {count} of its {triangles} triangles vanish."),
    //: advice.weld_alike
    QT_TRANSLATE_NOOP("model", "Weld the corners of the physics mesh of {part} and {more} more of the same mesh that are within {distance} m: {count} of its {triangles} triangles vanish."),
    //: advice.inner_points
    QT_TRANSLATE_NOOP("model", "Take {count} of {points} points out of the hulls of {part}: they are there twice or lie inside."),
    //: advice.inner_points_alike
    QT_TRANSLATE_NOOP("model", "Take {count} of {points} points out of the hulls of {part} and {more} more of the same mesh: they are there twice or lie inside."),
    //: advice.fewer_points
    QT_TRANSLATE_NOOP("model", "Give no hull of {part} more than {most} points: all together then have {after} instead of {before}."),
    //: advice.fewer_points_alike
    QT_TRANSLATE_NOOP("model", "Give no hull of {part} and {more} more of the same mesh more than {most} points: all together then have {after} instead of {before}."),
    //: advice.merge_hulls
    QT_TRANSLATE_NOOP("model", "Merge hulls of {part} that lie together: {after} instead of {before}, which fill {growth} % more."),
    //: advice.merge_hulls_alike
    QT_TRANSLATE_NOOP("model", "Merge hulls of {part} and {more} more of the same mesh that lie together: {after} instead of {before}, which fill {growth} % more."),
    //: advice.size
    QT_TRANSLATE_NOOP("model", "Make {part} {to} m instead of {from} m long on its {axis} axis."),
    //: advice.size_alike
    QT_TRANSLATE_NOOP("model", "Make {part} and {count} more just like it {to} m instead of {from} m long on the {axis} axis."),
    //: advice.size_pair
    QT_TRANSLATE_NOOP("model", "Make {part} {to} m instead of {from} m long on its {axis} axis, and {to2} m instead of {from2} m on its {axis2} axis."),
    //: advice.size_pair_alike
    QT_TRANSLATE_NOOP("model", "Make {part} and {count} more just like it {to} m instead of {from} m long on the {axis} axis, and {to2} m instead of {from2} m on the {axis2} axis."),
    //: advice.size_even
    QT_TRANSLATE_NOOP("model", "Scale {part} from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m."),
    //: advice.size_even_alike
    QT_TRANSLATE_NOOP("model", "Scale {part} and {count} more just like it from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m."),
    //: advice.sides
    QT_TRANSLATE_NOOP("model", "Make no side of {part} shorter than {limit} m."),
    //: advice.sides_alike
    QT_TRANSLATE_NOOP("model", "Make no side of {part} and {count} more just like it shorter than {limit} m."),
    //: advice.sides_these
    QT_TRANSLATE_NOOP("model", "Make no side of these {count} parts shorter than {limit} m: {parts}."),
    //: advice.no_scripts
    QT_TRANSLATE_N_NOOP("model", "Take its {count} scripts out."),
    //: advice.no_scripts_in_part
    QT_TRANSLATE_N_NOOP("model", "Take the {count} scripts out of {part}."),
    //: advice.one_script
    QT_TRANSLATE_NOOP("model", "Make one script in {part} do what {count} scripts do."),
    //: advice.split
    QT_TRANSLATE_NOOP("model", "Unlink {part} to be an object of its own."),
    //: advice.split_alike
    QT_TRANSLATE_NOOP("model", "Unlink {part} and {count} more just like it to be an object of their own."),
    //: advice.split_weighed
    QT_TRANSLATE_N_NOOP("model", "Unlink the {count} parts that make it weighed; the rest is then counted by its parts."),
    //: advice.split_counted
    QT_TRANSLATE_N_NOOP("model", "Unlink the {count} parts that do not make it weighed; they are then counted."),
    //: advice.merge
    QT_TRANSLATE_NOOP("model", "Link it together with {linkset}."),
    //: advice.made_hulls
    QT_TRANSLATE_N_NOOP("model", "Make the physics shape of {part} anew, of {count} hulls."),
    //: advice.made_hulls_alike
    QT_TRANSLATE_N_NOOP("model", "Make the physics shape of {part} and {more} more just like it anew, of {count} hulls."),
    //: advice.lods
    QT_TRANSLATE_NOOP("model", "Give {part} levels of detail made here: medium {medium} triangles instead of {medium_before}, low {low} instead of {low_before}, lowest {lowest} instead of {lowest_before}."),
    //: advice.lods_alike
    QT_TRANSLATE_NOOP("model", "Give {part} and {more} more of the same mesh levels of detail made here: medium {medium} triangles instead of {medium_before}, low {low} instead of {low_before}, lowest {lowest} instead of {lowest_before}."),
    //: caution.upload_lods
    QT_TRANSLATE_NOOP("model", "Its mesh has to be uploaded anew, with these levels of detail."),
    //: caution.afar
    QT_TRANSLATE_NOOP("model", "It looks simpler from afar."),
    //: caution.pixels
    QT_TRANSLATE_NOOP("model", "Where the grid switches to a level of detail, its surface is off by at most {pixels} pixels of a screen of {lines} lines."),
    //: caution.made_shape
    QT_TRANSLATE_NOOP("model", "It is touched at most {distance} cm beside what is seen."),
    //: caution.ways_kept
    QT_TRANSLATE_NOOP("model", "Doors stay open: avatars get wherever they got."),
    //: caution.closes
    QT_TRANSLATE_NOOP("model", "Openings and hollows are closed to avatars then."),
    //: caution.walk_through
    QT_TRANSLATE_NOOP("model", "Avatars and objects go through it then."),
    //: caution.solid
    QT_TRANSLATE_NOOP("model", "It had no physics shape; it stops avatars and objects then."),
    //: caution.other_shape
    QT_TRANSLATE_NOOP("model", "It is touched and bumped into by another shape then."),
    //: caution.upload
    QT_TRANSLATE_NOOP("model", "Its mesh has to be uploaded anew, with this physics shape."),
    //: caution.gaps
    QT_TRANSLATE_NOOP("model", "Gaps of up to {width} m can stay where they were."),
    //: caution.moved_corners
    QT_TRANSLATE_NOOP("model", "Corners move by up to {distance} m."),
    //: caution.beyond
    QT_TRANSLATE_NOOP("model", "The simpler hulls reach beyond the surface."),
    //: caution.size
    QT_TRANSLATE_NOOP("model", "It looks different then."),
    //: caution.scripts
    QT_TRANSLATE_NOOP("model", "What they do is lost."),
    //: caution.one_script
    QT_TRANSLATE_NOOP("model", "They have to be written anew as one."),
    //: caution.unlinked
    QT_TRANSLATE_NOOP("model", "They no longer move together, and scripts do not reach across."),
    //: caution.not_physical
    QT_TRANSLATE_NOOP("model", "It can no longer be set physical then."),
    //: caution.counted
    QT_TRANSLATE_NOOP("model", "Parts are counted then, no longer weighed."),
    //: caution.linked
    QT_TRANSLATE_NOOP("model", "They are moved, taken and scripted as one object then."),
    //: cliff.shrinks
    QT_TRANSLATE_NOOP("model", "Its {axis} side of {from} m may shrink to {to} m; beyond that it is weighed as {representation} ({because})."),
    //: cliff.grows
    QT_TRANSLATE_NOOP("model", "Its {axis} side of {from} m may grow to {to} m; from there on it is weighed as {representation} ({because})."),
    //: cliff.triangles
    QT_TRANSLATE_NOOP("model", "Once its {axis} side goes from {from} m past {to} m, physics sees {after} triangles instead of {before}."),
    //: cliff.points
    QT_TRANSLATE_NOOP("model", "Once its {axis} side goes from {from} m past {to} m, its hull has {after} points instead of {before}."),
    //: cliff.raised
    QT_TRANSLATE_NOOP("model", "Once its {axis} side goes from {from} m past {to} m, its flat {flat} side counts as {length} m."),
    //: cliff.unraised
    QT_TRANSLATE_NOOP("model", "Once its {axis} side goes from {from} m past {to} m, its flat {flat} side no longer counts as {length} m."),
    //: cliff.download
    QT_TRANSLATE_NOOP("model", "Half its diagonal is {radius} m. From {radii} m on its download weight follows its size differently."),
    //: cliff.download_constant
    QT_TRANSLATE_NOOP("model", "Half its diagonal is {radius} m. From {radii} m on its download weight follows its size differently; from {constant} m on it stays the same at any size."),
    //: cliff.download_past
    QT_TRANSLATE_NOOP("model", "Half its diagonal is {radius} m: from {constant} m on its download weight is the same at any size. Smaller, it changes at {radii} m."),
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
    QT_TRANSLATE_NOOP("model", "Material {numbers}"),
    //: legend.hull
    QT_TRANSLATE_NOOP("model", "Hull {number}"),
    //: legend.hull_more
    QT_TRANSLATE_NOOP("model", "Hull {numbers}"),
    //: legend.no_material
    QT_TRANSLATE_NOOP("model", "a layer without materials"),
    //: legend.no_hull
    QT_TRANSLATE_NOOP("model", "no hull of a list of hulls"),
    //: legend.cost
    QT_TRANSLATE_NOOP("model", "costs {value} PE"),
    //: legend.cost_none
    QT_TRANSLATE_NOOP("model", "not selected, or not the shape its part is weighed as"),
    //: legend.cost_nothing
    QT_TRANSLATE_NOOP("model", "Select an object to see what each triangle and hull of it costs"),
    //: legend.land_impact
    QT_TRANSLATE_NOOP("model", "land impact {value}"),
    //: legend.land_impact_more
    QT_TRANSLATE_NOOP("model", "{value} or more"),
    //: legend.decided_physics
    QT_TRANSLATE_NOOP("model", "Physics decides"),
    //: legend.decided_streaming
    QT_TRANSLATE_NOOP("model", "Streaming decides"),
    //: legend.decided_server
    QT_TRANSLATE_NOOP("model", "Server decides"),
    //: legend.decided_parts
    QT_TRANSLATE_NOOP("model", "Parts are counted"),
    //: legend.as_none
    QT_TRANSLATE_NOOP("model", "None"),
    //: legend.as_primitive
    QT_TRANSLATE_NOOP("model", "Primitive"),
    //: legend.as_hull
    QT_TRANSLATE_NOOP("model", "One hull"),
    //: legend.as_triangle_mesh
    QT_TRANSLATE_NOOP("model", "Triangle mesh"),
    //: legend.cheaper
    QT_TRANSLATE_NOOP("model", "{value} LI cheaper"),
    //: legend.unchanged
    QT_TRANSLATE_NOOP("model", "as before"),
    //: legend.dearer
    QT_TRANSLATE_NOOP("model", "{value} LI dearer"),
    //: legend.not_before
    QT_TRANSLATE_NOOP("model", "was not there before, or is unknown"),
    //: legend.no_baseline
    QT_TRANSLATE_NOOP("model", "Pin a baseline, and what changed since is coloured"),
    //: legend.width
    QT_TRANSLATE_NOOP("model", "{value} m wide"),
    //: legend.width_less
    QT_TRANSLATE_NOOP("model", "{value} m wide or less"),
    //: legend.width_more
    QT_TRANSLATE_NOOP("model", "{value} m wide or more"),
    //: legend.width_none
    QT_TRANSLATE_NOOP("model", "not selected, or no physics mesh"),
    //: legend.width_nothing
    QT_TRANSLATE_NOOP("model", "Select an object whose physics is a mesh to see how wide its triangles are"),
    //: legend.ramp_cost
    QT_TRANSLATE_NOOP("model", "Cost"),
    //: legend.ramp_land_impact
    QT_TRANSLATE_NOOP("model", "Land impact"),
    //: legend.ramp_deviation
    QT_TRANSLATE_NOOP("model", "Beside the model"),
    //: legend.ramp_land
    QT_TRANSLATE_NOOP("model", "LI/m²"),
    //: legend.ramp_change
    QT_TRANSLATE_NOOP("model", "Change"),
    //: legend.ramp_width
    QT_TRANSLATE_NOOP("model", "Width"),
    //: legend.mark
    QT_TRANSLATE_NOOP("model", "{value}"),
    //: legend.mark_more
    QT_TRANSLATE_NOOP("model", "{value}+"),
    //: legend.mark_less
    QT_TRANSLATE_NOOP("model", "−{value}"),
    //: legend.mark_plus
    QT_TRANSLATE_NOOP("model", "+{value}"),
    //: legend.mark_pe
    QT_TRANSLATE_NOOP("model", "{value} PE"),
    //: legend.mark_metres
    QT_TRANSLATE_NOOP("model", "{value} m"),
    //: legend.overfill
    QT_TRANSLATE_NOOP("model", "{value} cm too much"),
    //: legend.exact
    QT_TRANSLATE_NOOP("model", "where the model is"),
    //: legend.shortfall
    QT_TRANSLATE_NOOP("model", "{value} cm missing"),
    //: legend.walkable_kept
    QT_TRANSLATE_NOOP("model", "An avatar stands here"),
    //: legend.walkable_taken
    QT_TRANSLATE_NOOP("model", "An avatar no longer fits here"),
    //: legend.walkable_cut
    QT_TRANSLATE_NOOP("model", "Way closed"),
    //: legend.land
    QT_TRANSLATE_NOOP("model", "{value} LI/m²"),
    //: legend.land_more
    QT_TRANSLATE_NOOP("model", "{value} LI/m² or more"),
    //: legend.dearest
    QT_TRANSLATE_NOOP("model", "{rank}. {name}: {value} LI"),
    //: legend.octree
    QT_TRANSLATE_NOOP("model", "Octree {number}"),
    //: legend.octree_more
    QT_TRANSLATE_NOOP("model", "Octree {numbers}"),
    //: legend.octree_bounds
    QT_TRANSLATE_NOOP("model", "Box of an octree"),
    //: legend.octree_sphere
    QT_TRANSLATE_NOOP("model", "Sphere about its filled cubes"),
    //: legend.octree_cells
    QT_TRANSLATE_NOOP("model", "Chosen box of cells"),
    //: legend.hit_octree
    QT_TRANSLATE_NOOP("model", "Under the pointer: octree"),
    //: legend.hit_leaf
    QT_TRANSLATE_NOOP("model", "its leaf"),
    //: legend.hit_face
    QT_TRANSLATE_NOOP("model", "its face"),
    //: legend.hit_cell
    QT_TRANSLATE_NOOP("model", "the cell behind it at the grid depth"),
    //: legend.hit_edge
    QT_TRANSLATE_NOOP("model", "the nearest edge"),
    //: legend.hit_corner
    QT_TRANSLATE_NOOP("model", "the nearest corner"),
    //: legend.hit_point
    QT_TRANSLATE_NOOP("model", "the point"),
    //: legend.ray
    QT_TRANSLATE_NOOP("model", "Ray, from its origin"),
    //: legend.ray_point
    QT_TRANSLATE_NOOP("model", "Point that the ray meets"),
    //: legend.ray_published
    QT_TRANSLATE_NOOP("model", "Point that Inexor's method finds"),
    //: legend.ray_entered
    QT_TRANSLATE_NOOP("model", "Cube entered"),
    //: legend.ray_left
    QT_TRANSLATE_NOOP("model", "Cube left again"),
    //: legend.ray_rejected
    QT_TRANSLATE_NOOP("model", "Cube tested, not met"),
    //: legend.ray_untested
    QT_TRANSLATE_NOOP("model", "Cube not looked into"),
    //: legend.ray_candidate
    QT_TRANSLATE_NOOP("model", "Cube met, not followed"),
    //: legend.ray_hit
    QT_TRANSLATE_NOOP("model", "Leaf met"),
    //: chart.cannot_write
    QT_TRANSLATE_NOOP("model", "the chart cannot be written there"),
    //: document.no_project_file
    QT_TRANSLATE_NOOP("model", "is no project; choose a file to save it as"),
    //: page.pdf_failed
    QT_TRANSLATE_NOOP("model", "the PDF could not be made"),
    //: page.object
    QT_TRANSLATE_NOOP("model", "As everybody sees it"),
    //: window.other_ending
    QT_TRANSLATE_NOOP("model", "is of no kind that is written here; a name that ends in {endings} was expected"),
    //: window.cannot_write_picture
    QT_TRANSLATE_NOOP("model", "the picture cannot be written there"),
    //: window.cannot_write_log
    QT_TRANSLATE_NOOP("model", "the log cannot be written there"),
    //: window.open_elsewhere
    QT_TRANSLATE_NOOP("model", "is open in another window too: what is saved in one takes the place of what the other saved"),
    //: app.about
    QT_TRANSLATE_NOOP("model", "Weighbridge shows why an object in Second Life costs what it costs: it reads mesh assets and projects, weighs them term by term, and explains the result."),
    //: app.footer
    QT_TRANSLATE_NOOP("model", "\"weighbridge COMMAND --help\" tells more of each, with an example."),
    //: app.inputs
    QT_TRANSLATE_NOOP("model", "Inputs"),
    //: app.commands
    QT_TRANSLATE_NOOP("model", "Commands"),
    //: app.options
    QT_TRANSLATE_NOOP("model", "Options"),
    //: app.usage
    QT_TRANSLATE_NOOP("model", "Usage"),
    //: app.options_word
    QT_TRANSLATE_NOOP("model", "OPTIONS"),
    //: app.command_word
    QT_TRANSLATE_NOOP("model", "COMMAND"),
    //: app.needed
    QT_TRANSLATE_NOOP("model", "REQUIRED"),
    //: app.not_beside
    QT_TRANSLATE_NOOP("model", "Excludes"),
    //: app.help
    QT_TRANSLATE_NOOP("model", "Show this help and end"),
    //: app.version
    QT_TRANSLATE_NOOP("model", "Show the version and end"),
    //: app.man
    QT_TRANSLATE_NOOP("model", "Print the manual page and end"),
    //: app.completion
    QT_TRANSLATE_NOOP("model", "Print what completes commands in a shell and end: {words}"),
    //: app.would_be_refused
    QT_TRANSLATE_NOOP("model", "was not written, because it would be refused at upload: {why}; --anyway writes it"),
    //: app.progress
    QT_TRANSLATE_NOOP("model", "{percent} % {file}"),
    //: app.unknown_command
    QT_TRANSLATE_NOOP("model", "\"{word}\" is no command; one of {commands} was expected{hint}"),
    //: app.unknown_option
    QT_TRANSLATE_NOOP("model", "\"{word}\" is no option of \"{command}\"{hint}"),
    //: app.unexpected_word
    QT_TRANSLATE_NOOP("model", "\"{word}\" was not expected; see \"{command} --help\""),
    //: app.needs_value
    QT_TRANSLATE_NOOP("model", "{option} needs a value; see \"{command} --help\""),
    //: app.needs_word
    QT_TRANSLATE_NOOP("model", "{word} is required; see \"{command} --help\""),
    //: app.excludes
    QT_TRANSLATE_NOOP("model", "{option} excludes {other}"),
    //: app.incomplete_command
    QT_TRANSLATE_NOOP("model", "\"{command}\" needs a word more: one of {commands}"),
    //: app.wrong_value
    QT_TRANSLATE_NOOP("model", "{reason}"),
    //: man.name
    QT_TRANSLATE_NOOP("model", "why an object in Second Life costs what it costs"),
    //: man.window
    QT_TRANSLATE_NOOP("model", "Without a command it opens a window on the FILEs as one scene."),
    //: man.everywhere
    QT_TRANSLATE_NOOP("model", "--help and --version may stand after any command. A result goes to standard output, or to a file that appears whole or not at all."),
    //: man.status
    QT_TRANSLATE_NOOP("model", "0 when all is done, 1 when an input was refused, could be decoded only in part (but see --partial) or something could not be written (one line each on standard error says what), 2 for wrong usage."),
    //: option.lang
    QT_TRANSLATE_NOOP("model", "Language of all that people read: {words}; the environment's (LANG) if not given. CSV and JSON stay as they are"),
    //: option.file
    QT_TRANSLATE_NOOP("model", "Files to read; their kind is told by their content"),
    //: option.scenes
    QT_TRANSLATE_NOOP("model", "Projects ({projects}), mesh assets ({mesh_assets}), objects ({objects}), 3D models ({models}), or folders with any of them"),
    //: option.scene
    QT_TRANSLATE_NOOP("model", "A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}) or a 3D model ({models})"),
    //: option.scene_or_octrees
    QT_TRANSLATE_NOOP("model", "A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}), a 3D model ({models}) or octrees ({octrees})"),
    //: option.format
    QT_TRANSLATE_NOOP("model", "How to write it: {words}; {standard} if not given"),
    //: option.by
    QT_TRANSLATE_NOOP("model", "What a row stands for: {words}; {standard} if not given"),
    //: option.measured
    QT_TRANSLATE_NOOP("model", "Costs that the grid measured: a CSV, a reply in LLSD or a viewer's chat log with lines of the measuring script; shown beside the estimates by linkset"),
    //: option.where
    QT_TRANSLATE_NOOP("model", "Only rows like this, as in \"physics > 10 and (kind = mesh or not part contains old)\": columns by key or title; = != < <= > >= contains; and, or, not. Sums over regions stay whole"),
    //: option.compare
    QT_TRANSLATE_NOOP("model", "Show the measured costs of the scene itself beside the estimates by linkset"),
    //: option.unknown_word
    QT_TRANSLATE_NOOP("model", "one of {words} was expected, not \"{word}\"{hint}"),
    //: option.output
    QT_TRANSLATE_NOOP("model", "Write to FILE instead of standard output: whole, or not at all. Its ending tells how where --format does not"),
    //: option.other_ending
    QT_TRANSLATE_NOOP("model", "\"{file}\" ends as another format does; an ending like {endings} was expected"),
    //: option.only_csv
    QT_TRANSLATE_NOOP("model", "has no effect: it is for CSV, and {format} is written"),
    //: option.profile
    QT_TRANSLATE_NOOP("model", "Weigh under these constants instead of the scene's own: a built-in profile or a profile file"),
    //: option.nothing_named
    QT_TRANSLATE_NOOP("model", "an empty text names nothing"),
    //: option.scenario
    QT_TRANSLATE_NOOP("model", "Weigh under a scenario of the project instead of its own constants: its name"),
    //: option.against
    QT_TRANSLATE_NOOP("model", "Show what changes against another state: a built-in profile, a profile file, a scenario of the project, another file (an earlier version, say), or a folder, whose files are compared by their places in it. Changes are this less the other"),
    //: against.one_side
    QT_TRANSLATE_NOOP("model", "is not in {folder}"),
    //: folder.nothing
    QT_TRANSLATE_NOOP("model", "nothing was found that can be opened"),
    //: folder.refused
    QT_TRANSLATE_NOOP("model", "Files and folders that were refused, of which nothing is counted here: {count}."),
    //: folder.left_alone
    QT_TRANSLATE_NOOP("model", "Files of no kind that can be opened, which were left alone: {count}."),
    //: option.threads
    QT_TRANSLATE_NOOP("model", "Threads to work on; as many as there are cores if not given"),
    //: option.threads_form
    QT_TRANSLATE_NOOP("model", "a whole number from 1 to {limit} was expected, not \"{text}\""),
    //: option.unknown_against
    QT_TRANSLATE_NOOP("model", "\"{word}\" is neither a file nor, for {file}, one of {known}{hint}"),
    //: option.unknown_profile
    QT_TRANSLATE_NOOP("model", "\"{word}\" is neither a built-in profile ({profiles}) nor a file{hint}"),
    //: option.set
    QT_TRANSLATE_NOOP("model", "Change one constant or choice; may be given again"),
    //: option.baked_profile
    QT_TRANSLATE_NOOP("model", "Decide representations under these constants: a built-in profile or a profile file; second-life if not given"),
    //: option.baked_set
    QT_TRANSLATE_NOOP("model", "Change one of the constants that are baked in; may be given again"),
    //: option.not_baked
    QT_TRANSLATE_NOOP("model", "{key} is not baked into the tables, so queries can change it at any time; one of {keys} was expected"),
    //: option.set_or_range
    QT_TRANSLATE_NOOP("model", "Change one constant or choice; may be given again. With FROM:TO:STEPS for its value, sweep over that constant"),
    //: option.set_form
    QT_TRANSLATE_NOOP("model", "KEY=VALUE was expected, not \"{text}\""),
    //: option.size
    QT_TRANSLATE_NOOP("model", "Size in metres; if not given 1,1,1, or a 3D model's own"),
    //: option.size_form
    QT_TRANSLATE_NOOP("model", "three sizes from {smallest} to {largest} m were expected, as in 2,1,0.5, not \"{text}\""),
    //: option.shape_type
    QT_TRANSLATE_NOOP("model", "Physics shape type: {words}; if not given, prim with a physics shape, else convex_hull"),
    //: option.physical
    QT_TRANSLATE_NOOP("model", "Weigh as physical"),
    //: option.scripts
    QT_TRANSLATE_NOOP("model", "Number of scripts in it; 0 if not given"),
    //: option.scripts_form
    QT_TRANSLATE_NOOP("model", "a whole number from 0 to {limit} was expected, not \"{text}\""),
    //: option.partial
    QT_TRANSLATE_NOOP("model", "End with 0 though a scene could be decoded only in part, so that costs are unknown"),
    //: option.csv_separator
    QT_TRANSLATE_NOOP("model", "What stands between CSV cells: , ; | or tab; a comma if not given"),
    //: option.csv_bom
    QT_TRANSLATE_NOOP("model", "Begin CSV with a byte order mark, as some spreadsheets want it"),
    //: option.anyway
    QT_TRANSLATE_NOOP("model", "Write a file though it would be refused at upload"),
    //: option.make_lods
    QT_TRANSLATE_NOOP("model", "Make the lower levels of detail that a 3D model lacks, each of a quarter of the triangles"),
    //: option.levels
    QT_TRANSLATE_NOOP("model", "Where levels of detail come from that a 3D model lacks: {words}; uploader if not given"),
    //: option.linkset
    QT_TRANSLATE_NOOP("model", "Only this linkset: its name or id, or #3 for the third"),
    //: option.part
    QT_TRANSLATE_NOOP("model", "Only this part: its name or id, or #3 for the third"),
    //: option.only_bare
    QT_TRANSLATE_NOOP("model", "{option} has no effect: it is for bare mesh assets (.llmesh, .mesh) and 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl); other files say it themselves"),
    //: option.only_model
    QT_TRANSLATE_NOOP("model", "{option} has no effect: it is for 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)"),
    //: option.memory
    QT_TRANSLATE_NOOP("model", "What opening a file may hold in memory, as in 536870912, 512M or 2G, at least {smallest}; if not given, half of what is free, at most 2G"),
    //: option.no_cache
    QT_TRANSLATE_NOOP("model", "Make everything anew: neither take from the user's cache what was made of the same content before, nor keep anything there"),
    //: option.memory_form
    QT_TRANSLATE_NOOP("model", "bytes from {smallest}, as in 536870912, 512M or 2G, were expected, not \"{text}\""),
    //: option.group_bare
    QT_TRANSLATE_NOOP("model", "Bare mesh assets and 3D models"),
    //: option.group_csv
    QT_TRANSLATE_NOOP("model", "CSV"),
    //: page.no_pdf
    QT_TRANSLATE_NOOP("model", "this program was built without its window, which makes PDF; write --format html instead and print that from a browser"),
    //: page.pdf_on_terminal
    QT_TRANSLATE_NOOP("model", "PDF is nothing for a terminal; name a file to write with -o FILE"),
    //: help.about
    QT_TRANSLATE_NOOP("model", "Show how the program or one of its commands is used."),
    //: help.command
    QT_TRANSLATE_NOOP("model", "The command; the program itself if not given"),
    //: help.example
    QT_TRANSLATE_NOOP("model", "Example: what report can do\n  weighbridge help report"),
    //: inspect.about
    QT_TRANSLATE_NOOP("model", "Show what is in a file and everything the grid would refuse about it."),
    //: inspect.example
    QT_TRANSLATE_NOOP("model", "Example: the levels of detail, physics shapes and findings of an asset\n  weighbridge inspect chair.llmesh"),
    //: report.about
    QT_TRANSLATE_NOOP("model", "Weigh scenes and write a table, or a page to send or print."),
    //: report.example
    QT_TRANSLATE_NOOP("model", "Example: all parts of a project, under a softer penalty, for a spreadsheet\n  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv"),
    //: explain.about
    QT_TRANSLATE_NOOP("model", "Say in words why a scene's linksets cost what they cost."),
    //: explain.example
    QT_TRANSLATE_NOOP("model", "Example: why a chair of 2 × 1 × 1 m costs what it costs\n  weighbridge explain chair.llmesh --size 2,1,1"),
    //: pick.about
    QT_TRANSLATE_NOOP("model", "Cast rays into the octrees of a scene and say what each meets first."),
    //: pick.example
    QT_TRANSLATE_NOOP("model", "Example: what is below a point, by the exact way and by the published one\n  weighbridge pick rocks.scene --ray \"4 4 50 0 0 -1\"\n  weighbridge pick rocks.scene --ray \"4 4 50 0 0 -1\" --algorithm inexor"),
    //: pick.scene
    QT_TRANSLATE_NOOP("model", "Octrees: with rays as text (.scene), of Inexor (.nxoc), a Cube 2 map (.ogz) or a project's (.weighbridge)"),
    //: pick.ray
    QT_TRANSLATE_NOOP("model", "A ray instead of the scene's own: origin, direction of any length, and the depth at which cubes count as full; may be given again"),
    //: pick.no_rays
    QT_TRANSLATE_NOOP("model", "has no rays; --ray \"OX OY OZ DX DY DZ [DEPTH]\" was expected"),
    //: pick.algorithm
    QT_TRANSLATE_NOOP("model", "How to cast: {words}; {standard} if not given. inexor is the published method, which is wrong in known ways"),
    //: pick.indentation
    QT_TRANSLATE_NOOP("model", "What NORMAL cubes are: {words}; {standard} if not given. mesh is their 12 triangles, ignore the full box"),
    //: pick.trace
    QT_TRANSLATE_NOOP("model", "Tell each step of every cast: bounds that are not met and how far they are passed, candidates, what is not tested, the nearest approach of a miss; and why the published method finds something else"),
    //: convert.about
    QT_TRANSLATE_NOOP("model", "Write a scene in another form; the ending of OUT says in which."),
    //: convert.example
    QT_TRANSLATE_NOOP("model", "Example: an archive of OpenSim as a project, a mesh asset as a model for any 3D program\n  weighbridge convert home.oar home.weighbridge\n  weighbridge convert chair.llmesh chair.glb\nExample: a model as cubes, and those as a mesh asset with a hull for each box\n  weighbridge convert rock.obj rock.scene --depth 4 --fill solid\n  weighbridge convert rock.scene rock.llmesh --octree boxes"),
    //: convert.out
    QT_TRANSLATE_NOOP("model", "The file to write, whole or not at all: .weighbridge, .llmesh, .slm, .obj or .glb; octrees as .scene or .nxoc, which parts become octrees for"),
    //: convert.depth
    QT_TRANSLATE_NOOP("model", "Levels of the octrees that parts become; {standard} if not given"),
    //: convert.octree
    QT_TRANSLATE_NOOP("model", "What octrees become where OUT is not one: {words}; {standard} if not given. Parts with the octree's surface, and for physics a hull for each of its boxes or that surface"),
    //: convert.only_of_octrees
    QT_TRANSLATE_NOOP("model", "{option} has no effect: it is for octrees that are written as .weighbridge, .llmesh, .slm, .obj or .glb"),
    //: convert.only_to_octrees
    QT_TRANSLATE_NOOP("model", "{option} has no effect: it is for parts that are written as octrees (.scene, .nxoc)"),
    //: convert.format
    QT_TRANSLATE_NOOP("model", "a name that ends in .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .scene or .nxoc was expected, not \"{name}\""),
    //: option.fill
    QT_TRANSLATE_NOOP("model", "Which cubes of an octree made of a mesh are filled: {words}; {standard} if not given. surface is all that a triangle touches, solid also what they enclose"),
    //: voxels.about
    QT_TRANSLATE_NOOP("model", "Show what the physics of parts could be made of, octrees among it, and what each would cost."),
    //: voxels.example
    QT_TRANSLATE_NOOP("model", "Example: a chair's own physics shapes beside octrees of up to 6 levels\n  weighbridge voxels chair.llmesh --depth 6 --fill solid"),
    //: voxels.levels
    QT_TRANSLATE_NOOP("model", "Compare octrees of 1 to this many levels; {standard} if not given"),
    //: sweep.about
    QT_TRANSLATE_NOOP("model", "Show how costs follow the size of a scene or one constant, step by step, and the floors, caps and thresholds that are met between steps."),
    //: sweep.example
    QT_TRANSLATE_NOOP("model", "Example: a chair from half to twice its size in 16 steps\n  weighbridge sweep chair.weighbridge --scale 0.5:2:16"),
    //: sweep.scale
    QT_TRANSLATE_NOOP("model", "Scale the sizes and distances of all parts"),
    //: sweep.one_axis
    QT_TRANSLATE_NOOP("model", "one range was expected, --scale FROM:TO:STEPS or --set KEY=FROM:TO:STEPS, not {count}"),
    //: sweep.choice
    QT_TRANSLATE_NOOP("model", "{key} is a choice between {words}, not a number; a range can be given for a constant only"),
    //: sensitivity.about
    QT_TRANSLATE_NOOP("model", "Show how much every constant matters: derivatives of the costs, elasticities, and the cliffs (floors, caps, thresholds) that a constant is at or near."),
    //: sensitivity.example
    QT_TRANSLATE_NOOP("model", "Example: which constants a market's land impact follows most\n  weighbridge sensitivity market.weighbridge --format text"),
    //: fragility.about
    QT_TRANSLATE_NOOP("model", "Show how much physics costs move when vertices are moved at random: by half a step of the format, and by 0.1 µm to 0.1 mm. What rests on no triangles is steady."),
    //: fragility.example
    QT_TRANSLATE_NOOP("model", "Example: whether a wall only costs what it does because of rounding\n  weighbridge fragility market.weighbridge --linkset \"Spoilt wall\""),
    //: evidence.about
    QT_TRANSLATE_NOOP("model", "Show what people measured in world or printed, and how far the rules are from it: for each constant the measurements that bear witness to it."),
    //: evidence.example
    QT_TRANSLATE_NOOP("model", "Example: how well what a hull costs is known\n  weighbridge evidence hull_cost"),
    //: evidence.key
    QT_TRANSLATE_NOOP("model", "A constant; if not given, all of them"),
    //: calibrate.about
    QT_TRANSLATE_NOOP("model", "Find the constants under which a scene costs what the grid measured, and say how sure they are."),
    //: calibrate.example
    QT_TRANSLATE_NOOP("model", "Example: what a hull and its points cost, by measurements\n  weighbridge calibrate market.weighbridge --measured costs.csv \\\n    --fit hull_cost,hull_vertex_cost -o measured.json"),
    //: calibrate.measured
    QT_TRANSLATE_NOOP("model", "Costs that the grid measured: a CSV, a reply in LLSD or a viewer's chat log with lines of the measuring script; if not given, those of the scene itself"),
    //: calibrate.published
    QT_TRANSLATE_NOOP("model", "Fit to what people measured and published too, as weighbridge evidence lists it; SCENE may then be left out"),
    //: calibrate.needs_scene
    QT_TRANSLATE_NOOP("model", "{option} needs SCENE: without one there is nothing it could name"),
    //: calibrate.fit
    QT_TRANSLATE_NOOP("model", "The constants to find, with commas between"),
    //: calibrate.output
    QT_TRANSLATE_NOOP("model", "Write the profile that was found to a file, for --profile"),
    //: calibrate.show
    QT_TRANSLATE_NOOP("model", "What to print: {words}; {standard} if not given"),
    //: statistics.about
    QT_TRANSLATE_NOOP("model", "Write all that costs are made of as tables, one row a part, for a database or any engine that reads CSV: whole grids, file by file."),
    //: statistics.example
    QT_TRANSLATE_NOOP("model", "Example: a folder of archives as five CSV files, and as an SQLite database\n  weighbridge statistics archives -o parts.csv.gz\n  weighbridge statistics archives -o grid.sqlite\nExample: the tables, and what their columns mean\n  weighbridge statistics --schema sqlite"),
    //: statistics.output
    QT_TRANSLATE_NOOP("model", "The tables to write: parts as .csv or .csv.gz, with NAME.linksets, .regions, .sources and .meta beside it, or all as an SQLite database (.sqlite, .sqlite3, .db). Where it was ended too early, the same command goes on"),
    //: statistics.ending
    QT_TRANSLATE_NOOP("model", "a name that ends in .csv, .csv.gz, .sqlite, .sqlite3 or .db was expected, not \"{file}\""),
    //: statistics.schema
    QT_TRANSLATE_NOOP("model", "Instead print the tables and the meaning of their columns as SQL for: {words}"),
    //: sql.about
    QT_TRANSLATE_NOOP("model", "Ask the tables of weighbridge statistics what they cost: print the question as SQL for an engine of your own, or run it on an SQLite file or a PostgreSQL server."),
    //: sql.example
    QT_TRANSLATE_NOOP("model", "Example: a query for DuckDB, and one about a whole grid run here\n  weighbridge sql --by region --dialect duckdb\n  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \\\n    --run grid.sqlite\nExample: a folder of archives, loaded into a server first\n  weighbridge sql --run postgresql://localhost/grid archives --by region"),
    //: sql.scenes
    QT_TRANSLATE_NOOP("model", "With --run: files or folders that are loaded first, where they are not there yet; as for statistics"),
    //: sql.against
    QT_TRANSLATE_NOOP("model", "Show what changes against another profile: a built-in one or a profile file. Changes are this less the other"),
    //: sql.dialect
    QT_TRANSLATE_NOOP("model", "The engine whose SQL is printed: {words}; {standard} if not given"),
    //: sql.run
    QT_TRANSLATE_NOOP("model", "Run the query instead of printing it: on an SQLite file, or a PostgreSQL server named as postgresql://… or host=… dbname=…"),
    //: sql.needs_run
    QT_TRANSLATE_NOOP("model", "{option} needs --run: without it the query is only printed"),
    //: sql.baked
    QT_TRANSLATE_NOOP("model", "{key} is baked into the tables, so a printed query cannot follow it: leave it out, make the tables under it, or ask them with --run"),
    //: option.query_profile
    QT_TRANSLATE_NOOP("model", "Weigh under these constants: a built-in profile or a profile file; second-life if not given"),
    //: profile.about
    QT_TRANSLATE_NOOP("model", "Show the constants that scenes are weighed under."),
    //: profile.example
    QT_TRANSLATE_NOOP("model", "Example: in what the published document's rules differ from today's\n  weighbridge profile diff second-life wiki-2011"),
    //: profile.list_about
    QT_TRANSLATE_NOOP("model", "List the built-in profiles."),
    //: profile.list_example
    QT_TRANSLATE_NOOP("model", "Example:\n  weighbridge profile list"),
    //: profile.show_about
    QT_TRANSLATE_NOOP("model", "Show every constant and choice of a profile."),
    //: profile.show_example
    QT_TRANSLATE_NOOP("model", "Example: all constants as CSV\n  weighbridge profile show second-life --format csv"),
    //: profile.diff_about
    QT_TRANSLATE_NOOP("model", "Show only what differs between two profiles."),
    //: profile.name
    QT_TRANSLATE_NOOP("model", "A built-in profile or a profile file"),
    //: shapes.about
    QT_TRANSLATE_NOOP("model", "Make physics shapes of few convex hulls for mesh parts, and show what each would cost and how far it is from what is seen."),
    //: shapes.example
    QT_TRANSLATE_NOOP("model", "Example: the cheapest hulls within 4 cm of a chair, written as a mesh asset\n  weighbridge shapes chair.obj --within 4cm -o chair.llmesh\nExample: the closest that 3 PE buy\n  weighbridge shapes duck.dae --budget 3\nExample: levels of detail that are off by 2 pixels at most\n  weighbridge shapes duck.dae --lods --pixels 2 -o duck.llmesh"),
    //: shapes.method
    QT_TRANSLATE_NOOP("model", "Only these methods, with commas between: {words}. existing keeps the hulls that the part has. base makes one hull, boxes the boxes of an octree. hacd splits the surface into patches (Bullet's HACD). drop takes the part's hulls, or boxes, and drops what is not needed. cover makes few overlapping hulls, panels a panel for each wall and slab. simplify removes triangles. best tries all that can win, and is the default. The shape with the lowest land impact is chosen; of several, the closest"),
    //: shapes.compare
    QT_TRANSLATE_NOOP("model", "Try all methods, those too that others always beat; with --lods, levels of detail that are off by 0.5, 1, 2, 4 and 8 pixels too"),
    //: shapes.within
    QT_TRANSLATE_NOOP("model", "The cheapest shape this close, as in 4cm, 0.04m, 40mm or 2%, a share of the diagonal of the part's box; 5% if not given"),
    //: shapes.within_form
    QT_TRANSLATE_NOOP("model", "a distance as in 4cm, 0.04m, 40mm or 2% (above 0, at most 20% or 10000m) was expected, not \"{text}\""),
    //: shapes.budget
    QT_TRANSLATE_NOOP("model", "Instead the closest shape at this physics cost of the part, in PE; auto for what streaming and server leave free"),
    //: shapes.budget_form
    QT_TRANSLATE_NOOP("model", "a cost above 0, as in 3 or 0.5, or auto was expected, not \"{text}\""),
    //: shapes.hulls
    QT_TRANSLATE_NOOP("model", "The hulls that existing and drop begin with are the meshes of this file, each the hull of its corners, instead of those that the part has: what another tool made of the same model"),
    //: shapes.hulls_of_one
    QT_TRANSLATE_NOOP("model", "--hulls is for one part: name it with --linkset and --part"),
    //: shapes.keep_passage
    QT_TRANSLATE_NOOP("model", "Where an avatar gets through or stands, it still does; so without this option for what is longer than {limit} m"),
    //: shapes.avatar
    QT_TRANSLATE_NOOP("model", "How wide and high that avatar is, in metres, as in 0.8x2.4; {width}x{height} if not given"),
    //: shapes.avatar_form
    QT_TRANSLATE_NOOP("model", "a width and a height from 0.1 to 10 m, as in 0.8x2.4, were expected, not \"{text}\""),
    //: shapes.no_passage
    QT_TRANSLATE_NOOP("model", "Whether avatars get through makes no difference"),
    //: shapes.max_hulls
    QT_TRANSLATE_NOOP("model", "At most so many hulls; {limit} if not given, as many as an asset holds"),
    //: shapes.max_vertices
    QT_TRANSLATE_NOOP("model", "At most so many vertices in a hull; {limit} if not given, as many as the grid takes"),
    //: shapes.count_form
    QT_TRANSLATE_NOOP("model", "a whole number from {least} to {limit} was expected, not \"{text}\""),
    //: shapes.output
    QT_TRANSLATE_NOOP("model", "Write the scene with the chosen shapes (.weighbridge, .llmesh, .slm), or the shapes alone for the uploader (_PHYS.dae, _PHYS.obj), whole or not at all"),
    //: shapes.hulls_as_objects
    QT_TRANSLATE_NOOP("model", "In _PHYS.dae and _PHYS.obj each hull is an object of its own, as other tools want it"),
    //: shapes.output_form
    QT_TRANSLATE_NOOP("model", "a name that ends in .weighbridge, .llmesh, .mesh, .slm, _PHYS.dae or _PHYS.obj was expected, not \"{name}\""),
    //: shapes.lods
    QT_TRANSLATE_NOOP("model", "Make lower levels of detail instead: of each the fewest bytes, and so the least streaming cost, that are close enough where the grid switches to it"),
    //: shapes.pixels
    QT_TRANSLATE_NOOP("model", "With --lods: by how many pixels of a screen of 1080 lines and 60° they may be off; {standard} if not given"),
    //: shapes.pixels_form
    QT_TRANSLATE_NOOP("model", "pixels from {least} to {limit} were expected, not \"{text}\""),
    //: shapes.streaming
    QT_TRANSLATE_NOOP("model", "With --lods: instead the closest at this streaming cost of the part, in PE"),
    //: shapes.streaming_form
    QT_TRANSLATE_NOOP("model", "a cost from {least} to {limit} was expected, not \"{text}\""),
    //: shapes.no_levels_chosen
    QT_TRANSLATE_NOOP("model", "no levels of detail that were made are what was asked for; it keeps those it has. A larger --streaming or --pixels allows more"),
    //: shapes.no_mesh
    QT_TRANSLATE_NOOP("model", "has no mesh part, and only meshes have hulls of their own"),
    //: shapes.nothing_free
    QT_TRANSLATE_NOOP("model", "no physics is free: streaming and server leave nothing that --budget auto could spend"),
    //: shapes.none_chosen
    QT_TRANSLATE_NOOP("model", "no shape that was made is what was asked for; it keeps the one it has. A larger --within or --budget allows more"),
    //: shapes.none_keeps_ways
    QT_TRANSLATE_NOOP("model", "every shape that was made for what is asked closes a way, or takes a floor away; it keeps the one it has. A smaller --within keeps more, and with --no-passage ways may close"),
    //: shapes.none_made
    QT_TRANSLATE_NOOP("model", "no shape was made; it keeps the one it has"),
    //: shapes.none_used
    QT_TRANSLATE_NOOP("model", "no shape that was made would be used, whatever --within or --budget allows; it keeps the one it has"),
    //: shapes.turn_upright
    QT_TRANSLATE_NOOP("model", "Turn all by a quarter about the x axis first: a model whose file has z upwards where y was expected, so that ways are looked for as it will stand"),
    //: shapes.objects_where
    QT_TRANSLATE_NOOP("model", "--hulls-as-objects is for -o NAME_PHYS.dae and -o NAME_PHYS.obj: nothing else has objects"),
    //: window.files
    QT_TRANSLATE_NOOP("model", "Files or folders to open in the window, without a command; several become one scene"),
    //: window.separate
    QT_TRANSLATE_NOOP("model", "Open each file in a window of its own"),
    //: window.no_display
    QT_TRANSLATE_NOOP("model", "there is no display to open a window on; a command such as \"weighbridge report\" needs none"),
    //: render.about
    QT_TRANSLATE_NOOP("model", "Draw a scene as a picture."),
    //: render.example
    QT_TRANSLATE_NOOP("model", "Example: what costs in a project, from dear (red) to cheap (blue)\n  weighbridge render market.weighbridge --view cost -o market.png"),
    //: render.picture
    QT_TRANSLATE_NOOP("model", "The picture to write"),
    //: render.size
    QT_TRANSLATE_NOOP("model", "Width and height in pixels; {standard} if not given"),
    //: render.size_form
    QT_TRANSLATE_NOOP("model", "a width and a height from 1 to {limit} pixels were expected, as in 1280x960, not \"{text}\""),
    //: render.view
    QT_TRANSLATE_NOOP("model", "What to show: {words}; {standard} if not given, or octree where there is nothing else. physics is the shape that each part is weighed as; cost colours several objects by their land impact, and of a single one the shapes that are weighed by what each triangle or hull costs; map is the land straight from above, each square coloured by the land impact that stands on a square metre of it; octree the octrees and the first ray of a .scene file with what it meets"),
    //: render.beside
    QT_TRANSLATE_NOOP("model", "What to show to the right of it, from the same side, in halves of the picture: {words}"),
    //: render.explode
    QT_TRANSLATE_NOOP("model", "How far to draw parts and hulls apart from each other: 0 not at all, 1 twice as far from the middle of their object, at most {most}"),
    //: render.explode_form
    QT_TRANSLATE_NOOP("model", "a factor from 0 to {most} was expected, not \"{text}\""),
    //: render.orthographic
    QT_TRANSLATE_NOOP("model", "Draw what is far as large as what is near"),
    //: render.transparent
    QT_TRANSLATE_NOOP("model", "Leave the background clear"),
    //: render.legend
    QT_TRANSLATE_NOOP("model", "Tell below the picture, beyond its size, what its colours mean"),
    //: render.no_display
    QT_TRANSLATE_NOOP("model", "no OpenGL 3.2 to draw with was found; a display is needed, and xvfb-run can provide one"),
    //: render.nothing
    QT_TRANSLATE_NOOP("model", "has nothing that --view {view} draws"),
    //: render.no_picture
    QT_TRANSLATE_NOOP("model", "the picture could not be drawn"),
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
    QT_TRANSLATE_NOOP("model", "Its physics shape was uploaded as triangles, and its shape type is Prim. The grid uses every triangle; narrow ones make it expensive."),
    //: reason.thin_mesh
    QT_TRANSLATE_NOOP("model", "Its physics shape was uploaded as triangles, but one of its sides is too thin for the grid to use them. It gets one convex hull instead: openings are closed to avatars."),
    //: reason.dynamic_without_hulls
    QT_TRANSLATE_NOOP("model", "It is physical or moves, and its physics shape was uploaded as triangles. Moving triangles are more than the grid can do, so it gets one convex hull."),
    //: reason.no_physics_shape
    QT_TRANSLATE_NOOP("model", "The mesh was uploaded without a physics shape. All there is to use is its one convex hull: openings are closed to avatars."),
    //: reason.sculpt
    QT_TRANSLATE_NOOP("model", "Its shape is in its texture and not in the file. So what it really costs is not known, and it is taken as a small hull."),
    //: reason.not_convex
    QT_TRANSLATE_NOOP("model", "It is a prim with a hollow, a cut, a twist or a bend, so no hull fits it. The grid uses the triangles of its surface; narrow ones make it dear."),
    //: constant.simulation_factor
    QT_TRANSLATE_NOOP("model", "overall factor of the simulator cost SRC; no value was ever published"),
    //: constant.simulation_factor
    QT_TRANSLATE_NOOP("model", "Mesh Physics document gives the formula; the value is an illustration"),
    //: constant.simulation_factor
    QT_TRANSLATE_NOOP("model", "PE"),
    //: constant.linkset_factor
    QT_TRANSLATE_NOOP("model", "how much more a small linkset costs per part: n + linkset_factor/n"),
    //: constant.triangle_constant
    QT_TRANSLATE_NOOP("model", "k in k*N/W; 0.05 makes a 0.5 m wide triangle cost 0.1"),
    //: constant.triangle_constant
    QT_TRANSLATE_NOOP("model", "Mesh Physics document (Mesh/Mesh physics on the grid's wiki), section Physics Resource Cost"),
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
    QT_TRANSLATE_NOOP("model", "a box, sphere or cylinder: 0.1 I of the published formula"),
    //: constant.primitive_cost
    QT_TRANSLATE_NOOP("model", "Second Life wiki, Physics_Cost_test, revisions 1131515 of 12 January 2011 to 1148633 of 12 July 2011: the test plan prints the formula as text, 0.1 I"),
    //: constant.hull_cost
    QT_TRANSLATE_NOOP("model", "per convex hull: 0.2 H + 0.04 (V - 4H) of the published formula"),
    //: constant.hull_cost
    QT_TRANSLATE_NOOP("model", "Second Life wiki, Physics_Cost_test, revisions 1131515 of 12 January 2011 to 1148633 of 12 July 2011: the test plan prints the formula as text, 0.2 H + 0.04 (V - 4H)"),
    //: constant.hull_vertex_cost
    QT_TRANSLATE_NOOP("model", "per hull vertex, likewise"),
    //: constant.sculpt_hull_vertices
    QT_TRANSLATE_NOOP("model", "vertices of the hull that a sculpt is weighed as; measured in world from 0.1 PE (sphere) to 1.8 (cube, which 44 would give)"),
    //: constant.sculpt_hull_vertices
    QT_TRANSLATE_NOOP("model", "Second Life wiki, Sculpted_Prim_Usage, revision 1169304: 0.1 PE of a sculpted sphere, 1.8 of a sculpted cube; the value is the hull of a box"),
    //: constant.density_triangle_cost
    QT_TRANSLATE_NOOP("model", "the superseded triangle rule: 0.1 T T / (100 B)"),
    //: constant.density_triangle_cost
    QT_TRANSLATE_NOOP("model", "Second Life wiki, Physics_Cost_test, revisions 1131515 of 12 January 2011 to 1148633 of 12 July 2011: the test plan prints the formula as text, its third term, which the Mesh Physics document supersedes"),
    //: constant.density_volume
    QT_TRANSLATE_NOOP("model", "the 100 in it, per cubic metre of the bounding box"),
    //: constant.density_volume
    QT_TRANSLATE_NOOP("model", "1/m3"),
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
    //: constant.physical_limit
    QT_TRANSLATE_NOOP("model", "Mesh Physics document (Mesh/Mesh physics on the grid's wiki), section Physics Representation for Rezzed Prims, note 4"),
    //: constant.legacy_physical_limit
    QT_TRANSLATE_NOOP("model", "the same limit for a legacy linkset, in parts"),
    //: constant.legacy_physical_limit
    QT_TRANSLATE_NOOP("model", "known among builders; no page of the grid says it"),
    //: constant.thin_side_limit
    QT_TRANSLATE_NOOP("model", "a physics mesh with a side below it is weighed as its base hull"),
    //: constant.thin_side_limit
    QT_TRANSLATE_NOOP("model", "known among creators; SHAPE_BUILDER_USER_MESH_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h of the open-source viewer (secondlife/viewer, commit d6d453be)"),
    //: constant.thin_side_limit
    QT_TRANSLATE_NOOP("model", "representation"),
    //: constant.small_side
    QT_TRANSLATE_NOOP("model", "a side below it is small"),
    //: constant.small_side
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer: SHAPE_BUILDER_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)"),
    //: constant.small_side_factor
    QT_TRANSLATE_NOOP("model", "factor on the small sides of a thin round prim that is taken as a box: shown, no cost"),
    //: constant.small_side_factor
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer: LLPhysicsShapeBuilderUtil::determinePhysicsShape in indra/newview/llphysicsshapebuilderutil.cpp (secondlife/viewer, commit d6d453be)"),
    //: constant.minimum_side
    QT_TRANSLATE_NOOP("model", "a box side counts as at least this in the density rule; otherwise shown only"),
    //: constant.minimum_side
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer: SHAPE_BUILDER_MIN_GEOMETRY_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)"),
    //: constant.flat_average
    QT_TRANSLATE_NOOP("model", "a prim with one small side and a larger average side has that side raised"),
    //: constant.flat_side
    QT_TRANSLATE_NOOP("model", "... to at least this"),
    //: constant.flat_side
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer: COLLISION_TOLERANCE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)"),
    //: constant.tolerance_hollow
    QT_TRANSLATE_NOOP("model", "hollow up to this over the average side counts as none"),
    //: constant.tolerance_hollow
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_HOLLOW in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)"),
    //: constant.tolerance_cut
    QT_TRANSLATE_NOOP("model", "path and profile cut, likewise"),
    //: constant.tolerance_cut
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_PATH_CUT in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)"),
    //: constant.tolerance_taper
    QT_TRANSLATE_NOOP("model", "taper, likewise"),
    //: constant.tolerance_taper
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TAPER in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)"),
    //: constant.tolerance_twist
    QT_TRANSLATE_NOOP("model", "twist, likewise"),
    //: constant.tolerance_twist
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TWIST in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)"),
    //: constant.tolerance_shear
    QT_TRANSLATE_NOOP("model", "shear, likewise"),
    //: constant.tolerance_shear
    QT_TRANSLATE_NOOP("model", "physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_SHEAR in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)"),
    //: constant.prim_detail_medium
    QT_TRANSLATE_NOOP("model", "average side above which a prim is tessellated at detail 2"),
    //: constant.prim_detail_medium
    QT_TRANSLATE_NOOP("model", "physics display of the open-source viewer: get_physics_detail in indra/newview/llspatialpartition.cpp (secondlife/viewer, commit d6d453be)"),
    //: constant.prim_detail_high
    QT_TRANSLATE_NOOP("model", "... at detail 3"),
    //: constant.server_per_prim
    QT_TRANSLATE_NOOP("model", "per part"),
    //: constant.server_per_prim
    QT_TRANSLATE_NOOP("model", "Mesh/Mesh Server Weight on the grid's wiki, section Equation: the revised formula"),
    //: constant.server_per_script
    QT_TRANSLATE_NOOP("model", "per script after the first; the sum is at most the number of parts"),
    //: constant.metadata_discount
    QT_TRANSLATE_NOOP("model", "taken off each LOD block"),
    //: constant.metadata_discount
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: MeshMetaDataDiscount in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)"),
    //: constant.metadata_discount
    QT_TRANSLATE_NOOP("model", "bytes"),
    //: constant.minimum_bytes
    QT_TRANSLATE_NOOP("model", "least size of a LOD block after that"),
    //: constant.minimum_bytes
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: MeshMinimumByteSize in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)"),
    //: constant.bytes_per_triangle
    QT_TRANSLATE_NOOP("model", "estimated size of a triangle"),
    //: constant.bytes_per_triangle
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: MeshBytesPerTriangle in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)"),
    //: constant.triangle_budget
    QT_TRANSLATE_NOOP("model", "triangles a region may show"),
    //: constant.triangle_budget
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: MeshTriangleBudget in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)"),
    //: constant.streaming_scale
    QT_TRANSLATE_NOOP("model", "PE that the budget is worth"),
    //: constant.streaming_scale
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: LLMeshCostData::getRadiusBasedStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)"),
    //: constant.max_distance
    QT_TRANSLATE_NOOP("model", "farthest switch of a LOD"),
    //: constant.max_distance
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: LLMeshCostData::getRadiusWeightedTris in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)"),
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
    QT_TRANSLATE_NOOP("model", "the reduction of 2024 for mesh that is not animated; 1 in profiles of older rules"),
    //: constant.static_mesh_factor
    QT_TRANSLATE_NOOP("model", "Linden Lab, announcement of the increased land impact allowance, 2024: the download weight of static mesh is 15 % lower on all regions"),
    //: constant.prim_streaming_cap
    QT_TRANSLATE_NOOP("model", "most that a prim streams for"),
    //: constant.prim_streaming_cap
    QT_TRANSLATE_NOOP("model", "Mesh/Download Weight on the grid's wiki; release notes of the grid's server 12.07.31.262785"),
    //: constant.sculpt_streaming_cap
    QT_TRANSLATE_NOOP("model", "most that a sculpt streams for"),
    //: constant.prim_bytes_per_triangle
    QT_TRANSLATE_NOOP("model", "estimated size of a triangle of a prim"),
    //: constant.prim_bytes_per_triangle
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: LLVOVolume::getCostData in indra/newview/llvovolume.cpp (secondlife/viewer, commit d6d453be)"),
    //: constant.animated_per_triangle
    QT_TRANSLATE_NOOP("model", "per charged triangle of animated mesh"),
    //: constant.animated_per_triangle
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: ANIMATED_OBJECT_COST_PER_KTRI in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)"),
    //: constant.animated_root
    QT_TRANSLATE_NOOP("model", "for the root of an animated object"),
    //: constant.animated_root
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: ANIMATED_OBJECT_BASE_COST in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)"),
    //: constant.animated_free_triangles
    QT_TRANSLATE_NOOP("model", "least allowance of a lower LOD"),
    //: constant.animated_free_triangles
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer: LLMeshCostData::getEstTrisForStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)"),
    //: constant.land_impact_minimum
    QT_TRANSLATE_NOOP("model", "least land impact of a linkset"),
    //: constant.land_impact_minimum
    QT_TRANSLATE_NOOP("model", "totals"),
    //: constant.opensim_primitive
    QT_TRANSLATE_NOOP("model", "native box or sphere, and the floor of a mesh"),
    //: constant.opensim_primitive
    QT_TRANSLATE_NOOP("model", "the open-source OpenSim server: OpenSim/Region/PhysicsModules/ubOde/ODEPrim.cs (opensim/opensim, commit 247b9182)"),
    //: constant.opensim_primitive
    QT_TRANSLATE_NOOP("model", "opensim"),
    //: constant.opensim_index
    QT_TRANSLATE_NOOP("model", "per index of a triangle mesh"),
    //: constant.opensim_size
    QT_TRANSLATE_NOOP("model", "times the squared half-size"),
    //: constant.opensim_penalty
    QT_TRANSLATE_NOOP("model", "physical: 1 + this * |scale|^2"),
    //: constant.opensim_penalty
    QT_TRANSLATE_NOOP("model", "the open-source OpenSim server: OpenSim/Region/Framework/Scenes/SceneObjectPart.cs (opensim/opensim, commit 247b9182)"),
    //: constant.opensim_streaming
    QT_TRANSLATE_NOOP("model", "streaming cost of a part"),
    //: constant.opensim_simulation
    QT_TRANSLATE_NOOP("model", "simulation cost of a part; twice that when physical"),
    //: published
    QT_TRANSLATE_NOOP("model", "1 box"),
    //: published
    QT_TRANSLATE_NOOP("model", "wiki Sculpted_Prim_Usage, revision 1169304"),
    //: published
    QT_TRANSLATE_NOOP("model", "printed to one decimal"),
    //: published
    QT_TRANSLATE_NOOP("model", "1 sphere"),
    //: published
    QT_TRANSLATE_NOOP("model", "1 hull of 8 vertices"),
    //: published
    QT_TRANSLATE_NOOP("model", "0.36 by the rule"),
    //: published
    QT_TRANSLATE_NOOP("model", "the shape is not in a file"),
    //: published
    QT_TRANSLATE_NOOP("model", "1 sculpt"),
    //: published
    QT_TRANSLATE_NOOP("model", "a hull of 44 vertices would give it"),
    //: published
    QT_TRANSLATE_NOOP("model", "ChinRey, blog, 3 September 2020"),
    //: published
    QT_TRANSLATE_NOOP("model", "2 hulls of 8 vertices"),
    //: published
    QT_TRANSLATE_NOOP("model", "5 hulls of 8 vertices"),
    //: published
    QT_TRANSLATE_NOOP("model", "10 hulls of 8 vertices"),
    //: published
    QT_TRANSLATE_NOOP("model", "21 boxes and 1 None"),
    //: published
    QT_TRANSLATE_NOOP("model", "Nalates, blog, 28 February 2012"),
    //: published
    QT_TRANSLATE_NOOP("model", "3 boxes and 1 None"),
    //: published
    QT_TRANSLATE_NOOP("model", "2 boxes, one Convex Hull"),
    //: published
    QT_TRANSLATE_NOOP("model", "forum topic 159299"),
    //: published
    QT_TRANSLATE_NOOP("model", "10 boxes and a cylinder, all Convex Hull"),
    //: published
    QT_TRANSLATE_NOOP("model", "forum topic 83294"),
    //: published
    QT_TRANSLATE_NOOP("model", "5.5 rounds up"),
    //: published
    QT_TRANSLATE_NOOP("model", "19 boxes as hulls, 1 script"),
    //: published
    QT_TRANSLATE_NOOP("model", "governormarley, blog, post 1598"),
    //: published
    QT_TRANSLATE_NOOP("model", "SRC 19.05"),
    //: published
    QT_TRANSLATE_NOOP("model", "sizes unknown; physics at most 1.33 a part"),
    //: published
    QT_TRANSLATE_NOOP("model", "12 sculpts"),
    //: published
    QT_TRANSLATE_NOOP("model", "virtualkennelclub, 27 July 2012"),
    //: published
    QT_TRANSLATE_NOOP("model", "counter-evidence to 1.8 a sculpt"),
    //: published
    QT_TRANSLATE_NOOP("model", "30 sculpts"),
    //: published
    QT_TRANSLATE_NOOP("model", "the model is not public"),
    //: published
    QT_TRANSLATE_NOOP("model", "decomposition"),
    //: published
    QT_TRANSLATE_NOOP("model", "the published document"),
    //: published
    QT_TRANSLATE_NOOP("model", "decomposition of 13 PE"),
    //: published
    QT_TRANSLATE_NOOP("model", "10 boxes"),
    //: published
    QT_TRANSLATE_NOOP("model", "10 boxes within 3 x 4 x 5 m"),
    //: published
    QT_TRANSLATE_NOOP("model", "1.62667 exactly: the document rounds the area"),
    //: published
    QT_TRANSLATE_NOOP("model", "static mesh"),
    //: published
    QT_TRANSLATE_NOOP("model", "Drongle McMahon, forum, 24 August 2011"),
    //: published
    QT_TRANSLATE_NOOP("model", "where the slope of the download weight changes"),
    //: published
    QT_TRANSLATE_NOOP("model", "Linden Lab, announcement of the increased land impact allowance"),
    //: published
    QT_TRANSLATE_NOOP("model", "animated mesh, prims and sculpts excepted"),
    //: term.land_impact
    QT_TRANSLATE_NOOP("model", "the grid's official page on land impact"),
    //: term.land_impact
    QT_TRANSLATE_NOOP("model", "LI"),
    //: term.physics
    QT_TRANSLATE_NOOP("model", "physics of all parts"),
    //: term.physics
    QT_TRANSLATE_NOOP("model", "Mesh Physics document"),
    //: term.physics_dynamic
    QT_TRANSLATE_NOOP("model", "physics of all parts, each as it is when it moves"),
    //: term.physics_physical
    QT_TRANSLATE_NOOP("model", "physics of a physical linkset"),
    //: term.penalty
    QT_TRANSLATE_NOOP("model", "factor for being physical"),
    //: term.streaming
    QT_TRANSLATE_NOOP("model", "streaming (download) of all parts"),
    //: term.streaming
    QT_TRANSLATE_NOOP("model", "streaming cost of the open-source viewer"),
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
    //: term.primitive_box
    QT_TRANSLATE_NOOP("model", "the published formula (Second Life wiki, Physics_Cost_test): 0.1 I; Mesh Physics document"),
    //: term.primitive_round
    QT_TRANSLATE_NOOP("model", "{part}: a sphere or cylinder"),
    //: term.primitive_round
    QT_TRANSLATE_NOOP("model", "the published formula (Second Life wiki, Physics_Cost_test): 0.1 I"),
    //: term.hull
    QT_TRANSLATE_NOOP("model", "{part}: one convex hull"),
    //: term.hull
    QT_TRANSLATE_NOOP("model", "the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H); measured in world for a cube"),
    //: term.sculpt_hull
    QT_TRANSLATE_NOOP("model", "{part}: the hull that a sculpt is taken as"),
    //: term.sculpt_hull
    QT_TRANSLATE_NOOP("model", "inferred: the shape decides, and is not in the file; measured in world (Second Life wiki, Sculpted_Prim_Usage)"),
    //: term.decomposition
    QT_TRANSLATE_NOOP("model", "{part}: convex decomposition"),
    //: term.decomposition
    QT_TRANSLATE_NOOP("model", "the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H)"),
    //: term.triangle_mesh
    QT_TRANSLATE_NOOP("model", "{part}: triangle mesh"),
    //: term.average_width
    QT_TRANSLATE_NOOP("model", "average width of its triangles, clamped"),
    //: term.average_width
    QT_TRANSLATE_NOOP("model", "Mesh Physics document, read as the harmonic mean that its own numbers need"),
    //: term.triangle_density
    QT_TRANSLATE_NOOP("model", "{part}: triangle mesh, by the superseded rule"),
    //: term.triangle_density
    QT_TRANSLATE_NOOP("model", "the published formula (Second Life wiki, Physics_Cost_test): 0.1 T T / (100 B), which the Mesh Physics document supersedes"),
    //: term.box_volume
    QT_TRANSLATE_NOOP("model", "volume of its box"),
    //: term.box_volume
    QT_TRANSLATE_NOOP("model", "the published formula (Second Life wiki, Physics_Cost_test)"),
    //: term.box_volume
    QT_TRANSLATE_NOOP("model", "m3"),
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
    //: term.static_mesh
    QT_TRANSLATE_NOOP("model", "factor of mesh that is not animated, since 2024"),
    //: term.static_mesh
    QT_TRANSLATE_NOOP("model", "Linden Lab, announcement of the increased land impact allowance, 2024: 15 % less, not for animated mesh, prims and sculpts"),
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
    //: term.opensim_total
    QT_TRANSLATE_NOOP("model", "the open-source OpenSim server"),
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
    QT_TRANSLATE_NOOP("model", "the part's size along x"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "the part's size along y"),
    //: quantity
    QT_TRANSLATE_NOOP("model", "the part's size along z"),
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
    QT_TRANSLATE_NOOP("model", "triangle mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "new"),
    //: word
    QT_TRANSLATE_NOOP("model", "legacy"),
    //: word
    QT_TRANSLATE_NOOP("model", "hull list"),
    //: word
    QT_TRANSLATE_NOOP("model", "octree boxes"),
    //: word
    QT_TRANSLATE_NOOP("model", "octree surface"),
    //: word
    QT_TRANSLATE_NOOP("model", "simpler mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "existing"),
    //: word
    QT_TRANSLATE_NOOP("model", "base"),
    //: word
    QT_TRANSLATE_NOOP("model", "boxes"),
    //: word
    QT_TRANSLATE_NOOP("model", "hacd"),
    //: word
    QT_TRANSLATE_NOOP("model", "drop"),
    //: word
    QT_TRANSLATE_NOOP("model", "cover"),
    //: word
    QT_TRANSLATE_NOOP("model", "panels"),
    //: word
    QT_TRANSLATE_NOOP("model", "simplify"),
    //: word
    QT_TRANSLATE_NOOP("model", "exact"),
    //: word
    QT_TRANSLATE_NOOP("model", "analyze"),
    //: word
    QT_TRANSLATE_NOOP("model", "asset"),
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
    QT_TRANSLATE_NOOP("model", "physics mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "thin mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "dynamic without hulls"),
    //: word
    QT_TRANSLATE_NOOP("model", "no physics shape"),
    //: word
    QT_TRANSLATE_NOOP("model", "not convex"),
    //: word
    QT_TRANSLATE_NOOP("model", "raised side"),
    //: word
    QT_TRANSLATE_NOOP("model", "prim detail"),
    //: word
    QT_TRANSLATE_NOOP("model", "physical limit"),
    //: word
    QT_TRANSLATE_NOOP("model", "download plateau"),
    //: word
    QT_TRANSLATE_NOOP("model", "average width"),
    //: word
    QT_TRANSLATE_NOOP("model", "box volume"),
    //: word
    QT_TRANSLATE_NOOP("model", "streaming prim"),
    //: word
    QT_TRANSLATE_NOOP("model", "streaming sculpt"),
    //: word
    QT_TRANSLATE_NOOP("model", "lod triangles"),
    //: word
    QT_TRANSLATE_NOOP("model", "lod disc"),
    //: word
    QT_TRANSLATE_NOOP("model", "lod ring"),
    //: word
    QT_TRANSLATE_NOOP("model", "lod charged"),
    //: word
    QT_TRANSLATE_NOOP("model", "opensim mesh"),
    //: word
    QT_TRANSLATE_NOOP("model", "opensim part"),
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
    QT_TRANSLATE_NOOP("model", "Sculpt hull vertices"),
    //: title
    QT_TRANSLATE_NOOP("model", "Density triangle cost"),
    //: title
    QT_TRANSLATE_NOOP("model", "Density volume"),
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
    //: title
    QT_TRANSLATE_NOOP("model", "Triangle rule"),
    //: word
    QT_TRANSLATE_NOOP("model", "width"),
    //: word
    QT_TRANSLATE_NOOP("model", "density"),
    //: word
    QT_TRANSLATE_NOOP("model", "Convex Hull"),
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
    QT_TRANSLATE_NOOP("model", "an unknown way to cut faces"),
    //: word
    QT_TRANSLATE_NOOP("model", "an unknown stumble"),
    //: word
    QT_TRANSLATE_NOOP("model", "an unknown omission"),
    //: word
    QT_TRANSLATE_NOOP("model", "an area that is none"),
    //: word
    QT_TRANSLATE_NOOP("model", "a record ends that did not begin"),
    //: word
    QT_TRANSLATE_NOOP("model", "a list of numbers was expected to end"),
    //: word
    QT_TRANSLATE_NOOP("model", "a value of a kind that FBX does not have"),
    //: word
    QT_TRANSLATE_NOOP("model", "a number in it is too long"),
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
    //: word
    QT_TRANSLATE_NOOP("model", "no longer fits"),
    //: word
    QT_TRANSLATE_NOOP("model", "fits again"),
    //: word
    QT_TRANSLATE_NOOP("model", "decided anew"),
};
