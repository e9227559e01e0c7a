#pragma once

#include "model/core/text.h"

namespace wb::octree {

/// What can be wrong with an octree, a file of octrees or a change to one, and how two casts
/// differ.
inline constexpr TextTable octreeTexts({
    {"octree.truncated", "ends inside the octree: another cube was expected"},
    {"octree.trailing", "goes on after the whole octree; the end was expected"},
    {"octree.unknown_cube", "\"{found}\" is no cube; E, S, N or O was expected"},
    {"octree.codes", "twelve codes from 0 to {greatest} between braces were expected after N"},
    {"octree.too_deep", "is nested deeper than {limit} levels, the most that is read"},
    {"octree.too_many", "holds more than {limit} cubes, the most that is read"},

    {"nxoc.magic", "is no octree of Inexor; \"Inexor Octree\" was expected at its beginning"},
    {"nxoc.version", "version {version} of Inexor's octrees; 0 was expected"},
    {"nxoc.type", "{type} is no type of a cube; 0 to 3 was expected"},
    {"nxoc.cut_header", "ends inside its header: a version of 4 bytes was expected after the name"},
    {"nxoc.cut_codes",
     "ends inside the codes of an indented cube: {expected} bytes were expected, {found} are "
     "there"},
    {"nxoc.code", "{code} is no code of an indented edge; 0 to {greatest} was expected"},

    {"ogz.not_gzip", "is not packed by gzip: {reason}"},
    {"ogz.packed_truncated", "ends inside its gzip packing"},
    {"ogz.unpacks_too_large", "unpacks to more than {limit} bytes, the most that is read"},
    {"ogz.magic", "is no map of Cube 2; \"OCTA\" was expected at the beginning of what is packed"},
    {"ogz.version",
     "is a Cube 2 map of version {version}; versions {oldest} to {newest} can be read"},
    {"ogz.world_size", "a world size of {size}; a power of two was expected"},
    {"ogz.count", "{count} {what}; a number from 0 was expected"},
    {"ogz.variable", "{type} is no type of a variable; 0, 1 or 2 was expected"},
    {"ogz.cube", "{type} is no kind of a cube; 0 to 4 was expected"},
    {"ogz.truncated", "ends inside the map: {bytes} more bytes were expected"},

    {"octree_file.unknown",
     "is no octree; a file of Inexor (.nxoc) or a map of Cube 2 (.ogz) was expected"},
    {"octree_scene.word", "\"{found}\" begins no line; octree or ray was expected"},
    {"octree_scene.octree",
     "octree X Y Z SIZE TREE was expected, and after it at most rot QX QY QZ QW"},
    {"octree_scene.ray", "ray OX OY OZ DX DY DZ was expected, and after it at most a depth"},
    {"octree_scene.number", "\"{found}\" is not a number from {minimum} to {maximum}"},
    {"octree_scene.direction", "the direction is 0; a direction of any length was expected"},
    {"octree_scene.rotation", "the rotation is 0; four numbers, not all 0, were expected"},
    {"octree_scene.depth",
     "\"{found}\" is no depth; a whole number from 0 to {limit} was expected"},
    {"octree_scene.too_many", "holds more than {limit} of them, the most that are read"},

    {"edit.no_face", "The ray begins inside this cube: there is no face to build on."},
    {"edit.at_border", "The octree ends at this face; nothing can be filled beyond its bounds."},
    {"edit.part_of_indented",
     "An indented cube cannot be divided; choose a grid depth at which it is changed as a whole."},
    {"edit.divided", "This cube is divided already; look at a greater grid depth."},
    {"edit.unequal", "Only eight cubes that are all solid or all empty can be merged into one."},
    {"edit.box_outside", "The box is partly beyond the bounds of the octree; it must lie within."},
    {"edit.box_too_large",
     "A box of {cells} cells was chosen, and {limit} can be changed at once: choose a smaller grid "
     "depth or a smaller box."},
    {"edit.push_divided",
     "A divided cube cannot be pushed as one: choose a greater grid depth, or make it solid."},
    {"edit.push_nothing", "There is only empty space: nothing can be pushed."},
    {"edit.push_outside", "Point at a face of the octree in which the box is chosen."},
    {"edit.pushed_in", "It is pushed in as far as it goes: it has met what is opposite."},
    {"edit.pushed_out",
     "It is pulled out as far as it goes: no cube reaches beyond its box. Fill the one before it."},
    {"edit.too_deep", "An octree can be divided {limit} times at most."},
    {"edit.too_many", "An octree can have {limit} cubes at most."},
    {"edit.too_large", "An octree can be {limit} m wide at most."},
    {"edit.too_far", "The octree would begin more than {limit} m from the origin."},

    {"difference.none", "Both methods find the same."},
    {"difference.missed", "Inexor's method misses"},
    {"difference.inside", "The ray begins inside a leaf, and Inexor's method does not say so"},
    {"difference.behind", "Inexor's method finds something behind the ray's origin"},
    {"difference.phantom", "Inexor's method finds a cube that the ray passes by"},
    {"difference.octree", "Inexor's method finds another octree"},
    {"difference.leaf", "Inexor's method finds another leaf"},
    {"difference.face", "Inexor's method finds another face of the leaf"},
    {"difference.point", "Inexor's method finds another point of the face"},
    {"difference.because", "{difference}: {causes}."},
    {"difference.together",
     "{difference}, for reasons that only together bring it about: {causes}."},
    {"difference.and", "{causes}; {cause}"},
    {"difference.unexplained", "{difference}."},
    {"cause.inside", "it has no rule for an origin inside a leaf"},
    {"cause.line",
     "it tests boxes against a line without beginning, so that boxes behind the origin count"},
    {"cause.no_return", "it goes on only into what has the nearest centre, and never goes back"},
    {"cause.four_children",
     "it stops at the first four children that are met, in their order and not along the ray"},
    {"cause.child_centre",
     "of the children that are met it follows only the one with the nearest centre, not the one "
     "that is met first"},
    {"cause.octree_centre",
     "of the octrees that are met it follows only the one with the nearest centre, not the one "
     "that is met first"},
    {"cause.face_centre",
     "it takes the face whose centre is nearest to where its plane is met, not the one that is "
     "entered"},
    {"cause.turned", "it takes octrees as not turned"},
    {"cause.indented", "it takes indented cubes as full boxes"},
    {"octree.too_many_sides",
     "has more than {limit} sides between what is filled and what is not, the most that a surface "
     "or hulls are made of"},
});

}  // namespace wb::octree
