#include "model/formats/partial.h"

#include "model/formats/detail/wholeness_check.h"
#include "model/scene/known_size.h"

#include <algorithm>

namespace wb::import {
namespace {

bool hasDamage(const scene::Scene& scene) {
  return std::ranges::any_of(scene.assets, [](const auto& entry) {
    return entry.second.mesh && entry.second.mesh->damage.any;
  });
}

bool lacksMeshOrSize(const scene::Scene& scene) {
  const auto isLacking = [&scene](const scene::Part& part) {
    return isSizeUnknown(part) || (part.kind == scene::PartKind::mesh && !scene.meshOf(part));
  };
  return std::ranges::any_of(scene.linksets, [&](const scene::Linkset& linkset) {
    return std::ranges::any_of(linkset.parts, isLacking);
  });
}

}  // namespace

bool isPartial(const Loaded<Opened>& opened) {
  const scene::Scene& scene = opened.value.scene;
  return hasError(opened.findings) || hasDamage(scene) || lacksMeshOrSize(scene);
}

}  // namespace wb::import
