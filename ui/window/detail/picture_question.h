#pragma once

#include "ui/panels/view/view_panel.h"

#include <optional>

namespace wb::ui {

/// Asks how large a picture of the view is to be, and what is to be on it; nothing: none is wanted.
std::optional<PictureWish> askForPicture(QWidget& window, const PictureWish& suggested);

}  // namespace wb::ui
