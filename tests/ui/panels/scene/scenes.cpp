#include "tests/ui/panels/scene/scenes.h"

#include <utility>

namespace wb::ui::test {

scene::Linkset boxes(const std::string& name, const std::vector<std::string>& parts) {
  scene::Linkset linkset;
  linkset.name = name;
  for (const std::string& part : parts) linkset.parts.emplace_back().name = part;
  return linkset;
}

Loaded<weighing::Weighing> weighed(scene::Scene scene) {
  weighing::Weighing weighing;
  weighing.kind = import::FileKind::project;
  weighing.statistics = makeStatistics(scene, cost::GeometryRules(weighing.profile));
  weighing.costs = weigh(scene, weighing.statistics, weighing.profile);
  weighing.scene = std::move(scene);
  Diagnostics findings = cost::findings(weighing.scene, weighing.statistics);
  return {std::move(weighing), std::move(findings)};
}

scene::Scene thirtyThousandParts() {
  scene::Scene scene;
  for (const char* name : {"North", "Middle", "South"}) scene.regions.emplace_back().name = name;
  std::vector<std::string> parts;
  for (int i = 0; i < 10; ++i)
    parts.push_back((i % 3 == 0 ? "plank " : "post ") + std::to_string(i));
  for (int i = 0; i < 3000; ++i) {
    const std::string kind = i % 100 == 0 ? "stall " : "fence ";
    scene.linksets.push_back(boxes(kind + std::to_string(i), parts));
    scene.linksets.back().region = scene.regions[static_cast<std::size_t>(i) % 3].name;
  }
  return scene;
}

}  // namespace wb::ui::test
