#include "model/shapes/detail/triangle_tree.h"

#include "model/geometry/geometry.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

// The distance to the nearest of many triangles: a bounding volume hierarchy of boxes, divided at
// the median along the longest axis, searched nearest box first by branch and bound. Building takes
// n log n, a query about log n for points near the surface.
// farthestPlace (in the header) finds the farthest place on triangles by branch and bound over
// triangles bisected at their longest edge: with TriangleTree a one-sided Hausdorff distance, as
// Tang, Lee and Kim (2009) bound it.

namespace wb::shape {
namespace {

constexpr std::size_t mostInLeaf = 4;  ///< Triangles.

double squaredDistanceTo(const Corners& triangle, const glm::dvec3& point) {
  const glm::dvec3 away = point - mesh::nearestPoint(point, triangle[0], triangle[1], triangle[2]);
  return glm::dot(away, away);
}

double squaredBoxDistance(const glm::dvec3& low, const glm::dvec3& high, const glm::dvec3& point) {
  const auto out = [](double toLow, double toHigh) {
    return std::max(std::max(toLow, toHigh), 0.0);
  };
  const double x = out(low.x - point.x, point.x - high.x);
  const double y = out(low.y - point.y, point.y - high.y);
  const double z = out(low.z - point.z, point.z - high.z);
  return x * x + y * y + z * z;
}

/// Whether a triangle is so near. Its box, which tells most that are not, takes a tenth of the
/// time.
bool isTriangleWithin(const Corners& triangle, const glm::dvec3& point, double squared) {
  const auto& [a, b, c] = triangle;
  const glm::dvec3 low = glm::min(a, glm::min(b, c));
  const glm::dvec3 high = glm::max(a, glm::max(b, c));
  return squaredBoxDistance(low, high, point) <= squared &&
         squaredDistanceTo(triangle, point) <= squared;
}

double longestEdgeOf(const Corners& corners) {
  const auto& [a, b, c] = corners;
  return std::max({glm::distance(a, b), glm::distance(b, c), glm::distance(c, a)});
}

}  // namespace

/// What is known of three corners so far, all distances squared.
struct TriangleTree::Search {
  const Corners& corners;
  std::array<double, 3> nearest{};
  double bound = std::numeric_limits<double>::max();

  bool needs(const Node& node) const {
    double most = 0;
    bool isNearer = false;
    for (std::size_t i = 0; i < 3; ++i) {
      const double distance = squaredBoxDistance(node.low, node.high, corners[i]);
      isNearer |= distance < nearest[i];
      most = std::max(most, distance);
    }
    return isNearer || most < bound;
  }
  void add(const Corners& triangle) {
    double most = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const double distance = squaredDistanceTo(triangle, corners[i]);
      nearest[i] = std::min(nearest[i], distance);
      most = std::max(most, distance);
    }
    bound = std::min(bound, most);
  }
};

TriangleTree::TriangleTree(const mesh::TriangleMesh& mesh, const Task& task) {
  triangles_.reserve(mesh.triangles.size());
  for (const auto& [a, b, c] : mesh.triangles) {
    triangles_.push_back({mesh.positions[a], mesh.positions[b], mesh.positions[c]});
    longestEdge_ = std::max(longestEdge_, longestEdgeOf(triangles_.back()));
  }
  build(0, triangles_.size(), task);
}

void TriangleTree::build(std::size_t begin, std::size_t end, const Task& task) {
  constexpr std::size_t many = 1000;  ///< Triangles: enough to ask whether to go on with.
  const std::size_t own = nodes_.size();
  Node node{triangles_[begin][0], triangles_[begin][0], begin, end, 0};
  for (std::size_t i = begin; i < end; ++i)
    for (const glm::dvec3& corner : triangles_[i]) {
      node.low = glm::min(node.low, corner);
      node.high = glm::max(node.high, corner);
    }
  nodes_.push_back(node);
  if (end - begin <= mostInLeaf || (end - begin > many && !task.step())) return;
  const glm::dvec3 extent = node.high - node.low;
  int axis = extent.y > extent.x ? 1 : 0;
  if (extent.z > extent[axis]) axis = 2;
  const auto at = [&](std::size_t i) {
    return triangles_.begin() + static_cast<std::ptrdiff_t>(i);
  };
  const std::size_t middle = (begin + end) / 2;
  std::nth_element(at(begin), at(middle), at(end), [&](const Corners& a, const Corners& b) {
    return a[0][axis] + a[1][axis] + a[2][axis] < b[0][axis] + b[1][axis] + b[2][axis];
  });
  build(begin, middle, task);
  nodes_[own].other = nodes_.size();
  build(middle, end, task);
}

double TriangleTree::nearest(std::size_t index, const glm::dvec3& point, double least) const {
  const Node& node = nodes_[index];
  if (node.other == 0) {
    for (std::size_t i = node.begin; i < node.end; ++i)
      least = std::min(least, squaredDistanceTo(triangles_[i], point));
    return least;
  }
  std::array<std::pair<double, std::size_t>, 2> halves;
  const auto halfAt = [&](std::size_t half) {
    return std::pair(squaredBoxDistance(nodes_[half].low, nodes_[half].high, point), half);
  };
  halves[0] = halfAt(index + 1);
  halves[1] = halfAt(node.other);
  std::ranges::sort(halves);
  for (const auto& [distance, half] : halves)
    if (distance < least) least = nearest(half, point, least);
  return least;
}

double TriangleTree::distance(const glm::dvec3& point) const {
  return std::sqrt(nearest(0, point, std::numeric_limits<double>::max()));
}

bool TriangleTree::findWithin(std::size_t index, const glm::dvec3& point, double squared,
                              std::size_t& found) const {
  const Node& node = nodes_[index];
  if (node.other == 0) {
    for (std::size_t i = node.begin; i < node.end; ++i) {
      if (!isTriangleWithin(triangles_[i], point, squared)) continue;
      found = i;
      return true;
    }
    return false;
  }
  const auto away = [&](std::size_t half) {
    return squaredBoxDistance(nodes_[half].low, nodes_[half].high, point);
  };
  std::size_t nearer = index + 1;
  std::size_t farther = node.other;
  double toNearer = away(nearer);
  double toFarther = away(farther);
  if (toFarther < toNearer) {
    std::swap(nearer, farther);
    std::swap(toNearer, toFarther);
  }
  return (toNearer <= squared && findWithin(nearer, point, squared, found)) ||
         (toFarther <= squared && findWithin(farther, point, squared, found));
}

bool TriangleTree::isWithin(const glm::dvec3& point, double distance, std::size_t& likely) const {
  const double squared = distance * distance;
  return isTriangleWithin(triangles_[likely], point, squared) ||
         findWithin(0, point, squared, likely);
}

bool TriangleTree::isWithin(const glm::dvec3& point, double distance) const {
  std::size_t found = 0;
  return findWithin(0, point, distance * distance, found);
}

void TriangleTree::look(std::size_t index, Search& search) const {
  const Node& node = nodes_[index];
  if (!search.needs(node)) return;
  if (node.other == 0) {
    for (std::size_t i = node.begin; i < node.end; ++i) search.add(triangles_[i]);
    return;
  }
  const glm::dvec3 middle = (search.corners[0] + search.corners[1] + search.corners[2]) / 3.0;
  const auto away = [&](std::size_t half) {
    return squaredBoxDistance(nodes_[half].low, nodes_[half].high, middle);
  };
  const bool isFirstNearer = away(index + 1) <= away(node.other);
  look(isFirstNearer ? index + 1 : node.other, search);
  look(isFirstNearer ? node.other : index + 1, search);
}

/// Which corners are near one of the triangles seen so far, and which triangle is near all.
struct TriangleTree::NearSearch {
  const Corners& corners;
  double squared;  ///< Of the distance.
  std::array<bool, 3> isNear{};
  std::size_t whole = 0;

  bool needs(const Node& node) const {
    bool reachesAll = true;
    for (std::size_t i = 0; i < 3; ++i) {
      if (!reachesAll && isNear[i]) continue;
      const bool reaches = squaredBoxDistance(node.low, node.high, corners[i]) <= squared;
      if (reaches && !isNear[i]) return true;
      reachesAll &= reaches;
    }
    return reachesAll;
  }
  bool add(const Corners& triangle) {
    bool isAll = true;
    for (std::size_t i = 0; i < 3; ++i) {
      if (!isAll && isNear[i]) continue;
      const bool isNearThis = isTriangleWithin(triangle, corners[i], squared);
      isNear[i] |= isNearThis;
      isAll &= isNearThis;
    }
    return isAll;
  }
};

/// Whether one of the triangles is near all corners. Its node is needed.
bool TriangleTree::look(std::size_t index, NearSearch& search) const {
  const Node& node = nodes_[index];
  if (node.other == 0) {
    for (std::size_t i = node.begin; i < node.end; ++i) {
      if (!search.add(triangles_[i])) continue;
      search.whole = i;
      return true;
    }
    return false;
  }
  const std::size_t first = index + 1;
  const bool needsFirst = search.needs(nodes_[first]);
  const bool needsOther = search.needs(nodes_[node.other]);
  if (!needsFirst || !needsOther)
    return (needsFirst && look(first, search)) || (needsOther && look(node.other, search));
  const glm::dvec3 middle = (search.corners[0] + search.corners[1] + search.corners[2]) / 3.0;
  const auto away = [&](std::size_t half) {
    return squaredBoxDistance(nodes_[half].low, nodes_[half].high, middle);
  };
  const bool isFirstNearer = away(first) <= away(node.other);
  const std::size_t farther = isFirstNearer ? node.other : first;
  return look(isFirstNearer ? first : node.other, search) ||
         (search.needs(nodes_[farther]) && look(farther, search));
}

Nearness TriangleTree::nearness(const Corners& corners, double distance) const {
  NearSearch search{.corners = corners, .squared = distance * distance};
  if (search.needs(nodes_[0]) && look(0, search)) return Nearness::whole;
  const auto& [a, b, c] = search.isNear;
  return a && b && c ? Nearness::corners : Nearness::notAll;
}

/// Corners so near to one triangle are no farther from each other than its longest edge and twice
/// the distance.
bool TriangleTree::isWholeWithin(const Corners& corners, double distance,
                                 std::size_t& likely) const {
  constexpr double rounding = 1 + 1e-9;
  if (longestEdgeOf(corners) > rounding * (longestEdge_ + 2 * distance)) return false;
  NearSearch search{
      .corners = corners, .squared = distance * distance, .isNear = {true, true, true}};
  if (search.add(triangles_[likely])) return true;
  if (!search.needs(nodes_[0]) || !look(0, search)) return false;
  likely = search.whole;
  return true;
}

CellDistances TriangleTree::distances(const Corners& corners) const {
  Search search{.corners = corners};
  search.nearest.fill(std::numeric_limits<double>::max());
  look(0, search);
  CellDistances result;
  result.bound = std::sqrt(search.bound);
  for (std::size_t i = 0; i < 3; ++i)
    if (const double nearest = std::sqrt(search.nearest[i]); nearest > result.found.distance)
      result.found = {nearest, corners[i], 0};
  return result;
}

}  // namespace wb::shape
