#pragma once

#include "model/core/text.h"
#include "model/cost/constants.h"
#include "model/cost/profile.h"
#include "model/cost/statistics.h"
#include "model/cost/terms.h"
#include "model/scene/part.h"

#include <glm/vec3.hpp>

#include <optional>
#include <string_view>

namespace wb::cost {

/// The three sides of a part as the physics shape builder of the open-source viewer looks at them.

/// Returns the mean of the three sides of `scale`, in its unit.
inline double averageSide(const glm::dvec3& scale) { return (scale.x + scale.y + scale.z) / 3; }

/// Returns how many sides of `scale` are below `smallSide`, in the same unit: 0 to 3.
inline int smallSides(const glm::dvec3& scale, double smallSide) {
  return int{scale.x < smallSide} + int{scale.y < smallSide} + int{scale.z < smallSide};
}

/// Returns a part's sides as physics looks at them: exactly one small side, on a part with a larger
/// average side, is raised. Any other part keeps its sides. All are in metres.
/// @param scale  The part's own sides.
/// @param smallSide  Sides below this are small.
/// @param flatAverage  The average side must be above this.
/// @param flatSide  What the small side is raised to, at least.
inline glm::dvec3 raised(const glm::dvec3& scale, double smallSide, double flatAverage,
                         double flatSide) {
  if (smallSides(scale, smallSide) != 1 || !(averageSide(scale) > flatAverage)) return scale;
  glm::dvec3 sides = scale;
  for (int axis = 0; axis < 3; ++axis)
    if (sides[axis] < smallSide && sides[axis] < flatSide) sides[axis] = flatSide;
  return sides;
}

/// Returns whether a part can be given a shape type: Prim is what was uploaded, so that a mesh
/// needs a physics mesh or hulls for it. Source: Mesh Physics document.
/// @param kind  Any but a mesh can have each type.
/// @param type  The shape type to have.
/// @param statistics  Of the part; where they do not know, it may.
bool mayHaveShapeType(scene::PartKind kind, scene::ShapeType type,
                      const PartStatistics& statistics);

/// What a part is for physics, and so which formula its cost has.
enum class Representation : std::uint8_t {
  none,
  primitive,
  baseHull,
  hull,
  decomposition,
  triangleMesh
};

/// Why a part has its representation; each has a stable code and a sentence for people.
enum class Reason : std::uint8_t {
  flexible,
  shapeNone,
  rootNoneAsHull,
  box,
  sphere,
  cylinder,
  thinRoundBox,
  tinyBox,
  thinStraightBox,
  shapeConvexHull,
  convex,
  twoSmallSides,
  hullList,
  physicsMesh,
  thinMesh,
  dynamicWithoutHulls,
  noPhysicsShape,
  sculpt,
  notConvex
};
inline constexpr std::size_t reasonCount = 19;

/// Returns `representation` as it is written: `triangle_mesh` …
std::string_view name(Representation representation);
/// Returns the stable code of `reason`: `physics_mesh` …
std::string_view code(Reason reason);
/// Returns two or three English sentences about `reason` that a creator understands.
std::string_view sentence(Reason reason);
/// The same as a text with its code `reason.physics_mesh`, for translation.
const Text& text(Reason reason);

/// What a part is for physics, and why.
struct Decision {
  Representation representation = Representation::none;
  Reason reason = Reason::flexible;
  glm::dvec3 scale{0};  ///< The sides the shape has for physics (raised or shortened), metres.

  bool operator==(const Decision&) const = default;
};

/// Returns what a part is for physics. Source: the physics shape builder of the open-source viewer
/// and the Mesh Physics document.
/// @param part  Of any kind.
/// @param statistics  Made under the profile's GeometryRules.
/// @param profile  Gives the tolerances and limits.
/// @param isRoot  The root of a linkset cannot be without a shape.
/// @param dynamic  Whether its linkset is physical or moving.
Decision decide(const scene::Part& part, const PartStatistics& statistics, const Profile& profile,
                bool isRoot, bool dynamic);

/// Returns what a part with this `decision` at rest becomes when its linkset is physical or moves:
/// the same, except that a triangle mesh that has no hull list becomes its base hull.
Decision whenDynamic(const Decision& decision);

/// Whether the part's statistics hold what the decision's cost needs: not for a missing mesh, nor
/// for one of which that is damaged.
bool isKnown(const PartStatistics& statistics, const Decision& decision);

/// Returns whether `statistics` hold what the streaming cost needs: not for a missing mesh, nor for
/// one whose levels of detail are damaged.
bool isStreamingKnown(const PartStatistics& statistics);

/// A part's size on the three columns that tell about its shape; empty where it does not apply.
struct ShapeNumbers {
  std::optional<std::size_t> triangles;
  std::optional<double> width;  ///< Harmonic mean in metres, before the clamp.
  std::optional<std::size_t> hulls;
  std::optional<std::size_t> hullVertices;
};
/// Returns the numbers of a part with this `decision`, from its `statistics`; all empty where these
/// do not hold what its cost needs.
ShapeNumbers shapeNumbers(const PartStatistics& statistics, const Decision& decision);

/// Returns the same numbers under a profile, which says what hull a sculpt is taken as.
/// @param part  Only whether it is a sculpt counts.
/// @param statistics  Of the part.
/// @param decision  What the part is for physics (see decide).
/// @param profile  Gives the vertices of a sculpt's hull.
ShapeNumbers shapeNumbers(const scene::Part& part, const PartStatistics& statistics,
                          const Decision& decision, const Profile& profile);

/// What is told of a part's shape, as plain numbers or whatever else stands for them; see
/// ShapeNumbers.
template <class Number>
struct ShapeQuantities {
  std::optional<Number> triangles{};
  std::optional<Number> width{};
  std::optional<Number> hulls{};
  std::optional<Number> hullVertices{};
};

/// Returns what is shown of a part's shape.
/// @param measured  `measured(quantity, value)` makes a Number.
/// @param statistics  Of a part; they hold what its representation needs.
/// @param representation  Decides which quantities there are.
template <class Number, class Measured>
ShapeQuantities<Number> shapeQuantities(const Measured& measured, const PartStatistics& statistics,
                                        Representation representation) {
  const auto count = [&](const Quantity& quantity, std::size_t value) -> Number {
    return measured(quantity, static_cast<double>(value));
  };
  ShapeQuantities<Number> shown;
  switch (representation) {
    case Representation::none:
    case Representation::primitive:
      break;
    case Representation::baseHull:
    case Representation::hull:
      shown.hulls = Number(1);
      shown.hullVertices = count(quantity::vertices, statistics.hullVertices.value_or(0));
      break;
    case Representation::decomposition:
      shown.hulls = count(quantity::hulls, statistics.decomposition.hulls);
      shown.hullVertices = count(quantity::allVertices, statistics.decomposition.vertices);
      break;
    case Representation::triangleMesh: {
      const auto widths = statistics.triangleMesh.value_or(mesh::WidthStatistics{});
      shown.triangles = count(quantity::triangles, widths.triangles);
      shown.width = measured(quantity::meanWidth, mesh::harmonicMean(widths));
      break;
    }
  }
  return shown;
}

}  // namespace wb::cost
