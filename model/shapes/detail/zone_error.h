#pragma once

#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/shapes/detail/contact_space.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting.h"
#include "model/shapes/fitting_hull.h"

#include <vector>

/// How far shapes are off where avatars touch the solid, and elsewhere.
namespace wb::shape {

/// Finds them as errorOf() finds ShapeError::overfill and shortfall, each zone apart; what is below
/// a fifth of a zone's tolerance is not told exactly.
/// @param solid   With its contact space; without one, all is elsewhere.
/// @param pieces  The shape; without any, both are the diagonal.
/// @param limits  What either may be.
/// @param bulge   What the shape is thicker than its pieces, m.
/// @param task    Cancelled: it is not exact.
ZoneErrors zoneErrorsOf(const Solid& solid, const std::vector<Piece>& pieces,
                        const ZoneTolerances& limits, double bulge = 0, const Task& task = {});
/// The same of a `surface` of at least one triangle, which has no bulge.
ZoneErrors zoneErrorsOf(const Solid& solid, const mesh::TriangleMesh& surface,
                        const ZoneTolerances& limits, const Task& task = {});

/// Whether `pieces` are within the tolerance of the `options`, or those of both zones.
bool isClose(const Solid& solid, const std::vector<Piece>& pieces, const FitOptions& options,
             const Task& task);
/// Whether a `surface` is, likewise.
bool isClose(const Solid& solid, const mesh::TriangleMesh& surface, const FitOptions& options,
             const Task& task);

}  // namespace wb::shape
