#pragma once

#include "model/core/text.h"
#include "model/cost/confidence.h"
#include "model/cost/profile.h"
#include "model/cost/statistics.h"
#include "model/scene/part.h"

#include <glm/vec3.hpp>

#include <string_view>

namespace wb::cost {

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

}  // namespace wb::cost
