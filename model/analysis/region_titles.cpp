#include "model/analysis/region_titles.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/core/core_texts.h"

#include <fmt/format.h>

#include <iterator>
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
  // In their order, those that begin alike follow each other.
  const auto first = found->second.lower_bound(std::string(beginning));
  const bool isShared = first != found->second.end() && std::next(first) != found->second.end() &&
                        std::next(first)->starts_with(beginning);
  return fmt::format("{} ({})", name, isShared ? id : beginning);
}

namespace {

/// @param alike  How many regions have this name and id.
std::string titleOf(const scene::Region& region, std::size_t index, const RegionTitles& titles,
                    std::size_t alike) {
  if (alike > 1 && !region.name.empty()) return fmt::format("{} ({})", region.name, index + 1);
  return titles.of(region.name, idTextOf(region));
}

}  // namespace

std::string regionTitle(std::span<const scene::Region> regions, std::size_t region) {
  const scene::Region& one = regions[region];
  RegionTitles titles;
  std::size_t same = 0;
  for (const scene::Region& other : regions) {
    if (other.name != one.name) continue;
    titles.add(other.name, idTextOf(other));
    if (other.id == one.id) ++same;
  }
  return titleOf(one, region, titles, same);
}

namespace {

Sentence nameOrNumber(const std::string& name, Text unnamed, std::size_t index) {
  if (name.empty()) return {unnamed, {{"number", index + 1}}};
  return {weighingTexts["weighing.name"], {{"name", name}}};
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

PlaceNames::PlaceNames(std::span<const scene::Region> regions)
    : regions_(regions), titles_(regions) {
  for (const scene::Region& region : regions) {
    ++alike_[{region.name, region.id}];
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < region.parcels.size(); ++i) {
      const std::string& name = region.parcels[i].name;
      if (name.empty())
        ++unnamed_[i];
      else if (names.insert(name).second)
        ++named_[name];
    }
  }
}

std::string PlaceNames::title(std::size_t region) const {
  const scene::Region& one = regions_[region];
  return titleOf(one, region, titles_, alike_.at({one.name, one.id}));
}

Sentence PlaceNames::region(std::size_t region) const {
  if (region >= regions_.size()) return {weighingTexts["weighing.no_region"], {}};
  return nameOrNumber(title(region), weighingTexts["weighing.unnamed_region"], region);
}

bool PlaceNames::isNamedElsewhere(std::size_t region, std::size_t parcel) const {
  const std::string& name = regions_[region].parcels[parcel].name;
  return (name.empty() ? unnamed_.at(parcel) : named_.at(name)) > 1;
}

Sentence PlaceNames::of(std::size_t region, std::optional<std::size_t> parcel) const {
  if (!parcel) return this->region(region);
  Sentence name = parcelName(regions_[region], *parcel);
  if (!isNamedElsewhere(region, *parcel)) return name;
  return {placeTexts["place.and"], {{"outer", this->region(region)}, {"inner", std::move(name)}}};
}

}  // namespace wb::weighing
