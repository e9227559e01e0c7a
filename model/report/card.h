#pragma once

#include "model/analysis/analysis.h"
#include "model/core/text.h"
#include "model/report/explanation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace wb::explain {

/// A change that lowers a cost, in sentences.
struct Step {
  cost::Statement effect;                 ///< With its rank, what it does and what it saves.
  std::vector<cost::Statement> cautions;  ///< What is lost by it.
  std::vector<Sentence> howTo;            ///< In the viewer, in Blender and in this program.
  bool isForOthers = false;               ///< See advice::Suggestion: never the step to take first.
};

/// How many of the steps are said first: one, or none where the best lowers only what others cost.
inline std::size_t firstSteps(std::span<const Step> steps) {
  return steps.empty() || steps.front().isForOthers ? 0 : 1;
}

/// What is said first of a linkset, by text, page and window alike: how much it costs and against
/// which limits, where that comes from, and what would lower it. What it was made of must outlive
/// it.
struct Card {
  Sentence number;                 ///< `Land impact 9; the object's region holds up to 20000 LI.`
  std::vector<Sentence> limits;    ///< What it has to stay within.
  std::vector<Sentence> exceeded;  ///< Which limits it is over, or what it lies in is.
  Sentence verdict;                ///< What decided.
  std::optional<Sentence> where;   ///< See Explanation.
  std::vector<Sentence> closed;    ///< That openings are closed to avatars, and how to open them.
  /// How the weight that decided came about; each of the three where none did.
  std::vector<Weight> derivations;
  std::span<const cost::Cause> causes;  ///< At most three, the most expensive first.
  std::vector<Step> steps;              ///< The best first; none where none was found or asked for.
  /// Whether it would upload, which stands first, and what else would be refused; nothing for what
  /// is not uploaded.
  std::optional<Sentence> upload{};
  std::vector<Sentence> furtherRefusals{};

  std::span<const Step> otherSteps() const { return std::span(steps).subspan(firstSteps(steps)); }
};

/// `exceeded` is what weighing::ExceededAround says of the linkset in the scene as it is open.
/// @param explanation  Must outlive the card, with its weighing and advice.
/// @param exceeded     Copied into the card; empty where no limit is exceeded.
Card cardOf(const Explanation& explanation, std::vector<Sentence> exceeded);

/// Of each kind the best suggestion, the best of all first.
/// @param advice  Must outlive the steps. At most mostSuggestions of its suggestions are used.
std::vector<Step> stepsOf(const TargetAdvice& advice);

/// What is said first of a region, or of all together.
struct RegionCard {
  double landImpact = 0;
  bool isPartUnknown = false;          ///< Of the land impact.
  std::optional<Sentence> room;        ///< What it holds of what fits; nothing: without a limit.
  Sentence contents;                   ///< Of how many objects, and by which weights.
  std::vector<Sentence> exceeded;      ///< That it, or a parcel of it, holds too much.
  std::vector<std::size_t> costliest;  ///< At most ten linksets, the most expensive first.
};

/// Of a region by its place in cost::sumByRegion; of one that is not there, nothing.
/// @param weighing  Need not have its geometry, nor outlive the card.
/// @param region    The place behind the last region stands for what is in none.
RegionCard regionCardOf(const weighing::Weighing& weighing, std::size_t region);

/// Of all regions together; what else is over a limit is told, too.
/// @param weighing  As for regionCardOf().
RegionCard sceneCardOf(const weighing::Weighing& weighing);

/// Of several objects that are chosen: their sum, which has no limit, and the three most expensive.
/// @param weighing  As for regionCardOf().
/// @param chosen    Linksets, or parts that stand for theirs; all must be there.
RegionCard selectionCardOf(const weighing::Weighing& weighing,
                           std::span<const weighing::Target> chosen);

}  // namespace wb::explain
