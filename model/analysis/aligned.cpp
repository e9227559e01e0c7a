#include "model/analysis/aligned.h"

#include <optional>

namespace wb::tuning {
namespace {

using Places = std::vector<std::optional<std::size_t>>;

/// Then those that none of them means.
Places withTheRest(const Places& origins, std::size_t count) {
  Places places = origins;
  std::vector<bool> isMeant(count);
  for (const auto& origin : origins)
    if (origin) isMeant[*origin] = true;
  for (std::size_t i = 0; i < count; ++i)
    if (!isMeant[i]) places.emplace_back(i);
  return places;
}

template <class T>
std::vector<T> placed(const std::vector<T>& things, const Places& places) {
  std::vector<T> result;
  for (const auto& place : places) result.push_back(place ? things[*place] : T{});
  return result;
}

}  // namespace

Aligned aligned(const Side& side, const Origins& origins) {
  Aligned result{side.scene, {}};
  const auto& before = side.scene.linksets;
  const Places linksets = withTheRest(origins.linksets, before.size());
  result.scene.linksets = placed(before, linksets);
  result.costs = placed(side.costs, linksets);
  for (std::size_t i = 0; i < origins.linksets.size(); ++i) {
    if (!linksets[i]) continue;
    const Places parts = withTheRest(origins.parts[i], before[*linksets[i]].parts.size());
    result.scene.linksets[i].parts = placed(before[*linksets[i]].parts, parts);
    result.costs[i].parts = placed(side.costs[*linksets[i]].parts, parts);
    for (std::size_t part = 0; part < parts.size(); ++part)
      if (!parts[part]) result.missing.emplace(i, part);
  }
  return result;
}

}  // namespace wb::tuning
