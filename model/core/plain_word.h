#pragma once

#include <string>
#include <string_view>

namespace wb {

/// Returns what people read for a `word` of the tables: as inWords, or other words where the key,
/// which files and queries hold, is not plain.
std::string plainWord(std::string_view word);

}  // namespace wb
