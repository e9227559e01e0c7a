#pragma once

#include "model/base/text.h"

namespace wb::ui {

/// What the window itself refuses.
inline constexpr TextTable windowTexts({
    {"window.cannot_write_picture", "the picture cannot be written there"},
});

}  // namespace wb::ui
