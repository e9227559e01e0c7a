#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"

#include <optional>
#include <span>
#include <string>

namespace wb::weighing {

/// Returns the `weighing` with the one `linkset` alone that is meant as findTargets understands it;
/// with all where none is named. Fails as findTargets does.
Result<Weighing> narrowedTo(Weighing weighing, const std::optional<std::string>& linkset);

/// What several linksets and parts cost together.
struct Totals {
  std::size_t linksets = 0;  ///< Those that are chosen, and those of which a part is.
  std::size_t parts = 0;     ///< Those that are chosen, and all of a chosen linkset; each once.
  double landImpact = 0;     ///< Of these linksets; what is unknown is left out, here and below.
  double server = 0;
  double physics = 0;  ///< Of these parts, in PE.
  double streaming = 0;
  double triangles = 0;           ///< Of these parts, as they are seen from near.
  bool trianglesUnknown = false;  ///< At least that many.
  cost::LinksetUnknowns unknown;  ///< Which of the costs are at least what they say.
};

/// Adds up what is `chosen` of a `weighing`; a linkset and its parts may be chosen both.
Totals totalsOf(const Weighing& weighing, std::span<const Target> chosen);

/// What linksets cost, and what they would cost as one.
struct LinkEffect {
  std::size_t linksets = 0;
  double before = 0;  ///< Land impact of all together.
  double after = 0;
  bool isBeforeUnknown = false;  ///< At least that much.
  bool isAfterUnknown = false;
};

/// Returns what scene::link() with the same choice would make of the land impact; geometry is not
/// gone over again.
/// @param weighing  Where the linksets are; not changed.
/// @param chosen    Linksets, or parts that stand for theirs; the last one is the root. Only where
///     scene::mayLink() allows it.
LinkEffect effectOfLinking(const Weighing& weighing, std::span<const Target> chosen);

/// What a region would hold.
struct MoveEffect {
  std::size_t linksets = 0;  ///< Of the chosen those that are elsewhere now.
  double landImpact = 0;     ///< Of all that would be there.
  double capacity = 0;
  bool isUnknown = false;  ///< At least that much land impact.
};

/// Returns what a region would hold after scene::moveHome().
/// @param weighing  Where the linksets are; not changed.
/// @param chosen    Linksets, or parts that stand for theirs.
/// @param region    Index in the scene; nothing: into none.
MoveEffect effectOfMoving(const Weighing& weighing, std::span<const Target> chosen,
                          std::optional<std::size_t> region);

}  // namespace wb::weighing
