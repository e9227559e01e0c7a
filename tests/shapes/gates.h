#pragma once

#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "model/shapes/generation.h"
#include "tests/shapes/boxes.h"
#include "tests/support/samples.h"

#include <glm/common.hpp>

#include <utility>
#include <vector>

namespace wb::making::test {

/// Two posts and a beam, 4 m wide and high and 1 m deep, in the unit cube.
inline asset::MeshAsset gateAsset() {
  mesh::TriangleMesh mesh = shape::test::meshOfBoxes(
      {{{0, 0, 0}, {1, 1, 4}}, {{3, 0, 0}, {4, 1, 4}}, {{0, 0, 3.2}, {4, 1, 4}}});
  for (glm::dvec3& position : mesh.positions) position = position / glm::dvec3(4, 1, 4) - 0.5;
  asset::MeshAsset asset;
  asset.lods[0] = asset::Faces{asset::makeFace(mesh)};
  auto stored = asset::stored(std::move(asset));
  return std::move(stored->read.value);
}

inline scene::Part gatePart(const glm::dvec3& scale = {4, 1, 4}) {
  scene::Part part = cost::test::makePart(scene::PartKind::mesh, scale);
  part.name = "gate";
  return part;
}

/// A linkset of two gates, one of a gate and a box, and one of a larger gate.
inline scene::Scene sceneOfGates() {
  scene::Scene scene =
      cost::test::makeScene(cost::test::makeLinkset({gatePart(), gatePart()}), gateAsset());
  scene.linksets.push_back(
      cost::test::makeLinkset({gatePart(), cost::test::makePart(scene::PartKind::box, {1, 1, 1})}));
  scene.linksets.push_back(cost::test::makeLinkset({gatePart({6, 1.5, 6})}));
  return scene;
}

inline cost::SceneStatistics statisticsOf(const scene::Scene& scene) {
  return cost::makeStatistics(scene, cost::GeometryRules(cost::Profile()));
}

/// Overlapping hulls within 12 % for a group of what is chosen. What is found need not be good, nor
/// keep the way through.
inline Order orderFor(const scene::Scene& scene, const std::vector<scene::Target>& chosen,
                      Reach reach = Reach::chosen) {
  Order order;
  order.groups = groupsOf(scene, statisticsOf(scene), chosen, reach)->value;
  order.request.within = {0.12, true};
  order.request.effort = 0;
  order.request.keepsPassage = false;
  std::erase_if(order.request.methods, [](const shape::FitMethod& method) {
    return method.name != "base" && method.name != "cover";
  });
  return order;
}

}  // namespace wb::making::test
