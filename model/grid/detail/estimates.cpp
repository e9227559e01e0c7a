#include "model/grid/detail/estimates.h"

#include <algorithm>
#include <cmath>

namespace wb::query {
namespace {

/// What of the variance is left once so many of all are known.
double unpickedShare(const Population& population, const Picked& picked) {
  return std::max(0.0, 1 - picked.linksets / static_cast<double>(population.linksets));
}

}  // namespace

Estimate estimateAmount(const Population& population, const Picked& picked, const AmountSums& of) {
  const double ratio = of.sum / picked.parts;
  const double parts = static_cast<double>(population.parts);
  // Rounding may leave a little less than 0 where amounts are in proportion to parts.
  const double squares =
      std::max(0.0, of.squares - 2 * ratio * of.byParts + ratio * ratio * picked.partsSquares);
  const double variance = squares / (picked.linksets - 1);
  const double error = parts / picked.parts *
                       std::sqrt(unpickedShare(population, picked) * picked.linksets * variance);
  return {ratio * parts, error};
}

Estimate estimateCount(const Population& population, const Picked& picked, double count) {
  const double all = static_cast<double>(population.linksets);
  const double share = (count + 2) / (picked.linksets + 4);
  const double variance = share * (1 - share) / (picked.linksets + 4);
  return {count / picked.linksets * all,
          all * std::sqrt(unpickedShare(population, picked) * variance)};
}

}  // namespace wb::query
