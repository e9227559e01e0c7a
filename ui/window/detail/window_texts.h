#pragma once

#include "model/core/text.h"

namespace wb::ui {

/// What the window itself refuses or warns of.
inline constexpr TextTable windowTexts({
    {"window.other_ending",
     "is of no kind that is written here; a name that ends in {endings} was expected"},
    {"window.cannot_write_picture", "the picture cannot be written there"},
    {"window.cannot_write_log", "the log cannot be written there"},
    {"window.open_elsewhere",
     "is open in another window too: what is saved in one takes the place of what the other saved"},
});

}  // namespace wb::ui
