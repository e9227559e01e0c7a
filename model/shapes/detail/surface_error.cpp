#include "model/shapes/detail/surface_error.h"

#include "model/shapes/detail/error_search.h"
#include "model/shapes/detail/surface_samples.h"
#include "model/shapes/detail/triangle_tree.h"

namespace wb::shape {
namespace {

double twoSided(const Solid& solid, const mesh::TriangleMesh& surface, const TriangleTree& tree,
                const Task& task) {
  Exactness exactness = exactnessFor(solid, task);
  exactness.mostCells = 20'000;
  const Deviation from =
      farthestPlace(trianglesOf(solid.mesh()), exactness,
                    [&](const Corners& corners) { return tree.distances(corners); });
  const Deviation to = farthestBy(trianglesOf(surface), exactness, [&](const glm::dvec3& point) {
    return solid.surfaceDistance(point);
  });
  return farther(from, to).distance;
}

double meanDistance(const Solid& solid, const TriangleTree& tree, const Task& task) {
  const auto samples = surfaceSamples(solid, solid.diagonal() / 60, task);
  double sum = 0;
  for (const SurfaceSample& sample : samples) {
    if (task.cancelled()) break;
    sum += tree.distance(sample.place);
  }
  return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

Deviation shortfallOf(const Solid& solid, const TriangleTree& tree, const Task& task) {
  return farthestOutside(
      solid, exactnessFor(solid, task),
      [&](const Corners& corners) { return tree.distances(corners); },
      [&](const glm::dvec3& place) { return tree.distance(place); });
}

}  // namespace

Deviation overfillOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task) {
  return farthestFrom(solid, trianglesOf(surface), exactnessFor(solid, task),
                      [](const glm::dvec3&) { return true; });
}

Deviation shortfallOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task) {
  return shortfallOf(solid, TriangleTree(surface, task), task);
}

ShapeError errorOf(const Solid& solid, const mesh::TriangleMesh& surface, const Task& task) {
  const TriangleTree tree(surface, task);
  ShapeError error;
  error.shortfall = shortfallOf(solid, tree, task);
  error.overfill = overfillOf(solid, surface, task);
  error.surface = twoSided(solid, surface, tree, task);
  if (task.cancelled()) return error;
  error.mean = meanDistance(solid, tree, task);
  return error;
}

}  // namespace wb::shape
