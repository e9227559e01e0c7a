#pragma once

#include "model/core/text.h"

namespace wb::ui {

/// What the document refuses.
inline constexpr TextTable documentTexts({
    {"document.no_project_file", "is not a project; choose a project file to save to"},
});

}  // namespace wb::ui
