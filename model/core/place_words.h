#pragma once

#include "model/core/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace wb {

/// A diagnostic's place (`line 4, column 2`, `linksets[1]: face 3`) as what people are told;
/// nothing where it holds nothing but names and paths, which are the same in every language.
std::optional<Sentence> placeInWords(std::string_view place);

/// The same in this thread's language; names and paths as they are.
std::string renderedPlace(std::string_view place);

}  // namespace wb
