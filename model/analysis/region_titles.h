#pragma once

#include "model/core/identifiers.h"
#include "model/core/text.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace wb::weighing {

/// Names of regions as people read them: one that several regions have is followed by the beginning
/// of the id, `Home (11111111)`. Data have the id itself.
class RegionTitles {
 public:
  RegionTitles() = default;
  explicit RegionTitles(std::span<const scene::Region> regions);

  /// Takes a region in. What it is called depends on all that were taken in.
  /// @param name  As the scene has it; empty: unnamed, and nothing is taken in.
  /// @param id    As text; empty: without one.
  void add(std::string_view name, std::string_view id);

  /// Returns the title of a region that was taken in; of one without an id, or without a name, it
  /// is the name.
  std::string of(std::string_view name, std::string_view id) const;

 private:
  /// Of the regions of a name.
  std::map<std::string, std::set<std::string>, std::less<>> ids_;
};

/// Returns the title of a region among others, as RegionTitles does; where its id does not tell it
/// from others of its name either, its number in the list follows, counted from 1: `Home (2)`.
/// Empty for one without a name. Looks at every region.
/// @param regions  All of the scene, among which the title is to be clear.
/// @param region   Index into `regions`; less than their number.
std::string regionTitle(std::span<const scene::Region> regions, std::size_t region);

/// Returns what people call a region: its title, or its number in the list where it has no name,
/// counted from 1.
/// @param regions  All of the scene.
/// @param region   Index into `regions`; their number stands for no region.
Sentence regionName(std::span<const scene::Region> regions, std::size_t region);

/// Returns what people call a parcel of a `region`, by its index `parcel` there: its name, or its
/// number in the region where it has none, counted from 1.
Sentence parcelName(const scene::Region& region, std::size_t parcel);

/// What people call the places of one scene, for many of them: made once, in O(n log n) of its
/// regions and parcels.
class PlaceNames {
 public:
  /// @param regions  All of the scene; they must stay as they are.
  explicit PlaceNames(std::span<const scene::Region> regions);

  /// Returns the regionTitle() of a region, by its index.
  std::string title(std::size_t region) const;
  /// Returns the regionName() of a region, by its index; their number stands for no region.
  Sentence region(std::size_t region) const;
  /// Returns whether a parcel of another region has the same parcelName().
  /// @param region  Index into the regions; less than their number.
  /// @param parcel  Index into the region's parcels.
  bool isNamedElsewhere(std::size_t region, std::size_t parcel) const;
  /// Returns what people call a region or a parcel where the other is not said: as regionName() and
  /// parcelName() do, and with its region where a parcel of another one is called the same.
  /// @param region  Index into the regions; their number stands for no region.
  /// @param parcel  Index into the region's parcels; nothing: the region itself.
  Sentence of(std::size_t region, std::optional<std::size_t> parcel) const;

 private:
  std::span<const scene::Region> regions_;
  RegionTitles titles_;
  std::map<std::pair<std::string_view, Uuid>, std::size_t> alike_;  ///< Of one name and id.
  std::map<std::string_view, std::size_t> named_;  ///< Regions with a parcel of the name.
  std::map<std::size_t, std::size_t> unnamed_;     ///< Regions whose parcel there has no name.
};

}  // namespace wb::weighing
