#include "model/analysis/detail/observations.h"

#include "model/analysis/detail/tuning_texts.h"
#include "model/cost/published.h"
#include "model/scene/known_size.h"
#include "model/scene/linkset_names.h"

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

/// Scenes may have assets of any name.
std::string freeAssetName(const scene::Scene& scene, const std::string& wanted) {
  std::string name = wanted;
  while (scene.assets.contains(name)) name += '\'';
  return name;
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

void addPublished(Observations& observations, const cost::Profile& profile) {
  const auto weightOf = [&](const cost::PublishedMeasurement& one) -> std::optional<DecidedBy> {
    using cost::PublishedQuantity;
    const bool isPhysics = one.quantity == PublishedQuantity::physicsCost ||
                           one.quantity == PublishedQuantity::physicsCostPhysical;
    if (isPhysics && profile.accounting != cost::AccountingModel::openSim)
      return DecidedBy::physics;
    const bool isToday = profile.accounting == cost::AccountingModel::secondLife;
    if (one.quantity == PublishedQuantity::serverCost && isToday) return DecidedBy::server;
    return {};
  };
  for (const cost::PublishedMeasurement& one : cost::publishedMeasurements()) {
    const auto weight = weightOf(one);
    if (!weight || !one.isTestable()) continue;
    auto rebuilt = rebuiltScene(one);
    if (!rebuilt) continue;
    observations.all.push_back({observations.scene.linksets.size(), *weight, one.value});
    for (auto& [name, asset] : rebuilt->assets) {
      const std::string free = freeAssetName(observations.scene, name);
      for (scene::Part& part : rebuilt->linksets.front().parts)
        if (part.asset == name) part.asset = free;
      observations.scene.assets.emplace(free, std::move(asset));
    }
    observations.scene.linksets.push_back(std::move(rebuilt->linksets.front()));
  }
}

}  // namespace wb::tuning
