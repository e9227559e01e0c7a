#pragma once

#include "model/analysis/analysis.h"

#include <string>
#include <utility>
#include <vector>

namespace wb::weighing::test {

/// A scene weighed under a profile, as weighFile does it.
inline Weighing weighedScene(scene::Scene scene, const cost::Profile& profile = {}) {
  Weighing weighing;
  weighing.file = "stall.weighbridge";
  weighing.sha256 = "0123abcd";
  weighing.scene = std::move(scene);
  weighing.profile = profile;
  weighing.statistics = cost::makeStatistics(weighing.scene, cost::GeometryRules(profile));
  weighing.costs = cost::weigh(weighing.scene, weighing.statistics, profile);
  return weighing;
}

/// A weighed linkset of boxes of 1 m: each costs 0.1 of physics and 0.5 of server.
inline scene::Linkset linksetOfBoxes(const std::string& name, std::size_t count) {
  scene::Linkset linkset;
  linkset.name = name;
  for (std::size_t i = 0; i < count; ++i) {
    scene::Part& part = linkset.parts.emplace_back();
    part.name = "box " + std::to_string(i);
    part.scale = glm::dvec3(1);
    part.shapeType = scene::ShapeType::convexHull;
  }
  return linkset;
}

/// Linksets of so many boxes.
inline scene::Scene sceneOfBoxes(const std::vector<std::pair<std::string, std::size_t>>& linksets) {
  scene::Scene scene;
  for (const auto& [name, count] : linksets) scene.linksets.push_back(linksetOfBoxes(name, count));
  return scene;
}

}  // namespace wb::weighing::test
