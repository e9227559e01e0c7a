#include "model/import/model_lods.h"

#include "model/mesh/convex_hull.h"
#include "model/mesh/simplify.h"

#include <array>
#include <cmath>
#include <utility>

namespace wb::import {
namespace {

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
  const auto count = static_cast<double>(face.mesh.triangles.size());
  if (count == 0) return face;
  mesh::Simplified fewer =
      mesh::simplified(face.mesh, static_cast<std::size_t>(std::ceil(count * share)));
  ModelFace result{std::move(fewer.mesh), {}, {}};
  for (const std::uint32_t vertex : fewer.vertices) {
    result.normals.push_back(face.normals[vertex]);
    if (!face.texCoords.empty()) result.texCoords.push_back(face.texCoords[vertex]);
  }
  return result;
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
