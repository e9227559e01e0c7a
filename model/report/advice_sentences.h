#pragma once

#include "model/report/target_advice.h"

#include <cstddef>
#include <string>
#include <vector>

/// What would lower a cost, in the sentences that every form of an explanation says.
namespace wb::explain {

/// Suggestions that are told at once: more would bury what helps most.
inline constexpr std::size_t mostSuggestions = 5;

/// `1. Make it a prim. Land impact 3 instead of 7.`
cost::Statement effectOf(const advice::Suggestion& suggestion, std::size_t rank);

/// `When its x side shrinks from 0.6 to 0.49 m it is …`.
cost::Statement statementOf(const advice::SizeCliff& cliff);
/// `Half its diagonal is 0.866 m. From 5.431, 10.86 and 43.44 m on …`.
cost::Statement statementOf(const advice::DownloadSizes& sizes);

/// What is said where there is no suggestion.
Text withoutSuggestion(const TargetAdvice& advice);

std::vector<std::string> cliffSentences(const TargetAdvice& advice);

}  // namespace wb::explain
