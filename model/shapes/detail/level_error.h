#pragma once

#include "model/core/task.h"
#include "model/geometry/triangle_mesh.h"
#include "model/shapes/detail/triangle_tree.h"

#include <vector>

namespace wb::shape {

/// How far surfaces are from one that they stand for: the largest distance of any place of either
/// from the other. Found to within 5 %, or a thousandth of the diagonal.
class LevelError {
 public:
  /// Of at least one triangle.
  explicit LevelError(const mesh::TriangleMesh& mesh, const Task& task = {});

  /// In the mesh's unit. Of at least one triangle.
  double of(const mesh::TriangleMesh& level, const Task& task = {}) const;
  /// Of the mesh itself.
  const TriangleTree& tree() const { return tree_; }
  /// Whether that is at most so much: sooner told, above all where it is not.
  bool isWithin(const mesh::TriangleMesh& level, double tolerance, const Task& task = {}) const;

 private:
  std::vector<Corners> triangles_;
  TriangleTree tree_;
  double diagonal_;
};

}  // namespace wb::shape
