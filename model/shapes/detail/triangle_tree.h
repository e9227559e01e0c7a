#pragma once

#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/shapes/fitting_terms.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <queue>
#include <vector>

namespace wb::shape {

using Corners = std::array<glm::dvec3, 3>;

/// What is known of the distances on a triangle.
struct CellDistances {
  Deviation found;   ///< The farthest of the places looked at; 0 where none counts.
  double bound = 0;  ///< None on the triangle that counts is farther.
};

/// How exactly to look.
struct Exactness {
  double share = 1.05;              ///< The bound is at most so many times what was found,
  double floor = 0;                 ///< or at most this, m,
  double smallest = 0;              ///< or triangles have become this small, m,
  std::size_t mostCells = 200'000;  ///< or so many were looked at,
  const Task* task = nullptr;       ///< or this was cancelled,
  double enough = std::numeric_limits<double>::max();  ///< or more than this was found, m.
};

/// The farthest place on triangles: branch and bound, the most promising half of a triangle first.
/// `look(corners)` gives the CellDistances of one.
template <class Look>
Deviation farthestPlace(const std::vector<Corners>& triangles, const Exactness& exactness,
                        const Look& look) {
  struct Cell {
    double bound;
    std::size_t number;  // Of two as promising, always the same first.
    Corners corners;
    bool operator<(const Cell& other) const {
      return bound != other.bound ? bound < other.bound : number > other.number;
    }
  };
  Deviation best;
  double overlooked = 0;  // The bound of cells too small to divide.
  std::priority_queue<Cell> cells;
  std::size_t count = 0;
  const auto add = [&](const Corners& corners, double parent) {
    const CellDistances distances = look(corners);
    if (distances.found.distance > best.distance) best = distances.found;
    cells.push({std::min(distances.bound, parent), count++, corners});
  };
  constexpr std::size_t someCells = 64;  ///< Cells, between looks at whether to go on.
  const auto isCancelled = [&] {
    return exactness.task && count % someCells < 2 && exactness.task->cancelled();
  };
  const auto isEnough = [&] { return best.distance > exactness.enough || isCancelled(); };
  for (const Corners& corners : triangles) {
    if (isEnough()) return best;
    add(corners, std::numeric_limits<double>::max());
  }
  const std::size_t most = count + exactness.mostCells;
  while (!cells.empty() && count < most && !isEnough()) {
    const Cell cell = cells.top();
    if (cell.bound <= std::max(best.distance * exactness.share, exactness.floor)) break;
    cells.pop();
    std::size_t longest = 0;
    std::array<double, 3> lengths{};
    for (std::size_t i = 0; i < 3; ++i) {
      lengths[i] = glm::distance(cell.corners[i], cell.corners[(i + 1) % 3]);
      if (lengths[i] > lengths[longest]) longest = i;
    }
    if (lengths[longest] <= exactness.smallest) {
      overlooked = std::max(overlooked, cell.bound);
      continue;
    }
    const glm::dvec3& a = cell.corners[longest];
    const glm::dvec3& b = cell.corners[(longest + 1) % 3];
    const glm::dvec3& c = cell.corners[(longest + 2) % 3];
    const glm::dvec3 middle = (a + b) / 2.0;
    add({a, middle, c}, cell.bound);
    add({middle, b, c}, cell.bound);
  }
  best.bound = std::max({best.distance, overlooked, cells.empty() ? 0.0 : cells.top().bound});
  return best;
}

/// Whether a triangle is near others.
enum class Nearness {
  whole,    ///< All of it is, to one of them.
  corners,  ///< Its corners are: what is between them has to be looked at.
  notAll,   ///< A corner is not.
};

/// The triangles of a mesh, found by where they are.
class TriangleTree {
 public:
  /// Of at least one triangle. Where it is cancelled it answers as ever, but slowly.
  explicit TriangleTree(const mesh::TriangleMesh& mesh, const Task& task = {});

  /// To the nearest triangle, m.
  double distance(const glm::dvec3& point) const;
  /// Whether a triangle is as near as that: sooner told.
  bool isWithin(const glm::dvec3& point, double distance) const;
  /// The same, sooner still for one place after another.
  /// @param likely  A triangle to look at first, 0 at the beginning; then the one that is so near.
  bool isWithin(const glm::dvec3& point, double distance, std::size_t& likely) const;
  /// So far is a triangle from these at most: a distance to a triangle is greatest at a corner.
  CellDistances distances(const Corners& corners) const;
  /// How much of a triangle is so near to these: told much sooner than by distances().
  Nearness nearness(const Corners& corners, double distance) const;
  /// Whether it is Nearness::whole.
  /// @param likely  As of isWithin().
  bool isWholeWithin(const Corners& corners, double distance, std::size_t& likely) const;

 private:
  struct Node {
    glm::dvec3 low;
    glm::dvec3 high;
    std::size_t begin;  ///< Of its triangles.
    std::size_t end;
    std::size_t other;  ///< The second half's node, the first being the next one; 0: a leaf.
  };
  struct Search;
  struct NearSearch;

  void build(std::size_t begin, std::size_t end, const Task& task);
  /// The square of the distance, or of the `least` that is known.
  double nearest(std::size_t node, const glm::dvec3& point, double least) const;
  bool findWithin(std::size_t node, const glm::dvec3& point, double squared,
                  std::size_t& found) const;
  void look(std::size_t node, Search& search) const;
  bool look(std::size_t node, NearSearch& search) const;

  std::vector<Corners> triangles_;
  std::vector<Node> nodes_;
  double longestEdge_ = 0;  ///< Of a triangle.
};

}  // namespace wb::shape
