#pragma once

#include "model/advice/advice.h"

#include <cstddef>

namespace wb::report {

/// Suggestions that are told at once: more would bury what helps most.
inline constexpr std::size_t mostSuggestions = 5;

/// `{rank}. {what} Land impact 3 instead of 7.`: all but `what`, which is a sentence of its own and
/// left to the caller.
cost::Statement effectOf(const advice::Suggestion& suggestion, std::size_t rank);

}  // namespace wb::report
