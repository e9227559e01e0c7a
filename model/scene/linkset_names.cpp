#include "model/scene/linkset_names.h"

namespace wb::scene {

LinksetNames::LinksetNames(const Scene& scene) : scene_(scene) {
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const Linkset& linkset = scene.linksets[i];
    if (!linkset.id.isNull()) ids_.try_emplace(linkset.id, Whose{i, 0});
    ++names_.try_emplace(linkset.name, Named{i, 0}).first->second.count;
  }
  // A part's id is its linkset's only where no linkset has it.
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const auto& parts = scene.linksets[i].parts;
    for (std::size_t p = parts.size(); p-- > 0;) seePart({i, p}, parts[p].id);
  }
}

/// Told from the last part to the first, so that of a linkset's parts with one id the first counts.
void LinksetNames::seePart(Whose whose, const Uuid& id) {
  if (id.isNull()) return;
  const auto [known, isNew] = ids_.try_emplace(id, whose);
  if (!isNew && known->second.linkset == whose.linkset) known->second = whose;
}

std::optional<std::size_t> LinksetNames::byId(const Uuid& id) const {
  const auto found = ids_.find(id);
  return found == ids_.end() ? std::nullopt : std::optional(found->second.linkset);
}

const Part* LinksetNames::partById(const Uuid& id) const {
  const auto found = ids_.find(id);
  if (found == ids_.end()) return nullptr;
  const auto& parts = scene_.linksets[found->second.linkset].parts;
  return parts.empty() ? nullptr : &parts[found->second.part];
}

std::size_t LinksetNames::count(std::string_view name) const {
  const auto found = names_.find(name);
  return found == names_.end() ? 0 : found->second.count;
}

std::optional<std::size_t> LinksetNames::byName(std::string_view name) const {
  const auto found = names_.find(name);
  if (found == names_.end() || found->second.count > 1) return {};
  return found->second.first;
}

std::optional<std::size_t> LinksetNames::of(const Measured& measured) const {
  return measured.linksetId.isNull() ? byName(measured.linkset) : byId(measured.linksetId);
}

}  // namespace wb::scene
