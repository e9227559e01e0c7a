#include "model/tuning/observations.h"

#include "model/scene/known_size.h"
#include "model/scene/linkset_names.h"
#include "model/tuning/texts.h"

#include <algorithm>

namespace wb::tuning {
namespace {

using cost::DecidedBy;
using scene::Linkset;
using scene::Measured;

/// Whether a mesh of the linkset is missing, or damaged in what costs may rest on, or a size of it
/// not known.
bool lacksMeshes(const scene::Scene& scene, const Linkset& linkset) {
  return std::ranges::any_of(linkset.parts, [&scene](const scene::Part& part) {
    if (isSizeUnknown(part)) return true;
    if (part.kind != scene::PartKind::mesh) return false;
    const asset::MeshAsset* mesh = scene.meshOf(part);
    return !mesh || mesh->damage.lodSizes || mesh->damage.physicsMesh ||
           mesh->damage.physicsConvex || std::ranges::count(mesh->damage.lods, true) > 0;
  });
}

Diagnostic finding(Text text, const Measured& measured) {
  const std::string id = measured.linksetId.isNull() ? "" : measured.linksetId.text();
  Diagnostic made =
      failure(text, {{"linkset", measured.linkset.empty() ? id : measured.linkset}}).value();
  made.severity = Severity::warning;
  return made;
}

void addWeights(std::vector<Observation>& all, std::size_t linkset, const Measured& measured) {
  const auto add = [&](DecidedBy weight, const std::optional<double>& value) {
    if (value) all.push_back({linkset, weight, *value});
  };
  add(DecidedBy::physics, measured.physics);
  add(DecidedBy::streaming, measured.streaming);
  add(DecidedBy::server, measured.server);
}

}  // namespace

Observations observationsOf(const scene::Scene& scene, std::span<const Measured> measured) {
  Observations result;
  const scene::LinksetNames names(scene);
  result.scene.assets = scene.assets;
  for (const Measured& one : measured) {
    const auto index = names.of(one);
    const Linkset* linkset = index ? &scene.linksets[*index] : nullptr;
    if (!linkset || lacksMeshes(scene, *linkset)) {
      result.findings.push_back(finding(
          linkset ? tuningTexts["measured.mesh_missing"] : tuningTexts["measured.unknown"], one));
      continue;
    }
    addWeights(result.all, result.scene.linksets.size(), one);
    result.scene.linksets.push_back(*linkset);
    if (one.physical) result.scene.linksets.back().physical = *one.physical;
  }
  return result;
}

}  // namespace wb::tuning
