#include "model/import/model_lods.h"

#include "model/asset/bounds.h"
#include "model/mesh/convex_hull.h"

#include <meshoptimizer.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

namespace wb::import {
namespace {

using Indices = std::vector<unsigned int>;
using Points = std::vector<glm::vec3>;

/// How far the surface may move, as a share of its extent: the number of triangles decides alone.
constexpr float anyError = 1;

Indices indicesOf(const mesh::TriangleMesh& mesh) {
  Indices indices;
  indices.reserve(mesh.triangles.size() * 3);
  for (const mesh::Triangle& triangle : mesh.triangles)
    indices.insert(indices.end(), triangle.begin(), triangle.end());
  return indices;
}

/// About their middle and within 1 of it, where floats are finest and never overflow.
Points pointsOf(const mesh::TriangleMesh& mesh) {
  const auto box = asset::boundsOf<asset::Domain3>(mesh.positions);
  const glm::dvec3 size = box.max - box.min;
  const double largest = std::max({size.x, size.y, size.z});
  const glm::dvec3 middle = box.min + size * 0.5;
  Points points;
  points.reserve(mesh.positions.size());
  for (const glm::dvec3& position : mesh.positions)
    points.emplace_back(largest > 0 ? (position - middle) / largest : glm::dvec3(0));
  return points;
}

/// Keeps what hangs together.
Indices collapsed(const Indices& indices, const Points& points, std::size_t target) {
  Indices result(indices.size());
  result.resize(meshopt_simplify(result.data(), indices.data(), indices.size(), &points.front().x,
                                 points.size(), sizeof(glm::vec3), target, anyError, 0, nullptr));
  return result;
}

/// Joins what lies close together, even to nothing.
Indices joined(const Indices& indices, const Points& points, std::size_t target) {
  Indices result(indices.size());
  result.resize(meshopt_simplifySloppy(result.data(), indices.data(), indices.size(),
                                       &points.front().x, points.size(), sizeof(glm::vec3), target,
                                       anyError, nullptr));
  return result;
}

Indices shareOf(const Indices& indices, const Points& points, double share) {
  const auto count = static_cast<double>(indices.size() / 3);
  const std::size_t target = static_cast<std::size_t>(std::ceil(count * share)) * 3;
  Indices best = collapsed(indices, points, target);
  if (best.empty()) best = indices;
  if (best.size() <= target) return best;
  Indices other = joined(indices, points, target);
  return !other.empty() && other.size() < best.size() ? other : best;
}

/// Those triangles of a face, with only the vertices that they use.
ModelFace partOf(const ModelFace& face, const Indices& indices) {
  constexpr auto unused = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> numbers(face.mesh.positions.size(), unused);
  ModelFace result;
  const auto numberOf = [&](unsigned int vertex) {
    if (numbers[vertex] != unused) return numbers[vertex];
    numbers[vertex] = static_cast<std::uint32_t>(result.mesh.positions.size());
    result.mesh.positions.push_back(face.mesh.positions[vertex]);
    result.normals.push_back(face.normals[vertex]);
    if (!face.texCoords.empty()) result.texCoords.push_back(face.texCoords[vertex]);
    return numbers[vertex];
  };
  for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
    mesh::Triangle triangle;
    for (std::size_t corner = 0; corner < 3; ++corner)
      triangle[corner] = numberOf(indices[i + corner]);
    result.mesh.triangles.push_back(triangle);
  }
  return result;
}

using Level = std::vector<ModelMaterial>;

Level simplified(const Level& above, double share) {
  Level made;
  for (const ModelMaterial& material : above) {
    ModelMaterial& own = made.emplace_back();
    own.name = material.name;
    for (const ModelFace& face : material.faces) own.faces.push_back(simplified(face, share));
  }
  return made;
}

std::vector<glm::dvec3> pointsOf(const Level& level) {
  std::vector<glm::dvec3> points;
  for (const ModelMaterial& material : level)
    for (const ModelFace& face : material.faces)
      points.insert(points.end(), face.mesh.positions.begin(), face.mesh.positions.end());
  return points;
}

/// 0 where it is flat.
double hullVolume(const std::vector<glm::dvec3>& points) {
  const auto hull = mesh::convexHull(points);
  return hull ? hull->volume : 0;
}

/// Whether the hull of a level has more than a share of the volume of that above. Of many points it
/// has: only a surface of few triangles is changed as a whole.
bool keepsVolume(const Level& made, const Level& above, double share) {
  constexpr std::size_t many = 256;
  const std::vector<glm::dvec3> points = pointsOf(made);
  if (points.size() > many) return true;
  const double volume = hullVolume(pointsOf(above));
  return volume == 0 || hullVolume(points) > share * volume;
}

/// The base hull is made of the low level: it keeps most of its volume, and the lowest some.
Level lowerLevel(const Level& above, asset::Lod lod) {
  constexpr std::array shares{1.0 / trianglesPerMadeTriangle, 0.375, 0.5, 0.625, 0.75};
  const double volumeShare = lod == asset::Lod::lowest ? 0 : 0.8;
  for (const double share : shares)
    if (Level made = simplified(above, share); keepsVolume(made, above, volumeShare)) return made;
  return above;
}

}  // namespace

ModelFace simplified(const ModelFace& face, double share) {
  if (face.mesh.triangles.empty()) return face;
  return partOf(face, shareOf(indicesOf(face.mesh), pointsOf(face.mesh), share));
}

std::size_t makeLowerLods(NodeLevels& levels) {
  std::size_t made = 0;
  for (std::size_t lod = 1; lod < asset::allLods.size(); ++lod) {
    if (!levels[lod].empty() || levels[lod - 1].empty()) continue;
    levels[lod] = lowerLevel(levels[lod - 1], asset::allLods[lod]);
    ++made;
  }
  return made;
}

}  // namespace wb::import
