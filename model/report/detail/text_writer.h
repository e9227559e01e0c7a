#pragma once

#include "model/core/text_page.h"
#include "model/report/explanation.h"

#include <array>
#include <cstddef>
#include <string>

namespace wb::explain {

/// A page of text and the words for confidence that were used on it, so that only these are
/// explained.
struct TextWriter {
  TextPage page;
  std::array<bool, 5> used{};  ///< By cost::Confidence.

  std::string confidence(cost::Confidence confidence);
  /// `name: formula with its values = 6 PE (likely); 149: points of the hull`
  void formula(const cost::Term& term, const std::string& name, std::size_t indent);
};

/// The parts of a linkset: the most expensive first, those alike once.
void writeParts(TextWriter& writer, const Explanation& explanation);

/// One part: what it is for physics and why, and the terms of its costs.
void writePart(TextWriter& writer, const Explanation& explanation, std::size_t part,
               std::size_t indent);

}  // namespace wb::explain
