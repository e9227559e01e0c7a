#pragma once

#include "model/core/value.h"
#include "model/report/cell.h"

#include <cstddef>
#include <string>
#include <vector>

namespace wb::table {

/// A number for people: at most four significant digits, what stands before the point in full. With
/// the decimal sign of the current language.
std::string readable(double number);

/// A number that is told from others like it: with at most `digits` significant digits.
std::string readable(double number, int digits);

/// As few significant digits, but at least four, as make different numbers look different.
int digitsToTellApart(std::vector<double> numbers);

/// A cost of which part may be unknown: `at least 12.3` then, or `unknown` if nothing is known.
std::string readableCost(double value, bool unknown);

/// A number that is not known as people read it: its bound, or that nothing is known.
Sentence sentenceOf(const Unknown& unknown);

/// A cell for people, on one line: numbers rounded, truths as yes and no in the current language,
/// empty as an empty text.
std::string readable(const Cell& cell);

}  // namespace wb::table
