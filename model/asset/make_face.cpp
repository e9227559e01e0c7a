#include "model/asset/make_face.h"

#include "model/asset/asset_bounds.h"

#include <algorithm>
#include <cmath>

namespace wb::asset {
namespace {

template <class Quantised, class Points, class Domain>
std::vector<Quantised> quantisedAll(const Points& points, const Domain& domain) {
  std::vector<Quantised> result;
  result.reserve(points.size());
  for (const auto& point : points) {
    Quantised& q = result.emplace_back();
    for (glm::length_t axis = 0; axis < point.length(); ++axis)
      q[static_cast<std::size_t>(axis)] =
          quantised(point[axis], domain.min[axis], domain.max[axis]);
  }
  return result;
}

}  // namespace

std::uint16_t quantised(double value, double min, double max) {
  const double step = std::round((value - min) / (max - min) * domainSteps);
  if (!(step > 0) || !(max > min)) return 0;
  return static_cast<std::uint16_t>(std::min(step, domainSteps));
}

Face makeFace(const mesh::TriangleMesh& mesh, std::span<const glm::vec3> normals,
              std::span<const glm::vec2> texCoords) {
  Face face;
  face.positionDomain = boundsOf<Domain3>(mesh.positions);
  face.positions = quantisedAll<Quantised3>(mesh.positions, face.positionDomain);
  face.normals = quantisedAll<Quantised3>(normals, Domain3{glm::dvec3(-1), glm::dvec3(1)});
  face.texCoordDomain = boundsOf<Domain2>(texCoords);
  face.texCoords = quantisedAll<Quantised2>(texCoords, face.texCoordDomain);
  for (const mesh::Triangle& triangle : mesh.triangles)
    face.triangles.push_back({static_cast<std::uint16_t>(triangle[0]),
                              static_cast<std::uint16_t>(triangle[1]),
                              static_cast<std::uint16_t>(triangle[2])});
  return face;
}

}  // namespace wb::asset
