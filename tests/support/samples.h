#pragma once

#include "model/asset/asset.h"
#include "model/cost/statistics.h"
#include "model/scene/scene.h"

#include <memory>
#include <string>
#include <vector>

namespace wb::cost::test {

/// The 12 triangles of a unit cube around the origin.
mesh::TriangleMesh cube();

/// The cube as a stored face.
asset::Face cubeFace();

/// What an asset for a test has beside a high LOD of one cube.
struct AssetParts {
  bool physicsMesh = false;
  std::size_t hulls = 0;   ///< Each of 8 points.
  bool storedHull = true;  ///< Of 8 points.
};
asset::MeshAsset makeAsset(const AssetParts& parts);

scene::Part makePart(scene::PartKind kind, const glm::dvec3& scale);
scene::Part makePart(scene::PartKind kind, const glm::dvec3& scale, scene::ShapeType type);
scene::Linkset makeLinkset(std::vector<scene::Part> parts);

/// Statistics of a single part under the defaults.
PartStatistics statisticsOf(const scene::Part& part, const asset::MeshAsset* asset = nullptr);

/// A scene of one linkset whose mesh parts, if any, all have the asset.
scene::Scene makeScene(scene::Linkset linkset, asset::MeshAsset asset = makeAsset({}));

}  // namespace wb::cost::test
