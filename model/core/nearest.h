#pragma once

#include "model/core/value.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace wb {

/// The fewest single-character changes that make `b` of `a`: a character put in, left out or
/// replaced, or two neighbours swapped. Bytes, letter case ignored for ASCII.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The candidate with the smallest edit distance to a mistyped word, the first of equals; nothing
/// where none is closer than half of the word's length (at least one change is always forgiven).
std::optional<std::string> nearestWord(std::string_view word,
                                       std::span<const std::string> candidates);
std::optional<std::string> nearestWord(std::string_view word,
                                       std::span<const std::string_view> candidates);

/// `; did you mean "X"?` with the nearest candidate: the end of a sentence about a word that is not
/// known. Empty where none is near.
Value hint(std::string_view word, std::span<const std::string> candidates);
Value hint(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace wb
