#pragma once

#include "model/asset/asset.h"
#include "model/geometry/geometry.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>
#include <vector>

namespace wb::samples {

/// What a creator uploads, in metres: one mesh a material and LOD, and the physics shapes.
struct Model {
  std::vector<std::vector<mesh::TriangleMesh>> lods;  ///< From high to lowest; one mesh a material.
  std::vector<mesh::TriangleMesh> physics;            ///< Empty: no physics mesh.
  std::vector<std::vector<glm::dvec3>> hulls;         ///< Empty: no decomposition.
  /// What the base hull is made around; without it the physics mesh, else the poorest LOD.
  std::vector<glm::dvec3> hullSource;
};

/// A model as an asset, and the scale at which it has the model's size.
struct SizedAsset {
  asset::MeshAsset asset;
  glm::dvec3 size;
};

/// Puts a model into the unit cube of its richest LOD, quantises it, and makes its base hull.
SizedAsset makeAsset(const Model& model);

}  // namespace wb::samples

/// The sample objects, each shaped like what creators make.
namespace wb::samples {

Model chair();
Model doorwayWall(bool withPhysics);
Model sliverWall(bool hasSlivers);
Model stairs(bool asSteps);
Model meshRing();
Model duck();
Model carBody();
Model statue();
Model butterflyWing();

Model halfMetreTriangles(std::size_t count);

}  // namespace wb::samples
