#pragma once

#include "model/scene/scene.h"

#include <cstddef>
#include <map>
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

}  // namespace wb::weighing
