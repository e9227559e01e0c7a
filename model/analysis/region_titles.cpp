#include "model/analysis/region_titles.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/core/core_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace wb::weighing {
namespace {

/// The first block of an id, which people recognise.
constexpr std::size_t shownOfId = 8;

std::string idTextOf(const scene::Region& region) {
  return region.id.isNull() ? "" : region.id.text();
}

}  // namespace

RegionTitles::RegionTitles(std::span<const scene::Region> regions) {
  for (const scene::Region& region : regions) add(region.name, idTextOf(region));
}

void RegionTitles::add(std::string_view name, std::string_view id) {
  if (!name.empty()) ids_[std::string(name)].emplace(id);
}

std::string RegionTitles::of(std::string_view name, std::string_view id) const {
  const auto found = ids_.find(name);
  if (id.empty() || found == ids_.end() || found->second.size() < 2) return std::string(name);
  const std::string_view beginning = id.substr(0, shownOfId);
  const auto others = std::ranges::count_if(
      found->second, [&](const std::string& one) { return one.starts_with(beginning); });
  return fmt::format("{} ({})", name, others > 1 ? id : beginning);
}

std::string regionTitle(std::span<const scene::Region> regions, std::size_t region) {
  const scene::Region& one = regions[region];
  RegionTitles titles;
  std::size_t same = 0;
  for (const scene::Region& other : regions) {
    if (other.name != one.name) continue;
    titles.add(other.name, idTextOf(other));
    if (other.id == one.id) ++same;
  }
  if (same > 1 && !one.name.empty()) return fmt::format("{} ({})", one.name, region + 1);
  return titles.of(one.name, idTextOf(one));
}

namespace {

Sentence nameOrNumber(std::string name, Text unnamed, std::size_t index) {
  if (name.empty()) return {unnamed, {{"number", index + 1}}};
  return {weighingTexts["weighing.name"], {{"name", std::move(name)}}};
}

}  // namespace

Sentence regionName(std::span<const scene::Region> regions, std::size_t region) {
  if (region >= regions.size()) return {weighingTexts["weighing.no_region"], {}};
  return nameOrNumber(regionTitle(regions, region), weighingTexts["weighing.unnamed_region"],
                      region);
}

Sentence parcelName(const scene::Region& region, std::size_t parcel) {
  return nameOrNumber(region.parcels[parcel].name, weighingTexts["weighing.unnamed_parcel"],
                      parcel);
}

bool isNamedElsewhere(std::span<const scene::Region> regions, std::size_t region,
                      std::size_t parcel) {
  const std::string& name = regions[region].parcels[parcel].name;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    if (i == region) continue;
    const auto& others = regions[i].parcels;
    const bool isThere = name.empty() ? parcel < others.size() && others[parcel].name.empty()
                                      : std::ranges::count(others, name, &scene::Parcel::name) > 0;
    if (isThere) return true;
  }
  return false;
}

Sentence placeName(std::span<const scene::Region> regions, std::size_t region,
                   std::optional<std::size_t> parcel) {
  if (!parcel) return regionName(regions, region);
  Sentence name = parcelName(regions[region], *parcel);
  if (!isNamedElsewhere(regions, region, *parcel)) return name;
  return {placeTexts["place.and"],
          {{"outer", regionName(regions, region)}, {"inner", std::move(name)}}};
}

}  // namespace wb::weighing
