#include "model/analysis/origins.h"

#include "model/analysis/find.h"
#include "model/analysis/weighing.h"

#include <fmt/format.h>

#include <string_view>

namespace wb::weighing {
namespace {

/// `linksets[2]` becomes `linksets[0]` at the front of a place.
std::string renumbered(std::string_view place, std::size_t linkset) {
  const std::size_t end = place.find(']');
  return fmt::format("linksets[{}{}", linkset, place.substr(end));
}

std::optional<Target> existing(std::optional<Target> target, const scene::Scene& scene) {
  if (!target || target->linkset >= scene.linksets.size()) return {};
  if (target->part && *target->part >= scene.linksets[target->linkset].parts.size()) return {};
  return target;
}

}  // namespace

Diagnostics placedFindings(Diagnostics found, const Weighing& weighing) {
  for (Diagnostic& finding : found) {
    finding = inFile(std::move(finding), weighing.file);
    const auto target = existing(targetOf(finding.place), weighing.scene);
    if (!target) continue;
    const auto origin = weighing.origins.find(weighing.scene.linksets[target->linkset].id);
    if (origin == weighing.origins.end()) continue;
    finding.file = origin->second.file;
    finding.place = renumbered(finding.place, origin->second.linkset);
  }
  return found;
}

std::optional<Target> targetOf(const Diagnostic& finding, const Weighing& weighing) {
  auto target = targetOf(finding.place);
  if (finding.file == weighing.file) return existing(target, weighing.scene);
  if (!target) return {};
  const auto& linksets = weighing.scene.linksets;
  for (std::size_t i = 0; i < linksets.size(); ++i) {
    const auto origin = weighing.origins.find(linksets[i].id);
    if (origin == weighing.origins.end() || origin->second.file != finding.file ||
        origin->second.linkset != target->linkset)
      continue;
    target->linkset = i;
    return existing(target, weighing.scene);
  }
  return {};
}

}  // namespace wb::weighing
