#include "model/shapes/detail/contact_space.h"

#include "model/shapes/detail/passage.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/triangle_tree.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

// Finds where avatars are about a solid. Above floors and seats: triangles that are level enough
// are divided until they are as small as a step of the grid, and from the middle of each a ray goes
// up for a seat's headroom, by sphere tracing (Hart 1996) of the solid's level; where it meets
// nothing, the nodes around it are marked. Where they walk: the cylinders of those who stand (see
// Passage), node by node. Neither on roofs that nobody gets to.
// Complexity: linear in nodes, and in steps of level area times the headroom.

namespace wb::shape {
namespace {

constexpr double seatShare = 0.5;  ///< Of an avatar's height: what who sits needs above the seat.
/// Grid steps above a surface: levels between nodes are not exact, and a sheet has none below 0.
constexpr double aboveSurface = 1.1;
constexpr double nearSheet = 0.6;     ///< Grid steps: below that level a sheet may have been met.
constexpr double besidePlace = 0.75;  ///< Grid steps: so far off a surface who touches it is.

/// Where avatars get to about a solid that is so large that they walk about it.
struct Walked {
  Walked(const Solid& solid, const Avatar& avatar, const Task& task)
      : passage(solid, avatar, task), reached(passage.whereTheyGet(task)) {}

  Passage passage;
  Touching reached;
};

/// Rays that go up from the triangles of a solid.
class Columns {
 public:
  Columns(const Solid& solid, const Avatar& avatar, const Walked* walked,
          std::vector<std::uint8_t>& marks)
      : solid_(solid),
        grid_(solid.grid()),
        up_(avatar.up),
        headroom_(seatShare * avatar.height),
        walked_(walked),
        marks_(marks) {}

  void addAbove(const Corners& corners) {
    const glm::dvec3 normal = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
    const double length = glm::length(normal);
    if (!(length > 0)) return;
    const glm::dvec3 upward = std::copysign(1 / length, glm::dot(normal, up_)) * normal;
    if (glm::dot(upward, up_) < tuned::passage::levelEnough) return;
    isRoofLike_ = walked_ && walked_->passage.isRoofLike(upward);
    divide(corners);
  }

 private:
  void divide(const Corners& corners) {
    std::size_t longest = 0;
    std::array<double, 3> lengths{};
    for (std::size_t i = 0; i < 3; ++i) {
      lengths[i] = glm::distance(corners[i], corners[(i + 1) % 3]);
      if (lengths[i] > lengths[longest]) longest = i;
    }
    if (lengths[longest] <= grid_.step) return look((corners[0] + corners[1] + corners[2]) / 3.0);
    if (lengths[longest] > tuned::solid::worthALook * grid_.step && !solid_.mayBeOuter(corners))
      return;
    const glm::dvec3& a = corners[longest];
    const glm::dvec3& b = corners[(longest + 1) % 3];
    const glm::dvec3& c = corners[(longest + 2) % 3];
    const glm::dvec3 middle = (a + b) / 2.0;
    divide({a, middle, c});
    divide({middle, b, c});
  }

  void look(const glm::dvec3& place) {
    if (isRoofLike_ && !walked_->passage.isNearReached(walked_->reached, place)) return;
    if (solid_.isOuter(place) && isFreeAbove(place)) mark(place);
  }

  /// Whether the solid, or a sheet that faces down, is nowhere in the headroom.
  bool isFreeAbove(const glm::dvec3& place) const {
    for (double height = aboveSurface * grid_.step; height <= headroom_;) {
      const glm::dvec3 there = place + height * up_;
      const double level = solid_.level(there);
      if (level <= 0) return false;
      const bool isNear = level <= nearSheet * grid_.step;
      if (isNear && glm::dot(solid_.outward(there), up_) < -tuned::passage::levelEnough)
        return false;
      height += std::max(grid_.step / 2, level - nearSheet * grid_.step);
    }
    return true;
  }

  void mark(const glm::dvec3& place) {
    for (double height = grid_.step; height <= headroom_; height += grid_.step) {
      const glm::dvec3 at = (place + height * up_ - grid_.origin) / grid_.step;
      const glm::ivec3 cube(glm::floor(at));
      if (!grid_.has(cube) || !grid_.has(cube + 1)) return;
      for (int i = 0; i < 8; ++i)
        marks_[grid_.index(cube + glm::ivec3(i & 1, i >> 1 & 1, i >> 2))] = 1;
    }
  }

  const Solid& solid_;
  const Grid& grid_;
  glm::dvec3 up_;
  double headroom_;
  const Walked* walked_;
  bool isRoofLike_ = false;  ///< Of the triangle that is divided.
  std::vector<std::uint8_t>& marks_;
};

}  // namespace

ContactSpace::ContactSpace(const Solid& solid, const Avatar& avatar, bool isWalkedAbout,
                           const Task& task)
    : grid_(solid.grid()), up_(avatar.up), isIn_(grid_.count(), 0) {
  std::optional<Walked> walked;
  if (isWalkedAbout) walked.emplace(solid, avatar, task);
  Columns columns(solid, avatar, walked ? &*walked : nullptr, isIn_);
  for (const Corners& corners : solid.outerTriangles()) {
    if (!task.step()) break;
    columns.addAbove(corners);
  }
  if (walked && !task.cancelled())
    addWhereAvatarsWalk(solid, walked->passage, walked->passage.whereTheyAre(walked->reached, task),
                        task);
  inside_ = OutsideNodes(grid_, isIn_);
  std::vector<std::uint8_t> others(isIn_.size());
  std::ranges::transform(isIn_, others.begin(), [](std::uint8_t is) { return is == 0 ? 1 : 0; });
  outside_ = OutsideNodes(grid_, others);
}

void ContactSpace::addWhereAvatarsWalk(const Solid& solid, const Passage& passage,
                                       const Touching& taken, const Task& task) {
  constexpr std::size_t nodesAtOnce = 4096;  ///< Nodes, between two looks at whether to go on.
  const AvatarSpace& space = passage.space();
  for (std::size_t i = 0; i < isIn_.size(); ++i) {
    if (i % nodesAtOnce == 0 && !task.step()) return;
    if (solid.isInside(i)) continue;
    const glm::dvec3 standing = space.standing(grid_.position(grid_.node(i)));
    const glm::ivec3 node(glm::round((standing - space.grid().origin) / space.grid().step));
    if (space.grid().has(node) && taken[space.grid().index(node)]) isIn_[i] = 1;
  }
}

std::size_t ContactSpace::nodeNear(const glm::dvec3& place) const {
  const glm::dvec3 at = glm::round((place - grid_.origin) / grid_.step);
  return grid_.index(glm::ivec3(glm::clamp(at, glm::dvec3(0), glm::dvec3(grid_.size - 1))));
}

Zone ContactSpace::zoneOf(const glm::dvec3& place) const {
  return isAt(nodeNear(place)) ? Zone::contact : Zone::elsewhere;
}

bool ContactSpace::mayBeIn(Zone zone, const Corners& corners) const {
  return (zone == Zone::contact ? inside_ : outside_).isAnyAround(corners);
}

Zone ContactSpace::zoneOn(const Solid& solid, const glm::dvec3& place,
                          const glm::dvec3& normal) const {
  const double length = glm::length(normal);
  const glm::dvec3 away = besidePlace * grid_.step * (length > 0 ? normal / length : up_);
  for (const double side : {1.0, -1.0})
    if (const glm::dvec3 beside = place + side * away;
        solid.level(beside) > 0 && zoneOf(beside) == Zone::contact)
      return Zone::contact;
  return Zone::elsewhere;
}

bool ContactSpace::mayBeOn(Zone zone, const Corners& corners) const {
  const auto& [a, b, c] = corners;
  const glm::dvec3 low = glm::min(a, glm::min(b, c)) - grid_.step;
  const glm::dvec3 high = glm::max(a, glm::max(b, c)) + grid_.step;
  return mayBeIn(zone, {low, high, low});
}

}  // namespace wb::shape
