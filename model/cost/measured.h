#pragma once

#include "model/cost/weigh.h"
#include "model/scene/scene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace wb::cost {

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
