#pragma once

#include "model/cost/cost.h"
#include "model/scene/scene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace wb::cost {

/// What is known of what sculpts cost: their shapes are in their textures, not in any file.
struct SculptRange {
  double least;       ///< PE of the cheapest that was measured in world, a sphere.
  double most;        ///< PE of the most expensive, a cube.
  double mostOfDogs;  ///< PE that the parts of two sculpted dogs cost at most, each.
};

/// Returns what people measured and published (see publishedMeasurements).
SculptRange measuredSculpts();

/// Returns `profile` with a sculpt's hull at `cost` PE and all else as it was. The constant may
/// then be out of its range. Nothing where no number of vertices gives that cost.
std::optional<Profile> withSculptCost(const Profile& profile, double cost);

/// Returns whether physics of a part rests on the hull that a sculpt is taken as.
/// @param part  Of any kind.
/// @param decision  What it is for physics (see decide).
/// @param profile  Under OpenSim's accounting sculpts have no hull.
bool isSculptHull(const scene::Part& part, const Decision& decision, const Profile& profile);

/// The land impact of a linkset with sculpts at both ends of what was measured of sculpts.
struct SculptImpact {
  double least = 0;
  double most = 0;
};

/// Returns the land impact at both ends of what was measured of sculpts. Nothing where no part is
/// weighed as a sculpt's hull, or the ends cannot be computed.
/// @param linkset  Weighed twice more.
/// @param statistics  One entry a part.
/// @param cost  What weigh() gave for the linkset.
/// @param profile  The one it was weighed under.
std::optional<SculptImpact> sculptImpact(const scene::Linkset& linkset,
                                         const std::vector<PartStatistics>& statistics,
                                         const LinksetCost& cost, const Profile& profile);

/// What can be measured of a linkset.
enum class MeasuredCost : std::uint8_t { physics, streaming, server, landImpact };

/// One number of a linkset beside what the grid said, both in PE.
struct Compared {
  double estimate = 0;
  double measured = 0;
  bool isUnknown = false;  ///< The estimate is at least that much.
  double difference() const { return estimate - measured; }
};

/// Returns a number of a linkset beside what was measured; nothing where that was not measured.
/// @param linkset  The one that was weighed.
/// @param cost  What weigh() gave for it.
/// @param measured  Says too whether the linkset was physical then, and so whether physics has the
///     penalty; where it does not, it is taken to be as it is now.
/// @param which  The number to compare.
/// @param model  The server weight is compared with what decides as it under this
///     (decidingWeights).
std::optional<Compared> compared(const scene::Linkset& linkset, const LinksetCost& cost,
                                 const scene::Measured& measured, MeasuredCost which,
                                 AccountingModel model);

/// Returns, by linkset of `scene`, its measured costs, the first of several; null where there are
/// none. The pointers are into `scene`.
std::vector<const scene::Measured*> measuredByLinkset(const scene::Scene& scene);

}  // namespace wb::cost
