#pragma once

#include "model/analysis/detail/question.h"
#include "model/analysis/detail/trial.h"

#include <optional>
#include <vector>

namespace wb::advice {

/// Steps that are taken together.
struct Steps {
  std::vector<Change> changes;  ///< In their order, each of the scene that those before leave.
  std::vector<cost::Statement> said;  ///< One or more changes each.
  std::vector<cost::Statement> cautions;
  Losses losses;
};

/// Finds, for each land impact below `goal` that can be reached, the steps within one linkset that
/// lose least: other shape types, physics shapes, levels of detail and scripts of its parts. What
/// they really make of the land impact is not checked here.
/// @param question  Of the linkset in the scene that `trial` is of.
/// @param goal      Land impact in all that is to be beaten.
/// @param makesShapes  Whether physics shapes are generated, which takes seconds: they are for the
///     linkset as it is, not for what it could be linked to.
std::vector<Steps> stepsWithin(const Question& question, Trial& trial, double goal,
                               bool makesShapes);

/// Adds to the suggestions for a linkset plans of several steps that reach less, or lose less for
/// it, than any of them; also after linking it to what stands within a metre, and after switching
/// its materials or animated mesh off.
void addPlans(const Question& question, Trial& trial, std::vector<Suggestion>& suggestions);

/// Returns the searches for levels of detail that were left out. They may lower the land impact
/// once physics no longer decides.
std::vector<NotSearched> notSearched(const Question& question);

/// Returns the bound of Plans for the linkset of a question.
std::optional<double> boundOf(const Question& question);

}  // namespace wb::advice
