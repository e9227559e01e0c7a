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

/// Of at least one piece.
Deviations deviationsOf(const Solid& solid, const std::vector<Piece>& pieces,
                        const Task& task = {});
/// Of at least one triangle.
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

/// On how many of the parts of a shape it is shown: the first, those that are selected before those
/// that are alike.
std::span<const scene::Target> shownOn(const ShapeForParts& shape);

/// What a look shows of shapes on those parts, which have the meshes that shapes were made of;
/// nothing of shapes themselves. What is cancelled is not whole.
layers::Overlay overlayOf(const scene::Scene& scene, std::span<const ShapeForParts> shapes,
                          Look look, const Task& task = {});

}  // namespace wb::making
