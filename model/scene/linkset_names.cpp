#include "model/scene/linkset_names.h"

namespace wb::scene {

LinksetNames::LinksetNames(const Scene& scene) {
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const Linkset& linkset = scene.linksets[i];
    if (!linkset.id.isNull()) ids_.try_emplace(linkset.id, i);
    names_.emplace(linkset.name, i);
  }
  // A part's id is its linkset's only where no linkset has it.
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    for (const Part& part : scene.linksets[i].parts)
      if (!part.id.isNull()) ids_.try_emplace(part.id, i);
}

std::optional<std::size_t> LinksetNames::byId(const Uuid& id) const {
  const auto found = ids_.find(id);
  return found == ids_.end() ? std::nullopt : std::optional(found->second);
}

std::size_t LinksetNames::count(std::string_view name) const { return names_.count(name); }

std::optional<std::size_t> LinksetNames::byName(std::string_view name) const {
  const auto [begin, end] = names_.equal_range(name);
  if (begin == end || std::next(begin) != end) return {};
  return begin->second;
}

std::optional<std::size_t> LinksetNames::of(const Measured& measured) const {
  return measured.linksetId.isNull() ? byName(measured.linkset) : byId(measured.linksetId);
}

}  // namespace wb::scene
