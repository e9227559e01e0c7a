#include "model/shapes/detail/level_error.h"

#include "model/shapes/detail/error_search.h"

#include <algorithm>
#include <stop_token>

namespace wb::shape {
namespace {

constexpr double finest = 1e-3;  // Share of the diagonal that no exactness is asked below.

/// The farthest of triangles from what a tree holds; where something is farther than `most`, any
/// such place.
Deviation farthestFrom(const std::vector<Corners>& triangles, const TriangleTree& tree,
                       Exactness exactness, double most) {
  std::stop_source enough;
  const Task given = *exactness.task;
  StepCount* steps = given.steps;
  Task task{enough.get_token(), {}, steps, nullptr};
  exactness.task = &task;
  return farthestPlace(triangles, exactness, [&](const Corners& corners) {
    if (given.cancelled()) enough.request_stop();
    const CellDistances distances = tree.distances(corners);
    if (distances.found.distance > most) enough.request_stop();
    return distances;
  });
}

/// So many of them that most of what is wrong is seen.
std::vector<Corners> some(const std::vector<Corners>& triangles) {
  constexpr std::size_t enough = 1500;
  if (triangles.size() <= enough) return triangles;
  std::vector<Corners> chosen;
  const std::size_t stride = triangles.size() / enough + 1;
  for (std::size_t i = 0; i < triangles.size(); i += stride) chosen.push_back(triangles[i]);
  return chosen;
}

}  // namespace

LevelError::LevelError(const mesh::TriangleMesh& mesh, const Task& task)
    : triangles_(trianglesOf(mesh)), tree_(mesh, task), diagonal_(boxDiagonal(mesh)) {}

double LevelError::of(const mesh::TriangleMesh& level, const Task& task) const {
  const Exactness exactness{.floor = finest * diagonal_, .mostCells = 100'000, .task = &task};
  constexpr double any = 1e300;
  const Deviation from = farthestFrom(triangles_, TriangleTree(level, task), exactness, any);
  const Deviation to = farthestFrom(trianglesOf(level), tree_, exactness, any);
  return std::max(from.distance, to.distance);
}

bool LevelError::isWithin(const mesh::TriangleMesh& level, double tolerance,
                          const Task& task) const {
  const TriangleTree tree(level, task);
  const Exactness rough{.share = 1, .floor = tolerance, .mostCells = 0, .task = &task};
  if (farthestFrom(some(triangles_), tree, rough, tolerance).distance > tolerance) return false;
  const Exactness exact{.share = 1, .floor = tolerance, .mostCells = 20'000, .task = &task};
  return farthestFrom(trianglesOf(level), tree_, exact, tolerance).distance <= tolerance &&
         farthestFrom(triangles_, tree, exact, tolerance).distance <= tolerance;
}

}  // namespace wb::shape
