#pragma once

#include "model/core/text.h"

namespace wb::ui {

/// What charts refuse.
inline constexpr TextTable chartTexts({
    {"chart.cannot_write", "the chart cannot be saved in this folder; choose another folder"},
});

}  // namespace wb::ui
