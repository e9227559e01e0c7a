#pragma once

#include "model/asset/asset.h"
#include "model/geometry/convex_hull.h"

#include <glm/common.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace wb::asset {

/// The smallest Domain2 or Domain3 around points; the format's own without any.
template <class Domain, class Points>
Domain boundsOf(const Points& points) {
  Domain bounds;
  if (points.empty()) return bounds;
  using Corner = decltype(bounds.min);
  bounds = {Corner(points[0]), Corner(points[0])};
  for (const auto& point : points) {
    bounds.min = glm::min(bounds.min, Corner(point));
    bounds.max = glm::max(bounds.max, Corner(point));
  }
  return bounds;
}

/// Returns the step nearest to `value` of 65536 from `min` to `max`; a value outside takes the
/// end's. Where both ends are equal, and for what is not a number, 0.
std::uint16_t quantised(double value, double min, double max);

/// Makes a face of a mesh in the unit cube with at most 65536 vertices: unit normals are quantised
/// over -1..1, texture coordinates over their own bounds.
/// @param mesh       In the unit cube.
/// @param normals    None, or one a vertex.
/// @param texCoords  None, or one a vertex.
/// @param domain     What positions are quantised over; nothing: their own bounds. The uploader
///                   takes the bounds of all faces of a level (llmodel.cpp, writeModel).
Face makeFace(const mesh::TriangleMesh& mesh, std::span<const glm::vec3> normals = {},
              std::span<const glm::vec2> texCoords = {}, const std::optional<Domain3>& domain = {});

/// Returns the share of its volume that the hull of a made level `lod` keeps at least: the base
/// hull is made of the low level; of the lowest some is enough.
constexpr double keptVolume(Lod lod) { return lod == Lod::lowest ? 0 : 0.8; }

/// Returns a level of detail made of the one above, face by face (see mesh::lowerLevel), on
/// vertices that were there already, with all that they have.
/// @param above  The next richer level; faces without triangles stay as they are.
/// @param lod  The level that is made: it says how much volume is kept (keptVolume).
/// @param scale  Sides of the part, in metres, at which it is seen.
Faces lowerLevel(const Faces& above, Lod lod, const glm::dvec3& scale);

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

/// Returns a convex block of hulls that are rounded outward. The domain is the unit cube, or one
/// percent larger where that lets every hull keep its vertices. Fails when points have no volume;
/// the place says which (`base hull`, `hull 2`).
/// @param baseSource  Points in the unit cube that the base hull, of at most 256 vertices, is
///     around.
/// @param hulls  Points of each hull of the decomposition, in the unit cube; empty: there is none.
Result<PhysicsConvex> makePhysicsConvex(const std::vector<glm::dvec3>& baseSource,
                                        const std::vector<std::vector<glm::dvec3>>& hulls = {});

/// Returns a convex block where hulls need not contain their points to the last step, and should
/// keep their number of vertices. Fails as makePhysicsConvex() does.
/// @param baseSource  Points in the unit cube that the base hull is around, rounded outward.
/// @param hulls  Points of each hull, at most hullReach from the middle; rounded to the nearest
///     stored ones.
Result<PhysicsConvex> makeNearestConvex(const std::vector<glm::dvec3>& baseSource,
                                        const std::vector<std::vector<glm::dvec3>>& hulls);

}  // namespace wb::asset
