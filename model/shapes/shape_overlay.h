#pragma once

#include "model/core/task.h"
#include "model/display/display.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/detail/fitting_hull.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace wb::shape {

/// The outer surfaces of a shape and of the solid that it stands for, in triangles so small that
/// each has one distance.
struct Deviations {
  mesh::TriangleMesh mesh;
  /// One a triangle, m: above 0 of the shape, so far from the solid; below 0 of the solid, so far
  /// from the shape.
  std::vector<double> distances;
};

// Distances are those of ShapeError's overfill and shortfall, at the middles of triangles: none is
// larger than these. What is cancelled is not whole.

/// Measures at least one of `pieces` against the `solid`. Triangles of a piece that lie inside
/// another are left out. Where the `task` is cancelled, the result is not whole.
Deviations deviationsOf(const Solid& solid, const std::vector<Piece>& pieces,
                        const Task& task = {});
/// The same for a `surface` of at least one triangle against the `solid`, under the same `task`.
Deviations deviationsOf(const Solid& solid, const mesh::TriangleMesh& surface,
                        const Task& task = {});

}  // namespace wb::shape

namespace wb::making {

/// What is shown of shapes that were made.
enum class Look : std::uint8_t {
  shapes,      ///< Themselves.
  deviations,  ///< How far they are from what they stand for.
  ways         ///< Where avatars walk.
};

/// Returns the parts that a `shape` is shown on: the first 16, those that are selected before those
/// that are alike. Refers to `shape`, which must outlive it.
std::span<const scene::Target> shownOn(const ShapeForParts& shape);

/// Makes what a look shows of shapes on those parts.
/// @param scene   Where the parts are, with the meshes that shapes were made of.
/// @param shapes  Each with the tolerance and, if it was judged by passage, the avatar it was made
///     for. Those whose solid cannot be made are left out.
/// @param look    For Look::shapes the result is empty.
/// @param task    Cancelled: the result is not whole.
layers::Overlay overlayOf(const scene::Scene& scene, std::span<const ShapeForParts> shapes,
                          Look look, const Task& task = {});

}  // namespace wb::making
