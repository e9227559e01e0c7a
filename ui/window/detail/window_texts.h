#pragma once

#include "model/core/text.h"

namespace wb::ui {

/// What the window itself refuses or warns of.
inline constexpr TextTable windowTexts({
    {"window.other_ending", "unsupported file type; use a name that ends in {endings}"},
    {"window.cannot_write_picture", "the picture cannot be written there; choose another folder"},
    {"window.cannot_write_log", "the log cannot be written there; choose another folder"},
    {"window.open_elsewhere",
     "is also open in another window; saving in one window overwrites what the other has saved"},
});

}  // namespace wb::ui
