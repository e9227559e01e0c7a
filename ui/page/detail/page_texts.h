#pragma once

#include "model/core/text.h"

namespace wb::ui {

/// What pages are refused by, and what they say of their pictures.
inline constexpr TextTable pageTexts({
    {"page.pdf_failed", "the PDF could not be created"},
    {"page.object", "The model as everyone sees it"},
    {"page.explained", "Where most of the cost comes from"},
});

}  // namespace wb::ui
