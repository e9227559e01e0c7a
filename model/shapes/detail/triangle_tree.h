#pragma once

#include "model/core/task.h"
#include "model/geometry/triangle_mesh.h"
#include "model/shapes/detail/farthest.h"

#include <cstddef>
#include <vector>

namespace wb::shape {

/// The triangles of a mesh, found by where they are.
class TriangleTree {
 public:
  /// Of at least one triangle. Where it is cancelled it answers as ever, but slowly.
  explicit TriangleTree(const mesh::TriangleMesh& mesh, const Task& task = {});

  /// To the nearest triangle, m.
  double distance(const glm::dvec3& point) const;
  /// Whether a triangle is as near as that: sooner told.
  bool isWithin(const glm::dvec3& point, double distance) const;
  /// So far is a triangle from these at most: a distance to a triangle is greatest at a corner.
  CellDistances distances(const Corners& corners) const;

 private:
  struct Node {
    glm::dvec3 low;
    glm::dvec3 high;
    std::size_t begin;  ///< Of its triangles.
    std::size_t end;
    std::size_t other;  ///< The second half's node, the first being the next one; 0: a leaf.
  };
  struct Search;

  void build(std::size_t begin, std::size_t end, const Task& task);
  double nearest(std::size_t node, const glm::dvec3& point, double least) const;
  bool isWithin(std::size_t node, const glm::dvec3& point, double distance) const;
  void look(std::size_t node, Search& search) const;

  std::vector<Corners> triangles_;
  std::vector<Node> nodes_;
};

}  // namespace wb::shape
