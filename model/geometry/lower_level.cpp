#include "model/geometry/lower_level.h"

#include "model/geometry/convex_hull.h"

#include <array>
#include <cmath>
#include <numeric>

namespace wb::mesh {
namespace {

Simplified unchanged(const TriangleMesh& face) {
  Simplified same{face, std::vector<std::uint32_t>(face.positions.size())};
  std::iota(same.vertices.begin(), same.vertices.end(), 0U);
  return same;
}

Simplified withShare(const TriangleMesh& face, double share) {
  const auto count = static_cast<double>(face.triangles.size());
  if (share == 1 || count == 0) return unchanged(face);
  return simplified(face, static_cast<std::size_t>(std::ceil(count * share)));
}

std::vector<Simplified> withShare(const std::vector<TriangleMesh>& faces, double share) {
  std::vector<Simplified> made;
  made.reserve(faces.size());
  for (const TriangleMesh& face : faces) made.push_back(withShare(face, share));
  return made;
}

/// 0 where it is flat.
double hullVolume(const std::vector<glm::dvec3>& points) {
  const auto hull = convexHull(points);
  return hull ? hull->volume : 0;
}

/// Of many points it has: only a surface of few triangles is changed as a whole.
bool keepsVolume(const std::vector<Simplified>& made, const std::vector<TriangleMesh>& above,
                 double share) {
  constexpr std::size_t many = 256;
  std::vector<glm::dvec3> points;
  for (const Simplified& face : made)
    points.insert(points.end(), face.mesh.positions.begin(), face.mesh.positions.end());
  if (points.size() > many) return true;
  std::vector<glm::dvec3> before;
  for (const TriangleMesh& face : above)
    before.insert(before.end(), face.positions.begin(), face.positions.end());
  const double volume = hullVolume(before);
  return volume == 0 || hullVolume(points) > share * volume;
}

}  // namespace

std::vector<Simplified> lowerLevel(const std::vector<TriangleMesh>& above, double volumeShare) {
  constexpr std::array shares{1.0 / trianglesPerMadeTriangle, 0.375, 0.5, 0.625, 0.75};
  for (const double share : shares)
    if (auto made = withShare(above, share); keepsVolume(made, above, volumeShare)) return made;
  return withShare(above, 1);
}

}  // namespace wb::mesh
