#pragma once

#include "model/cost/profile.h"
#include "model/cost/statistics.h"
#include "model/cost/sureness.h"
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

std::string_view name(Representation representation);  ///< `triangle_mesh` …
std::string_view code(Reason reason);                  ///< `physics_mesh` …
/// Two or three sentences that a creator understands.
std::string_view sentence(Reason reason);

struct Decision {
  Representation representation = Representation::none;
  Reason reason = Reason::flexible;
  glm::dvec3 scale{0};  ///< The sides the shape has for physics (raised or shortened), metres.
};

/// What the part is for physics. `dynamic`: its linkset is physical or moving.
Decision decide(const scene::Part& part, const PartStatistics& statistics, const Profile& profile,
                bool isRoot, bool dynamic);

}  // namespace wb::cost
