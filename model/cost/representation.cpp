// Problem: which shape the grid gives a part for physics, and so which formula its cost has.
// Method: a decision list: tests in a fixed order, of which the first that holds decides. The tests
// are those of the physics shape builder of the open-source viewer, and of the Mesh Physics
// document for shape types. Tolerances of prims shrink with the average side.
// Cost: constant for each part; geometry is not looked at, only PartStatistics. Its limits are
// constants of the profile (detail/constants.def, with their sources), not tuned here.

#include "model/cost/representation.h"

#include "model/cost/number_sink.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::cost {

bool mayHaveShapeType(scene::PartKind kind, scene::ShapeType type,
                      const PartStatistics& statistics) {
  if (kind != scene::PartKind::mesh || type != scene::ShapeType::prim) return true;
  const bool isUnknown =
      statistics.isNothingKnown() || statistics.unknown.physicsMesh || statistics.unknown.hullList;
  return isUnknown || statistics.triangleMesh || statistics.decomposition.hulls > 0;
}

namespace {

constexpr std::array<std::string_view, 6> representationNames{
    "none", "primitive", "base_hull", "hull", "decomposition", "triangle_mesh"};

constexpr std::string_view reasonPrefix = "reason.";

/// In the order of Reason.
constexpr std::array<Text, reasonCount> reasonTexts{{
    {"reason.flexible",
     "A flexible prim bends only in the viewer. The grid gives it no physics shape, so avatars "
     "walk through it and it has no physics cost."},
    {"reason.shape_none",
     "Its physics shape type is None. It has no physics shape, so avatars walk through it and it "
     "has no physics cost."},
    {"reason.root_none_as_hull",
     "Its physics shape type is None, but the root of a linkset must have a shape. The root is "
     "weighed as Convex Hull."},
    {"reason.box",
     "It is a plain box, or close enough for the grid to treat it as one. A box is among the "
     "cheapest shapes."},
    {"reason.sphere",
     "Its three sides are equal, and it is a full sphere or close enough for the grid to treat it "
     "as one. A sphere is among the cheapest shapes."},
    {"reason.cylinder",
     "Its base is round, and it is a straight cylinder or close enough for the grid to treat it as "
     "one. A cylinder is among the cheapest shapes."},
    {"reason.thin_round_box",
     "It is a sphere or cylinder so thin along two or more axes that the grid treats it as a "
     "box."},
    {"reason.tiny_box",
     "All three of its sides are so small that the grid treats it as a box, whatever it looks "
     "like."},
    {"reason.thin_straight_box",
     "It is a straight prim without cuts, and two or more of its sides are very small. The grid "
     "therefore treats it as a box, whatever its hollow, taper or twist."},
    {"reason.shape_convex_hull",
     "Its physics shape type is Convex Hull: the grid wraps the part tightly in one convex shape. "
     "Openings and hollows are closed to avatars."},
    {"reason.convex",
     "It is a convex prim, so one convex hull fits it exactly. One hull is far cheaper than "
     "triangles."},
    {"reason.two_small_sides",
     "Two or more of its sides are so small that the grid ignores its exact shape. The part gets "
     "one convex hull, even if it has a list of hulls."},
    {"reason.hull_list",
     "Its physics shape was uploaded as a list of convex hulls, and its shape type is Prim. The "
     "grid uses these hulls, whether or not the part moves."},
    {"reason.physics_mesh",
     "Its physics shape was uploaded as triangles, and its shape type is Prim. The grid uses every "
     "triangle; narrow ones make the part expensive."},
    {"reason.thin_mesh",
     "Its physics shape was uploaded as triangles, but the part is too thin along one axis for the "
     "grid to use them. It gets one convex hull instead, so openings are closed to avatars."},
    {"reason.dynamic_without_hulls",
     "It is physical or moving, and its physics shape was uploaded as triangles. The grid cannot "
     "move triangles, so the part gets one convex hull."},
    {"reason.no_physics_shape",
     "The mesh was uploaded without a physics shape. The grid can use only one convex hull for the "
     "mesh, so openings are closed to avatars."},
    {"reason.sculpt",
     "Its shape is in its texture, not in the file. Its real physics cost is therefore unknown; "
     "Weighbridge assumes a small hull."},
    {"reason.not_convex",
     "It is a prim with a hollow, a cut, a twist or a bend, so no convex hull fits it exactly. The "
     "grid uses the triangles of its surface; narrow ones make the part expensive."},
}};

}  // namespace

std::string_view name(Representation representation) {
  return representationNames[static_cast<std::size_t>(representation)];
}

const Text& text(Reason reason) { return reasonTexts[static_cast<std::size_t>(reason)]; }
std::string_view code(Reason reason) { return text(reason).code.substr(reasonPrefix.size()); }
std::string_view sentence(Reason reason) { return text(reason).english; }

namespace {

using prim::PrimShape;
using scene::Part;
using scene::PartKind;
using scene::ShapeType;

/// What the tests of one part look at.
struct Subject {
  const Part& part;
  const PartStatistics& statistics;
  const Profile& profile;
  bool isRoot;
  double average;
  int smallSides;

  Subject(const Part& onePart, const PartStatistics& itsStatistics, const Profile& under, bool root)
      : part(onePart),
        statistics(itsStatistics),
        profile(under),
        isRoot(root),
        average(averageSide(onePart.scale)),
        smallSides(cost::smallSides(onePart.scale, under[Key::small_side])) {}

  bool isMesh() const { return part.kind == PartKind::mesh; }
  bool isMeshOrSculpt() const { return isMesh() || part.kind == PartKind::sculpt; }
  Representation oneHull() const {
    return isMesh() ? Representation::baseHull : Representation::hull;
  }
  /// The larger a prim, the smaller a parameter must be to count as none.
  double tolerance(Key key) const { return profile[key] / average; }
};

bool isWithin(const glm::dvec2& value, double tolerance) {
  return std::abs(value.x) <= tolerance && std::abs(value.y) <= tolerance;
}

bool isWhole(const glm::dvec2& cut, double tolerance) {
  return cut.x <= tolerance && cut.y >= 1 - tolerance;
}

/// The sides below the limit made smaller: a box in place of something round and thin.
glm::dvec3 thinned(const Subject& subject) {
  glm::dvec3 sides = subject.part.scale;
  for (int axis = 0; axis < 3; ++axis)
    if (sides[axis] < subject.profile[Key::small_side])
      sides[axis] *= subject.profile[Key::small_side_factor];
  return sides;
}

glm::dvec3 shortened(const Part& part) {
  glm::dvec3 sides = part.scale;
  sides.z *= part.prim.pathCut.y - part.prim.pathCut.x;
  return sides;
}

Decision primitive(Reason reason, const glm::dvec3& sides) {
  return {Representation::primitive, reason, sides};
}

Decision plainBox(const Subject& subject) {
  const glm::dvec3 sides = shortened(subject.part);
  return primitive(Reason::box, glm::max(sides, subject.profile[Key::minimum_side]));
}

std::optional<Decision> asSphere(const Subject& subject) {
  const glm::dvec3& scale = subject.part.scale;
  if (scale.x == scale.z && scale.y == scale.z) return primitive(Reason::sphere, scale);
  if (subject.smallSides < 2) return {};
  return primitive(Reason::thinRoundBox, thinned(subject));
}

Decision asCylinder(const Subject& subject) {
  if (subject.smallSides >= 2) return primitive(Reason::thinRoundBox, thinned(subject));
  return primitive(Reason::cylinder, shortened(subject.part));
}

/// Test 2: box, sphere and cylinder within their tolerances.
std::optional<Decision> simpleShape(const Subject& subject) {
  const PrimShape& prim = subject.part.prim;
  const double cut = subject.tolerance(Key::tolerance_cut);
  const bool simple = !subject.isMeshOrSculpt() &&
                      prim.hollow <= subject.tolerance(Key::tolerance_hollow) &&
                      isWithin(prim.shear, subject.tolerance(Key::tolerance_shear)) &&
                      isWhole(prim.profileCut, cut);
  if (!simple) return {};
  const bool line = prim.path == prim::Path::line;
  const bool noTaper = isWithin(prim.taper, subject.tolerance(Key::tolerance_taper));
  const bool noTwist = isWithin(prim.twist, subject.tolerance(Key::tolerance_twist));
  if (prim.profile == prim::Profile::square && line && noTaper && noTwist) return plainBox(subject);
  if (prim.profile == prim::Profile::halfCircle && prim.path == prim::Path::circle && noTaper &&
      noTwist && isWhole(prim.pathCut, cut))
    return asSphere(subject);
  if (prim.profile == prim::Profile::circle && line && noTaper &&
      subject.part.scale.x == subject.part.scale.y)
    return asCylinder(subject);
  return {};
}

/// Test 3: too small to look like anything but a box.
std::optional<Decision> smallBox(const Subject& subject) {
  if (subject.smallSides == 3) return primitive(Reason::tinyBox, subject.part.scale);
  const PrimShape& prim = subject.part.prim;
  const bool straightAndWhole = !subject.isMeshOrSculpt() && prim.path == prim::Path::line &&
                                isWhole(prim.pathCut, 0) && isWhole(prim.profileCut, 0);
  if (!straightAndWhole || subject.smallSides < 2) return {};
  return primitive(Reason::thinStraightBox, subject.part.scale);
}

/// Tests 5 and 6: one hull, because it is asked for or because nothing else is worth it.
std::optional<Reason> reasonForOneHull(const Subject& subject) {
  if (subject.part.shapeType == ShapeType::none) return Reason::rootNoneAsHull;
  if (subject.part.shapeType == ShapeType::convexHull) return Reason::shapeConvexHull;
  if (!subject.isMeshOrSculpt() && subject.statistics.convex) return Reason::convex;
  if (subject.smallSides >= 2) return Reason::twoSmallSides;
  return {};
}

/// Test 7 for a mesh at rest.
std::pair<Representation, Reason> uploadedShape(const Subject& subject, const glm::dvec3& sides) {
  if (subject.statistics.decomposition.hulls > 0)
    return {Representation::decomposition, Reason::hullList};
  if (!subject.statistics.triangleMesh && !subject.statistics.unknown.physicsMesh)
    return {Representation::baseHull, Reason::noPhysicsShape};
  const double limit = subject.profile[Key::thin_side_limit];
  if (sides.x < limit || sides.y < limit || sides.z < limit)
    return {Representation::baseHull, Reason::thinMesh};
  return {Representation::triangleMesh, Reason::physicsMesh};
}

Decision decideAtRest(const Subject& subject) {
  const Part& part = subject.part;
  if (part.kind == PartKind::flexible) return {Representation::none, Reason::flexible, part.scale};
  if (part.shapeType == ShapeType::none && !subject.isRoot)
    return {Representation::none, Reason::shapeNone, part.scale};
  if (const auto simple = simpleShape(subject)) return *simple;
  if (const auto box = smallBox(subject)) return *box;
  const glm::dvec3 sides =
      raised(part.scale, subject.profile[Key::small_side], subject.profile[Key::flat_average],
             subject.profile[Key::flat_side]);
  if (const auto reason = reasonForOneHull(subject)) return {subject.oneHull(), *reason, sides};
  if (part.kind == PartKind::sculpt) return {Representation::hull, Reason::sculpt, sides};
  if (!subject.isMesh()) return {Representation::triangleMesh, Reason::notConvex, sides};
  const auto [representation, reason] = uploadedShape(subject, sides);
  return {representation, reason, sides};
}

}  // namespace

Decision decide(const Part& part, const PartStatistics& statistics, const Profile& profile,
                bool isRoot, bool dynamic) {
  const Decision atRest = decideAtRest(Subject(part, statistics, profile, isRoot));
  return dynamic ? whenDynamic(atRest) : atRest;
}

Decision whenDynamic(const Decision& decision) {
  if (decision.reason != Reason::physicsMesh && decision.reason != Reason::thinMesh)
    return decision;
  return {Representation::baseHull, Reason::dynamicWithoutHulls, decision.scale};
}

namespace {

/// Whether a mesh is weighed like this because it has no list of hulls.
bool restsOnNoHullList(Reason reason) {
  return reason == Reason::physicsMesh || reason == Reason::thinMesh ||
         reason == Reason::dynamicWithoutHulls || reason == Reason::noPhysicsShape;
}

}  // namespace

bool isKnown(const PartStatistics& statistics, const Decision& decision) {
  if (statistics.isNothingKnown()) return false;
  if (statistics.unknown.hullList && restsOnNoHullList(decision.reason)) return false;
  switch (decision.representation) {
    case Representation::hull:
    case Representation::baseHull:
      return statistics.hullVertices.has_value();
    case Representation::triangleMesh:
      return !statistics.unknown.physicsMesh;
    default:
      return true;
  }
}

bool isStreamingKnown(const PartStatistics& statistics) {
  return !statistics.isNothingKnown() && !statistics.unknown.lodBytes;
}

ShapeNumbers shapeNumbers(const PartStatistics& statistics, const Decision& decision) {
  if (!isKnown(statistics, decision)) return {};
  const auto measured = [](const Quantity&, double value) { return value; };
  const auto numbers = shapeQuantities<double>(measured, statistics, decision.representation);
  const auto count = [](const std::optional<double>& number) {
    return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
  };
  return {count(numbers.triangles), numbers.width, count(numbers.hulls),
          count(numbers.hullVertices)};
}

ShapeNumbers shapeNumbers(const Part& part, const PartStatistics& statistics,
                          const Decision& decision, const Profile& profile) {
  ShapeNumbers numbers = shapeNumbers(statistics, decision);
  if (part.kind == PartKind::sculpt && numbers.hullVertices)
    numbers.hullVertices =
        static_cast<std::size_t>(nearestWhole(profile[Key::sculpt_hull_vertices]));
  return numbers;
}

}  // namespace wb::cost
