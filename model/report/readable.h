#pragma once

#include "model/report/cell.h"

#include <cstddef>
#include <string>

namespace wb::report {

/// A number for people: at most three decimals, but never 0 for what is not 0. With the decimal
/// sign of the language that is spoken.
std::string readable(double number);

/// A cost of which part may be unknown: `at least 12.3` then, or `unknown` if nothing is known.
std::string readableCost(double value, bool unknown);

/// A cell for people, on one line: numbers rounded, truths as yes and no in the language that is
/// spoken, empty as an empty text.
std::string readable(const Cell& cell);

}  // namespace wb::report
