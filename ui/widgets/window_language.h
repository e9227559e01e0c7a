#pragma once

#include "model/core/language.h"

namespace wb::ui {

/// The language that the window speaks, with the signs of the user's locale: for what it
/// copies and saves. In the window's own thread; what it gives may speak in any.
Language windowLanguage();

}  // namespace wb::ui
