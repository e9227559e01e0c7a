#include "ui/document/chosen_hulls.h"

#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <algorithm>

namespace wb::ui {

std::optional<scene::Target> chosenMesh(const Document& document, const Selection& selection) {
  const scene::Scene& scene = document.weighing().scene;
  const auto& selected = selection.current();
  if (!selected || selected->linkset >= scene.linksets.size()) return {};
  const std::vector<scene::Part>& parts = scene.linksets[selected->linkset].parts;
  if (!selected->part && parts.size() != 1) return {};
  const scene::Target target{selected->linkset, selected->part.value_or(0)};
  if (*target.part >= parts.size() || !scene.meshOf(parts[*target.part])) return {};
  return target;
}

std::vector<std::uint32_t> chosenHulls(const Document& document, const Selection& selection) {
  const auto& lit = selection.highlighted();
  const auto target = chosenMesh(document, selection);
  if (!lit || !lit->hulls || lit->layer != layers::Layer::hulls || !target) return {};
  if (scene::Target{lit->linkset, lit->part} != *target) return {};
  const scene::Scene& scene = document.weighing().scene;
  const auto& convex =
      scene.meshOf(scene.linksets[target->linkset].parts[*target->part])->physicsConvex;
  const std::size_t count = convex ? convex->hulls.size() : 0;
  if (std::ranges::any_of(lit->indices, [&](std::uint32_t hull) { return hull >= count; }))
    return {};
  return lit->indices;
}

}  // namespace wb::ui
