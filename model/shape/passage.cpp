#include "model/shape/passage.h"

#include "model/shape/lost_ways.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::shape {
namespace {

constexpr double levelEnough = 0.6428;  // Cosine of 50 degrees.
constexpr double apart = 1;             // Places that are told, m.

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

Passage::Passage(const Solid& solid, const Avatar& avatar)
    : solid_(solid), space_(solid, avatar), solidTouching_(space_.touching(solid)) {}

std::vector<LostPassage> Passage::lostIn(const std::vector<Piece>& pieces, double error,
                                         const Task& task) const {
  return lost(space_.touching(pieces), error, task);
}

std::vector<LostPassage> Passage::lostIn(const mesh::TriangleMesh& surface, double error,
                                         const Task& task) const {
  return lost(space_.touching(surface), error, task);
}

std::vector<LostPassage> Passage::lost(const Touching& shape, double error,
                                       const Task& task) const {
  const Grid& grid = space_.grid();
  std::vector<LostPassage> lost;
  for (const LostWay& way : lostWays(space_, solidTouching_, shape, error, task))
    addApart(lost, Loss::way, grid.position(grid.node(way.nodes[way.nodes.size() / 2])));
  if (!task.cancelled()) addLostFloors(shape, error, lost);
  return lost;
}

void Passage::addLostFloors(const Touching& shape, double error,
                            std::vector<LostPassage>& lost) const {
  const Grid& grid = space_.grid();
  const int layers = static_cast<int>(std::ceil(error / grid.step)) + 1;
  const auto layer = static_cast<std::size_t>(grid.size.x * grid.size.y);
  for (std::size_t i = layer; i < grid.count(); ++i) {
    if (solidTouching_[i] || !solidTouching_[i - layer]) continue;
    const glm::ivec3 node = grid.node(i);
    const glm::dvec3 foot = grid.position(node) - glm::dvec3(0, 0, grid.step);
    if (solid_.level(foot) > 0.6 * grid.step || solid_.outward(foot).z < levelEnough) continue;
    bool isCarried = false;
    for (int y = -layers; y <= layers && !isCarried; ++y)
      for (int x = -layers; x <= layers && !isCarried; ++x)
        if (const glm::ivec3 other = node + glm::ivec3(x, y, 0);
            x * x + y * y < layers * layers && grid.has(other))
          isCarried = carriesNear(grid, shape, other, layers);
    if (!isCarried) addApart(lost, Loss::floor, grid.position(node));
  }
}

std::vector<glm::dvec3> Passage::waysToKeep(double reach, const Task& task) const {
  const Grid& grid = space_.grid();
  std::vector<std::size_t> nodes;
  for (const LostWay& way :
       lostWays(space_, solidTouching_, space_.touching(solid_, reach), reach, task))
    nodes.insert(nodes.end(), way.nodes.begin(), way.nodes.end());
  std::ranges::sort(nodes);
  nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
  std::vector<glm::dvec3> places;
  for (const std::size_t node : nodes) places.push_back(grid.position(grid.node(node)));
  return places;
}

}  // namespace wb::shape
