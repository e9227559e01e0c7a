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

inline double averageSide(const glm::dvec3& scale) { return (scale.x + scale.y + scale.z) / 3; }

inline int smallSides(const glm::dvec3& scale, double smallSide) {
  return int{scale.x < smallSide} + int{scale.y < smallSide} + int{scale.z < smallSide};
}

/// A part with exactly one small side and a larger average side has that side raised to at least
/// `flatSide`; any other keeps its sides.
inline glm::dvec3 raised(const glm::dvec3& scale, double smallSide, double flatAverage,
                         double flatSide) {
  if (smallSides(scale, smallSide) != 1 || !(averageSide(scale) > flatAverage)) return scale;
  glm::dvec3 sides = scale;
  for (int axis = 0; axis < 3; ++axis)
    if (sides[axis] < smallSide && sides[axis] < flatSide) sides[axis] = flatSide;
  return sides;
}

/// Whether a part can be given a shape type: Prim is what was uploaded, so that a mesh needs a
/// physics mesh or hulls for it. Source: Mesh Physics document.
bool mayHaveShapeType(scene::PartKind kind, scene::ShapeType type,
                      const PartStatistics& statistics);

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

std::string_view name(Representation representation);  ///< `triangle_mesh` …
std::string_view code(Reason reason);                  ///< `physics_mesh` …
/// Two or three sentences that a creator understands.
std::string_view sentence(Reason reason);
/// The same as a text with its code `reason.physics_mesh`, for translation.
const Text& text(Reason reason);

struct Decision {
  Representation representation = Representation::none;
  Reason reason = Reason::flexible;
  glm::dvec3 scale{0};  ///< The sides the shape has for physics (raised or shortened), metres.

  bool operator==(const Decision&) const = default;
};

/// What the part is for physics. `dynamic`: its linkset is physical or moving. Source: the physics
/// shape builder of the open-source viewer and the Mesh Physics document.
Decision decide(const scene::Part& part, const PartStatistics& statistics, const Profile& profile,
                bool isRoot, bool dynamic);

/// What a static part becomes when its linkset is physical or moves: the same, except that a
/// triangle mesh that has no hull list becomes its base hull.
Decision whenDynamic(const Decision& decision);

/// Whether the part's statistics hold what the decision's cost needs: not for a missing mesh, nor
/// for one of which that is damaged.
bool isKnown(const PartStatistics& statistics, const Decision& decision);

/// The same for the streaming cost.
bool isStreamingKnown(const PartStatistics& statistics);

/// A part's size on the three columns that tell about its shape; empty where it does not apply.
struct ShapeNumbers {
  std::optional<std::size_t> triangles;
  std::optional<double> width;  ///< Harmonic mean in metres, before the clamp.
  std::optional<std::size_t> hulls;
  std::optional<std::size_t> hullVertices;
};
ShapeNumbers shapeNumbers(const PartStatistics& statistics, const Decision& decision);

/// The same under a profile, which says what hull a sculpt is taken as.
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

/// Of a part whose statistics hold what its representation needs. `measured` makes a number of a
/// quantity and its value.
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
