#include "model/cost/representation.h"

#include <array>

namespace wb::cost {
namespace {

constexpr std::array<std::string_view, 6> representationNames{
    "none", "primitive", "base_hull", "hull", "decomposition", "triangle_mesh"};

constexpr std::string_view reasonPrefix = "reason.";

/// In the order of Reason.
constexpr std::array<Text, reasonCount> reasonTexts{{
    {"reason.flexible",
     "A flexible prim bends on the viewer's side only. The grid gives it no physics shape at all, "
     "so "
     "avatars walk through it and it costs no physics."},
    {"reason.shape_none",
     "Its physics shape type is None. It has no physics shape, so avatars walk through it and it "
     "costs no physics."},
    {"reason.root_none_as_hull",
     "Its physics shape type is None, but the root of a linkset must have a shape. It is weighed "
     "as "
     "if it were set to Convex Hull."},
    {"reason.box",
     "Its parameters are those of a plain box, or so near to them that the grid takes it as one. A "
     "box is the cheapest shape there is."},
    {"reason.sphere",
     "It is a whole sphere with three equal sides, or so near to one that the grid takes it as "
     "one. "
     "A sphere is among the cheapest shapes."},
    {"reason.cylinder",
     "It is a straight cylinder with a round base, or so near to one that the grid takes it as "
     "one. "
     "A cylinder is among the cheapest shapes."},
    {"reason.thin_round_box",
     "It is a sphere or cylinder with two or more sides so small that nobody could tell it from a "
     "box. The grid takes it as a box."},
    {"reason.tiny_box",
     "All three of its sides are so small that the grid takes it as a box, whatever it looks "
     "like."},
    {"reason.thin_straight_box",
     "It is a straight prim, not cut, with two or more sides so small that the grid takes it as a "
     "box, whatever its hollow, taper or twist."},
    {"reason.shape_convex_hull",
     "Its physics shape type is Convex Hull: the grid stretches one tight skin around it. Openings "
     "and hollows are closed to avatars."},
    {"reason.convex",
     "It is a prim without any dent, so one convex hull is exactly its shape. That is far cheaper "
     "than triangles."},
    {"reason.two_small_sides",
     "Two or more of its sides are so small that the grid does not look at its exact shape. It "
     "gets "
     "one convex hull, even if it has a list of hulls."},
    {"reason.hull_list",
     "Its physics shape was uploaded as a list of convex hulls, and its shape type is Prim. The "
     "grid uses these hulls, whether it moves or not."},
    {"reason.physics_mesh",
     "Its physics shape was uploaded as triangles, and its shape type is Prim. The grid uses every "
     "triangle; narrow ones make it expensive."},
    {"reason.thin_mesh",
     "Its physics shape was uploaded as triangles, but one of its sides is too thin for the grid "
     "to "
     "use them. It gets one convex hull instead: openings are closed to avatars."},
    {"reason.dynamic_without_hulls",
     "It is physical or moves, and its physics shape was uploaded as triangles. Moving triangles "
     "are "
     "more than the grid can do, so it gets one convex hull."},
    {"reason.no_physics_shape",
     "The mesh was uploaded without a physics shape. All there is to use is its one convex hull: "
     "openings are closed to avatars."},
    {"reason.sculpt",
     "Its shape is in its texture and not in the file. So what it really costs is not known, and "
     "it is taken as a small hull."},
    {"reason.not_convex",
     "It is a prim with a hollow, a cut, a twist or a bend, so no hull fits it. The grid uses the "
     "triangles of its surface; narrow ones make it dear."},
}};

}  // namespace

std::string_view name(Representation representation) {
  return representationNames[static_cast<std::size_t>(representation)];
}

const Text& text(Reason reason) { return reasonTexts[static_cast<std::size_t>(reason)]; }
std::string_view code(Reason reason) { return text(reason).code.substr(reasonPrefix.size()); }
std::string_view sentence(Reason reason) { return text(reason).english; }

}  // namespace wb::cost
