#pragma once

#include "model/asset/asset.h"
#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/shapes/detail/collapse.h"
#include "model/shapes/detail/level_source.h"
#include "model/shapes/detail/triangle_tree.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace wb::shape {

/// How far surfaces are from one that they stand for: the largest distance of any place of either
/// from the other.
class LevelError {
 public:
  /// Of at least one triangle.
  explicit LevelError(const mesh::TriangleMesh& mesh, const Task& task = {});

  /// No less than it is, in the mesh's unit, and at most a twentieth more, a thousandth of the
  /// diagonal, or a quarter of what is likely. Of at least one triangle.
  /// @param likely  What it is probably no more than, and near to.
  double of(const mesh::TriangleMesh& level, double likely, const Task& task = {}) const;
  /// Of the mesh itself.
  const TriangleTree& tree() const { return tree_; }
  /// Whether that is surely at most so much; false where it is as much but for a few percent.
  bool isWithin(const mesh::TriangleMesh& level, double tolerance, const Task& task = {}) const;

 private:
  class Comparison;

  std::vector<Corners> triangles_;
  TriangleTree tree_;
  double diagonal_;
};

/// What a level of detail must be.
struct LevelGoal {
  double tolerance = 0;  ///< m, above 0.
  std::size_t mostTriangles = std::numeric_limits<std::size_t>::max();
  bool keepsBody = false;  ///< Its hull keeps most of its volume: a base hull is made of it.
  bool isQuick = false;    ///< Look at fewer candidates.
};

/// Looks for the levels of fewest bytes that are close enough to what they stand for, and have no
/// more triangles than quadrics need for each face by itself.
class LevelSearch {
 public:
  /// The source has a triangle; its scale is the one here.
  LevelSearch(LevelSource source, const glm::dvec3& scale, const Task& task = {});

  bool isClose(const asset::Faces& level, const LevelGoal& goal, const Task& task) const;
  /// Nothing where none is close enough. Asked for one level after the other, the finest first.
  std::optional<asset::Faces> find(const LevelGoal& goal, const Task& task);
  /// See LevelError::of.
  double errorOf(const asset::Faces& level, double likely, const Task& task) const;

 private:
  /// The best so far, and the bytes that it takes.
  struct Found {
    std::optional<asset::Faces> level{};
    std::size_t bytes = 0;
  };

  void start(double tolerance, const Task& task);
  static CollapseOptions collapseOptions(double tolerance);
  Reduced inSource(const Collapse& collapse, const LevelGoal& goal, const Task& task) const;
  Reduced reduced(double distance, const LevelGoal& goal, const Task& task);
  Reduced plain(double error, const Task& task) const;
  bool offer(const Reduced& made, double room, const LevelGoal& goal, Found& best,
             const Task& task) const;
  bool offer(asset::Faces level, double room, const LevelGoal& goal, Found& best,
             const Task& task) const;
  bool offerParts(Reduced made, double room, const LevelGoal& goal, Found& best,
                  const Task& task) const;
  void stepBack(const LevelGoal& goal, Found& best, const Task& task) const;
  void offerPlain(const LevelGoal& goal, Found& best, const Task& task) const;
  asset::Faces plainFaces(double error, const Task& task) const;
  void offerPlainFaces(const LevelGoal& goal, Found& best, const Task& task) const;
  void offerFewer(asset::Faces level, const LevelGoal& goal, Found& best, const Task& task) const;
  bool isHopeless(std::size_t triangles) const;
  bool isSmaller(const asset::Faces& level, const Found& best, const Task& task) const;
  bool keepsBody(const mesh::TriangleMesh& level) const;

  LevelSource source_;
  LevelError error_;
  glm::dvec3 scale_;
  double bodyVolume_;         ///< Of the hull, m3.
  mesh::Simplified fewer_{};  ///< What is simplified: of many triangles not all.
  bool isStarted_ = false;
  std::optional<Collapse> collapse_{};  ///< Nothing of too many triangles.
};

}  // namespace wb::shape
