#pragma once

#include "model/base/text.h"

namespace wb::ui {

/// What the window itself refuses.
inline constexpr TextTable windowTexts({
    {"window.other_ending",
     "is of no kind that is written here; a name that ends in {endings} was expected"},
    {"window.cannot_write_picture", "the picture cannot be written there"},
});

}  // namespace wb::ui
