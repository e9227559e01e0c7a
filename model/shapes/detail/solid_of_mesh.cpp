#include "model/shapes/detail/solid_of_mesh.h"

#include "model/core/core_texts.h"
#include "model/geometry/geometry.h"
#include "model/shapes/detail/contact_space.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/shapes_texts.h"

#include <glm/common.hpp>
#include <glm/exponential.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

// Makes a solid of any triangle mesh, closed or not: what cannot be reached from outside by a ball
// as wide as the closing width, and the distance to its surface on a grid.
// Method: a distance field by propagating the nearest triangle from node to node (a vector distance
// transform, as Danielsson 1980), seeded with true distances around each triangle; a flood fill
// from a corner of the grid through nodes farther from the mesh than the ball's radius, dilated
// back by it (a morphological closing of the solid); three-dimensional summed-area tables (Crow
// 1984) to ask of a box whether anything in it is outside.
// Complexity: about linear in grid nodes (limited by SolidOptions::cells) and in nodes around
// triangles. Constants: search_constants.h.

namespace wb::shape {

OutsideNodes::OutsideNodes(const Grid& grid, const std::vector<std::uint8_t>& isOutside)
    : grid_(grid), counts_(grid.count(), 0) {
  std::size_t i = 0;
  for (int z = 0; z < grid_.size.z; ++z)
    for (int y = 0; y < grid_.size.y; ++y) {
      std::uint32_t row = 0;
      for (int x = 0; x < grid_.size.x; ++x, ++i) {
        row += isOutside[i];
        counts_[i] = row + at({x, y - 1, z}) + at({x, y, z - 1}) - at({x, y - 1, z - 1});
      }
    }
}

bool OutsideNodes::isAnyAround(const std::array<glm::dvec3, 3>& corners) const {
  const auto& [a, b, c] = corners;
  const glm::ivec3 low = grid_.cubeOf(glm::min(a, glm::min(b, c))) - 1;
  const glm::ivec3 high = grid_.cubeOf(glm::max(a, glm::max(b, c))) + 1;
  std::uint32_t count = 0;  // Differences of unsigned numbers come out right.
  for (int i = 0; i < 8; ++i) {
    const glm::ivec3 corner((i & 1) != 0 ? low.x : high.x, (i & 2) != 0 ? low.y : high.y,
                            (i & 4) != 0 ? low.z : high.z);
    const bool isLess = ((i & 1) + (i >> 1 & 1) + (i >> 2)) % 2 != 0;
    count += isLess ? 0U - at(corner) : at(corner);
  }
  return count > 0;
}

namespace {

constexpr float farAway = std::numeric_limits<float>::max();  ///< m: no distance is known.

/// Triangles that fill a grid take as long as some hundred of these.
constexpr std::uint32_t betweenAsks = 32;

struct Box {
  glm::dvec3 low;
  glm::dvec3 high;
};

Box boxOf(const mesh::TriangleMesh& mesh) {
  Box box{mesh.positions[mesh.triangles.front()[0]], mesh.positions[mesh.triangles.front()[0]]};
  for (const mesh::Triangle& triangle : mesh.triangles)
    for (const std::uint32_t corner : triangle) {
      box.low = glm::min(box.low, mesh.positions[corner]);
      box.high = glm::max(box.high, mesh.positions[corner]);
    }
  return box;
}

Grid gridAround(const Box& box, double step, double margin) {
  Grid grid;
  grid.step = step;
  // Half a step off, so that walls along the axes lie between nodes, not on them.
  const double around = margin + 2.5 * step;
  grid.origin = box.low - glm::dvec3(around);
  grid.size = glm::ivec3(glm::ceil((box.high - box.low + glm::dvec3(2 * around)) / step)) + 1;
  return grid;
}

/// Visits nodes around a triangle, all those within a step of it among them; large triangles in
/// pieces, so that what is visited is not the whole box of one that stands askew.
template <class Visit>
void forNodesAround(const Grid& grid, const std::array<glm::dvec3, 3>& corners,
                    const Visit& visit) {
  constexpr double largest = tuned::solid::largestEdge;
  for (int i = 0; i < 3; ++i) {
    const glm::dvec3& a = corners[static_cast<std::size_t>(i)];
    const glm::dvec3& b = corners[static_cast<std::size_t>((i + 1) % 3)];
    const glm::dvec3& c = corners[static_cast<std::size_t>((i + 2) % 3)];
    const double length = glm::distance(a, b);
    if (length <= largest * grid.step || length < glm::distance(b, c) ||
        length < glm::distance(c, a))
      continue;
    const glm::dvec3 middle = (a + b) / 2.0;
    forNodesAround(grid, {a, middle, c}, visit);
    forNodesAround(grid, {middle, b, c}, visit);
    return;
  }
  const glm::dvec3 low = glm::min(corners[0], glm::min(corners[1], corners[2]));
  const glm::dvec3 high = glm::max(corners[0], glm::max(corners[1], corners[2]));
  const glm::ivec3 from = grid.cubeOf(low);
  const glm::ivec3 to = grid.cubeOf(high) + 1;
  for (int z = from.z; z <= to.z; ++z)
    for (int y = from.y; y <= to.y; ++y)
      for (int x = from.x; x <= to.x; ++x) visit(glm::ivec3(x, y, z));
}

}  // namespace

double usualClosing(double diagonal) {
  return std::min(tuned::solid::closingShare * diagonal, tuned::solid::maxClosing);
}

double boxDiagonal(const mesh::TriangleMesh& mesh) {
  const Box box = boxOf(mesh);
  return glm::distance(box.low, box.high);
}

Solid::Solid(mesh::TriangleMesh mesh, Grid grid, const glm::dvec3& low, const glm::dvec3& high)
    : mesh_(std::move(mesh)),
      grid_(grid),
      low_(low),
      high_(high),
      diagonal_(glm::distance(low, high)),
      features_(grid.count(), none),
      levels_(grid.count(), farAway),
      isOutside_(grid.count(), 0) {}

Result<Solid> Solid::of(const mesh::TriangleMesh& mesh, const SolidOptions& options,
                        const Task& task) {
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  const Box box = boxOf(mesh);
  const double diagonal = glm::distance(box.low, box.high);
  if (!(diagonal > 0) || !std::isfinite(diagonal)) return failure(shapeTexts["shape.one_point"]);
  const double closing = options.closing.value_or(usualClosing(diagonal));
  const double margin = std::max(options.margin * diagonal, closing / 2);
  const Grid grid = gridAround(box, diagonal / options.cells, margin);
  Solid solid(mesh, grid, box.low, box.high);
  solid.seedTriangles(task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  std::vector<std::uint32_t> front;
  for (std::size_t i = 0; i < grid.count(); ++i)
    if (solid.features_[i] != none) front.push_back(static_cast<std::uint32_t>(i));
  solid.spread(std::move(front), task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  solid.findOutside(closing, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  solid.closeHoles(task);
  solid.outside_ = OutsideNodes(grid, solid.isOutside_);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return solid;
}

double Solid::featureDistance(const glm::dvec3& point, Feature feature) const {
  if (feature >= mesh_.triangles.size())
    return glm::distance(point, grid_.position(grid_.node(feature - mesh_.triangles.size())));
  const auto& [a, b, c] = mesh_.triangles[feature];
  return glm::distance(
      point, mesh::nearestPoint(point, mesh_.positions[a], mesh_.positions[b], mesh_.positions[c]));
}

void Solid::seedTriangles(const Task& task) {
  for (Feature i = 0; i < mesh_.triangles.size(); ++i) {
    if (i % betweenAsks == 0 && !task.step()) return;
    const auto& [a, b, c] = mesh_.triangles[i];
    const std::array corners{mesh_.positions[a], mesh_.positions[b], mesh_.positions[c]};
    const TrianglePlane plane(corners);
    const TriangleRod rod(corners);
    forNodesAround(grid_, corners, [&](const glm::ivec3& node) {
      const std::size_t index = grid_.index(node);
      if (features_[index] == i) return;
      const glm::dvec3 place = grid_.position(node);
      const auto level = static_cast<double>(levels_[index]);
      if (plane.isFarther(place, level) || rod.isFarther(place, level)) return;
      const auto distance = static_cast<float>(featureDistance(place, i));
      if (distance >= levels_[index]) return;
      levels_[index] = distance;
      features_[index] = i;
    });
  }
}

/// Each node takes the nearest of its neighbours' features, as long as that makes it nearer.
void Solid::spread(std::vector<std::uint32_t> front, const Task& task) {
  std::vector<std::uint32_t> next;
  while (!front.empty()) {
    next.clear();
    for (std::size_t i = 0; i < front.size(); ++i) {
      if (i % (betweenAsks * betweenAsks) == 0 && !task.step()) return;
      const std::uint32_t index = front[i];
      forNeighbours(grid_, index, [&](std::size_t other) {
        if (features_[other] == features_[index]) return;
        const auto distance = static_cast<float>(
            featureDistance(grid_.position(grid_.node(other)), features_[index]));
        if (distance >= levels_[other]) return;
        levels_[other] = distance;
        features_[other] = features_[index];
        next.push_back(static_cast<std::uint32_t>(other));
      });
    }
    std::swap(front, next);
  }
}

/// Where a ball of the closing width can go to from far outside.
void Solid::findOutside(double closing, const Task& task) {
  const auto least = static_cast<float>(std::max(closing / 2, grid_.step * 0.51));
  std::vector<std::uint32_t> front{0};
  isOutside_[0] = 1;
  std::vector<std::uint32_t> atWalls;
  for (std::size_t i = 1; !front.empty(); ++i) {
    if (i % (betweenAsks * betweenAsks) == 0 && !task.step()) return;
    const std::uint32_t index = front.back();
    front.pop_back();
    bool isAtWall = false;
    forNeighbours(grid_, index, [&](std::size_t other) {
      if (levels_[other] <= least) isAtWall = true;
      if (isOutside_[other] || levels_[other] <= least) return;
      isOutside_[other] = 1;
      front.push_back(static_cast<std::uint32_t>(other));
    });
    if (isAtWall) atWalls.push_back(index);
  }
  for (std::size_t i = 0; i < atWalls.size(); ++i) {
    if (i % betweenAsks == 0 && !task.step()) return;
    openAround(atWalls[i]);
  }
}

/// Nothing of the mesh is nearer to a node than its level.
void Solid::openAround(std::size_t index) {
  const glm::ivec3 middle = grid_.node(index);
  const double radius = static_cast<double>(levels_[index]) / grid_.step;
  const int most = static_cast<int>(radius);
  for (int z = -most; z <= most; ++z)
    for (int y = -most; y <= most; ++y)
      for (int x = -most; x <= most; ++x) {
        const glm::ivec3 node = middle + glm::ivec3(x, y, z);
        if (x * x + y * y + z * z < radius * radius && grid_.has(node))
          isOutside_[grid_.index(node)] = 1;
      }
}

bool Solid::isAtSurface(std::size_t index) const {
  bool found = false;
  forNeighbours(grid_, index, [&](std::size_t other) { found |= isOutside_[other] != 0; });
  return found;
}

/// Outside, distances are to the solid, not to the mesh that it may have closed.
void Solid::closeHoles(const Task& task) {
  const auto triangles = static_cast<Feature>(mesh_.triangles.size());
  std::vector<std::uint32_t> front;
  for (std::size_t i = 0; i < grid_.count(); ++i) {
    if (isOutside_[i] || static_cast<double>(levels_[i]) <= grid_.step || !isAtSurface(i)) continue;
    features_[i] = triangles + static_cast<Feature>(i);
    closed_.push_back({grid_.position(grid_.node(i)), static_cast<double>(levels_[i])});
    levels_[i] = 0;
    front.push_back(static_cast<std::uint32_t>(i));
  }
  spread(std::move(front), task);
  for (std::size_t i = 0; i < grid_.count(); ++i)
    if (!isOutside_[i]) levels_[i] = -levels_[i];
}

double Solid::level(const glm::dvec3& point) const { return interpolated(levels_, point); }

double Solid::interpolated(const std::vector<float>& levels, const glm::dvec3& point) const {
  const glm::dvec3 place = (point - grid_.origin) * (1 / grid_.step);
  const glm::dvec3 most(grid_.size - 1);
  if (!(place.x >= 0 && place.y >= 0 && place.z >= 0 && place.x <= most.x && place.y <= most.y &&
        place.z <= most.z))
    return static_cast<double>(farAway);
  const glm::ivec3 cube = glm::min(glm::ivec3(place), grid_.size - 2);
  const glm::dvec3 at = place - glm::dvec3(cube);
  const std::size_t first = grid_.index(cube);
  const auto row = static_cast<std::size_t>(grid_.size.x);
  const auto layer = row * static_cast<std::size_t>(grid_.size.y);
  const auto along = [&](std::size_t begin) {
    return static_cast<double>(levels[begin]) * (1 - at.x) +
           static_cast<double>(levels[begin + 1]) * at.x;
  };
  const double near = along(first) * (1 - at.y) + along(first + row) * at.y;
  const double other = along(first + layer) * (1 - at.y) + along(first + layer + row) * at.y;
  return near * (1 - at.z) + other * at.z;
}

glm::dvec3 Solid::outward(const glm::dvec3& point) const {
  glm::dvec3 slope(0);
  for (int axis = 0; axis < 3; ++axis) {
    glm::dvec3 along(0);
    along[axis] = grid_.step;
    slope[axis] = level(point + along) - level(point - along);
  }
  const double length = glm::length(slope);
  return length > 0 && length < 8 * grid_.step ? slope / length : glm::dvec3(0);
}

double Solid::surfaceDistance(const glm::dvec3& point) const {
  const std::size_t first = grid_.index(grid_.cubeOf(point));
  const auto row = static_cast<std::size_t>(grid_.size.x);
  const auto layer = row * static_cast<std::size_t>(grid_.size.y);
  double nearest = static_cast<double>(farAway);
  std::array<Feature, 8> seen{};
  std::size_t count = 0;
  for (const std::size_t corner :
       {first, first + 1, first + row, first + row + 1, first + layer, first + layer + 1,
        first + layer + row, first + layer + row + 1}) {
    const Feature feature = features_[corner];
    if (feature == none || std::find(seen.begin(), seen.begin() + count, feature) !=
                               seen.begin() + static_cast<std::ptrdiff_t>(count))
      continue;
    seen[count++] = feature;
    nearest = std::min(nearest, featureDistance(point, feature));
  }
  return nearest;
}

double Solid::distance(const glm::dvec3& point) const {
  return level(point) <= 0 ? 0 : surfaceDistance(point);
}

bool Solid::isOuter(const glm::dvec3& point) const {
  const glm::ivec3 cube = grid_.cubeOf(point);
  for (int i = 0; i < 8; ++i)
    if (isOutside_[grid_.index(cube + glm::ivec3(i & 1, i >> 1 & 1, i >> 2))]) return true;
  return false;
}

std::vector<std::array<glm::dvec3, 3>> Solid::outerTriangles() const {
  std::vector<std::array<glm::dvec3, 3>> outer;
  for (const auto& [a, b, c] : mesh_.triangles)
    if (const std::array corners{mesh_.positions[a], mesh_.positions[b], mesh_.positions[c]};
        mayBeOuter(corners))
      outer.push_back(corners);
  return outer;
}

void Solid::keepFree(const std::vector<glm::dvec3>& places, double width, const glm::dvec3& axis,
                     double reach, const Task& task) {
  rooms_.clear();
  if (places.empty()) return;
  rooms_ = levels_;
  const double height = glm::length(axis);
  const glm::dvec3 up = axis / height;
  const glm::dvec3 aside = glm::sqrt(glm::max(glm::dvec3(1) - up * up, glm::dvec3(0)));
  const glm::dvec3 around = width / 2 * aside + reach;
  for (const glm::dvec3& place : places) {
    if (!task.step()) return;
    const glm::ivec3 from = grid_.cubeOf(place - around + glm::min(axis, glm::dvec3(0)));
    const glm::ivec3 to = grid_.cubeOf(place + around + glm::max(axis, glm::dvec3(0))) + 1;
    for (int z = from.z; z <= to.z; ++z)
      for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x) {
          const glm::dvec3 away = grid_.position({x, y, z}) - place;
          const double along = glm::dot(away, up);
          const double beside = glm::length(away - along * up) - width / 2;
          const double above = std::max(-along, along - height);
          const double outside = glm::length(glm::max(glm::dvec2(beside, above), glm::dvec2(0))) +
                                 std::min(std::max(beside, above), 0.0);
          float& room = rooms_[grid_.index({x, y, z})];
          room = std::max(room, static_cast<float>(reach - outside));
        }
  }
}

double Solid::flatRoom(const glm::dvec3& point) const {
  constexpr double nearSurface = 0.6;  ///< Grid steps: levels between nodes are not exact.
  const double own = level(point);
  if (rooms_.empty() || own <= nearSurface * grid_.step) return own;
  const double room = interpolated(rooms_, point);
  // A panel may lie along the border of where avatars are, where rooms are between both.
  const bool isTouched = closer_ > 0 && contact_->zoneOf(point) == Zone::contact;
  return isTouched ? std::max(room, own + closer_) : room;
}

double Solid::shareAt(const glm::dvec3& place) const {
  if (contactShare_ == 1) return 1;
  return contact_->zoneOn(*this, place, outward(place)) == Zone::contact ? contactShare_ : 1;
}

void Solid::keepContact(std::shared_ptr<const ContactSpace> contact, double share, double closer) {
  contact_ = std::move(contact);
  contactShare_ = share;
  closer_ = std::max(closer, 0.0);
  if (!(closer > 0)) return;
  if (rooms_.empty()) rooms_ = levels_;
  for (std::size_t i = 0; i < rooms_.size(); ++i)
    if (contact_->isAt(i)) rooms_[i] = std::max(rooms_[i], levels_[i] + static_cast<float>(closer));
}

}  // namespace wb::shape
