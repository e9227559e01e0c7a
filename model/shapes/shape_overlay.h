#pragma once

#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/scene/scene.h"
#include "model/shapes/apply_shapes.h"

#include <span>
#include <vector>

namespace wb::making {

/// How far shapes are from what they stand for, and the other way round, in triangles so small that
/// each has one distance.
struct DeviationMap {
  mesh::TriangleMesh mesh;  ///< In metres of the region.
  /// One a triangle, m: above 0 of a shape, so far outside what it stands for; below 0 of that, so
  /// far outside the shape.
  std::vector<double> distances;
  double farthest = 0;  ///< The largest error of the shapes, m: no distance is larger.
};

/// Where avatars walked, as tiles under their feet, in metres of the region.
struct PassageMap {
  mesh::TriangleMesh kept;   ///< Where one fits still,
  mesh::TriangleMesh taken;  ///< or no more.
  mesh::TriangleMesh cut;    ///< On ways that there were between places and are no more.
};

/// Returns the parts that a `shape` is shown on: the first 16, those that are selected before those
/// that are alike. Refers to `shape`, which must outlive it.
std::span<const scene::Target> shownOn(const ShapeForParts& shape);

/// Measures how far shapes are from what they stand for, on those parts.
/// @param scene   Where the parts are, with the meshes that shapes were made of.
/// @param shapes  Each with the tolerance and, if it was judged by passage, the avatar it was made
///     for. Those whose solid cannot be made are left out.
/// @param task    Cancelled: the result is not whole.
DeviationMap deviationMap(const scene::Scene& scene, std::span<const ShapeForParts> shapes,
                          const Task& task = {});

/// Finds where avatars walk on those parts, and where they do no more. `scene`, `shapes` and `task`
/// as for deviationMap().
PassageMap passageMap(const scene::Scene& scene, std::span<const ShapeForParts> shapes,
                      const Task& task = {});

}  // namespace wb::making
