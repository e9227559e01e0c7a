#include "model/shapes/detail/passage.h"

#include "model/shapes/detail/blocked_passages.h"
#include "model/shapes/detail/search_constants.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

// Judges a shape by passage: what AvatarSpace says of the solid and of the shape, compared by
// lostWays, and floors that carry nobody any longer (a node whose column has nothing to stand on
// within the error). Linear in the grid's nodes, times the nodes within the error for floors.

namespace wb::shape {
namespace {

constexpr double apart = 1;            ///< m, between places that are told.
constexpr double touchedBeside = 0.8;  ///< Grid steps beyond an avatar's width: what it touches.
constexpr double climbedShare = 0.5;   ///< Of an avatar's height: what it climbs or jumps onto.
constexpr double flatEnough = 0.985;   ///< Cosine of 10 degrees: of a terrace.

std::size_t nodesOfLayer(const Grid& grid) {
  return static_cast<std::size_t>(grid.size.x) * static_cast<std::size_t>(grid.size.y);
}

/// Whether an avatar fits at a node, or so near to it, steps.
bool fitsNear(const Grid& grid, const Touching& touching, const glm::ivec3& node, double near) {
  if (!touching[grid.index(node)]) return true;
  const int most = static_cast<int>(near);
  for (int z = -most; z <= most; ++z)
    for (int y = -most; y <= most; ++y)
      for (int x = -most; x <= most; ++x)
        if (const glm::ivec3 other = node + glm::ivec3(x, y, z);
            x * x + y * y + z * z <= near * near && grid.has(other) && !touching[grid.index(other)])
          return true;
  return false;
}

void addApart(std::vector<LostPassage>& lost, Loss loss, const glm::dvec3& place) {
  const bool isNew = std::ranges::none_of(lost, [&](const LostPassage& other) {
    return other.loss == loss && glm::distance(other.place, place) < apart;
  });
  if (isNew) lost.push_back({loss, place});
}

/// Whether something to stand on is within so many layers of a node.
bool carriesNear(const Grid& grid, const Touching& touching, const glm::ivec3& node, int layers) {
  const int from = std::max(node.z - layers, 1);
  const int to = std::min(node.z + layers, grid.size.z - 1);
  for (int z = from; z <= to; ++z)
    if (!touching[grid.index({node.x, node.y, z})] && touching[grid.index({node.x, node.y, z - 1})])
      return true;
  // Buried: that is a place lost, not a floor.
  return touching[grid.index(node)] != 0;
}

}  // namespace

Passage::Passage(const Solid& solid, const Avatar& avatar, const Task& task)
    : solid_(solid), space_(solid, avatar), solidTouching_(space_.touching(solid, 0, task)) {}

glm::dvec3 Passage::placeOf(std::size_t node) const {
  return space_.own(space_.grid().position(space_.grid().node(node)));
}

std::vector<LostPassage> Passage::lostIn(const std::vector<Piece>& pieces, double error,
                                         const Task& task) const {
  return lost(space_.touching(pieces, task), error, task);
}

std::vector<LostPassage> Passage::lostIn(const mesh::TriangleMesh& surface, double error,
                                         const Task& task) const {
  return lost(space_.touching(surface, task), error, task);
}

bool Passage::isKeptBy(const std::vector<Piece>& pieces, double error, const Task& task) const {
  return lost(space_.touching(pieces, task), error, task, 1).empty();
}

bool Passage::isKeptBy(const mesh::TriangleMesh& surface, double error, const Task& task) const {
  return lost(space_.touching(surface, task), error, task, 1).empty();
}

std::vector<LostPassage> Passage::lost(const Touching& shape, double error, const Task& task,
                                       std::size_t most) const {
  std::vector<LostPassage> lost;
  for (const LostWay& way : lostWays(space_, solidTouching_, shape, error, task, most))
    addApart(lost, Loss::way, placeOf(way.nodes[way.nodes.size() / 2]));
  if (!task.cancelled()) addLostFloors(shape, error, lost, task, most);
  return lost;
}

std::optional<glm::dvec3> Passage::floorUnder(std::size_t index) const {
  const Grid& grid = space_.grid();
  const std::size_t layer = nodesOfLayer(grid);
  if (index < layer || solidTouching_[index] || !solidTouching_[index - layer]) return {};
  const glm::dvec3 foot = grid.position(grid.node(index)) - glm::dvec3(0, 0, grid.step);
  const glm::dvec3 own = space_.own(foot);
  const double level = solid_.level(own);
  if (level > tuned::passage::feetAboveFloor * grid.step ||
      space_.standing(solid_.outward(own)).z < tuned::passage::levelEnough)
    return {};
  return foot - glm::dvec3(0, 0, level);
}

void Passage::addLostFloors(const Touching& shape, double error, std::vector<LostPassage>& lost,
                            const Task& task, std::size_t most) const {
  constexpr std::size_t betweenAsks = 4096;  ///< Nodes, between looks at whether to go on.
  const Grid& grid = space_.grid();
  const int layers = static_cast<int>(std::ceil(error / grid.step)) + 1;
  for (std::size_t i = nodesOfLayer(grid); i < grid.count(); ++i) {
    if ((i % betweenAsks == 0 && !task.step()) || lost.size() >= most) return;
    if (!floorUnder(i)) continue;
    const glm::ivec3 node = grid.node(i);
    bool isCarried = false;
    for (int y = -layers; y <= layers && !isCarried; ++y)
      for (int x = -layers; x <= layers && !isCarried; ++x)
        if (const glm::ivec3 other = node + glm::ivec3(x, y, 0);
            x * x + y * y < layers * layers && grid.has(other))
          isCarried = carriesNear(grid, shape, other, layers);
    if (!isCarried) addApart(lost, Loss::floor, placeOf(i));
  }
}

Ways Passage::waysWith(const std::vector<Piece>& pieces, double error, const Task& task) const {
  return ways(space_.touching(pieces, task), error, task);
}

Ways Passage::waysWith(const mesh::TriangleMesh& surface, double error, const Task& task) const {
  return ways(space_.touching(surface, task), error, task);
}

Ways Passage::ways(const Touching& shape, double error, const Task& task) const {
  const Grid& grid = space_.grid();
  const double near = error / grid.step + 1;
  Ways ways;
  ways.step = grid.step;
  const auto add = [&](std::size_t index, const glm::dvec3& place) {
    const bool isKept = fitsNear(grid, shape, grid.node(index), near);
    (isKept ? ways.kept : ways.taken).push_back(space_.own(place));
  };
  for (std::size_t i = 0; i < nodesOfLayer(grid); ++i) {
    if (solidTouching_[i]) continue;
    glm::dvec3 ground = grid.position(grid.node(i));
    ground.z = space_.ground();
    add(i, ground);
  }
  for (std::size_t i = nodesOfLayer(grid); i < grid.count(); ++i)
    if (const auto floor = floorUnder(i)) add(i, *floor);
  for (const LostWay& way : lostWays(space_, solidTouching_, shape, error, task))
    for (const std::size_t node : way.nodes)
      ways.cut.push_back(
          space_.own(grid.position(grid.node(node)) - glm::dvec3(0, 0, grid.step / 2)));
  return ways;
}

bool Passage::isRoofLike(const glm::dvec3& outward) const {
  return space_.standing(outward).z < flatEnough;
}

int Passage::climbedLayers() const {
  return static_cast<int>(std::lround(climbedShare * space_.avatar().height / space_.grid().step));
}

/// On a slope it is an edge of the cylinder that rests on it, not the middle.
bool Passage::isSupported(std::size_t index) const {
  const Grid& grid = space_.grid();
  const std::size_t layer = nodesOfLayer(grid);
  if (index < layer || solidTouching_[index] || !solidTouching_[index - layer]) return false;
  const glm::dvec3 own = space_.own(grid.position(grid.node(index)) - glm::dvec3(0, 0, grid.step));
  const double cosine = space_.standing(solid_.outward(own)).z;
  if (cosine < tuned::passage::levelEnough) return false;
  const double sine = std::sqrt(std::max(0.0, 1 - cosine * cosine));
  return solid_.level(own) <=
         tuned::passage::feetAboveFloor * grid.step + space_.avatar().width / 2 * sine;
}

Touching Passage::supported(const Task& task) const {
  constexpr std::size_t betweenAsks = 4096;  ///< Nodes, between looks at whether to go on.
  Touching supported(space_.grid().count(), 0);
  for (std::size_t i = 0; i < supported.size(); ++i) {
    if (i % betweenAsks == 0 && !task.step()) return supported;
    if (isSupported(i)) supported[i] = 1;
  }
  return supported;
}

// Flood fill of the nodes where an avatar fits. Each knows the highest layer that one gets to from
// there; who finds a higher floor tells that to all nodes around once more.
Touching Passage::whereTheyGet(const Task& task) const {
  constexpr std::size_t betweenAsks = 4096;  ///< Nodes, between looks at whether to go on.
  constexpr int nowhere = -1;
  const Grid& grid = space_.grid();
  const std::size_t layer = nodesOfLayer(grid);
  const Touching stands = supported(task);
  const int climbed = climbedLayers();
  std::vector<int> upTo(grid.count(), nowhere);
  std::vector<std::size_t> next;
  const auto reach = [&](std::size_t node, int most) {
    if (most <= upTo[node]) return;
    upTo[node] = most;
    next.push_back(node);
  };
  for (std::size_t column = 0; column < layer; ++column) {
    if (!solidTouching_[column]) reach(column, climbed);
    bool isCovered = false;
    for (int z = grid.size.z - 1; z > 0; --z) {
      const std::size_t node = column + static_cast<std::size_t>(z) * layer;
      if (isCovered && stands[node]) reach(node, z + climbed);
      isCovered = isCovered || solidTouching_[node];
    }
  }
  std::vector<std::size_t> now;
  while (!next.empty()) {
    std::swap(now, next);
    next.clear();
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (i % betweenAsks == 0 && !task.step()) return Touching(grid.count(), 0);
      const glm::ivec3 node = grid.node(now[i]);
      const int most = upTo[now[i]];
      for (const glm::ivec3& step :
           {glm::ivec3(1, 0, 0), glm::ivec3(-1, 0, 0), glm::ivec3(0, 1, 0), glm::ivec3(0, -1, 0),
            glm::ivec3(0, 0, 1), glm::ivec3(0, 0, -1)}) {
        const glm::ivec3 other = node + step;
        if (!grid.has(other) || other.z > most) continue;
        const std::size_t index = grid.index(other);
        if (!solidTouching_[index])
          reach(index, stands[index] ? std::max(most, other.z + climbed) : most);
      }
    }
  }
  Touching reached(grid.count(), 0);
  std::ranges::transform(upTo, reached.begin(), [](int most) { return most == nowhere ? 0 : 1; });
  return reached;
}

bool Passage::isNearReached(const Touching& reached, const glm::dvec3& place) const {
  const Grid& grid = space_.grid();
  const double reach = space_.avatar().width / 2 / grid.step + touchedBeside;
  const int most = static_cast<int>(reach);
  const glm::ivec3 at(glm::round((space_.standing(place) - grid.origin) / grid.step));
  for (int z = 0; z <= climbedLayers(); ++z)
    for (int y = -most; y <= most; ++y)
      for (int x = -most; x <= most; ++x)
        if (const glm::ivec3 other = at + glm::ivec3(x, y, z);
            x * x + y * y <= reach * reach && grid.has(other) && reached[grid.index(other)])
          return true;
  return false;
}

Touching Passage::whereTheyAre(const Touching& reached, const Task& task) const {
  constexpr std::size_t betweenAsks = 4096;  ///< Nodes, between looks at whether to go on.
  const Grid& grid = space_.grid();
  const std::size_t layer = nodesOfLayer(grid);
  // Who stands beside a wall is as far from it as obstacles were widened, and half a step.
  const double reach = space_.avatar().width / 2 / grid.step + touchedBeside;
  const int most = static_cast<int>(reach);
  Touching feet(grid.count(), 0);
  for (std::size_t i = 0; i < grid.count(); ++i) {
    if (i % betweenAsks == 0 && !task.step()) return feet;
    const bool isGround = i < layer && !solidTouching_[i];
    const auto floor = isGround ? std::nullopt : floorUnder(i);
    if (!isGround && !floor) continue;
    if (floor && !reached[i] && isRoofLike(solid_.outward(space_.own(*floor)))) continue;
    const glm::ivec3 node = grid.node(i);
    for (int y = -most; y <= most; ++y)
      for (int x = -most; x <= most; ++x)
        if (const glm::ivec3 other = node + glm::ivec3(x, y, 0);
            x * x + y * y <= reach * reach && grid.has(other))
          feet[grid.index(other)] = 1;
  }
  const int height = static_cast<int>(std::lround(space_.lookedHeight() / grid.step));
  Touching taken(grid.count(), 0);
  for (std::size_t column = 0; column < layer; ++column) {
    int left = 0;  // Nodes of a cylinder that are still to come.
    for (std::size_t i = column; i < grid.count(); i += layer) {
      if (feet[i]) left = height;
      if (left > 0) taken[i] = 1;
      left = std::max(left - 1, 0);
      // Kerbs and risers, below the node of the feet.
      if (feet[i] && i >= layer) taken[i - layer] = 1;
    }
  }
  return taken;
}

std::vector<glm::dvec3> Passage::waysToKeep(double reach, const Task& task) const {
  std::vector<std::size_t> nodes;
  for (const LostWay& way :
       lostWays(space_, solidTouching_, space_.touching(solid_, reach, task), reach, task))
    nodes.insert(nodes.end(), way.nodes.begin(), way.nodes.end());
  std::ranges::sort(nodes);
  nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
  std::vector<glm::dvec3> places;
  places.reserve(nodes.size());
  for (const std::size_t node : nodes) places.push_back(placeOf(node));
  return places;
}

}  // namespace wb::shape
