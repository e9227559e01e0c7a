#pragma once

#include "model/core/text.h"

#include <string>
#include <vector>

namespace wb::translations {

/// A text of the model that a window shows: what is translated, and for the translator where it
/// comes from.
struct Sentence {
  std::string origin;  ///< `why.penalty`, `constant.width_min`, `word`
  std::string english;
  bool hasPlurals =
      false;  ///< A translation has a form for each number that its language tells apart.
};

/// Every sentence, meaning, source, unit and word of the model and of what draws it, each English
/// once, in the order of the tables.
std::vector<Sentence> modelSentences();

/// A source file of them for lupdate, in the context "model".
std::string asSource(const std::vector<Sentence>& sentences);

}  // namespace wb::translations
