#pragma once

#include "model/cost/cost.h"
#include "model/cost/number_sink.h"
#include "model/cost/physics_rules.h"
#include "tests/support/samples.h"

#include <utility>
#include <vector>

namespace wb::cost::test {

inline LinksetCost weighed(const scene::Scene& scene, const Profile& profile = {}) {
  return weigh(scene.linksets[0], makeStatistics(scene, GeometryRules(profile)).linksets[0],
               profile);
}

inline LinksetCost weighed(std::vector<scene::Part> parts, const Profile& profile = {},
                           const asset::MeshAsset& asset = makeAsset({.physicsMesh = true})) {
  return weighed(makeScene(makeLinkset(std::move(parts)), asset), profile);
}

inline double meshCost(const mesh::WidthStatistics& widths, const Profile& profile = {}) {
  return triangleMeshCost(NumberSink(profile), widths);
}

}  // namespace wb::cost::test
