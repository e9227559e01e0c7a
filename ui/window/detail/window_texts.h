#pragma once

#include "model/core/text.h"

namespace wb::ui {

/// What the window itself refuses or warns of.
inline constexpr TextTable windowTexts({
    {"window.cannot_write_picture",
     "the picture cannot be saved in this folder; choose another folder"},
    {"window.other_ending", "unsupported file type; supported types: {endings}"},
    {"window.cannot_write_log", "the log cannot be saved in this folder; choose another folder"},
    {"window.open_elsewhere",
     "this file is also open in another window; saving in one window overwrites the changes saved "
     "in the other"},
});

}  // namespace wb::ui
