#pragma once

#include "model/asset/mesh_asset.h"
#include "model/geometry/convex_hull.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace wb::asset {

/// From the middle of the unit cube along each axis: no corner of a hull is written beyond that,
/// one percent outside the cube.
inline constexpr double hullReach = 0.505;

/// The hull that the grid's uploader makes around the block that it takes for source: around all
/// positions of its faces, exact up to 256 vertices, else an enclosing one of at most 256.
/// Fails when the positions have no volume.
Result<mesh::ConvexHull> sourceHull(const Faces& faces);

/// Points of a hull rounded outward over `domain`, so that the hull they span contains every point
/// of `contained` (to within mesh::hullTolerance): at most 256 of them, as many as there are
/// `vertices` where that is possible. Where nothing else contains the points, the corners of their
/// bounding box. `domain` has an extent and holds all points; `vertices` span a hull with volume
/// around `contained`.
HullPoints quantisedOutward(const std::vector<glm::dvec3>& vertices,
                            const std::vector<glm::dvec3>& contained, const Domain3& domain);

/// A convex block from points in the unit cube: one hull of at most 256 vertices around
/// `baseSource`, one around each of `hulls`, every one rounded outward. The domain is the unit
/// cube, or one percent larger where that lets every hull keep its vertices. Fails when points have
/// no volume; the place says which (`base hull`, `hull 2`).
Result<PhysicsConvex> makePhysicsConvex(const std::vector<glm::dvec3>& baseSource,
                                        const std::vector<std::vector<glm::dvec3>>& hulls = {});

/// The same where hulls need not contain their points to the last step, and should keep their
/// number of vertices: each within one percent of the unit cube, rounded to the nearest stored
/// points.
Result<PhysicsConvex> makeNearestConvex(const std::vector<glm::dvec3>& baseSource,
                                        const std::vector<std::vector<glm::dvec3>>& hulls);

}  // namespace wb::asset
