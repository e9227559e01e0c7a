#pragma once

#include "model/cost/culprits.h"
#include "model/report/explanation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace wb::explain {

/// How many are named at most.
inline constexpr std::size_t mostOrigins = 3;

/// One of the things that a land impact comes from, as the card lists and the view lights them.
struct Origin {
  std::string name;  ///< `wheel, parts 2, 3 and 5`; of an object of one part, the label.
  std::optional<Sentence> label;  ///< That label, to be said in the user's language.
  std::optional<Sentence> what;   ///< Why these parts are expensive, if more than their name says.
  bool namesCost = false;         ///< Its name says what it costs.
  double weight = 0;              ///< Of all that is named, in PE.
  double share = 0;               ///< Of the weight that decides, 0 to 1.
  cost::Cause cause;              ///< Its part, the parts like it and its term.
  std::vector<cost::Culprit> culprits;  ///< What is lit.
};

/// Lists where a land impact comes from, the largest first: of several parts those that add most,
/// parts that are alike together; of one part its most expensive features.
/// @param explanation  Of a whole linkset, with its geometry.
/// @param culprits     As cost::findCulprits() gives them for that linkset.
/// @return  At most mostOrigins; none where it is not known what decides.
std::vector<Origin> originsOf(const Explanation& explanation,
                              const std::vector<cost::Culprit>& culprits);

/// Says of which limit a land impact takes its part: `of the region’s 20,000`.
/// @param weighing  Need not have its geometry.
/// @param linkset   Index in its scene.
/// @return  Nothing where the scene has no regions: then nothing is known of a limit.
std::optional<Sentence> limitBeside(const weighing::Weighing& weighing, std::size_t linkset);

}  // namespace wb::explain
