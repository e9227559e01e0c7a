#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/region_titles.h"
#include "model/core/text.h"
#include "model/cost/places.h"

#include <optional>
#include <vector>

namespace wb::weighing {

/// A limit that something open is over, in words that say by how much.
struct Exceeded {
  std::optional<std::size_t> region;   ///< The region, or the one of the parcel: see sumByRegion.
  std::optional<std::size_t> parcel;   ///< Of the region's.
  std::optional<std::size_t> linkset;  ///< It is physical, and too dear to be.
  Sentence said;
};

/// Lists the limits that a `weighing` exceeds: regions and parcels that hold more than fits, then
/// linksets that are physical and may not be. What is unknown is counted as the least that it may
/// be.
std::vector<Exceeded> exceeded(const Weighing& weighing);

/// Finds the limits that a linkset is over itself, or lies in a place that is. Places are summed up
/// once for all linksets; the weighing must outlive it.
class ExceededAround {
 public:
  explicit ExceededAround(const Weighing& weighing);
  /// Returns a sentence a limit for a linkset by its index; empty where it is over none.
  std::vector<Sentence> operator()(std::size_t linkset) const;

 private:
  const Weighing& weighing_;
  PlaceNames names_;
  cost::PlaceFinder placeOf_;
  std::vector<cost::PlaceCost> places_;  ///< Those that hold more than fits.
};

/// The same of one linkset, by its index in the `weighing`; for many use ExceededAround.
inline std::vector<Sentence> exceededAround(const Weighing& weighing, std::size_t linkset) {
  return ExceededAround(weighing)(linkset);
}

/// Returns a warning for each linkset of a `weighing` that is physical and may not be; without a
/// file (see placedFindings).
Diagnostics limitFindings(const Weighing& weighing);
/// Returns a warning for each region and parcel of a `weighing` that holds more than fits, with the
/// file.
Diagnostics placeFindings(const Weighing& weighing);
/// Whether a `finding` is any of these.
bool isLimitFinding(const Diagnostic& finding);

}  // namespace wb::weighing
