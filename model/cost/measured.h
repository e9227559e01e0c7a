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

/// Returns the profile under which a sculpt's hull costs so many PE and all else what it did. The
/// constant may then be out of its range. Nothing where no number of vertices gives that cost.
std::optional<Profile> withSculptCost(const Profile& profile, double cost);

/// Whether physics of a part rests on the hull that a sculpt is taken as.
bool isSculptHull(const scene::Part& part, const Decision& decision, const Profile& profile);

/// The land impact of a linkset with sculpts at both ends of what was measured of sculpts.
struct SculptImpact {
  double least = 0;
  double most = 0;
};

/// Nothing where no part is weighed as a sculpt's hull, or the ends cannot be computed.
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

/// Nothing where that was not measured. Physics is compared as it was when it was measured: with
/// the penalty if the linkset was physical then, which where it is not said it is if it is now. The
/// server weight is compared with what decides as it under the accounting model (decidingWeights).
std::optional<Compared> compared(const scene::Linkset& linkset, const LinksetCost& cost,
                                 const scene::Measured& measured, MeasuredCost which,
                                 AccountingModel model);

/// By linkset: its measured costs, the first of several; null where there are none.
std::vector<const scene::Measured*> measuredByLinkset(const scene::Scene& scene);

}  // namespace wb::cost
