#pragma once

#include "model/core/text.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

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

/// Returns what people call a parcel of a `region`: its name, or its number in the region where it
/// has none, counted from 1.
/// @param parcel  Index into the region's parcels.
Sentence parcelName(const scene::Region& region, std::size_t parcel);

/// Returns whether a parcel of another region has the same parcelName(). Looks at every parcel.
/// @param regions  All of the scene.
/// @param region   Index into `regions`; less than their number.
/// @param parcel   Index into the region's parcels.
bool isNamedElsewhere(std::span<const scene::Region> regions, std::size_t region,
                      std::size_t parcel);

/// Returns what people call a region or a parcel where the other is not said: as regionName() and
/// parcelName() do, and with its region where a parcel of another one is called the same.
/// @param regions  All of the scene.
/// @param region   Index into `regions`; their number stands for no region.
/// @param parcel   Index into the region's parcels; nothing: the region itself.
Sentence placeName(std::span<const scene::Region> regions, std::size_t region,
                   std::optional<std::size_t> parcel);

}  // namespace wb::weighing
