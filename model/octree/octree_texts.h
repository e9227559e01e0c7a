#pragma once

#include "model/core/text.h"

namespace wb::octree {

/// What can be wrong with an octree, a file of octrees or a change to one, and how two casts
/// differ.
inline constexpr TextTable octreeTexts({
    {"octree.truncated", "the data ends inside the octree; expected another cube"},
    {"octree.trailing", "there is unexpected data after the end of the octree"},
    {"octree.unknown_cube", "expected E, S, N or O, found \"{found}\""},
    {"octree.codes", "expected twelve codes from 0 to {greatest} in braces after \"N\""},
    {"octree.too_deep", "the octree is nested too deeply; the limit is {limit} levels"},
    {"octree.too_many", "the octree contains too many cubes; the limit is {limit}"},

    {"nxoc.magic", "the file is not an Inexor octree; it must begin with \"Inexor Octree\""},
    {"nxoc.version",
     "the file uses version {version} of Inexor's octree format; only version 0 can be read"},
    {"nxoc.type", "expected a cube type from 0 to 3, found {type}"},
    {"nxoc.cut_header",
     "the file ends inside its header; expected a 4-byte version number after \"Inexor Octree\""},
    {"nxoc.cut_codes",
     "the file ends inside the codes of an indented cube; expected {expected} bytes, found "
     "{found}"},
    {"nxoc.code", "expected an edge code from 0 to {greatest}, found {code}"},

    {"ogz.not_gzip", "has invalid gzip data ({reason}); copy or export it again"},
    {"ogz.packed_truncated",
     "could not be read completely, because it ends inside the gzip data; copy or export it "
     "again"},
    {"ogz.unpacks_too_large", "is too large when decompressed; the limit is {limit} bytes"},
    {"ogz.magic", "the file is not a Cube 2 map; the decompressed data must begin with \"OCTA\""},
    {"ogz.version",
     "the file is a Cube 2 map of version {version}; versions {oldest} to {newest} can be read"},
    {"ogz.world_size", "expected a world size that is a power of two, found {size}"},
    {"ogz.count", "the number of {what} must be at least 0, not {count}"},
    {"ogz.variable", "expected variable type 0, 1 or 2, found {type}"},
    {"ogz.cube", "expected a cube type from 0 to 4, found {type}"},
    {"ogz.truncated",
     "the file could not be read completely, because it ends inside the map (missing bytes: "
     "{bytes}); copy or export it again"},

    {"octree_file.unknown",
     "is not an octree; supported types: Inexor octrees (.nxoc), Cube 2 maps (.ogz)"},
    {"octree_scene.word",
     "expected a line that begins with \"octree\" or \"ray\", found \"{found}\""},
    {"octree_scene.octree",
     "expected \"octree X Y Z SIZE TREE\", optionally followed by \"rot QX QY QZ QW\""},
    {"octree_scene.ray", "expected \"ray OX OY OZ DX DY DZ\", optionally followed by a depth"},
    {"octree_scene.number", "expected a number from {minimum} to {maximum}, found \"{found}\""},
    {"octree_scene.direction",
     "the direction is 0; at least one of its three numbers must not be 0"},
    {"octree_scene.rotation", "the rotation is 0; at least one of its four numbers must not be 0"},
    {"octree_scene.depth",
     "expected a whole number from 0 to {limit} for the depth, found \"{found}\""},
    {"octree_scene.too_many", "the file contains too many octrees; the limit is {limit}"},
    {"octree_scene.too_many_rays", "the file contains too many rays; the limit is {limit}"},

    {"edit.no_face", "This cube is seen from inside, so there is no face to edit."},
    {"edit.at_border",
     "The octree ends at this face. To fill or paste cells beyond it, grow the octree first."},
    {"edit.part_of_indented",
     "This would divide an indented cube, which is not possible. To change or copy the cube as a "
     "whole, choose a smaller grid depth."},
    {"edit.divided",
     "This cube is already divided; to divide the cubes inside it, choose a greater grid depth."},
    {"edit.unequal", "Eight cubes can be merged only if all are solid or all are empty."},
    {"edit.box_outside",
     "The box would extend beyond the octree; choose a different place, or grow the octree first."},
    {"edit.box_too_large",
     "The selected box has {cells} cells, but the limit is {limit}: choose a smaller grid depth or "
     "a smaller box."},
    {"edit.push_divided",
     "A divided cube cannot be pushed as a whole: choose a greater grid depth, or make the cube "
     "solid."},
    {"edit.push_nothing", "There is only empty space here, so there is nothing to push."},
    {"edit.push_outside", "Point at a face of the octree that contains the selected box."},
    {"edit.pushed_in",
     "The face, edge or corner cannot move in any farther: it has reached the opposite side."},
    {"edit.pushed_out",
     "The face, edge or corner cannot move out any farther: it has reached the bounds of its cube. "
     "To go farther, fill the cell in front of the cube."},
    {"edit.too_deep", "An octree can be at most {limit} levels deep."},
    {"edit.too_many", "An octree can have at most {limit} cubes."},
    {"edit.too_large", "An octree can be at most {limit} m wide."},
    {"edit.too_far",
     "The position of the larger octree would be more than {limit} m from the origin."},

    {"difference.none", "Both methods agree."},
    {"difference.missed", "Inexor's method finds nothing"},
    {"difference.inside", "Inexor's method does not report the leaf in which the ray starts"},
    {"difference.behind", "Inexor's method finds something behind the ray's origin"},
    {"difference.phantom", "Inexor's method finds a cube that the ray misses"},
    {"difference.octree", "Inexor's method finds a different octree"},
    {"difference.leaf", "Inexor's method finds a different leaf"},
    {"difference.face", "Inexor's method finds a different face of the leaf"},
    {"difference.point", "Inexor's method finds a different point on the face"},
    {"difference.because", "{difference}: {causes}."},
    {"difference.together", "{difference}, for a combination of reasons: {causes}."},
    {"difference.and", "{causes}; {cause}"},
    {"difference.unexplained", "{difference}."},
    {"cause.inside", "it has no rule for rays that start inside a leaf"},
    {"cause.line",
     "the method tests boxes against an infinite line, so boxes behind the origin count as hits"},
    {"cause.no_return",
     "it descends only into the child with the nearest center, and never goes back"},
    {"cause.four_children",
     "it stops after the first four children that the ray meets, counted in index order, not in "
     "order along the ray"},
    {"cause.child_centre",
     "of the children that the ray meets, the method follows only the one with the nearest center, "
     "not the first along the ray"},
    {"cause.octree_centre",
     "of the octrees that the ray meets, the method follows only the one with the nearest center, "
     "not the first along the ray"},
    {"cause.face_centre",
     "it picks the face whose center is nearest to the point where the ray meets that face's "
     "plane, not the face that the ray enters through"},
    {"cause.turned", "it ignores the rotation of octrees"},
    {"cause.indented", "it treats indented cubes as full boxes"},
    {"octree.too_many_sides",
     "has too many filled cubes or exposed faces to be converted to a surface or hulls; the limit "
     "is {limit}"},
});

}  // namespace wb::octree
