#pragma once

#include "model/analysis/analysis.h"
#include "model/core/text.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::weighing {

/// How the number that stands for all that is open is to be read.
enum class HeadlineKind : std::uint8_t {
  nothing,  ///< Neither linksets nor octrees are open.
  limited,  ///< A project with regions: land impact of what fits on them.
  /// One model: the land impact that it would have after upload. Without a limit. Where Analyze
  /// replaces its hulls, it is a sum of what is here.
  uploaded,
  sum  ///< Objects without land, or several files: their sum. Without a limit.
};

/// A region or parcel that holds more than fits.
struct Overfull {
  Sentence name;  ///< As PlaceNames have it.
  double by = 0;  ///< In LI.
};

/// The number that stands for all that is open.
struct Headline {
  HeadlineKind kind = HeadlineKind::nothing;
  double landImpact = 0;       ///< In LI.
  bool unknown = false;        ///< At least that much.
  double capacity = 0;         ///< In LI, of all regions; 0 where there is no limit.
  std::vector<Overfull> over;  ///< Regions and their parcels, in the scene's order.
};

/// Returns the number that stands for all of a `weighing`.
Headline headlineOf(const Weighing& weighing);

/// How large the octrees of a scene are, all together.
struct OctreeSize {
  std::size_t octrees = 0;  ///< Those that could be read.
  std::size_t cubes = 0;
  std::size_t depth = 0;  ///< Of the deepest cube; the root is at 0.
  std::size_t bytes = 0;  ///< Of memory.
};

/// Returns how large the octrees of a `scene` are.
OctreeSize octreeSizeOf(const scene::Scene& scene);

}  // namespace wb::weighing
