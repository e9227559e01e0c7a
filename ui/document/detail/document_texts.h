#pragma once

#include "model/core/text.h"

namespace wb::ui {

/// What the document refuses.
inline constexpr TextTable documentTexts({
    {"document.no_project_file", "is no project; choose a file to save it as"},
});

}  // namespace wb::ui
