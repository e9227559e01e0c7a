#include "model/shapes/detail/avatar_space.h"

#include "model/geometry/geometry.h"
#include "model/shapes/detail/search_constants.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>

// Finds where an avatar, an upright cylinder, would touch a solid or a shape: the obstacles of its
// configuration space (Lozano-Perez 1983) on a grid. Obstacles are marked within half a step of
// nodes, then widened downwards by the avatar's height and around by half its width (a Minkowski
// sum).
// Complexity: linear in nodes, at most maxNodes, times the nodes in an avatar's width. Constants:
// search_constants.h.

namespace wb::shape {
namespace {

/// The least turn that takes `up` to (0, 0, 1), by Rodrigues' formula.
glm::dmat3 turnToZ(const glm::dvec3& up) {
  if (up.z < -1 + 1e-9) return {{1, 0, 0}, {0, -1, 0}, {0, 0, -1}};
  const double share = 1 / (1 + up.z);
  return {{1 - up.x * up.x * share, -up.x * up.y * share, up.x},
          {-up.x * up.y * share, 1 - up.y * up.y * share, up.y},
          {-up.x, -up.y, up.z}};
}

}  // namespace

glm::dvec3 upIn(const glm::dquat& rotation) {
  constexpr double rounding = 1e-4;  ///< Of a unit vector's coordinate: nearer to 0 or 1 is that.
  const double length = glm::length(rotation);
  if (!(length > 0)) return {0, 0, 1};
  glm::dvec3 up = glm::conjugate(rotation / length) * glm::dvec3(0, 0, 1);
  for (int axis = 0; axis < 3; ++axis)
    if (const double whole = std::round(up[axis]); std::abs(up[axis] - whole) < rounding)
      up[axis] = whole;
  return glm::normalize(up);
}

Upright::Upright(const glm::dvec3& up) : turn_(turnToZ(up)), back_(glm::transpose(turn_)) {}

namespace {

using tuned::passage::besideSolid;

constexpr double unboundedly = 1e300;      ///< m: beyond any box.
constexpr std::size_t nodesAtOnce = 4096;  ///< Nodes, between two looks at whether to go on.

Grid spaceAround(const glm::dvec3& low, const glm::dvec3& high, double height) {
  const glm::dvec3 extent = high - low + glm::dvec3(2 * besideSolid, 2 * besideSolid, height + 0.5);
  Grid grid;
  grid.step = std::max(tuned::passage::gridStep,
                       std::cbrt(extent.x * extent.y * extent.z / tuned::passage::maxNodes));
  // A floor that is the lowest of all is an obstacle.
  grid.origin = low - glm::dvec3(besideSolid, besideSolid, 0.49 * grid.step);
  grid.size = glm::ivec3(glm::ceil(extent / grid.step)) + 1;
  return grid;
}

/// Calls `visit(node)` for those in a box; where it is cancelled, not for all.
template <class Visit>
void forNodesIn(const Grid& grid, const glm::dvec3& low, const glm::dvec3& high, const Task& task,
                const Visit& visit) {
  const glm::dvec3 last(grid.size - 1);
  const glm::ivec3 from(
      glm::clamp(glm::ceil((low - grid.origin) / grid.step), glm::dvec3(0), last));
  const glm::ivec3 to(
      glm::clamp(glm::floor((high - grid.origin) / grid.step), glm::dvec3(-1), last));
  for (int z = from.z; z <= to.z && task.step(); ++z)
    for (int y = from.y; y <= to.y; ++y)
      for (int x = from.x; x <= to.x; ++x) visit(glm::ivec3(x, y, z));
}

/// Marks nodes near a triangle; of a large one, half after half.
void markTriangle(const Grid& grid, const std::array<glm::dvec3, 3>& corners, Touching& obstacles,
                  const Task& task) {
  const glm::dvec3& a = corners[0];
  const glm::dvec3& b = corners[1];
  const glm::dvec3& c = corners[2];
  const double longest = std::max({glm::distance(a, b), glm::distance(b, c), glm::distance(c, a)});
  if (longest > 8 * grid.step) {
    const glm::dvec3 ab = (a + b) / 2.0;
    const glm::dvec3 bc = (b + c) / 2.0;
    const glm::dvec3 ca = (c + a) / 2.0;
    for (const auto& quarter : {std::array{a, ab, ca}, {ab, b, bc}, {ca, bc, c}, {ab, bc, ca}})
      markTriangle(grid, quarter, obstacles, task);
    return;
  }
  const double reach = grid.step / 2;
  forNodesIn(grid, glm::min(a, glm::min(b, c)) - reach, glm::max(a, glm::max(b, c)) + reach, task,
             [&](const glm::ivec3& node) {
               const glm::dvec3 place = grid.position(node);
               if (glm::distance(place, mesh::nearestPoint(place, a, b, c)) <= reach)
                 obstacles[grid.index(node)] = 1;
             });
}

/// Whether anything is marked in so many layers from a node upwards.
Touching standingUnder(const Grid& grid, const Touching& obstacles, int layers) {
  Touching result(grid.count(), 0);
  const auto layer = static_cast<std::size_t>(grid.size.x) * static_cast<std::size_t>(grid.size.y);
  const auto height = static_cast<std::size_t>(grid.size.z);
  for (std::size_t column = 0; column < layer; ++column) {
    int clear = layers;  // Above the grid there is nothing.
    for (std::size_t z = height; z-- > 0;) {
      clear = obstacles[column + z * layer] ? 0 : clear + 1;
      result[column + z * layer] = clear <= layers ? 1 : 0;
    }
  }
  return result;
}

}  // namespace

AvatarSpace::AvatarSpace(const Solid& solid, const Avatar& avatar)
    : avatar_(avatar), upright_(avatar.up), low_(unboundedly), high_(-unboundedly) {
  for (const mesh::Triangle& triangle : solid.mesh().triangles)
    for (const std::uint32_t corner : triangle) {
      const glm::dvec3 place = standing(solid.mesh().positions[corner]);
      low_ = glm::min(low_, place);
      high_ = glm::max(high_, place);
    }
  grid_ = spaceAround(low_, high_, avatar.height);
  layers_ = std::max(1, static_cast<int>(std::lround(avatar.height / grid_.step - 1)));
  const double inside = (high_.z - grid_.origin.z) / grid_.step;
  layersBeside_ = std::max(1, static_cast<int>(inside - tuned::passage::steppedOver / grid_.step));
}

Touching AvatarSpace::touching(const Solid& solid, double reach, const Task& task) const {
  Touching obstacles(grid_.count(), 0);
  const double least = reach + grid_.step / 2;
  for (std::size_t i = 0; i < obstacles.size(); ++i) {
    if (i % nodesAtOnce == 0 && !task.step()) return obstacles;
    obstacles[i] = solid.level(own(grid_.position(grid_.node(i)))) <= least ? 1 : 0;
  }
  return widened(std::move(obstacles), task);
}

Touching AvatarSpace::touching(const std::vector<Piece>& pieces, const Task& task) const {
  Touching obstacles(grid_.count(), 0);
  const double reach = grid_.step / 2;
  for (const Piece& piece : pieces) {
    glm::dvec3 low(unboundedly);
    glm::dvec3 high(-unboundedly);
    for (const glm::dvec3& corner : piece.corners()) {
      low = glm::min(low, standing(corner));
      high = glm::max(high, standing(corner));
    }
    forNodesIn(grid_, low - reach, high + reach, task, [&](const glm::ivec3& node) {
      std::uint8_t& mark = obstacles[grid_.index(node)];
      if (!mark && piece.isWithin(own(grid_.position(node)), reach)) mark = 1;
    });
  }
  return widened(std::move(obstacles), task);
}

Touching AvatarSpace::touching(const mesh::TriangleMesh& surface, const Task& task) const {
  Touching obstacles(grid_.count(), 0);
  for (const auto& [a, b, c] : surface.triangles)
    markTriangle(grid_,
                 {standing(surface.positions[a]), standing(surface.positions[b]),
                  standing(surface.positions[c])},
                 obstacles, task);
  return widened(std::move(obstacles), task);
}

/// By the height of an avatar downwards, then by half its width all around: an obstacle is marked
/// half a step beyond it.
Touching AvatarSpace::widened(Touching obstacles, const Task& task) const {
  if (task.cancelled()) return obstacles;
  obstacles = standingUnder(grid_, obstacles, layers_);
  const double radius = std::max(avatar_.width / 2 / grid_.step - 0.5, 0.0);
  const int most = static_cast<int>(radius);
  Touching result(obstacles.size(), 0);
  for (std::size_t i = 0; i < obstacles.size(); ++i) {
    if (i % nodesAtOnce == 0 && !task.step()) return result;
    if (!obstacles[i]) continue;
    const glm::ivec3 node = grid_.node(i);
    for (int y = -most; y <= most; ++y)
      for (int x = -most; x <= most; ++x)
        if (const glm::ivec3 other = node + glm::ivec3(x, y, 0);
            x * x + y * y <= radius * radius && grid_.has(other))
          result[grid_.index(other)] = 1;
  }
  return result;
}

}  // namespace wb::shape
