#pragma once

#include "model/core/language.h"

#include <string_view>
#include <vector>

/// The languages of translations/*.ts for what runs without a window: made of the same catalogues,
/// without Qt.
namespace wb::translations {

/// The tags of all languages, `en` first.
std::vector<std::string_view> languageTags();

/// A language by its tag; null for English, which the texts are written in, and where there is no
/// such language.
const Language* languageOf(std::string_view tag);

}  // namespace wb::translations
