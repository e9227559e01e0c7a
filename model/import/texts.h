#pragma once

#include "model/base/text.h"

namespace wb::import {

/// What can be wrong with a file of any kind.
inline constexpr TextTable importTexts({
    {"import.empty", "is empty; a Weighbridge project or a mesh asset was expected"},
    {"import.unknown_kind",
     "is of no kind that can be opened; a Weighbridge project (.weighbridge) or a Second Life mesh "
     "asset (.llmesh, .mesh, .slm) was expected"},
});

}  // namespace wb::import
